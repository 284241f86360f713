// Generated from specs/rpc/starknet-block.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, StarknetBlockId, StarknetBlockIdV08, StarknetBlockNumber } from "./starknet.ts";
import type { StarknetReceipt, StarknetReceiptV08, StarknetTransaction, StarknetTransactionV09, TransactionResponseFlag, UnhashedTransaction, UnhashedTransactionV09 } from "./starknet-transaction.ts";

/**
 * A block with the hashes of its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithHashes extends AcceptedHeader, HashesInBlock {
}

/**
 * The header of a block, and which layer has accepted it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AcceptedHeader extends StarknetHeader {
  status: StarknetBlockStatus;
}

/**
 * The header of a block that layer 2 has accepted.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetHeader {
  block_hash: Felt;
  parent_hash: Felt;
  block_number: StarknetBlockNumber;
  /** The root of the state after it. */
  new_root: Felt;
  timestamp: StarknetTimestamp;
  /** The sequencer that built it. */
  sequencer_address: Felt;
  l1_gas_price: ResourcePrice;
  l2_gas_price: ResourcePrice;
  l1_data_gas_price: ResourcePrice;
  l1_da_mode: L1DataMode;
  /** The version of the protocol. */
  starknet_version: string;
  /** The root of the trie of its events; 0 where it is not known. */
  event_commitment: Felt;
  /** The root of the trie of its transactions; 0 where it is not known. */
  transaction_commitment: Felt;
  /** The root of the trie of its receipts; 0 where it is not known. */
  receipt_commitment: Felt;
  /** The hash of what it changes; 0 where it is not known. */
  state_diff_commitment: Felt;
  event_count: number;
  transaction_count: number;
  /** Number of entries in its state change. */
  state_diff_length: number;
}

/**
 * When a block was begun, in seconds since 1970.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTimestamp = number;

/**
 * The price of a unit of a resource.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourcePrice {
  /** For transactions of version 3. */
  price_in_fri: Felt;
  /** For those before. */
  price_in_wei: Felt;
}

/**
 * The way in which layer 1 gets the data of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type L1DataMode = "BLOB" | "CALLDATA";

/**
 * The layer that has accepted a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockStatus = "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1" | "PRE_CONFIRMED";

/**
 * Transactions of a block by their hashes.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface HashesInBlock {
  transactions: Felt[];
}

/**
 * The block that is being built, with the hashes of its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithHashes extends PreConfirmedHeader, HashesInBlock {
}

/**
 * The header of the block that is being built. It has a number, and no hash yet.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedHeader {
  block_hash?: never;
  /** The block as the node sees it, which may lag behind the sequencer. */
  block_number: StarknetBlockNumber;
  timestamp: StarknetTimestamp;
  /** The sequencer that builds it. */
  sequencer_address: Felt;
  l1_gas_price: ResourcePrice;
  l2_gas_price: ResourcePrice;
  l1_data_gas_price: ResourcePrice;
  l1_da_mode: L1DataMode;
  /** The version of the protocol. */
  starknet_version: string;
}

/**
 * A block with its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithTransactions extends AcceptedHeader, TransactionsInBlock {
}

/**
 * Transactions of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionsInBlock {
  transactions: StarknetTransaction[];
}

/**
 * The block that is being built, with its transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithTransactions extends PreConfirmedHeader, TransactionsInBlock {
}

/**
 * A block with its transactions and their receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithReceipts extends AcceptedHeader, ReceiptsInBlock {
}

/**
 * Transactions of a block with their receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptsInBlock {
  transactions: {
    transaction: UnhashedTransaction;
    receipt: StarknetReceipt;
  }[];
}

/**
 * An event of a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEvent {
  from_address: Felt;
  keys: Felt[];
  data: Felt[];
}

/**
 * The block that is being built, with its transactions and their receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithReceipts extends PreConfirmedHeader, ReceiptsInBlock {
}

/**
 * The state changes of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateUpdate {
  block_hash: Felt;
  old_root: Felt;
  new_root: Felt;
  state_diff: StarknetStateDiff;
}

/**
 * A change of the state.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateDiff {
  storage_diffs: {
    address: Felt;
    storage_entries: { key: Felt; value: Felt }[];
  }[];
  /** The hashes of classes of Cairo 0. */
  deprecated_declared_classes: Felt[];
  declared_classes: CompiledClassName[];
  /** Classes that have got another hash of their compiled form. */
  migrated_compiled_classes?: CompiledClassName[];
  deployed_contracts: { address: Felt; class_hash: Felt }[];
  /** Contracts that run other code from now on. */
  replaced_classes: { contract_address: Felt; class_hash: Felt }[];
  nonces: { contract_address: Felt; nonce: Felt }[];
}

/**
 * A class by its hash, and by that of its compiled form.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CompiledClassName {
  class_hash: Felt;
  compiled_class_hash: Felt;
}

/**
 * The changes of the state by the block that is being built.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface UnsettledStateUpdate {
  block_hash?: never;
  old_root?: Felt;
  state_diff: StarknetStateDiff;
}

/**
 * The events to return, and the size of a page.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventFilter {
  from_block?: StarknetBlockId;
  to_block?: StarknetBlockId;
  /** The contract that they are of; from version 0.10, or some contracts. */
  address?: Felt | readonly Felt[];
  keys?: EventKeys;
  /** Maximum number of events on a page. */
  chunk_size: number;
  /** The token of the page before. */
  continuation_token?: string;
}

/**
 * For each place among the keys, those that are wanted there; an empty list for any.
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
  events: EmittedEvent[];
  /** The token of the next page; absent on the last page. */
  continuation_token?: string;
}

/**
 * An event of a contract, and where it was emitted.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEvent extends StarknetEvent {
  /** Absent while the block is being built. */
  block_hash?: Felt;
  /** Absent from a pending block. */
  block_number?: StarknetBlockNumber;
  transaction_hash: Felt;
  /** The transaction's place in the block, from 0. */
  transaction_index: number;
  /** Its place among the transaction's events, from 0. */
  event_index: number;
}

/**
 * A block with the hashes of its transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithHashesV09 extends AcceptedHeaderV09, HashesInBlock {
}

/**
 * The header of a block, and which layer has accepted it. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AcceptedHeaderV09 extends StarknetHeaderV09 {
  status: StarknetBlockStatus;
}

/**
 * The header of a block that layer 2 has accepted. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetHeaderV09 {
  block_hash: Felt;
  parent_hash: Felt;
  block_number: StarknetBlockNumber;
  /** The root of the state after it. */
  new_root: Felt;
  timestamp: StarknetTimestamp;
  /** The sequencer that built it. */
  sequencer_address: Felt;
  l1_gas_price: ResourcePrice;
  l2_gas_price: ResourcePrice;
  l1_data_gas_price: ResourcePrice;
  l1_da_mode: L1DataMode;
  /** The version of the protocol. */
  starknet_version: string;
}

/**
 * A block with its transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithTransactionsV09 extends AcceptedHeaderV09, TransactionsInBlockV09 {
}

/**
 * Transactions of a block. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionsInBlockV09 {
  transactions: StarknetTransactionV09[];
}

/**
 * The block that is being built, with its transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithTransactionsV09 extends PreConfirmedHeader, TransactionsInBlockV09 {
}

/**
 * A block with its transactions and their receipts. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithReceiptsV09 extends AcceptedHeaderV09, ReceiptsInBlockV09 {
}

/**
 * Transactions of a block with their receipts. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptsInBlockV09 {
  transactions: {
    transaction: UnhashedTransactionV09;
    receipt: StarknetReceipt;
  }[];
}

/**
 * The block that is being built, with its transactions and their receipts. This is the type up to version
 * 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PreConfirmedBlockWithReceiptsV09 extends PreConfirmedHeader, ReceiptsInBlockV09 {
}

/**
 * The state changes of a block. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateUpdateV09 {
  block_hash: Felt;
  old_root: Felt;
  new_root: Felt;
  state_diff: StarknetStateDiffV09;
}

/**
 * A change of the state. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateDiffV09 {
  storage_diffs: {
    address: Felt;
    storage_entries: { key: Felt; value: Felt }[];
  }[];
  /** The hashes of classes of Cairo 0. */
  deprecated_declared_classes: Felt[];
  declared_classes: CompiledClassName[];
  deployed_contracts: { address: Felt; class_hash: Felt }[];
  /** Contracts that run other code from now on. */
  replaced_classes: { contract_address: Felt; class_hash: Felt }[];
  nonces: { contract_address: Felt; nonce: Felt }[];
}

/**
 * The changes of the state by the block that is being built. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface UnsettledStateUpdateV09 {
  block_hash?: never;
  old_root: Felt;
  state_diff: StarknetStateDiffV09;
}

/**
 * The events to return, and the size of a page. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventFilterV09 {
  from_block?: StarknetBlockId;
  to_block?: StarknetBlockId;
  /** The contract that they are of; from version 0.10, or some contracts. */
  address?: Felt;
  keys?: EventKeys;
  /** Maximum number of events on a page. */
  chunk_size: number;
  /** The token of the page before. */
  continuation_token?: string;
}

/**
 * A page of events. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventPageV09 {
  events: EmittedEventV09[];
  /** The token of the next page; absent on the last page. */
  continuation_token?: string;
}

/**
 * An event of a contract, and where it was emitted. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEventV09 extends StarknetEvent {
  /** Absent while the block is being built. */
  block_hash?: Felt;
  /** Absent from a pending block. */
  block_number?: StarknetBlockNumber;
  transaction_hash: Felt;
}

/**
 * A block with the hashes of its transactions. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithHashesV08 extends AcceptedHeaderV08, HashesInBlock {
}

/**
 * The header of a block, and which layer has accepted it. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AcceptedHeaderV08 extends StarknetHeaderV09 {
  status: StarknetBlockStatusV08;
}

/**
 * The layer that has accepted a block. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockStatusV08 = "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1" | "PENDING" | "REJECTED";

/**
 * A block with its transactions. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithTransactionsV08 extends AcceptedHeaderV08, TransactionsInBlockV09 {
}

/**
 * A block with its transactions and their receipts. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockWithReceiptsV08 extends AcceptedHeaderV08, ReceiptsInBlockV08 {
}

/**
 * Transactions of a block with their receipts. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptsInBlockV08 {
  transactions: {
    transaction: UnhashedTransactionV09;
    receipt: StarknetReceiptV08;
  }[];
}

/**
 * The events to return, and the size of a page. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetEventFilterV08 {
  from_block?: StarknetBlockIdV08;
  to_block?: StarknetBlockIdV08;
  /** The contract that they are of; from version 0.10, or some contracts. */
  address?: Felt;
  keys?: EventKeys;
  /** Maximum number of events on a page. */
  chunk_size: number;
  /** The token of the page before. */
  continuation_token?: string;
}

/**
 * The block that is being built, with the hashes of its transactions, up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingBlockWithHashes extends PendingHeader, HashesInBlock {
}

/**
 * The header of the block that is being built, up to version 0.8. It has a parent, and neither hash nor
 * number yet.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingHeader {
  block_hash?: never;
  block_number?: never;
  parent_hash: Felt;
  timestamp: StarknetTimestamp;
  /** The sequencer that builds it. */
  sequencer_address: Felt;
  l1_gas_price: ResourcePrice;
  l2_gas_price: ResourcePrice;
  l1_data_gas_price: ResourcePrice;
  l1_da_mode: L1DataMode;
  /** The version of the protocol. */
  starknet_version: string;
}

/**
 * The block that is being built, with its transactions, up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingBlockWithTransactions extends PendingHeader, TransactionsInBlockV09 {
}

/**
 * The block that is being built, with its transactions and their receipts, up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface PendingBlockWithReceipts extends PendingHeader, ReceiptsInBlockV08 {
}

/** Blocks of the rollup, what they change in the state, and the events in them. */
export interface StarknetBlockMethods {
  /**
   * A block, with the hashes of its transactions.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithTxHashes({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithTxHashes(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithHashes | PreConfirmedBlockWithHashes>;

  /**
   * A block, with its transactions.
   *
   * @param block_id - The block.
   * @param response_flags - Additional fields to return. Default: `[]`.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithTxs({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithTxs(
    block_id: StarknetBlockId,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetBlockWithTransactions | PreConfirmedBlockWithTransactions>;

  /**
   * A block, with its transactions and their receipts.
   *
   * @param block_id - The block.
   * @param response_flags - Additional fields to return. Default: `[]`.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithReceipts({ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithReceipts(
    block_id: StarknetBlockId,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetBlockWithReceipts | PreConfirmedBlockWithReceipts>;

  /**
   * Number of transactions in a block.
   *
   * @param block_id - The block.
   * @returns their number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const count = await client.starknet_getBlockTransactionCount("latest"); // 1
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockTransactionCount(block_id: StarknetBlockId): Promise<number>;

  /**
   * The state changes of a block.
   *
   * @param block_id - The block.
   * @param contract_addresses - Only what changes in these contracts, and all declared classes; without them,
   * everything.
   * @returns the change, between two roots of the state.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const update = await client.starknet_getStateUpdate({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStateUpdate(
    block_id: StarknetBlockId,
    contract_addresses?: readonly Felt[],
  ): Promise<StarknetStateUpdate | UnsettledStateUpdate>;

  /**
   * Events of a range of blocks, a page at a time.
   *
   * @param filter - The events to return, and the size of a page.
   * @returns a page of them, oldest first, and the token of the next page.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 31 (the pages asked for are too large), 33 (there is no
   * such continuation token), 24 (there is no such block), 34 (the filter has too many keys).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const events = await client.starknet_getEvents({ from_block: { block_number: 1500001 }, to_block: "latest", address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]], chunk_size: 100 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
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
    result: StarknetStateUpdate | UnsettledStateUpdate;
  };
  starknet_getEvents: { params: readonly [filter: StarknetEventFilter]; result: StarknetEventPage };
}

/** Blocks of the rollup, what they change in the state, and the events in them, in version 0.9. */
export interface StarknetBlockMethodsV09 extends Omit<StarknetBlockMethods, "starknet_getBlockWithTxHashes" | "starknet_getBlockWithTxs" | "starknet_getBlockWithReceipts" | "starknet_getStateUpdate" | "starknet_getEvents"> {
  /**
   * A block, with the hashes of its transactions.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithTxHashes({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithTxHashes(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithHashesV09 | PreConfirmedBlockWithHashes>;

  /**
   * A block, with its transactions.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithTxs("pre_confirmed");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithTxs(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithTransactionsV09 | PreConfirmedBlockWithTransactionsV09>;

  /**
   * A block, with its transactions and their receipts.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithReceipts({ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithReceipts(
    block_id: StarknetBlockId,
  ): Promise<StarknetBlockWithReceiptsV09 | PreConfirmedBlockWithReceiptsV09>;

  /**
   * The state changes of a block.
   *
   * @param block_id - The block.
   * @returns the change, between two roots of the state.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const update = await client.starknet_getStateUpdate({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStateUpdate(
    block_id: StarknetBlockId,
  ): Promise<StarknetStateUpdateV09 | UnsettledStateUpdateV09>;

  /**
   * Events of a range of blocks, a page at a time.
   *
   * @param filter - The events to return, and the size of a page.
   * @returns a page of them, oldest first, and the token of the next page.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 31 (the pages asked for are too large), 33 (there is no
   * such continuation token), 24 (there is no such block), 34 (the filter has too many keys).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const events = await client.starknet_getEvents({ from_block: { block_number: 1500001 }, to_block: "latest", address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]], chunk_size: 100 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getEvents(filter: StarknetEventFilterV09): Promise<StarknetEventPageV09>;
}

/** Blocks of the rollup, what they change in the state, and the events in them, in version 0.8. */
export interface StarknetBlockMethodsV08 extends Omit<StarknetBlockMethodsV09, "starknet_getBlockWithTxHashes" | "starknet_getBlockWithTxs" | "starknet_getBlockWithReceipts" | "starknet_getBlockTransactionCount" | "starknet_getStateUpdate" | "starknet_getEvents"> {
  /**
   * A block, with the hashes of its transactions.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithTxHashes({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithTxHashes(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetBlockWithHashesV08 | PendingBlockWithHashes>;

  /**
   * A block, with its transactions.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithTxs("pending");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithTxs(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetBlockWithTransactionsV08 | PendingBlockWithTransactions>;

  /**
   * A block, with its transactions and their receipts.
   *
   * @param block_id - The block.
   * @returns the block; without hash and state root while it is being built.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const block = await client.starknet_getBlockWithReceipts({ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockWithReceipts(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetBlockWithReceiptsV08 | PendingBlockWithReceipts>;

  /**
   * Number of transactions in a block.
   *
   * @param block_id - The block.
   * @returns their number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const count = await client.starknet_getBlockTransactionCount("latest"); // 1
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getBlockTransactionCount(block_id: StarknetBlockIdV08): Promise<number>;

  /**
   * The state changes of a block.
   *
   * @param block_id - The block.
   * @returns the change, between two roots of the state.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const update = await client.starknet_getStateUpdate({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStateUpdate(
    block_id: StarknetBlockIdV08,
  ): Promise<StarknetStateUpdateV09 | UnsettledStateUpdateV09>;

  /**
   * Events of a range of blocks, a page at a time.
   *
   * @param filter - The events to return, and the size of a page.
   * @returns a page of them, oldest first, and the token of the next page.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 31 (the pages asked for are too large), 33 (there is no
   * such continuation token), 24 (there is no such block), 34 (the filter has too many keys).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const events = await client.starknet_getEvents({ from_block: { block_number: 1500001 }, to_block: "latest", address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]], chunk_size: 100 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
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
    result: StarknetStateUpdateV09 | UnsettledStateUpdateV09;
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
    result: StarknetStateUpdateV09 | UnsettledStateUpdateV09;
  };
  starknet_getEvents: { params: readonly [filter: StarknetEventFilterV08]; result: StarknetEventPageV09 };
}
