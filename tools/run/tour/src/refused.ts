import assert from "node:assert/strict";
import { inspect } from "node:util";
import { type ErrorCode, isNodeAccessError } from "@node-access/rpc";
import type { Step } from "./ask.ts";
import type { OpenGateway } from "./open-gateway.ts";

/** A call to the gateway that must be rejected. */
export interface Refusal {
  readonly method: string;
  readonly asked: string;
  /** @returns how it was rejected. */
  readonly make: (gateway: OpenGateway, call: Step<OpenGateway>["call"]) => Promise<string>;
}

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
