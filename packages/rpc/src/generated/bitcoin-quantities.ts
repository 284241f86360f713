// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import { decimalPlace, type DecimalPlace } from "../decimal-place.ts";
import type { QuantityTables } from "../quantity-tables.ts";

const decimal8: DecimalPlace = /* @__PURE__ */ decimalPlace(8);

/** The methods whose quantities these are. */
export const family = "bitcoin";

/** The objects that contain quantities. Equal ones share a name. */
export const shapes: QuantityTables["shapes"] = {
  BitcoinNewOutputs: { items: { values: decimal8 }, values: decimal8 },
  BitcoinBlockTransactionWithPrevouts: {
    fields: {
      vout: { items: "BitcoinPrevout" },
      vin: { items: { fields: { prevout: "BitcoinPrevout" } } },
      fee: decimal8,
    },
  },
  BitcoinPrevout: { fields: { value: decimal8 } },
  BitcoinPsbtOutput: { fields: { amount: decimal8 } },
  BitcoinMempoolEntry: {
    fields: {
      fee: decimal8,
      modifiedfee: decimal8,
      fees: {
        fields: {
          base: decimal8,
          modified: decimal8,
          ancestor: decimal8,
          descendant: decimal8,
          chunk: decimal8,
        },
      },
    },
  },
  BitcoinTransactionFields: { fields: { vout: { items: "BitcoinPrevout" } } },
  BitcoinMempoolAcceptance: {
    fields: { fees: { fields: { base: decimal8, "effective-feerate": decimal8 } } },
  },
};

/** The places of quantities in params, by method or kind of subscription. */
export const paramPlaces: QuantityTables["paramPlaces"] = {
  createrawtransaction: [undefined, "BitcoinNewOutputs"],
  sendrawtransaction: [undefined, decimal8, decimal8],
  testmempoolaccept: [undefined, decimal8],
  submitpackage: [undefined, decimal8, decimal8],
  createpsbt: [undefined, "BitcoinNewOutputs"],
};

/** The names of the params of these methods, which may be passed by name. */
export const paramNames: QuantityTables["paramNames"] = {
  createrawtransaction: ["inputs", "outputs", "locktime", "replaceable", "version"],
  sendrawtransaction: ["hexstring", "maxfeerate", "maxburnamount"],
  testmempoolaccept: ["rawtxs", "maxfeerate"],
  submitpackage: ["package", "maxfeerate", "maxburnamount"],
  createpsbt: ["inputs", "outputs", "locktime", "replaceable", "version", "psbt_version"],
};

/** The places of quantities in results and notifications, by method or kind of subscription. */
export const resultPlaces: QuantityTables["resultPlaces"] = {
  getblock: { fields: { tx: { items: "BitcoinBlockTransactionWithPrevouts" } } },
  gettxout: "BitcoinPrevout",
  gettxoutsetinfo: {
    fields: {
      total_amount: decimal8,
      total_unspendable_amount: decimal8,
      block_info: {
        fields: {
          prevout_spent: decimal8,
          coinbase: decimal8,
          new_outputs_ex_coinbase: decimal8,
          unspendable: decimal8,
          unspendables: {
            fields: {
              genesis_block: decimal8,
              bip30: decimal8,
              scripts: decimal8,
              unclaimed_rewards: decimal8,
            },
          },
        },
      },
    },
  },
  scantxoutset: { fields: { unspents: { items: "BitcoinPsbtOutput" }, total_amount: decimal8 } },
  getdescriptoractivity: { fields: { activity: { items: "BitcoinPsbtOutput" } } },
  getmempoolinfo: {
    fields: {
      total_fee: decimal8,
      mempoolminfee: decimal8,
      minrelaytxfee: decimal8,
      incrementalrelayfee: decimal8,
    },
  },
  getrawmempool: {
    fields: { txids: "BitcoinMempoolEntry", mempool_sequence: "BitcoinMempoolEntry" },
    values: "BitcoinMempoolEntry",
  },
  getmempoolentry: "BitcoinMempoolEntry",
  getmempoolancestors: { values: "BitcoinMempoolEntry" },
  getmempooldescendants: { values: "BitcoinMempoolEntry" },
  getmempoolcluster: { fields: { chunks: { items: { fields: { chunkfee: decimal8 } } } } },
  getmempoolfeeratediagram: { items: { fields: { fee: decimal8 } } },
  getrawtransaction: "BitcoinBlockTransactionWithPrevouts",
  decoderawtransaction: "BitcoinTransactionFields",
  testmempoolaccept: { items: "BitcoinMempoolAcceptance" },
  submitpackage: { fields: { "tx-results": { values: "BitcoinMempoolAcceptance" } } },
  analyzepsbt: { fields: { estimated_feerate: decimal8, fee: decimal8 } },
  decodepsbt: {
    fields: {
      tx: "BitcoinTransactionFields",
      inputs: {
        items: {
          fields: { non_witness_utxo: "BitcoinTransactionFields", witness_utxo: "BitcoinPsbtOutput" },
        },
      },
      outputs: { items: "BitcoinPsbtOutput" },
      fee: decimal8,
    },
  },
  getmininginfo: { fields: { blockmintxfee: decimal8 } },
  getnetworkinfo: { fields: { relayfee: decimal8, incrementalfee: decimal8 } },
  getpeerinfo: { items: { fields: { minfeefilter: decimal8 } } },
  estimatesmartfee: { fields: { feerate: decimal8 } },
};
