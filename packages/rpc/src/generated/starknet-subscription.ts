// Generated from specs/rpc/starknet-subscription.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HashedBlock, NumberedBlock, StarknetBlockNumber } from "./starknet.ts";
import type {
  EmittedEvent, EmittedEventV09, EventKeys, StarknetHeader, StarknetHeaderV09,
} from "./starknet-block.ts";
import type {
  StarknetReceiptWithBlockInfo, StarknetTransaction, StarknetTransactionV09, TransactionFinalityStatus,
  TransactionResponseFlag, TransactionStatusResult, TransactionStatusResultV08,
} from "./starknet-transaction.ts";

/**
 * Block number or hash, or the tag `latest`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SubscriptionBlockId = NumberedBlock | HashedBlock | "latest";

/**
 * Id of a subscription, valid only on the WebSocket that created it. Some nodes return a number.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetSubscriptionId = string | number | bigint;

/**
 * Blocks removed by a reorganization. Notifications about these blocks are no longer valid.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetReorg {
  /** Hash of the first removed block. */
  starting_block_hash: Felt;
  /** Number of the first removed block. */
  starting_block_number: StarknetBlockNumber;
  /** Hash of the last removed block. */
  ending_block_hash: Felt;
  /** Number of the last removed block. */
  ending_block_number: StarknetBlockNumber;
}

/**
 * An emitted event, with the finality status of its transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEventWithFinality extends EmittedEvent {
  finality_status: TransactionFinalityStatus;
}

/**
 * The status of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewTransactionStatus {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  status: TransactionStatusResult;
}

/**
 * Status of a transaction before it is accepted on L1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionStatusWithoutL1 = "RECEIVED" | "CANDIDATE" | "PRE_CONFIRMED" | "ACCEPTED_ON_L2";

/**
 * A transaction with its status.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionWithStatus = StarknetTransaction & { finality_status: TransactionStatusWithoutL1 };

/**
 * An emitted event, with the finality status of its transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEventWithFinalityV09 extends EmittedEventV09 {
  finality_status: TransactionFinalityStatus;
}

/**
 * A transaction with its status. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionWithStatusV09 = StarknetTransactionV09 & { finality_status: TransactionStatusWithoutL1 };

/**
 * An emitted event, with the finality status of its transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EmittedEventWithFinalityV08 extends EmittedEventV09 {
}

/**
 * The status of a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewTransactionStatusV08 {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  status: TransactionStatusResultV08;
}

/** Subscriptions over WebSocket. Each kind of subscription has its own method. */
export interface StarknetSubscriptionMethods {}

/**
 * The methods of {@link StarknetSubscriptionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetSubscriptionCalls {}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface StarknetSubscriptionSubscriptions {
  /**
   * Subscribes to the headers of new blocks, and to reorganizations.
   *
   * @param block_id - First block to send, at most 1,024 blocks back. Default: the latest block.
   */
  starknet_subscribeNewHeads: {
    params: readonly [block_id?: SubscriptionBlockId];
    notification: StarknetHeader | StarknetReorg;
  };
  /**
   * Subscribes to events, and to reorganizations.
   *
   * @param from_address - Only events of this contract, or since version 0.10 of these contracts. `null` for
   * any contract.
   * @param keys - Filter by event keys.
   * @param block_id - First block to send, at most 1,024 blocks back. Default: the latest block.
   * @param finality_status - Finality status at which to send an event. With `PRE_CONFIRMED`, an event is
   * sent once it is pre-confirmed, and again at each later finality status. Default: `"ACCEPTED_ON_L2"`.
   */
  starknet_subscribeEvents: {
    params: readonly [
      from_address?: Felt | readonly Felt[] | null,
      keys?: EventKeys,
      block_id?: SubscriptionBlockId,
      finality_status?: "PRE_CONFIRMED" | "ACCEPTED_ON_L2",
    ];
    notification: EmittedEventWithFinality | StarknetReorg;
  };
  /**
   * Subscribes to the status of a transaction. The current status is sent first.
   *
   * @param transaction_hash - Hash of the transaction.
   */
  starknet_subscribeTransactionStatus: { params: readonly [transaction_hash: Felt]; notification: NewTransactionStatus | StarknetReorg };
  /**
   * Subscribes to the receipts of new transactions.
   *
   * @param finality_status - Finality statuses at which to send a receipt. Receipts of pre-confirmed
   * transactions may be sent more than once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only receipts of transactions from these sender addresses.
   */
  starknet_subscribeNewTransactionReceipts: {
    params: readonly [
      finality_status?: readonly ("PRE_CONFIRMED" | "ACCEPTED_ON_L2")[],
      sender_address?: readonly Felt[],
    ];
    notification: StarknetReceiptWithBlockInfo | StarknetReorg;
  };
  /**
   * Subscribes to new transactions.
   *
   * @param finality_status - Statuses at which to send a transaction. Transactions that are not yet accepted
   * may be sent more than once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only transactions from these sender addresses.
   * @param tags - Flags for additional fields to return.
   */
  starknet_subscribeNewTransactions: {
    params: readonly [
      finality_status?: readonly TransactionStatusWithoutL1[],
      sender_address?: readonly Felt[],
      tags?: readonly TransactionResponseFlag[],
    ];
    notification: TransactionWithStatus | StarknetReorg;
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification, in
 * version 0.9.
 */
export interface StarknetSubscriptionSubscriptionsV09 extends Omit<StarknetSubscriptionSubscriptions, "starknet_subscribeNewHeads" | "starknet_subscribeEvents" | "starknet_subscribeNewTransactionReceipts" | "starknet_subscribeNewTransactions"> {
  /**
   * Subscribes to the headers of new blocks, and to reorganizations.
   *
   * @param block_id - First block to send, at most 1,024 blocks back. Default: the latest block.
   */
  starknet_subscribeNewHeads: {
    params: readonly [block_id?: SubscriptionBlockId];
    notification: StarknetHeaderV09 | StarknetReorg;
  };
  /**
   * Subscribes to events, and to reorganizations.
   *
   * @param from_address - Only events of this contract, or since version 0.10 of these contracts. `null` for
   * any contract.
   * @param keys - Filter by event keys.
   * @param block_id - First block to send, at most 1,024 blocks back. Default: the latest block.
   * @param finality_status - Finality status at which to send an event. With `PRE_CONFIRMED`, an event is
   * sent once it is pre-confirmed, and again at each later finality status. Default: `"ACCEPTED_ON_L2"`.
   */
  starknet_subscribeEvents: {
    params: readonly [
      from_address?: Felt | null,
      keys?: EventKeys,
      block_id?: SubscriptionBlockId,
      finality_status?: "PRE_CONFIRMED" | "ACCEPTED_ON_L2",
    ];
    notification: EmittedEventWithFinalityV09 | StarknetReorg;
  };
  /**
   * Subscribes to the receipts of new transactions.
   *
   * @param finality_status - Finality statuses at which to send a receipt. Receipts of pre-confirmed
   * transactions may be sent more than once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only receipts of transactions from these sender addresses.
   */
  starknet_subscribeNewTransactionReceipts: {
    params: readonly [
      finality_status?: readonly ("PRE_CONFIRMED" | "ACCEPTED_ON_L2")[],
      sender_address?: readonly Felt[],
    ];
    notification: StarknetReceiptWithBlockInfo;
  };
  /**
   * Subscribes to new transactions.
   *
   * @param finality_status - Statuses at which to send a transaction. Transactions that are not yet accepted
   * may be sent more than once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only transactions from these sender addresses.
   */
  starknet_subscribeNewTransactions: {
    params: readonly [
      finality_status?: readonly TransactionStatusWithoutL1[],
      sender_address?: readonly Felt[],
    ];
    notification: TransactionWithStatusV09;
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification, in
 * version 0.8.
 */
export interface StarknetSubscriptionSubscriptionsV08 extends Omit<StarknetSubscriptionSubscriptionsV09, "starknet_subscribeEvents" | "starknet_subscribeTransactionStatus" | "starknet_subscribeNewTransactionReceipts" | "starknet_subscribeNewTransactions"> {
  /**
   * Subscribes to events, and to reorganizations.
   *
   * @param from_address - Only events of this contract, or since version 0.10 of these contracts. `null` for
   * any contract.
   * @param keys - Filter by event keys.
   * @param block_id - First block to send, at most 1,024 blocks back. Default: the latest block.
   */
  starknet_subscribeEvents: {
    params: readonly [from_address?: Felt | null, keys?: EventKeys, block_id?: SubscriptionBlockId];
    notification: EmittedEventWithFinalityV08 | StarknetReorg;
  };
  /**
   * Subscribes to the status of a transaction. The current status is sent first.
   *
   * @param transaction_hash - Hash of the transaction.
   */
  starknet_subscribeTransactionStatus: {
    params: readonly [transaction_hash: Felt];
    notification: NewTransactionStatusV08 | StarknetReorg;
  };
  /**
   * Subscribes to the transactions of the pending block.
   *
   * @param transaction_details - `true` for full transactions, `false` for transaction hashes. Default:
   * `false`.
   * @param sender_address - Only transactions from these sender addresses.
   */
  starknet_subscribePendingTransactions: {
    params: readonly [transaction_details?: boolean, sender_address?: readonly Felt[]];
    notification: Felt | StarknetTransactionV09;
    overloads: [
      {
        params: readonly [transaction_details: true, sender_address?: readonly Felt[]];
        notification: StarknetTransactionV09;
      },
      {
        params: readonly [transaction_details?: false, sender_address?: readonly Felt[]];
        notification: Felt;
      },
    ];
  };
}
