// Generated from specs/rpc/explorer.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockWithHashes, BlockWithTransactions } from "./decoded-ethereum.ts";
import type { Log } from "./decoded-ethereum-filter.ts";
import type { Receipt } from "./decoded-ethereum-transaction.ts";
import type { BlockReference, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { LogFilter } from "./ethereum-filter.ts";
import type { CacheCheck, ExplorerBlockTag, LatestLogsOptions, PeerInfo } from "./explorer.ts";
import type { Address, Decimal, Hash, Hex } from "./shared.ts";

/**
 * A block without its content.
 *
 * Source: interface: Block header object; erigon for what may be absent or null.
 */
export interface ExplorerHeader {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** Hash of the block before it. */
  parentHash: Hash;
  /** Proof of work; zero since proof of stake. */
  nonce: Hex;
  /** Hash of the list of uncles. */
  sha3Uncles: Hash;
  /** Bloom filter of the logs. */
  logsBloom: Hex;
  /** Root of the trie of transactions. */
  transactionsRoot: Hash;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the trie of receipts. */
  receiptsRoot: Hash;
  /** The recipient of the fees. */
  miner: Address;
  /** Difficulty of the block. */
  difficulty: Quantity;
  /** Sum of difficulties up to the block. Erigon leaves it out. */
  totalDifficulty?: Quantity | null;
  /** Bytes that the block's producer chose. */
  extraData: Hex;
  /** Bytes of the block. Erigon leaves it out. */
  size?: Quantity | null;
  /** The block's gas limit. */
  gasLimit: Quantity;
  /** The gas that its transactions used. */
  gasUsed: Quantity;
  /** Unix time in seconds. */
  timestamp: Quantity;
  /** Proof of work; since proof of stake the beacon chain's random value. */
  mixHash: Hash;
  /** Wei for each gas, burnt. Absent or `null` before London. */
  baseFeePerGas?: Quantity | null;
  /** Root of the trie of withdrawals. Since Shanghai; before, absent or `null`. */
  withdrawalsRoot?: Hash | null;
  /** Blob gas used by the block's transactions. Since Cancun; before, absent or `null`. */
  blobGasUsed?: Quantity | null;
  /** Running total that sets the blob gas price. Since Cancun; before, absent or `null`. */
  excessBlobGas?: Quantity | null;
  /** Root of the parent beacon block. Since Cancun; before, absent or `null`. */
  parentBeaconBlockRoot?: Hash | null;
  /** Hash of the requests to the consensus layer. Since Prague; before, absent or `null`. */
  requestsHash?: Hash | null;
  /** Hash of the block access list (EIP-7928). Before, absent or `null`. */
  blockAccessListHash?: Hash | null;
}

/**
 * The logs to look for, in a range of blocks or in one block by its hash. Erigon accepts block numbers as
 * integers too.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface ExplorerLogQuery extends LogFilter {
  /** The first block. The newest by default. */
  fromBlock?: number | bigint | QuantityInput | ExplorerBlockTag;
  /** The last block. The newest by default. */
  toBlock?: number | bigint | QuantityInput | ExplorerBlockTag;
  /** The one block, in place of a range. */
  blockHash?: Hash;
}

/**
 * A log with the time of its block, `blockTimestamp` from Erigon 3 and `timestamp` from older versions.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface TimedLog extends Log {
  /** Unix time in seconds. Only from versions before Erigon 3. */
  timestamp?: Quantity;
}

/** Methods for block explorers, as Erigon offers them: `erigon_`. */
export interface ExplorerMethods {
  /**
   * The header of a block by its number, without the block.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  erigon_getHeaderByNumber(
    block: number | bigint | QuantityInput | ExplorerBlockTag,
  ): Promise<ExplorerHeader | null>;

  /**
   * An alias of {@link erigon_getHeaderByNumber}, which is the name on the wire. The header of a block by its
   * number, without the block.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  explorer_getHeaderByNumber(
    block: number | bigint | QuantityInput | ExplorerBlockTag,
  ): Promise<ExplorerHeader | null>;

  /**
   * The header of a block by its hash, without the block.
   *
   * @param blockHash - Hash of the block.
   * @returns the header. Erigon rejects an unknown hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
   *
   * Source: erigon.
   */
  erigon_getHeaderByHash(blockHash: Hash): Promise<ExplorerHeader | null>;

  /**
   * The number of the newest block that the node has executed, or of a tag.
   *
   * @param block - A tag. By default, the newest block that the node has executed.
   * @returns the number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
   *
   * Source: erigon.
   */
  erigon_blockNumber(block?: ExplorerBlockTag): Promise<Quantity>;

  /**
   * The forks of the chain.
   *
   * @returns the first block, and the forks by number and by time.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why).
   *
   * Source: erigon.
   */
  erigon_forks(
  ): Promise<{
    genesis: Hash;
    heightForks: (number | bigint)[] | null;
    timeForks: (number | bigint)[] | null;
  }>;

  /**
   * The identity that the node shows to its peers.
   *
   * @returns one for each part of the node that talks to others.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why).
   *
   * Source: erigon.
   */
  erigon_nodeInfo(): Promise<PeerInfo[]>;

  /**
   * Checks the node's state cache against its database.
   *
   * @returns the differences. If there are any, Erigon empties the cache.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why).
   *
   * Source: erigon.
   */
  erigon_cacheCheck(): Promise<CacheCheck | null>;

  /**
   * The last block at or before a time.
   *
   * @param timestamp - Unix time in seconds, as an integer, in hex or in decimal.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
   *
   * Source: erigon.
   */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | QuantityInput | Decimal,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | null>;
  /** The last block at or before a time. With the hashes of its transactions. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | QuantityInput | Decimal,
    fullTransactions: false,
  ): Promise<BlockWithHashes | null>;
  /** The last block at or before a time. For params whose case is known only at run time. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | QuantityInput | Decimal,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | null>;

  /**
   * The accounts whose balance a block changed.
   *
   * @param block - The block.
   * @returns wei after the block, by account.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
   *
   * Source: erigon.
   */
  erigon_getBalanceChangesInBlock(block: BlockReference): Promise<Record<Address, Quantity>>;

  /**
   * The logs that match a filter, with the time of their blocks.
   *
   * @param filter - The logs to return.
   * @returns in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method), -32005 (more
   * requests than the plan allows).
   *
   * Source: erigon.
   */
  erigon_getLogs(filter: ExplorerLogQuery): Promise<TimedLog[]>;

  /**
   * The newest logs that match a filter.
   *
   * @param filter - The logs to look for.
   * @param options - The number of logs to return.
   * @returns the newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method), -32005 (more
   * requests than the plan allows).
   *
   * Source: erigon.
   */
  erigon_getLatestLogs(filter: ExplorerLogQuery, options: LatestLogsOptions): Promise<TimedLog[]>;

  /**
   * The logs of a block by transaction.
   *
   * @param blockHash - Hash of the block.
   * @returns for each transaction its logs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
   *
   * Source: erigon.
   */
  erigon_getLogsByHash(blockHash: Hash): Promise<Log[][] | null>;

  /**
   * The receipts of a block of the chain, by its hash.
   *
   * @param blockHash - Hash of the block.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
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
      genesis: Hash;
      heightForks: (number | bigint)[] | null;
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
  erigon_getLogs: { params: readonly [filter: ExplorerLogQuery]; result: TimedLog[] };
  erigon_getLatestLogs: { params: readonly [filter: ExplorerLogQuery, options: LatestLogsOptions]; result: TimedLog[] };
  erigon_getLogsByHash: { params: readonly [blockHash: Hash]; result: Log[][] | null };
  erigon_getBlockReceiptsByBlockHash: { params: readonly [blockHash: Hash]; result: Receipt[] };
}
