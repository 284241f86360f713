// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.
import type { Family, Protocol } from "./catalog.ts";

/** The place of a param: its index in a list of params, and its name in an object of params. */
export interface ParamPlace {
  readonly index: number;
  readonly name: string;
}

/** The result is final, and never changes again, if it has this value at this path. */
export interface FinalWhen {
  readonly path: readonly string[];
  readonly value: string | boolean;
}

/**
 * How long a result may be cached: forever, or as long as its block is not replaced. A result with `final` may be cached only if the
 * result itself says that it is final.
 */
export type CacheRule = { readonly final?: FinalWhen } & (
  | { readonly by: "forever" }
  /** The method's `block` or `blockRange` param names the block. */
  | { readonly by: "block" }
  /** The block is named by a param, or by the value at this path in the param. */
  | { readonly by: "param"; readonly index: number; readonly name: string; readonly path: readonly string[] }
  /** The block number is the value at this path in the result. */
  | { readonly by: "result"; readonly path: readonly string[] }
);

/** Where a result has facts about the newest block. */
export interface HeadPlaces {
  readonly number: readonly string[];
  readonly hash: readonly string[];
  /** Whether the node is still syncing. */
  readonly syncing?: readonly string[];
  /** The options, as the first param, with which the result is about the newest block, and about the newest final one. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly final?: Readonly<Record<string, unknown>>;
  /** The option with the lowest block that a call accepts. */
  readonly least?: string;
}

/** The facts about a JSON-RPC method that the gateway needs. */
export interface MethodFacts {
  readonly name: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** How much work a call is for a node. Default: `light`. */
  readonly cost?: "standard" | "heavy";
  /** How long the result may be cached. Default: never. */
  readonly cache?: CacheRule;
  /** Other names that callers may use. */
  readonly aliases?: readonly string[];
  /** The protocols that offer it, if not all with its family do. */
  readonly protocols?: readonly Protocol[];
  /** Whether it returns the id of a new filter, or takes a filter's id as its first param to use or to end the filter. */
  readonly filter?: "makes" | "uses" | "ends";
  /** The param that names the block it reads: a number, a tag, a hash, or an object with one of them. */
  readonly block?: ParamPlace;
  /** The param that is an object whose `fromBlock` and `toBlock` name the blocks it reads. */
  readonly blockRange?: ParamPlace;
  /** Whether the result for a range of blocks is the concatenation of the results for its parts. */
  readonly splits?: true;
  /**
   * The param that is a signed transaction. It may be sent to several nodes, and its hash is the result: Keccak-256,
   * or with `txid` Bitcoin's. With `signature`, its first signature is.
   */
  readonly broadcast?: ParamPlace & { readonly hash?: "txid" | "signature" };
  /** Whether the result is the number of the newest block. */
  readonly height?: true;
  /** Whether the result is null if the node does not know what the params name: another node may know it. */
  readonly nullIfUnknown?: true;
  /** The params with which the result is the newest block, or where the result without params has its number and hash. */
  readonly head?: readonly unknown[] | HeadPlaces;
  /** Whether the result is the hash of the newest block. */
  readonly newestHash?: true;
  /** Whether the result is the hash of the block whose number is the param `block`. */
  readonly blockHash?: true;
  /** Whether the result is the hash of the chain's first block. */
  readonly genesis?: true;
  /** Where the result for a block's hash says whether the node has the block. */
  readonly hasBlock?: readonly string[];
  /** Where the result for a block's hash has the hash of the block before it. */
  readonly parent?: readonly string[];
  /** Whether the result is the version of the node's software. */
  readonly clientVersion?: true;
  /** Whether it starts or ends a subscription on a WebSocket. */
  readonly subscription?: "starts" | "ends";
}

export const methods: Readonly<Record<Family, readonly MethodFacts[]>> = {
  ethereum: [
    { name: "eth_syncing", idempotency: "safe" },
    { name: "eth_chainId", idempotency: "safe", cache: { by: "forever" } },
    { name: "eth_blockNumber", idempotency: "safe", height: true },
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
    {
      name: "eth_feeHistory",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "newestBlock" },
    },
    {
      name: "eth_getBlockTransactionCountByHash",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getBlockTransactionCountByNumber",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "eth_getBlockByHash",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getBlockByNumber",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
      head: ["latest", false],
    },
    {
      name: "eth_getHeaderByHash",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getHeaderByNumber",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "eth_getBlockReceipts",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getBlockAccessList",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      protocols: ["ethereum"],
      block: { index: 0, name: "block" },
    },
    {
      name: "eth_getUncleCountByBlockHash",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getUncleCountByBlockNumber",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "eth_getUncleByBlockHashAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getUncleByBlockNumberAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
      nullIfUnknown: true,
    },
  ],
  "ethereum-transaction": [
    {
      name: "eth_getTransactionByHash",
      idempotency: "safe",
      cache: { by: "result", path: ["blockNumber"] },
      nullIfUnknown: true,
    },
    {
      name: "eth_getTransactionByBlockHashAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getTransactionByBlockNumberAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
      nullIfUnknown: true,
    },
    {
      name: "eth_getTransactionBySenderAndNonce",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "result", path: ["blockNumber"] },
    },
    { name: "eth_getRawTransactionByHash", idempotency: "safe", nullIfUnknown: true },
    {
      name: "eth_getRawTransactionByBlockHashAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
    },
    {
      name: "eth_getRawTransactionByBlockNumberAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "eth_getTransactionReceipt",
      idempotency: "safe",
      cache: { by: "result", path: ["blockNumber"] },
      nullIfUnknown: true,
    },
    {
      name: "eth_sendRawTransaction",
      idempotency: "write",
      cost: "standard",
      broadcast: { index: 0, name: "transaction" },
    },
    { name: "eth_sendRawTransactionSync", idempotency: "write", cost: "heavy" },
    { name: "eth_sendTransaction", idempotency: "write", cost: "standard" },
    { name: "eth_sign", idempotency: "write", cost: "standard" },
    { name: "eth_signTransaction", idempotency: "write", cost: "standard" },
    { name: "eth_fillTransaction", idempotency: "safe", cost: "standard" },
  ],
  "ethereum-state": [
    {
      name: "eth_getBalance",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_getTransactionCount",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    { name: "eth_getCode", idempotency: "safe", cache: { by: "block" }, block: { index: 1, name: "block" } },
    {
      name: "eth_getStorageAt",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 2, name: "block" },
    },
    {
      name: "eth_getStorageValues",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_getProof",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 2, name: "block" },
    },
    {
      name: "eth_getAccount",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_getAccountInfo",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_call",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_estimateGas",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_createAccessList",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_simulateV1",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "eth_callMany",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "param", index: 1, name: "context", path: ["blockNumber"] },
    },
    {
      name: "eth_callBundle",
      idempotency: "safe",
      cost: "heavy",
      protocols: ["ethereum", "gnosis"],
      block: { index: 1, name: "block" },
    },
  ],
  "ethereum-filter": [
    {
      name: "eth_getLogs",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      blockRange: { index: 0, name: "filter" },
      splits: true,
    },
    { name: "eth_newFilter", idempotency: "idempotent", filter: "makes" },
    { name: "eth_newBlockFilter", idempotency: "idempotent", filter: "makes" },
    { name: "eth_newPendingTransactionFilter", idempotency: "idempotent", filter: "makes" },
    { name: "eth_getFilterChanges", idempotency: "write", cost: "standard", filter: "uses" },
    { name: "eth_getFilterLogs", idempotency: "safe", cost: "standard", filter: "uses" },
    { name: "eth_uninstallFilter", idempotency: "idempotent", filter: "ends" },
    { name: "eth_subscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "eth_unsubscribe", idempotency: "idempotent", subscription: "ends" },
  ],
  net: [
    { name: "net_version", idempotency: "safe", cache: { by: "forever" } },
    { name: "net_listening", idempotency: "safe" },
    { name: "net_peerCount", idempotency: "safe" },
    { name: "web3_clientVersion", idempotency: "safe", clientVersion: true },
    { name: "web3_sha3", idempotency: "safe", cache: { by: "forever" } },
  ],
  txpool: [
    { name: "txpool_status", idempotency: "safe" },
    { name: "txpool_content", idempotency: "safe", cost: "standard" },
    { name: "txpool_contentFrom", idempotency: "safe", cost: "standard" },
    { name: "txpool_inspect", idempotency: "safe", cost: "standard" },
  ],
  debug: [
    {
      name: "debug_getRawHeader",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_getRawBlock",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    { name: "debug_getRawTransaction", idempotency: "safe" },
    {
      name: "debug_getRawTransactions",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_getRawReceipts",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_getRawBlockAccessList",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      protocols: ["ethereum"],
      block: { index: 0, name: "block" },
    },
    { name: "debug_getBadBlocks", idempotency: "safe", cost: "standard" },
    {
      name: "debug_storageRangeAt",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_accountRange",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_dumpBlock",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_accountAt",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      protocols: ["ethereum", "gnosis"],
      block: { index: 0, name: "blockHash" },
    },
    {
      name: "debug_getModifiedAccountsByHash",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "param", index: 1, name: "to", path: [] },
    },
    {
      name: "debug_getModifiedAccountsByNumber",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "param", index: 1, name: "to", path: [] },
    },
    {
      name: "debug_getAccessibleState",
      idempotency: "safe",
      cost: "standard",
      block: { index: 0, name: "from" },
    },
    { name: "debug_preimage", idempotency: "safe", cache: { by: "forever" } },
    {
      name: "debug_codeByHash",
      idempotency: "safe",
      cache: { by: "forever" },
      block: { index: 1, name: "block" },
    },
    { name: "debug_printBlock", idempotency: "safe" },
    {
      name: "debug_executionWitness",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "debug_executionWitnessByBlockHash",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
    },
    { name: "debug_chainConfig", idempotency: "safe" },
    { name: "debug_chaindbProperty", idempotency: "safe" },
    { name: "debug_dbGet", idempotency: "safe" },
    { name: "debug_dbAncient", idempotency: "safe" },
    { name: "debug_dbAncients", idempotency: "safe" },
    { name: "debug_getTrieFlushInterval", idempotency: "safe" },
  ],
  "debug-trace": [
    {
      name: "debug_traceBlockByHash",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
    },
    {
      name: "debug_traceBlockByNumber",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    { name: "debug_traceBlock", idempotency: "safe", cost: "heavy", cache: { by: "forever" } },
    {
      name: "debug_traceBadBlock",
      idempotency: "safe",
      cost: "heavy",
      block: { index: 0, name: "blockHash" },
    },
    { name: "debug_traceTransaction", idempotency: "safe", cost: "heavy" },
    {
      name: "debug_traceCall",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "debug_traceCallMany",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "param", index: 1, name: "context", path: ["blockNumber"] },
      protocols: ["ethereum", "bsc", "optimism", "base", "gnosis", "hyperliquid"],
    },
    {
      name: "debug_intermediateRoots",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
    },
    { name: "debug_subscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "debug_unsubscribe", idempotency: "idempotent", subscription: "ends" },
  ],
  trace: [
    {
      name: "trace_replayBlockTransactions",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    { name: "trace_replayTransaction", idempotency: "safe", cost: "heavy" },
    {
      name: "trace_call",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 2, name: "block" },
    },
    {
      name: "trace_callMany",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 1, name: "block" },
    },
    {
      name: "trace_rawTransaction",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 2, name: "block" },
    },
    {
      name: "trace_block",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    {
      name: "trace_transaction",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "result", path: ["0", "blockNumber"] },
      nullIfUnknown: true,
    },
    {
      name: "trace_get",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "result", path: ["blockNumber"] },
      nullIfUnknown: true,
    },
    {
      name: "trace_filter",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      blockRange: { index: 0, name: "filter" },
    },
    {
      name: "trace_transactionOpcodeGas",
      idempotency: "safe",
      cost: "heavy",
      protocols: ["ethereum", "bsc", "optimism", "base", "hyperliquid"],
    },
    {
      name: "trace_blockOpcodeGas",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      protocols: ["ethereum", "bsc", "optimism", "base", "hyperliquid"],
      block: { index: 0, name: "block" },
    },
  ],
  explorer: [
    {
      name: "erigon_getHeaderByNumber",
      idempotency: "safe",
      cache: { by: "block" },
      aliases: ["explorer_getHeaderByNumber"],
      block: { index: 0, name: "block" },
    },
    {
      name: "erigon_getHeaderByHash",
      idempotency: "safe",
      cache: { by: "block" },
      protocols: ["ethereum", "gnosis"],
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "erigon_blockNumber",
      idempotency: "safe",
      protocols: ["ethereum", "gnosis"],
      block: { index: 0, name: "block" },
    },
    { name: "erigon_forks", idempotency: "safe", protocols: ["ethereum", "gnosis"] },
    { name: "erigon_nodeInfo", idempotency: "safe", protocols: ["ethereum", "gnosis"] },
    {
      name: "erigon_cacheCheck",
      idempotency: "idempotent",
      cost: "standard",
      protocols: ["ethereum", "gnosis"],
    },
    {
      name: "erigon_getBlockByTimestamp",
      idempotency: "safe",
      cost: "standard",
      protocols: ["ethereum", "gnosis"],
    },
    {
      name: "erigon_getBalanceChangesInBlock",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      protocols: ["ethereum", "gnosis"],
      block: { index: 0, name: "block" },
    },
    {
      name: "erigon_getLogs",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      protocols: ["ethereum", "gnosis"],
      blockRange: { index: 0, name: "filter" },
      splits: true,
    },
    {
      name: "erigon_getLatestLogs",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "param", index: 0, name: "filter", path: ["toBlock"] },
      protocols: ["ethereum", "gnosis"],
    },
    {
      name: "erigon_getLogsByHash",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      protocols: ["ethereum", "gnosis"],
      block: { index: 0, name: "blockHash" },
    },
    {
      name: "erigon_getBlockReceiptsByBlockHash",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      protocols: ["ethereum", "gnosis"],
      block: { index: 0, name: "blockHash" },
    },
  ],
  otterscan: [
    { name: "ots_getApiLevel", idempotency: "safe" },
    {
      name: "ots_getHeaderByNumber",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block" },
    },
    { name: "ots_hasCode", idempotency: "safe", cache: { by: "block" }, block: { index: 1, name: "block" } },
    { name: "ots_getInternalOperations", idempotency: "safe", cost: "heavy" },
    { name: "ots_getTransactionError", idempotency: "safe", cost: "heavy" },
    { name: "ots_traceTransaction", idempotency: "safe", cost: "heavy" },
    {
      name: "ots_getBlockDetails",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "param", index: 0, name: "block", path: [] },
    },
    {
      name: "ots_getBlockDetailsByHash",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "blockHash" },
      nullIfUnknown: true,
    },
    {
      name: "ots_getBlockTransactions",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "param", index: 0, name: "block", path: [] },
    },
    { name: "ots_searchTransactionsBefore", idempotency: "safe", cost: "heavy" },
    { name: "ots_searchTransactionsAfter", idempotency: "safe", cost: "heavy" },
    { name: "ots_getTransactionBySenderAndNonce", idempotency: "safe", cost: "standard" },
    { name: "ots_getContractCreator", idempotency: "safe", cost: "heavy" },
  ],
  arbitrum: [
    { name: "arb_checkPublisherHealth", idempotency: "safe" },
    { name: "arb_getRawBlockMetadata", idempotency: "safe" },
    { name: "arb_getL1Confirmations", idempotency: "safe" },
    { name: "arb_findBatchContainingBlock", idempotency: "safe" },
  ],
  "op-stack": [
    { name: "optimism_syncStatus", idempotency: "safe" },
    { name: "optimism_outputAtBlock", idempotency: "safe", block: { index: 0, name: "number" } },
    { name: "optimism_safeHeadAtL1Block", idempotency: "safe" },
    { name: "optimism_version", idempotency: "safe" },
  ],
  zksync: [
    { name: "zks_L1ChainId", idempotency: "safe", cache: { by: "forever" } },
    { name: "zks_L1BatchNumber", idempotency: "safe" },
    { name: "zks_getL1BatchBlockRange", idempotency: "safe" },
    { name: "zks_getL2ToL1LogProof", idempotency: "safe" },
    { name: "zks_getBridgehubContract", idempotency: "safe" },
    { name: "zks_getMainContract", idempotency: "safe" },
    { name: "zks_getBaseTokenL1Address", idempotency: "safe" },
    { name: "zks_getL1GasPrice", idempotency: "safe" },
    { name: "zks_estimateFee", idempotency: "safe", cost: "standard" },
    { name: "zks_estimateGasL1ToL2", idempotency: "safe", cost: "standard" },
    { name: "zks_getL2Multicall3", idempotency: "safe" },
    { name: "zks_getTestnetPaymaster", idempotency: "safe" },
    { name: "zks_getTimestampAsserter", idempotency: "safe" },
    { name: "zks_getBridgeContracts", idempotency: "safe" },
    { name: "zks_getBlockDetails", idempotency: "safe" },
    { name: "zks_getL1BatchDetails", idempotency: "safe" },
    { name: "zks_getTransactionDetails", idempotency: "safe" },
    { name: "zks_getRawBlockTransactions", idempotency: "safe", cost: "standard" },
    { name: "zks_getBytecodeByHash", idempotency: "safe" },
    { name: "zks_getFeeParams", idempotency: "safe" },
    { name: "zks_getBatchFeeInput", idempotency: "safe" },
    { name: "zks_gasPerPubdata", idempotency: "safe" },
    { name: "zks_getProtocolVersion", idempotency: "safe" },
    { name: "zks_getProof", idempotency: "safe", cost: "standard" },
  ],
  linea: [
    { name: "linea_estimateGas", idempotency: "safe", cost: "standard" },
    { name: "linea_getTransactionExclusionStatusV1", idempotency: "safe" },
  ],
  bor: [
    { name: "bor_getAuthor", idempotency: "safe", block: { index: 0, name: "block" } },
    { name: "bor_getCurrentProposer", idempotency: "safe" },
    { name: "bor_getCurrentValidators", idempotency: "safe" },
    { name: "bor_getSigners", idempotency: "safe", block: { index: 0, name: "block" } },
    { name: "bor_getSignersAtHash", idempotency: "safe", block: { index: 0, name: "hash" } },
    { name: "bor_getRootHash", idempotency: "safe", cost: "standard" },
    { name: "bor_getSnapshot", idempotency: "safe", block: { index: 0, name: "block" } },
    { name: "bor_getSnapshotAtHash", idempotency: "safe", block: { index: 0, name: "hash" } },
    { name: "bor_getSnapshotProposer", idempotency: "safe", block: { index: 0, name: "block" } },
    { name: "bor_getSnapshotProposerSequence", idempotency: "safe", block: { index: 0, name: "block" } },
    { name: "bor_getVoteOnHash", idempotency: "safe" },
    { name: "bor_sendRawTransactionConditional", idempotency: "write" },
  ],
  aura: [],
  hyperevm: [
    { name: "eth_bigBlockGasPrice", idempotency: "safe" },
    { name: "eth_usingBigBlocks", idempotency: "safe" },
    { name: "eth_getSystemTxsByBlockNumber", idempotency: "safe", block: { index: 0, name: "block" } },
    { name: "eth_getSystemTxsByBlockHash", idempotency: "safe", block: { index: 0, name: "hash" } },
  ],
  starknet: [
    { name: "starknet_specVersion", idempotency: "safe" },
    { name: "starknet_chainId", idempotency: "safe", cache: { by: "forever" } },
    { name: "starknet_syncing", idempotency: "safe" },
    { name: "starknet_blockNumber", idempotency: "safe", height: true },
    { name: "starknet_blockHashAndNumber", idempotency: "safe" },
    {
      name: "starknet_getNonce",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getStorageAt",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 2, name: "block_id" },
    },
    {
      name: "starknet_getStorageProof",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "param", index: 0, name: "block_id", path: [] },
    },
    {
      name: "starknet_call",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "block_id" },
    },
  ],
  "starknet-block": [
    {
      name: "starknet_getBlockWithTxHashes",
      idempotency: "safe",
      cache: { by: "block", final: { path: ["status"], value: "ACCEPTED_ON_L1" } },
      block: { index: 0, name: "block_id" },
      head: ["latest"],
    },
    {
      name: "starknet_getBlockWithTxs",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block", final: { path: ["status"], value: "ACCEPTED_ON_L1" } },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getBlockWithReceipts",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block", final: { path: ["status"], value: "ACCEPTED_ON_L1" } },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getBlockTransactionCount",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getStateUpdate",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getEvents",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      blockRange: { index: 0, name: "filter" },
    },
  ],
  "starknet-transaction": [
    { name: "starknet_getTransactionByHash", idempotency: "safe" },
    {
      name: "starknet_getTransactionByBlockIdAndIndex",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getTransactionReceipt",
      idempotency: "safe",
      cache: { by: "forever", final: { path: ["finality_status"], value: "ACCEPTED_ON_L1" } },
    },
    {
      name: "starknet_getTransactionStatus",
      idempotency: "safe",
      cache: { by: "forever", final: { path: ["finality_status"], value: "ACCEPTED_ON_L1" } },
    },
    { name: "starknet_getMessagesStatus", idempotency: "safe", cost: "standard" },
  ],
  "starknet-send": [
    { name: "starknet_addInvokeTransaction", idempotency: "write", cost: "standard" },
    { name: "starknet_addDeclareTransaction", idempotency: "write", cost: "standard" },
    { name: "starknet_addDeployAccountTransaction", idempotency: "write", cost: "standard" },
    {
      name: "starknet_estimateFee",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 2, name: "block_id" },
    },
    {
      name: "starknet_estimateMessageFee",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 1, name: "block_id" },
    },
  ],
  "starknet-class": [
    {
      name: "starknet_getClass",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getClassAt",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    {
      name: "starknet_getClassHashAt",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
  ],
  "starknet-executable": [
    { name: "starknet_getCompiledCasm", idempotency: "safe", cost: "standard", cache: { by: "forever" } },
  ],
  "starknet-trace": [
    {
      name: "starknet_simulateTransactions",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "block" },
      block: { index: 0, name: "block_id" },
    },
    { name: "starknet_traceTransaction", idempotency: "safe", cost: "heavy" },
    {
      name: "starknet_traceBlockTransactions",
      idempotency: "safe",
      cost: "heavy",
      cache: { by: "param", index: 0, name: "block_id", path: [] },
    },
  ],
  "starknet-subscription": [
    { name: "starknet_subscribeNewHeads", idempotency: "idempotent", subscription: "starts" },
    { name: "starknet_subscribeEvents", idempotency: "idempotent", subscription: "starts" },
    { name: "starknet_subscribeTransactionStatus", idempotency: "idempotent", subscription: "starts" },
    { name: "starknet_subscribeNewTransactionReceipts", idempotency: "idempotent", subscription: "starts" },
    { name: "starknet_subscribeNewTransactions", idempotency: "idempotent", subscription: "starts" },
    { name: "starknet_subscribePendingTransactions", idempotency: "idempotent", subscription: "starts" },
    { name: "starknet_unsubscribe", idempotency: "idempotent", subscription: "ends" },
  ],
  solana: [
    { name: "getHealth", idempotency: "safe" },
    { name: "getVersion", idempotency: "safe" },
    { name: "getIdentity", idempotency: "safe" },
    { name: "getGenesisHash", idempotency: "safe", cache: { by: "forever" }, genesis: true },
    { name: "getClusterNodes", idempotency: "safe", cost: "standard" },
    { name: "getSlot", idempotency: "safe", height: true },
    { name: "getBlockHeight", idempotency: "safe" },
    { name: "getTransactionCount", idempotency: "safe" },
    {
      name: "getLatestBlockhash",
      idempotency: "safe",
      head: {
        number: ["context", "slot"],
        hash: ["value", "blockhash"],
        params: { commitment: "confirmed" },
        final: { commitment: "finalized" },
        least: "minContextSlot",
      },
    },
    { name: "isBlockhashValid", idempotency: "safe", hasBlock: ["value"] },
    { name: "getFirstAvailableBlock", idempotency: "safe" },
    { name: "minimumLedgerSlot", idempotency: "safe" },
    { name: "getHighestSnapshotSlot", idempotency: "safe" },
    { name: "getMaxRetransmitSlot", idempotency: "safe" },
    { name: "getMaxShredInsertSlot", idempotency: "safe" },
  ],
  "solana-account": [
    { name: "getAccountInfo", idempotency: "safe" },
    { name: "getMultipleAccounts", idempotency: "safe", cost: "standard" },
    { name: "getProgramAccounts", idempotency: "safe", cost: "heavy" },
    { name: "getBalance", idempotency: "safe" },
    { name: "getLargestAccounts", idempotency: "safe", cost: "heavy" },
    { name: "getMinimumBalanceForRentExemption", idempotency: "safe" },
  ],
  "solana-token": [
    { name: "getTokenAccountBalance", idempotency: "safe" },
    { name: "getTokenAccountsByDelegate", idempotency: "safe", cost: "heavy" },
    { name: "getTokenAccountsByOwner", idempotency: "safe", cost: "heavy" },
    { name: "getTokenLargestAccounts", idempotency: "safe", cost: "heavy" },
    { name: "getTokenSupply", idempotency: "safe" },
  ],
  "solana-block": [
    {
      name: "getBlock",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "slot" },
      nullIfUnknown: true,
    },
    { name: "getBlockCommitment", idempotency: "safe" },
    {
      name: "getBlockTime",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "slot" },
      nullIfUnknown: true,
    },
    { name: "getBlocks", idempotency: "safe", cost: "standard", block: { index: 1, name: "endSlot" } },
    { name: "getBlocksWithLimit", idempotency: "safe", cost: "standard" },
    { name: "getRecentPerformanceSamples", idempotency: "safe" },
  ],
  "solana-transaction": [
    {
      name: "getTransaction",
      idempotency: "safe",
      cache: { by: "result", path: ["slot"] },
      nullIfUnknown: true,
    },
    { name: "getSignaturesForAddress", idempotency: "safe", cost: "standard" },
    { name: "getSignatureStatuses", idempotency: "safe" },
  ],
  "solana-send": [
    {
      name: "sendTransaction",
      idempotency: "idempotent",
      broadcast: { index: 0, name: "transaction", hash: "signature" },
    },
    { name: "simulateTransaction", idempotency: "safe", cost: "standard" },
    { name: "requestAirdrop", idempotency: "write" },
    { name: "getFeeForMessage", idempotency: "safe" },
    { name: "getRecentPrioritizationFees", idempotency: "safe" },
  ],
  "solana-epoch": [
    { name: "getEpochInfo", idempotency: "safe" },
    { name: "getEpochSchedule", idempotency: "safe", cache: { by: "forever" } },
    { name: "getLeaderSchedule", idempotency: "safe", cost: "standard", nullIfUnknown: true },
    { name: "getSlotLeader", idempotency: "safe" },
    { name: "getSlotLeaders", idempotency: "safe" },
    { name: "getBlockProduction", idempotency: "safe", cost: "standard" },
  ],
  "solana-stake": [
    { name: "getVoteAccounts", idempotency: "safe", cost: "standard" },
    { name: "getStakeMinimumDelegation", idempotency: "safe" },
    { name: "getInflationGovernor", idempotency: "safe" },
    { name: "getInflationRate", idempotency: "safe" },
    { name: "getInflationReward", idempotency: "safe", cost: "standard" },
    { name: "getSupply", idempotency: "safe", cost: "heavy" },
  ],
  "solana-subscription": [
    { name: "accountSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "accountUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "programSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "programUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "logsSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "logsUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "rootSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "rootUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "signatureSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "signatureUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "slotSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "slotUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "blockSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "blockUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "slotsUpdatesSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "slotsUpdatesUnsubscribe", idempotency: "idempotent", subscription: "ends" },
    { name: "voteSubscribe", idempotency: "idempotent", subscription: "starts" },
    { name: "voteUnsubscribe", idempotency: "idempotent", subscription: "ends" },
  ],
  bitcoin: [
    { name: "getblockcount", idempotency: "safe", height: true },
    { name: "getbestblockhash", idempotency: "safe", newestHash: true },
    {
      name: "getblockhash",
      idempotency: "safe",
      cache: { by: "block" },
      block: { index: 0, name: "height" },
      blockHash: true,
    },
    { name: "getblock", idempotency: "safe", cost: "standard" },
    { name: "getblockheader", idempotency: "safe", parent: ["previousblockhash"] },
    {
      name: "getblockchaininfo",
      idempotency: "safe",
      head: { number: ["blocks"], hash: ["bestblockhash"], syncing: ["initialblockdownload"] },
    },
    { name: "getchaintips", idempotency: "safe" },
    { name: "getchainstates", idempotency: "safe", protocols: ["bitcoin"] },
    { name: "getchaintxstats", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "getdeploymentinfo", idempotency: "safe", protocols: ["bitcoin"] },
    { name: "getdifficulty", idempotency: "safe" },
    {
      name: "getblockstats",
      idempotency: "safe",
      cost: "standard",
      cache: { by: "block" },
      block: { index: 0, name: "hash_or_height" },
    },
    {
      name: "getblockfilter",
      idempotency: "safe",
      cache: { by: "forever" },
      protocols: ["bitcoin", "litecoin"],
    },
    { name: "gettxout", idempotency: "safe" },
    { name: "gettxoutproof", idempotency: "safe" },
    { name: "verifytxoutproof", idempotency: "safe" },
    { name: "gettxoutsetinfo", idempotency: "safe", cost: "heavy" },
    { name: "scantxoutset", idempotency: "safe", cost: "heavy", protocols: ["bitcoin", "litecoin"] },
    { name: "scanblocks", idempotency: "safe", cost: "heavy", protocols: ["bitcoin"] },
    { name: "getdescriptoractivity", idempotency: "safe", cost: "heavy", protocols: ["bitcoin"] },
    { name: "waitfornewblock", idempotency: "safe", cost: "heavy" },
    { name: "waitforblock", idempotency: "safe", cost: "heavy" },
    { name: "waitforblockheight", idempotency: "safe", cost: "heavy" },
    { name: "verifychain", idempotency: "safe", cost: "heavy" },
  ],
  "bitcoin-mempool": [
    { name: "getmempoolinfo", idempotency: "safe" },
    { name: "getrawmempool", idempotency: "safe", cost: "standard" },
    { name: "getmempoolentry", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "getmempoolancestors", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "getmempooldescendants", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "getmempoolcluster", idempotency: "safe", protocols: ["bitcoin"] },
    { name: "gettxspendingprevout", idempotency: "safe", protocols: ["bitcoin"] },
  ],
  "bitcoin-transaction": [
    { name: "getrawtransaction", idempotency: "safe" },
    { name: "decoderawtransaction", idempotency: "safe" },
    { name: "decodescript", idempotency: "safe" },
    { name: "createrawtransaction", idempotency: "safe" },
    { name: "combinerawtransaction", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    {
      name: "sendrawtransaction",
      idempotency: "write",
      broadcast: { index: 0, name: "hexstring", hash: "txid" },
    },
    { name: "testmempoolaccept", idempotency: "safe", cost: "standard", protocols: ["bitcoin", "litecoin"] },
    { name: "submitpackage", idempotency: "idempotent", cost: "standard", protocols: ["bitcoin"] },
  ],
  "bitcoin-psbt": [
    { name: "createpsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "converttopsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "utxoupdatepsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "descriptorprocesspsbt", idempotency: "safe", protocols: ["bitcoin"] },
    { name: "combinepsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "joinpsbts", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "finalizepsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "analyzepsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "decodepsbt", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
  ],
  "bitcoin-mining": [
    { name: "getmininginfo", idempotency: "safe" },
    { name: "getnetworkhashps", idempotency: "safe" },
    { name: "getblocktemplate", idempotency: "safe", cost: "standard" },
    { name: "getprioritisedtransactions", idempotency: "safe", protocols: ["bitcoin"] },
    { name: "submitblock", idempotency: "idempotent", cost: "standard" },
    { name: "submitheader", idempotency: "idempotent", protocols: ["bitcoin", "litecoin"] },
  ],
  "bitcoin-network": [
    { name: "getnetworkinfo", idempotency: "safe" },
    { name: "getconnectioncount", idempotency: "safe" },
    { name: "getnettotals", idempotency: "safe" },
    { name: "getpeerinfo", idempotency: "safe" },
    { name: "getnodeaddresses", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "getaddrmaninfo", idempotency: "safe", protocols: ["bitcoin"] },
    { name: "getaddednodeinfo", idempotency: "safe" },
    { name: "listbanned", idempotency: "safe" },
    { name: "ping", idempotency: "safe" },
  ],
  "bitcoin-util": [
    { name: "estimatesmartfee", idempotency: "safe" },
    { name: "validateaddress", idempotency: "safe" },
    { name: "verifymessage", idempotency: "safe" },
    { name: "createmultisig", idempotency: "safe" },
    { name: "getdescriptorinfo", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "deriveaddresses", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "getindexinfo", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
    { name: "uptime", idempotency: "safe", protocols: ["bitcoin", "litecoin"] },
  ],
};
