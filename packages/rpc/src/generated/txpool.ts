// Generated from specs/rpc/txpool.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { PendingTransaction } from "./ethereum-transaction.ts";
import type { Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address } from "./shared.ts";

/**
 * Content of the transaction pool.
 *
 * Source: ethereum/execution-apis.
 */
export interface PoolContent<Q extends QuantityForm = "hex"> {
  /** Pending transactions, which can be included in the next block. */
  pending: Record<Address, PoolTransactions<Q>>;
  /** Queued transactions, which wait for a transaction with an earlier nonce. */
  queued: Record<Address, PoolTransactions<Q>>;
}

/**
 * Transactions of a sender, by nonce in decimal.
 *
 * Source: ethereum/execution-apis.
 */
export type PoolTransactions<Q extends QuantityForm = "hex"> = Record<string, PendingTransaction<Q>>;

/** Transaction pool, `txpool_`. */
export interface TxpoolMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the numbers of pending and queued transactions in the pool.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Number of transactions that are executable now (`pending`), and that wait for an earlier nonce
   * (`queued`).
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   * @example const status = await client.txpool_status(); // {"pending":"0xa","queued":"0x7"}
   */
  txpool_status(
  ): Promise<{
    /** Number of transactions that are executable now. */
    pending: Quantities[Q];
    /** Number of transactions that wait for an earlier nonce. */
    queued: Quantities[Q];
  }>;

  /**
   * Returns all pending and queued transactions in the pool.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Pending and queued transactions, by sender and nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   * @example const content = await client.txpool_content();
   */
  txpool_content(): Promise<PoolContent<Q>>;

  /**
   * Returns the pending and queued transactions of a sender.
   *
   * Source: ethereum/execution-apis.
   *
   * @param address - Address of the sender.
   * @returns Pending and queued transactions, by nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   * @example const content = await client.txpool_contentFrom("0x68aab33e4fbb493c95fda402772a3b88615820bd");
   */
  txpool_contentFrom(
    address: Address,
  ): Promise<{
    pending: PoolTransactions<Q>;
    queued: PoolTransactions<Q>;
  }>;

  /**
   * Returns a text summary of all pending and queued transactions in the pool.
   *
   * Source: go-ethereum.
   *
   * @returns Text with recipient, value, gas and gas price of each transaction, by sender and nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   * @example const summaries = await client.txpool_inspect();
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
 * The methods of {@link TxpoolMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface TxpoolCalls<Q extends QuantityForm = "hex"> {
  txpool_status: {
    params: readonly [];
    result: {
      /** Number of transactions that are executable now. */
      pending: Quantities[Q];
      /** Number of transactions that wait for an earlier nonce. */
      queued: Quantities[Q];
    };
  };
  txpool_content: { params: readonly []; result: PoolContent<Q> };
  txpool_contentFrom: {
    params: readonly [address: Address];
    result: {
      pending: PoolTransactions<Q>;
      queued: PoolTransactions<Q>;
    };
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
