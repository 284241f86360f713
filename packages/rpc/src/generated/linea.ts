// Generated from specs/rpc/linea.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { TransactionRequest } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, Hash } from "./shared.ts";

/**
 * A rejection of a transaction.
 *
 * Source: Consensys/linea-monorepo, transaction-exclusion-api.
 */
export interface LineaRejection<Q extends QuantityForm = "hex"> {
  /** Hash of the transaction. */
  txHash: Hash;
  /** Address of the sender. */
  from: Address;
  /** Nonce of the transaction. */
  nonce: Quantities[Q];
  /** Who rejected it: `SEQUENCER`, `RPC` or `P2P`. */
  txRejectionStage: string;
  /** The reason. */
  reasonMessage: string;
  /** Number of the block that it was meant for. Only from the sequencer. */
  blockNumber?: Quantities[Q] | null;
  /** Time of the rejection, as ISO 8601. */
  timestamp: string;
}

/**
 * Gas of a transaction, and the fees with which the sequencer includes it.
 *
 * Source: Consensys/linea-monorepo, linea-besu plugins.
 */
export interface LineaGasEstimate<Q extends QuantityForm = "hex"> {
  /** Gas limit. */
  gasLimit: Quantities[Q];
  /** Base fee per gas, in wei. */
  baseFeePerGas: Quantities[Q];
  /** Priority fee per gas, in wei. */
  priorityFeePerGas: Quantities[Q];
}

/**
 * What nodes of Linea add: the gas and fees that the sequencer accepts, and why transactions were rejected.
 */
export interface LineaMethods<Q extends QuantityForm = "hex"> {
  /**
   * Estimates the gas of a transaction, and the fees with which the sequencer includes it.
   *
   * Source: Consensys/linea-monorepo, linea-besu plugins.
   *
   * @param transaction - The transaction.
   * @returns Gas and fees.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const estimate = await client.linea_estimateGas({ from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", to: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", value: "0x1" });
   */
  linea_estimateGas(transaction: TransactionRequest<ParamForm<Q>>): Promise<LineaGasEstimate<Q>>;

  /**
   * Returns why a transaction was rejected by the sequencer or a node.
   *
   * Source: Consensys/linea-monorepo, transaction-exclusion-api.
   *
   * @param hash - Hash of the transaction.
   * @returns The rejection; `null` if there was none in the last days.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const rejection = await client.linea_getTransactionExclusionStatusV1("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  linea_getTransactionExclusionStatusV1(hash: Hash): Promise<LineaRejection<Q> | null>;
}

/**
 * The methods of {@link LineaMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface LineaCalls<Q extends QuantityForm = "hex"> {
  linea_estimateGas: { params: readonly [transaction: TransactionRequest<ParamForm<Q>>]; result: LineaGasEstimate<Q> };
  linea_getTransactionExclusionStatusV1: { params: readonly [hash: Hash]; result: LineaRejection<Q> | null };
}
