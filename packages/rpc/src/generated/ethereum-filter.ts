// Generated from specs/rpc/ethereum-filter.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Head, SyncStatus } from "./ethereum.ts";
import type { PendingTransaction, Receipt } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, Hash, Hex } from "./shared.ts";

/**
 * Id of a filter, valid only on the node that created it.
 *
 * Source: ethereum/execution-apis.
 */
export type FilterId = `0x${string}`;

/**
 * Id of a subscription, valid only on the WebSocket that created it.
 *
 * Source: go-ethereum.
 */
export type SubscriptionId = `0x${string}`;

/**
 * Event of the subscription `syncing` while the node is syncing.
 *
 * Source: go-ethereum.
 */
export interface SyncProgress<Q extends QuantityForm = "hex"> {
  /** `true` while the node is syncing. */
  syncing: boolean;
  status?: SyncStatus<Q>;
}

/**
 * Filter for receipts.
 *
 * Source: go-ethereum, reth.
 */
export interface ReceiptFilter {
  /** Hashes of the transactions whose receipts to send. */
  transactionHashes?: readonly Hash[];
}

/**
 * Filter for logs.
 *
 * Source: ethereum/execution-apis.
 */
export interface LogFilter {
  /** Address of the contract, or a list of addresses. */
  address?: Address | readonly Address[];
  /**
   * Topics by position: a topic, a list of alternatives, or `null` for any topic. A `null` in the list
   * matches any topic.
   */
  topics?: readonly (Hash | readonly (Hash | null)[] | null)[];
}

/**
 * Filter for logs in a range of blocks, or in one block by its hash.
 *
 * Source: ethereum/execution-apis.
 */
export interface LogQuery<Q extends QuantityForm = "hex"> extends LogFilter {
  /** First block of the range. Default: the latest block. */
  fromBlock?: BlockNumberOrTag<Q>;
  /** Last block of the range. Default: the latest block. */
  toBlock?: BlockNumberOrTag<Q>;
  /** Hash of a single block, in place of a range. */
  blockHash?: Hash;
}

/**
 * A log emitted by a contract.
 *
 * Source: ethereum/execution-apis.
 */
export interface Log<Q extends QuantityForm = "hex"> {
  /** Address of the contract that emitted the log. */
  address: Address;
  /**
   * Topics of the log, up to 4. The first is the hash of the event's signature, unless the event is
   * anonymous; the others are its indexed values.
   */
  topics: Hash[];
  /** Data of the log: usually the event's values that are not indexed, ABI-encoded. */
  data: Hex;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Hash of the block. */
  blockHash: Hash;
  /** Timestamp of the block, in Unix seconds. Only newer nodes return it. */
  blockTimestamp?: Quantities[Q];
  /** Hash of the transaction that emitted the log. */
  transactionHash: Hash;
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
  /** Index of the log in the block, from 0. */
  logIndex: Quantities[Q];
  /** `true` if a reorganization removed the log's block. */
  removed: boolean;
}

/** Logs, filters and subscriptions. */
export interface EthereumFilterMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the logs that match a filter.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filter - Filter for the logs.
   * @returns Logs, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const logs = await client.eth_getLogs({ fromBlock: "0x2d", toBlock: "0x2d", address: "0x5fbdb2315678afecb367f032d93f642f64180aa3", topics: [null] });
   */
  eth_getLogs(filter: LogQuery<ParamForm<Q>>): Promise<Log<Q>[]>;

  /**
   * Creates a filter for new logs. Poll it with `eth_getFilterChanges`.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filter - Filter for the logs.
   * @returns Id of the filter. Nodes may remove filters that are not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32004 (method not supported).
   * @example const filterId = await client.eth_newFilter({ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }); // "0x1"
   */
  eth_newFilter(filter: LogQuery<ParamForm<Q>>): Promise<FilterId>;

  /**
   * Creates a filter for the hashes of new blocks. Poll it with `eth_getFilterChanges`.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Id of the filter. Nodes may remove filters that are not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32004 (method not supported).
   * @example const filterId = await client.eth_newBlockFilter(); // "0x1"
   */
  eth_newBlockFilter(): Promise<FilterId>;

  /**
   * Creates a filter for the hashes of new pending transactions. Poll it with `eth_getFilterChanges`.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Id of the filter. Nodes may remove filters that are not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32004 (method not supported).
   * @example const filterId = await client.eth_newPendingTransactionFilter(); // "0x1"
   */
  eth_newPendingTransactionFilter(): Promise<FilterId>;

  /**
   * Returns the changes of a filter since the last poll. Each change is returned only once, so the request is
   * not repeated after a failure.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filterId - Id of the filter.
   * @returns New block hashes, transaction hashes or logs, depending on the filter.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602.
   * @example const changes = await client.eth_getFilterChanges("0x1"); // ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"]
   */
  eth_getFilterChanges(filterId: FilterId): Promise<Hash[] | Log<Q>[]>;

  /**
   * Returns all logs that match a filter of `eth_newFilter`, including those already returned by a poll.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filterId - Id of the filter.
   * @returns Logs, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602, -32005 (request limit
   * exceeded).
   * @example const logs = await client.eth_getFilterLogs("0x2");
   */
  eth_getFilterLogs(filterId: FilterId): Promise<Log<Q>[]>;

  /**
   * Removes a filter.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filterId - Id of the filter.
   * @returns `true` if the filter existed.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const ended = await client.eth_uninstallFilter("0x1"); // true
   */
  eth_uninstallFilter(filterId: FilterId): Promise<boolean>;
}

/**
 * The methods of {@link EthereumFilterMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface EthereumFilterCalls<Q extends QuantityForm = "hex"> {
  eth_getLogs: { params: readonly [filter: LogQuery<ParamForm<Q>>]; result: Log<Q>[] };
  eth_newFilter: { params: readonly [filter: LogQuery<ParamForm<Q>>]; result: FilterId };
  eth_newBlockFilter: { params: readonly []; result: FilterId };
  eth_newPendingTransactionFilter: { params: readonly []; result: FilterId };
  eth_getFilterChanges: { params: readonly [filterId: FilterId]; result: Hash[] | Log<Q>[] };
  eth_getFilterLogs: { params: readonly [filterId: FilterId]; result: Log<Q>[] };
  eth_uninstallFilter: { params: readonly [filterId: FilterId]; result: boolean };
}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface EthereumFilterSubscriptions<Q extends QuantityForm = "hex"> {
  /**
   * Subscribes to the headers of new heads. After a reorganization, the headers of the new branch are sent.
   */
  newHeads: { params: readonly []; notification: Head<Q> };
  /**
   * Subscribes to new logs that match a filter. After a reorganization, logs of removed blocks are sent again
   * with `removed: true`.
   *
   * @param filter - Filter for the logs; all logs by default.
   */
  logs: { params: readonly [filter?: LogFilter]; notification: Log<Q> };
  /**
   * Subscribes to transactions that become pending.
   *
   * @param fullTransactions - `true` for transaction objects, if the node supports them; otherwise hashes.
   * Default: `false`.
   */
  newPendingTransactions: {
    params: readonly [fullTransactions?: boolean];
    notification: Hash | PendingTransaction<Q>;
    overloads: [
      { params: readonly [fullTransactions: true]; notification: PendingTransaction<Q> },
      { params: readonly [fullTransactions?: false]; notification: Hash },
    ];
  };
  /**
   * Subscribes to the receipts of each new block, as one list. Only newer versions of go-ethereum and reth
   * support it.
   *
   * @param filter - Filter by transaction; all transactions by default.
   */
  transactionReceipts: { params: readonly [filter?: ReceiptFilter]; notification: Receipt<Q>[] };
  /** Subscribes to the sync status: progress when the sync starts, and `false` when it ends. */
  syncing: { params: readonly []; notification: SyncProgress<Q> | boolean };
}
