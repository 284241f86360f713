import assert from "node:assert/strict";
import { inspect } from "node:util";
import { type ErrorCode, isNodeAccessError } from "@node-access/rpc";

/**
 * Makes a call and asserts that it is rejected.
 *
 * @param secrets - What the error must not contain.
 * @throws AssertionError if it succeeds, is rejected with another code, or its error contains a secret.
 */
export async function assertRejected(
  code: ErrorCode | number,
  make: () => Promise<unknown>,
  secrets: readonly string[] = [],
): Promise<string> {
  const outcome: unknown = await make().then(
    () => "a response",
    (error: unknown) => error,
  );
  const isStatus = typeof code === "number" && isNodeAccessError(outcome, "HTTP_STATUS");
  const received = isStatus ? outcome.context.status : isNodeAccessError(outcome) ? outcome.code : outcome;
  assert.equal(received, code);
  const text = `${inspect(outcome, { depth: 8 })}${JSON.stringify(outcome)}`;
  assert.ok(!secrets.some((secret) => text.includes(secret)), "the error contains a credential");
  return String(code);
}
