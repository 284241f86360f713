import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { retryDelay } from "@node-access/transport";

/** Whether a call failed because its connection did, or its client was closed. */
export function isConnectionLoss(error: unknown): error is NodeAccessError {
  return isNodeAccessError(error) && /^(CLOSED|ABORTED|UNANSWERED|NOT_SENT)$/.test(error.code);
}

/** Whether what could not be read now may be read later, on the next socket or with the next block. */
export function isPassing(error: unknown): error is NodeAccessError {
  if (isConnectionLoss(error)) return true;
  return isNodeAccessError(error) && retryDelay(error, { name: "", idempotency: "safe" }, 1) !== undefined;
}

/** Whether a watch goes on after a failed read: it tries again, or the next head leads to the same blocks. */
export function isSurvivable(error: unknown): boolean {
  return (
    isPassing(error) ||
    isNodeAccessError(error, "JSON_RPC_ERROR") ||
    isNodeAccessError(error, "INVALID_RESPONSE")
  );
}
