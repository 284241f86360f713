// Generated from specs/rpc/ethereum.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Receipt, Transaction } from "./decoded-ethereum-transaction.ts";
import type { BlockNumberOrTag, BlockReference, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { BlobSchedule } from "./ethereum.ts";
import type { Address, Hash, Hex, HexValue } from "./shared.ts";

/**
 * Sync progress. Nodes may add fields.
 *
 * Source: interface: C.
 */
export interface SyncStatus {
  /** Number of the block at which the sync started. */
  startingBlock: Quantity;
  /** Number of the current block. */
  currentBlock: Quantity;
  /** Number of the highest known block. */
  highestBlock: Quantity;
}

/**
 * Current, next and last planned fork configuration.
 *
 * Source: EIP-7910.
 */
export interface ForkConfigurations {
  /** Current fork configuration. */
  current: ForkConfiguration;
  /** Configuration of the next fork; `null` if none is planned. */
  next: ForkConfiguration | null;
  /** Configuration of the last planned fork; `null` if none is planned. */
  last: ForkConfiguration | null;
}

/**
 * Configuration of a fork.
 *
 * Source: EIP-7910.
 */
export interface ForkConfiguration {
  /** Activation time of the fork, in Unix seconds. */
  activationTime: number | bigint;
  /** Blob parameters; `null` before Cancun. */
  blobSchedule: BlobSchedule | null;
  /** Chain id. */
  chainId: Quantity;
  /** Fork id (EIP-6122), 4 bytes. */
  forkId: Hex;
  /** Addresses of the precompiled contracts, by name. */
  precompiles: Record<string, Address>;
  /** Addresses of the system contracts, by name; `null` if there are none. */
  systemContracts: Record<string, Address> | null;
}

/**
 * History that the node has, for each kind of data.
 *
 * Source: ethereum/execution-apis.
 */
export interface NodeCapabilities {
  /** Latest block. */
  head: {
    /** Number of the block. */
    number: Quantity;
    /** Hash of the block. */
    hash: Hash;
  };
  /** Account state: balances, nonces, code and storage. */
  state: DataRetention;
  /** Transactions, by hash or by index. */
  tx: DataRetention;
  /** Logs. */
  logs: DataRetention;
  /** Receipts. */
  receipts: DataRetention;
  /** Block headers and bodies. */
  blocks: DataRetention;
  /** Data for state proofs. */
  stateproofs: DataRetention;
}

/**
 * Available history of one kind of data.
 *
 * Source: ethereum/execution-apis.
 */
export interface DataRetention {
  /** `true` if the node does not have this data. */
  disabled: boolean;
  /** Number of the oldest available block. */
  oldestBlock?: Quantity;
  /** Deletion strategy of the node. So far always a window of the latest blocks. */
  deleteStrategy?: {
    type: "window";
    /** Size of the window: number of latest blocks whose data the node keeps. */
    retentionBlocks: Quantity;
  };
}

/**
 * Fees of consecutive blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface FeeHistory {
  /** Number of the oldest block. */
  oldestBlock: Quantity;
  /** Base fee per gas of each block, in wei, and of the block after the last. */
  baseFeePerGas?: Quantity[];
  /** Base fee per blob gas of each block, in wei, and of the block after the last. */
  baseFeePerBlobGas?: Quantity[];
  /** Gas used by each block, as a fraction of its gas limit from 0 to 1. */
  gasUsedRatio: number[];
  /** Blob gas used by each block, as a fraction of its maximum from 0 to 1. */
  blobGasUsedRatio?: number[];
  /** For each block, the priority fees per gas at the requested percentiles, in wei. */
  reward?: Quantity[][];
}

/**
 * Header fields of every block, including the pending one. Fields that a later fork added are absent in
 * earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface HeaderFields {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the parent block. */
  parentHash: Hash;
  /** Hash of the uncles. */
  sha3Uncles: Hash;
  /** Bloom filter of the logs: 256 bytes. */
  logsBloom: Hex;
  /** Root of the transactions trie. */
  transactionsRoot: Hash;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the receipts trie. */
  receiptsRoot: Hash;
  /** Difficulty of the block; 0 since proof of stake. */
  difficulty: Quantity;
  /** Extra data, chosen by the block's producer. */
  extraData: Hex;
  /** Gas limit of the block. */
  gasLimit: Quantity;
  /** Gas used by all transactions of the block. */
  gasUsed: Quantity;
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantity;
  /** Proof of work; since proof of stake, the RANDAO mix of the beacon chain. */
  mixHash: Hash;
  /** Base fee per gas, in wei. Since London. */
  baseFeePerGas?: Quantity;
  /** Root of the withdrawals trie. Since Shanghai. */
  withdrawalsRoot?: Hash;
  /** Blob gas used by all transactions of the block. Since Cancun. */
  blobGasUsed?: Quantity;
  /** Excess blob gas, from which the blob base fee is computed. Since Cancun. */
  excessBlobGas?: Quantity;
  /** Root of the parent beacon block. Since Cancun. */
  parentBeaconBlockRoot?: Hash;
  /** Hash of the execution layer requests (EIP-7685). Since Prague. */
  requestsHash?: Hash;
  /** Hash of the block access list (EIP-7928). */
  blockAccessListHash?: Hash;
  /** Total difficulty of the chain up to the block. Current nodes omit it. */
  totalDifficulty?: Quantity;
}

/**
 * Block header. Fields that a later fork added are absent in earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockHeader extends HeaderFields {
  /** Hash of the block. */
  hash: Hash;
  /** Proof of work: 8 bytes; zero since proof of stake. */
  nonce: Hex;
  /** Address that receives the priority fees. */
  miner: Address;
}

/**
 * Header of the pending block.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmHeader extends HeaderFields {
  /** Hash of the block. `null` from go-ethereum and Erigon. */
  hash: Hash | null;
  /** Proof of work: 8 bytes. `null` from go-ethereum and Erigon. */
  nonce: Hex | null;
  /** Address that receives the priority fees. `null` from go-ethereum and Erigon. */
  miner: Address | null;
}

/**
 * Header of the pending block. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface PendingEvmHead extends PendingEvmHeader {
  /** Size of the block, in bytes. */
  size?: Quantity;
}

/**
 * A block number or a tag other than `pending`.
 *
 * Source: ethereum/execution-apis.
 */
export type IncludedBlockNumberOrTag = QuantityInput | "latest" | "earliest" | "safe" | "finalized";

/**
 * Block header in an event of the subscription `newHeads`. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface Head extends BlockHeader {
  /** Size of the block, in bytes. */
  size?: Quantity;
}

/**
 * Fields that a block has in addition to its header and transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockContent {
  /** Size of the block, in bytes. */
  size: Quantity;
  /** Hashes of the uncles. */
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
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockWithTransactions extends Block {
  /** Transactions, in order. */
  transactions: Transaction[];
}

/**
 * The pending block with the hashes of its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmBlockWithHashes extends PendingEvmHeader, BlockContent {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * The pending block with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmBlockWithTransactions extends PendingEvmHeader, BlockContent {
  /** Transactions, in order. */
  transactions: Transaction[];
}

/**
 * A withdrawal from the beacon chain.
 *
 * Source: ethereum/execution-apis.
 */
export interface Withdrawal {
  /** Index of the withdrawal. */
  index: Quantity;
  /** Index of the validator. */
  validatorIndex: Quantity;
  /** Address of the recipient. */
  address: Address;
  /** Amount, in gwei. */
  amount: Quantity;
}

/**
 * A withdrawal from the beacon chain.
 *
 * Source: ethereum/execution-apis.
 */
export interface WithdrawalInput {
  /** Index of the withdrawal. */
  index: QuantityInput;
  /** Index of the validator. */
  validatorIndex: QuantityInput;
  /** Address of the recipient. */
  address: Address;
  /** Amount, in gwei. */
  amount: QuantityInput;
}

/**
 * Reads and writes of an account in a block. Each change has the index of its transaction: 0 before all
 * transactions, their number plus 1 after all.
 *
 * Source: EIP-7928.
 */
export interface AccountAccess {
  /** Address of the account. */
  address: Address;
  /** Storage writes, by slot. */
  storageChanges?: SlotChanges[];
  /** Slots that were only read. */
  storageReads?: Hash[];
  /** Balance changes, in wei. */
  balanceChanges?: {
    /**
     * When the change happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantity;
    /** New balance, in wei. */
    value: Quantity;
  }[];
  /** Nonce changes, with the new nonces. */
  nonceChanges?: {
    /**
     * When the change happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantity;
    /** New nonce. */
    value: Quantity;
  }[];
  /** Code changes, with the new codes. */
  codeChanges?: {
    /**
     * When the change happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantity;
    /** New code. */
    code: Hex;
  }[];
}

/**
 * Writes to a storage slot in a block.
 *
 * Source: EIP-7928.
 */
export interface SlotChanges {
  /** Storage slot. */
  key: Hash;
  /** Writes, in order. */
  changes: {
    /**
     * When the write happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantity;
    /** New value of the slot. */
    value: Hash;
  }[];
}

/** Chain data as a node sees it: sync status, fees, blocks and receipts. */
export interface EthereumMethods {
  /**
   * Returns the sync progress of the node, or `false` if it is in sync.
   *
   * @returns Sync progress; `false` if the node is not syncing.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node).
   *
   * Source: interface: C.
   */
  eth_syncing(): Promise<SyncStatus | false>;

  /**
   * Returns the chain id, which is part of signatures.
   *
   * @returns Chain id; 0x1 for Ethereum mainnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis; EIP-695.
   */
  eth_chainId(): Promise<Quantity>;

  /**
   * Returns the number of the latest block.
   *
   * @returns Number of the latest block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_blockNumber(): Promise<Quantity>;

  /**
   * Returns the addresses owned by the node. A hosted node holds no keys, so the list is empty.
   *
   * @returns Addresses owned by the node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported).
   *
   * Source: interface: C.
   */
  eth_accounts(): Promise<Address[]>;

  /**
   * Returns the address that receives the fees of the node's own blocks.
   *
   * @returns The address.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_coinbase(): Promise<Address>;

  /**
   * Returns the version of the protocol that the node uses with its peers.
   *
   * @returns Protocol version in hex, in decimal or as an integer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: besu, erigon, nethermind, reth; no longer go-ethereum.
   */
  eth_protocolVersion(): Promise<HexValue | string | number>;

  /**
   * Returns whether the node is mining (proof of work).
   *
   * @returns `false` since proof of stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: besu, erigon, nethermind; removed from ethereum/execution-apis.
   */
  eth_mining(): Promise<boolean>;

  /**
   * Returns the hash rate of the node's mining, in hashes per second.
   *
   * @returns Hashes per second; 0 since proof of stake. Erigon returns an integer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: besu, erigon, nethermind; removed from ethereum/execution-apis.
   */
  eth_hashrate(): Promise<Quantity | number | bigint>;

  /**
   * Returns the current fork configuration, the next one, and the last planned one.
   *
   * @returns Current, next and last planned fork configuration.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis; EIP-7910.
   */
  eth_config(): Promise<ForkConfigurations>;

  /**
   * Returns the history that the node has: the oldest block for each kind of data.
   *
   * @returns Latest block, and available history for each kind of data.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_capabilities(): Promise<NodeCapabilities>;

  /**
   * Returns a gas price at which a legacy transaction is likely to be included soon.
   *
   * @returns Gas price, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_gasPrice(): Promise<Quantity>;

  /**
   * Returns the base fee of the next block.
   *
   * @returns Base fee per gas of the next block, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_baseFee(): Promise<Quantity>;

  /**
   * Returns the base fee of blobs in the next block.
   *
   * @returns Base fee per blob gas of the next block, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis; EIP-7516.
   */
  eth_blobBaseFee(): Promise<Quantity>;

  /**
   * Returns a priority fee (tip) at which a transaction is likely to be included soon.
   *
   * @returns Priority fee per gas, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_maxPriorityFeePerGas(): Promise<Quantity>;

  /**
   * Returns fees and gas usage for a range of blocks.
   *
   * @param blockCount - Number of blocks. The node returns fewer if it does not have them all or limits the
   * number.
   * @param newestBlock - Last block of the range.
   * @param rewardPercentiles - Percentiles from 0 to 100, in ascending order. The priority fees at these
   * percentiles of the gas used are returned for each block. None by default.
   * @returns Fee history, from the oldest to the newest block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602
   * (invalid params: a param is missing or malformed), -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_feeHistory(
    blockCount: QuantityInput,
    newestBlock: BlockNumberOrTag,
    rewardPercentiles?: readonly number[],
  ): Promise<FeeHistory>;

  /**
   * Returns the number of transactions in a block.
   *
   * @param blockHash - Hash of the block.
   * @returns Number of transactions; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: interface: C.
   */
  eth_getBlockTransactionCountByHash(blockHash: Hash): Promise<Quantity | null>;

  /**
   * Returns the number of transactions in a block.
   *
   * @param block - Block number or tag.
   * @returns Number of transactions; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getBlockTransactionCountByNumber(block: BlockNumberOrTag): Promise<Quantity | null>;

  /**
   * Returns a block by its hash.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: interface: C; the block object from ethereum/execution-apis.
   */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: true): Promise<BlockWithTransactions | null>;
  /** Returns a block by its hash. Returns transaction hashes. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<BlockWithHashes | null>;
  /** Returns a block by its hash. For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | null>;

  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`.
   *
   * @param block - Block number or tag.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | null>;
  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`. Returns transaction hashes.
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag,
    fullTransactions: false,
  ): Promise<BlockWithHashes | null>;
  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`. Returns the `pending` block with transaction objects.
   */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<PendingEvmBlockWithTransactions | null>;
  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`. Returns the `pending` block with transaction hashes.
   */
  eth_getBlockByNumber(block: "pending", fullTransactions: false): Promise<PendingEvmBlockWithHashes | null>;
  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`. Returns a block that may be `pending`, with transaction objects.
   */
  eth_getBlockByNumber(
    block: BlockNumberOrTag,
    fullTransactions: true,
  ): Promise<BlockWithTransactions | PendingEvmBlockWithTransactions | null>;
  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`. Returns a block that may be `pending`, with transaction hashes.
   */
  eth_getBlockByNumber(
    block: BlockNumberOrTag,
    fullTransactions: false,
  ): Promise<BlockWithHashes | PendingEvmBlockWithHashes | null>;
  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`. For params whose case is known only at run time.
   */
  eth_getBlockByNumber(
    block: BlockNumberOrTag,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions | BlockWithHashes | PendingEvmBlockWithTransactions | PendingEvmBlockWithHashes | null>;

  /**
   * Returns the header of a block by its hash.
   *
   * @param blockHash - Hash of the block.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: go-ethereum, reth.
   */
  eth_getHeaderByHash(blockHash: Hash): Promise<Head | null>;

  /**
   * Returns the header of a block by its number or a tag. For the `pending` block, some nodes return `null`
   * as `hash`, `nonce` and `miner`.
   *
   * @param block - Block number or tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: go-ethereum, reth.
   */
  eth_getHeaderByNumber(block: IncludedBlockNumberOrTag): Promise<Head | null>;
  /**
   * Returns the header of a block by its number or a tag. For the `pending` block, some nodes return `null`
   * as `hash`, `nonce` and `miner`. Returns the header of the `pending` block.
   */
  eth_getHeaderByNumber(block: "pending"): Promise<PendingEvmHead | null>;
  /**
   * Returns the header of a block by its number or a tag. For the `pending` block, some nodes return `null`
   * as `hash`, `nonce` and `miner`. For params whose case is known only at run time.
   */
  eth_getHeaderByNumber(block: BlockNumberOrTag): Promise<Head | PendingEvmHead | null>;

  /**
   * Returns the receipts of all transactions in a block.
   *
   * @param block - Block whose receipts to return.
   * @returns Receipt of each transaction, in order; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getBlockReceipts(block: BlockReference): Promise<Receipt[] | null>;

  /**
   * Returns the accounts and storage slots that a block read or wrote.
   *
   * @param block - Block whose access list to return.
   * @returns Accesses of each account; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), 4444 (pruned history unavailable).
   *
   * Source: ethereum/execution-apis; EIP-7928.
   */
  eth_getBlockAccessList(block: BlockReference): Promise<AccountAccess[] | null>;

  /**
   * Returns the number of uncles of a block.
   *
   * @param blockHash - Hash of the block.
   * @returns Number of uncles, 0 since proof of stake; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: removed from ethereum/execution-apis in 2026, still served.
   */
  eth_getUncleCountByBlockHash(blockHash: Hash): Promise<Quantity | null>;

  /**
   * Returns the number of uncles of a block.
   *
   * @param block - Block number or tag.
   * @returns Number of uncles, 0 since proof of stake; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: interface: C; removed from ethereum/execution-apis in 2026, still served.
   */
  eth_getUncleCountByBlockNumber(block: BlockNumberOrTag): Promise<Quantity | null>;

  /**
   * Returns an uncle of a block.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   */
  eth_getUncleByBlockHashAndIndex(blockHash: Hash, index: QuantityInput): Promise<Block | null>;

  /**
   * Returns an uncle of a block.
   *
   * @param block - Block number or tag.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   */
  eth_getUncleByBlockNumberAndIndex(block: BlockNumberOrTag, index: QuantityInput): Promise<Block | null>;
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
      blockCount: QuantityInput,
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
  eth_getUncleByBlockHashAndIndex: { params: readonly [blockHash: Hash, index: QuantityInput]; result: Block | null };
  eth_getUncleByBlockNumberAndIndex: { params: readonly [block: BlockNumberOrTag, index: QuantityInput]; result: Block | null };
}
