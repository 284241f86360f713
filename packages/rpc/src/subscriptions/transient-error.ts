import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { retryDelay } from "@node-access/transport";

/** Checks whether a call failed because its connection was lost or its client was closed. */
export function isConnectionLoss(error: unknown): error is NodeAccessError {
  return isNodeAccessError(error) && /^(CLOSED|ABORTED|UNANSWERED|NOT_SENT)$/.test(error.code);
}

/** Checks whether a failed read may succeed later, on the next socket or with the next block. */
export function isTransient(error: unknown): error is NodeAccessError {
  if (isConnectionLoss(error)) return true;
  return isNodeAccessError(error) && retryDelay(error, { name: "", idempotency: "safe" }, 1) !== undefined;
}

/** Checks whether a watch continues after a failed read: it retries, or the next head leads to the blocks. */
export function isRecoverable(error: unknown): boolean {
  return (
    isTransient(error) ||
    isNodeAccessError(error, "JSON_RPC_ERROR") ||
    isNodeAccessError(error, "INVALID_RESPONSE")
  );
}
