import { invalidArgument, isNodeAccessError, type NodeAccessError, kindOf } from "@node-access/auth";
import { badResult, checkFunction, checkNumbers, checkSignal, sleep } from "@node-access/transport";
import { isForgottenFilter } from "./pool/pool-filters.ts";
import type { Hash } from "./generated/shared.ts";

/**
 * The part of a client that {@link pendingTransactions} uses. Clients of all protocols with filters
 * have it.
 */
export interface PendingTransactionsClient {
  /** Creates the filter. */
  eth_newPendingTransactionFilter(): Promise<string>;
  /** Returns the changes since the last poll. */
  eth_getFilterChanges(filterId: string): Promise<readonly unknown[]>;
}

/** Options of {@link pendingTransactions}. */
export interface PendingTransactionsOptions {
  /** Milliseconds between two polls. Default 1,000. */
  readonly interval?: number | undefined;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called when hashes may have been missed: the node has forgotten the filter (a new one is
   * created), or the response to a poll was lost, which the node sends only once. A filter cannot
   * say what is missing, and without this function the gap goes unnoticed. If the function returns
   * a promise, the next poll waits for it. If it throws or rejects, the iteration ends with that
   * error.
   */
  readonly onGap?: ((reason: NodeAccessError) => unknown) | undefined;
}

const CREATE = "eth_newPendingTransactionFilter";
const POLL = "eth_getFilterChanges";
/** Maximum consecutive polls that end in a gap. Then the iteration throws the last error. */
const MAX_GAPS = 3;

/**
 * Iterates over the hashes of pending transactions by polling a filter. Each node has its own
 * pending transactions, and no call returns those that you missed. Behind a load balancer, a backend
 * that does not know the filter is reported with `onGap`, and the filter is created again.
 *
 * @param client - A client from `createRpcClient` or `createRpcWebSocketClient`.
 * @param options - The interval, a signal, and a callback for gaps.
 * @returns an iterator over hashes. Leaving the loop stops polling.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid client or option;
 * `INVALID_RESPONSE` if the node does not return a filter id or a list of changes; and the errors
 * of calls after their retries.
 *
 * @example
 * ```ts
 * import { createRpcClient, pendingTransactions } from "@node-access/rpc";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * for await (const hash of pendingTransactions(client)) {
 *   console.log(hash);
 *   break;
 * }
 * ```
 *
 * Source: go-ethereum, where a filter ends after 5 minutes without a poll.
 */
export async function* pendingTransactions(
  client: PendingTransactionsClient,
  options: PendingTransactionsOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  const polling: PendingTransactionsOptions = Object(options);
  const { interval = 1000, signal, onGap } = polling;
  if (!(Object(client) as Partial<PendingTransactionsClient>)[CREATE])
    throw invalidArgument("client", `a client with ${CREATE}`, kindOf(client));
  checkNumbers(polling, ["interval"]);
  checkFunction("onGap", onGap);
  checkSignal(polling);
  let filterId = "";
  let gaps = 0;
  for (;;) {
    if (signal?.aborted) return;
    if (!filterId) {
      filterId = await client[CREATE]();
      if (!filterId || typeof filterId !== "string") throw badResult(CREATE, "a filter id", filterId);
    }
    try {
      const changes = await client[POLL](filterId);
      if (!Array.isArray(changes)) throw badResult(POLL, "a list", changes);
      for (const hash of changes as Hash[]) {
        if (signal?.aborted) return;
        yield hash;
      }
      gaps = 0;
    } catch (error) {
      // In a pool, only one of several nodes may be unreachable. Another one can create the filter again.
      const forgotten = isForgottenFilter(error) || isNodeAccessError(error, "NOT_SENT");
      if (!(forgotten || isLostPoll(error)) || ++gaps > MAX_GAPS) throw error;
      if (forgotten) filterId = "";
      await onGap?.(error);
    }
    await sleep(interval, signal);
  }
}

function isLostPoll(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "UNANSWERED") || (isNodeAccessError(error, "TIMEOUT") && error.context.sent)
  );
}
