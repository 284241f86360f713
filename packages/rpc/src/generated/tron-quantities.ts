// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { QuantityTables } from "../quantity-tables.ts";

/** The methods whose quantities these are. */
export const family = "tron";

/** The objects that contain quantities. Equal ones share a name. */
export const shapes: QuantityTables["shapes"] = {
  TronCall: { quantities: ["gas", "gasPrice", "value"] },
  TronLogQuery: { quantities: ["fromBlock", "toBlock"] },
  TronBlockWithTransactions: {
    quantities: [
      "number", "difficulty", "totalDifficulty", "size", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas",
    ],
    fields: { transactions: { items: "TronTransaction" } },
  },
  TronTransaction: { quantities: ["gas", "value", "type", "blockNumber", "transactionIndex", "gasPrice"] },
  TronReceipt: {
    quantities: [
      "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "effectiveGasPrice", "status",
      "type",
    ],
    fields: { logs: { items: "TronLog" } },
  },
  TronLog: { quantities: ["blockNumber", "transactionIndex", "logIndex"] },
};

/** The places of quantities in params, by method or kind of subscription. */
export const paramPlaces: QuantityTables["paramPlaces"] = {
  eth_getUncleByBlockHashAndIndex: [undefined, "quantity"],
  eth_getTransactionByBlockHashAndIndex: [undefined, "quantity"],
  eth_getBlockTransactionCountByNumber: ["quantity"],
  eth_getBlockByNumber: ["quantity"],
  eth_getUncleCountByBlockNumber: ["quantity"],
  eth_getUncleByBlockNumberAndIndex: ["quantity", "quantity"],
  eth_getTransactionByBlockNumberAndIndex: ["quantity", "quantity"],
  eth_getBlockReceipts: ["quantity"],
  eth_call: ["TronCall"],
  eth_estimateGas: ["TronCall"],
  buildTransaction: [{ quantities: ["gas", "value"] }],
  eth_getLogs: ["TronLogQuery"],
  eth_newFilter: ["TronLogQuery"],
};

/** The places of quantities in results and notifications, by method or kind of subscription. */
export const resultPlaces: QuantityTables["resultPlaces"] = {
  eth_syncing: { quantities: ["startingBlock", "currentBlock", "highestBlock"] },
  eth_chainId: "quantity",
  eth_blockNumber: "quantity",
  eth_protocolVersion: "quantity",
  eth_gasPrice: "quantity",
  eth_hashrate: "quantity",
  net_version: "quantity",
  net_peerCount: "quantity",
  eth_getBlockTransactionCountByHash: "quantity",
  eth_getBlockByHash: "TronBlockWithTransactions",
  eth_getUncleCountByBlockHash: "quantity",
  eth_getTransactionByBlockHashAndIndex: "TronTransaction",
  eth_getBlockTransactionCountByNumber: "quantity",
  eth_getBlockByNumber: "TronBlockWithTransactions",
  eth_getUncleCountByBlockNumber: "quantity",
  eth_getTransactionByBlockNumberAndIndex: "TronTransaction",
  eth_getBlockReceipts: { items: "TronReceipt" },
  eth_getTransactionByHash: "TronTransaction",
  eth_getTransactionReceipt: "TronReceipt",
  eth_getBalance: "quantity",
  eth_estimateGas: "quantity",
  eth_getLogs: { items: "TronLog" },
  eth_getFilterChanges: { items: "TronLog" },
  eth_getFilterLogs: { items: "TronLog" },
};
