import { filterChanges, type PollingClient, type PollingOptions } from "./filter-changes.ts";
import type { Hash } from "./generated/shared.ts";

/**
 * The part of a client that {@link pendingTransactions} uses. Clients of all protocols with filters
 * have it.
 */
export interface PendingTransactionsClient extends PollingClient {
  /** Creates the filter. */
  eth_newPendingTransactionFilter(): Promise<string>;
}

/** Options of {@link pendingTransactions}. */
export interface PendingTransactionsOptions extends PollingOptions {}

/**
 * Iterates over the hashes of pending transactions by polling a filter.
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
 * Source: interface, C: polling flow for pending transactions; go-ethereum for the lifetime of a
 * filter (5 minutes without a poll).
 */
export function pendingTransactions(
  client: PendingTransactionsClient,
  options: PendingTransactionsOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  return filterChanges(client, "eth_newPendingTransactionFilter", [], options);
}
