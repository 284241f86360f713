import { isNodeAccessError } from "@node-access/auth";
import { callError, type CallTarget } from "./call-error.ts";
import type { Operation } from "./operation.ts";

/** HTTP and gRPC statuses after which a call may have been executed. */
const UNCERTAIN = /^(408|5\d\d|CANCEL|UNKNOWN|DEADLINE|ABORT|INTERNAL|UNAVAIL|DATA_LOSS)/;

/**
 * Returns whether a call that failed may have been executed: its response was lost or unreadable, or a proxy
 * responded in place of the server.
 *
 * @param error - The error of a call, or of one attempt.
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
  const { code, context } = error;
  const { sent, status, errors, rpcCode, rpcMessage }: Record<string, unknown> = { ...context };
  if (/^(UN(ANSWERED|DECODABLE)|(INVALID_)?RESPONSE)/.test(code) || sent === true) return true;
  // Some nodes send all their errors with status 500.
  if (code === "JSON_RPC_ERROR")
    return (
      rpcCode === -32_603 ||
      (status !== 500 && UNCERTAIN.test(`${status}`)) ||
      /time(d )?.?out/i.test(`${rpcMessage}`.slice(0, 500))
    );
  return /^(HTTP|GRPC)_STATUS$/.test(code) && !errors && UNCERTAIN.test(`${status}`);
}

/**
 * Returns the error of a call of which an earlier attempt may have been executed. What the last attempt was told
 * says nothing about that: a node that has executed a transaction, or is behind, rejects its repetition.
 *
 * @param error - The error of the last attempt.
 * @returns `UNANSWERED` with that error as its cause; the error itself for a call that only reads, and if it
 * says as much.
 */
export function afterLostAnswer(
  error: unknown,
  target: CallTarget & { readonly operation: Operation },
): unknown {
  if (target.operation.idempotency !== "idempotent" || !isNodeAccessError(error)) return error;
  if (error.code === "CLOSED" || (error.code !== "JSON_RPC_ERROR" && mayHaveArrived(error))) return error;
  const reason = `an earlier attempt may have been executed; find out before you send it again. The last one failed: ${error.message}`;
  return callError(target, "UNANSWERED", `sent, but ${reason}`, { reason }, { cause: error });
}
