// Generated from specs/rpc/bitcoin-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  BitcoinAmount, BitcoinBlockHash, BitcoinBytes, BitcoinFeeRate, BitcoinTxid,
} from "./bitcoin.ts";
import type { ParamForm, QuantityForm } from "./quantity-form.ts";

/**
 * Transaction that is or was sent over Tor or I2P only.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinPrivateTransaction {
  txid: BitcoinTxid;
  /** Hash with the witnesses. */
  wtxid: BitcoinTxid;
  /** The transaction. */
  hex: BitcoinBytes;
}

/**
 * Private broadcast of a transaction.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinPrivateBroadcast extends BitcoinPrivateTransaction {
  /** When the broadcast began, in Unix seconds. Since Bitcoin Core 32. */
  time_added?: number;
  /** How many peers the node may still send it to. Since Bitcoin Core 32. */
  attempts_remaining?: number;
  /** Peers that it was sent to. */
  peers: {
    /** Address of the peer with its port. */
    address: string;
    /** When the node chose the peer, in Unix seconds. */
    sent: number;
    /** When the peer confirmed that it has the transaction, in Unix seconds. Not present before. */
    received?: number;
  }[];
}

/**
 * Script in both forms.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinScript {
  /** The script as words. */
  asm: string;
  /** The script's bytes. */
  hex: BitcoinBytes;
}

/**
 * Script that locks an output, and the address that it stands for.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinOutputScript {
  /** The script as words. */
  asm: string;
  /** Descriptor of the script. Since Bitcoin Core 22. */
  desc?: string;
  /** The script's bytes. */
  hex: BitcoinBytes;
  /** Address, if the script has one. Since Bitcoin Core 22. */
  address?: string;
  /** Addresses. Only on Litecoin and Dogecoin, and before Bitcoin Core 23. */
  addresses?: string[];
  /** Number of signatures that spend it. Only on Litecoin and Dogecoin, and before Bitcoin Core 23. */
  reqSigs?: number;
  /**
   * Kind of script: `nonstandard`, `anchor`, `pubkey`, `pubkeyhash`, `scripthash`, `multisig`, `nulldata`,
   * `witness_v0_scripthash`, `witness_v0_keyhash`, `witness_v1_taproot` or `witness_unknown`. Later versions
   * may have others.
   */
  type: string;
}

/**
 * Script and the addresses of outputs that it could lock.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
 */
export interface BitcoinDecodedScript {
  /** The script as words. */
  asm: string;
  /** Descriptor of the script. */
  desc?: string;
  /** Kind of script. */
  type: string;
  /** Address of the script, if it has one. */
  address?: string;
  /** Addresses. Only on Litecoin and Dogecoin. */
  addresses?: string[];
  /** Number of signatures. Only on Litecoin and Dogecoin. */
  reqSigs?: number;
  /** Address of an output that commits to the script's hash. */
  p2sh?: string;
  /** An output that commits to the script as a witness. */
  segwit?: {
    /** Its script as words. */
    asm: string;
    /** Its script's bytes. */
    hex: BitcoinBytes;
    /** Kind of script. */
    type: string;
    /** Its address. */
    address?: string;
    /** Its descriptor. */
    desc?: string;
    /** Address of an output that commits to it by hash. */
    "p2sh-segwit"?: string;
  };
}

/**
 * The only input of a transaction that creates a block's reward.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinCoinbaseInput {
  /** Script that the miner chose; it begins with the block's height. */
  coinbase: BitcoinBytes;
  /** Items of the witness. */
  txinwitness?: BitcoinBytes[];
  /** Sequence number. */
  sequence: number;
}

/**
 * Input that spends an output.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinSpend {
  /** Transaction that created the output. */
  txid: BitcoinTxid;
  /** Position of the output in it. */
  vout: number;
  /** Script that unlocks it. */
  scriptSig: BitcoinScript;
  /** Items of the witness. */
  txinwitness?: BitcoinBytes[];
  /** Sequence number. */
  sequence: number;
}

/**
 * Input that spends an output, and that output.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinSpendWithPrevout<Q extends QuantityForm = "hex"> extends BitcoinSpend {
  /** The output; not present if the node no longer has the data to know it. */
  prevout?: BitcoinPrevout<Q>;
}

/**
 * Output that an input spends.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinPrevout<Q extends QuantityForm = "hex"> {
  /** Whether it is a block's reward. */
  generated: boolean;
  /** Height of the block that created it. */
  height: number;
  /** Its amount. */
  value: BitcoinAmount<Q>;
  scriptPubKey: BitcoinOutputScript;
}

/**
 * Output of a transaction.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinOutput<Q extends QuantityForm = "hex"> {
  /** Its amount. */
  value: BitcoinAmount<Q>;
  /** Its position. */
  n: number;
  scriptPubKey: BitcoinOutputScript;
}

/**
 * What all forms of a transaction have.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinTransactionFields<Q extends QuantityForm = "hex"> {
  txid: BitcoinTxid;
  /** Hash with the witnesses (wtxid); equals `txid` if there are none. */
  hash: BitcoinTxid;
  /** Version of the transaction. */
  version: number;
  /** Size in bytes. */
  size: number;
  /** Virtual size as BIP 141 defines it, a quarter of the weight. */
  vsize: number;
  /** Weight as BIP 141 defines it. Not on Dogecoin. */
  weight?: number;
  /** Height or Unix time before which no block can contain it. */
  locktime: number;
  /** Outputs, in order. */
  vout: BitcoinOutput<Q>[];
}

/**
 * Inputs of a transaction, in order. A block's first transaction has a single coinbase input.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export type BitcoinInputs = (BitcoinSpend | BitcoinCoinbaseInput)[];

/**
 * Inputs of a transaction and the outputs that they spend, in order.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export type BitcoinInputsWithPrevouts<Q extends QuantityForm = "hex"> = (BitcoinSpendWithPrevout<Q> | BitcoinCoinbaseInput)[];

/**
 * Transaction.
 *
 * Source: bitcoin/bitcoin, src/core_io.cpp.
 */
export interface BitcoinTransaction<Q extends QuantityForm = "hex"> extends BitcoinTransactionFields<Q> {
  vin: BitcoinInputs;
}

/**
 * Transaction of a block.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockTransaction<Q extends QuantityForm = "hex"> extends BitcoinTransaction<Q> {
  /** Fee; not present in the coinbase transaction, and if the node no longer has the spent outputs. */
  fee?: BitcoinAmount<Q>;
  /** The transaction's bytes. */
  hex?: BitcoinBytes;
}

/**
 * Transaction of a block and the outputs that it spends.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockTransactionWithPrevouts<Q extends QuantityForm = "hex"> extends BitcoinTransactionFields<Q> {
  vin: BitcoinInputsWithPrevouts<Q>;
  /** Fee; not present in the coinbase transaction, and if the node no longer has the spent outputs. */
  fee?: BitcoinAmount<Q>;
  /** The transaction's bytes. */
  hex?: BitcoinBytes;
}

/**
 * A transaction's bytes and the block that contains it.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
 */
export interface BitcoinTransactionPlace {
  /** Whether the block is in the best chain; only if the call names the block. */
  in_active_chain?: boolean;
  /** The transaction's bytes. */
  hex: BitcoinBytes;
  /** Block of the transaction; not present in the mempool. */
  blockhash?: BitcoinBlockHash;
  /** Number of confirmations, 0 outside the best chain. */
  confirmations?: number;
  /** Time of the block in Unix seconds. */
  blocktime?: number;
  /** The same as `blocktime`. */
  time?: number;
  /**
   * Virtual size that counts for the mempool, where many signature checks weigh more; only in the mempool.
   * Since Bitcoin Core 32.
   */
  vsize_adjusted?: number;
}

/**
 * Transaction and the block that contains it.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
 */
export interface BitcoinFoundTransaction<Q extends QuantityForm = "hex"> extends BitcoinTransaction<Q>, BitcoinTransactionPlace {
}

/**
 * Transaction, the outputs that it spends and the block that contains it.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
 */
export interface BitcoinFoundTransactionWithPrevouts<Q extends QuantityForm = "hex"> extends BitcoinTransactionFields<Q>, BitcoinTransactionPlace {
  vin: BitcoinInputsWithPrevouts<Q>;
  /** Fee; not present in the coinbase transaction, and if the node no longer has the spent outputs. */
  fee?: BitcoinAmount<Q>;
}

/**
 * Output that a new transaction spends.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction_util.cpp.
 */
export interface BitcoinNewInput {
  /** Transaction that created the output. */
  txid: BitcoinTxid;
  /** Position of the output in it. */
  vout: number;
  /** Sequence number. Default depends on `replaceable` and `locktime`. */
  sequence?: number;
}

/**
 * Amounts by address. The key `data` has bytes in hex instead, which an output with the amount 0 stores.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction_util.cpp.
 */
export type BitcoinNewOutput<Q extends QuantityForm = "hex"> = Record<string, BitcoinAmount<Q> | string>;

/**
 * Outputs of a new transaction.
 *
 * Source: bitcoin/bitcoin, src/rpc/rawtransaction_util.cpp.
 */
export type BitcoinNewOutputs<Q extends QuantityForm = "hex"> =
  | readonly BitcoinNewOutput<Q>[]
  | BitcoinNewOutput<Q>;

/**
 * Fees of a transaction that the mempool accepts.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinAcceptedFees<Q extends QuantityForm = "hex"> {
  /** Fee. */
  base: BitcoinAmount<Q>;
  /** Fee rate that counts; that of the package if it was judged as a whole. Since Bitcoin Core 25. */
  "effective-feerate"?: BitcoinFeeRate<Q>;
  /** Hashes with witnesses of the transactions whose fees and sizes count for it. */
  "effective-includes"?: BitcoinTxid[];
}

/**
 * Whether the mempool would accept a transaction.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinMempoolAcceptance<Q extends QuantityForm = "hex"> {
  txid: BitcoinTxid;
  /** Hash with the witnesses. Since Bitcoin Core 22. */
  wtxid?: BitcoinTxid;
  /** Why the transactions cannot be judged together, if so. */
  "package-error"?: string;
  /** Whether it would be accepted; not present if another transaction's failure left it undecided. */
  allowed?: boolean;
  /** Virtual size that counts for the mempool. Deprecated since Bitcoin Core 32. */
  vsize?: number;
  /**
   * Virtual size that counts for the mempool, where many signature checks weigh more. Since Bitcoin Core 32.
   */
  vsize_adjusted?: number;
  /** Virtual size as BIP 141 defines it. Since Bitcoin Core 32. */
  vsize_bip141?: number;
  /** Its fees, if allowed. */
  fees?: BitcoinAcceptedFees<Q>;
  /** Why it would be rejected, as a word. */
  "reject-reason"?: string;
  /** Why in more detail. Since Bitcoin Core 29. */
  "reject-details"?: string;
}

/**
 * What became of the transactions of a package.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinPackageResult<Q extends QuantityForm = "hex"> {
  /** `success`, or what went wrong. */
  package_msg: string;
  /** Results by the hash with witnesses (wtxid). */
  "tx-results": Record<string, BitcoinPackageTransaction<Q>>;
  /** Transactions of the mempool that the package replaced. */
  "replaced-transactions"?: BitcoinTxid[];
}

/**
 * What became of a transaction of a package.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinPackageTransaction<Q extends QuantityForm = "hex"> {
  txid: BitcoinTxid;
  /** Hash of the same transaction with other witnesses that the mempool has already. */
  "other-wtxid"?: BitcoinTxid;
  /** Virtual size that counts for the mempool. Deprecated since Bitcoin Core 32. */
  vsize?: number;
  /**
   * Virtual size that counts for the mempool, where many signature checks weigh more. Since Bitcoin Core 32.
   */
  vsize_adjusted?: number;
  /** Virtual size as BIP 141 defines it. Since Bitcoin Core 32. */
  vsize_bip141?: number;
  /** Its fees, if accepted. */
  fees?: BitcoinAcceptedFees<Q>;
  /** Why it was rejected. */
  error?: string;
}

/** Raw transactions, as Bitcoin Core and nodes based on it read, decode, create and send them. */
export interface BitcoinTransactionMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns a transaction of the mempool or of a block.
   *
   * `verbosity` decides what is returned: 0 the bytes in hex, 1 an object, 2 also the fee and the outputs
   * that it spends. Without `blockhash`, a node finds transactions in blocks only if it has an index of
   * transactions; others fail with -5. Litecoin and Dogecoin call the second param `verbose`, and return the
   * same for 1 and 2.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param txid - Id of the transaction.
   * @param verbosity - How much to return, from 0 to 2. Default: 0.
   * @param blockhash - Hash of the block that contains the transaction.
   * @returns The transaction, as `verbosity` says.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const transaction = await client.getrawtransaction("f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16");
   */
  getrawtransaction(
    txid: BitcoinTxid,
    verbosity: 1,
    blockhash?: BitcoinBlockHash,
  ): Promise<BitcoinFoundTransaction<Q>>;
  /** Returns an object with the fee and the outputs that the transaction spends. */
  getrawtransaction(
    txid: BitcoinTxid,
    verbosity: 2,
    blockhash?: BitcoinBlockHash,
  ): Promise<BitcoinFoundTransactionWithPrevouts<Q>>;
  /** Returns the transaction's bytes in hex. */
  getrawtransaction(txid: BitcoinTxid, verbosity?: 0, blockhash?: BitcoinBlockHash): Promise<BitcoinBytes>;
  /** For params whose case is known only at run time. */
  getrawtransaction(
    txid: BitcoinTxid,
    verbosity?: 0 | 1 | 2,
    blockhash?: BitcoinBlockHash,
  ): Promise<BitcoinBytes | BitcoinFoundTransaction<Q> | BitcoinFoundTransactionWithPrevouts<Q>>;

  /**
   * Returns what the bytes of a transaction say.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param hexstring - The transaction.
   * @param iswitness - Whether the bytes are in the format with witnesses. If omitted, the node tries both.
   * Not on Dogecoin.
   * @returns The transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -22
   * (the bytes are no valid transaction, block or PSBT), -28 (the node is starting).
   * @example const transaction = await client.decoderawtransaction("0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000");
   */
  decoderawtransaction(hexstring: BitcoinBytes, iswitness?: boolean): Promise<BitcoinTransaction<Q>>;

  /**
   * Returns what the bytes of a script say, and the addresses of outputs that it could lock.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param hexstring - The script; may be empty.
   * @returns The script.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -22
   * (the bytes are no valid transaction, block or PSBT), -28 (the node is starting).
   * @example const script = await client.decodescript("0014751e76e8199196d454941c45d1b3a323f1433bd6");
   */
  decodescript(hexstring: BitcoinBytes): Promise<BitcoinDecodedScript>;

  /**
   * Creates an unsigned transaction from inputs and outputs, and returns its bytes.
   *
   * The transaction is neither signed, stored nor sent.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param inputs - Outputs to spend.
   * @param outputs - Amounts by address, and at most one `data`, an output that only stores bytes. Each
   * address occurs once. Dogecoin accepts an object only.
   * @param locktime - Height or Unix time before which no block can contain the transaction. Default: 0.
   * @param replaceable - `true` to signal that a transaction with a higher fee may replace this one. Default:
   * `true` since Bitcoin Core 25, `false` before. Not on Dogecoin.
   * @param version - Version of the transaction, from 1 to 3. Default: 2. Since Bitcoin Core 30.
   * @returns The unsigned transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const transaction = await client.createrawtransaction([{ txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", vout: 0 }], [{ bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: "9.99998000" }]);
   */
  createrawtransaction(
    inputs: readonly BitcoinNewInput[],
    outputs: BitcoinNewOutputs<ParamForm<Q>>,
    locktime?: number,
    replaceable?: boolean,
    version?: number,
  ): Promise<BitcoinBytes>;

  /**
   * Combines the signatures of copies of a transaction into one.
   *
   * Source: bitcoin/bitcoin, src/rpc/rawtransaction.cpp.
   *
   * @param txs - Copies of the transaction with different signatures.
   * @returns The transaction with all signatures.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -22 (the bytes are no valid transaction, block or PSBT), -25 (the
   * transaction or block is invalid, or an input is unknown or spent), -28 (the node is starting).
   * @example const transaction = await client.combinerawtransaction(["0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000"]);
   */
  combinerawtransaction(txs: readonly BitcoinBytes[]): Promise<BitcoinBytes>;

  /**
   * Sends a signed transaction to the network.
   *
   * Sending the same transaction again is harmless. While it waits in the mempool, the node returns its id
   * again; once a block contains it, the node fails with -27, or with -25 when its outputs are spent. Clients
   * don't repeat it by themselves, since that failure would hide the success of the first call.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param hexstring - The signed transaction.
   * @param maxfeerate - Highest fee rate to accept, in coins per 1,000 virtual bytes; 0 for any. Default:
   * 0.10. On Dogecoin, a boolean that accepts high fees.
   * @param maxburnamount - Highest amount to accept in outputs that nobody can spend. Default: 0. Since
   * Bitcoin Core 25.
   * @returns Id of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -22 (the bytes are no valid transaction, block or PSBT), -25 (the transaction or block is
   * invalid, or an input is unknown or spent), -26 (the rules of the network or of the node's mempool reject
   * it), -27 (the transaction is in the chain already), -28 (the node is starting), -31 (the node runs
   * without the peer-to-peer network).
   * @example const txid = await client.sendrawtransaction("0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000"); // "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"
   */
  sendrawtransaction(
    hexstring: BitcoinBytes,
    maxfeerate?: BitcoinFeeRate<ParamForm<Q>>,
    maxburnamount?: BitcoinAmount<ParamForm<Q>>,
  ): Promise<BitcoinTxid>;

  /**
   * Returns the transactions that the node sends over Tor or I2P only, so that nobody learns who sent them.
   *
   * Only on nodes with `-privatebroadcast`, where `sendrawtransaction` sends in this way. Since Bitcoin Core
   * 31. It shows the transactions of all callers, so a gateway denies it by default.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @returns The transactions, and the peers that they were sent to.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -32601.
   * @example const broadcasts = await client.getprivatebroadcastinfo();
   */
  getprivatebroadcastinfo(
  ): Promise<{
    /** The transactions. */
    transactions: BitcoinPrivateBroadcast[];
  }>;

  /**
   * Stops the private broadcast of a transaction.
   *
   * A peer that has the transaction may still send it on. A second call fails with -5. If a response was
   * lost, `getprivatebroadcastinfo` shows whether the transaction is still sent. Since Bitcoin Core 31. It
   * stops the transactions of all callers, so a gateway denies it by default.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param id - Id of the transaction, with or without witnesses.
   * @returns The transactions that are no longer sent. Several may have the same id and other witnesses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -5 (unknown block or transaction, or an invalid address or key), -8 (a param is
   * invalid or out of range), -28 (the node is starting), -32601.
   * @example const removed = await client.abortprivatebroadcast("d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78");
   */
  abortprivatebroadcast(
    id: BitcoinTxid,
  ): Promise<{
    /** The transactions. */
    removed_transactions: BitcoinPrivateTransaction[];
  }>;

  /**
   * Returns whether the mempool would accept transactions, without sending them.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param rawtxs - Signed transactions, parents before children; at most 25. Litecoin takes one.
   * @param maxfeerate - Highest fee rate to accept, in coins per 1,000 virtual bytes; 0 for any. Default:
   * 0.10.
   * @returns Result for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -22 (the bytes are no valid transaction, block or PSBT), -25 (the transaction or block is
   * invalid, or an input is unknown or spent), -26 (the rules of the network or of the node's mempool reject
   * it), -27 (the transaction is in the chain already), -28 (the node is starting), -31 (the node runs
   * without the peer-to-peer network).
   * @example const results = await client.testmempoolaccept(["0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000"]);
   */
  testmempoolaccept(
    rawtxs: readonly BitcoinBytes[],
    maxfeerate?: BitcoinFeeRate<ParamForm<Q>>,
  ): Promise<BitcoinMempoolAcceptance<Q>[]>;

  /**
   * Sends a transaction together with its unconfirmed parents, whose fees it may pay.
   *
   * Sending the same package again is harmless: what is in the mempool already is reported as accepted. Parts
   * of a package can be accepted while others are rejected, so look at each result.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param package_ - Signed transactions, parents before their child, which is the last one; at most 25.
   * @param maxfeerate - Highest fee rate to accept, in coins per 1,000 virtual bytes; 0 for any. Default:
   * 0.10.
   * @param maxburnamount - Highest amount to accept in outputs that nobody can spend. Default: 0. Since
   * Bitcoin Core 25.
   * @returns What became of each transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -22 (the bytes are no valid transaction, block or PSBT), -25 (the transaction or block is
   * invalid, or an input is unknown or spent), -26 (the rules of the network or of the node's mempool reject
   * it), -27 (the transaction is in the chain already), -28 (the node is starting), -31 (the node runs
   * without the peer-to-peer network).
   * @example const results = await client.submitpackage(["0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000"]);
   */
  submitpackage(
    package_: readonly BitcoinBytes[],
    maxfeerate?: BitcoinFeeRate<ParamForm<Q>>,
    maxburnamount?: BitcoinAmount<ParamForm<Q>>,
  ): Promise<BitcoinPackageResult<Q>>;
}

/**
 * The methods of {@link BitcoinTransactionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface BitcoinTransactionCalls<Q extends QuantityForm = "hex"> {
  getrawtransaction: {
    params:
      | readonly [txid: BitcoinTxid, verbosity?: 0 | 1 | 2, blockhash?: BitcoinBlockHash]
      | {
          readonly txid: BitcoinTxid;
          readonly verbosity?: 0 | 1 | 2;
          readonly blockhash?: BitcoinBlockHash;
        };
    result: BitcoinBytes | BitcoinFoundTransaction<Q> | BitcoinFoundTransactionWithPrevouts<Q>;
    overloads: [
      {
        params:
          | readonly [txid: BitcoinTxid, verbosity: 1, blockhash?: BitcoinBlockHash]
          | {
              readonly txid: BitcoinTxid;
              readonly verbosity: 1;
              readonly blockhash?: BitcoinBlockHash;
            };
        result: BitcoinFoundTransaction<Q>;
      },
      {
        params:
          | readonly [txid: BitcoinTxid, verbosity: 2, blockhash?: BitcoinBlockHash]
          | {
              readonly txid: BitcoinTxid;
              readonly verbosity: 2;
              readonly blockhash?: BitcoinBlockHash;
            };
        result: BitcoinFoundTransactionWithPrevouts<Q>;
      },
      {
        params:
          | readonly [txid: BitcoinTxid, verbosity?: 0, blockhash?: BitcoinBlockHash]
          | {
              readonly txid: BitcoinTxid;
              readonly verbosity?: 0;
              readonly blockhash?: BitcoinBlockHash;
            };
        result: BitcoinBytes;
      },
    ];
  };
  decoderawtransaction: {
    params:
      | readonly [hexstring: BitcoinBytes, iswitness?: boolean]
      | { readonly hexstring: BitcoinBytes; readonly iswitness?: boolean };
    result: BitcoinTransaction<Q>;
  };
  decodescript: {
    params: readonly [hexstring: BitcoinBytes] | { readonly hexstring: BitcoinBytes };
    result: BitcoinDecodedScript;
  };
  createrawtransaction: {
    params:
      | readonly [
          inputs: readonly BitcoinNewInput[],
          outputs: BitcoinNewOutputs<ParamForm<Q>>,
          locktime?: number,
          replaceable?: boolean,
          version?: number,
        ]
      | {
          readonly inputs: readonly BitcoinNewInput[];
          readonly outputs: BitcoinNewOutputs<ParamForm<Q>>;
          readonly locktime?: number;
          readonly replaceable?: boolean;
          readonly version?: number;
        };
    result: BitcoinBytes;
  };
  combinerawtransaction: {
    params: readonly [txs: readonly BitcoinBytes[]] | { readonly txs: readonly BitcoinBytes[] };
    result: BitcoinBytes;
  };
  sendrawtransaction: {
    params:
      | readonly [
          hexstring: BitcoinBytes,
          maxfeerate?: BitcoinFeeRate<ParamForm<Q>>,
          maxburnamount?: BitcoinAmount<ParamForm<Q>>,
        ]
      | {
          readonly hexstring: BitcoinBytes;
          readonly maxfeerate?: BitcoinFeeRate<ParamForm<Q>>;
          readonly maxburnamount?: BitcoinAmount<ParamForm<Q>>;
        };
    result: BitcoinTxid;
  };
  getprivatebroadcastinfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: {
      /** The transactions. */
      transactions: BitcoinPrivateBroadcast[];
    };
  };
  abortprivatebroadcast: {
    params: readonly [id: BitcoinTxid] | { readonly id: BitcoinTxid };
    result: {
      /** The transactions. */
      removed_transactions: BitcoinPrivateTransaction[];
    };
  };
  testmempoolaccept: {
    params:
      | readonly [rawtxs: readonly BitcoinBytes[], maxfeerate?: BitcoinFeeRate<ParamForm<Q>>]
      | {
          readonly rawtxs: readonly BitcoinBytes[];
          readonly maxfeerate?: BitcoinFeeRate<ParamForm<Q>>;
        };
    result: BitcoinMempoolAcceptance<Q>[];
  };
  submitpackage: {
    params:
      | readonly [
          package_: readonly BitcoinBytes[],
          maxfeerate?: BitcoinFeeRate<ParamForm<Q>>,
          maxburnamount?: BitcoinAmount<ParamForm<Q>>,
        ]
      | {
          readonly package: readonly BitcoinBytes[];
          readonly maxfeerate?: BitcoinFeeRate<ParamForm<Q>>;
          readonly maxburnamount?: BitcoinAmount<ParamForm<Q>>;
        };
    result: BitcoinPackageResult<Q>;
  };
}
