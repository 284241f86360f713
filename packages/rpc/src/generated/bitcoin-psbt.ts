// Generated from specs/rpc/bitcoin-psbt.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  BitcoinAmount, BitcoinBytes, BitcoinFeeRate, BitcoinScanObject, BitcoinTxid,
} from "./bitcoin.ts";
import type {
  BitcoinNewInput, BitcoinNewOutputs, BitcoinOutputScript, BitcoinScript, BitcoinTransaction,
} from "./bitcoin-transaction.ts";
import type { ParamForm, QuantityForm } from "./quantity-form.ts";

/**
 * Partially signed transaction in base64.
 *
 * Source: BIP 174.
 */
export type BitcoinPsbt = string;

/**
 * State of a PSBT.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
 */
export interface BitcoinPsbtAnalysis<Q extends QuantityForm = "hex"> {
  /** State of each input. */
  inputs?: {
    /** Whether it has the output that it spends. */
    has_utxo: boolean;
    /** Whether it is complete. */
    is_final: boolean;
    /** What it lacks. */
    missing?: {
      /** Hashes of keys. */
      pubkeys?: BitcoinBytes[];
      /** Hashes of keys whose signatures are missing. */
      signatures?: BitcoinBytes[];
      /** Hash of a script. */
      redeemscript?: BitcoinBytes;
      /** SHA-256 hash of a script of the witness. */
      witnessscript?: BitcoinBytes;
    };
    /** Role that should work on it next. */
    next?: string;
  }[];
  /** Virtual size of the complete transaction. */
  estimated_vsize?: number;
  /** Its fee rate. */
  estimated_feerate?: BitcoinFeeRate<Q>;
  /** Its fee, if all inputs have the outputs that they spend. */
  fee?: BitcoinAmount<Q>;
  /** Role that should work on it next: `creator`, `updater`, `signer`, `finalizer` or `extractor`. */
  next: string;
  /** What is wrong with the PSBT. */
  error?: string;
}

/**
 * Script and its kind.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
 */
export interface BitcoinTypedScript {
  /** The script as words. */
  asm: string;
  /** The script's bytes. */
  hex: BitcoinBytes;
  /** Kind of script. */
  type: string;
}

/**
 * Key and the path by which it is derived.
 *
 * Source: BIP 174.
 */
export interface BitcoinKeyPath {
  /** The public key. */
  pubkey: BitcoinBytes;
  /** Fingerprint of the key that it is derived from. */
  master_fingerprint: BitcoinBytes;
  /** The path. */
  path: string;
}

/**
 * Key of Taproot, the path by which it is derived, and the scripts that use it.
 *
 * Source: BIP 371.
 */
export interface BitcoinTaprootKeyPath extends BitcoinKeyPath {
  /** Hashes of the scripts. */
  leaf_hashes: BitcoinBytes[];
}

/**
 * Field of a PSBT that a single program defines.
 *
 * Source: BIP 174.
 */
export interface BitcoinProprietaryField {
  /** Name of the program. */
  identifier: BitcoinBytes;
  /** Kind of field. */
  subtype: number;
  /** Key of the field. */
  key: BitcoinBytes;
  /** Bytes of the field. */
  value: BitcoinBytes;
}

/**
 * Keys that together make a key of MuSig2.
 *
 * Source: BIP 373.
 */
export interface BitcoinMusigParticipants {
  /** The key that they make. */
  aggregate_pubkey: BitcoinBytes;
  /** The keys. */
  participant_pubkeys: BitcoinBytes[];
}

/**
 * Input of a PSBT. Maps without a type have keys and values in hex.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp; BIP 174, 370, 371 and 373.
 */
export interface BitcoinPsbtInput<Q extends QuantityForm = "hex"> {
  /** Transaction that created the output. In version 2. */
  previous_txid?: BitcoinTxid;
  /** Position of the output in it. In version 2. */
  previous_vout?: number;
  /** Sequence number. In version 2. */
  sequence?: number;
  /** Lowest lock time as Unix time. In version 2. */
  time_locktime?: number;
  /** Lowest lock time as height. In version 2. */
  height_locktime?: number;
  /** Transaction that created the spent output. */
  non_witness_utxo?: BitcoinTransaction<Q>;
  /** The spent output. */
  witness_utxo?: {
    /** Its amount. */
    amount: BitcoinAmount<Q>;
    scriptPubKey: BitcoinOutputScript;
  };
  /** Signatures by public key. */
  partial_signatures?: Record<string, BitcoinBytes>;
  /** What signatures must cover. */
  sighash?: string;
  /** Script that the output commits to. */
  redeem_script?: BitcoinTypedScript;
  /** Script that the witness commits to. */
  witness_script?: BitcoinTypedScript;
  /** Paths of keys. */
  bip32_derivs?: BitcoinKeyPath[];
  /** Complete script of the input. */
  final_scriptSig?: BitcoinScript;
  /** Complete witness of the input. */
  final_scriptwitness?: BitcoinBytes[];
  /** What was hashed by hash. */
  ripemd160_preimages?: Record<string, BitcoinBytes>;
  /** What was hashed by hash. */
  sha256_preimages?: Record<string, BitcoinBytes>;
  /** What was hashed by hash. */
  hash160_preimages?: Record<string, BitcoinBytes>;
  /** What was hashed by hash. */
  hash256_preimages?: Record<string, BitcoinBytes>;
  /** Signature with the key of Taproot. */
  taproot_key_path_sig?: BitcoinBytes;
  /** Signatures for scripts of Taproot. */
  taproot_script_path_sigs?: {
    /** Key of the signature. */
    pubkey: BitcoinBytes;
    /** Hash of the script. */
    leaf_hash: BitcoinBytes;
    /** The signature. */
    sig: BitcoinBytes;
  }[];
  /** Scripts of Taproot. */
  taproot_scripts?: {
    /** The script. */
    script: BitcoinBytes;
    /** Version of the script. */
    leaf_ver: number;
    /** Proofs that the output commits to it. */
    control_blocks: BitcoinBytes[];
  }[];
  /** Paths of keys of Taproot. */
  taproot_bip32_derivs?: BitcoinTaprootKeyPath[];
  /** Key before the scripts are added to it. */
  taproot_internal_key?: BitcoinBytes;
  /** Root of the Merkle tree of the scripts. */
  taproot_merkle_root?: BitcoinBytes;
  /** Keys that together make a key. */
  musig2_participant_pubkeys?: BitcoinMusigParticipants[];
  /** Nonces for signatures of MuSig2. */
  musig2_pubnonces?: {
    /** Key of the participant. */
    participant_pubkey: BitcoinBytes;
    /** Key that all participants make. */
    aggregate_pubkey: BitcoinBytes;
    /** Hash of the script, if a script is signed for. */
    leaf_hash?: BitcoinBytes;
    /** The nonce. */
    pubnonce: BitcoinBytes;
  }[];
  /** Parts of signatures of MuSig2. */
  musig2_partial_sigs?: {
    /** Key of the participant. */
    participant_pubkey: BitcoinBytes;
    /** Key that all participants make. */
    aggregate_pubkey: BitcoinBytes;
    /** Hash of the script, if a script is signed for. */
    leaf_hash?: BitcoinBytes;
    /** The part. */
    partial_sig: BitcoinBytes;
  }[];
  /** Fields that the node does not know. */
  unknown?: Record<string, BitcoinBytes>;
  /** Fields that single programs define. */
  proprietary?: BitcoinProprietaryField[];
}

/**
 * Output of a PSBT.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp; BIP 174, 370, 371 and 373.
 */
export interface BitcoinPsbtOutput<Q extends QuantityForm = "hex"> {
  /** Its amount. In version 2. */
  amount?: BitcoinAmount<Q>;
  /** Its script. In version 2. */
  script?: BitcoinOutputScript;
  /** Script that it commits to. */
  redeem_script?: BitcoinTypedScript;
  /** Script that its witness commits to. */
  witness_script?: BitcoinTypedScript;
  /** Paths of keys. */
  bip32_derivs?: BitcoinKeyPath[];
  /** Key before the scripts are added to it. */
  taproot_internal_key?: BitcoinBytes;
  /** Scripts of Taproot in the order of the tree. */
  taproot_tree?: {
    /** Depth in the tree. */
    depth: number;
    /** Version of the script. */
    leaf_ver: number;
    /** The script. */
    script: BitcoinBytes;
  }[];
  /** Paths of keys of Taproot. */
  taproot_bip32_derivs?: BitcoinTaprootKeyPath[];
  /** Keys that together make a key. */
  musig2_participant_pubkeys?: BitcoinMusigParticipants[];
  /** Fields that the node does not know. */
  unknown?: Record<string, BitcoinBytes>;
  /** Fields that single programs define. */
  proprietary?: BitcoinProprietaryField[];
}

/**
 * Content of a PSBT.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp; BIP 174 and 370.
 */
export interface BitcoinDecodedPsbt<Q extends QuantityForm = "hex"> {
  /** The unsigned transaction. Only in version 0. */
  tx?: BitcoinTransaction<Q>;
  /** Version of the transaction. In version 2. */
  tx_version?: number;
  /** Lock time if no input needs one. In version 2. */
  fallback_locktime?: number;
  /** Number of inputs. In version 2. */
  input_count?: number;
  /** Number of outputs. In version 2. */
  output_count?: number;
  /** Whether inputs may be added. In version 2. */
  inputs_modifiable?: boolean;
  /** Whether outputs may be added. In version 2. */
  outputs_modifiable?: boolean;
  /** Whether a signature binds an input to its output. In version 2. */
  has_sighash_single?: boolean;
  /** Extended public keys. Not on Litecoin. */
  global_xpubs?: {
    /** The extended key. */
    xpub: string;
    /** Fingerprint of the key that it is derived from. */
    master_fingerprint: BitcoinBytes;
    /** The path. */
    path: string;
  }[];
  /** Version of the PSBT, 0 or 2. Not on Litecoin. */
  psbt_version?: number;
  /** Fields that single programs define. */
  proprietary?: BitcoinProprietaryField[];
  /** Fields that the node does not know. */
  unknown: Record<string, BitcoinBytes>;
  /** Inputs, in order. */
  inputs: BitcoinPsbtInput<Q>[];
  /** Outputs, in order. */
  outputs: BitcoinPsbtOutput<Q>[];
  /** Its fee, if all inputs have the outputs that they spend. */
  fee?: BitcoinAmount<Q>;
}

/**
 * Partially signed transactions (BIP 174 and 370), as Bitcoin Core and Litecoin Core create, complete and
 * decode them.
 */
export interface BitcoinPsbtMethods<Q extends QuantityForm = "hex"> {
  /**
   * Creates an unsigned transaction from inputs and outputs, as a PSBT.
   *
   * The transaction is neither signed, stored nor sent.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param inputs - Outputs to spend.
   * @param outputs - Amounts by address, and at most one `data`, an output that only stores bytes. Each
   * address occurs once.
   * @param locktime - Height or Unix time before which no block can contain the transaction. Default: 0.
   * @param replaceable - `true` to signal that a transaction with a higher fee may replace this one.
   * @param version - Version of the transaction, from 1 to 3. Default: 2. Since Bitcoin Core 30.
   * @param psbt_version - Version of the PSBT, 0 or 2. Default: 2. Since Bitcoin Core 32, before which it was
   * 0.
   * @returns The PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const psbt = await client.createpsbt([{ txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", vout: 0 }], [{ bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: "9.99998000" }], 0, true, 2, 0);
   */
  createpsbt(
    inputs: readonly BitcoinNewInput[],
    outputs: BitcoinNewOutputs<ParamForm<Q>>,
    locktime?: number,
    replaceable?: boolean,
    version?: number,
    psbt_version?: 0 | 2,
  ): Promise<BitcoinPsbt>;

  /**
   * Converts a raw transaction without signatures to a PSBT.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param hexstring - The transaction.
   * @param permitsigdata - `true` to drop signatures, `false` to reject them. Default: `false`.
   * @param iswitness - Whether the bytes are in the format with witnesses. If omitted, the node tries both.
   * @param psbt_version - Version of the PSBT, 0 or 2. Default: 2. Since Bitcoin Core 32, before which it was
   * 0.
   * @returns The PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const psbt = await client.converttopsbt("0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f40000000000fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000", false, false, 0);
   */
  converttopsbt(
    hexstring: BitcoinBytes,
    permitsigdata?: boolean,
    iswitness?: boolean,
    psbt_version?: 0 | 2,
  ): Promise<BitcoinPsbt>;

  /**
   * Adds to a PSBT what the node knows about the outputs that it spends.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param psbt - The PSBT.
   * @param descriptors - Descriptors of the scripts, from which keys and scripts are added.
   * @returns The PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const psbt = await client.utxoupdatepsbt("cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA");
   */
  utxoupdatepsbt(psbt: BitcoinPsbt, descriptors?: readonly BitcoinScanObject[]): Promise<BitcoinPsbt>;

  /**
   * Adds to a PSBT what descriptors and the node know, and signs with keys that the descriptors contain.
   *
   * Never send descriptors with private keys to a node that others operate. With public ones, the PSBT is
   * completed but not signed.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param psbt - The PSBT.
   * @param descriptors - Descriptors of the scripts.
   * @param sighashtype - What signatures cover. Default: `DEFAULT` for Taproot, `ALL` otherwise.
   * @param bip32derivs - `true` to add the derivation paths of keys. Default: `true`.
   * @param finalize - `true` to finalize inputs that are complete. Default: `true`.
   * @returns The PSBT and whether it is complete.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const processed = await client.descriptorprocesspsbt("cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA", ["pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus"]);
   */
  descriptorprocesspsbt(
    psbt: BitcoinPsbt,
    descriptors: readonly BitcoinScanObject[],
    sighashtype?: "DEFAULT" | "ALL" | "NONE" | "SINGLE" | "ALL|ANYONECANPAY" | "NONE|ANYONECANPAY" | "SINGLE|ANYONECANPAY",
    bip32derivs?: boolean,
    finalize?: boolean,
  ): Promise<{
    psbt: BitcoinPsbt;
    /** Whether it has all signatures. */
    complete: boolean;
    /** The transaction's bytes, if complete. */
    hex?: BitcoinBytes;
  }>;

  /**
   * Combines PSBTs of the same transaction, with all their signatures.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param txs - PSBTs of the same transaction.
   * @returns The PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const psbt = await client.combinepsbt(["cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAAAAAA==", "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAABCAgSuGmL+CcX1GxOQXwfwa5mi9xWbIiXzdM03jXEwL6KEFOeqs3OX9VSn318ULCHBtzA7igYm8bre1ccqcE9+bNhMRzBEAiA7Hw5dfJorSObx0Dxae56NL0xqGz5df5CBcmNURTYnGAIgGis8TV5vcIGSo7TF1uf4CRorPE1eb3CBkqO0xdbn+AkBAAA="]);
   */
  combinepsbt(txs: readonly BitcoinPsbt[]): Promise<BitcoinPsbt>;

  /**
   * Joins PSBTs of different transactions into one that has the inputs and outputs of all.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param txs - PSBTs of which no two have the same input.
   * @returns The PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const psbt = await client.joinpsbts(["cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA", "cHNidP8BAAoCAAAAAAAAAAAAAA=="]);
   */
  joinpsbts(txs: readonly BitcoinPsbt[]): Promise<BitcoinPsbt>;

  /**
   * Completes the inputs of a PSBT that have all signatures, and extracts the transaction if all have.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param psbt - The PSBT.
   * @param extract - `true` to return the transaction if it is complete, `false` for a PSBT in any case.
   * Default: `true`.
   * @returns The transaction or the PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const finalized = await client.finalizepsbt("cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAABCAgSuGmL+CcX1GxOQXwfwa5mi9xWbIiXzdM03jXEwL6KEFOeqs3OX9VSn318ULCHBtzA7igYm8bre1ccqcE9+bNhMRzBEAiA7Hw5dfJorSObx0Dxae56NL0xqGz5df5CBcmNURTYnGAIgGis8TV5vcIGSo7TF1uf4CRorPE1eb3CBkqO0xdbn+AkBAAA=");
   */
  finalizepsbt(
    psbt: BitcoinPsbt,
    extract?: boolean,
  ): Promise<{
    /** The PSBT, if not extracted. */
    psbt?: BitcoinPsbt;
    /** The transaction's bytes, if extracted. */
    hex?: BitcoinBytes;
    /** Whether it has all signatures. */
    complete: boolean;
  }>;

  /**
   * Returns what a PSBT still lacks, and who should work on it next.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param psbt - The PSBT.
   * @returns State of the PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const analysis = await client.analyzepsbt("cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAAAAAA==");
   */
  analyzepsbt(psbt: BitcoinPsbt): Promise<BitcoinPsbtAnalysis<Q>>;

  /**
   * Returns what a PSBT contains.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param psbt - The PSBT.
   * @returns Content of the PSBT.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node
   * is starting).
   * @example const psbt = await client.decodepsbt("cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA");
   */
  decodepsbt(psbt: BitcoinPsbt): Promise<BitcoinDecodedPsbt<Q>>;
}

/**
 * The methods of {@link BitcoinPsbtMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BitcoinPsbtCalls<Q extends QuantityForm = "hex"> {
  createpsbt: {
    params:
      | readonly [
          inputs: readonly BitcoinNewInput[],
          outputs: BitcoinNewOutputs<ParamForm<Q>>,
          locktime?: number,
          replaceable?: boolean,
          version?: number,
          psbt_version?: 0 | 2,
        ]
      | {
          readonly inputs: readonly BitcoinNewInput[];
          readonly outputs: BitcoinNewOutputs<ParamForm<Q>>;
          readonly locktime?: number;
          readonly replaceable?: boolean;
          readonly version?: number;
          readonly psbt_version?: 0 | 2;
        };
    result: BitcoinPsbt;
  };
  converttopsbt: {
    params:
      | readonly [hexstring: BitcoinBytes, permitsigdata?: boolean, iswitness?: boolean, psbt_version?: 0 | 2]
      | {
          readonly hexstring: BitcoinBytes;
          readonly permitsigdata?: boolean;
          readonly iswitness?: boolean;
          readonly psbt_version?: 0 | 2;
        };
    result: BitcoinPsbt;
  };
  utxoupdatepsbt: {
    params:
      | readonly [psbt: BitcoinPsbt, descriptors?: readonly BitcoinScanObject[]]
      | { readonly psbt: BitcoinPsbt; readonly descriptors?: readonly BitcoinScanObject[] };
    result: BitcoinPsbt;
  };
  descriptorprocesspsbt: {
    params:
      | readonly [
          psbt: BitcoinPsbt,
          descriptors: readonly BitcoinScanObject[],
          sighashtype?: "DEFAULT" | "ALL" | "NONE" | "SINGLE" | "ALL|ANYONECANPAY" | "NONE|ANYONECANPAY" | "SINGLE|ANYONECANPAY",
          bip32derivs?: boolean,
          finalize?: boolean,
        ]
      | {
          readonly psbt: BitcoinPsbt;
          readonly descriptors: readonly BitcoinScanObject[];
          readonly sighashtype?: "DEFAULT" | "ALL" | "NONE" | "SINGLE" | "ALL|ANYONECANPAY" | "NONE|ANYONECANPAY" | "SINGLE|ANYONECANPAY";
          readonly bip32derivs?: boolean;
          readonly finalize?: boolean;
        };
    result: {
      psbt: BitcoinPsbt;
      /** Whether it has all signatures. */
      complete: boolean;
      /** The transaction's bytes, if complete. */
      hex?: BitcoinBytes;
    };
  };
  combinepsbt: {
    params: readonly [txs: readonly BitcoinPsbt[]] | { readonly txs: readonly BitcoinPsbt[] };
    result: BitcoinPsbt;
  };
  joinpsbts: {
    params: readonly [txs: readonly BitcoinPsbt[]] | { readonly txs: readonly BitcoinPsbt[] };
    result: BitcoinPsbt;
  };
  finalizepsbt: {
    params:
      | readonly [psbt: BitcoinPsbt, extract?: boolean]
      | { readonly psbt: BitcoinPsbt; readonly extract?: boolean };
    result: {
      /** The PSBT, if not extracted. */
      psbt?: BitcoinPsbt;
      /** The transaction's bytes, if extracted. */
      hex?: BitcoinBytes;
      /** Whether it has all signatures. */
      complete: boolean;
    };
  };
  analyzepsbt: {
    params: readonly [psbt: BitcoinPsbt] | { readonly psbt: BitcoinPsbt };
    result: BitcoinPsbtAnalysis<Q>;
  };
  decodepsbt: {
    params: readonly [psbt: BitcoinPsbt] | { readonly psbt: BitcoinPsbt };
    result: BitcoinDecodedPsbt<Q>;
  };
}
