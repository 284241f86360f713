import { filterChanges, type PollingClient, type PollingOptions } from "./filter-changes.ts";
import type { Hash, Log, LogQuery } from "./generated/types.ts";

export type { PollingClient, PollingOptions } from "./filter-changes.ts";
export { pendingTransactions } from "./pending-transactions.ts";
export type { PendingTransactionsClient, PendingTransactionsOptions } from "./pending-transactions.ts";

/** The part of a client that {@link newBlocks} uses. Clients of all protocols with filters have it. */
export interface NewBlocksClient extends PollingClient {
  /** Creates the filter. */
  eth_newBlockFilter(): Promise<string>;
}

/**
 * The part of a client that {@link newLogs} uses. `L` is the type of a log in the client's view of
 * numbers.
 */
export interface NewLogsClient<L = Log> {
  /** Creates the filter. */
  eth_newFilter(filter: LogQuery): Promise<string>;
  /** Returns the changes since the last poll. */
  eth_getFilterChanges(filterId: string): Promise<readonly (Hash | L)[]>;
}

/**
 * Iterates over the hashes of new blocks by polling a filter. With a WebSocket, use `watchHeads`,
 * which misses nothing.
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
 * import { createRpcClient } from "@node-access/rpc";
 * import { newBlocks } from "@node-access/rpc/filters";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const onGap = (): void => console.log("blocks may be missing here");
 * for await (const hash of newBlocks(client, { interval: 2_000, onGap })) console.log(hash);
 * ```
 *
 * Source: ethereum/execution-apis; go-ethereum for the lifetime of a filter (5 minutes without a poll).
 */
export function newBlocks(
  client: NewBlocksClient,
  options: PollingOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  return filterChanges(client, "eth_newBlockFilter", [], options);
}

/**
 * Iterates over new logs that match a filter, by polling. With a WebSocket, use `watchLogs`,
 * which misses nothing. A log that a reorganization reverted is delivered again with `removed`.
 *
 * @param client - A client from `createRpcClient` or `createRpcWebSocketClient`, or its decoded view.
 * @param filter - Which logs to deliver. Default: all.
 * @param options - The interval, a signal, and a callback for gaps.
 * @returns an iterator over logs. Leaving the loop stops polling.
 * @throws NodeAccessError the same errors as {@link newBlocks}.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { newLogs } from "@node-access/rpc/filters";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
 * for await (const log of newLogs(client, { address })) console.log(log.removed, log.data);
 * ```
 *
 * Source: ethereum/execution-apis; go-ethereum for the lifetime of a filter (5 minutes without a poll).
 */
export function newLogs<L = Log>(
  client: NewLogsClient<L>,
  filter: LogQuery = {},
  options: PollingOptions = {},
): AsyncGenerator<L, void, undefined> {
  return filterChanges(client, "eth_newFilter", [copyOf(filter)], options);
}

/** Copies a filter, because the caller may change it before it is created again. The call names what is invalid in it. */
function copyOf(filter: LogQuery): LogQuery {
  try {
    return structuredClone(filter);
  } catch {
    return filter;
  }
}
