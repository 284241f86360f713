// Generated from specs/rpc/starknet-block.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, StarknetBlockId, StarknetBlockIdV08, StarknetBlockNumber } from "./starknet.ts";
import type {
  StarknetReceipt, StarknetReceiptV08, StarknetTransaction, StarknetTransactionV09,
  StarknetTransactionWithoutHash, StarknetTransactionWithoutHashV09, TransactionResponseFlag,
} from "./starknet-transaction.ts";

/**
 * A block with the hashes of its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithHashes extends AcceptedHeader, BlockBodyWithHashes {
}

/**
 * Header of an accepted block, with its status.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AcceptedHeader extends StarknetHeader {
  status: StarknetBlockStatus;
}

/**
 * Header of a block accepted on L2.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetHeader {
  /** Hash of the block. */
  block_hash: Felt;
  /** Hash of the parent block. */
  parent_hash: Felt;
  /** Number (height) of the block. */
  block_number: StarknetBlockNumber;
  /** State root after the block. */
  new_root: Felt;
  /** Time at which the block was created, in Unix seconds. */
  timestamp: StarknetTimestamp;
  /** Address of the sequencer. */
  sequencer_address: Felt;
  /** Price of L1 gas in the block. */
  l1_gas_price: ResourcePrice;
  /** Price of L2 gas in the block. */
  l2_gas_price: ResourcePrice;
  /** Price of L1 data gas (blob gas) in the block. */
  l1_data_gas_price: ResourcePrice;
  /** How the block's state diff is published on L1: in blobs or in calldata. */
  l1_da_mode: L1DataAvailabilityMode;
  /** Version of the Starknet protocol. */
  starknet_version: string;
  /** Root of the event trie; 0 if it is not known. */
  event_commitment: Felt;
  /** Root of the transaction trie; 0 if it is not known. */
  transaction_commitment: Felt;
  /** Root of the receipt trie; 0 if it is not known. */
  receipt_commitment: Felt;
  /** Hash of the state diff; 0 if it is not known. */
  state_diff_commitment: Felt;
  /** Number of events in the block. */
  event_count: number;
  /** Number of transactions in the block. */
  transaction_count: number;
  /** Number of entries in the state diff. */
  state_diff_length: number;
}

/**
 * Time at which the block was created, in Unix seconds.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTimestamp = number;

/**
 * Price of a unit of a resource.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourcePrice {
  /** Price in fri, for transactions of version 3. */
  price_in_fri: Felt;
  /** Price in wei, for transactions before version 3. */
  price_in_wei: Felt;
}

/**
 * Data availability mode: how L1 gets the data of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type L1DataAvailabilityMode = "BLOB" | "CALLDATA";

/**
 * Status of an accepted block: the layer that has accepted it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockStatus = "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1" | "PRE_CONFIRMED";

/**
 * Block body with transaction hashes.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockBodyWithHashes {
  /** Hashes of the transactions, in order. */
  transactions: Felt[];
}

/**
 * The pre-confirmed block, with the hashes of its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithHashes extends PreConfirmedHeader, BlockBodyWithHashes {
}

/**
 * Header of the pre-confirmed block, which is still being built. It has a number but no hash.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedHeader {
  block_hash?: never;
  /** Number of the block, as the node sees it; it may lag behind the sequencer. */
  block_number: StarknetBlockNumber;
  /** Time at which the block was created, in Unix seconds. */
  timestamp: StarknetTimestamp;
  /** Address of the sequencer. */
  sequencer_address: Felt;
  /** Price of L1 gas in the block. */
  l1_gas_price: ResourcePrice;
  /** Price of L2 gas in the block. */
  l2_gas_price: ResourcePrice;
  /** Price of L1 data gas (blob gas) in the block. */
  l1_data_gas_price: ResourcePrice;
  /** How the block's state diff is published on L1: in blobs or in calldata. */
  l1_da_mode: L1DataAvailabilityMode;
  /** Version of the Starknet protocol. */
  starknet_version: string;
}

/**
 * A block with its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithTransactions extends AcceptedHeader, BlockBodyWithTransactions {
}

/**
 * Block body with transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockBodyWithTransactions {
  /** Transactions, in order. */
  transactions: StarknetTransaction[];
}

/**
 * The pre-confirmed block, with its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithTransactions extends PreConfirmedHeader, BlockBodyWithTransactions {
}

/**
 * A block with its transactions and receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithReceipts extends AcceptedHeader, BlockBodyWithReceipts {
}

/**
 * Block body with transactions and receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockBodyWithReceipts {
  /** Transactions with their receipts, in order. */
  transactions: {
    transaction: StarknetTransactionWithoutHash;
    receipt: StarknetReceipt;
  }[];
}

/**
 * An event emitted by a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEvent {
  /** Address of the contract that emitted the event. */
  from_address: Felt;
  /** Keys of the event, by which it can be filtered. */
  keys: Felt[];
  /** Data of the event. */
  data: Felt[];
}

/**
 * The pre-confirmed block, with its transactions and receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithReceipts extends PreConfirmedHeader, BlockBodyWithReceipts {
}

/**
 * State update of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateUpdate {
  /** Hash of the block. */
  block_hash: Felt;
  /** State root before the block. */
  old_root: Felt;
  /** State root after the block. */
  new_root: Felt;
  state_diff: StarknetStateDiff;
}

/**
 * State diff: changes of the state.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateDiff {
  /** Changed storage values, by contract. */
  storage_diffs: {
    /** Address of the contract. */
    address: Felt;
    /** Changed slots, with their new values. */
    storage_entries: {
      /** Storage slot. */
      key: Felt;
      /** New value of the slot. */
      value: Felt;
    }[];
  }[];
  /** Hashes of declared Cairo 0 classes. */
  deprecated_declared_classes: Felt[];
  /** Declared Sierra classes. */
  declared_classes: ClassHashWithCompiledHash[];
  /** Classes whose compiled class hash changed. */
  migrated_compiled_classes?: ClassHashWithCompiledHash[];
  /** Deployed contracts, with the hashes of their classes. */
  deployed_contracts: {
    /** Address of the deployed contract. */
    address: Felt;
    /** Hash of the contract's class. */
    class_hash: Felt;
  }[];
  /** Contracts whose class was replaced. */
  replaced_classes: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Hash of the contract's new class. */
    class_hash: Felt;
  }[];
  /** Changed nonces, by contract. */
  nonces: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Nonce of the contract after the block. */
    nonce: Felt;
  }[];
}

/**
 * Hash of a class, and hash of its compiled class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ClassHashWithCompiledHash {
  /** Hash of the class. */
  class_hash: Felt;
  /** Hash of the compiled class (CASM). */
  compiled_class_hash: Felt;
}

/**
 * State update of the pre-confirmed block, so far.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedStateUpdate {
  block_hash?: never;
  /** State root before the block. */
  old_root?: Felt;
  state_diff: StarknetStateDiff;
}

/**
 * Filter for events, and size of the page.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventFilter {
  from_block?: StarknetBlockId;
  to_block?: StarknetBlockId;
  /** Address of the contract; since version 0.10, one or several addresses. */
  address?: Felt | readonly Felt[];
  keys?: EventKeys;
  /** Maximum number of events on a page. */
  chunk_size: number;
  /** Continuation token from the previous page. */
  continuation_token?: string;
}

/**
 * For each key position, the accepted keys; an empty list accepts any key.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type EventKeys = readonly (readonly Felt[])[];

/**
 * A page of events.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventPage {
  /** Events of the page. */
  events: EmittedEvent[];
  /** Continuation token of the next page; absent on the last page. */
  continuation_token?: string;
}

/**
 * An event emitted by a contract, with its block and transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEvent extends StarknetEvent {
  /** Hash of the block. Absent for a pre-confirmed or pending block. */
  block_hash?: Felt;
  /** Number of the block. Absent for a pending block. */
  block_number?: StarknetBlockNumber;
  /** Hash of the transaction that emitted the event. */
  transaction_hash: Felt;
  /** Index of the transaction in the block, from 0. */
  transaction_index: number;
  /** Index of the event in the transaction, from 0. */
  event_index: number;
}

/**
 * A block with the hashes of its transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithHashesV09 extends AcceptedHeaderV09, BlockBodyWithHashes {
}

/**
 * Header of an accepted block, with its status. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AcceptedHeaderV09 extends StarknetHeaderV09 {
  status: StarknetBlockStatus;
}

/**
 * Header of a block accepted on L2. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetHeaderV09 {
  /** Hash of the block. */
  block_hash: Felt;
  /** Hash of the parent block. */
  parent_hash: Felt;
  /** Number (height) of the block. */
  block_number: StarknetBlockNumber;
  /** State root after the block. */
  new_root: Felt;
  /** Time at which the block was created, in Unix seconds. */
  timestamp: StarknetTimestamp;
  /** Address of the sequencer. */
  sequencer_address: Felt;
  /** Price of L1 gas in the block. */
  l1_gas_price: ResourcePrice;
  /** Price of L2 gas in the block. */
  l2_gas_price: ResourcePrice;
  /** Price of L1 data gas (blob gas) in the block. */
  l1_data_gas_price: ResourcePrice;
  /** How the block's state diff is published on L1: in blobs or in calldata. */
  l1_da_mode: L1DataAvailabilityMode;
  /** Version of the Starknet protocol. */
  starknet_version: string;
}

/**
 * A block with its transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithTransactionsV09 extends AcceptedHeaderV09, BlockBodyWithTransactionsV09 {
}

/**
 * Block body with transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockBodyWithTransactionsV09 {
  /** Transactions, in order. */
  transactions: StarknetTransactionV09[];
}

/**
 * The pre-confirmed block, with its transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithTransactionsV09 extends PreConfirmedHeader, BlockBodyWithTransactionsV09 {
}

/**
 * A block with its transactions and receipts. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithReceiptsV09 extends AcceptedHeaderV09, BlockBodyWithReceiptsV09 {
}

/**
 * Block body with transactions and receipts. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockBodyWithReceiptsV09 {
  /** Transactions with their receipts, in order. */
  transactions: {
    transaction: StarknetTransactionWithoutHashV09;
    receipt: StarknetReceipt;
  }[];
}

/**
 * The pre-confirmed block, with its transactions and receipts. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithReceiptsV09 extends PreConfirmedHeader, BlockBodyWithReceiptsV09 {
}

/**
 * State update of a block. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateUpdateV09 {
  /** Hash of the block. */
  block_hash: Felt;
  /** State root before the block. */
  old_root: Felt;
  /** State root after the block. */
  new_root: Felt;
  state_diff: StarknetStateDiffV09;
}

/**
 * State diff: changes of the state. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateDiffV09 {
  /** Changed storage values, by contract. */
  storage_diffs: {
    /** Address of the contract. */
    address: Felt;
    /** Changed slots, with their new values. */
    storage_entries: {
      /** Storage slot. */
      key: Felt;
      /** New value of the slot. */
      value: Felt;
    }[];
  }[];
  /** Hashes of declared Cairo 0 classes. */
  deprecated_declared_classes: Felt[];
  /** Declared Sierra classes. */
  declared_classes: ClassHashWithCompiledHash[];
  /** Deployed contracts, with the hashes of their classes. */
  deployed_contracts: {
    /** Address of the deployed contract. */
    address: Felt;
    /** Hash of the contract's class. */
    class_hash: Felt;
  }[];
  /** Contracts whose class was replaced. */
  replaced_classes: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Hash of the contract's new class. */
    class_hash: Felt;
  }[];
  /** Changed nonces, by contract. */
  nonces: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Nonce of the contract after the block. */
    nonce: Felt;
  }[];
}

/**
 * State update of the pre-confirmed block, so far. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedStateUpdateV09 {
  block_hash?: never;
  /** State root before the block. */
  old_root: Felt;
  state_diff: StarknetStateDiffV09;
}

/**
 * Filter for events, and size of the page. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventFilterV09 {
  from_block?: StarknetBlockId;
  to_block?: StarknetBlockId;
  /** Address of the contract; since version 0.10, one or several addresses. */
  address?: Felt;
  keys?: EventKeys;
  /** Maximum number of events on a page. */
  chunk_size: number;
  /** Continuation token from the previous page. */
  continuation_token?: string;
}

/**
 * A page of events. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventPageV09 {
  /** Events of the page. */
  events: EmittedEventV09[];
  /** Continuation token of the next page; absent on the last page. */
  continuation_token?: string;
}

/**
 * An event emitted by a contract, with its block and transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEventV09 extends StarknetEvent {
  /** Hash of the block. Absent for a pre-confirmed or pending block. */
  block_hash?: Felt;
  /** Number of the block. Absent for a pending block. */
  block_number?: StarknetBlockNumber;
  /** Hash of the transaction that emitted the event. */
  transaction_hash: Felt;
}

/**
 * A block with the hashes of its transactions. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithHashesV08 extends AcceptedHeaderV08, BlockBodyWithHashes {
}

/**
 * Header of an accepted block, with its status. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AcceptedHeaderV08 extends StarknetHeaderV09 {
  status: StarknetBlockStatusV08;
}

/**
 * Status of an accepted block: the layer that has accepted it. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockStatusV08 = "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1" | "PENDING" | "REJECTED";

/**
 * A block with its transactions. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithTransactionsV08 extends AcceptedHeaderV08, BlockBodyWithTransactionsV09 {
}

/**
 * A block with its transactions and receipts. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithReceiptsV08 extends AcceptedHeaderV08, BlockBodyWithReceiptsV08 {
}

/**
 * Block body with transactions and receipts. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockBodyWithReceiptsV08 {
  /** Transactions with their receipts, in order. */
  transactions: {
    transaction: StarknetTransactionWithoutHashV09;
    receipt: StarknetReceiptV08;
  }[];
}

/**
 * Filter for events, and size of the page. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventFilterV08 {
  from_block?: StarknetBlockIdV08;
  to_block?: StarknetBlockIdV08;
  /** Address of the contract; since version 0.10, one or several addresses. */
  address?: Felt;
  keys?: EventKeys;
  /** Maximum number of events on a page. */
  chunk_size: number;
  /** Continuation token from the previous page. */
  continuation_token?: string;
}

/**
 * The pending block with the hashes of its transactions, up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingBlockWithHashes extends PendingHeader, BlockBodyWithHashes {
}

/**
 * Header of the pending block, up to version 0.8. It has a parent hash, but neither hash nor number.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingHeader {
  block_hash?: never;
  block_number?: never;
  /** Hash of the parent block. */
  parent_hash: Felt;
  /** Time at which the block was created, in Unix seconds. */
  timestamp: StarknetTimestamp;
  /** Address of the sequencer. */
  sequencer_address: Felt;
  /** Price of L1 gas in the block. */
  l1_gas_price: ResourcePrice;
  /** Price of L2 gas in the block. */
  l2_gas_price: ResourcePrice;
  /** Price of L1 data gas (blob gas) in the block. */
  l1_data_gas_price: ResourcePrice;
  /** How the block's state diff is published on L1: in blobs or in calldata. */
  l1_da_mode: L1DataAvailabilityMode;
  /** Version of the Starknet protocol. */
  starknet_version: string;
}

/**
 * The pending block with its transactions, up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingBlockWithTransactions extends PendingHeader, BlockBodyWithTransactionsV09 {
}

/**
 * The pending block with its transactions and receipts, up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingBlockWithReceipts extends PendingHeader, BlockBodyWithReceiptsV08 {
}

/** Blocks of the rollup, their state updates and events. */
export interface StarknetBlockMethods {
  /**
   * Returns a block with the hashes of its transactions.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithTxHashes({ block_number: 1500001 });
   */
  starknet_getBlockWithTxHashes(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithHashes | PreConfirmedBlockWithHashes>;

  /**
   * Returns a block with its transactions.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @param response_flags - Flags for additional fields to return. Default: `[]`.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithTxs({ block_number: 1500001 });
   */
  starknet_getBlockWithTxs(
    block_id: StarknetBlockId,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetBlockWithTransactions | PreConfirmedBlockWithTransactions>;

  /**
   * Returns a block with its transactions and receipts.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @param response_flags - Flags for additional fields to return. Default: `[]`.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithReceipts({ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" });
   */
  starknet_getBlockWithReceipts(
    block_id: StarknetBlockId,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetBlockWithReceipts | PreConfirmedBlockWithReceipts>;

  /**
   * Returns the number of transactions in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Number of transactions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const count = await client.starknet_getBlockTransactionCount("latest"); // 1
   */
  starknet_getBlockTransactionCount(block_id: StarknetBlockId): Promise<number>;

  /**
   * Returns the state update of a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @param contract_addresses - Only changes of these contracts, plus all declared classes. Without it, all
   * changes are returned.
   * @returns State update, from the old to the new state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const update = await client.starknet_getStateUpdate({ block_number: 1500001 });
   */
  starknet_getStateUpdate(
    block_id: StarknetBlockId,
    contract_addresses?: readonly Felt[],
  ): Promise<StarknetStateUpdate | PreConfirmedStateUpdate>;

  /**
   * Returns a page of the events in a range of blocks.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param filter - Filter for the events, and size of the page.
   * @returns Page of events, oldest first, with the continuation token of the next page.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 31 (requested page size is too big), 33 (the supplied
   * continuation token is invalid or unknown), 24 (block not found), 34 (too many keys provided in a filter).
   * @example const events = await client.starknet_getEvents({ from_block: { block_number: 1500001 }, to_block: "latest", address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]], chunk_size: 100 });
   */
  starknet_getEvents(filter: StarknetEventFilter): Promise<StarknetEventPage>;
}

/**
 * The methods of {@link StarknetBlockMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface StarknetBlockCalls {
  starknet_getBlockWithTxHashes: {
    params: readonly [block_id: StarknetBlockId];
    result: StarknetBlockWithHashes | PreConfirmedBlockWithHashes;
  };
  starknet_getBlockWithTxs: {
    params: readonly [block_id: StarknetBlockId, response_flags?: readonly TransactionResponseFlag[]];
    result: StarknetBlockWithTransactions | PreConfirmedBlockWithTransactions;
  };
  starknet_getBlockWithReceipts: {
    params: readonly [block_id: StarknetBlockId, response_flags?: readonly TransactionResponseFlag[]];
    result: StarknetBlockWithReceipts | PreConfirmedBlockWithReceipts;
  };
  starknet_getBlockTransactionCount: { params: readonly [block_id: StarknetBlockId]; result: number };
  starknet_getStateUpdate: {
    params: readonly [block_id: StarknetBlockId, contract_addresses?: readonly Felt[]];
    result: StarknetStateUpdate | PreConfirmedStateUpdate;
  };
  starknet_getEvents: { params: readonly [filter: StarknetEventFilter]; result: StarknetEventPage };
}

/** Blocks of the rollup, their state updates and events, in version 0.9. */
export interface StarknetBlockMethodsV09 extends Omit<StarknetBlockMethods, "starknet_getBlockWithTxHashes" | "starknet_getBlockWithTxs" | "starknet_getBlockWithReceipts" | "starknet_getStateUpdate" | "starknet_getEvents"> {
  /**
   * Returns a block with the hashes of its transactions.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithTxHashes({ block_number: 1500001 });
   */
  starknet_getBlockWithTxHashes(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithHashesV09 | PreConfirmedBlockWithHashes>;

  /**
   * Returns a block with its transactions.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithTxs("pre_confirmed");
   */
  starknet_getBlockWithTxs(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithTransactionsV09 | PreConfirmedBlockWithTransactionsV09>;

  /**
   * Returns a block with its transactions and receipts.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithReceipts({ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" });
   */
  starknet_getBlockWithReceipts(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithReceiptsV09 | PreConfirmedBlockWithReceiptsV09>;

  /**
   * Returns the state update of a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns State update, from the old to the new state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const update = await client.starknet_getStateUpdate({ block_number: 1500001 });
   */
  starknet_getStateUpdate(
    block_id: StarknetBlockId,
  ): Promise<StarknetStateUpdateV09 | PreConfirmedStateUpdateV09>;

  /**
   * Returns a page of the events in a range of blocks.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param filter - Filter for the events, and size of the page.
   * @returns Page of events, oldest first, with the continuation token of the next page.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 31 (requested page size is too big), 33 (the supplied
   * continuation token is invalid or unknown), 24 (block not found), 34 (too many keys provided in a filter).
   * @example const events = await client.starknet_getEvents({ from_block: { block_number: 1500001 }, to_block: "latest", address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]], chunk_size: 100 });
   */
  starknet_getEvents(filter: StarknetEventFilterV09): Promise<StarknetEventPageV09>;
}

/** Blocks of the rollup, their state updates and events, in version 0.8. */
export interface StarknetBlockMethodsV08 extends Omit<StarknetBlockMethodsV09, "starknet_getBlockWithTxHashes" | "starknet_getBlockWithTxs" | "starknet_getBlockWithReceipts" | "starknet_getBlockTransactionCount" | "starknet_getStateUpdate" | "starknet_getEvents"> {
  /**
   * Returns a block with the hashes of its transactions.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithTxHashes({ block_number: 1500001 });
   */
  starknet_getBlockWithTxHashes(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetBlockWithHashesV08 | PendingBlockWithHashes>;

  /**
   * Returns a block with its transactions.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithTxs("pending");
   */
  starknet_getBlockWithTxs(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetBlockWithTransactionsV08 | PendingBlockWithTransactions>;

  /**
   * Returns a block with its transactions and receipts.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Block. A pre-confirmed block has no hash and no state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const block = await client.starknet_getBlockWithReceipts({ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" });
   */
  starknet_getBlockWithReceipts(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetBlockWithReceiptsV08 | PendingBlockWithReceipts>;

  /**
   * Returns the number of transactions in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns Number of transactions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const count = await client.starknet_getBlockTransactionCount("latest"); // 1
   */
  starknet_getBlockTransactionCount(block_id: StarknetBlockIdV08): Promise<number>;

  /**
   * Returns the state update of a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @returns State update, from the old to the new state root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const update = await client.starknet_getStateUpdate({ block_number: 1500001 });
   */
  starknet_getStateUpdate(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetStateUpdateV09 | PreConfirmedStateUpdateV09>;

  /**
   * Returns a page of the events in a range of blocks.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param filter - Filter for the events, and size of the page.
   * @returns Page of events, oldest first, with the continuation token of the next page.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 31 (requested page size is too big), 33 (the supplied
   * continuation token is invalid or unknown), 24 (block not found), 34 (too many keys provided in a filter).
   * @example const events = await client.starknet_getEvents({ from_block: { block_number: 1500001 }, to_block: "latest", address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]], chunk_size: 100 });
   */
  starknet_getEvents(filter: StarknetEventFilterV08): Promise<StarknetEventPageV09>;
}

/**
 * The methods of {@link StarknetBlockMethodsV09} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetBlockCallsV09 extends Omit<StarknetBlockCalls, "starknet_getBlockWithTxHashes" | "starknet_getBlockWithTxs" | "starknet_getBlockWithReceipts" | "starknet_getStateUpdate" | "starknet_getEvents"> {
  starknet_getBlockWithTxHashes: {
    params: readonly [block_id: StarknetBlockId];
    result: StarknetBlockWithHashesV09 | PreConfirmedBlockWithHashes;
  };
  starknet_getBlockWithTxs: {
    params: readonly [block_id: StarknetBlockId];
    result: StarknetBlockWithTransactionsV09 | PreConfirmedBlockWithTransactionsV09;
  };
  starknet_getBlockWithReceipts: {
    params: readonly [block_id: StarknetBlockId];
    result: StarknetBlockWithReceiptsV09 | PreConfirmedBlockWithReceiptsV09;
  };
  starknet_getStateUpdate: {
    params: readonly [block_id: StarknetBlockId];
    result: StarknetStateUpdateV09 | PreConfirmedStateUpdateV09;
  };
  starknet_getEvents: { params: readonly [filter: StarknetEventFilterV09]; result: StarknetEventPageV09 };
}

/**
 * The methods of {@link StarknetBlockMethodsV08} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetBlockCallsV08 extends Omit<StarknetBlockCallsV09, "starknet_getBlockWithTxHashes" | "starknet_getBlockWithTxs" | "starknet_getBlockWithReceipts" | "starknet_getBlockTransactionCount" | "starknet_getStateUpdate" | "starknet_getEvents"> {
  starknet_getBlockWithTxHashes: {
    params: readonly [block_id: StarknetBlockIdV08];
    result: StarknetBlockWithHashesV08 | PendingBlockWithHashes;
  };
  starknet_getBlockWithTxs: {
    params: readonly [block_id: StarknetBlockIdV08];
    result: StarknetBlockWithTransactionsV08 | PendingBlockWithTransactions;
  };
  starknet_getBlockWithReceipts: {
    params: readonly [block_id: StarknetBlockIdV08];
    result: StarknetBlockWithReceiptsV08 | PendingBlockWithReceipts;
  };
  starknet_getBlockTransactionCount: { params: readonly [block_id: StarknetBlockIdV08]; result: number };
  starknet_getStateUpdate: {
    params: readonly [block_id: StarknetBlockIdV08];
    result: StarknetStateUpdateV09 | PreConfirmedStateUpdateV09;
  };
  starknet_getEvents: { params: readonly [filter: StarknetEventFilterV08]; result: StarknetEventPageV09 };
}
