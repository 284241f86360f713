// Generated from specs/rpc/explorer.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockWithHashes, BlockWithTransactions } from "./ethereum.ts";
import type { Log, LogFilter } from "./ethereum-filter.ts";
import type { Receipt } from "./ethereum-transaction.ts";
import type { Address, BlockReference, BlockTag, Decimal, Hash, Hex, Quantity } from "./shared.ts";

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
 * A block by its position in the chain as the node sees it. `latestExecuted` is Erigon's: the newest block
 * that the node has executed.
 *
 * Source: erigon.
 */
export type ExplorerBlockTag = BlockTag | "latestExecuted";

/**
 * The logs to look for, in a range of blocks or in one block by its hash. Erigon accepts block numbers as
 * integers too.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface ExplorerLogQuery extends LogFilter {
  /** The first block. The newest by default. */
  fromBlock?: number | bigint | Quantity | ExplorerBlockTag;
  /** The last block. The newest by default. */
  toBlock?: number | bigint | Quantity | ExplorerBlockTag;
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

/**
 * The differences between Erigon's state cache and its database.
 *
 * Source: erigon.
 */
export interface CacheCheck {
  /** `true` if the check ended before it was complete. */
  RequestCancelled: boolean;
  /** `false` if the node has no state cache. */
  Enabled: boolean;
  /** `true` if the cache has not reached the newest state. */
  LatestStateBehind: boolean;
  /** `true` if the check found differences and emptied the cache. */
  CacheCleared: boolean;
  /** Identifier of the newest state in the database. */
  LatestStateID: number | bigint;
  /** Keys of accounts and storage that differ, in base64. `null` if there are none. */
  StateKeysOutOfSync: string[] | null;
  /** Keys of code that differ, in base64. `null` if there are none. */
  CodeKeysOutOfSync: string[] | null;
}

/**
 * The number of logs to return. One of the two numbers is required.
 *
 * Source: erigon.
 */
export interface LatestLogsOptions {
  /** The number of logs. */
  logCount?: number | bigint;
  /** The number of blocks whose logs to return. */
  blockCount?: number | bigint;
  /** `true` to find topics at any place. Default: `false`. */
  ignoreTopicsOrder?: boolean;
}

/**
 * The node as its network sees it.
 *
 * Source: erigon.
 */
export interface PeerInfo {
  /** Id of the node. */
  id: string;
  /** Its program and version. */
  name: string;
  /** The URL at which other nodes reach the node (`enode://`). */
  enode: string;
  /** The same as a signed record. */
  enr?: string;
  ip?: string;
  ports?: { discovery?: number | bigint; listener?: number | bigint };
  listenAddr?: string;
  /** The protocol that it speaks. */
  protocols?: Record<string, unknown>;
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.erigon_getHeaderByNumber(45);
   * ```
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  erigon_getHeaderByNumber(
    block: number | bigint | Quantity | ExplorerBlockTag,
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.explorer_getHeaderByNumber(45);
   * ```
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  explorer_getHeaderByNumber(
    block: number | bigint | Quantity | ExplorerBlockTag,
  ): Promise<ExplorerHeader | null>;

  /**
   * The header of a block by its hash, without the block.
   *
   * @param blockHash - Hash of the block.
   * @returns the header. Erigon rejects an unknown hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejects the call; the message says why),
   * -32602 (a param is missing or malformed), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.erigon_getHeaderByHash("0x0000000000000000000000000000000000000000000000000000000000000000"); // null
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const number = await client.erigon_blockNumber("finalized"); // "0x2d"
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const forks = await client.erigon_forks();
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const nodes = await client.erigon_nodeInfo(); // []
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const check = await client.erigon_cacheCheck();
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const block = await client.erigon_getBlockByTimestamp("450", false);
   * ```
   *
   * Source: erigon.
   */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantity | Decimal,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | null>;
  /** The last block at or before a time. With the hashes of its transactions. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantity | Decimal,
    fullTransactions: false,
  ): Promise<BlockWithHashes | null>;
  /** The last block at or before a time. For params whose case is known only at run time. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantity | Decimal,
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const balances = await client.erigon_getBalanceChangesInBlock("0x2d"); // {"0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f":"0xde0b6b3a7640000"}
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const logs = await client.erigon_getLogs({ fromBlock: "0x2d", toBlock: "0x2d" }); // []
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const logs = await client.erigon_getLatestLogs({ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, { logCount: 1 }); // []
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const logs = await client.erigon_getLogsByHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a"); // [[]]
   * ```
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
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const receipts = await client.erigon_getBlockReceiptsByBlockHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a"); // []
   * ```
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
    params: readonly [block: number | bigint | Quantity | ExplorerBlockTag];
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
    params: readonly [timestamp: number | bigint | Quantity | Decimal, fullTransactions: boolean];
    result: BlockWithTransactions | BlockWithHashes | null;
    overloads: [
      {
        params: readonly [timestamp: number | bigint | Quantity | Decimal, fullTransactions: true];
        result: BlockWithTransactions | null;
      },
      {
        params: readonly [timestamp: number | bigint | Quantity | Decimal, fullTransactions: false];
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
