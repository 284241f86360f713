// Generated from specs/rpc/hyperevm.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Transaction } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, Hash } from "./shared.ts";

/** What nodes of HyperEVM add: big blocks, and the transactions of the chain itself. */
export interface HyperevmMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the base fee of the next big block.
   *
   * Source: Hyperliquid, HyperEVM JSON-RPC.
   *
   * @returns Base fee, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const price = await client.eth_bigBlockGasPrice(); // "0x5f5e100"
   */
  eth_bigBlockGasPrice(): Promise<Quantities[Q]>;

  /**
   * Returns whether the transactions of an account go to big blocks.
   *
   * Source: Hyperliquid, HyperEVM JSON-RPC.
   *
   * @param address - Address of the account.
   * @returns `true` if they do.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const using = await client.eth_usingBigBlocks("0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"); // false
   */
  eth_usingBigBlocks(address: Address): Promise<boolean>;

  /**
   * Returns the transactions by which HyperCore moves tokens into a block. `eth_getBlockByNumber` omits them.
   *
   * Source: Hyperliquid, HyperEVM JSON-RPC.
   *
   * @param block - Number or tag of the block.
   * @returns The transactions; `null` for an unknown block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const transactions = await client.eth_getSystemTxsByBlockNumber("0x2d"); // []
   */
  eth_getSystemTxsByBlockNumber(block: BlockNumberOrTag<ParamForm<Q>>): Promise<Transaction<Q>[] | null>;

  /**
   * Returns the transactions by which HyperCore moves tokens into a block. `eth_getBlockByHash` omits them.
   *
   * Source: Hyperliquid, HyperEVM JSON-RPC.
   *
   * @param hash - Hash of the block.
   * @returns The transactions; `null` for an unknown block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const transactions = await client.eth_getSystemTxsByBlockHash("0x1111111111111111111111111111111111111111111111111111111111111111"); // []
   */
  eth_getSystemTxsByBlockHash(hash: Hash): Promise<Transaction<Q>[] | null>;
}

/**
 * The methods of {@link HyperevmMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface HyperevmCalls<Q extends QuantityForm = "hex"> {
  eth_bigBlockGasPrice: { params: readonly []; result: Quantities[Q] };
  eth_usingBigBlocks: { params: readonly [address: Address]; result: boolean };
  eth_getSystemTxsByBlockNumber: { params: readonly [block: BlockNumberOrTag<ParamForm<Q>>]; result: Transaction<Q>[] | null };
  eth_getSystemTxsByBlockHash: { params: readonly [hash: Hash]; result: Transaction<Q>[] | null };
}
