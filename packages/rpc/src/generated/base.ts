// Generated from specs/rpc/base.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Hash } from "./shared.ts";

/**
 * Whether a node knows a transaction that is not in a block yet.
 *
 * Source: Base, Flashblocks API.
 */
export interface BaseTransactionStatus {
  /** `Known` if the transaction is in the node's pool, otherwise `Unknown`. */
  status: "Known" | "Unknown";
}

/** What nodes of Base add to those of the OP Stack: `base_`. */
export interface BaseMethods {
  /**
   * Returns whether the node's pool has a transaction.
   *
   * Source: Base, Flashblocks API.
   *
   * @param hash - Hash of the transaction.
   * @returns Whether it is known.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32004 (method not supported).
   * @example const status = await client.base_transactionStatus("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"); // {"status":"Known"}
   */
  base_transactionStatus(hash: Hash): Promise<BaseTransactionStatus>;
}

/**
 * The methods of {@link BaseMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BaseCalls {
  base_transactionStatus: { params: readonly [hash: Hash]; result: BaseTransactionStatus };
}
