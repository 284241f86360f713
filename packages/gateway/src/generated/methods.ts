// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.
import type { Family, Protocol } from "./catalog.ts";

/** What the gateway needs to know of a JSON-RPC method. */
export interface MethodFacts {
  readonly name: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** Other names that callers may use. */
  readonly aliases?: readonly string[];
  /** The only protocols that offer it, where not all of its family do. */
  readonly protocols?: readonly Protocol[];
}

export const methods: Readonly<Record<Family, readonly MethodFacts[]>> = {
  ethereum: [
    { name: "eth_syncing", idempotency: "safe" },
    { name: "eth_chainId", idempotency: "safe" },
    { name: "eth_blockNumber", idempotency: "safe" },
    { name: "eth_accounts", idempotency: "safe" },
    { name: "eth_coinbase", idempotency: "safe" },
    { name: "eth_protocolVersion", idempotency: "safe" },
    { name: "eth_mining", idempotency: "safe" },
    { name: "eth_hashrate", idempotency: "safe" },
    { name: "eth_config", idempotency: "safe" },
    { name: "eth_capabilities", idempotency: "safe" },
    { name: "eth_gasPrice", idempotency: "safe" },
    { name: "eth_baseFee", idempotency: "safe" },
    { name: "eth_blobBaseFee", idempotency: "safe" },
    { name: "eth_maxPriorityFeePerGas", idempotency: "safe" },
    { name: "eth_feeHistory", idempotency: "safe" },
    { name: "eth_getBlockTransactionCountByHash", idempotency: "safe" },
    { name: "eth_getBlockTransactionCountByNumber", idempotency: "safe" },
    { name: "eth_getBlockByHash", idempotency: "safe" },
    { name: "eth_getBlockByNumber", idempotency: "safe" },
    { name: "eth_getHeaderByHash", idempotency: "safe" },
    { name: "eth_getHeaderByNumber", idempotency: "safe" },
    { name: "eth_getBlockReceipts", idempotency: "safe" },
    { name: "eth_getBlockAccessList", idempotency: "safe", protocols: ["ethereum"] },
    { name: "eth_getUncleCountByBlockHash", idempotency: "safe" },
    { name: "eth_getUncleCountByBlockNumber", idempotency: "safe" },
    { name: "eth_getUncleByBlockHashAndIndex", idempotency: "safe" },
    { name: "eth_getUncleByBlockNumberAndIndex", idempotency: "safe" },
  ],
  "ethereum-transaction": [
    { name: "eth_getTransactionByHash", idempotency: "safe" },
    { name: "eth_getTransactionByBlockHashAndIndex", idempotency: "safe" },
    { name: "eth_getTransactionByBlockNumberAndIndex", idempotency: "safe" },
    { name: "eth_getTransactionBySenderAndNonce", idempotency: "safe" },
    { name: "eth_getRawTransactionByHash", idempotency: "safe" },
    { name: "eth_getRawTransactionByBlockHashAndIndex", idempotency: "safe" },
    { name: "eth_getRawTransactionByBlockNumberAndIndex", idempotency: "safe" },
    { name: "eth_getTransactionReceipt", idempotency: "safe" },
    { name: "eth_sendRawTransaction", idempotency: "write" },
    { name: "eth_sendRawTransactionSync", idempotency: "write" },
    { name: "eth_sendTransaction", idempotency: "write" },
    { name: "eth_sign", idempotency: "write" },
    { name: "eth_signTransaction", idempotency: "write" },
    { name: "eth_fillTransaction", idempotency: "safe" },
  ],
  "ethereum-state": [
    { name: "eth_getBalance", idempotency: "safe" },
    { name: "eth_getTransactionCount", idempotency: "safe" },
    { name: "eth_getCode", idempotency: "safe" },
    { name: "eth_getStorageAt", idempotency: "safe" },
    { name: "eth_getStorageValues", idempotency: "safe" },
    { name: "eth_getProof", idempotency: "safe" },
    { name: "eth_getAccount", idempotency: "safe" },
    { name: "eth_getAccountInfo", idempotency: "safe" },
    { name: "eth_call", idempotency: "safe" },
    { name: "eth_estimateGas", idempotency: "safe" },
    { name: "eth_createAccessList", idempotency: "safe" },
    { name: "eth_simulateV1", idempotency: "safe" },
    { name: "eth_callMany", idempotency: "safe" },
  ],
  "ethereum-filter": [
    { name: "eth_getLogs", idempotency: "safe" },
    { name: "eth_newFilter", idempotency: "idempotent" },
    { name: "eth_newBlockFilter", idempotency: "idempotent" },
    { name: "eth_newPendingTransactionFilter", idempotency: "idempotent" },
    { name: "eth_getFilterChanges", idempotency: "write" },
    { name: "eth_getFilterLogs", idempotency: "safe" },
    { name: "eth_uninstallFilter", idempotency: "idempotent" },
    { name: "eth_subscribe", idempotency: "idempotent" },
    { name: "eth_unsubscribe", idempotency: "idempotent" },
  ],
  net: [
    { name: "net_version", idempotency: "safe" },
    { name: "net_listening", idempotency: "safe" },
    { name: "net_peerCount", idempotency: "safe" },
    { name: "web3_clientVersion", idempotency: "safe" },
    { name: "web3_sha3", idempotency: "safe" },
  ],
  txpool: [
    { name: "txpool_status", idempotency: "safe" },
    { name: "txpool_content", idempotency: "safe" },
    { name: "txpool_contentFrom", idempotency: "safe" },
    { name: "txpool_inspect", idempotency: "safe" },
  ],
  debug: [
    { name: "debug_getRawHeader", idempotency: "safe" },
    { name: "debug_traceBlockByHash", idempotency: "safe" },
  ],
  trace: [
    { name: "trace_replayBlockTransactions", idempotency: "safe" },
    { name: "trace_replayTransaction", idempotency: "safe" },
  ],
  explorer: [
    { name: "erigon_getHeaderByNumber", idempotency: "safe", aliases: ["explorer_getHeaderByNumber"] },
  ],
  starknet: [{ name: "starknet_simulateTransactions", idempotency: "safe" }],
};
