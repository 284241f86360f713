import { isNodeAccessError, NodeAccessError } from "@node-access/auth";
import { readRangeLimit } from "@node-access/transport/range-limit";
import { isTransient } from "../subscriptions/transient-error.ts";

/** Whether a read failed because it asks for too much, so that one of fewer blocks may succeed. */
export function isTooLarge(error: unknown): boolean {
  if (isNodeAccessError(error, "TIMEOUT") || isNodeAccessError(error, "RESPONSE_TOO_LARGE")) return true;
  if (isNodeAccessError(error, "DATA_UNVERIFIABLE")) return error.context.reason === "max-reads";
  if (isNodeAccessError(error, "HTTP_STATUS")) return error.context.status === 413;
  // Some providers reject it with HTTP 403, as if it were about the credential.
  if (isNodeAccessError(error, "CREDENTIAL_REFUSED"))
    return readRangeLimit(error.context.body ?? "") !== undefined;
  if (isTransient(error) || !isNodeAccessError(error, "JSON_RPC_ERROR")) return false;
  return readRangeLimit(error.context.rpcMessage) !== undefined;
}

/**
 * Whether a read may fail because it asks for too much: not all providers say so. Some send `limit exceeded`, or that a gateway
 * has waited for too long.
 */
export function mayBeTooLarge(error: unknown): boolean {
  if (isNodeAccessError(error, "HTTP_STATUS")) return error.context.status !== 429;
  if (!isNodeAccessError(error, "JSON_RPC_ERROR") || error.context.status === 429) return isRejected(error);
  return isRejected(error) || /^limit exceeded$|time/i.test(error.context.rpcMessage.slice(0, 500));
}

/** Whether the node rejects a read, for good. */
function isRejected(error: unknown): boolean {
  if (isTransient(error)) return false;
  if (isNodeAccessError(error, "HTTP_STATUS")) return true;
  // Neither a method that is missing, nor a param that is wrong.
  return isNodeAccessError(error, "JSON_RPC_ERROR") && !/^-3260[12]$/.test(`${error.context.rpcCode}`);
}

/** Whether the same read may succeed later: another backend may respond, or the node may have the block then. */
export function mayPass(error: unknown): boolean {
  if (isNodeAccessError(error, "CLOSED") || isNodeAccessError(error, "ABORTED")) return false;
  if (isNodeAccessError(error, "DATA_UNVERIFIABLE"))
    return /^(moved|read-failed)$/.test(error.context.reason);
  return isTransient(error) || isNodeAccessError(error, "INVALID_RESPONSE") || isRejected(error);
}

export function aborted(operation: string): NodeAccessError<"ABORTED"> {
  const text = `${operation}: aborted by the signal. To continue, pass the cursor of the last part`;
  return new NodeAccessError("ABORTED", text, { operation, sent: false });
}
