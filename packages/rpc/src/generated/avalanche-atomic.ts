// Generated from specs/rpc/avalanche-atomic.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  AvalancheAddress, AvalancheHexEncoding, AvalancheId, AvalancheTransactionId, AvalancheUtxoIndex,
  AvalancheUtxos,
} from "./avalanche-platform.ts";
import type { Decimal } from "./shared.ts";

/**
 * A transfer between chains.
 *
 * Source: ava-labs/avalanchego, coreth.
 */
export interface AtomicTransaction {
  /** The transaction's bytes. */
  tx: string;
  /** Encoding of the bytes. */
  encoding: AvalancheHexEncoding;
  /** Number of its block; absent if it is not in one. */
  blockHeight?: Decimal;
}

/**
 * Status of a transfer between chains.
 *
 * Source: ava-labs/avalanchego, coreth.
 */
export interface AtomicTransactionStatus {
  /** Status. `Dropped` transactions may have been sent again. */
  status: "Unknown" | "Dropped" | "Processing" | "Accepted";
  /** Number of its block; absent if it is not in one. */
  blockHeight?: Decimal;
}

/** Transfers between the C-Chain and the other chains of Avalanche, `avax.`. */
export interface AvalancheAtomicMethods {
  /**
   * Returns the UTXOs that were exported to the C-Chain, and not yet imported.
   *
   * Source: ava-labs/avalanchego, coreth.
   *
   * @param params - The params by name. `addresses`: Addresses whose UTXOs are returned; at most 1,024.
   * `limit`: Most UTXOs that the result may have. Default, and highest: 1,024. `startIndex`: Where to
   * continue: the `endIndex` of the result before. `sourceChain`: Id or alias of the chain that they were
   * exported from, such as `X`. `encoding`: Encoding of the UTXOs. Default: `hex`.
   * @returns A page of UTXOs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const utxos = await client["avax.getUTXOs"]({ addresses: ["C-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"], limit: 5, startIndex: { address: "C-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4", utxo: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" }, sourceChain: "X" });
   */
  "avax.getUTXOs"(params: {
    readonly addresses: readonly AvalancheAddress[];
    readonly limit?: number;
    readonly startIndex?: AvalancheUtxoIndex;
    readonly sourceChain: string;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheUtxos>;

  /**
   * Sends a signed transaction to the C-Chain.
   *
   * Source: ava-labs/avalanchego, coreth.
   *
   * @param params - The params by name. `tx`: The signed transaction, as bytes in the given encoding.
   * `encoding`: Encoding of the transaction. Default: `hex`.
   * @returns Id of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const transaction = await client["avax.issueTx"]({ tx: "0x00000000000a7b1c", encoding: "hex" }); // {"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"}
   */
  "avax.issueTx"(params: {
    readonly tx: string;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheTransactionId>;

  /**
   * Returns a transfer by its id.
   *
   * Source: ava-labs/avalanchego, coreth.
   *
   * @param params - The params by name. `txID`: Id of the transaction. `encoding`: Encoding of the
   * transaction. Default: `hex`.
   * @returns The transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const transaction = await client["avax.getAtomicTx"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" }); // {"tx":"0x00000000000a7b1c","encoding":"hex","blockHeight":"1"}
   */
  "avax.getAtomicTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AtomicTransaction>;

  /**
   * Returns the status of a transfer.
   *
   * Source: ava-labs/avalanchego, coreth.
   *
   * @param params - The params by name. `txID`: Id of the transaction.
   * @returns Status of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const status = await client["avax.getAtomicTxStatus"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" }); // {"status":"Accepted","blockHeight":"1"}
   */
  "avax.getAtomicTxStatus"(params: {
    readonly txID: AvalancheId;
  }): Promise<AtomicTransactionStatus>;
}

/**
 * The methods of {@link AvalancheAtomicMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface AvalancheAtomicCalls {
  "avax.getUTXOs": {
    params: {
      readonly addresses: readonly AvalancheAddress[];
      readonly limit?: number;
      readonly startIndex?: AvalancheUtxoIndex;
      readonly sourceChain: string;
      readonly encoding?: AvalancheHexEncoding;
    };
    result: AvalancheUtxos;
  };
  "avax.issueTx": {
    params: { readonly tx: string; readonly encoding?: AvalancheHexEncoding };
    result: AvalancheTransactionId;
  };
  "avax.getAtomicTx": {
    params: { readonly txID: AvalancheId; readonly encoding?: AvalancheHexEncoding };
    result: AtomicTransaction;
  };
  "avax.getAtomicTxStatus": {
    params: { readonly txID: AvalancheId };
    result: AtomicTransactionStatus;
  };
}
