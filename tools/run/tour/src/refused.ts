import assert from "node:assert/strict";
import { inspect } from "node:util";
import { type ErrorCode, isNodeAccessError } from "@node-access/rpc";

/**
 * Makes a call that must be rejected.
 *
 * @param secrets - What the error must not tell.
 * @returns the error's code.
 * @throws AssertionError if it was answered, rejected otherwise, or the error holds a secret.
 */
export async function refused(
  code: ErrorCode,
  make: () => Promise<unknown>,
  secrets: readonly string[] = [],
): Promise<string> {
  const outcome: unknown = await make().then(
    () => "a response",
    (error: unknown) => error,
  );
  assert.equal(isNodeAccessError(outcome) ? outcome.code : outcome, code);
  const shown = `${inspect(outcome, { depth: 8 })}${JSON.stringify(outcome)}`;
  assert.ok(!secrets.some((secret) => shown.includes(secret)), "the error holds a credential");
  return code;
}
