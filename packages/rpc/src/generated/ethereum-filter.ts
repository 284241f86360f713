// Generated from specs/rpc/ethereum-filter.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Head, SyncStatus } from "./ethereum.ts";
import type { PendingTransaction, Receipt } from "./ethereum-transaction.ts";
import type { Address, BlockNumberOrTag, Hash, Hex, Quantity } from "./shared.ts";

/**
 * Names a filter on the node that made it.
 *
 * Source: interface: C.
 */
export type FilterId = `0x${string}`;

/**
 * Names a subscription on the socket that made it.
 *
 * Source: go-ethereum.
 */
export type SubscriptionId = `0x${string}`;

/**
 * The events of the subscription `syncing` while the node synchronizes.
 *
 * Source: go-ethereum.
 */
export interface SyncProgress {
  syncing: boolean;
  status?: SyncStatus;
}

/**
 * The receipts to send.
 *
 * Source: go-ethereum, reth.
 */
export interface ReceiptFilter {
  /** Hashes of their transactions. */
  transactionHashes?: readonly Hash[];
}

/**
 * The logs to send.
 *
 * Source: ethereum/execution-apis.
 */
export interface LogFilter {
  /** The contract that wrote them, or several. */
  address?: Address | readonly Address[];
  /**
   * For each position: a topic, a list of which one must match, or `null` for any. A `null` in the list
   * matches any topic.
   */
  topics?: readonly (Hash | readonly (Hash | null)[] | null)[];
}

/**
 * The logs to look for, in a range of blocks or in one block by its hash.
 *
 * Source: ethereum/execution-apis.
 */
export interface LogQuery extends LogFilter {
  /** The first block. The newest by default. */
  fromBlock?: BlockNumberOrTag;
  /** The last block. The newest by default. */
  toBlock?: BlockNumberOrTag;
  /** The one block, in place of a range. */
  blockHash?: Hash;
}

/**
 * A log that a contract wrote during a transaction.
 *
 * Source: ethereum/execution-apis.
 */
export interface Log {
  /** The contract. */
  address: Address;
  topics: Hash[];
  data: Hex;
  blockNumber: Quantity;
  blockHash: Hash;
  /** Unix time in seconds. Only newer nodes return it. */
  blockTimestamp?: Quantity;
  transactionHash: Hash;
  transactionIndex: Quantity;
  /** Its place among all logs of the block, from 0. */
  logIndex: Quantity;
  /** `true` if a reorganization took its block back. */
  removed: boolean;
}

/** Logs, filters that collect what is new, and subscriptions. */
export interface EthereumFilterMethods {
  /**
   * The logs that match a filter.
   *
   * @param filter - The logs to collect.
   * @returns in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const logs = await client.eth_getLogs({ fromBlock: "0x2d", toBlock: "0x2d", address: "0x5fbdb2315678afecb367f032d93f642f64180aa3", topics: [null] });
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_getLogs(filter: LogQuery): Promise<Log[]>;

  /**
   * Creates a filter that collects new logs, to be polled with `eth_getFilterChanges`.
   *
   * @param filter - The logs to return.
   * @returns id of the filter. A node may drop a filter that is not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const filterId = await client.eth_newFilter({ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }); // "0x1"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_newFilter(filter: LogQuery): Promise<FilterId>;

  /**
   * Creates a filter that collects the hashes of new blocks, to be polled with `eth_getFilterChanges`.
   *
   * @returns id of the filter. A node may drop a filter that is not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const filterId = await client.eth_newBlockFilter(); // "0x1"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_newBlockFilter(): Promise<FilterId>;

  /**
   * Creates a filter that collects the hashes of new pending transactions, to be polled with
   * `eth_getFilterChanges`.
   *
   * @returns id of the filter. A node may drop a filter that is not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const filterId = await client.eth_newPendingTransactionFilter(); // "0x1"
   * ```
   *
   * Source: interface: C.
   */
  eth_newPendingTransactionFilter(): Promise<FilterId>;

  /**
   * Gets the events a filter has collected since the last poll. A poll consumes what it returns, so it is
   * sent once.
   *
   * @param filterId - Of the filter.
   * @returns hashes of blocks or transactions, or logs, as the filter was made for.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node has no such filter or has forgotten it),
   * -32602 (a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const changes = await client.eth_getFilterChanges("0x1"); // ["0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f"]
   * ```
   *
   * Source: interface: C; logs from ethereum/execution-apis.
   */
  eth_getFilterChanges(filterId: FilterId): Promise<Hash[] | Log[]>;

  /**
   * All logs that match a filter of `eth_newFilter`, whether or not a poll has returned them.
   *
   * @param filterId - Of the filter.
   * @returns in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node has no such filter or has forgotten it),
   * -32602 (a param is missing or malformed), -32005 (more requests than the plan allows).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const logs = await client.eth_getFilterLogs("0x2");
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_getFilterLogs(filterId: FilterId): Promise<Log[]>;

  /**
   * Ends a filter.
   *
   * @param filterId - Of the filter.
   * @returns `true` if there was such a filter.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const ended = await client.eth_uninstallFilter("0x1"); // true
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_uninstallFilter(filterId: FilterId): Promise<boolean>;
}

/**
 * The methods of {@link EthereumFilterMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface EthereumFilterCalls {
  eth_getLogs: { params: readonly [filter: LogQuery]; result: Log[] };
  eth_newFilter: { params: readonly [filter: LogQuery]; result: FilterId };
  eth_newBlockFilter: { params: readonly []; result: FilterId };
  eth_newPendingTransactionFilter: { params: readonly []; result: FilterId };
  eth_getFilterChanges: { params: readonly [filterId: FilterId]; result: Hash[] | Log[] };
  eth_getFilterLogs: { params: readonly [filterId: FilterId]; result: Log[] };
  eth_uninstallFilter: { params: readonly [filterId: FilterId]; result: boolean };
}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface EthereumFilterSubscriptions {
  /** The header of each new head of the chain. After a reorganization, the headers of the new branch. */
  newHeads: { params: readonly []; notification: Head };
  /**
   * The logs of new blocks that match a filter. After a reorganization, the logs that no longer hold are sent
   * again with `removed`.
   *
   * @param filter - The logs to send; all by default.
   */
  logs: { params: readonly [filter?: LogFilter]; notification: Log };
  /**
   * Transactions that become pending.
   *
   * @param fullTransactions - `true` for transaction objects, where the node offers them; else hashes.
   * Default: `false`.
   */
  newPendingTransactions: {
    params: readonly [fullTransactions?: boolean];
    notification: Hash | PendingTransaction;
    overloads: [
      { params: readonly [fullTransactions: true]; notification: PendingTransaction },
      { params: readonly [fullTransactions?: false]; notification: Hash },
    ];
  };
  /**
   * The receipts of each new block, in one list. Of newer go-ethereum and reth only.
   *
   * @param filter - Of which transactions. All by default.
   */
  transactionReceipts: { params: readonly [filter?: ReceiptFilter]; notification: Receipt[] };
  /** Sends the progress when synchronization starts, and `false` when it ends. */
  syncing: { params: readonly []; notification: SyncProgress | boolean };
}
