import { filterChanges, type PollingClient, type PollingOptions } from "./filter-changes.ts";
import type { Hash, Log, LogQuery } from "./generated/types.ts";

export type { PollingClient, PollingOptions } from "./filter-changes.ts";
export { pendingTransactions } from "./pending-transactions.ts";
export type { PendingTransactionsClient, PendingTransactionsOptions } from "./pending-transactions.ts";

/** What {@link newBlocks} needs of a client: any protocol's that offers filters. */
export interface NewBlocksClient extends PollingClient {
  /** Makes the filter. */
  eth_newBlockFilter(): Promise<string>;
}

/** What {@link newLogs} needs of a client: any protocol's that offers filters. `L` is a log in the client's view of numbers. */
export interface NewLogsClient<L = Log> {
  /** Makes the filter. */
  eth_newFilter(filter: LogQuery): Promise<string>;
  /** Gives what is new since it was asked last. */
  eth_getFilterChanges(filterId: string): Promise<readonly (Hash | L)[]>;
}

/**
 * Hashes of new blocks, by filter polling: where there is no WebSocket. With one, `watchHeads` misses nothing.
 *
 * @param client - A client made by `createRpcClient` or `createRpcWebSocketClient`.
 * @param options - Interval, end, and what to do about a gap.
 * @returns hashes, each as soon as a poll brings it. Leaving the loop stops the polling.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a bad client or option, named; `INVALID_RESPONSE` if the node answers with no
 * filter id, or no list of changes; and what a call fails with after its retries: `NOT_SENT`, `HTTP_STATUS`, …
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
 * New logs that fit a filter, by filter polling: where there is no WebSocket. With one, `watchLogs` misses nothing. A log
 * that a reorganisation took back comes again, with `removed`.
 *
 * @param client - A client made by `createRpcClient` or `createRpcWebSocketClient`, or its decoded view.
 * @param filter - Which logs; all if left out.
 * @param options - Interval, end, and what to do about a gap.
 * @returns logs, each as soon as a poll brings it. Leaving the loop stops the polling.
 * @throws NodeAccessError as {@link newBlocks}.
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
  return filterChanges(client, "eth_newFilter", [filter], options);
}
