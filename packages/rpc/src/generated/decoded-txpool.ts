// Generated from specs/rpc/txpool.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { PendingTransaction } from "./decoded-ethereum-transaction.ts";
import type { Quantity } from "./decoded-shared.ts";
import type { Address } from "./shared.ts";

/**
 * Content of the transaction pool.
 *
 * Source: ethereum/execution-apis.
 */
export interface PoolContent {
  /** Pending transactions, which can be included in the next block. */
  pending: Record<Address, PoolTransactions>;
  /** Queued transactions, which wait for a transaction with an earlier nonce. */
  queued: Record<Address, PoolTransactions>;
}

/**
 * Transactions of a sender, by nonce in decimal.
 *
 * Source: ethereum/execution-apis.
 */
export type PoolTransactions = Record<string, PendingTransaction>;

/** Transaction pool, `txpool_`. */
export interface TransactionPoolMethods {
  /**
   * Returns the numbers of pending and queued transactions in the pool.
   *
   * @returns Number of transactions that are executable now (`pending`), and that wait for an earlier nonce
   * (`queued`).
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: ethereum/execution-apis.
   */
  txpool_status(
  ): Promise<{
    /** Number of transactions that are executable now. */
    pending: Quantity;
    /** Number of transactions that wait for an earlier nonce. */
    queued: Quantity;
  }>;

  /**
   * Returns all pending and queued transactions in the pool.
   *
   * @returns Pending and queued transactions, by sender and nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: ethereum/execution-apis.
   */
  txpool_content(): Promise<PoolContent>;

  /**
   * Returns the pending and queued transactions of a sender.
   *
   * @param address - Address of the sender.
   * @returns Pending and queued transactions, by nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: ethereum/execution-apis.
   */
  txpool_contentFrom(address: Address): Promise<{ pending: PoolTransactions; queued: PoolTransactions }>;

  /**
   * Returns a text summary of all pending and queued transactions in the pool.
   *
   * @returns Text with recipient, value, gas and gas price of each transaction, by sender and nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: go-ethereum.
   */
  txpool_inspect(
  ): Promise<{
    /** Pending transactions, which can be included in the next block. */
    pending: Record<Address, Record<string, string>>;
    /** Queued transactions, which wait for a transaction with an earlier nonce. */
    queued: Record<Address, Record<string, string>>;
  }>;
}

/**
 * The methods of {@link TransactionPoolMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface TransactionPoolCalls {
  txpool_status: {
    params: readonly [];
    result: {
      /** Number of transactions that are executable now. */
      pending: Quantity;
      /** Number of transactions that wait for an earlier nonce. */
      queued: Quantity;
    };
  };
  txpool_content: { params: readonly []; result: PoolContent };
  txpool_contentFrom: {
    params: readonly [address: Address];
    result: { pending: PoolTransactions; queued: PoolTransactions };
  };
  txpool_inspect: {
    params: readonly [];
    result: {
      /** Pending transactions, which can be included in the next block. */
      pending: Record<Address, Record<string, string>>;
      /** Queued transactions, which wait for a transaction with an earlier nonce. */
      queued: Record<Address, Record<string, string>>;
    };
  };
}
