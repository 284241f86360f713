// Generated from specs/rpc/txpool.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { PendingTransaction } from "./ethereum-transaction.ts";
import type { Address, Quantity } from "./shared.ts";

/**
 * Transactions that wait.
 *
 * Source: ethereum/execution-apis.
 */
export interface PoolContent {
  /** They can be in the next block. */
  pending: Record<Address, PoolTransactions>;
  /** One before them is missing. */
  queued: Record<Address, PoolTransactions>;
}

/**
 * Transactions of one sender by nonce, in decimal.
 *
 * Source: ethereum/execution-apis.
 */
export type PoolTransactions = Record<string, PendingTransaction>;

/** Transactions that wait for a block: `txpool_`. */
export interface TransactionPoolMethods {
  /**
   * The numbers of pending and queued transactions in the pool.
   *
   * @returns `pending` can be in the next block, `queued` lack one before them.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const status = await client.txpool_status(); // {"pending":"0xa","queued":"0x7"}
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  txpool_status(): Promise<{ pending: Quantity; queued: Quantity }>;

  /**
   * All pending and queued transactions in the pool.
   *
   * @returns by sender and nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const content = await client.txpool_content();
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  txpool_content(): Promise<PoolContent>;

  /**
   * The pending and queued transactions of one sender.
   *
   * @param address - The sender.
   * @returns by nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const content = await client.txpool_contentFrom("0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f");
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  txpool_contentFrom(address: Address): Promise<{ pending: PoolTransactions; queued: PoolTransactions }>;

  /**
   * All pending and queued transactions in the pool, as text for people.
   *
   * @returns by sender and nonce: receiver, value, gas and price, for people to read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (the node does not offer the method), -32000 (the
   * node rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const summaries = await client.txpool_inspect();
   * ```
   *
   * Source: go-ethereum.
   */
  txpool_inspect(
  ): Promise<{
    pending: Record<Address, Record<string, string>>;
    queued: Record<Address, Record<string, string>>;
  }>;
}

/**
 * The methods of {@link TransactionPoolMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface TransactionPoolCalls {
  txpool_status: { params: readonly []; result: { pending: Quantity; queued: Quantity } };
  txpool_content: { params: readonly []; result: PoolContent };
  txpool_contentFrom: {
    params: readonly [address: Address];
    result: { pending: PoolTransactions; queued: PoolTransactions };
  };
  txpool_inspect: {
    params: readonly [];
    result: {
      pending: Record<Address, Record<string, string>>;
      queued: Record<Address, Record<string, string>>;
    };
  };
}
