import type { ErrorContexts } from "@node-access/auth";
import type { CallTarget } from "../call-error.ts";
import type { Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import { invalidResponse, rawMessage } from "./message.ts";

/** Makes what finds the one answer with an id, and throws if there is none or are several. */
export function finder(
  answers: readonly unknown[],
  entries: readonly { readonly id: number }[],
): (id: number, index: number, target: CallTarget) => unknown {
  // Nodes mostly answer in order. Then there is nothing to search, and nothing can be there twice.
  if (
    answers.length === entries.length &&
    entries.every(({ id }, index) => rawMessage(answers[index]).id === id)
  )
    return (_, index) => answers[index];
  const byId = new Map<unknown, unknown[]>();
  for (const answer of answers) {
    const { id } = rawMessage(answer);
    const same = byId.get(id);
    if (same) same.push(answer);
    else byId.set(id, [answer]);
  }
  return (id, _, target) => {
    const found = byId.get(id) ?? [];
    if (found.length === 1) return found[0];
    const reason = `a batch with ${found.length || "no"} answers of the id ${id}`;
    throw invalidResponse(target, reason, byId.get(null) ?? answers);
  };
}

/** The error of a batch that was answered by one error: as an object, or (geth) as an array with nothing else. */
export function wholeError(answers: unknown, count: number): unknown {
  if (!Array.isArray(answers)) return rawMessage(answers).error;
  const [first, second]: readonly unknown[] = answers;
  const { id, error } = rawMessage(first);
  return second === undefined && (count > 1 || (id ?? undefined) === undefined) ? error : undefined;
}

/** A batch that holds more than writes. */
export const BATCH: Operation = { name: "batch", idempotency: "safe" };

/**
 * Whether a node refused a batch for its size. With a write in it, only such a refusal counts as comes before anything is
 * executed: HTTP 413, or "invalid request".
 */
export function refusesSize(error: unknown, writes: boolean): boolean {
  const { context } = error as { context?: Partial<ErrorContexts["JSON_RPC_ERROR"]> };
  const { status, rpcCode, rpcMessage = "" } = context ?? {};
  // A rate limit may speak of batches too: that is a matter of time, not of size.
  if (retryDelay(error, BATCH, 1) !== undefined) return false;
  return status === 413 || rpcCode === -32600 || (!writes && /batch/i.test(rpcMessage));
}
