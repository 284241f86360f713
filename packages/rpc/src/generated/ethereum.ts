// Generated from specs/rpc/ethereum.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Receipt, Transaction } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex, HexValue } from "./shared.ts";

/**
 * Sync progress. Nodes may add fields.
 *
 * Source: ethereum/execution-apis.
 */
export interface SyncStatus<Q extends QuantityForm = "hex"> {
  /** Number of the block at which the sync started. */
  startingBlock: Quantities[Q];
  /** Number of the current block. */
  currentBlock: Quantities[Q];
  /** Number of the highest known block. */
  highestBlock: Quantities[Q];
}

/**
 * Current, next and last planned fork configuration.
 *
 * Source: EIP-7910.
 */
export interface ForkConfigurations<Q extends QuantityForm = "hex"> {
  /** Current fork configuration. */
  current: ForkConfiguration<Q>;
  /** Configuration of the next fork; `null` if none is planned. */
  next: ForkConfiguration<Q> | null;
  /** Configuration of the last planned fork; `null` if none is planned. */
  last: ForkConfiguration<Q> | null;
}

/**
 * Configuration of a fork.
 *
 * Source: EIP-7910.
 */
export interface ForkConfiguration<Q extends QuantityForm = "hex"> {
  /** Activation time of the fork, in Unix seconds. */
  activationTime: number | bigint;
  /** Blob parameters; `null` before Cancun. */
  blobSchedule: BlobSchedule | null;
  /** Chain id. */
  chainId: Quantities[Q];
  /** Fork id (EIP-6122), 4 bytes. */
  forkId: Hex;
  /** Addresses of the precompiled contracts, by name. */
  precompiles: Record<string, Address>;
  /** Addresses of the system contracts, by name; `null` if there are none. */
  systemContracts: Record<string, Address> | null;
}

/**
 * Blob parameters of a fork: target and maximum number of blobs per block, and how fast the blob base fee
 * changes.
 *
 * Source: EIP-7840.
 */
export interface BlobSchedule {
  /** Target number of blobs per block, at which the blob base fee stays unchanged. */
  target: number;
  /** Maximum number of blobs per block. */
  max: number;
  /** Divisor in the update of the blob base fee. The larger it is, the more slowly the fee changes. */
  baseFeeUpdateFraction: number | bigint;
}

/**
 * History that the node has, for each kind of data.
 *
 * Source: ethereum/execution-apis.
 */
export interface NodeCapabilities<Q extends QuantityForm = "hex"> {
  /** Latest block. */
  head: {
    /** Number of the block. */
    number: Quantities[Q];
    /** Hash of the block. */
    hash: Hash;
  };
  /** Account state: balances, nonces, code and storage. */
  state: DataRetention<Q>;
  /** Transactions, by hash or by index. */
  tx: DataRetention<Q>;
  /** Logs. */
  logs: DataRetention<Q>;
  /** Receipts. */
  receipts: DataRetention<Q>;
  /** Block headers and bodies. */
  blocks: DataRetention<Q>;
  /** Data for state proofs. */
  stateproofs: DataRetention<Q>;
}

/**
 * Available history of one kind of data.
 *
 * Source: ethereum/execution-apis.
 */
export interface DataRetention<Q extends QuantityForm = "hex"> {
  /** `true` if the node does not have this data. */
  disabled: boolean;
  /** Number of the oldest available block. */
  oldestBlock?: Quantities[Q];
  /** Deletion strategy of the node. So far always a window of the latest blocks. */
  deleteStrategy?: {
    type: "window";
    /** Size of the window: number of latest blocks whose data the node keeps. */
    retentionBlocks: Quantities[Q];
  };
}

/**
 * Fees of consecutive blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface FeeHistory<Q extends QuantityForm = "hex"> {
  /** Number of the oldest block. */
  oldestBlock: Quantities[Q];
  /** Base fee per gas of each block, in wei, and of the block after the last. */
  baseFeePerGas?: Quantities[Q][];
  /** Base fee per blob gas of each block, in wei, and of the block after the last. */
  baseFeePerBlobGas?: Quantities[Q][];
  /** Gas used by each block, as a fraction of its gas limit from 0 to 1. */
  gasUsedRatio: number[];
  /** Blob gas used by each block, as a fraction of its maximum from 0 to 1. */
  blobGasUsedRatio?: number[];
  /** For each block, the priority fees per gas at the requested percentiles, in wei. */
  reward?: Quantities[Q][][];
}

/**
 * Header fields of every block, including the pending one. Fields that a later fork added are absent in
 * earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface HeaderFields<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  number: Quantities[Q];
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
  difficulty: Quantities[Q];
  /** Extra data, chosen by the block's producer. */
  extraData: Hex;
  /** Gas limit of the block. */
  gasLimit: Quantities[Q];
  /** Gas used by all transactions of the block. */
  gasUsed: Quantities[Q];
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantities[Q];
  /** Proof of work; since proof of stake, the RANDAO mix of the beacon chain. */
  mixHash: Hash;
  /** Base fee per gas, in wei. Since London. */
  baseFeePerGas?: Quantities[Q];
  /** Root of the withdrawals trie. Since Shanghai. */
  withdrawalsRoot?: Hash;
  /** Blob gas used by all transactions of the block. Since Cancun. */
  blobGasUsed?: Quantities[Q];
  /** Excess blob gas, from which the blob base fee is computed. Since Cancun. */
  excessBlobGas?: Quantities[Q];
  /** Root of the parent beacon block. Since Cancun. */
  parentBeaconBlockRoot?: Hash;
  /** Hash of the execution layer requests (EIP-7685). Since Prague. */
  requestsHash?: Hash;
  /** Hash of the block access list (EIP-7928). */
  blockAccessListHash?: Hash;
  /** Total difficulty of the chain up to the block. Current nodes omit it. */
  totalDifficulty?: Quantities[Q];
}

/**
 * Block header. Fields that a later fork added are absent in earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockHeader<Q extends QuantityForm = "hex"> extends HeaderFields<Q> {
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
export interface PendingEvmHeader<Q extends QuantityForm = "hex"> extends HeaderFields<Q> {
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
export interface PendingEvmHead<Q extends QuantityForm = "hex"> extends PendingEvmHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * A block number or a tag other than `pending`.
 *
 * Source: ethereum/execution-apis.
 */
export type IncludedBlockNumberOrTag<Q extends QuantityForm = "hex"> =
  | Quantities[Q]
  | "latest" | "earliest" | "safe" | "finalized";

/**
 * Block header in an event of the subscription `newHeads`. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface Head<Q extends QuantityForm = "hex"> extends BlockHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * Fields that a block has in addition to its header and transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockContent<Q extends QuantityForm = "hex"> {
  /** Size of the block, in bytes. */
  size: Quantities[Q];
  /** Hashes of the uncles. */
  uncles: Hash[];
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal<Q>[];
}

/**
 * A block without its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface Block<Q extends QuantityForm = "hex"> extends BlockHeader<Q>, BlockContent<Q> {
}

/**
 * A block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockWithHashes<Q extends QuantityForm = "hex"> extends Block<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockWithTransactions<Q extends QuantityForm = "hex"> extends Block<Q> {
  /** Transactions, in order. */
  transactions: Transaction<Q>[];
}

/**
 * The pending block with the hashes of its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmBlockWithHashes<Q extends QuantityForm = "hex"> extends PendingEvmHeader<Q>, BlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * The pending block with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface PendingEvmBlockWithTransactions<Q extends QuantityForm = "hex"> extends PendingEvmHeader<Q>, BlockContent<Q> {
  /** Transactions, in order. */
  transactions: Transaction<Q>[];
}

/**
 * A withdrawal from the beacon chain.
 *
 * Source: ethereum/execution-apis.
 */
export interface Withdrawal<Q extends QuantityForm = "hex"> {
  /** Index of the withdrawal. */
  index: Quantities[Q];
  /** Index of the validator. */
  validatorIndex: Quantities[Q];
  /** Address of the recipient. */
  address: Address;
  /** Amount, in gwei. */
  amount: Quantities[Q];
}

/**
 * Reads and writes of an account in a block. Each change has the index of its transaction: 0 before all
 * transactions, their number plus 1 after all.
 *
 * Source: EIP-7928.
 */
export interface AccountAccess<Q extends QuantityForm = "hex"> {
  /** Address of the account. */
  address: Address;
  /** Storage writes, by slot. */
  storageChanges?: SlotChanges<Q>[];
  /** Slots that were only read. */
  storageReads?: Hash[];
  /** Balance changes, in wei. */
  balanceChanges?: {
    /**
     * When the change happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantities[Q];
    /** New balance, in wei. */
    value: Quantities[Q];
  }[];
  /** Nonce changes, with the new nonces. */
  nonceChanges?: {
    /**
     * When the change happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantities[Q];
    /** New nonce. */
    value: Quantities[Q];
  }[];
  /** Code changes, with the new codes. */
  codeChanges?: {
    /**
     * When the change happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantities[Q];
    /** New code. */
    code: Hex;
  }[];
}

/**
 * Writes to a storage slot in a block.
 *
 * Source: EIP-7928.
 */
export interface SlotChanges<Q extends QuantityForm = "hex"> {
  /** Storage slot. */
  key: Hash;
  /** Writes, in order. */
  changes: {
    /**
     * When the write happened: 0 before all transactions, the transaction's position from 1, or their number
     * plus 1 after all.
     */
    index: Quantities[Q];
    /** New value of the slot. */
    value: Hash;
  }[];
}

/** Chain data as a node sees it: sync status, fees, blocks and receipts. */
export interface EthereumMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the sync progress of the node, or `false` if it is in sync.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Sync progress; `false` if the node is not syncing.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const status = await client.eth_syncing(); // false
   */
  eth_syncing(): Promise<SyncStatus<Q> | false>;

  /**
   * Returns the chain id, which is part of signatures.
   *
   * Source: ethereum/execution-apis; EIP-695.
   *
   * @returns Chain id; 0x1 for Ethereum mainnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const chainId = await client.eth_chainId(); // "0x1"
   */
  eth_chainId(): Promise<Quantities[Q]>;

  /**
   * Returns the number of the latest block.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Number of the latest block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const number = await client.eth_blockNumber(); // "0x2d"
   */
  eth_blockNumber(): Promise<Quantities[Q]>;

  /**
   * Returns the addresses owned by the node. A hosted node holds no keys, so the list is empty.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Addresses owned by the node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported).
   * @example const addresses = await client.eth_accounts(); // []
   */
  eth_accounts(): Promise<Address[]>;

  /**
   * Returns the address that receives the fees of the node's own blocks.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns The address.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const address = await client.eth_coinbase(); // "0x68aab33e4fbb493c95fda402772a3b88615820bd"
   */
  eth_coinbase(): Promise<Address>;

  /**
   * Returns the version of the protocol that the node uses with its peers.
   *
   * Source: besu, erigon, nethermind, reth; no longer go-ethereum.
   *
   * @returns Protocol version in hex, in decimal or as an integer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const version = await client.eth_protocolVersion(); // "0x44"
   */
  eth_protocolVersion(): Promise<HexValue | string | number>;

  /**
   * Returns whether the node is mining (proof of work).
   *
   * Source: besu, erigon, nethermind; removed from ethereum/execution-apis.
   *
   * @returns `false` since proof of stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const mining = await client.eth_mining(); // false
   */
  eth_mining(): Promise<boolean>;

  /**
   * Returns the hash rate of the node's mining, in hashes per second.
   *
   * Source: besu, erigon, nethermind; removed from ethereum/execution-apis.
   *
   * @returns Hashes per second; 0 since proof of stake. Erigon returns an integer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const rate = await client.eth_hashrate(); // "0x0"
   */
  eth_hashrate(): Promise<Quantities[Q] | number | bigint>;

  /**
   * Returns the current fork configuration, the next one, and the last planned one.
   *
   * Source: ethereum/execution-apis; EIP-7910.
   *
   * @returns Current, next and last planned fork configuration.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const configurations = await client.eth_config();
   */
  eth_config(): Promise<ForkConfigurations<Q>>;

  /**
   * Returns the history that the node has: the oldest block for each kind of data.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Latest block, and available history for each kind of data.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const capabilities = await client.eth_capabilities();
   */
  eth_capabilities(): Promise<NodeCapabilities<Q>>;

  /**
   * Returns a gas price at which a legacy transaction is likely to be included soon.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Gas price, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const price = await client.eth_gasPrice(); // "0x3e8"
   */
  eth_gasPrice(): Promise<Quantities[Q]>;

  /**
   * Returns the base fee of the next block.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Base fee per gas of the next block, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const fee = await client.eth_baseFee(); // "0x3b9aca00"
   */
  eth_baseFee(): Promise<Quantities[Q]>;

  /**
   * Returns the base fee of blobs in the next block.
   *
   * Source: ethereum/execution-apis; EIP-7516.
   *
   * @returns Base fee per blob gas of the next block, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const fee = await client.eth_blobBaseFee(); // "0x3f5694c1f"
   */
  eth_blobBaseFee(): Promise<Quantities[Q]>;

  /**
   * Returns a priority fee (tip) at which a transaction is likely to be included soon.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Priority fee per gas, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const tip = await client.eth_maxPriorityFeePerGas(); // "0x773c23ba"
   */
  eth_maxPriorityFeePerGas(): Promise<Quantities[Q]>;

  /**
   * Returns fees and gas usage for a range of blocks.
   *
   * Source: ethereum/execution-apis.
   *
   * @param blockCount - Number of blocks. The node returns fewer if it does not have them all or limits the
   * number.
   * @param newestBlock - Last block of the range.
   * @param rewardPercentiles - Percentiles from 0 to 100, in ascending order. The priority fees at these
   * percentiles of the gas used are returned for each block. None by default.
   * @returns Fee history, from the oldest to the newest block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602,
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   * @example const history = await client.eth_feeHistory("0x1", "latest", [25, 75]);
   */
  eth_feeHistory(
    blockCount: Quantities[ParamForm<Q>],
    newestBlock: BlockNumberOrTag<ParamForm<Q>>,
    rewardPercentiles?: readonly number[],
  ): Promise<FeeHistory<Q>>;

  /**
   * Returns the number of transactions in a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @returns Number of transactions; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const count = await client.eth_getBlockTransactionCountByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // "0x3"
   */
  eth_getBlockTransactionCountByHash(blockHash: Hash): Promise<Quantities[Q] | null>;

  /**
   * Returns the number of transactions in a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @returns Number of transactions; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const count = await client.eth_getBlockTransactionCountByNumber("0x2d"); // "0x3"
   */
  eth_getBlockTransactionCountByNumber(block: BlockNumberOrTag<ParamForm<Q>>): Promise<Quantities[Q] | null>;

  /**
   * Returns a block by its hash.
   *
   * Source: ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const block = await client.eth_getBlockByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", false);
   */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: true): Promise<BlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<BlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<BlockWithTransactions<Q> | BlockWithHashes<Q> | null>;

  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const block = await client.eth_getBlockByNumber("0x2d", false);
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<BlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<BlockWithHashes<Q> | null>;
  /** Returns the `pending` block with transaction objects. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<PendingEvmBlockWithTransactions<Q> | null>;
  /** Returns the `pending` block with transaction hashes. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: false,
  ): Promise<PendingEvmBlockWithHashes<Q> | null>;
  /** Returns a block that may be `pending`, with transaction objects. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<BlockWithTransactions<Q> | PendingEvmBlockWithTransactions<Q> | null>;
  /** Returns a block that may be `pending`, with transaction hashes. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<BlockWithHashes<Q> | PendingEvmBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: boolean,
  ): Promise<
    | BlockWithTransactions<Q>
    | BlockWithHashes<Q>
    | PendingEvmBlockWithTransactions<Q>
    | PendingEvmBlockWithHashes<Q>
    | null>;

  /**
   * Returns the header of a block by its hash.
   *
   * Source: go-ethereum, reth.
   *
   * @param blockHash - Hash of the block.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const header = await client.eth_getHeaderByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74");
   */
  eth_getHeaderByHash(blockHash: Hash): Promise<Head<Q> | null>;

  /**
   * Returns the header of a block by its number or a tag. For the `pending` block, some nodes return `null`
   * as `hash`, `nonce` and `miner`.
   *
   * Source: go-ethereum, reth.
   *
   * @param block - Block number or tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const header = await client.eth_getHeaderByNumber("0x2d");
   */
  eth_getHeaderByNumber(block: IncludedBlockNumberOrTag<ParamForm<Q>>): Promise<Head<Q> | null>;
  /** Returns the header of the `pending` block. */
  eth_getHeaderByNumber(block: "pending"): Promise<PendingEvmHead<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getHeaderByNumber(block: BlockNumberOrTag<ParamForm<Q>>): Promise<Head<Q> | PendingEvmHead<Q> | null>;

  /**
   * Returns the receipts of all transactions in a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block whose receipts to return.
   * @returns Receipt of each transaction, in order; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const receipts = await client.eth_getBlockReceipts("0x2d");
   */
  eth_getBlockReceipts(block: BlockReference<ParamForm<Q>>): Promise<Receipt<Q>[] | null>;

  /**
   * Returns the accounts and storage slots that a block read or wrote.
   *
   * Source: ethereum/execution-apis; EIP-7928.
   *
   * @param block - Block whose access list to return.
   * @returns Accesses of each account; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), 4444 (pruned history
   * unavailable).
   * @example const accounts = await client.eth_getBlockAccessList("latest");
   */
  eth_getBlockAccessList(block: BlockReference<ParamForm<Q>>): Promise<AccountAccess<Q>[] | null>;

  /**
   * Returns the accounts and storage slots that a block read or wrote, by its hash.
   *
   * `eth_getBlockAccessList` takes a hash too. Releases of reth from before the final form of EIP-7928 have
   * other names of fields.
   *
   * Source: reth; EIP-7928.
   *
   * @param hash - Hash of the block.
   * @returns Accesses of each account; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), 4444 (pruned history
   * unavailable).
   * @example const accounts = await client.eth_getBlockAccessListByBlockHash("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  eth_getBlockAccessListByBlockHash(hash: Hash): Promise<AccountAccess<Q>[] | null>;

  /**
   * Returns the number of uncles of a block.
   *
   * Source: removed from ethereum/execution-apis in 2026, still served.
   *
   * @param blockHash - Hash of the block.
   * @returns Number of uncles, 0 since proof of stake; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const count = await client.eth_getUncleCountByBlockHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // "0x0"
   */
  eth_getUncleCountByBlockHash(blockHash: Hash): Promise<Quantities[Q] | null>;

  /**
   * Returns the number of uncles of a block.
   *
   * Source: removed from ethereum/execution-apis in 2026, still served.
   *
   * @param block - Block number or tag.
   * @returns Number of uncles, 0 since proof of stake; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const count = await client.eth_getUncleCountByBlockNumber("0x52a96e"); // "0x0"
   */
  eth_getUncleCountByBlockNumber(block: BlockNumberOrTag<ParamForm<Q>>): Promise<Quantities[Q] | null>;

  /**
   * Returns an uncle of a block.
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const uncle = await client.eth_getUncleByBlockHashAndIndex("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0"); // null
   */
  eth_getUncleByBlockHashAndIndex(blockHash: Hash, index: Quantities[ParamForm<Q>]): Promise<Block<Q> | null>;

  /**
   * Returns an uncle of a block.
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const uncle = await client.eth_getUncleByBlockNumberAndIndex("0x2d", "0x0"); // null
   */
  eth_getUncleByBlockNumberAndIndex(
    block: BlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<Block<Q> | null>;
}

/**
 * The methods of {@link EthereumMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface EthereumCalls<Q extends QuantityForm = "hex"> {
  eth_syncing: { params: readonly []; result: SyncStatus<Q> | false };
  eth_chainId: { params: readonly []; result: Quantities[Q] };
  eth_blockNumber: { params: readonly []; result: Quantities[Q] };
  eth_accounts: { params: readonly []; result: Address[] };
  eth_coinbase: { params: readonly []; result: Address };
  eth_protocolVersion: { params: readonly []; result: HexValue | string | number };
  eth_mining: { params: readonly []; result: boolean };
  eth_hashrate: { params: readonly []; result: Quantities[Q] | number | bigint };
  eth_config: { params: readonly []; result: ForkConfigurations<Q> };
  eth_capabilities: { params: readonly []; result: NodeCapabilities<Q> };
  eth_gasPrice: { params: readonly []; result: Quantities[Q] };
  eth_baseFee: { params: readonly []; result: Quantities[Q] };
  eth_blobBaseFee: { params: readonly []; result: Quantities[Q] };
  eth_maxPriorityFeePerGas: { params: readonly []; result: Quantities[Q] };
  eth_feeHistory: {
    params: readonly [
      blockCount: Quantities[ParamForm<Q>],
      newestBlock: BlockNumberOrTag<ParamForm<Q>>,
      rewardPercentiles?: readonly number[],
    ];
    result: FeeHistory<Q>;
  };
  eth_getBlockTransactionCountByHash: { params: readonly [blockHash: Hash]; result: Quantities[Q] | null };
  eth_getBlockTransactionCountByNumber: { params: readonly [block: BlockNumberOrTag<ParamForm<Q>>]; result: Quantities[Q] | null };
  eth_getBlockByHash: {
    params: readonly [blockHash: Hash, fullTransactions: boolean];
    result: BlockWithTransactions<Q> | BlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [blockHash: Hash, fullTransactions: true];
        result: BlockWithTransactions<Q> | null;
      },
      {
        params: readonly [blockHash: Hash, fullTransactions: false];
        result: BlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getBlockByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: boolean];
    result:
      | BlockWithTransactions<Q>
      | BlockWithHashes<Q>
      | PendingEvmBlockWithTransactions<Q>
      | PendingEvmBlockWithHashes<Q>
      | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: BlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: BlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: true];
        result: PendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: false];
        result: PendingEvmBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: BlockWithTransactions<Q> | PendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: BlockWithHashes<Q> | PendingEvmBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getHeaderByHash: { params: readonly [blockHash: Hash]; result: Head<Q> | null };
  eth_getHeaderByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>];
    result: Head<Q> | PendingEvmHead<Q> | null;
    overloads: [
      { params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>]; result: Head<Q> | null },
      { params: readonly [block: "pending"]; result: PendingEvmHead<Q> | null },
    ];
  };
  eth_getBlockReceipts: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: Receipt<Q>[] | null };
  eth_getBlockAccessList: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: AccountAccess<Q>[] | null };
  eth_getBlockAccessListByBlockHash: { params: readonly [hash: Hash]; result: AccountAccess<Q>[] | null };
  eth_getUncleCountByBlockHash: { params: readonly [blockHash: Hash]; result: Quantities[Q] | null };
  eth_getUncleCountByBlockNumber: { params: readonly [block: BlockNumberOrTag<ParamForm<Q>>]; result: Quantities[Q] | null };
  eth_getUncleByBlockHashAndIndex: { params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]]; result: Block<Q> | null };
  eth_getUncleByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: Block<Q> | null;
  };
}
