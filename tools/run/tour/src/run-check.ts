import { isNodeAccessError } from "@node-access/rpc";
import type { Check, Target } from "./check.ts";
import type { Row } from "./row.ts";

/**
 * Runs one check and returns its row. Never throws: a failure is a row too.
 *
 * @param over - The transport and credential, for the row.
 * @param validate - Rejects if the method's response does not match the spec.
 */
export async function runCheck<Client>(
  check: Check<Client>,
  over: string,
  target: Target<Client>,
  validate: (method: string, response: unknown, spec?: string) => Promise<void>,
): Promise<Row> {
  const { method, request, spec } = check;
  let milliseconds = 0;
  const call = async <Result>(make: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const response = await make().finally(() => {
      milliseconds = performance.now() - start;
    });
    await validate(method, response, spec);
    return response;
  };
  try {
    const result = await check.run({ ...target, call });
    return { over, method, request, result, milliseconds, outcome: "ok" };
  } catch (error) {
    if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
      const { rpcCode, rpcMessage } = error.context;
      const expected = check.anvilErrors ?? [];
      if (expected.some((pattern) => pattern.rpcCode === rpcCode && pattern.message.test(rpcMessage))) {
        const result = "not offered";
        return { over, method, request, result, milliseconds, outcome: "not offered" };
      }
    }
    const result = isNodeAccessError(error) ? error.code : error instanceof Error ? error.name : "an error";
    const failure = error instanceof Error ? error.message : String(error);
    return { over, method, request, result, milliseconds, outcome: "failed", failure };
  }
}
