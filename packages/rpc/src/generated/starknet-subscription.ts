// Generated from specs/rpc/starknet-subscription.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HashedBlock, NumberedBlock, StarknetBlockNumber } from "./starknet.ts";
import type { EmittedEvent, EmittedEventV09, EventKeys, StarknetHeader, StarknetHeaderV09 } from "./starknet-block.ts";
import type { StarknetReceiptInBlock, StarknetTransaction, StarknetTransactionV09, TransactionFinality, TransactionResponseFlag, TransactionStatusResult, TransactionStatusResultV08 } from "./starknet-transaction.ts";

/**
 * A block by its number, its hash, or `latest`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SubscriptionBlockId = NumberedBlock | HashedBlock | "latest";

/**
 * Names a subscription on its socket. Some nodes return a number.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetSubscriptionId = string | number | bigint;

/**
 * The blocks that a reorganization removed. Notifications about them are no longer valid.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetReorg {
  /** The first of them. */
  starting_block_hash: Felt;
  starting_block_number: StarknetBlockNumber;
  /** The last of them. */
  ending_block_hash: Felt;
  ending_block_number: StarknetBlockNumber;
}

/**
 * An event, where it was emitted, and which layer has accepted its transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewEvent extends EmittedEvent {
  finality_status: TransactionFinality;
}

/**
 * The status of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewTransactionStatus {
  transaction_hash: Felt;
  status: TransactionStatusResult;
}

/**
 * The status of a transaction before layer 1 accepts it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionProgress = "RECEIVED" | "CANDIDATE" | "PRE_CONFIRMED" | "ACCEPTED_ON_L2";

/**
 * A transaction, and how far it has come.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type NewTransaction = StarknetTransaction & { finality_status: TransactionProgress };

/**
 * An event, where it was emitted, and which layer has accepted its transaction. This is the type up to
 * version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewEventV09 extends EmittedEventV09 {
  finality_status: TransactionFinality;
}

/**
 * A transaction, and how far it has come. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type NewTransactionV09 = StarknetTransactionV09 & { finality_status: TransactionProgress };

/**
 * An event, where it was emitted, and which layer has accepted its transaction. This is the type up to
 * version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewEventV08 extends EmittedEventV09 {
}

/**
 * The status of a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NewTransactionStatusV08 {
  transaction_hash: Felt;
  status: TransactionStatusResultV08;
}

/** Subscriptions of the rollup's nodes over WebSocket. Each kind of subscription is a separate method. */
export interface StarknetSubscriptionMethods {}

/**
 * The methods of {@link StarknetSubscriptionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetSubscriptionCalls {}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface StarknetSubscriptionSubscriptions {
  /**
   * The headers of new blocks, and the blocks that a reorganization removed.
   *
   * @param block_id - The first block to report, at most 1,024 blocks back. Without it, the newest block.
   */
  starknet_subscribeNewHeads: {
    params: readonly [block_id?: SubscriptionBlockId];
    notification: StarknetHeader | StarknetReorg;
  };
  /**
   * Events as they are emitted, and the blocks that a reorganization removed.
   *
   * @param from_address - Only those of this contract; from version 0.10, or of these. `null` for any.
   * @param keys - Only those with these keys.
   * @param block_id - The first block to report, at most 1,024 blocks back. Without it, the newest block.
   * @param finality_status - With `PRE_CONFIRMED` an event is sent when it happens, and again at each further
   * level of acceptance. Default: `"ACCEPTED_ON_L2"`.
   */
  starknet_subscribeEvents: {
    params: readonly [
      from_address?: Felt | readonly Felt[] | null,
      keys?: EventKeys,
      block_id?: SubscriptionBlockId,
      finality_status?: "PRE_CONFIRMED" | "ACCEPTED_ON_L2",
    ];
    notification: NewEvent | StarknetReorg;
  };
  /**
   * The status of a transaction: now, and each time it changes.
   *
   * @param transaction_hash - The transaction.
   */
  starknet_subscribeTransactionStatus: { params: readonly [transaction_hash: Felt]; notification: NewTransactionStatus | StarknetReorg };
  /**
   * Receipts of new transactions.
   *
   * @param finality_status - Send it at these levels of acceptance. Pre-confirmed transactions may be sent
   * more than once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only of transactions of these accounts.
   */
  starknet_subscribeNewTransactionReceipts: {
    params: readonly [
      finality_status?: readonly ("PRE_CONFIRMED" | "ACCEPTED_ON_L2")[],
      sender_address?: readonly Felt[],
    ];
    notification: StarknetReceiptInBlock | StarknetReorg;
  };
  /**
   * New transactions.
   *
   * @param finality_status - Send it at these statuses. A status before acceptance may be sent more than
   * once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only transactions that these accounts sent.
   * @param tags - Additional fields to return.
   */
  starknet_subscribeNewTransactions: {
    params: readonly [
      finality_status?: readonly TransactionProgress[],
      sender_address?: readonly Felt[],
      tags?: readonly TransactionResponseFlag[],
    ];
    notification: NewTransaction | StarknetReorg;
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification, in
 * version 0.9.
 */
export interface StarknetSubscriptionSubscriptionsV09 extends Omit<StarknetSubscriptionSubscriptions, "starknet_subscribeNewHeads" | "starknet_subscribeEvents" | "starknet_subscribeNewTransactionReceipts" | "starknet_subscribeNewTransactions"> {
  /**
   * The headers of new blocks, and the blocks that a reorganization removed.
   *
   * @param block_id - The first block to report, at most 1,024 blocks back. Without it, the newest block.
   */
  starknet_subscribeNewHeads: {
    params: readonly [block_id?: SubscriptionBlockId];
    notification: StarknetHeaderV09 | StarknetReorg;
  };
  /**
   * Events as they are emitted, and the blocks that a reorganization removed.
   *
   * @param from_address - Only those of this contract; from version 0.10, or of these. `null` for any.
   * @param keys - Only those with these keys.
   * @param block_id - The first block to report, at most 1,024 blocks back. Without it, the newest block.
   * @param finality_status - With `PRE_CONFIRMED` an event is sent when it happens, and again at each further
   * level of acceptance. Default: `"ACCEPTED_ON_L2"`.
   */
  starknet_subscribeEvents: {
    params: readonly [
      from_address?: Felt | null,
      keys?: EventKeys,
      block_id?: SubscriptionBlockId,
      finality_status?: "PRE_CONFIRMED" | "ACCEPTED_ON_L2",
    ];
    notification: NewEventV09 | StarknetReorg;
  };
  /**
   * Receipts of new transactions.
   *
   * @param finality_status - Send it at these levels of acceptance. Pre-confirmed transactions may be sent
   * more than once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only of transactions of these accounts.
   */
  starknet_subscribeNewTransactionReceipts: {
    params: readonly [
      finality_status?: readonly ("PRE_CONFIRMED" | "ACCEPTED_ON_L2")[],
      sender_address?: readonly Felt[],
    ];
    notification: StarknetReceiptInBlock;
  };
  /**
   * New transactions.
   *
   * @param finality_status - Send it at these statuses. A status before acceptance may be sent more than
   * once, or not at all. Default: `["ACCEPTED_ON_L2"]`.
   * @param sender_address - Only transactions that these accounts sent.
   */
  starknet_subscribeNewTransactions: {
    params: readonly [finality_status?: readonly TransactionProgress[], sender_address?: readonly Felt[]];
    notification: NewTransactionV09;
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification, in
 * version 0.8.
 */
export interface StarknetSubscriptionSubscriptionsV08 extends Omit<StarknetSubscriptionSubscriptionsV09, "starknet_subscribeEvents" | "starknet_subscribeTransactionStatus" | "starknet_subscribeNewTransactionReceipts" | "starknet_subscribeNewTransactions"> {
  /**
   * Events as they are emitted, and the blocks that a reorganization removed.
   *
   * @param from_address - Only those of this contract; from version 0.10, or of these. `null` for any.
   * @param keys - Only those with these keys.
   * @param block_id - The first block to report, at most 1,024 blocks back. Without it, the newest block.
   */
  starknet_subscribeEvents: {
    params: readonly [from_address?: Felt | null, keys?: EventKeys, block_id?: SubscriptionBlockId];
    notification: NewEventV08 | StarknetReorg;
  };
  /**
   * The status of a transaction: now, and each time it changes.
   *
   * @param transaction_hash - The transaction.
   */
  starknet_subscribeTransactionStatus: {
    params: readonly [transaction_hash: Felt];
    notification: NewTransactionStatusV08 | StarknetReorg;
  };
  /**
   * Transactions of the pending block.
   *
   * @param transaction_details - `true` for whole transactions, `false` for their hashes only. Default:
   * `false`.
   * @param sender_address - Only transactions that these accounts sent.
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
