import { isNodeAccessError } from "@node-access/auth";
import { callError, type CallTarget } from "./call-error.ts";
import type { Operation } from "./operation.ts";

/**
 * Returns whether a call that failed may have been executed: its response was lost or unreadable, or a proxy
 * responded instead of the server.
 *
 * @param error - The error of a call, or of one attempt.
 * @returns whether it may have been executed; `false` for other values than a NodeAccessError.
 *
 * @example
 * ```ts
 * import { mayHaveArrived } from "@node-access/transport";
 *
 * export const mustLookUp = (error: unknown): boolean => mayHaveArrived(error);
 * ```
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!isNodeAccessError(error)) return false;
  const { sent, status, errors, rpcCode, rpcMessage } = error.context as Record<string, unknown>;
  // HTTP and gRPC statuses after which a call may have been executed: CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, and so on.
  const isUncertain = /^(408|5|C|D|AB|INT|UNK|UNAV)/.test(`${status}`);
  // Some nodes send all their JSON-RPC errors with status 500, and that they timed out with status 200.
  return error.code === "JSON_RPC_ERROR"
    ? rpcCode === -32_603 || (status !== 500 && isUncertain) || /timed? ?out/i.test(rpcMessage as string)
    : /^UN|RESP/.test(error.code) || sent === true || (!errors && isUncertain);
}

/**
 * Returns the error of a call of which an earlier attempt may have been executed. The error of the last attempt does not
 * show whether it was: a node that has executed a transaction, or lags behind, rejects a second sending.
 *
 * @returns `UNANSWERED` with that error as its cause; the error itself if the call only reads, or if it already means this.
 */
export function afterLostAnswer(
  error: unknown,
  target: CallTarget & { readonly operation: Operation },
): unknown {
  if (target.operation.idempotency !== "idempotent" || !isNodeAccessError(error)) return error;
  const { code, message } = error;
  if (code === "CLOSED" || (code !== "JSON_RPC_ERROR" && mayHaveArrived(error))) return error;
  const reason = `an earlier attempt may have been executed; the last error: ${message}`;
  return callError(target, "UNANSWERED", reason, { reason }, { cause: error });
}
