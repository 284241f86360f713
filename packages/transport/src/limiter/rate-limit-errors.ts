import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { callError } from "../call-error.ts";
import { retryDelay } from "../json-rpc/retry-delay.ts";
import type { CallContext } from "../operation.ts";

const SAFE = { name: "", idempotency: "safe" } as const;

/** Returns the milliseconds that a server asks to wait, or `undefined` if it does not. `number` counts its rejections in a row. */
export function pauseAfter(error: unknown, number: number): number | undefined {
  return isRateLimit(error) ? retryDelay(error, SAFE, number) : undefined;
}

/** Whether the server has rejected a call because there are too many, or asks to wait. */
function isRateLimit(error: unknown): error is NodeAccessError {
  if (!isNodeAccessError(error)) return false;
  const { status, retryAfter } = error.context as Record<string, unknown>;
  const isTransientRpcError = error.code === "JSON_RPC_ERROR" && status === undefined;
  return isTransientRpcError || Number(retryAfter) > 0 || /^(429|RESOURCE_EXHAUSTED)$/.test(`${status}`);
}

/** Creates the error of a call that has no place in the queue. */
export function queueFull({ operation, endpoint }: CallContext, count: number): NodeAccessError {
  const reason = `${count} calls already wait for the rate limit; send fewer at a time, or raise maxQueued`;
  return callError({ operation, endpoint, redact: String }, "NOT_SENT", `not sent: ${reason}`, { reason });
}
