// Generated from specs/rpc/explorer.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockWithHashes, BlockWithTransactions } from "./ethereum.ts";
import type { Log, LogFilter } from "./ethereum-filter.ts";
import type { Receipt } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockReference, BlockTag, Decimal, Hash, Hex } from "./shared.ts";

/**
 * Block header, as Erigon returns it.
 *
 * Source: erigon.
 */
export interface ExplorerHeader<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  number: Quantities[Q];
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
  difficulty: Quantities[Q];
  /** Total difficulty of the chain up to the block. Erigon omits it. */
  totalDifficulty?: Quantities[Q] | null;
  /** Extra data, chosen by the block's producer. */
  extraData: Hex;
  /** Size of the block, in bytes. Erigon omits it. */
  size?: Quantities[Q] | null;
  /** Gas limit of the block. */
  gasLimit: Quantities[Q];
  /** Gas used by all transactions of the block. */
  gasUsed: Quantities[Q];
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantities[Q];
  /** Proof of work; since proof of stake, the RANDAO mix of the beacon chain. */
  mixHash: Hash;
  /** Base fee per gas, in wei. Absent or `null` before London. */
  baseFeePerGas?: Quantities[Q] | null;
  /** Root of the withdrawals trie. Absent or `null` before Shanghai. */
  withdrawalsRoot?: Hash | null;
  /** Blob gas used by all transactions of the block. Absent or `null` before Cancun. */
  blobGasUsed?: Quantities[Q] | null;
  /** Excess blob gas, from which the blob base fee is computed. Absent or `null` before Cancun. */
  excessBlobGas?: Quantities[Q] | null;
  /** Root of the parent beacon block. Absent or `null` before Cancun. */
  parentBeaconBlockRoot?: Hash | null;
  /** Hash of the execution layer requests (EIP-7685). Absent or `null` before Prague. */
  requestsHash?: Hash | null;
  /** Hash of the block access list. Absent or `null` before EIP-7928. */
  blockAccessListHash?: Hash | null;
}

/**
 * Block tag. `latestExecuted` is specific to Erigon: the latest block that the node has executed.
 *
 * Source: erigon.
 */
export type ExplorerBlockTag = BlockTag | "latestExecuted";

/**
 * Filter for logs in a range of blocks, or in one block by its hash. Erigon also accepts block numbers as
 * integers.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface ExplorerLogQuery<Q extends QuantityForm = "hex"> extends LogFilter {
  /** First block of the range. Default: the latest block. */
  fromBlock?: number | bigint | Quantities[Q] | ExplorerBlockTag;
  /** Last block of the range. Default: the latest block. */
  toBlock?: number | bigint | Quantities[Q] | ExplorerBlockTag;
  /** Hash of a single block, in place of a range. */
  blockHash?: Hash;
}

/**
 * A log with the timestamp of its block: `blockTimestamp` since Erigon 3, `timestamp` before.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface LogWithTimestamp<Q extends QuantityForm = "hex"> extends Log<Q> {
  /** Timestamp of the block, in Unix seconds. Only before Erigon 3. */
  timestamp?: Quantities[Q];
}

/**
 * Result of a check of Erigon's state cache against its database.
 *
 * Source: erigon.
 */
export interface CacheCheck {
  /** `true` if the check was cancelled before it was complete. */
  RequestCancelled: boolean;
  /** `false` if the node has no state cache. */
  Enabled: boolean;
  /** `true` if the cache is behind the latest state. */
  LatestStateBehind: boolean;
  /** `true` if the check found differences and cleared the cache. */
  CacheCleared: boolean;
  /** Id of the latest state in the database. */
  LatestStateID: number | bigint;
  /** Keys of accounts and storage that differ, in base64. `null` if there are none. */
  StateKeysOutOfSync: string[] | null;
  /** Keys of code that differ, in base64. `null` if there are none. */
  CodeKeysOutOfSync: string[] | null;
}

/**
 * Number of logs to return. One of the two options is required.
 *
 * Source: erigon.
 */
export interface LatestLogsOptions {
  /** Maximum number of logs. */
  logCount?: number | bigint;
  /** Maximum number of blocks whose logs to return. */
  blockCount?: number | bigint;
  /** `true` to match topics at any position. Default: `false`. */
  ignoreTopicsOrder?: boolean;
}

/**
 * Network identity of the node.
 *
 * Source: erigon.
 */
export interface PeerInfo {
  /** Id of the node. */
  id: string;
  /** Name and version of the client. */
  name: string;
  /** URL at which peers can connect to the node (`enode://`). */
  enode: string;
  /** Signed node record (ENR). */
  enr?: string;
  /** IP address of the node. */
  ip?: string;
  /** Ports of the node. */
  ports?: {
    /** UDP port for the discovery of peers. */
    discovery?: number | bigint;
    /** TCP port for the connections of peers. */
    listener?: number | bigint;
  };
  /** Address and port on which the node listens for peers. */
  listenAddr?: string;
  /** Protocols that the node supports. */
  protocols?: Record<string, unknown>;
}

/** Methods of Erigon for block explorers, `erigon_`. */
export interface ExplorerMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the header of a block by its number.
   *
   * Source: erigon, reth.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const header = await client.erigon_getHeaderByNumber(45);
   */
  erigon_getHeaderByNumber(
    block: number | bigint | Quantities[ParamForm<Q>] | ExplorerBlockTag,
  ): Promise<ExplorerHeader<Q> | null>;

  /**
   * An alias of {@link erigon_getHeaderByNumber}, which is the name on the wire. Returns the header of a
   * block by its number.
   *
   * Source: erigon, reth.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const header = await client.explorer_getHeaderByNumber(45);
   */
  explorer_getHeaderByNumber(
    block: number | bigint | Quantities[ParamForm<Q>] | ExplorerBlockTag,
  ): Promise<ExplorerHeader<Q> | null>;

  /**
   * Returns the header of a block by its hash.
   *
   * Source: erigon.
   *
   * @param blockHash - Hash of the block.
   * @returns Block header. Erigon rejects an unknown hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const header = await client.erigon_getHeaderByHash("0x0000000000000000000000000000000000000000000000000000000000000000"); // null
   */
  erigon_getHeaderByHash(blockHash: Hash): Promise<ExplorerHeader<Q> | null>;

  /**
   * Returns the number of the latest block that the node has executed, or of the block with a tag.
   *
   * Source: erigon.
   *
   * @param block - Block tag. Default: the latest block that the node has executed.
   * @returns Number of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const number = await client.erigon_blockNumber("finalized"); // "0x2d"
   */
  erigon_blockNumber(block?: ExplorerBlockTag): Promise<Quantities[Q]>;

  /**
   * Returns the forks of the chain.
   *
   * Source: erigon.
   *
   * @returns Genesis hash, and forks by number and by time.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message).
   * @example const forks = await client.erigon_forks();
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
   * Source: erigon.
   *
   * @returns Identity of each network component of the node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message).
   * @example const nodes = await client.erigon_nodeInfo(); // []
   */
  erigon_nodeInfo(): Promise<PeerInfo[]>;

  /**
   * Checks the node's state cache against its database.
   *
   * Source: erigon.
   *
   * @returns Differences. If there are any, Erigon clears the cache.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message).
   * @example const check = await client.erigon_cacheCheck();
   */
  erigon_cacheCheck(): Promise<CacheCheck | null>;

  /**
   * Returns the last block at or before a time.
   *
   * Source: erigon.
   *
   * @param timestamp - Time in Unix seconds, as an integer, in hex or in decimal.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const block = await client.erigon_getBlockByTimestamp("1704067245", false);
   */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: true,
  ): Promise<BlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: false,
  ): Promise<BlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions<Q> | BlockWithHashes<Q> | null>;

  /**
   * Returns the accounts whose balance changed in a block.
   *
   * Source: erigon.
   *
   * @param block - Block to read.
   * @returns Balance after the block in wei, by account.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const balances = await client.erigon_getBalanceChangesInBlock("0x2d"); // {"0x68aab33e4fbb493c95fda402772a3b88615820bd":"0xde0b6b3a7640000"}
   */
  erigon_getBalanceChangesInBlock(
    block: BlockReference<ParamForm<Q>>,
  ): Promise<Record<Address, Quantities[Q]>>;

  /**
   * Returns the logs that match a filter, with the timestamps of their blocks.
   *
   * Source: erigon.
   *
   * @param filter - Filter for the logs.
   * @returns Logs, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported), -32005 (request limit exceeded).
   * @example const logs = await client.erigon_getLogs({ fromBlock: "0x2d", toBlock: "0x2d" }); // []
   */
  erigon_getLogs(filter: ExplorerLogQuery<ParamForm<Q>>): Promise<LogWithTimestamp<Q>[]>;

  /**
   * Returns the latest logs that match a filter.
   *
   * Source: erigon.
   *
   * @param filter - Filter for the logs.
   * @param options - Number of logs to return.
   * @returns Logs, newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported), -32005 (request limit exceeded).
   * @example const logs = await client.erigon_getLatestLogs({ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, { logCount: 1 }); // []
   */
  erigon_getLatestLogs(
    filter: ExplorerLogQuery<ParamForm<Q>>,
    options: LatestLogsOptions,
  ): Promise<LogWithTimestamp<Q>[]>;

  /**
   * Returns the logs of a block, by transaction.
   *
   * Source: erigon.
   *
   * @param blockHash - Hash of the block.
   * @returns Logs of each transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const logs = await client.erigon_getLogsByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // [[]]
   */
  erigon_getLogsByHash(blockHash: Hash): Promise<Log<Q>[][] | null>;

  /**
   * Returns the receipts of a block of the chain, by block hash.
   *
   * Source: erigon.
   *
   * @param blockHash - Hash of the block.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const receipts = await client.erigon_getBlockReceiptsByBlockHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // []
   */
  erigon_getBlockReceiptsByBlockHash(blockHash: Hash): Promise<Receipt<Q>[]>;
}

/**
 * The methods of {@link ExplorerMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface ExplorerCalls<Q extends QuantityForm = "hex"> {
  erigon_getHeaderByNumber: {
    params: readonly [block: number | bigint | Quantities[ParamForm<Q>] | ExplorerBlockTag];
    result: ExplorerHeader<Q> | null;
  };
  explorer_getHeaderByNumber: ExplorerCalls<Q>["erigon_getHeaderByNumber"];
  erigon_getHeaderByHash: { params: readonly [blockHash: Hash]; result: ExplorerHeader<Q> | null };
  erigon_blockNumber: { params: readonly [block?: ExplorerBlockTag]; result: Quantities[Q] };
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
    params: readonly [
      timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
      fullTransactions: boolean,
    ];
    result: BlockWithTransactions<Q> | BlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [
          timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
          fullTransactions: true,
        ];
        result: BlockWithTransactions<Q> | null;
      },
      {
        params: readonly [
          timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
          fullTransactions: false,
        ];
        result: BlockWithHashes<Q> | null;
      },
    ];
  };
  erigon_getBalanceChangesInBlock: {
    params: readonly [block: BlockReference<ParamForm<Q>>];
    result: Record<Address, Quantities[Q]>;
  };
  erigon_getLogs: { params: readonly [filter: ExplorerLogQuery<ParamForm<Q>>]; result: LogWithTimestamp<Q>[] };
  erigon_getLatestLogs: {
    params: readonly [filter: ExplorerLogQuery<ParamForm<Q>>, options: LatestLogsOptions];
    result: LogWithTimestamp<Q>[];
  };
  erigon_getLogsByHash: { params: readonly [blockHash: Hash]; result: Log<Q>[][] | null };
  erigon_getBlockReceiptsByBlockHash: { params: readonly [blockHash: Hash]; result: Receipt<Q>[] };
}
