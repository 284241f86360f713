import type { PackageBudget } from "./package-budget.ts";

export const auth: PackageBudget = {
  bundles: [
    {
      name: "one credential",
      source: `
        import { authorize, urlToken } from "@node-access/auth";
        console.log(authorize("node", "https://node.example.com", urlToken("token")));
      `,
      gzipBytes: 3_000,
    },
  ],
  modules: { ".": 1 },
  consumer: `
    import { authorize, bearer, isNodeAccessError, urlToken } from "@node-access/auth";
    const node = authorize("node", "https://node.example.com", urlToken("token"));
    const management = authorize("management", "https://api.example.com", bearer("key"));
    export const endpoints: string[] = [node.endpoint, management.endpoint];
    export function describe(error: unknown): string {
      if (isNodeAccessError(error, "INVALID_ARGUMENT")) return error.context.path;
      return String(error);
    }
  `,
};
