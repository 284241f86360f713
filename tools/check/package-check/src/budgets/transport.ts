import type { PackageBudget } from "./package-budget.ts";

export const transport: PackageBudget = {
  bundles: [],
  modules: { ".": 5, "./json-rpc": 5, "./proxy": 2, "./rest": 5, "./stream": 5, "./web-socket": 6 },
  consumer: `
    import { isNodeAccessError, type Middleware } from "@node-access/transport";
    export const log: Middleware = async (context, next) => {
      const answer = await next();
      console.log(context.operation.name, context.attempt, answer.status);
      return answer;
    };
    export function describe(error: unknown): string {
      if (isNodeAccessError(error, "TIMEOUT")) return error.context.option;
      return String(error);
    }
  `,
};
