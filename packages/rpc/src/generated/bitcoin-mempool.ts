// Generated from specs/rpc/bitcoin-mempool.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  BitcoinAmount, BitcoinBlockHash, BitcoinBytes, BitcoinFeeRate, BitcoinTxid,
} from "./bitcoin.ts";
import type { QuantityForm } from "./quantity-form.ts";

/**
 * Size and limits of the mempool.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinMempoolInfo<Q extends QuantityForm = "hex"> {
  /** Whether the node has read its stored mempool. Not on Dogecoin. */
  loaded?: boolean;
  /** Number of transactions. */
  size: number;
  /** Sum of their virtual sizes. */
  bytes: number;
  /** Memory used in bytes. */
  usage: number;
  /** Sum of their fees. Since Bitcoin Core 22. */
  total_fee?: BitcoinAmount<Q>;
  /** Highest memory to use in bytes. */
  maxmempool: number;
  /** Lowest fee rate that is accepted now. */
  mempoolminfee: BitcoinFeeRate<Q>;
  /** Lowest fee rate that the node ever accepts. Not on Dogecoin. */
  minrelaytxfee?: BitcoinFeeRate<Q>;
  /** What a replacement must add to the fee rate. Since Bitcoin Core 24. */
  incrementalrelayfee?: BitcoinFeeRate<Q>;
  /** Transactions that no peer has requested yet. */
  unbroadcastcount?: number;
  /** Whether every transaction can be replaced. Deprecated, and not present since Bitcoin Core 32. */
  fullrbf?: boolean;
  /** Whether bare multisig outputs are accepted. */
  permitbaremultisig?: boolean;
  /** Most bytes in outputs that store data. */
  maxdatacarriersize?: number;
  /** Most connected transactions. Since Bitcoin Core 31. */
  limitclustercount?: number;
  /** Highest virtual size of these. Since Bitcoin Core 31. */
  limitclustersize?: number;
  /** Whether the order of mining is the best one. Since Bitcoin Core 31. */
  optimal?: boolean;
}

/**
 * Fees of a transaction of the mempool and of its relatives there.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinMempoolFees<Q extends QuantityForm = "hex"> {
  /** Fee. */
  base: BitcoinAmount<Q>;
  /** Fee with what the node's operator adds to it. */
  modified: BitcoinAmount<Q>;
  /** Modified fees of it and its ancestors. */
  ancestor: BitcoinAmount<Q>;
  /** Modified fees of it and its descendants. */
  descendant: BitcoinAmount<Q>;
  /** Modified fees of its chunk. Since Bitcoin Core 31. */
  chunk?: BitcoinAmount<Q>;
}

/**
 * Transaction of the mempool.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinMempoolEntry<Q extends QuantityForm = "hex"> {
  /** Virtual size that counts for the mempool. Deprecated since Bitcoin Core 32. */
  vsize: number;
  /**
   * Virtual size that counts for the mempool, where many signature checks weigh more. Since Bitcoin Core 32.
   */
  vsize_adjusted?: number;
  /** Virtual size as BIP 141 defines it. Since Bitcoin Core 32. */
  vsize_bip141?: number;
  /** Weight as BIP 141 defines it. */
  weight: number;
  /** The same as `fees.base`. Only on Litecoin. */
  fee?: BitcoinAmount<Q>;
  /** The same as `fees.modified`. Only on Litecoin. */
  modifiedfee?: BitcoinAmount<Q>;
  /** When the node received it in Unix seconds. */
  time: number;
  /** Height of the newest block at that time. */
  height: number;
  /** Number of its descendants, itself included. */
  descendantcount: number;
  /** Virtual size of these. */
  descendantsize: number;
  /** Modified fees of these in satoshis. Only on Litecoin. */
  descendantfees?: number;
  /** Number of its ancestors, itself included. */
  ancestorcount: number;
  /** Virtual size of these. */
  ancestorsize: number;
  /** Modified fees of these in satoshis. Only on Litecoin. */
  ancestorfees?: number;
  /** Weight of its chunk. Since Bitcoin Core 31. */
  chunkweight?: number;
  /** Hash with the witnesses. */
  wtxid: BitcoinTxid;
  fees: BitcoinMempoolFees<Q>;
  /** Transactions of the mempool whose outputs it spends. */
  depends: BitcoinTxid[];
  /** Transactions of the mempool that spend its outputs. */
  spentby: BitcoinTxid[];
  /** Whether it signals that it can be replaced. Deprecated, and not present since Bitcoin Core 32. */
  "bip125-replaceable"?: boolean;
  /** Whether no peer has requested it yet. */
  unbroadcast: boolean;
}

/**
 * Transactions of the mempool by id.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export type BitcoinMempoolEntries<Q extends QuantityForm = "hex"> = Record<string, BitcoinMempoolEntry<Q>>;

/**
 * Ids of the mempool's transactions and the number of its last change.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinMempoolSequence {
  /** Ids of the transactions. */
  txids: BitcoinTxid[];
  /** Number of the change that the node's ZeroMQ messages will have next. */
  mempool_sequence: number;
}

/**
 * Connected transactions of the mempool.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinMempoolCluster<Q extends QuantityForm = "hex"> {
  /** Their weight, where many signature checks weigh more. */
  clusterweight: number;
  /** Number of transactions. */
  txcount: number;
  /** Transactions that are mined together, in the order of mining. */
  chunks: {
    /** Sum of the fees. */
    chunkfee: BitcoinAmount<Q>;
    /** Sum of the weights. */
    chunkweight: number;
    /** Ids of the transactions in the order of mining. */
    txs: BitcoinTxid[];
  }[];
}

/**
 * Point of the mempool's diagram of fee rates.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinFeeratePoint<Q extends QuantityForm = "hex"> {
  /** Weight of the chunks so far, where many signature checks weigh more. */
  weight: number;
  /** Fees of the chunks so far. */
  fee: BitcoinAmount<Q>;
}

/**
 * Transaction whose parents the node does not have.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinOrphan {
  txid: BitcoinTxid;
  /** Hash with the witnesses. */
  wtxid: BitcoinTxid;
  /** Size in bytes. */
  bytes: number;
  /** Virtual size as BIP 141 defines it. Deprecated since Bitcoin Core 32. */
  vsize: number;
  /** The same. Since Bitcoin Core 32. */
  vsize_bip141?: number;
  /** Weight as BIP 141 defines it. */
  weight: number;
  /** Numbers of the peers that sent it. */
  from: (number | bigint)[];
}

/**
 * Transaction whose parents the node does not have, with its bytes.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinOrphanWithBytes extends BitcoinOrphan {
  /** The transaction. */
  hex: BitcoinBytes;
}

/**
 * Output of a transaction.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinOutpoint {
  txid: BitcoinTxid;
  /** Position of the output in the transaction. */
  vout: number;
}

/**
 * Output and what spends it.
 *
 * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
 */
export interface BitcoinOutputSpend {
  txid: BitcoinTxid;
  /** Position of the output in the transaction. */
  vout: number;
  /** Transaction that spends it; not present if none does. */
  spendingtxid?: BitcoinTxid;
  /** That transaction's bytes; only if the call asks for them. */
  spendingtx?: BitcoinBytes;
  /** Block of that transaction; not present in the mempool. */
  blockhash?: BitcoinBlockHash;
}

/** Transactions that wait for a block, as Bitcoin Core and nodes based on it return them. */
export interface BitcoinMempoolMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the size and the limits of the mempool.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @returns Size and limits.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const mempool = await client.getmempoolinfo();
   */
  getmempoolinfo(): Promise<BitcoinMempoolInfo<Q>>;

  /**
   * Returns all transactions of the mempool.
   *
   * `verbose` decides whether ids or entries are returned. With `mempool_sequence`, ids come with a number
   * that orders them among the node's ZeroMQ messages. On Dogecoin, entries have other fields.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param verbose - `true` for entries, `false` for ids. Default: `false`.
   * @param mempool_sequence - `true` to return the sequence number too; only without `verbose`. Not on
   * Dogecoin. Default: `false`.
   * @returns What the params ask for.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -28 (the node is starting).
   * @example const transactions = await client.getrawmempool(); // ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"]
   */
  getrawmempool(verbose: true, mempool_sequence?: false): Promise<BitcoinMempoolEntries<Q>>;
  /** Returns ids and the sequence number. */
  getrawmempool(verbose: false, mempool_sequence: true): Promise<BitcoinMempoolSequence>;
  /** Returns ids. */
  getrawmempool(verbose?: false, mempool_sequence?: false): Promise<BitcoinTxid[]>;
  /** For params whose case is known only at run time. */
  getrawmempool(
    verbose?: boolean,
    mempool_sequence?: boolean,
  ): Promise<BitcoinTxid[] | BitcoinMempoolEntries<Q> | BitcoinMempoolSequence>;

  /**
   * Returns the fees, the size and the relatives of a transaction of the mempool.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param txid - Id of the transaction; the node fails with -5 if the mempool does not have it.
   * @returns The transaction's entry.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const entry = await client.getmempoolentry("d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78");
   */
  getmempoolentry(txid: BitcoinTxid): Promise<BitcoinMempoolEntry<Q>>;

  /**
   * Returns the transactions of the mempool on which a transaction depends.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param txid - Id of the transaction; the node fails with -5 if the mempool does not have it.
   * @param verbose - `true` for entries, `false` for ids. Default: `false`.
   * @returns The transactions, as `verbose` says.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const transactions = await client.getmempoolancestors("d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"); // []
   */
  getmempoolancestors(txid: BitcoinTxid, verbose: true): Promise<BitcoinMempoolEntries<Q>>;
  /** Returns ids. */
  getmempoolancestors(txid: BitcoinTxid, verbose?: false): Promise<BitcoinTxid[]>;
  /** For params whose case is known only at run time. */
  getmempoolancestors(
    txid: BitcoinTxid,
    verbose?: boolean,
  ): Promise<BitcoinTxid[] | BitcoinMempoolEntries<Q>>;

  /**
   * Returns the transactions of the mempool that depend on a transaction.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param txid - Id of the transaction; the node fails with -5 if the mempool does not have it.
   * @param verbose - `true` for entries, `false` for ids. Default: `false`.
   * @returns The transactions, as `verbose` says.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const transactions = await client.getmempooldescendants("d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"); // []
   */
  getmempooldescendants(txid: BitcoinTxid, verbose: true): Promise<BitcoinMempoolEntries<Q>>;
  /** Returns ids. */
  getmempooldescendants(txid: BitcoinTxid, verbose?: false): Promise<BitcoinTxid[]>;
  /** For params whose case is known only at run time. */
  getmempooldescendants(
    txid: BitcoinTxid,
    verbose?: boolean,
  ): Promise<BitcoinTxid[] | BitcoinMempoolEntries<Q>>;

  /**
   * Returns the transactions that are connected with a transaction of the mempool, in the order of mining.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param txid - Id of the transaction; the node fails with -5 if the mempool does not have it.
   * @returns The connected transactions, in chunks that are mined together.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const cluster = await client.getmempoolcluster("d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78");
   */
  getmempoolcluster(txid: BitcoinTxid): Promise<BitcoinMempoolCluster<Q>>;

  /**
   * Returns how the fees of the mempool add up in the order of mining.
   *
   * The first point is 0. Each further point adds a chunk, the highest fee rate first. Since Bitcoin Core 31.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @returns Points of the diagram.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const points = await client.getmempoolfeeratediagram(); // [{"weight":0,"fee":0},{"weight":616,"fee":0.00002}]
   */
  getmempoolfeeratediagram(): Promise<BitcoinFeeratePoint<Q>[]>;

  /**
   * Returns transactions whose parents the node does not have.
   *
   * `verbosity` decides how much is returned. Experimental. Since Bitcoin Core 29.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param verbosity - 0 for ids, of which some may be repeated; 1 for descriptions; 2 for descriptions with
   * the bytes. Default: 0.
   * @returns What the param asks for.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -28 (the node is starting).
   * @example const transactions = await client.getorphantxs(); // ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"]
   */
  getorphantxs(verbosity: 2): Promise<BitcoinOrphanWithBytes[]>;
  /** Returns descriptions. */
  getorphantxs(verbosity: 1): Promise<BitcoinOrphan[]>;
  /** Returns ids. */
  getorphantxs(verbosity?: 0): Promise<BitcoinTxid[]>;
  /** For params whose case is known only at run time. */
  getorphantxs(verbosity?: number): Promise<BitcoinTxid[] | BitcoinOrphan[]>;

  /**
   * Returns which transactions of the mempool spend outputs.
   *
   * Source: bitcoin/bitcoin, src/rpc/mempool.cpp.
   *
   * @param outputs - Outputs to look for.
   * @param options - More options. Since Bitcoin Core 31.
   * @returns The outputs, in order, and what spends them.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -28 (the node is starting).
   * @example const spends = await client.gettxspendingprevout([{ txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", vout: 0 }]);
   */
  gettxspendingprevout(
    outputs: readonly BitcoinOutpoint[],
    options?: {
      /** `true` to look in the mempool only, `false` also in blocks, which needs an index of spends. */
      mempool_only?: boolean;
      /** `true` to return the bytes of the spending transactions too. Default: `false`. */
      return_spending_tx?: boolean;
    },
  ): Promise<BitcoinOutputSpend[]>;
}

/**
 * The methods of {@link BitcoinMempoolMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface BitcoinMempoolCalls<Q extends QuantityForm = "hex"> {
  getmempoolinfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinMempoolInfo<Q>;
  };
  getrawmempool: {
    params:
      | readonly [verbose?: boolean, mempool_sequence?: boolean]
      | { readonly verbose?: boolean; readonly mempool_sequence?: boolean };
    result: BitcoinTxid[] | BitcoinMempoolEntries<Q> | BitcoinMempoolSequence;
    overloads: [
      {
        params:
          | readonly [verbose: true, mempool_sequence?: false]
          | { readonly verbose: true; readonly mempool_sequence?: false };
        result: BitcoinMempoolEntries<Q>;
      },
      {
        params:
          | readonly [verbose: false, mempool_sequence: true]
          | { readonly verbose: false; readonly mempool_sequence: true };
        result: BitcoinMempoolSequence;
      },
      {
        params:
          | readonly [verbose?: false, mempool_sequence?: false]
          | { readonly verbose?: false; readonly mempool_sequence?: false };
        result: BitcoinTxid[];
      },
    ];
  };
  getmempoolentry: {
    params: readonly [txid: BitcoinTxid] | { readonly txid: BitcoinTxid };
    result: BitcoinMempoolEntry<Q>;
  };
  getmempoolancestors: {
    params:
      | readonly [txid: BitcoinTxid, verbose?: boolean]
      | { readonly txid: BitcoinTxid; readonly verbose?: boolean };
    result: BitcoinTxid[] | BitcoinMempoolEntries<Q>;
    overloads: [
      {
        params:
          | readonly [txid: BitcoinTxid, verbose: true]
          | { readonly txid: BitcoinTxid; readonly verbose: true };
        result: BitcoinMempoolEntries<Q>;
      },
      {
        params:
          | readonly [txid: BitcoinTxid, verbose?: false]
          | { readonly txid: BitcoinTxid; readonly verbose?: false };
        result: BitcoinTxid[];
      },
    ];
  };
  getmempooldescendants: {
    params:
      | readonly [txid: BitcoinTxid, verbose?: boolean]
      | { readonly txid: BitcoinTxid; readonly verbose?: boolean };
    result: BitcoinTxid[] | BitcoinMempoolEntries<Q>;
    overloads: [
      {
        params:
          | readonly [txid: BitcoinTxid, verbose: true]
          | { readonly txid: BitcoinTxid; readonly verbose: true };
        result: BitcoinMempoolEntries<Q>;
      },
      {
        params:
          | readonly [txid: BitcoinTxid, verbose?: false]
          | { readonly txid: BitcoinTxid; readonly verbose?: false };
        result: BitcoinTxid[];
      },
    ];
  };
  getmempoolcluster: {
    params: readonly [txid: BitcoinTxid] | { readonly txid: BitcoinTxid };
    result: BitcoinMempoolCluster<Q>;
  };
  getmempoolfeeratediagram: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinFeeratePoint<Q>[];
  };
  getorphantxs: {
    params: readonly [verbosity?: number] | { readonly verbosity?: number };
    result: BitcoinTxid[] | BitcoinOrphan[];
    overloads: [
      {
        params: readonly [verbosity: 2] | { readonly verbosity: 2 };
        result: BitcoinOrphanWithBytes[];
      },
      {
        params: readonly [verbosity: 1] | { readonly verbosity: 1 };
        result: BitcoinOrphan[];
      },
      {
        params: readonly [verbosity?: 0] | { readonly verbosity?: 0 };
        result: BitcoinTxid[];
      },
    ];
  };
  gettxspendingprevout: {
    params:
      | readonly [
          outputs: readonly BitcoinOutpoint[],
          options?: {
            /** `true` to look in the mempool only, `false` also in blocks, which needs an index of spends. */
            mempool_only?: boolean;
            /** `true` to return the bytes of the spending transactions too. Default: `false`. */
            return_spending_tx?: boolean;
          },
        ]
      | {
          readonly outputs: readonly BitcoinOutpoint[];
          readonly options?: {
  /** `true` to look in the mempool only, `false` also in blocks, which needs an index of spends. */
  mempool_only?: boolean;
  /** `true` to return the bytes of the spending transactions too. Default: `false`. */
  return_spending_tx?: boolean;
};
        };
    result: BitcoinOutputSpend[];
  };
}
