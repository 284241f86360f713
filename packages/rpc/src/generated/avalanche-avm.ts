// Generated from specs/rpc/avalanche-avm.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  AvalancheAddress, AvalancheBlock, AvalancheBlockBytes, AvalancheBlockObject, AvalancheEncoding,
  AvalancheHeight, AvalancheHeightResult, AvalancheHexEncoding, AvalancheId, AvalancheTransaction,
  AvalancheTransactionBytes, AvalancheTransactionId, AvalancheTransactionObject, AvalancheUtxoId,
  AvalancheUtxoIndex, AvalancheUtxos,
} from "./avalanche-platform.ts";
import type { Decimal } from "./shared.ts";

/**
 * Status of a transaction on the X-Chain.
 *
 * Source: ava-labs/avalanchego, snow/choices.
 */
export interface AvmTransactionStatus {
  /** Status of the transaction. */
  status: "Unknown" | "Processing" | "Rejected" | "Accepted";
}

/**
 * How much of an asset an address has.
 *
 * Source: ava-labs/avalanchego, avm.
 */
export interface AvmBalance {
  /** Units of the asset. */
  balance: Decimal;
  /** Outputs that make up the balance. */
  utxoIDs: AvalancheUtxoId[];
}

/**
 * How much of one of its assets an address has.
 *
 * Source: ava-labs/avalanchego, avm.
 */
export interface AvmAssetBalance {
  /** Id of the asset, or its alias `AVAX`. */
  asset: string;
  /** Units of the asset. */
  balance: Decimal;
}

/**
 * How much of all assets an address has.
 *
 * Source: ava-labs/avalanchego, avm.
 */
export interface AvmBalances {
  /** Balances by asset. */
  balances: AvmAssetBalance[];
}

/**
 * An asset.
 *
 * Source: ava-labs/avalanchego, avm.
 */
export interface AvmAsset {
  /** Id of the asset. */
  assetID: AvalancheId;
  /** Its name, which need not be unique. */
  name: string;
  /** Its symbol, which need not be unique. */
  symbol: string;
  /** Decimal places of one whole unit. */
  denomination: Decimal;
}

/**
 * Fees of transactions, in nAVAX.
 *
 * Source: ava-labs/avalanchego, avm.
 */
export interface AvmFees {
  /** Fee of most transactions, in nAVAX. */
  txFee: Decimal;
  /** Fee of creating an asset, in nAVAX. */
  createAssetTxFee: Decimal;
}

/** The X-Chain of Avalanche, `avm.`: assets and UTXOs. */
export interface AvalancheAvmMethods {
  /**
   * Returns the height of the newest accepted block of the X-Chain.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @returns The height.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const height = await client["avm.getHeight"](); // {"height":"22756"}
   */
  "avm.getHeight"(): Promise<AvalancheHeightResult>;

  /**
   * Returns an accepted block by its id.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @param params - The params by name. `blockID`: Id of the block. `encoding`: Encoding of the block.
   * Default: `hex`.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const block = await client["avm.getBlock"]({ blockID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG", encoding: "hex" }); // {"block":"0x00000000000a7b1c","encoding":"hex"}
   */
  "avm.getBlock"(params: {
    readonly blockID: AvalancheId;
    readonly encoding: "json";
  }): Promise<AvalancheBlockObject>;
  /** As bytes. */
  "avm.getBlock"(params: {
    readonly blockID: AvalancheId;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheBlockBytes>;
  /** For params whose case is known only at run time. */
  "avm.getBlock"(params: {
    readonly blockID: AvalancheId;
    readonly encoding?: AvalancheEncoding;
  }): Promise<AvalancheBlock>;

  /**
   * Returns the accepted block at a height.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @param params - The params by name. `height`: Height of the block. `encoding`: Encoding of the block.
   * Default: `hex`.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const block = await client["avm.getBlockByHeight"]({ height: 1000001, encoding: "json" });
   */
  "avm.getBlockByHeight"(params: {
    readonly height: AvalancheHeight;
    readonly encoding: "json";
  }): Promise<AvalancheBlockObject>;
  /** As bytes. */
  "avm.getBlockByHeight"(params: {
    readonly height: AvalancheHeight;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheBlockBytes>;
  /** For params whose case is known only at run time. */
  "avm.getBlockByHeight"(params: {
    readonly height: AvalancheHeight;
    readonly encoding?: AvalancheEncoding;
  }): Promise<AvalancheBlock>;

  /**
   * Returns a transaction by its id.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @param params - The params by name. `txID`: Id of the transaction. `encoding`: Encoding of the
   * transaction. Default: `hex`.
   * @returns The transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const transaction = await client["avm.getTx"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe", encoding: "hex" }); // {"tx":"0x00000000000a7b1c","encoding":"hex"}
   */
  "avm.getTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding: "json";
  }): Promise<AvalancheTransactionObject>;
  /** As bytes. */
  "avm.getTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheTransactionBytes>;
  /** For params whose case is known only at run time. */
  "avm.getTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding?: AvalancheEncoding;
  }): Promise<AvalancheTransaction>;

  /**
   * Returns the status of a transaction.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @deprecated Use `avm.getTx`, which fails for transactions that are not accepted.
   * @param params - The params by name. `txID`: Id of the transaction.
   * @returns Status of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const status = await client["avm.getTxStatus"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" }); // {"status":"Accepted"}
   */
  "avm.getTxStatus"(params: { readonly txID: AvalancheId }): Promise<AvmTransactionStatus>;

  /**
   * Sends a signed transaction to the X-Chain.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @param params - The params by name. `tx`: The signed transaction, as bytes in the given encoding.
   * `encoding`: Encoding of the transaction. Default: `hex`.
   * @returns Id of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const transaction = await client["avm.issueTx"]({ tx: "0x00000000000a7b1c", encoding: "hex" }); // {"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"}
   */
  "avm.issueTx"(params: {
    readonly tx: string;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheTransactionId>;

  /**
   * Returns how much of an asset an address has on the X-Chain.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @deprecated Add up the outputs of `avm.getUTXOs`.
   * @param params - The params by name. `address`: The address. `assetID`: Id of the asset, or `AVAX`.
   * `includePartial`: `true` to add outputs that the address cannot spend alone, or not yet. Default:
   * `false`.
   * @returns The balance.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const balance = await client["avm.getBalance"]({ address: "X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4", assetID: "AVAX" });
   */
  "avm.getBalance"(params: {
    readonly address: AvalancheAddress;
    readonly assetID: string;
    readonly includePartial?: boolean;
  }): Promise<AvmBalance>;

  /**
   * Returns how much of each asset an address has on the X-Chain.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @deprecated Add up the outputs of `avm.getUTXOs`.
   * @param params - The params by name. `address`: The address. `includePartial`: `true` to add outputs that
   * the address cannot spend alone, or not yet. Default: `false`.
   * @returns The balances.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const balances = await client["avm.getAllBalances"]({ address: "X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4" }); // {"balances":[{"asset":"AVAX","balance":"102"}]}
   */
  "avm.getAllBalances"(params: {
    readonly address: AvalancheAddress;
    readonly includePartial?: boolean;
  }): Promise<AvmBalances>;

  /**
   * Returns the UTXOs that reference addresses.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @param params - The params by name. `addresses`: Addresses whose UTXOs are returned; at most 1,024.
   * `limit`: Most UTXOs that the result may have. Default, and highest: 1,024. `startIndex`: Where to
   * continue: the `endIndex` of the result before. `sourceChain`: Id or alias of a chain, such as `X`, for
   * UTXOs that were exported from there and not yet imported. Default: UTXOs of this chain. `encoding`:
   * Encoding of the UTXOs. Default: `hex`.
   * @returns A page of UTXOs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const utxos = await client["avm.getUTXOs"]({ addresses: ["X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"], limit: 5 });
   */
  "avm.getUTXOs"(params: {
    readonly addresses: readonly AvalancheAddress[];
    readonly limit?: number;
    readonly startIndex?: AvalancheUtxoIndex;
    readonly sourceChain?: string;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheUtxos>;

  /**
   * Returns the name of an asset.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @param params - The params by name. `assetID`: Id of the asset, or `AVAX`.
   * @returns The asset.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const asset = await client["avm.getAssetDescription"]({ assetID: "AVAX" });
   */
  "avm.getAssetDescription"(params: { readonly assetID: string }): Promise<AvmAsset>;

  /**
   * Returns the fees of transactions.
   *
   * Source: ava-labs/avalanchego, avm.
   *
   * @returns The fees.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const fees = await client["avm.getTxFee"](); // {"txFee":"1000000","createAssetTxFee":"10000000"}
   */
  "avm.getTxFee"(): Promise<AvmFees>;
}

/**
 * The methods of {@link AvalancheAvmMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface AvalancheAvmCalls {
  "avm.getHeight": {
    params: Readonly<Record<string, never>>;
    result: AvalancheHeightResult;
  };
  "avm.getBlock": {
    params: { readonly blockID: AvalancheId; readonly encoding?: AvalancheEncoding };
    result: AvalancheBlock;
    overloads: [
      {
        params: { readonly blockID: AvalancheId; readonly encoding: "json" };
        result: AvalancheBlockObject;
      },
      {
        params: { readonly blockID: AvalancheId; readonly encoding?: AvalancheHexEncoding };
        result: AvalancheBlockBytes;
      },
    ];
  };
  "avm.getBlockByHeight": {
    params: { readonly height: AvalancheHeight; readonly encoding?: AvalancheEncoding };
    result: AvalancheBlock;
    overloads: [
      {
        params: { readonly height: AvalancheHeight; readonly encoding: "json" };
        result: AvalancheBlockObject;
      },
      {
        params: { readonly height: AvalancheHeight; readonly encoding?: AvalancheHexEncoding };
        result: AvalancheBlockBytes;
      },
    ];
  };
  "avm.getTx": {
    params: { readonly txID: AvalancheId; readonly encoding?: AvalancheEncoding };
    result: AvalancheTransaction;
    overloads: [
      {
        params: { readonly txID: AvalancheId; readonly encoding: "json" };
        result: AvalancheTransactionObject;
      },
      {
        params: { readonly txID: AvalancheId; readonly encoding?: AvalancheHexEncoding };
        result: AvalancheTransactionBytes;
      },
    ];
  };
  "avm.getTxStatus": {
    params: { readonly txID: AvalancheId };
    result: AvmTransactionStatus;
  };
  "avm.issueTx": {
    params: { readonly tx: string; readonly encoding?: AvalancheHexEncoding };
    result: AvalancheTransactionId;
  };
  "avm.getBalance": {
    params: {
      readonly address: AvalancheAddress;
      readonly assetID: string;
      readonly includePartial?: boolean;
    };
    result: AvmBalance;
  };
  "avm.getAllBalances": {
    params: { readonly address: AvalancheAddress; readonly includePartial?: boolean };
    result: AvmBalances;
  };
  "avm.getUTXOs": {
    params: {
      readonly addresses: readonly AvalancheAddress[];
      readonly limit?: number;
      readonly startIndex?: AvalancheUtxoIndex;
      readonly sourceChain?: string;
      readonly encoding?: AvalancheHexEncoding;
    };
    result: AvalancheUtxos;
  };
  "avm.getAssetDescription": {
    params: { readonly assetID: string };
    result: AvmAsset;
  };
  "avm.getTxFee": {
    params: Readonly<Record<string, never>>;
    result: AvmFees;
  };
}
