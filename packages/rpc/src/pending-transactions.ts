import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Hash } from "./generated/shared.ts";

/** What {@link pendingTransactions} needs of a client: any protocol's that offers filters. */
export interface PendingTransactionsClient {
  eth_newPendingTransactionFilter(): Promise<string>;
  eth_getFilterChanges(filterId: string): Promise<readonly unknown[]>;
}

/** How {@link pendingTransactions} polls. */
export interface PendingTransactionsOptions {
  /** Milliseconds between two polls; 1,000 if omitted. */
  readonly interval?: number;
  /** Ends the iteration: it returns, without an error. */
  readonly signal?: AbortSignal;
  /**
   * Told when hashes may have been missed: the node has forgotten the filter (a new one is made), or a poll was sent and
   * its answer, which the node gives only once, did not arrive.
   */
  readonly onGap?: (reason: NodeAccessError) => void;
}

/** Polls in a row that may end in a gap before the iteration gives up and throws the last one's error. */
const gapsInARow = 3;

/**
 * Hashes of pending transactions as the node learns of them, by filter polling.
 *
 * @param client - A client made by `createRpcClient` or `createRpcWebSocketClient`.
 * @param options - Interval, end, and what to do about a gap.
 * @returns hashes, each as soon as a poll brings it. Leaving the loop stops the polling.
 * @throws NodeAccessError whatever a call gives after its retries: `NOT_SENT`, `HTTP_STATUS`, `JSON_RPC_ERROR`, …
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
 * Source: interface, C: polling flow for pending transactions; go-ethereum for the lifetime of a filter (5 minutes
 * without a poll).
 */
export async function* pendingTransactions(
  client: PendingTransactionsClient,
  { interval = 1000, signal, onGap }: PendingTransactionsOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  let filterId: string | undefined;
  let gaps = 0;
  for (;;) {
    if (signal?.aborted) return;
    filterId ??= await client.eth_newPendingTransactionFilter();
    try {
      // What a filter of this kind collects.
      yield* (await client.eth_getFilterChanges(filterId)) as Hash[];
      gaps = 0;
    } catch (error) {
      const forgotten = isForgottenFilter(error);
      if (!(forgotten || isLostPoll(error)) || ++gaps > gapsInARow) throw error;
      if (forgotten) filterId = undefined;
      onGap?.(error);
    }
    await pause(interval, signal);
  }
}

// -32000 "filter not found" is go-ethereum's; others word it alike. The code alone says only "server error".
function isForgottenFilter(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "JSON_RPC_ERROR") &&
    /filter.*(not found|not exist|expired|unknown)/i.test(error.context.rpcMessage)
  );
}

function isLostPoll(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "UNANSWERED") || (isNodeAccessError(error, "TIMEOUT") && error.context.sent)
  );
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
    if (signal?.aborted) done();
  });
}
