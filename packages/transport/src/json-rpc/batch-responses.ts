import type { ErrorContexts } from "@node-access/auth";
import type { CallTarget } from "../call-error.ts";
import type { Operation } from "../operation.ts";
import { retryDelay } from "./retry-delay.ts";
import { invalidResponse, rawMessage } from "./message.ts";

/** Creates a function that finds the response with an id, and throws unless there is exactly one. */
export function indexResponses(
  responses: readonly unknown[],
  entries: readonly { readonly id: number }[],
): (id: number, index: number, target: CallTarget) => unknown {
  // Nodes usually respond in order. Then no search is needed, and there are no duplicates.
  if (
    responses.length === entries.length &&
    entries.every(({ id }, index) => rawMessage(responses[index]).id === id)
  )
    return (_, index) => responses[index];
  const byId = new Map<unknown, unknown[]>();
  for (const response of responses) {
    const { id } = rawMessage(response);
    const same = byId.get(id);
    if (same) same.push(response);
    else byId.set(id, [response]);
  }
  return (id, _, target) => {
    const found = byId.get(id) ?? [];
    if (found.length === 1) return found[0];
    const reason = `a batch with ${found.length || "no"} responses for id ${id}`;
    throw invalidResponse(target, reason, byId.get(null) ?? responses);
  };
}

/**
 * Returns the error of a whole batch: an object, or (from geth) a list of one, with the id of the first call or none.
 *
 * @param firstId - The id of the first of several calls; `undefined` if there is only one.
 */
export function readBatchError(responses: unknown, firstId: number | undefined): unknown {
  if (!Array.isArray(responses)) return rawMessage(responses).error;
  const [first, second]: readonly unknown[] = responses;
  const { id, error } = rawMessage(first);
  return second === undefined && (id ?? firstId) === firstId ? error : undefined;
}

/** The operation of a batch that does not consist of writes only. */
export const BATCH: Operation = { name: "batch", idempotency: "safe" };

/**
 * Checks whether a node rejected a batch because of its size. If the batch contains writes,
 * only rejections that happen before execution count: HTTP 413, or "invalid request".
 */
export function isSizeRejection(error: unknown, writes: boolean): boolean {
  const { context } = error as { context?: Partial<ErrorContexts["JSON_RPC_ERROR"]> };
  const { status, rpcCode, rpcMessage = "" } = context ?? {};
  // A rate limit may also mention batches, but is not about their size.
  if (retryDelay(error, BATCH, 1) !== undefined) return false;
  return status === 413 || rpcCode === -32600 || (!writes && /batch/i.test(rpcMessage));
}
