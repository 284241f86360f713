// Generated from specs/rpc/explorer.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockWithHashes, BlockWithTransactions } from "./decoded-ethereum.ts";
import type { Log } from "./decoded-ethereum-filter.ts";
import type { Receipt } from "./decoded-ethereum-transaction.ts";
import type { BlockReference, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { LogFilter } from "./ethereum-filter.ts";
import type { CacheCheck, ExplorerBlockTag, LatestLogsOptions, PeerInfo } from "./explorer.ts";
import type { Address, Decimal, Hash, Hex } from "./shared.ts";

/**
 * Block header, as Erigon returns it.
 *
 * Source: interface: Block header object; erigon for what may be absent or null.
 */
export interface ExplorerHeader {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** Hash of the parent block. */
  parentHash: Hash;
  /** Proof of work; zero since proof of stake. */
  nonce: Hex;
  /** Hash of the uncles. */
  sha3Uncles: Hash;
  /** Bloom filter of the logs. */
  logsBloom: Hex;
  /** Root of the transactions trie. */
  transactionsRoot: Hash;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the receipts trie. */
  receiptsRoot: Hash;
  /** Address that receives the priority fees. */
  miner: Address;
  /** Difficulty of the block. */
  difficulty: Quantity;
  /** Total difficulty of the chain up to the block. Erigon omits it. */
  totalDifficulty?: Quantity | null;
  /** Extra data, chosen by the block's producer. */
  extraData: Hex;
  /** Size of the block, in bytes. Erigon omits it. */
  size?: Quantity | null;
  /** Gas limit of the block. */
  gasLimit: Quantity;
  /** Gas used by all transactions of the block. */
  gasUsed: Quantity;
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantity;
  /** Proof of work; since proof of stake, the RANDAO mix of the beacon chain. */
  mixHash: Hash;
  /** Base fee per gas, in wei. Absent or `null` before London. */
  baseFeePerGas?: Quantity | null;
  /** Root of the withdrawals trie. Absent or `null` before Shanghai. */
  withdrawalsRoot?: Hash | null;
  /** Blob gas used by all transactions of the block. Absent or `null` before Cancun. */
  blobGasUsed?: Quantity | null;
  /** Excess blob gas, from which the blob base fee is computed. Absent or `null` before Cancun. */
  excessBlobGas?: Quantity | null;
  /** Root of the parent beacon block. Absent or `null` before Cancun. */
  parentBeaconBlockRoot?: Hash | null;
  /** Hash of the execution layer requests (EIP-7685). Absent or `null` before Prague. */
  requestsHash?: Hash | null;
  /** Hash of the block access list. Absent or `null` before EIP-7928. */
  blockAccessListHash?: Hash | null;
}

/**
 * Filter for logs in a range of blocks, or in one block by its hash. Erigon also accepts block numbers as
 * integers.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface ExplorerLogQuery extends LogFilter {
  /** First block of the range. Default: the latest block. */
  fromBlock?: number | bigint | QuantityInput | ExplorerBlockTag;
  /** Last block of the range. Default: the latest block. */
  toBlock?: number | bigint | QuantityInput | ExplorerBlockTag;
  /** Hash of a single block, in place of a range. */
  blockHash?: Hash;
}

/**
 * A log with the timestamp of its block: `blockTimestamp` since Erigon 3, `timestamp` before.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface LogWithTimestamp extends Log {
  /** Timestamp of the block, in Unix seconds. Only before Erigon 3. */
  timestamp?: Quantity;
}

/** Methods of Erigon for block explorers, `erigon_`. */
export interface ExplorerMethods {
  /**
   * Returns the header of a block by its number.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32004 (method not supported).
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  erigon_getHeaderByNumber(
    block: number | bigint | QuantityInput | ExplorerBlockTag,
  ): Promise<ExplorerHeader | null>;

  /**
   * An alias of {@link erigon_getHeaderByNumber}, which is the name on the wire. Returns the header of a
   * block by its number.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32004 (method not supported).
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  explorer_getHeaderByNumber(
    block: number | bigint | QuantityInput | ExplorerBlockTag,
  ): Promise<ExplorerHeader | null>;

  /**
   * Returns the header of a block by its hash.
   *
   * @param blockHash - Hash of the block.
   * @returns Block header. Erigon rejects an unknown hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported).
   *
   * Source: erigon.
   */
  erigon_getHeaderByHash(blockHash: Hash): Promise<ExplorerHeader | null>;

  /**
   * Returns the number of the latest block that the node has executed, or of the block with a tag.
   *
   * @param block - Block tag. Default: the latest block that the node has executed.
   * @returns Number of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported).
   *
   * Source: erigon.
   */
  erigon_blockNumber(block?: ExplorerBlockTag): Promise<Quantity>;

  /**
   * Returns the forks of the chain.
   *
   * @returns Genesis hash, and forks by number and by time.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message).
   *
   * Source: erigon.
   */
  erigon_forks(
  ): Promise<{
    /** Hash of the genesis block. */
    genesis: Hash;
    /**
     * Numbers of the blocks at which forks activate, ascending, without those at genesis; `null` if the chain
     * has none.
     */
    heightForks: (number | bigint)[] | null;
    /**
     * Times at which forks activate, in Unix seconds, ascending, without those at genesis; `null` if the
     * chain has none.
     */
    timeForks: (number | bigint)[] | null;
  }>;

  /**
   * Returns the network identity of the node.
   *
   * @returns Identity of each network component of the node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message).
   *
   * Source: erigon.
   */
  erigon_nodeInfo(): Promise<PeerInfo[]>;

  /**
   * Checks the node's state cache against its database.
   *
   * @returns Differences. If there are any, Erigon clears the cache.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message).
   *
   * Source: erigon.
   */
  erigon_cacheCheck(): Promise<CacheCheck | null>;

  /**
   * Returns the last block at or before a time.
   *
   * @param timestamp - Time in Unix seconds, as an integer, in hex or in decimal.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported).
   *
   * Source: erigon.
   */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | QuantityInput | Decimal,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | null>;
  /** Returns the last block at or before a time. Returns transaction hashes. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | QuantityInput | Decimal,
    fullTransactions: false,
  ): Promise<BlockWithHashes | null>;
  /** Returns the last block at or before a time. For params whose case is known only at run time. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | QuantityInput | Decimal,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | null>;

  /**
   * Returns the accounts whose balance changed in a block.
   *
   * @param block - Block to read.
   * @returns Balance after the block in wei, by account.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported).
   *
   * Source: erigon.
   */
  erigon_getBalanceChangesInBlock(block: BlockReference): Promise<Record<Address, Quantity>>;

  /**
   * Returns the logs that match a filter, with the timestamps of their blocks.
   *
   * @param filter - Filter for the logs.
   * @returns Logs, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported), -32005 (request
   * limit exceeded).
   *
   * Source: erigon.
   */
  erigon_getLogs(filter: ExplorerLogQuery): Promise<LogWithTimestamp[]>;

  /**
   * Returns the latest logs that match a filter.
   *
   * @param filter - Filter for the logs.
   * @param options - Number of logs to return.
   * @returns Logs, newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported), -32005 (request
   * limit exceeded).
   *
   * Source: erigon.
   */
  erigon_getLatestLogs(filter: ExplorerLogQuery, options: LatestLogsOptions): Promise<LogWithTimestamp[]>;

  /**
   * Returns the logs of a block, by transaction.
   *
   * @param blockHash - Hash of the block.
   * @returns Logs of each transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported).
   *
   * Source: erigon.
   */
  erigon_getLogsByHash(blockHash: Hash): Promise<Log[][] | null>;

  /**
   * Returns the receipts of a block of the chain, by block hash.
   *
   * @param blockHash - Hash of the block.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602 (invalid params: a param is missing or malformed), -32004 (method not supported).
   *
   * Source: erigon.
   */
  erigon_getBlockReceiptsByBlockHash(blockHash: Hash): Promise<Receipt[]>;
}

/**
 * The methods of {@link ExplorerMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface ExplorerCalls {
  erigon_getHeaderByNumber: {
    params: readonly [block: number | bigint | QuantityInput | ExplorerBlockTag];
    result: ExplorerHeader | null;
  };
  explorer_getHeaderByNumber: ExplorerCalls["erigon_getHeaderByNumber"];
  erigon_getHeaderByHash: { params: readonly [blockHash: Hash]; result: ExplorerHeader | null };
  erigon_blockNumber: { params: readonly [block?: ExplorerBlockTag]; result: Quantity };
  erigon_forks: {
    params: readonly [];
    result: {
      /** Hash of the genesis block. */
      genesis: Hash;
      /**
       * Numbers of the blocks at which forks activate, ascending, without those at genesis; `null` if the
       * chain has none.
       */
      heightForks: (number | bigint)[] | null;
      /**
       * Times at which forks activate, in Unix seconds, ascending, without those at genesis; `null` if the
       * chain has none.
       */
      timeForks: (number | bigint)[] | null;
    };
  };
  erigon_nodeInfo: { params: readonly []; result: PeerInfo[] };
  erigon_cacheCheck: { params: readonly []; result: CacheCheck | null };
  erigon_getBlockByTimestamp: {
    params: readonly [timestamp: number | bigint | QuantityInput | Decimal, fullTransactions: boolean];
    result: BlockWithTransactions | BlockWithHashes | null;
    overloads: [
      {
        params: readonly [timestamp: number | bigint | QuantityInput | Decimal, fullTransactions: true];
        result: BlockWithTransactions | null;
      },
      {
        params: readonly [timestamp: number | bigint | QuantityInput | Decimal, fullTransactions: false];
        result: BlockWithHashes | null;
      },
    ];
  };
  erigon_getBalanceChangesInBlock: { params: readonly [block: BlockReference]; result: Record<Address, Quantity> };
  erigon_getLogs: { params: readonly [filter: ExplorerLogQuery]; result: LogWithTimestamp[] };
  erigon_getLatestLogs: {
    params: readonly [filter: ExplorerLogQuery, options: LatestLogsOptions];
    result: LogWithTimestamp[];
  };
  erigon_getLogsByHash: { params: readonly [blockHash: Hash]; result: Log[][] | null };
  erigon_getBlockReceiptsByBlockHash: { params: readonly [blockHash: Hash]; result: Receipt[] };
}
