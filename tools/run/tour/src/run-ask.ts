import { isNodeAccessError } from "@node-access/rpc";
import type { Ask, Step } from "./ask.ts";
import type { Row } from "./row.ts";

/**
 * Runs one ask and says how it went; it never throws.
 *
 * @param over - The transport and credential, for the row.
 * @param check - Throws when a response of the method is not what the spec says.
 */
export async function runAsk<Client>(
  ask: Ask<Client>,
  over: string,
  surroundings: Omit<Step<Client>, "call">,
  check: (method: string, answer: unknown) => void,
): Promise<Row> {
  const { method, asked } = ask;
  let milliseconds = 0;
  const call = async <Result>(make: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const answer = await make().finally(() => {
      milliseconds = performance.now() - start;
    });
    check(method, answer);
    return answer;
  };
  try {
    const cameBack = await ask.run({ ...surroundings, call });
    return { over, method, asked, cameBack, milliseconds, outcome: "ok" };
  } catch (error) {
    if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
      const { rpcCode, rpcMessage } = error.context;
      const refusals = ask.anvilRefuses ?? [];
      if (refusals.some((refusal) => refusal.rpcCode === rpcCode && refusal.says.test(rpcMessage))) {
        const cameBack = "not offered by this node";
        return { over, method, asked, cameBack, milliseconds, outcome: "not offered" };
      }
    }
    const cameBack = isNodeAccessError(error) ? error.code : error instanceof Error ? error.name : "an error";
    const failure = error instanceof Error ? error.message : String(error);
    return { over, method, asked, cameBack, milliseconds, outcome: "failed", failure };
  }
}
