// Generated from specs/rpc/ethereum.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Receipt, Transaction } from "./ethereum-transaction.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex, HexValue, Quantity } from "./shared.ts";

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
 * The rules of the chain: those that hold, and those to come.
 *
 * Source: EIP-7910.
 */
export interface ForkConfigurations {
  /** The rules in force now. */
  current: ForkConfiguration;
  /** The rules after the next fork, or `null` if none is planned. */
  next: ForkConfiguration | null;
  /** The rules after the last planned fork, or `null`. */
  last: ForkConfiguration | null;
}

/**
 * The rules of a fork.
 *
 * Source: EIP-7910.
 */
export interface ForkConfiguration {
  /** Unix time in seconds since which it holds. */
  activationTime: number | bigint;
  /** Limits on the number of blobs in a block. `null` before Cancun. */
  blobSchedule: BlobSchedule | null;
  /** The chain. */
  chainId: Quantity;
  /** Four bytes by which nodes distinguish forks. */
  forkId: Hex;
  /** Contracts that are part of the machine, by name. */
  precompiles: Record<string, Address>;
  /** Contracts that the rules of the chain rely on, by name. `null` where there are none. */
  systemContracts: Record<string, Address> | null;
}

/**
 * Target and maximum number of blobs in a block, and how fast their fee changes.
 *
 * Source: EIP-7840.
 */
export interface BlobSchedule {
  /** The number that keeps the fee unchanged. */
  target: number;
  /** The most. */
  max: number;
  /**
   * Divisor of the fee's rate of change. The fee follows the number of blobs more slowly the higher it is.
   */
  baseFeeUpdateFraction: number | bigint;
}

/**
 * The data that the node stores, and for how long.
 *
 * Source: ethereum/execution-apis.
 */
export interface NodeCapabilities {
  /** The newest block. */
  head: { number: Quantity; hash: Hash };
  /** Balances, nonces, code and storage. */
  state: DataRetention;
  /** Transactions, found by hash or index. */
  tx: DataRetention;
  /** Logs. */
  logs: DataRetention;
  /** Receipts. */
  receipts: DataRetention;
  /** Headers and contents of blocks. */
  blocks: DataRetention;
  /** The data from which the node creates proofs. */
  stateproofs: DataRetention;
}

/**
 * The history that the node stores of one kind of data.
 *
 * Source: ethereum/execution-apis.
 */
export interface DataRetention {
  /** `true` if the node stores none. */
  disabled: boolean;
  /** The oldest block with stored data. */
  oldestBlock?: Quantity;
  /** The rule by which the node deletes history. Currently always a number of newest blocks to store. */
  deleteStrategy?: { type: "window"; retentionBlocks: Quantity };
}

/**
 * Fees of blocks in a row.
 *
 * Source: ethereum/execution-apis.
 */
export interface FeeHistory {
  /** Number of the first block. */
  oldestBlock: Quantity;
  /** Wei for each gas by block, and one more for the block after the last. */
  baseFeePerGas?: Quantity[];
  /** Wei for each blob gas by block, and one more for the block after the last. */
  baseFeePerBlobGas?: Quantity[];
  /**
   * Gas used by each block, as a fraction of its limit from 0 to 1. `null` from some nodes if there is no
   * block.
   */
  gasUsedRatio: number[] | null;
  /** Blob gas used by each block, as a fraction of its limit from 0 to 1. */
  blobGasUsedRatio?: number[];
  /** For each block, the tips at the requested percentiles. */
  reward?: Quantity[][] | null;
}

/**
 * Header fields of every block, including the pending one. Fields of later forks are absent in blocks before
 * them.
 *
 * Source: ethereum/execution-apis.
 */
export interface HeaderFields {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the block before it. */
  parentHash: Hash;
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
  /** Difficulty of the block; 0 since proof of stake. */
  difficulty: Quantity;
  /** Bytes that the block's producer chose. */
  extraData: Hex;
  /** The block's gas limit. */
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
  /** Excess blob gas, which determines the price of blob gas. Since Cancun. */
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
 * A block without its content. Fields of later forks are absent in blocks before them.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockHeader extends HeaderFields {
  /** Hash of the block. */
  hash: Hash;
  /** Proof of work, 8 bytes; zero since proof of stake. */
  nonce: Hex;
  /** The recipient of the fees. */
  miner: Address;
}

/**
 * The header of the block that the node is preparing.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmHeader extends HeaderFields {
  /** Hash of the block. `null` from go-ethereum and Erigon. */
  hash: Hash | null;
  /** Proof of work, 8 bytes. `null` from go-ethereum and Erigon. */
  nonce: Hex | null;
  /** The recipient of the fees. `null` from go-ethereum and Erigon. */
  miner: Address | null;
}

/**
 * The header of the block that the node is preparing. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface PendingEvmHead extends PendingEvmHeader {
  /** Bytes of the block. */
  size?: Quantity;
}

/**
 * A block by its number or a tag other than `pending`.
 *
 * Source: ethereum/execution-apis.
 */
export type IncludedBlockNumberOrTag = Quantity | "latest" | "earliest" | "safe" | "finalized";

/**
 * The events of the subscription `newHeads`. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface Head extends BlockHeader {
  /** Bytes of the block. */
  size?: Quantity;
}

/**
 * Fields that a block has in addition to its header and transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockContent {
  /** Bytes of the block. */
  size: Quantity;
  /** Hashes of its uncles. */
  uncles: Hash[];
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal[];
}

/**
 * A block without its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface Block extends BlockHeader, BlockContent {
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
 * The block that the node is preparing, with the hashes of its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmBlockWithHashes extends PendingEvmHeader, BlockContent {
  /** Hashes of its transactions, in order. */
  transactions: Hash[];
}

/**
 * The block that the node is preparing, with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmBlockWithTransactions extends PendingEvmHeader, BlockContent {
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
  /** The recipient. */
  address: Address;
  /** Gwei. */
  amount: Quantity;
}

/**
 * Reads and writes of one account by a block. The index of a change says after which transaction: 0 before
 * all, and one more than their number after all.
 *
 * Source: EIP-7928.
 */
export interface AccountAccess {
  /** The account. */
  address: Address;
  /** By slot. */
  storageChanges?: SlotChanges[];
  /** Slots that were only read. */
  storageReads?: Hash[];
  /** Wei. */
  balanceChanges?: { index: Quantity; value: Quantity }[];
  nonceChanges?: { index: Quantity; value: Quantity }[];
  codeChanges?: { index: Quantity; code: Hex }[];
}

/**
 * Writes of a block to a slot.
 *
 * Source: EIP-7928.
 */
export interface SlotChanges {
  /** The slot. */
  key: Hash;
  /** In order. */
  changes: { index: Quantity; value: Hash }[];
}

/** The chain as a node sees it: its state of synchronization, fees, blocks and their receipts. */
export interface EthereumMethods {
  /**
   * The synchronization progress of the node, or `false` if it is in sync.
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
   * The id of the chain, which signatures are bound to.
   *
   * @returns the id, as 0x1 for the main network.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const chainId = await client.eth_chainId(); // "0x1"
   * ```
   *
   * Source: ethereum/execution-apis; EIP-695.
   */
  eth_chainId(): Promise<Quantity>;

  /**
   * The number of the newest block.
   *
   * @returns the number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const number = await client.eth_blockNumber(); // "0x2d"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_blockNumber(): Promise<Quantity>;

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
   * The address that would receive the fees of the node's own blocks.
   *
   * @returns the address.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const address = await client.eth_coinbase(); // "0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_coinbase(): Promise<Address>;

  /**
   * The version of the protocol that the node uses with its peers.
   *
   * @returns the version, in hex, in decimal or as an integer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const version = await client.eth_protocolVersion(); // "0x44"
   * ```
   *
   * Source: besu, erigon, nethermind, reth; no longer go-ethereum.
   */
  eth_protocolVersion(): Promise<HexValue | string | number>;

  /**
   * Whether the node is mining (proof of work).
   *
   * @returns `false` since proof of stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const mining = await client.eth_mining(); // false
   * ```
   *
   * Source: besu, erigon, nethermind; removed from ethereum/execution-apis.
   */
  eth_mining(): Promise<boolean>;

  /**
   * The hash rate of the node's mining, in hashes per second.
   *
   * @returns the number; 0 since proof of stake. Erigon returns it as an integer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const rate = await client.eth_hashrate(); // "0x0"
   * ```
   *
   * Source: besu, erigon, nethermind; removed from ethereum/execution-apis.
   */
  eth_hashrate(): Promise<Quantity | number | bigint>;

  /**
   * The rules of the chain now, after the next fork, and after the last planned fork.
   *
   * @returns the present rules, the next and the last that are planned.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const configurations = await client.eth_config();
   * ```
   *
   * Source: ethereum/execution-apis; EIP-7910.
   */
  eth_config(): Promise<ForkConfigurations>;

  /**
   * Gets the history that the node has: the oldest block of each kind of data.
   *
   * @returns the newest block, and the history that the node stores of each kind of data.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const capabilities = await client.eth_capabilities();
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_capabilities(): Promise<NodeCapabilities>;

  /**
   * A gas price at which a legacy transaction is likely to be included soon.
   *
   * @returns wei for each gas.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const price = await client.eth_gasPrice(); // "0x3e8"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_gasPrice(): Promise<Quantity>;

  /**
   * The base fee of the next block.
   *
   * @returns wei for each gas, burnt.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const fee = await client.eth_baseFee(); // "0x3b9aca00"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_baseFee(): Promise<Quantity>;

  /**
   * The base fee of blobs in the next block.
   *
   * @returns wei for each blob gas, burnt.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const fee = await client.eth_blobBaseFee(); // "0x3f5694c1f"
   * ```
   *
   * Source: ethereum/execution-apis; EIP-7516.
   */
  eth_blobBaseFee(): Promise<Quantity>;

  /**
   * A tip (priority fee) at which a transaction is likely to be included soon.
   *
   * @returns wei for each gas, to the producer of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const tip = await client.eth_maxPriorityFeePerGas(); // "0x773c23ba"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_maxPriorityFeePerGas(): Promise<Quantity>;

  /**
   * The fees of a range of blocks, and how full the blocks were.
   *
   * @param blockCount - Number of blocks; a node returns fewer if it does not have them all, or limits the
   * number.
   * @param newestBlock - The last of them.
   * @param rewardPercentiles - For each block, the tips at these percentiles of its gas, rising from 0 to
   * 100. None by default.
   * @returns from the oldest block to the newest.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (the contract reverted; `data` has what it returned),
   * -32602 (a param is missing or malformed), -32000 (the node rejects the call; the message says why),
   * -32005 (more requests than the plan allows), 4444 (the node no longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const history = await client.eth_feeHistory("0x1", "latest", [25, 75]);
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_feeHistory(
    blockCount: Quantity,
    newestBlock: BlockNumberOrTag,
    rewardPercentiles?: readonly number[],
  ): Promise<FeeHistory>;

  /**
   * The number of transactions in a block.
   *
   * @param blockHash - Hash of the block.
   * @returns the number, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
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
   * The number of transactions in a block.
   *
   * @param block - Number of the block, or a tag.
   * @returns the number, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const count = await client.eth_getBlockTransactionCountByNumber("0x2d"); // "0x8"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_getBlockTransactionCountByNumber(block: BlockNumberOrTag): Promise<Quantity | null>;

  /**
   * A block by its hash.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns the block, or `null` when none is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
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
  /** A block by its hash. For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | null>;

  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   *
   * @param block - Number of the block, or a tag.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns the block, or `null` when none is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const block = await client.eth_getBlockByNumber("0x2d", false);
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | null>;
  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   * With the hashes of its transactions.
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag,
    fullTransactions: false,
  ): Promise<BlockWithHashes | null>;
  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   * Of `pending`, with transaction objects.
   */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<PendingEvmBlockWithTransactions | null>;
  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   * Of `pending`, with the hashes of its transactions.
   */
  eth_getBlockByNumber(block: "pending", fullTransactions: false): Promise<PendingEvmBlockWithHashes | null>;
  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   * With transaction objects, of a block that may be `pending`.
   */
  eth_getBlockByNumber(
    block: BlockNumberOrTag,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | PendingEvmBlockWithTransactions | null>;
  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   * With the hashes of its transactions, of a block that may be `pending`.
   */
  eth_getBlockByNumber(
    block: BlockNumberOrTag,
    fullTransactions: false,
  ): Promise<BlockWithHashes | PendingEvmBlockWithHashes | null>;
  /**
   * A block by its number or a tag. In the `pending` block some nodes leave `hash`, `nonce` and `miner` null.
   * For params whose case is known only at run time.
   */
  eth_getBlockByNumber(
    block: BlockNumberOrTag,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | PendingEvmBlockWithTransactions | PendingEvmBlockWithHashes | null>;

  /**
   * The header of a block by its hash.
   *
   * @param blockHash - Hash of the block.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.eth_getHeaderByHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a");
   * ```
   *
   * Source: go-ethereum, reth.
   */
  eth_getHeaderByHash(blockHash: Hash): Promise<Head | null>;

  /**
   * The header of a block by its number or a tag. In that of the `pending` block some nodes leave `hash`,
   * `nonce` and `miner` null.
   *
   * @param block - Number of the block, or a tag.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.eth_getHeaderByNumber("0x2d");
   * ```
   *
   * Source: go-ethereum, reth.
   */
  eth_getHeaderByNumber(block: IncludedBlockNumberOrTag): Promise<Head | null>;
  /**
   * The header of a block by its number or a tag. In that of the `pending` block some nodes leave `hash`,
   * `nonce` and `miner` null. Of the `pending` block.
   */
  eth_getHeaderByNumber(block: "pending"): Promise<PendingEvmHead | null>;
  /**
   * The header of a block by its number or a tag. In that of the `pending` block some nodes leave `hash`,
   * `nonce` and `miner` null. For params whose case is known only at run time.
   */
  eth_getHeaderByNumber(block: BlockNumberOrTag): Promise<Head | PendingEvmHead | null>;

  /**
   * The receipts of all transactions of a block.
   *
   * @param block - The block.
   * @returns one for each transaction, in order, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const receipts = await client.eth_getBlockReceipts("0x2d");
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  eth_getBlockReceipts(block: BlockReference): Promise<Receipt[] | null>;

  /**
   * Gets the accounts and slots that a block read and wrote.
   *
   * @param block - The block.
   * @returns by account, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), 4444 (the node no longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const accounts = await client.eth_getBlockAccessList("latest");
   * ```
   *
   * Source: ethereum/execution-apis; EIP-7928.
   */
  eth_getBlockAccessList(block: BlockReference): Promise<AccountAccess[] | null>;

  /**
   * The number of uncles of a block.
   *
   * @param blockHash - Hash of the block.
   * @returns the number, or `null` when no block is found. 0 since proof of stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const count = await client.eth_getUncleCountByBlockHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a"); // "0x0"
   * ```
   *
   * Source: removed from ethereum/execution-apis in 2026, still served.
   */
  eth_getUncleCountByBlockHash(blockHash: Hash): Promise<Quantity | null>;

  /**
   * The number of uncles of a block.
   *
   * @param block - Number of the block, or a tag.
   * @returns the number, or `null` when no block is found. 0 since proof of stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
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
  eth_getUncleCountByBlockNumber(block: BlockNumberOrTag): Promise<Quantity | null>;

  /**
   * An uncle of a block.
   *
   * @param blockHash - Hash of the block.
   * @param index - Its place among the uncles, from 0.
   * @returns the uncle, without transactions, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const uncle = await client.eth_getUncleByBlockHashAndIndex("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a", "0x0"); // null
   * ```
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   */
  eth_getUncleByBlockHashAndIndex(blockHash: Hash, index: Quantity): Promise<Block | null>;

  /**
   * An uncle of a block.
   *
   * @param block - Number of the block, or a tag.
   * @param index - Its place among the uncles, from 0.
   * @returns the uncle, without transactions, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const uncle = await client.eth_getUncleByBlockNumberAndIndex("0x2d", "0x0"); // null
   * ```
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   */
  eth_getUncleByBlockNumberAndIndex(block: BlockNumberOrTag, index: Quantity): Promise<Block | null>;
}

/**
 * The methods of {@link EthereumMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface EthereumCalls {
  eth_syncing: { params: readonly []; result: SyncStatus | false };
  eth_chainId: { params: readonly []; result: Quantity };
  eth_blockNumber: { params: readonly []; result: Quantity };
  eth_accounts: { params: readonly []; result: Address[] };
  eth_coinbase: { params: readonly []; result: Address };
  eth_protocolVersion: { params: readonly []; result: HexValue | string | number };
  eth_mining: { params: readonly []; result: boolean };
  eth_hashrate: { params: readonly []; result: Quantity | number | bigint };
  eth_config: { params: readonly []; result: ForkConfigurations };
  eth_capabilities: { params: readonly []; result: NodeCapabilities };
  eth_gasPrice: { params: readonly []; result: Quantity };
  eth_baseFee: { params: readonly []; result: Quantity };
  eth_blobBaseFee: { params: readonly []; result: Quantity };
  eth_maxPriorityFeePerGas: { params: readonly []; result: Quantity };
  eth_feeHistory: {
    params: readonly [
      blockCount: Quantity,
      newestBlock: BlockNumberOrTag,
      rewardPercentiles?: readonly number[],
    ];
    result: FeeHistory;
  };
  eth_getBlockTransactionCountByHash: { params: readonly [blockHash: Hash]; result: Quantity | null };
  eth_getBlockTransactionCountByNumber: { params: readonly [block: BlockNumberOrTag]; result: Quantity | null };
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
  eth_getBlockByNumber: {
    params: readonly [block: BlockNumberOrTag, fullTransactions: boolean];
    result:
      | BlockWithTransactions
      | BlockWithHashes
      | PendingEvmBlockWithTransactions
      | PendingEvmBlockWithHashes
      | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag, fullTransactions: true];
        result: BlockWithTransactions | null;
      },
      {
        params: readonly [block: IncludedBlockNumberOrTag, fullTransactions: false];
        result: BlockWithHashes | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: true];
        result: PendingEvmBlockWithTransactions | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: false];
        result: PendingEvmBlockWithHashes | null;
      },
      {
        params: readonly [block: BlockNumberOrTag, fullTransactions: true];
        result: BlockWithTransactions | PendingEvmBlockWithTransactions | null;
      },
      {
        params: readonly [block: BlockNumberOrTag, fullTransactions: false];
        result: BlockWithHashes | PendingEvmBlockWithHashes | null;
      },
    ];
  };
  eth_getHeaderByHash: { params: readonly [blockHash: Hash]; result: Head | null };
  eth_getHeaderByNumber: {
    params: readonly [block: BlockNumberOrTag];
    result: Head | PendingEvmHead | null;
    overloads: [
      { params: readonly [block: IncludedBlockNumberOrTag]; result: Head | null },
      { params: readonly [block: "pending"]; result: PendingEvmHead | null },
    ];
  };
  eth_getBlockReceipts: { params: readonly [block: BlockReference]; result: Receipt[] | null };
  eth_getBlockAccessList: { params: readonly [block: BlockReference]; result: AccountAccess[] | null };
  eth_getUncleCountByBlockHash: { params: readonly [blockHash: Hash]; result: Quantity | null };
  eth_getUncleCountByBlockNumber: { params: readonly [block: BlockNumberOrTag]; result: Quantity | null };
  eth_getUncleByBlockHashAndIndex: { params: readonly [blockHash: Hash, index: Quantity]; result: Block | null };
  eth_getUncleByBlockNumberAndIndex: { params: readonly [block: BlockNumberOrTag, index: Quantity]; result: Block | null };
}
