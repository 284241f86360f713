import { filterChanges, type PollingClient, type PollingOptions } from "./filter-changes.ts";
import type { Hash } from "./generated/shared.ts";

/** What {@link pendingTransactions} needs of a client: any protocol's that offers filters. */
export interface PendingTransactionsClient extends PollingClient {
  /** Makes the filter. */
  eth_newPendingTransactionFilter(): Promise<string>;
}

/** How {@link pendingTransactions} polls. */
export interface PendingTransactionsOptions extends PollingOptions {}

/**
 * Hashes of pending transactions as the node learns of them, by filter polling.
 *
 * @param client - A client made by `createRpcClient` or `createRpcWebSocketClient`.
 * @param options - Interval, end, and what to do about a gap.
 * @returns hashes, each as soon as a poll brings it. Leaving the loop stops the polling.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a bad client or option, named; `INVALID_RESPONSE` if the node answers with no
 * filter id, or no list of changes; and what a call fails with after its retries: `NOT_SENT`, `HTTP_STATUS`, …
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
export function pendingTransactions(
  client: PendingTransactionsClient,
  options: PendingTransactionsOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  return filterChanges(client, "eth_newPendingTransactionFilter", [], options);
}
