// Generated from specs/rpc/ethereum.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Address, BlockTag, Hash, Hex, Quantity } from "./shared.ts";

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
 * Progress of a synchronization. A node may add fields.
 *
 * Source: interface: C.
 */
export interface SyncStatus {
  /** Number of the block at which it began. */
  startingBlock: Quantity;
  /** Number of the block reached. */
  currentBlock: Quantity;
  /** Number of the highest block known. */
  highestBlock: Quantity;
}

/**
 * What the subscription `syncing` tells while the node synchronizes.
 *
 * Source: go-ethereum.
 */
export interface SyncProgress {
  syncing: boolean;
  status?: SyncStatus;
}

/**
 * A block without its content. Fields of later forks are absent in blocks before them.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockHeader {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** Hash of the block before it. */
  parentHash: Hash;
  /** Proof of work, 8 bytes; zero since proof of stake. */
  nonce: Hex;
  /** Hash of the list of uncles. */
  sha3Uncles: Hash;
  /** Bloom filter of the logs, 256 bytes. */
  logsBloom: Hex;
  /** Root of the trie of transactions. */
  transactionsRoot: Hash;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the trie of receipts. */
  receiptsRoot: Hash;
  /** Who receives the fees. */
  miner: Address;
  /** Difficulty of the block; 0 since proof of stake. */
  difficulty: Quantity;
  /** What the producer wrote into the block. */
  extraData: Hex;
  /** The most gas that the block could use. */
  gasLimit: Quantity;
  /** The gas that its transactions used. */
  gasUsed: Quantity;
  /** Unix time in seconds. */
  timestamp: Quantity;
  /** Proof of work; since proof of stake the beacon chain's random value. */
  mixHash: Hash;
  /** Wei for each gas, burnt. Since London. */
  baseFeePerGas?: Quantity;
  /** Root of the trie of withdrawals. Since Shanghai. */
  withdrawalsRoot?: Hash;
  /** Blob gas that its transactions used. Since Cancun. */
  blobGasUsed?: Quantity;
  /** What sets the price of blob gas. Since Cancun. */
  excessBlobGas?: Quantity;
  /** Root of the beacon block before it. Since Cancun. */
  parentBeaconBlockRoot?: Hash;
  /** Hash of the requests to the consensus layer. Since Prague. */
  requestsHash?: Hash;
  /** Hash of the list of accessed state. Since EIP-7928. */
  blockAccessListHash?: Hash;
  /** Sum of difficulties up to the block. Today's nodes leave it out. */
  totalDifficulty?: Quantity;
}

/**
 * What the subscription `newHeads` tells. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface Head extends BlockHeader {
  /** Bytes of the block. */
  size?: Quantity;
}

/**
 * What a block has besides its header and transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface Block extends BlockHeader {
  /** Bytes of the block. */
  size: Quantity;
  /** Hashes of its uncles. */
  uncles: Hash[];
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal[];
}

/**
 * A block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockWithHashes extends Block {
  /** Hashes of its transactions, in order. */
  transactions: Hash[];
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockWithTransactions extends Block {
  /** Its transactions, in order. */
  transactions: Transaction[];
}

/**
 * Ether that left the beacon chain.
 *
 * Source: ethereum/execution-apis.
 */
export interface Withdrawal {
  /** Counts all withdrawals. */
  index: Quantity;
  /** The validator that it comes from. */
  validatorIndex: Quantity;
  /** Who receives it. */
  address: Address;
  /** Gwei. */
  amount: Quantity;
}

/**
 * An account and the slots of it that a transaction announces to touch.
 *
 * Source: EIP-2930.
 */
export interface AccessListEntry {
  address: Address;
  storageKeys: Hash[];
}

/**
 * An account's leave to run the code of a contract as its own.
 *
 * Source: EIP-7702.
 */
export interface Authorization {
  /** The chain where it holds; 0 for all. */
  chainId: Quantity;
  /** Whose code is run. */
  address: Address;
  /** The nonce that the account must have. */
  nonce: Quantity;
  /** 0x0 or 0x1. */
  yParity: Quantity;
  r: Quantity;
  s: Quantity;
}

/**
 * What every transaction has.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionFields {
  /** Hash of the transaction. */
  hash: Hash;
  /** Who signed it. */
  from: Address;
  /** Who is called, or `null` if it makes a contract. */
  to: Address | null;
  /** Counts the transactions of the sender. */
  nonce: Quantity;
  /** The most gas that it may use. */
  gas: Quantity;
  /** Wei that it transfers. */
  value: Quantity;
  /** What is called, or the code that makes the contract. */
  input: Hex;
  /** Of the signature. In typed transactions the same as `yParity`, where it is given. */
  v?: Quantity;
  /** Of the signature. */
  r: Quantity;
  /** Of the signature. */
  s: Quantity;
  /** Wei for each gas that is paid; before inclusion, the most. */
  gasPrice?: Quantity;
  /** The chain where it is valid. Absent in a legacy transaction that is valid on all. */
  chainId?: Quantity;
}

/**
 * A transaction of the first kind.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionLegacy extends TransactionFields {
  type: "0x0";
  gasPrice: Quantity;
  v: Quantity;
}

/**
 * What every transaction has that is not legacy.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionTyped extends TransactionFields {
  chainId: Quantity;
  /** State that it announces to touch. */
  accessList: AccessListEntry[];
  /** Of the signature, 0x0 or 0x1. */
  yParity?: Quantity;
}

/**
 * What every transaction has that names a fee and a tip.
 *
 * Source: EIP-1559.
 */
export interface TransactionFeeMarket extends TransactionTyped {
  /** The most wei for each gas, all in. */
  maxFeePerGas: Quantity;
  /** Wei for each gas to the producer of the block. */
  maxPriorityFeePerGas: Quantity;
}

/**
 * A transaction with an access list.
 *
 * Source: EIP-2930.
 */
export interface Transaction2930 extends TransactionTyped {
  type: "0x1";
  gasPrice: Quantity;
}

/**
 * A transaction with a fee and a tip.
 *
 * Source: EIP-1559.
 */
export interface Transaction1559 extends TransactionFeeMarket {
  type: "0x2";
}

/**
 * A transaction that carries blobs.
 *
 * Source: EIP-4844.
 */
export interface Transaction4844 extends TransactionFeeMarket {
  type: "0x3";
  to: Address;
  /** The most wei for each blob gas. */
  maxFeePerBlobGas: Quantity;
  /** Of its blobs. */
  blobVersionedHashes: Hash[];
}

/**
 * A transaction that sets the code of accounts.
 *
 * Source: EIP-7702.
 */
export interface Transaction7702 extends TransactionFeeMarket {
  type: "0x4";
  to: Address;
  /** Of the accounts. */
  authorizationList: Authorization[];
}

/**
 * A transaction by its `type`.
 * A node may send types that are newer than these: keep a default branch.
 *
 * Source: ethereum/execution-apis.
 */
export type SignedTransaction =
  | TransactionLegacy
  | Transaction2930
  | Transaction1559
  | Transaction4844
  | Transaction7702;

/**
 * A transaction of a block.
 *
 * Source: ethereum/execution-apis.
 */
export type Transaction = SignedTransaction & {
  blockHash: Hash;
  blockNumber: Quantity;
  /** Unix time in seconds. Only newer nodes tell it. */
  blockTimestamp?: Quantity;
  /** Its place in the block, from 0. */
  transactionIndex: Quantity;
};

/**
 * A transaction that is in no block yet.
 *
 * Source: ethereum/execution-apis.
 */
export type PendingTransaction = SignedTransaction & {
  blockHash: null;
  blockNumber: null;
  transactionIndex: null;
};

/**
 * Which logs to be told of.
 *
 * Source: ethereum/execution-apis.
 */
export interface LogFilter {
  /** The contract that wrote them, or several. */
  address?: Address | readonly Address[];
  /** For each place a topic, several of which one must be there, or `null` for any. */
  topics?: readonly (Hash | readonly Hash[] | null)[];
}

/**
 * What a contract wrote while a transaction ran.
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
  /** Unix time in seconds. Only newer nodes tell it. */
  blockTimestamp?: Quantity;
  transactionHash: Hash;
  transactionIndex: Quantity;
  /** Its place among all logs of the block, from 0. */
  logIndex: Quantity;
  /** `true` if a reorganisation took its block back. */
  removed: boolean;
}

/** Blocks, filters, subscriptions and the state of the node: `eth_` and `net_`. */
export interface EthereumMethods {
  /**
   * How far the node has synchronized with the network.
   *
   * @returns progress, or `false` when the node is not syncing.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const status = await client.eth_syncing(); // false
   * ```
   *
   * Source: interface: C.
   */
  eth_syncing(): Promise<SyncStatus | false>;

  /**
   * The number of transactions in a block.
   *
   * @param blockHash - Hash of the block.
   * @returns the number, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const count = await client.eth_getBlockTransactionCountByHash("0xd5f1812548be429cbdc6376b29611fc49e06f1359758c4ceaaa3b393e2239f9c"); // "0x8"
   * ```
   *
   * Source: interface: C.
   */
  eth_getBlockTransactionCountByHash(blockHash: Hash): Promise<Quantity | null>;

  /**
   * A block by its hash.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns the block, or `null` when none is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const block = await client.eth_getBlockByHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a", false);
   * ```
   *
   * Source: interface: C; the block object from ethereum/execution-apis.
   */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: true): Promise<BlockWithTransactions | null>;
  /** A block by its hash. With the hashes of its transactions. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<BlockWithHashes | null>;
  /** A block by its hash. Where it is known only at run time which of these. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | null>;

  /**
   * The number of uncles of a block.
   *
   * @param block - Number of the block, or a tag.
   * @returns the number, or `null` when no block is found. 0 since proof of stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const count = await client.eth_getUncleCountByBlockNumber("0x52a96e"); // "0x1"
   * ```
   *
   * Source: interface: C; removed from ethereum/execution-apis in 2026, still served.
   */
  eth_getUncleCountByBlockNumber(block: Quantity | BlockTag): Promise<Quantity | null>;

  /**
   * Makes a filter that collects the hashes of new pending transactions, to be polled with
   * `eth_getFilterChanges`.
   *
   * @returns id of the filter. A node may drop a filter that is not polled for some minutes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node refuses, for a reason in the message),
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
   * What a filter has collected since the last poll. A poll consumes what it returns, so it is sent once.
   *
   * @param filterId - From `eth_newPendingTransactionFilter`.
   * @returns hashes of the transactions that became pending.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node has no such filter or has forgotten it),
   * -32602 (a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const hashes = await client.eth_getFilterChanges("0x1"); // ["0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f"]
   * ```
   *
   * Source: interface: C.
   */
  eth_getFilterChanges(filterId: FilterId): Promise<Hash[]>;

  /**
   * The addresses that the node owns. A hosted node holds no keys, so there are none.
   *
   * @returns the addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const addresses = await client.eth_accounts(); // []
   * ```
   *
   * Source: interface: C.
   */
  eth_accounts(): Promise<Address[]>;

  /**
   * Whether the node listens for connections of other nodes.
   *
   * @returns `true` if it does.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const listening = await client.net_listening(); // true
   * ```
   *
   * Source: interface: C.
   */
  net_listening(): Promise<boolean>;
}

/**
 * The methods of {@link EthereumMethods} as `{ method, params }` calls. The first of `overloads` that the
 * params fit says the result.
 */
export interface EthereumCalls {
  eth_syncing: { params: readonly []; result: SyncStatus | false };
  eth_getBlockTransactionCountByHash: { params: readonly [blockHash: Hash]; result: Quantity | null };
  eth_getBlockByHash: {
    params: readonly [blockHash: Hash, fullTransactions: boolean];
    result: BlockWithTransactions | BlockWithHashes | null;
    overloads: [
      {
        params: readonly [blockHash: Hash, fullTransactions: true];
        result: BlockWithTransactions | null;
      },
      {
        params: readonly [blockHash: Hash, fullTransactions: false];
        result: BlockWithHashes | null;
      },
    ];
  };
  eth_getUncleCountByBlockNumber: { params: readonly [block: Quantity | BlockTag]; result: Quantity | null };
  eth_newPendingTransactionFilter: { params: readonly []; result: FilterId };
  eth_getFilterChanges: { params: readonly [filterId: FilterId]; result: Hash[] };
  eth_accounts: { params: readonly []; result: Address[] };
  net_listening: { params: readonly []; result: boolean };
}

/** What can be subscribed to on a WebSocket: the params after the kind, and what is told. */
export interface EthereumSubscriptions {
  /** The header of each new head of the chain. After a reorganisation, those of the new branch. */
  newHeads: { params: readonly []; notification: Head };
  /**
   * The logs of new blocks that fit a filter. After a reorganisation, those taken back, with `removed`.
   *
   * @param filter - Which logs. All if left out.
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
  /** That synchronization starts, with its progress, or ends, as `false`. */
  syncing: { params: readonly []; notification: SyncProgress | boolean };
}
