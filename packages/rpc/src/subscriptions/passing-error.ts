import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { retryDelay } from "@node-access/transport";

/** Whether what could not be read now may be read later, on the next socket or with the next block. */
export function isPassing(error: unknown): error is NodeAccessError {
  const { code } = error as { code?: unknown };
  if (code === "CLOSED" || code === "ABORTED") return true;
  return isNodeAccessError(error) && retryDelay(error, { name: "", idempotency: "safe" }, 1) !== undefined;
}
