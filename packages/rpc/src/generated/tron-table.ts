// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { ProtocolTable } from "@node-access/transport/json-rpc";

type Table = ProtocolTable<unknown>;

const methods: Table["methods"] = {
  eth_syncing: "safe",
  eth_chainId: "safe",
  eth_blockNumber: "safe",
  eth_protocolVersion: "safe",
  eth_gasPrice: "safe",
  eth_coinbase: "safe",
  eth_accounts: "safe",
  eth_mining: "safe",
  eth_hashrate: "safe",
  net_version: "safe",
  net_listening: "safe",
  net_peerCount: "safe",
  web3_clientVersion: "safe",
  web3_sha3: "safe",
  eth_getBlockTransactionCountByHash: "safe",
  eth_getBlockByHash: "safe",
  eth_getUncleCountByBlockHash: "safe",
  eth_getUncleByBlockHashAndIndex: "safe",
  eth_getTransactionByBlockHashAndIndex: "safe",
  eth_getBlockTransactionCountByNumber: "safe",
  eth_getBlockByNumber: "safe",
  eth_getUncleCountByBlockNumber: "safe",
  eth_getUncleByBlockNumberAndIndex: "safe",
  eth_getTransactionByBlockNumberAndIndex: "safe",
  eth_getBlockReceipts: "safe",
  eth_getTransactionByHash: "safe",
  eth_getTransactionReceipt: "safe",
  eth_getBalance: "safe",
  eth_getCode: "safe",
  eth_getStorageAt: "safe",
  eth_call: "safe",
  eth_estimateGas: "safe",
  buildTransaction: "safe",
  eth_getLogs: "safe",
  eth_newFilter: "idempotent",
  eth_newBlockFilter: "idempotent",
  eth_getFilterChanges: "write",
  eth_getFilterLogs: "safe",
  eth_uninstallFilter: "idempotent",
};

const latestBlockPlaces: Table["latestBlockPlaces"] = {
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
  eth_call: 1,
};

const probeMethod: Table["probeMethod"] = "eth_blockNumber";

const filterMethods: Table["filterMethods"] = {
  eth_newFilter: "makes",
  eth_newBlockFilter: "makes",
  eth_getFilterChanges: "uses",
  eth_getFilterLogs: "uses",
  eth_uninstallFilter: "ends",
};

const blockParams: Table["blockParams"] = {
  eth_getBlockTransactionCountByHash: 0,
  eth_getBlockByHash: 0,
  eth_getUncleCountByBlockHash: 0,
  eth_getUncleByBlockHashAndIndex: 0,
  eth_getTransactionByBlockHashAndIndex: 0,
  eth_getBlockTransactionCountByNumber: 0,
  eth_getBlockByNumber: 0,
  eth_getUncleCountByBlockNumber: 0,
  eth_getUncleByBlockNumberAndIndex: 0,
  eth_getTransactionByBlockNumberAndIndex: 0,
  eth_getBlockReceipts: 0,
};

const heightMethods: Table["heightMethods"] = [
  "eth_blockNumber",
];

/** The methods of TRON, as the `protocol` of a client. */
export const tron: ProtocolTable<"tron"> = {
  rpcPath: "/jsonrpc",
  methods,
  latestBlockPlaces,
  probeMethod,
  filterMethods,
  blockParams,
  heightMethods,
};
