// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RpcParam } from "../rows/rpc-param.ts";

export type * from "../rows/rpc-param.ts";

/** The params of each method, in order. Methods whose name another one has too have their family before it. */
export const rpcParams: Readonly<Record<string, readonly RpcParam[]>> = {
  eth_syncing: [],
  eth_chainId: [],
  eth_blockNumber: [],
  eth_accounts: [],
  eth_coinbase: [],
  eth_protocolVersion: [],
  eth_mining: [],
  eth_hashrate: [],
  eth_config: [],
  eth_capabilities: [],
  eth_gasPrice: [],
  eth_baseFee: [],
  eth_blobBaseFee: [],
  eth_maxPriorityFeePerGas: [],
  eth_feeHistory: [
    { name: "blockCount", required: true, schema: { $ref: "/shared/Quantity" } },
    { name: "newestBlock", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "rewardPercentiles", schema: { type: "array", items: { type: "number" } } },
  ],
  eth_getBlockTransactionCountByHash: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
  ],
  eth_getBlockTransactionCountByNumber: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
  ],
  eth_getBlockByHash: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "fullTransactions", required: true, schema: { type: "boolean" } },
  ],
  eth_getBlockByNumber: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "fullTransactions", required: true, schema: { type: "boolean" } },
  ],
  eth_getHeaderByHash: [{ name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } }],
  eth_getHeaderByNumber: [{ name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } }],
  eth_getBlockReceipts: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  eth_getBlockAccessList: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  eth_getBlockAccessListByBlockHash: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  eth_getUncleCountByBlockHash: [{ name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } }],
  eth_getUncleCountByBlockNumber: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
  ],
  eth_getUncleByBlockHashAndIndex: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getUncleByBlockNumberAndIndex: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getTransactionByHash: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  eth_getTransactionByBlockHashAndIndex: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getTransactionByBlockNumberAndIndex: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getTransactionBySenderAndNonce: [
    { name: "sender", required: true, schema: { $ref: "/shared/Address" } },
    { name: "nonce", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getRawTransactionByHash: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
  ],
  eth_getRawTransactionByBlockHashAndIndex: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getRawTransactionByBlockNumberAndIndex: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  eth_getTransactionReceipt: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  eth_pendingTransactions: [],
  eth_sendRawTransaction: [{ name: "transaction", required: true, schema: { $ref: "/shared/Hex" } }],
  eth_sendRawTransactionSync: [
    { name: "transaction", required: true, schema: { $ref: "/shared/Hex" } },
    {
      name: "timeout",
      schema: { anyOf: [{ $ref: "/shared/Quantity" }, { type: "integer", format: "uint64", minimum: 0 }] },
    },
  ],
  eth_sendTransaction: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
  ],
  eth_sign: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "message", required: true, schema: { $ref: "/shared/Hex" } },
  ],
  eth_signTransaction: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
  ],
  eth_fillTransaction: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
  ],
  eth_getBalance: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_getTransactionCount: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_getCode: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_getStorageAt: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "slot", required: true, schema: { $ref: "/shared/StorageKey" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_getStorageValues: [
    {
      name: "slots",
      required: true,
      schema: {
        type: "object",
        propertyNames: { $ref: "/shared/Address" },
        additionalProperties: { type: "array", items: { $ref: "/shared/StorageKey" } },
      },
    },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_getProof: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "slots", required: true, schema: { type: "array", items: { $ref: "/shared/StorageKey" } } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_getMultiProof: [
    {
      name: "targets",
      required: true,
      schema: {
        type: "array",
        items: {
          type: "array",
          prefixItems: [{ $ref: "/shared/Address" }, { type: "array", items: { $ref: "/shared/Hash" } }],
          minItems: 2,
          items: false,
        },
      },
    },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
  ],
  eth_getAccount: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
  ],
  eth_getAccountInfo: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
  ],
  eth_call: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
    { name: "stateOverrides", schema: { $ref: "/ethereum-state/StateOverrides" } },
    { name: "blockOverrides", schema: { $ref: "/ethereum-state/BlockOverrides" } },
  ],
  eth_estimateGas: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
    { name: "stateOverrides", schema: { $ref: "/ethereum-state/StateOverrides" } },
    { name: "blockOverrides", schema: { $ref: "/ethereum-state/BlockOverrides" } },
  ],
  eth_createAccessList: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
    { name: "stateOverrides", schema: { $ref: "/ethereum-state/StateOverrides" } },
  ],
  eth_simulateV1: [
    { name: "simulation", required: true, schema: { $ref: "/ethereum-state/Simulation" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  eth_callMany: [
    {
      name: "bundles",
      required: true,
      schema: { type: "array", items: { $ref: "/ethereum-state/CallBundle" } },
    },
    { name: "context", required: true, schema: { $ref: "/ethereum-state/BundlePosition" } },
    { name: "stateOverrides", schema: { $ref: "/ethereum-state/StateOverrides" } },
    { name: "timeout", schema: { type: "integer", format: "int64" } },
  ],
  eth_callBundle: [
    { name: "transactionHashes", required: true, schema: { type: "array", items: { $ref: "/shared/Hash" } } },
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
    { name: "timeout", schema: { type: "integer", format: "int64" } },
  ],
  eth_getLogs: [{ name: "filter", required: true, schema: { $ref: "/ethereum-filter/LogQuery" } }],
  eth_newFilter: [{ name: "filter", required: true, schema: { $ref: "/ethereum-filter/LogQuery" } }],
  eth_newBlockFilter: [],
  eth_newPendingTransactionFilter: [],
  eth_getFilterChanges: [{ name: "filterId", required: true, schema: { $ref: "/ethereum-filter/FilterId" } }],
  eth_getFilterLogs: [{ name: "filterId", required: true, schema: { $ref: "/ethereum-filter/FilterId" } }],
  eth_uninstallFilter: [{ name: "filterId", required: true, schema: { $ref: "/ethereum-filter/FilterId" } }],
  eth_subscribe: [
    {
      name: "kind",
      required: true,
      schema: {
        enum: [
          "newHeads", "logs", "newPendingTransactions", "transactionReceipts", "syncing", "newFlashblocks",
          "newFlashblockTransactions", "pendingLogs",
        ],
      },
    },
    { name: "option", schema: true },
  ],
  eth_unsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/ethereum-filter/SubscriptionId" } },
  ],
  net_version: [],
  net_listening: [],
  net_peerCount: [],
  web3_clientVersion: [],
  web3_sha3: [{ name: "bytes", required: true, schema: { $ref: "/shared/Hex" } }],
  txpool_status: [],
  txpool_content: [],
  txpool_contentFrom: [{ name: "address", required: true, schema: { $ref: "/shared/Address" } }],
  txpool_inspect: [],
  debug_getRawHeader: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  debug_getRawBlock: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  debug_getRawTransaction: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  debug_getRawTransactions: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  debug_getRawReceipts: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  debug_getRawBlockAccessList: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
  ],
  debug_getBadBlocks: [],
  debug_replayBadBlock: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  debug_storageRangeAt: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
    { name: "transactionIndex", required: true, schema: { type: "integer", minimum: 0 } },
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "start", required: true, schema: { $ref: "/shared/StorageKey" } },
    { name: "limit", required: true, schema: { type: "integer", minimum: 0 } },
  ],
  debug_accountRange: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
    { name: "start", required: true, schema: { $ref: "/shared/HexValue" } },
    {
      name: "limit",
      required: true,
      schema: { anyOf: [{ type: "integer", minimum: 0 }, { $ref: "/shared/HexValue" }] },
    },
    {
      name: "withoutCode",
      required: true,
      schema: { anyOf: [{ type: "boolean" }, { type: "integer", minimum: 0 }] },
    },
    { name: "withoutStorage", schema: { type: "boolean" } },
    { name: "incomplete", schema: { type: "boolean" } },
  ],
  debug_dumpBlock: [{ name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } }],
  debug_accountAt: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "transactionIndex", required: true, schema: { type: "integer", minimum: 0 } },
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
  ],
  debug_getModifiedAccountsByHash: [
    { name: "from", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "to", schema: { $ref: "/shared/Hash" } },
  ],
  debug_getModifiedAccountsByNumber: [
    { name: "from", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
    { name: "to", schema: { type: "integer", format: "uint64", minimum: 0 } },
  ],
  debug_getAccessibleState: [
    { name: "from", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "to", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
  ],
  debug_preimage: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  debug_codeByHash: [
    { name: "hash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
  ],
  debug_printBlock: [
    { name: "number", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
  ],
  debug_executionWitness: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
    { name: "mode", schema: { enum: ["legacy", "canonical"] } },
  ],
  debug_executionWitnessByBlockHash: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "mode", schema: { enum: ["legacy", "canonical"] } },
  ],
  debug_chainConfig: [],
  debug_chaindbProperty: [{ name: "property", schema: { type: "string" } }],
  debug_dbGet: [{ name: "key", required: true, schema: { type: "string" } }],
  debug_dbAncient: [
    { name: "table", required: true, schema: { type: "string" } },
    { name: "number", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
  ],
  debug_dbAncients: [],
  debug_getTrieFlushInterval: [],
  debug_traceBlockByHash: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_traceBlockByNumber: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_traceBlock: [
    { name: "block", required: true, schema: { $ref: "/shared/Hex" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_traceBadBlock: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_traceTransaction: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_traceCall: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
    {
      name: "config",
      schema: { allOf: [{ $ref: "/debug-trace/TraceConfig" }, { $ref: "/debug-trace/TracedCallOptions" }] },
    },
  ],
  debug_traceCallMany: [
    {
      name: "bundles",
      required: true,
      schema: { type: "array", items: { $ref: "/ethereum-state/CallBundle" } },
    },
    { name: "context", required: true, schema: { $ref: "/ethereum-state/BundlePosition" } },
    {
      name: "config",
      schema: { allOf: [{ $ref: "/debug-trace/TraceConfig" }, { $ref: "/debug-trace/TracedCallOptions" }] },
    },
  ],
  debug_intermediateRoots: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_subscribe: [
    { name: "kind", required: true, schema: { const: "traceChain" } },
    { name: "from", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "to", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "config", schema: { $ref: "/debug-trace/TraceConfig" } },
  ],
  debug_unsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/ethereum-filter/SubscriptionId" } },
  ],
  trace_replayBlockTransactions: [
    {
      name: "block",
      required: true,
      schema: {
        anyOf: [
          { $ref: "/shared/Hash" },
          { $ref: "/shared/Quantity" },
          { $ref: "/shared/Decimal" },
          { type: "integer", format: "uint64", minimum: 0 },
          { $ref: "/shared/BlockTag" },
        ],
      },
    },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
    { name: "gasBailOut", schema: { anyOf: [{ type: "boolean" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_replayTransaction: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
    { name: "gasBailOut", schema: { anyOf: [{ type: "boolean" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_call: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
    {
      name: "stateOverrides",
      schema: { anyOf: [{ $ref: "/ethereum-state/StateOverrides" }, { $ref: "/trace/ErigonTraceConfig" }] },
    },
    { name: "blockOverrides", schema: { $ref: "/ethereum-state/BlockOverrides" } },
  ],
  trace_callMany: [
    {
      name: "calls",
      required: true,
      schema: {
        type: "array",
        items: {
          type: "array",
          minItems: 2,
          prefixItems: [
            { $ref: "/ethereum-transaction/TransactionRequest" },
            { type: "array", items: { $ref: "/trace/TraceType" } },
          ],
          items: false,
        },
      },
    },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_rawTransaction: [
    { name: "bytes", required: true, schema: { $ref: "/shared/Hex" } },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
  ],
  trace_block: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
    { name: "gasBailOut", schema: { anyOf: [{ type: "boolean" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_transaction: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "gasBailOut", schema: { anyOf: [{ type: "boolean" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_get: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "place", required: true, schema: { type: "array", items: { $ref: "/shared/Quantity" } } },
    { name: "gasBailOut", schema: { anyOf: [{ type: "boolean" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_filter: [
    { name: "filter", required: true, schema: { $ref: "/trace/TraceFilter" } },
    { name: "gasBailOut", schema: { anyOf: [{ type: "boolean" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/trace/ErigonTraceConfig" } },
  ],
  trace_transactionOpcodeGas: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  trace_blockOpcodeGas: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  erigon_getHeaderByNumber: [
    {
      name: "block",
      required: true,
      schema: {
        anyOf: [
          { type: "integer", format: "uint64", minimum: 0 },
          { $ref: "/shared/Quantity" },
          { $ref: "/explorer/ExplorerBlockTag" },
        ],
      },
    },
  ],
  erigon_getHeaderByHash: [{ name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } }],
  erigon_blockNumber: [{ name: "block", schema: { $ref: "/explorer/ExplorerBlockTag" } }],
  erigon_forks: [],
  erigon_nodeInfo: [],
  erigon_cacheCheck: [],
  erigon_getBlockByTimestamp: [
    {
      name: "timestamp",
      required: true,
      schema: {
        anyOf: [
          { type: "integer", format: "uint64", minimum: 0 },
          { $ref: "/shared/Quantity" },
          { $ref: "/shared/Decimal" },
        ],
      },
    },
    { name: "fullTransactions", required: true, schema: { type: "boolean" } },
  ],
  erigon_getBalanceChangesInBlock: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockReference" } },
  ],
  erigon_getLogs: [{ name: "filter", required: true, schema: { $ref: "/explorer/ExplorerLogQuery" } }],
  erigon_getLatestLogs: [
    { name: "filter", required: true, schema: { $ref: "/explorer/ExplorerLogQuery" } },
    { name: "options", required: true, schema: { $ref: "/explorer/LatestLogsOptions" } },
  ],
  erigon_getLogsByHash: [{ name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } }],
  erigon_getBlockReceiptsByBlockHash: [
    { name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } },
  ],
  ots_getApiLevel: [],
  ots_getHeaderByNumber: [
    {
      name: "block",
      required: true,
      schema: {
        anyOf: [{ type: "integer", format: "uint64", minimum: 0 }, { $ref: "/shared/BlockNumberOrTag" }],
      },
    },
  ],
  ots_hasCode: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  ots_getInternalOperations: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  ots_getTransactionError: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  ots_traceTransaction: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  ots_getBlockDetails: [
    {
      name: "block",
      required: true,
      schema: { anyOf: [{ type: "integer", format: "uint64", minimum: 0 }, { $ref: "/shared/Quantity" }] },
    },
  ],
  ots_getBlockDetailsByHash: [{ name: "blockHash", required: true, schema: { $ref: "/shared/Hash" } }],
  ots_getBlockTransactions: [
    {
      name: "block",
      required: true,
      schema: { anyOf: [{ type: "integer", format: "uint64", minimum: 0 }, { $ref: "/shared/Quantity" }] },
    },
    { name: "page", required: true, schema: { type: "integer", minimum: 0 } },
    { name: "pageSize", required: true, schema: { type: "integer", minimum: 0 } },
  ],
  ots_searchTransactionsBefore: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
    { name: "pageSize", required: true, schema: { type: "integer", minimum: 0 } },
  ],
  ots_searchTransactionsAfter: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "block", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
    { name: "pageSize", required: true, schema: { type: "integer", minimum: 0 } },
  ],
  ots_getTransactionBySenderAndNonce: [
    { name: "sender", required: true, schema: { $ref: "/shared/Address" } },
    { name: "nonce", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
  ],
  ots_getContractCreator: [{ name: "address", required: true, schema: { $ref: "/shared/Address" } }],
  arb_checkPublisherHealth: [],
  arb_getRawBlockMetadata: [
    { name: "fromBlock", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
    { name: "toBlock", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
  ],
  arb_getL1Confirmations: [{ name: "block", required: true, schema: { type: "integer" } }],
  arb_findBatchContainingBlock: [{ name: "block", required: true, schema: { type: "integer" } }],
  arbtrace_call: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
    { name: "block", schema: { $ref: "/shared/BlockReference", default: "latest" } },
  ],
  arbtrace_callMany: [
    {
      name: "calls",
      required: true,
      schema: {
        type: "array",
        items: {
          type: "array",
          minItems: 2,
          prefixItems: [
            { $ref: "/ethereum-transaction/TransactionRequest" },
            { type: "array", items: { $ref: "/trace/TraceType" } },
          ],
          items: false,
        },
      },
    },
    { name: "block", schema: { $ref: "/shared/BlockReference" } },
  ],
  arbtrace_replayBlockTransactions: [
    {
      name: "block",
      required: true,
      schema: {
        anyOf: [
          { $ref: "/shared/Hash" },
          { $ref: "/shared/Quantity" },
          { $ref: "/shared/Decimal" },
          { type: "integer", format: "uint64", minimum: 0 },
          { $ref: "/shared/BlockTag" },
        ],
      },
    },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
  ],
  arbtrace_replayTransaction: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "traceTypes", required: true, schema: { type: "array", items: { $ref: "/trace/TraceType" } } },
  ],
  arbtrace_transaction: [{ name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } }],
  arbtrace_get: [
    { name: "transactionHash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "place", required: true, schema: { type: "array", items: { $ref: "/shared/Quantity" } } },
  ],
  arbtrace_block: [{ name: "block", required: true, schema: { $ref: "/shared/BlockReference" } }],
  arbtrace_filter: [{ name: "filter", required: true, schema: { $ref: "/trace/TraceFilter" } }],
  optimism_syncStatus: [],
  optimism_outputAtBlock: [{ name: "number", required: true, schema: { $ref: "/shared/Quantity" } }],
  optimism_safeHeadAtL1Block: [{ name: "number", required: true, schema: { $ref: "/shared/Quantity" } }],
  optimism_rollupConfig: [],
  optimism_version: [],
  base_transactionStatus: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  base_meterBundle: [{ name: "bundle", required: true, schema: { $ref: "/base/BaseBundle" } }],
  base_meterBlockByHash: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  base_meterBlockByNumber: [{ name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } }],
  base_meteredPriorityFeePerGas: [{ name: "bundle", required: true, schema: { $ref: "/base/BaseBundle" } }],
  eth_sendRawTransactionConditional: [
    { name: "transaction", required: true, schema: { $ref: "/shared/Hex" } },
    { name: "options", required: true, schema: { $ref: "/conditional/TransactionConditions" } },
  ],
  zks_L1ChainId: [],
  zks_L1BatchNumber: [],
  zks_getL1BatchBlockRange: [{ name: "batch", required: true, schema: { type: "integer" } }],
  zks_getL2ToL1LogProof: [
    { name: "hash", required: true, schema: { $ref: "/shared/Hash" } },
    { name: "index", schema: { type: "integer" } },
  ],
  zks_getBridgehubContract: [],
  zks_getMainContract: [],
  zks_getBaseTokenL1Address: [],
  zks_getL1GasPrice: [],
  zks_estimateFee: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
  ],
  zks_estimateGasL1ToL2: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
  ],
  zks_getL2Multicall3: [],
  zks_getTestnetPaymaster: [],
  zks_getTimestampAsserter: [],
  zks_getBridgeContracts: [],
  zks_getBlockDetails: [{ name: "block", required: true, schema: { type: "integer" } }],
  zks_getL1BatchDetails: [{ name: "batch", required: true, schema: { type: "integer" } }],
  zks_getTransactionDetails: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  zks_getRawBlockTransactions: [{ name: "block", required: true, schema: { type: "integer" } }],
  zks_getBytecodeByHash: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  zks_getFeeParams: [],
  zks_getBatchFeeInput: [],
  zks_gasPerPubdata: [],
  zks_getProtocolVersion: [{ name: "version", schema: { type: "integer" } }],
  zks_getProof: [
    { name: "address", required: true, schema: { $ref: "/shared/Address" } },
    { name: "keys", required: true, schema: { type: "array", items: { $ref: "/shared/Hash" } } },
    { name: "batch", required: true, schema: { type: "integer" } },
  ],
  linea_estimateGas: [
    { name: "transaction", required: true, schema: { $ref: "/ethereum-transaction/TransactionRequest" } },
  ],
  linea_getTransactionExclusionStatusV1: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  bor_getAuthor: [{ name: "block", schema: { $ref: "/shared/BlockReference" } }],
  bor_getCurrentProposer: [],
  bor_getCurrentValidators: [],
  bor_getSigners: [{ name: "block", schema: { $ref: "/shared/BlockNumberOrTag" } }],
  bor_getSignersAtHash: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  bor_getRootHash: [
    { name: "start", required: true, schema: { type: "integer" } },
    { name: "end", required: true, schema: { type: "integer" } },
  ],
  bor_getSnapshot: [{ name: "block", schema: { $ref: "/shared/BlockNumberOrTag" } }],
  bor_getSnapshotAtHash: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  bor_getSnapshotProposer: [{ name: "block", schema: { $ref: "/shared/BlockReference" } }],
  bor_getSnapshotProposerSequence: [{ name: "block", schema: { $ref: "/shared/BlockReference" } }],
  bor_getVoteOnHash: [
    { name: "start", required: true, schema: { type: "integer" } },
    { name: "end", required: true, schema: { type: "integer" } },
    { name: "hash", required: true, schema: { type: "string" } },
    { name: "milestoneId", required: true, schema: { type: "string" } },
  ],
  bor_sendRawTransactionConditional: [
    { name: "transaction", required: true, schema: { $ref: "/shared/Hex" } },
    { name: "options", required: true, schema: { $ref: "/bor/BorConditions" } },
  ],
  eth_bigBlockGasPrice: [],
  eth_usingBigBlocks: [{ name: "address", required: true, schema: { $ref: "/shared/Address" } }],
  eth_getSystemTxsByBlockNumber: [
    { name: "block", required: true, schema: { $ref: "/shared/BlockNumberOrTag" } },
  ],
  eth_getSystemTxsByBlockHash: [{ name: "hash", required: true, schema: { $ref: "/shared/Hash" } }],
  "platform.getHeight": [],
  "platform.getProposedHeight": [],
  "platform.getTimestamp": [],
  "platform.getBlock": [
    { name: "blockID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheEncoding" } },
  ],
  "platform.getBlockByHeight": [
    { name: "height", required: true, schema: { $ref: "/avalanche-platform/AvalancheHeight" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheEncoding" } },
  ],
  "platform.getTx": [
    { name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheEncoding" } },
  ],
  "platform.getTxStatus": [
    { name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.issueTx": [
    { name: "tx", required: true, schema: { type: "string" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "platform.getBalance": [
    {
      name: "addresses",
      required: true,
      schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheAddress" } },
    },
  ],
  "platform.getUTXOs": [
    {
      name: "addresses",
      required: true,
      schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheAddress" } },
    },
    { name: "limit", schema: { type: "integer" } },
    { name: "startIndex", schema: { $ref: "/avalanche-platform/AvalancheUtxoIndex" } },
    { name: "sourceChain", schema: { type: "string" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "platform.getRewardUTXOs": [
    { name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "platform.getStake": [
    {
      name: "addresses",
      required: true,
      schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheAddress" } },
    },
    { name: "validatorsOnly", schema: { type: "boolean" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "platform.getMinStake": [{ name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } }],
  "platform.getTotalStake": [{ name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } }],
  "platform.getStakingAssetID": [{ name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } }],
  "platform.getCurrentSupply": [{ name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } }],
  "platform.getCurrentValidators": [
    { name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "nodeIDs", schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheNodeId" } } },
  ],
  "platform.getL1Validator": [
    { name: "validationID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.getValidatorsAt": [
    { name: "height", required: true, schema: { $ref: "/avalanche-platform/ProposableHeight" } },
    { name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.getAllValidatorsAt": [
    { name: "height", required: true, schema: { $ref: "/avalanche-platform/ProposableHeight" } },
  ],
  "platform.sampleValidators": [
    { name: "size", required: true, schema: { type: "integer" } },
    { name: "subnetID", schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.getSubnet": [
    { name: "subnetID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.getSubnets": [
    { name: "ids", schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheId" } } },
  ],
  "platform.getBlockchains": [],
  "platform.getBlockchainStatus": [{ name: "blockchainID", required: true, schema: { type: "string" } }],
  "platform.validatedBy": [
    { name: "blockchainID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.validates": [
    { name: "subnetID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "platform.getFeeConfig": [],
  "platform.getFeeState": [],
  "platform.getValidatorFeeConfig": [],
  "platform.getValidatorFeeState": [],
  "avm.getHeight": [],
  "avm.getBlock": [
    { name: "blockID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheEncoding" } },
  ],
  "avm.getBlockByHeight": [
    { name: "height", required: true, schema: { $ref: "/avalanche-platform/AvalancheHeight" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheEncoding" } },
  ],
  "avm.getTx": [
    { name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheEncoding" } },
  ],
  "avm.getTxStatus": [{ name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } }],
  "avm.issueTx": [
    { name: "tx", required: true, schema: { type: "string" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "avm.getBalance": [
    { name: "address", required: true, schema: { $ref: "/avalanche-platform/AvalancheAddress" } },
    { name: "assetID", required: true, schema: { type: "string" } },
    { name: "includePartial", schema: { type: "boolean" } },
  ],
  "avm.getAllBalances": [
    { name: "address", required: true, schema: { $ref: "/avalanche-platform/AvalancheAddress" } },
    { name: "includePartial", schema: { type: "boolean" } },
  ],
  "avm.getUTXOs": [
    {
      name: "addresses",
      required: true,
      schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheAddress" } },
    },
    { name: "limit", schema: { type: "integer" } },
    { name: "startIndex", schema: { $ref: "/avalanche-platform/AvalancheUtxoIndex" } },
    { name: "sourceChain", schema: { type: "string" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "avm.getAssetDescription": [{ name: "assetID", required: true, schema: { type: "string" } }],
  "avm.getTxFee": [],
  "avax.getUTXOs": [
    {
      name: "addresses",
      required: true,
      schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheAddress" } },
    },
    { name: "limit", schema: { type: "integer" } },
    { name: "startIndex", schema: { $ref: "/avalanche-platform/AvalancheUtxoIndex" } },
    { name: "sourceChain", required: true, schema: { type: "string" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "avax.issueTx": [
    { name: "tx", required: true, schema: { type: "string" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "avax.getAtomicTx": [
    { name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
    { name: "encoding", schema: { $ref: "/avalanche-platform/AvalancheHexEncoding" } },
  ],
  "avax.getAtomicTxStatus": [
    { name: "txID", required: true, schema: { $ref: "/avalanche-platform/AvalancheId" } },
  ],
  "info.getNetworkID": [],
  "info.getNetworkName": [],
  "info.getNodeVersion": [],
  "info.getNodeID": [],
  "info.getNodeIP": [],
  "info.getBlockchainID": [{ name: "alias", required: true, schema: { type: "string" } }],
  "info.isBootstrapped": [{ name: "chain", required: true, schema: { type: "string" } }],
  "info.peers": [
    { name: "nodeIDs", schema: { type: "array", items: { $ref: "/avalanche-platform/AvalancheNodeId" } } },
  ],
  "info.uptime": [],
  "info.upgrades": [],
  "info.acps": [],
  "info.getTxFee": [],
  "info.getVMs": [],
  "health.health": [{ name: "tags", schema: { type: "array", items: { type: "string" } } }],
  "health.readiness": [{ name: "tags", schema: { type: "array", items: { type: "string" } } }],
  "health.liveness": [{ name: "tags", schema: { type: "array", items: { type: "string" } } }],
  starknet_specVersion: [],
  starknet_chainId: [],
  starknet_syncing: [],
  starknet_blockNumber: [],
  starknet_blockHashAndNumber: [],
  starknet_getNonce: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "contract_address", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_getStorageAt: [
    { name: "contract_address", required: true, schema: { $ref: "/starknet/Felt" } },
    { name: "key", required: true, schema: { $ref: "/starknet/Felt" } },
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "response_flags", schema: { type: "array", items: { $ref: "/starknet/StorageResponseFlag" }, default: [] } },
  ],
  starknet_getStorageProof: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/AcceptedBlockId" } },
    { name: "class_hashes", schema: { type: "array", items: { $ref: "/starknet/Felt" } } },
    { name: "contract_addresses", schema: { type: "array", items: { $ref: "/starknet/Felt" } } },
    {
      name: "contracts_storage_keys",
      schema: { type: "array", items: { $ref: "/starknet/ContractStorageKeys" } },
    },
  ],
  starknet_call: [
    { name: "request", required: true, schema: { $ref: "/starknet/FunctionCall" } },
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
  ],
  starknet_getBlockWithTxHashes: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
  ],
  starknet_getBlockWithTxs: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    {
      name: "response_flags",
      schema: { type: "array", items: { $ref: "/starknet-transaction/TransactionResponseFlag" }, default: [] },
    },
  ],
  starknet_getBlockWithReceipts: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    {
      name: "response_flags",
      schema: { type: "array", items: { $ref: "/starknet-transaction/TransactionResponseFlag" }, default: [] },
    },
  ],
  starknet_getBlockTransactionCount: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
  ],
  starknet_getStateUpdate: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "contract_addresses", schema: { type: "array", items: { $ref: "/starknet/Felt" } } },
  ],
  starknet_getEvents: [
    { name: "filter", required: true, schema: { $ref: "/starknet-block/StarknetEventFilter" } },
  ],
  starknet_getTransactionByHash: [
    { name: "transaction_hash", required: true, schema: { $ref: "/starknet/Felt" } },
    {
      name: "response_flags",
      schema: { type: "array", items: { $ref: "/starknet-transaction/TransactionResponseFlag" }, default: [] },
    },
  ],
  starknet_getTransactionByBlockIdAndIndex: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "index", required: true, schema: { type: "integer", minimum: 0 } },
    {
      name: "response_flags",
      schema: { type: "array", items: { $ref: "/starknet-transaction/TransactionResponseFlag" }, default: [] },
    },
  ],
  starknet_getTransactionReceipt: [
    { name: "transaction_hash", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_getTransactionStatus: [
    { name: "transaction_hash", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_getMessagesStatus: [
    { name: "transaction_hash", required: true, schema: { $ref: "/starknet/HexNumber" } },
  ],
  starknet_addInvokeTransaction: [
    {
      name: "invoke_transaction",
      required: true,
      schema: { $ref: "/starknet-send/BroadcastedInvokeTransaction" },
    },
  ],
  starknet_addDeclareTransaction: [
    {
      name: "declare_transaction",
      required: true,
      schema: { $ref: "/starknet-send/BroadcastedDeclareTransaction" },
    },
  ],
  starknet_addDeployAccountTransaction: [
    {
      name: "deploy_account_transaction",
      required: true,
      schema: { $ref: "/starknet-transaction/DeployAccountTransactionV3" },
    },
  ],
  starknet_estimateFee: [
    {
      name: "request",
      required: true,
      schema: { type: "array", items: { $ref: "/starknet-send/BroadcastedTransaction" } },
    },
    {
      name: "simulation_flags",
      required: true,
      schema: { type: "array", items: { enum: ["SKIP_VALIDATE"] } },
    },
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
  ],
  starknet_estimateMessageFee: [
    { name: "message", required: true, schema: { $ref: "/starknet-send/MessageFromL1" } },
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
  ],
  starknet_getClass: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "class_hash", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_getClassAt: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "contract_address", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_getClassHashAt: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    { name: "contract_address", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_getCompiledCasm: [{ name: "class_hash", required: true, schema: { $ref: "/starknet/Felt" } }],
  starknet_simulateTransactions: [
    { name: "block_id", required: true, schema: { $ref: "/starknet/StarknetBlockId" } },
    {
      name: "transactions",
      required: true,
      schema: { type: "array", items: { $ref: "/starknet-trace/SimulatableTransaction" } },
    },
    {
      name: "simulation_flags",
      required: true,
      schema: { type: "array", items: { $ref: "/starknet-trace/SimulationFlag" } },
    },
  ],
  starknet_traceTransaction: [
    { name: "transaction_hash", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_traceBlockTransactions: [
    {
      name: "block_id",
      required: true,
      schema: { anyOf: [{ $ref: "/starknet/AcceptedBlockId" }, { const: "pending" }] },
    },
    { name: "trace_flags", schema: { type: "array", items: { $ref: "/starknet-trace/TraceFlag" } } },
  ],
  starknet_subscribeNewHeads: [
    { name: "block_id", schema: { $ref: "/starknet-subscription/SubscriptionBlockId" } },
  ],
  starknet_subscribeEvents: [
    {
      name: "from_address",
      schema: {
        anyOf: [
          { $ref: "/starknet/Felt" },
          { type: "array", items: { $ref: "/starknet/Felt" } },
          { type: "null" },
        ],
      },
    },
    { name: "keys", schema: { $ref: "/starknet-block/EventKeys" } },
    { name: "block_id", schema: { $ref: "/starknet-subscription/SubscriptionBlockId" } },
    {
      name: "finality_status",
      schema: { enum: ["PRE_CONFIRMED", "ACCEPTED_ON_L2"], default: "ACCEPTED_ON_L2" },
    },
  ],
  starknet_subscribeTransactionStatus: [
    { name: "transaction_hash", required: true, schema: { $ref: "/starknet/Felt" } },
  ],
  starknet_subscribeNewTransactionReceipts: [
    {
      name: "finality_status",
      schema: {
        type: "array",
        items: { enum: ["PRE_CONFIRMED", "ACCEPTED_ON_L2"] },
        default: ["ACCEPTED_ON_L2"],
      },
    },
    { name: "sender_address", schema: { type: "array", items: { $ref: "/starknet/Felt" } } },
  ],
  starknet_subscribeNewTransactions: [
    {
      name: "finality_status",
      schema: {
        type: "array",
        items: { $ref: "/starknet-subscription/TransactionStatusWithoutL1" },
        default: ["ACCEPTED_ON_L2"],
      },
    },
    { name: "sender_address", schema: { type: "array", items: { $ref: "/starknet/Felt" } } },
    {
      name: "tags",
      schema: { type: "array", items: { $ref: "/starknet-transaction/TransactionResponseFlag" } },
    },
  ],
  starknet_subscribePendingTransactions: [
    { name: "transaction_details", schema: { type: "boolean", default: false } },
    { name: "sender_address", schema: { type: "array", items: { $ref: "/starknet/Felt" } } },
  ],
  starknet_unsubscribe: [
    {
      name: "subscription_id",
      required: true,
      schema: { $ref: "/starknet-subscription/StarknetSubscriptionId" },
    },
  ],
  getHealth: [],
  getVersion: [],
  getIdentity: [],
  getGenesisHash: [],
  getAgGenesisCert: [],
  getClusterNodes: [],
  getSlot: [{ name: "config", schema: { $ref: "/solana/ContextConfig" } }],
  getBlockHeight: [{ name: "config", schema: { $ref: "/solana/ContextConfig" } }],
  getTransactionCount: [{ name: "config", schema: { $ref: "/solana/ContextConfig" } }],
  getLatestBlockhash: [{ name: "config", schema: { $ref: "/solana/ContextConfig" } }],
  isBlockhashValid: [
    { name: "blockhash", required: true, schema: { $ref: "/solana/Blockhash" } },
    { name: "config", schema: { $ref: "/solana/ContextConfig" } },
  ],
  getFirstAvailableBlock: [],
  minimumLedgerSlot: [],
  getHighestSnapshotSlot: [],
  getMaxRetransmitSlot: [],
  getMaxShredInsertSlot: [],
  getAccountInfo: [
    { name: "address", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana-account/AccountConfig" } },
  ],
  getMultipleAccounts: [
    {
      name: "addresses",
      required: true,
      schema: { type: "array", items: { $ref: "/solana/Pubkey" }, maxItems: 100 },
    },
    { name: "config", schema: { $ref: "/solana-account/AccountsConfig" } },
  ],
  getProgramAccounts: [
    { name: "program", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana-account/ProgramAccountsConfig" } },
  ],
  getBalance: [
    { name: "address", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana/ContextConfig" } },
  ],
  getLargestAccounts: [{ name: "config", schema: { $ref: "/solana-account/LargestAccountsConfig" } }],
  getMinimumBalanceForRentExemption: [
    { name: "size", required: true, schema: { type: "integer", format: "uint64", minimum: 0 } },
    { name: "config", schema: { $ref: "/solana/CommitmentConfig" } },
  ],
  getTokenAccountBalance: [
    { name: "address", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana/CommitmentConfig" } },
  ],
  getTokenAccountsByDelegate: [
    { name: "delegate", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "filter", required: true, schema: { $ref: "/solana-token/TokenAccountsFilter" } },
    { name: "config", schema: { $ref: "/solana-account/AccountConfig" } },
  ],
  getTokenAccountsByOwner: [
    { name: "owner", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "filter", required: true, schema: { $ref: "/solana-token/TokenAccountsFilter" } },
    { name: "config", schema: { $ref: "/solana-account/AccountConfig" } },
  ],
  getTokenLargestAccounts: [
    { name: "mint", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana/CommitmentConfig" } },
  ],
  getTokenSupply: [
    { name: "mint", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana/CommitmentConfig" } },
  ],
  getBlock: [
    { name: "slot", required: true, schema: { $ref: "/solana/Slot" } },
    { name: "config", schema: { $ref: "/solana-block/BlockConfig" } },
  ],
  getBlockCommitment: [{ name: "slot", required: true, schema: { $ref: "/solana/Slot" } }],
  getBlockTime: [{ name: "slot", required: true, schema: { $ref: "/solana/Slot" } }],
  getBlocks: [
    { name: "startSlot", required: true, schema: { $ref: "/solana/Slot" } },
    { name: "endSlot", schema: { $ref: "/solana/Slot" } },
    { name: "config", schema: { $ref: "/solana-block/BlocksConfig" } },
  ],
  getBlocksWithLimit: [
    { name: "startSlot", required: true, schema: { $ref: "/solana/Slot" } },
    { name: "limit", required: true, schema: { type: "integer", minimum: 0, maximum: 500000 } },
    { name: "config", schema: { $ref: "/solana-block/BlocksConfig" } },
  ],
  getRecentPerformanceSamples: [{ name: "limit", schema: { type: "integer", minimum: 0, maximum: 720 } }],
  getTransaction: [
    { name: "signature", required: true, schema: { $ref: "/solana/TransactionSignature" } },
    { name: "config", schema: { $ref: "/solana-transaction/GetTransactionConfig" } },
  ],
  getSignaturesForAddress: [
    { name: "address", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana-transaction/SignaturesConfig" } },
  ],
  getTransactionsForAddress: [
    { name: "address", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana-transaction/AddressTransactionsConfig" } },
  ],
  getSignatureStatuses: [
    {
      name: "signatures",
      required: true,
      schema: { type: "array", items: { $ref: "/solana/TransactionSignature" }, maxItems: 256 },
    },
    { name: "config", schema: { $ref: "/solana-transaction/SignatureStatusesConfig" } },
  ],
  sendTransaction: [
    { name: "transaction", required: true, schema: { type: "string" } },
    { name: "config", schema: { $ref: "/solana-send/SendConfig" } },
  ],
  simulateTransaction: [
    { name: "transaction", required: true, schema: { type: "string" } },
    { name: "config", schema: { $ref: "/solana-send/SimulateConfig" } },
  ],
  requestAirdrop: [
    { name: "recipient", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "lamports", required: true, schema: { $ref: "/solana/Lamports" } },
    { name: "config", schema: { $ref: "/solana-send/AirdropConfig" } },
  ],
  getFeeForMessage: [
    { name: "message", required: true, schema: { $ref: "/solana/Base64Text" } },
    { name: "config", schema: { $ref: "/solana/ContextConfig" } },
  ],
  getRecentPrioritizationFees: [
    { name: "addresses", schema: { type: "array", items: { $ref: "/solana/Pubkey" }, maxItems: 128 } },
  ],
  getEpochInfo: [{ name: "config", schema: { $ref: "/solana/ContextConfig" } }],
  getEpochSchedule: [],
  getLeaderSchedule: [
    { name: "slot", schema: { anyOf: [{ $ref: "/solana/Slot" }, { type: "null" }] } },
    { name: "config", schema: { $ref: "/solana-epoch/LeaderScheduleConfig" } },
  ],
  getSlotLeader: [{ name: "config", schema: { $ref: "/solana/ContextConfig" } }],
  getSlotLeaders: [
    { name: "startSlot", required: true, schema: { $ref: "/solana/Slot" } },
    { name: "limit", required: true, schema: { type: "integer", minimum: 0, maximum: 5000 } },
  ],
  getBlockProduction: [{ name: "config", schema: { $ref: "/solana-epoch/BlockProductionConfig" } }],
  getVoteAccounts: [{ name: "config", schema: { $ref: "/solana-stake/VoteAccountsConfig" } }],
  getStakeMinimumDelegation: [{ name: "config", schema: { $ref: "/solana/CommitmentConfig" } }],
  getInflationGovernor: [{ name: "config", schema: { $ref: "/solana/CommitmentConfig" } }],
  getInflationRate: [],
  getInflationReward: [
    { name: "addresses", required: true, schema: { type: "array", items: { $ref: "/solana/Pubkey" } } },
    { name: "config", schema: { $ref: "/solana-stake/InflationRewardConfig" } },
  ],
  getSupply: [{ name: "config", schema: { $ref: "/solana-stake/SupplyConfig" } }],
  accountSubscribe: [
    { name: "address", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana-subscription/AccountSubscriptionConfig" } },
  ],
  accountUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  programSubscribe: [
    { name: "program", required: true, schema: { $ref: "/solana/Pubkey" } },
    { name: "config", schema: { $ref: "/solana-subscription/ProgramSubscriptionConfig" } },
  ],
  programUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  logsSubscribe: [
    { name: "filter", required: true, schema: { $ref: "/solana-subscription/LogsFilter" } },
    { name: "config", schema: { $ref: "/solana/CommitmentConfig" } },
  ],
  logsUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  rootSubscribe: [],
  rootUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  signatureSubscribe: [
    { name: "signature", required: true, schema: { $ref: "/solana/TransactionSignature" } },
    { name: "config", schema: { $ref: "/solana-subscription/SignatureSubscriptionConfig" } },
  ],
  signatureUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  slotSubscribe: [],
  slotUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  blockSubscribe: [
    { name: "filter", required: true, schema: { $ref: "/solana-subscription/BlockFilter" } },
    { name: "config", schema: { $ref: "/solana-subscription/BlockSubscriptionConfig" } },
  ],
  blockUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  slotsUpdatesSubscribe: [],
  slotsUpdatesUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  voteSubscribe: [],
  voteUnsubscribe: [
    { name: "subscription", required: true, schema: { $ref: "/solana-subscription/SolanaSubscriptionId" } },
  ],
  getblockcount: [],
  getbestblockhash: [],
  getblockhash: [{ name: "height", required: true, schema: { type: "integer", minimum: 0 } }],
  getblock: [
    { name: "blockhash", required: true, schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
    { name: "verbosity", schema: { enum: [0, 1, 2, 3] } },
  ],
  getblockheader: [
    { name: "blockhash", required: true, schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
    { name: "verbose", schema: { type: "boolean" } },
  ],
  getblockchaininfo: [],
  getchaintips: [],
  getchainstates: [],
  getchaintxstats: [
    { name: "nblocks", schema: { type: "integer", minimum: 0 } },
    { name: "blockhash", schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
  ],
  getdeploymentinfo: [{ name: "blockhash", schema: { $ref: "/bitcoin/BitcoinBlockHash" } }],
  getdifficulty: [],
  getblockstats: [
    { name: "hash_or_height", required: true, schema: { $ref: "/bitcoin/BitcoinHashOrHeight" } },
    { name: "stats", schema: { type: "array", items: { type: "string" } } },
  ],
  getblockfilter: [
    { name: "blockhash", required: true, schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
    { name: "filtertype", schema: { type: "string" } },
  ],
  gettxout: [
    { name: "txid", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } },
    { name: "n", required: true, schema: { type: "integer", minimum: 0 } },
    { name: "include_mempool", schema: { type: "boolean" } },
  ],
  gettxoutproof: [
    {
      name: "txids",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin/BitcoinTxid" } },
    },
    { name: "blockhash", schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
  ],
  verifytxoutproof: [{ name: "proof", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } }],
  gettxoutsetinfo: [
    { name: "hash_type", schema: { enum: ["hash_serialized_3", "hash_serialized_2", "muhash", "none"] } },
    { name: "hash_or_height", schema: { $ref: "/bitcoin/BitcoinHashOrHeight" } },
    { name: "use_index", schema: { type: "boolean" } },
  ],
  scantxoutset: [
    { name: "action", required: true, schema: { enum: ["start", "status", "abort"] } },
    { name: "scanobjects", schema: { type: "array", items: { $ref: "/bitcoin/BitcoinScanObject" } } },
  ],
  scanblocks: [
    { name: "action", required: true, schema: { enum: ["start", "status", "abort"] } },
    { name: "scanobjects", schema: { type: "array", items: { $ref: "/bitcoin/BitcoinScanObject" } } },
    { name: "start_height", schema: { type: "integer", minimum: 0 } },
    { name: "stop_height", schema: { type: "integer", minimum: 0 } },
    { name: "filtertype", schema: { type: "string" } },
    {
      name: "options",
      schema: { type: "object", properties: { filter_false_positives: { type: "boolean" } } },
    },
  ],
  getdescriptoractivity: [
    {
      name: "blockhashes",
      required: true,
      schema: { type: "array", items: { $ref: "/bitcoin/BitcoinBlockHash" } },
    },
    {
      name: "scanobjects",
      required: true,
      schema: { type: "array", items: { $ref: "/bitcoin/BitcoinScanObject" } },
    },
    { name: "include_mempool", schema: { type: "boolean" } },
  ],
  waitfornewblock: [
    { name: "timeout", schema: { type: "integer", minimum: 0 } },
    { name: "current_tip", schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
  ],
  waitforblock: [
    { name: "blockhash", required: true, schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
    { name: "timeout", schema: { type: "integer", minimum: 0 } },
  ],
  waitforblockheight: [
    { name: "height", required: true, schema: { type: "integer", minimum: 0 } },
    { name: "timeout", schema: { type: "integer", minimum: 0 } },
  ],
  verifychain: [
    { name: "checklevel", schema: { type: "integer", minimum: 0, maximum: 4 } },
    { name: "nblocks", schema: { type: "integer", minimum: 0 } },
  ],
  getmempoolinfo: [],
  getrawmempool: [
    { name: "verbose", schema: { type: "boolean" } },
    { name: "mempool_sequence", schema: { type: "boolean" } },
  ],
  getmempoolentry: [{ name: "txid", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } }],
  getmempoolancestors: [
    { name: "txid", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } },
    { name: "verbose", schema: { type: "boolean" } },
  ],
  getmempooldescendants: [
    { name: "txid", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } },
    { name: "verbose", schema: { type: "boolean" } },
  ],
  getmempoolcluster: [{ name: "txid", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } }],
  getmempoolfeeratediagram: [],
  getorphantxs: [{ name: "verbosity", schema: { type: "integer", minimum: 0, maximum: 2 } }],
  gettxspendingprevout: [
    {
      name: "outputs",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin-mempool/BitcoinOutpoint" } },
    },
    {
      name: "options",
      schema: {
        type: "object",
        properties: { mempool_only: { type: "boolean" }, return_spending_tx: { type: "boolean" } },
      },
    },
  ],
  getrawtransaction: [
    { name: "txid", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } },
    { name: "verbosity", schema: { enum: [0, 1, 2] } },
    { name: "blockhash", schema: { $ref: "/bitcoin/BitcoinBlockHash" } },
  ],
  decoderawtransaction: [
    { name: "hexstring", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } },
    { name: "iswitness", schema: { type: "boolean" } },
  ],
  decodescript: [{ name: "hexstring", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } }],
  createrawtransaction: [
    {
      name: "inputs",
      required: true,
      schema: { type: "array", items: { $ref: "/bitcoin-transaction/BitcoinNewInput" } },
    },
    { name: "outputs", required: true, schema: { $ref: "/bitcoin-transaction/BitcoinNewOutputs" } },
    { name: "locktime", schema: { type: "integer", minimum: 0 } },
    { name: "replaceable", schema: { type: "boolean" } },
    { name: "version", schema: { type: "integer", minimum: 1 } },
  ],
  combinerawtransaction: [
    {
      name: "txs",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin/BitcoinBytes" } },
    },
  ],
  sendrawtransaction: [
    { name: "hexstring", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } },
    { name: "maxfeerate", schema: { anyOf: [{ $ref: "/bitcoin/BitcoinFeeRate" }, { type: "boolean" }] } },
    { name: "maxburnamount", schema: { $ref: "/bitcoin/BitcoinAmount" } },
  ],
  getprivatebroadcastinfo: [],
  abortprivatebroadcast: [{ name: "id", required: true, schema: { $ref: "/bitcoin/BitcoinTxid" } }],
  testmempoolaccept: [
    {
      name: "rawtxs",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin/BitcoinBytes" } },
    },
    { name: "maxfeerate", schema: { $ref: "/bitcoin/BitcoinFeeRate" } },
  ],
  submitpackage: [
    {
      name: "package",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin/BitcoinBytes" } },
    },
    { name: "maxfeerate", schema: { $ref: "/bitcoin/BitcoinFeeRate" } },
    { name: "maxburnamount", schema: { $ref: "/bitcoin/BitcoinAmount" } },
  ],
  createpsbt: [
    {
      name: "inputs",
      required: true,
      schema: { type: "array", items: { $ref: "/bitcoin-transaction/BitcoinNewInput" } },
    },
    { name: "outputs", required: true, schema: { $ref: "/bitcoin-transaction/BitcoinNewOutputs" } },
    { name: "locktime", schema: { type: "integer", minimum: 0 } },
    { name: "replaceable", schema: { type: "boolean" } },
    { name: "version", schema: { type: "integer", minimum: 1 } },
    { name: "psbt_version", schema: { enum: [0, 2] } },
  ],
  converttopsbt: [
    { name: "hexstring", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } },
    { name: "permitsigdata", schema: { type: "boolean" } },
    { name: "iswitness", schema: { type: "boolean" } },
    { name: "psbt_version", schema: { enum: [0, 2] } },
  ],
  utxoupdatepsbt: [
    { name: "psbt", required: true, schema: { $ref: "/bitcoin-psbt/BitcoinPsbt" } },
    { name: "descriptors", schema: { type: "array", items: { $ref: "/bitcoin/BitcoinScanObject" } } },
  ],
  descriptorprocesspsbt: [
    { name: "psbt", required: true, schema: { $ref: "/bitcoin-psbt/BitcoinPsbt" } },
    {
      name: "descriptors",
      required: true,
      schema: { type: "array", items: { $ref: "/bitcoin/BitcoinScanObject" } },
    },
    {
      name: "sighashtype",
      schema: {
        enum: [
          "DEFAULT", "ALL", "NONE", "SINGLE", "ALL|ANYONECANPAY", "NONE|ANYONECANPAY", "SINGLE|ANYONECANPAY",
        ],
      },
    },
    { name: "bip32derivs", schema: { type: "boolean" } },
    { name: "finalize", schema: { type: "boolean" } },
  ],
  combinepsbt: [
    {
      name: "txs",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin-psbt/BitcoinPsbt" } },
    },
  ],
  joinpsbts: [
    {
      name: "txs",
      required: true,
      schema: { type: "array", minItems: 2, items: { $ref: "/bitcoin-psbt/BitcoinPsbt" } },
    },
  ],
  finalizepsbt: [
    { name: "psbt", required: true, schema: { $ref: "/bitcoin-psbt/BitcoinPsbt" } },
    { name: "extract", schema: { type: "boolean" } },
  ],
  analyzepsbt: [{ name: "psbt", required: true, schema: { $ref: "/bitcoin-psbt/BitcoinPsbt" } }],
  decodepsbt: [{ name: "psbt", required: true, schema: { $ref: "/bitcoin-psbt/BitcoinPsbt" } }],
  getmininginfo: [],
  getnetworkhashps: [
    { name: "nblocks", schema: { type: "integer", minimum: -1 } },
    { name: "height", schema: { type: "integer", minimum: -1 } },
  ],
  getblocktemplate: [
    { name: "template_request", required: true, schema: { $ref: "/bitcoin-mining/BitcoinTemplateRequest" } },
  ],
  getprioritisedtransactions: [],
  submitblock: [
    { name: "hexdata", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } },
    { name: "dummy", schema: { type: "string" } },
  ],
  submitheader: [{ name: "hexdata", required: true, schema: { $ref: "/bitcoin/BitcoinBytes" } }],
  getnetworkinfo: [],
  getconnectioncount: [],
  getnettotals: [],
  getpeerinfo: [],
  getnodeaddresses: [
    { name: "count", schema: { type: "integer", minimum: 0 } },
    { name: "network", schema: { type: "string" } },
  ],
  getaddrmaninfo: [],
  getaddednodeinfo: [{ name: "node", schema: { type: "string" } }],
  listbanned: [],
  ping: [],
  estimatesmartfee: [
    { name: "conf_target", required: true, schema: { type: "integer", minimum: 1, maximum: 1008 } },
    { name: "estimate_mode", schema: { enum: ["unset", "economical", "conservative"] } },
    {
      name: "options",
      schema: {
        type: "object",
        properties: {
          fee_rate_estimator: { enum: ["auto", "block_policy", "mempool_policy"] },
          verbosity: { type: "integer" },
        },
      },
    },
  ],
  validateaddress: [{ name: "address", required: true, schema: { type: "string" } }],
  verifymessage: [
    { name: "address", required: true, schema: { type: "string" } },
    { name: "signature", required: true, schema: { type: "string" } },
    { name: "message", required: true, schema: { type: "string" } },
  ],
  createmultisig: [
    { name: "nrequired", required: true, schema: { type: "integer", minimum: 1 } },
    {
      name: "keys",
      required: true,
      schema: { type: "array", minItems: 1, items: { $ref: "/bitcoin/BitcoinBytes" } },
    },
    { name: "address_type", schema: { enum: ["legacy", "p2sh-segwit", "bech32"] } },
  ],
  getdescriptorinfo: [{ name: "descriptor", required: true, schema: { type: "string" } }],
  deriveaddresses: [
    { name: "descriptor", required: true, schema: { type: "string" } },
    { name: "range", schema: { $ref: "/bitcoin/BitcoinDerivationRange" } },
  ],
  getindexinfo: [{ name: "index_name", schema: { type: "string" } }],
  uptime: [],
  "tron/eth_syncing": [],
  "tron/eth_chainId": [],
  "tron/eth_blockNumber": [],
  "tron/eth_protocolVersion": [],
  "tron/eth_gasPrice": [],
  "tron/eth_coinbase": [],
  "tron/eth_accounts": [],
  "tron/eth_mining": [],
  "tron/eth_hashrate": [],
  "tron/net_version": [],
  "tron/net_listening": [],
  "tron/net_peerCount": [],
  "tron/web3_clientVersion": [],
  "tron/web3_sha3": [{ name: "data", required: true, schema: { $ref: "/shared/Hex" } }],
  "tron/eth_getBlockTransactionCountByHash": [
    { name: "blockHash", required: true, schema: { $ref: "/tron/TronHash" } },
  ],
  "tron/eth_getBlockByHash": [
    { name: "blockHash", required: true, schema: { $ref: "/tron/TronHash" } },
    { name: "fullTransactions", required: true, schema: { type: "boolean" } },
  ],
  "tron/eth_getUncleCountByBlockHash": [
    { name: "blockHash", required: true, schema: { $ref: "/tron/TronHash" } },
  ],
  "tron/eth_getUncleByBlockHashAndIndex": [
    { name: "blockHash", required: true, schema: { $ref: "/tron/TronHash" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  "tron/eth_getTransactionByBlockHashAndIndex": [
    { name: "blockHash", required: true, schema: { $ref: "/tron/TronHash" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  "tron/eth_getBlockTransactionCountByNumber": [
    { name: "block", required: true, schema: { $ref: "/tron/TronBlockNumberOrTag" } },
  ],
  "tron/eth_getBlockByNumber": [
    { name: "block", required: true, schema: { $ref: "/tron/TronBlockNumberOrTag" } },
    { name: "fullTransactions", required: true, schema: { type: "boolean" } },
  ],
  "tron/eth_getUncleCountByBlockNumber": [
    { name: "block", required: true, schema: { $ref: "/tron/TronBlockNumberOrTag" } },
  ],
  "tron/eth_getUncleByBlockNumberAndIndex": [
    { name: "block", required: true, schema: { $ref: "/tron/TronBlockNumberOrTag" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  "tron/eth_getTransactionByBlockNumberAndIndex": [
    { name: "block", required: true, schema: { $ref: "/tron/TronBlockNumberOrTag" } },
    { name: "index", required: true, schema: { $ref: "/shared/Quantity" } },
  ],
  "tron/eth_getBlockReceipts": [
    {
      name: "block",
      required: true,
      schema: { anyOf: [{ $ref: "/tron/TronBlockNumberOrTag" }, { $ref: "/shared/Hash" }] },
    },
  ],
  "tron/eth_getTransactionByHash": [
    { name: "transactionHash", required: true, schema: { $ref: "/tron/TronHash" } },
  ],
  "tron/eth_getTransactionReceipt": [
    { name: "transactionHash", required: true, schema: { $ref: "/tron/TronHash" } },
  ],
  "tron/eth_getBalance": [
    { name: "address", required: true, schema: { $ref: "/tron/TronAddress" } },
    { name: "block", schema: { const: "latest", default: "latest" } },
  ],
  "tron/eth_getCode": [
    { name: "address", required: true, schema: { $ref: "/tron/TronAddress" } },
    { name: "block", schema: { const: "latest", default: "latest" } },
  ],
  "tron/eth_getStorageAt": [
    { name: "address", required: true, schema: { $ref: "/tron/TronAddress" } },
    { name: "slot", required: true, schema: { $ref: "/shared/StorageKey" } },
    { name: "block", schema: { const: "latest", default: "latest" } },
  ],
  "tron/eth_call": [
    { name: "transaction", required: true, schema: { $ref: "/tron/TronCall" } },
    { name: "block", schema: { const: "latest", default: "latest" } },
  ],
  "tron/eth_estimateGas": [{ name: "transaction", required: true, schema: { $ref: "/tron/TronCall" } }],
  "tron/buildTransaction": [
    { name: "transaction", required: true, schema: { $ref: "/tron/TronTransactionRequest" } },
  ],
  "tron/eth_getLogs": [{ name: "filter", required: true, schema: { $ref: "/tron/TronLogQuery" } }],
  "tron/eth_newFilter": [{ name: "filter", required: true, schema: { $ref: "/tron/TronLogQuery" } }],
  "tron/eth_newBlockFilter": [],
  "tron/eth_getFilterChanges": [{ name: "filterId", required: true, schema: { $ref: "/tron/TronFilterId" } }],
  "tron/eth_getFilterLogs": [{ name: "filterId", required: true, schema: { $ref: "/tron/TronFilterId" } }],
  "tron/eth_uninstallFilter": [{ name: "filterId", required: true, schema: { $ref: "/tron/TronFilterId" } }],
};

/** The methods whose params nodes take by name only. */
export const namedMethods: ReadonlySet<string> = new Set([
  "platform.getHeight", "platform.getProposedHeight", "platform.getTimestamp", "platform.getBlock",
  "platform.getBlockByHeight", "platform.getTx", "platform.getTxStatus", "platform.issueTx",
  "platform.getBalance", "platform.getUTXOs", "platform.getRewardUTXOs", "platform.getStake",
  "platform.getMinStake", "platform.getTotalStake", "platform.getStakingAssetID", "platform.getCurrentSupply",
  "platform.getCurrentValidators", "platform.getL1Validator", "platform.getValidatorsAt",
  "platform.getAllValidatorsAt", "platform.sampleValidators", "platform.getSubnet", "platform.getSubnets",
  "platform.getBlockchains", "platform.getBlockchainStatus", "platform.validatedBy", "platform.validates",
  "platform.getFeeConfig", "platform.getFeeState", "platform.getValidatorFeeConfig",
  "platform.getValidatorFeeState", "avm.getHeight", "avm.getBlock", "avm.getBlockByHeight", "avm.getTx",
  "avm.getTxStatus", "avm.issueTx", "avm.getBalance", "avm.getAllBalances", "avm.getUTXOs",
  "avm.getAssetDescription", "avm.getTxFee", "avax.getUTXOs", "avax.issueTx", "avax.getAtomicTx",
  "avax.getAtomicTxStatus", "info.getNetworkID", "info.getNetworkName", "info.getNodeVersion",
  "info.getNodeID", "info.getNodeIP", "info.getBlockchainID", "info.isBootstrapped", "info.peers",
  "info.uptime", "info.upgrades", "info.acps", "info.getTxFee", "info.getVMs", "health.health",
  "health.readiness", "health.liveness",
]);

/** The schemas that params refer to, by spec and name. */
export const rpcSchemas: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  ethereum: {
    Withdrawal: {
      type: "object",
      required: ["index", "validatorIndex", "address", "amount"],
      properties: {
        index: { $ref: "/shared/Quantity" },
        validatorIndex: { $ref: "/shared/Quantity" },
        address: { $ref: "/shared/Address" },
        amount: { $ref: "/shared/Quantity" },
      },
    },
  },
  "ethereum-transaction": {
    AccessListEntry: {
      type: "object",
      required: ["address", "storageKeys"],
      properties: {
        address: { $ref: "/shared/Address" },
        storageKeys: { type: "array", items: { $ref: "/shared/Hash" } },
      },
    },
    Authorization: {
      type: "object",
      required: ["chainId", "address", "nonce", "yParity", "r", "s"],
      properties: {
        chainId: { $ref: "/shared/Quantity" },
        address: { $ref: "/shared/Address" },
        nonce: { $ref: "/shared/Quantity" },
        yParity: { $ref: "/shared/Quantity" },
        r: { $ref: "/shared/Quantity" },
        s: { $ref: "/shared/Quantity" },
      },
    },
    TransactionRequest: {
      type: "object",
      properties: {
        type: { $ref: "/shared/Quantity" },
        from: { anyOf: [{ $ref: "/shared/Address" }, { type: "null" }] },
        to: { anyOf: [{ $ref: "/shared/Address" }, { type: "null" }] },
        nonce: { $ref: "/shared/Quantity" },
        gas: { $ref: "/shared/Quantity" },
        value: { $ref: "/shared/Quantity" },
        input: { $ref: "/shared/Hex" },
        data: { $ref: "/shared/Hex" },
        gasPrice: { $ref: "/shared/Quantity" },
        maxFeePerGas: { $ref: "/shared/Quantity" },
        maxPriorityFeePerGas: { $ref: "/shared/Quantity" },
        maxFeePerBlobGas: { $ref: "/shared/Quantity" },
        accessList: { type: "array", items: { $ref: "/ethereum-transaction/AccessListEntry" } },
        blobVersionedHashes: { type: "array", items: { $ref: "/shared/Hash" } },
        blobs: { type: "array", items: { $ref: "/shared/Hex" } },
        commitments: { type: "array", items: { $ref: "/shared/Hex" } },
        proofs: { type: "array", items: { $ref: "/shared/Hex" } },
        chainId: { $ref: "/shared/Quantity" },
        authorizationList: { type: "array", items: { $ref: "/ethereum-transaction/Authorization" } },
      },
    },
  },
  "ethereum-state": {
    AccountOverride: {
      type: "object",
      properties: {
        nonce: { $ref: "/shared/Quantity" },
        balance: { $ref: "/shared/Quantity" },
        code: { $ref: "/shared/Hex" },
        state: {
          type: "object",
          propertyNames: { $ref: "/shared/Hash" },
          additionalProperties: { $ref: "/shared/Hash" },
        },
        stateDiff: {
          type: "object",
          propertyNames: { $ref: "/shared/Hash" },
          additionalProperties: { $ref: "/shared/Hash" },
        },
        movePrecompileToAddress: { $ref: "/shared/Address" },
      },
    },
    BlockCalls: {
      type: "object",
      properties: {
        blockOverrides: { $ref: "/ethereum-state/BlockOverrides" },
        stateOverrides: { $ref: "/ethereum-state/StateOverrides" },
        calls: { type: "array", items: { $ref: "/ethereum-transaction/TransactionRequest" } },
      },
    },
    BlockOverrides: {
      type: "object",
      properties: {
        number: { $ref: "/shared/Quantity" },
        time: { $ref: "/shared/Quantity" },
        gasLimit: { $ref: "/shared/Quantity" },
        feeRecipient: { $ref: "/shared/Address" },
        prevRandao: { anyOf: [{ $ref: "/shared/Quantity" }, { $ref: "/shared/Hash" }] },
        baseFeePerGas: { $ref: "/shared/Quantity" },
        blobBaseFee: { $ref: "/shared/Quantity" },
        difficulty: { $ref: "/shared/Quantity" },
        withdrawals: { type: "array", items: { $ref: "/ethereum/Withdrawal" } },
      },
    },
    BundleBlockOverride: {
      type: "object",
      properties: {
        blockNumber: { $ref: "/shared/Quantity" },
        timestamp: { $ref: "/shared/Quantity" },
        coinbase: { $ref: "/shared/Address" },
        gasLimit: { $ref: "/shared/Quantity" },
        difficulty: { $ref: "/shared/Quantity" },
        baseFee: { $ref: "/shared/Quantity" },
        blockHash: {
          type: "object",
          propertyNames: { $ref: "/shared/Decimal" },
          additionalProperties: { $ref: "/shared/Hash" },
        },
        prevRandao: { $ref: "/shared/Hash" },
      },
    },
    BundlePosition: {
      type: "object",
      required: ["blockNumber"],
      properties: { blockNumber: { $ref: "/shared/BlockReference" }, transactionIndex: { type: "integer" } },
    },
    CallBundle: {
      type: "object",
      required: ["transactions"],
      properties: {
        transactions: { type: "array", items: { $ref: "/ethereum-transaction/TransactionRequest" } },
        blockOverride: { $ref: "/ethereum-state/BundleBlockOverride" },
      },
    },
    Simulation: {
      type: "object",
      required: ["blockStateCalls"],
      properties: {
        blockStateCalls: { type: "array", items: { $ref: "/ethereum-state/BlockCalls" } },
        traceTransfers: { type: "boolean", default: false },
        validation: { type: "boolean", default: false },
        returnFullTransactions: { type: "boolean", default: false },
      },
    },
    StateOverrides: {
      type: "object",
      propertyNames: { $ref: "/shared/Address" },
      additionalProperties: { $ref: "/ethereum-state/AccountOverride" },
    },
  },
  "ethereum-filter": {
    FilterId: { type: "string", pattern: "^0x[0-9a-fA-F]+$" },
    LogFilter: {
      type: "object",
      properties: {
        address: {
          anyOf: [{ $ref: "/shared/Address" }, { type: "array", items: { $ref: "/shared/Address" } }],
        },
        topics: {
          type: "array",
          items: {
            anyOf: [
              { $ref: "/shared/Hash" },
              { type: "array", items: { anyOf: [{ $ref: "/shared/Hash" }, { type: "null" }] } },
              { type: "null" },
            ],
          },
        },
      },
    },
    LogQuery: {
      allOf: [
        { $ref: "/ethereum-filter/LogFilter" },
        {
          type: "object",
          properties: {
            fromBlock: { $ref: "/shared/BlockNumberOrTag" },
            toBlock: { $ref: "/shared/BlockNumberOrTag" },
            blockHash: { $ref: "/shared/Hash" },
          },
        },
      ],
    },
    SubscriptionId: { type: "string", pattern: "^0x[0-9a-fA-F]+$" },
  },
  "debug-trace": {
    StepOptions: {
      type: "object",
      properties: {
        disableStorage: { type: "boolean", default: false },
        disableMemory: { type: "boolean" },
        disableStack: { type: "boolean", default: false },
        enableMemory: { type: "boolean", default: false },
        enableReturnData: { type: "boolean", default: false },
        limit: { type: "integer", minimum: 0, default: 0 },
        debug: { type: "boolean", default: false },
      },
    },
    TraceConfig: {
      allOf: [
        { $ref: "/debug-trace/TraceOptions" },
        { $ref: "/debug-trace/StepOptions" },
        { type: "object", properties: { tracer: { type: "string" }, tracerConfig: { type: "object" } } },
      ],
    },
    TraceOptions: {
      type: "object",
      properties: { timeout: { type: "string" }, reexec: { type: "integer", format: "uint64", minimum: 0 } },
    },
    TracedCallOptions: {
      type: "object",
      properties: {
        stateOverrides: { $ref: "/ethereum-state/StateOverrides" },
        blockOverrides: { $ref: "/ethereum-state/BlockOverrides" },
        txIndex: { $ref: "/shared/Quantity" },
      },
    },
  },
  trace: {
    ErigonTraceConfig: {
      type: "object",
      properties: {
        IncludeWithdrawals: { type: "boolean" },
        tracerConfig: { type: "object", properties: { includePrecompiles: { type: "boolean" } } },
      },
    },
    TraceFilter: {
      type: "object",
      properties: {
        fromBlock: { $ref: "/shared/BlockNumberOrTag" },
        toBlock: { $ref: "/shared/BlockNumberOrTag" },
        fromAddress: { type: "array", items: { $ref: "/shared/Address" } },
        toAddress: { type: "array", items: { $ref: "/shared/Address" } },
        mode: { enum: ["union", "intersection"], default: "union" },
        after: { type: "integer", format: "uint64", minimum: 0 },
        count: { type: "integer", format: "uint64", minimum: 0 },
      },
    },
    TraceType: { enum: ["trace", "vmTrace", "stateDiff"] },
  },
  explorer: {
    ExplorerBlockTag: { anyOf: [{ $ref: "/shared/BlockTag" }, { const: "latestExecuted" }] },
    ExplorerLogQuery: {
      allOf: [
        { $ref: "/ethereum-filter/LogFilter" },
        {
          type: "object",
          properties: {
            fromBlock: {
              anyOf: [
                { type: "integer", format: "uint64", minimum: 0 },
                { $ref: "/shared/Quantity" },
                { $ref: "/explorer/ExplorerBlockTag" },
              ],
            },
            toBlock: {
              anyOf: [
                { type: "integer", format: "uint64", minimum: 0 },
                { $ref: "/shared/Quantity" },
                { $ref: "/explorer/ExplorerBlockTag" },
              ],
            },
            blockHash: { $ref: "/shared/Hash" },
          },
        },
      ],
    },
    LatestLogsOptions: {
      type: "object",
      properties: {
        logCount: { type: "integer", format: "uint64", minimum: 0 },
        blockCount: { type: "integer", format: "uint64", minimum: 0 },
        ignoreTopicsOrder: { type: "boolean", default: false },
      },
    },
  },
  base: {
    BaseBundle: {
      type: "object",
      required: ["txs", "blockNumber"],
      properties: {
        txs: { type: "array", items: { $ref: "/shared/Hex" } },
        blockNumber: { $ref: "/shared/Quantity" },
        flashblockNumberMin: { $ref: "/shared/Quantity" },
        flashblockNumberMax: { $ref: "/shared/Quantity" },
        minTimestamp: { $ref: "/shared/Quantity" },
        maxTimestamp: { $ref: "/shared/Quantity" },
        revertingTxHashes: { type: "array", items: { $ref: "/shared/Hash" } },
        replacementUuid: { type: "string" },
        droppingTxHashes: { type: "array", items: { $ref: "/shared/Hash" } },
      },
    },
  },
  conditional: {
    TransactionConditions: {
      type: "object",
      properties: {
        knownAccounts: {
          type: "object",
          additionalProperties: {
            anyOf: [
              { $ref: "/shared/Hash" },
              { type: "object", additionalProperties: { $ref: "/shared/Hash" } },
            ],
          },
        },
        blockNumberMin: { $ref: "/shared/HexValue" },
        blockNumberMax: { $ref: "/shared/HexValue" },
        timestampMin: { $ref: "/shared/HexValue" },
        timestampMax: { $ref: "/shared/HexValue" },
      },
    },
  },
  bor: {
    BorConditions: {
      type: "object",
      properties: {
        knownAccounts: {
          type: "object",
          additionalProperties: {
            anyOf: [
              { $ref: "/shared/Hash" },
              { type: "object", additionalProperties: { $ref: "/shared/Hash" } },
            ],
          },
        },
        blockNumberMin: { $ref: "/shared/Quantity" },
        blockNumberMax: { $ref: "/shared/Quantity" },
        timestampMin: { $ref: "/shared/Quantity" },
        timestampMax: { $ref: "/shared/Quantity" },
      },
    },
  },
  "avalanche-platform": {
    AvalancheAddress: { type: "string", pattern: "^[0-9A-Za-z]+-[a-z]+1[0-9a-z]+$" },
    AvalancheEncoding: { anyOf: [{ $ref: "/avalanche-platform/AvalancheHexEncoding" }, { const: "json" }] },
    AvalancheHeight: { anyOf: [{ type: "integer" }, { $ref: "/shared/Decimal" }] },
    AvalancheHexEncoding: { enum: ["hex", "hexc", "hexnc"] },
    AvalancheId: { type: "string", pattern: "^[1-9A-HJ-NP-Za-km-z]+$" },
    AvalancheNodeId: { type: "string", pattern: "^NodeID-[1-9A-HJ-NP-Za-km-z]+$" },
    AvalancheUtxoIndex: {
      type: "object",
      required: ["address", "utxo"],
      properties: { address: { type: "string" }, utxo: { type: "string" } },
    },
    ProposableHeight: { anyOf: [{ type: "integer" }, { $ref: "/shared/Decimal" }, { const: "proposed" }] },
  },
  starknet: {
    AcceptedBlockId: {
      anyOf: [
        { $ref: "/starknet/NumberedBlock" },
        { $ref: "/starknet/HashedBlock" },
        { const: "latest" },
        { const: "l1_accepted" },
      ],
    },
    ContractStorageKeys: {
      type: "object",
      required: ["contract_address", "storage_keys"],
      properties: {
        contract_address: { $ref: "/starknet/Felt" },
        storage_keys: { type: "array", items: { $ref: "/starknet/Felt" } },
      },
    },
    Felt: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
    FunctionCall: {
      type: "object",
      required: ["contract_address", "entry_point_selector", "calldata"],
      properties: {
        contract_address: { $ref: "/starknet/Felt" },
        entry_point_selector: { $ref: "/starknet/Felt" },
        calldata: { type: "array", items: { $ref: "/starknet/Felt" } },
      },
    },
    HashedBlock: {
      type: "object",
      required: ["block_hash"],
      properties: { block_hash: { $ref: "/starknet/Felt" } },
    },
    HexNumber: { type: "string", pattern: "^0x[0-9a-fA-F]+$" },
    NumberedBlock: {
      type: "object",
      required: ["block_number"],
      properties: { block_number: { type: "integer", format: "uint64", minimum: 0 } },
    },
    StarknetBlockId: {
      anyOf: [
        { $ref: "/starknet/NumberedBlock" },
        { $ref: "/starknet/HashedBlock" },
        { $ref: "/starknet/StarknetBlockTag" },
      ],
    },
    StarknetBlockTag: {
      anyOf: [{ const: "latest" }, { const: "pending" }, { enum: ["pre_confirmed", "l1_accepted"] }],
    },
    StorageResponseFlag: { enum: ["INCLUDE_LAST_UPDATE_BLOCK"] },
  },
  "starknet-block": {
    EventKeys: { type: "array", items: { type: "array", items: { $ref: "/starknet/Felt" } } },
    StarknetEventFilter: {
      type: "object",
      required: ["chunk_size"],
      properties: {
        from_block: { $ref: "/starknet/StarknetBlockId" },
        to_block: { $ref: "/starknet/StarknetBlockId" },
        address: {
          anyOf: [{ $ref: "/starknet/Felt" }, { type: "array", items: { $ref: "/starknet/Felt" } }],
        },
        keys: { $ref: "/starknet-block/EventKeys" },
        chunk_size: { type: "integer", minimum: 1 },
        continuation_token: { type: "string" },
      },
    },
  },
  "starknet-transaction": {
    DataAvailabilityMode: { enum: ["L1", "L2"] },
    DeployAccountTransactionV3: {
      allOf: [
        { $ref: "/starknet-transaction/ResourceBoundTransaction" },
        {
          type: "object",
          required: ["type", "contract_address_salt", "constructor_calldata", "class_hash"],
          properties: {
            type: { const: "DEPLOY_ACCOUNT" },
            contract_address_salt: { $ref: "/starknet/Felt" },
            constructor_calldata: { type: "array", items: { $ref: "/starknet/Felt" } },
            class_hash: { $ref: "/starknet/Felt" },
          },
        },
      ],
    },
    InvokeTransactionV1: {
      type: "object",
      required: ["type", "version", "max_fee", "signature", "sender_address", "nonce", "calldata"],
      properties: {
        type: { const: "INVOKE" },
        version: { enum: ["0x1", "0x100000000000000000000000000000001"] },
        max_fee: { $ref: "/starknet/Felt" },
        signature: { type: "array", items: { $ref: "/starknet/Felt" } },
        sender_address: { $ref: "/starknet/Felt" },
        nonce: { $ref: "/starknet/Felt" },
        calldata: { type: "array", items: { $ref: "/starknet/Felt" } },
      },
    },
    InvokeTransactionV3: {
      allOf: [
        { $ref: "/starknet-transaction/ResourceBoundTransaction" },
        {
          type: "object",
          required: ["type", "sender_address", "calldata", "account_deployment_data"],
          properties: {
            type: { const: "INVOKE" },
            sender_address: { $ref: "/starknet/Felt" },
            calldata: { type: "array", items: { $ref: "/starknet/Felt" } },
            account_deployment_data: { type: "array", items: { $ref: "/starknet/Felt" } },
            proof_facts: { type: "array", items: { $ref: "/starknet/Felt" } },
          },
        },
      ],
    },
    ResourceBoundTransaction: {
      type: "object",
      required: [
        "version", "signature", "nonce", "resource_bounds", "tip", "paymaster_data",
        "nonce_data_availability_mode", "fee_data_availability_mode",
      ],
      properties: {
        version: { enum: ["0x3", "0x100000000000000000000000000000003"] },
        signature: { type: "array", items: { $ref: "/starknet/Felt" } },
        nonce: { $ref: "/starknet/Felt" },
        resource_bounds: { $ref: "/starknet-transaction/ResourceBoundsMapping" },
        tip: { $ref: "/starknet/Felt" },
        paymaster_data: { type: "array", items: { $ref: "/starknet/Felt" } },
        nonce_data_availability_mode: { $ref: "/starknet-transaction/DataAvailabilityMode" },
        fee_data_availability_mode: { $ref: "/starknet-transaction/DataAvailabilityMode" },
      },
    },
    ResourceBounds: {
      type: "object",
      required: ["max_amount", "max_price_per_unit"],
      properties: { max_amount: { $ref: "/starknet/Felt" }, max_price_per_unit: { $ref: "/starknet/Felt" } },
    },
    ResourceBoundsMapping: {
      type: "object",
      required: ["l1_gas", "l1_data_gas", "l2_gas"],
      properties: {
        l1_gas: { $ref: "/starknet-transaction/ResourceBounds" },
        l1_data_gas: { $ref: "/starknet-transaction/ResourceBounds" },
        l2_gas: { $ref: "/starknet-transaction/ResourceBounds" },
      },
    },
    TransactionResponseFlag: { enum: ["INCLUDE_PROOF_FACTS"] },
  },
  "starknet-send": {
    BroadcastedDeclareTransaction: {
      allOf: [
        { $ref: "/starknet-transaction/ResourceBoundTransaction" },
        {
          type: "object",
          required: [
            "type", "sender_address", "contract_class", "compiled_class_hash", "account_deployment_data",
          ],
          properties: {
            type: { const: "DECLARE" },
            sender_address: { $ref: "/starknet/Felt" },
            contract_class: { $ref: "/starknet-class/SierraClass" },
            compiled_class_hash: { $ref: "/starknet/Felt" },
            account_deployment_data: { type: "array", items: { $ref: "/starknet/Felt" } },
          },
        },
      ],
    },
    BroadcastedInvokeTransaction: {
      allOf: [
        { $ref: "/starknet-transaction/InvokeTransactionV3" },
        { type: "object", properties: { proof: { $ref: "/starknet-send/StarkProof" } } },
      ],
    },
    BroadcastedTransaction: {
      anyOf: [
        { $ref: "/starknet-send/BroadcastedInvokeTransaction" },
        { $ref: "/starknet-send/BroadcastedDeclareTransaction" },
        { $ref: "/starknet-transaction/DeployAccountTransactionV3" },
      ],
    },
    MessageFromL1: {
      type: "object",
      required: ["from_address", "to_address", "entry_point_selector", "payload"],
      properties: {
        from_address: { $ref: "/shared/Address" },
        to_address: { $ref: "/starknet/Felt" },
        entry_point_selector: { $ref: "/starknet/Felt" },
        payload: { type: "array", items: { $ref: "/starknet/Felt" } },
      },
    },
    StarkProof: { type: "string", pattern: "^[A-Za-z0-9+/]*={0,2}$" },
  },
  "starknet-class": {
    SierraClass: {
      type: "object",
      required: ["sierra_program", "contract_class_version", "entry_points_by_type"],
      properties: {
        sierra_program: { type: "array", items: { $ref: "/starknet/Felt" } },
        contract_class_version: { type: "string" },
        entry_points_by_type: {
          type: "object",
          required: ["CONSTRUCTOR", "EXTERNAL", "L1_HANDLER"],
          properties: {
            CONSTRUCTOR: { type: "array", items: { $ref: "/starknet-class/SierraEntryPoint" } },
            EXTERNAL: { type: "array", items: { $ref: "/starknet-class/SierraEntryPoint" } },
            L1_HANDLER: { type: "array", items: { $ref: "/starknet-class/SierraEntryPoint" } },
          },
        },
        abi: { type: "string" },
        program: false,
      },
    },
    SierraEntryPoint: {
      type: "object",
      required: ["selector", "function_idx"],
      properties: { selector: { $ref: "/starknet/Felt" }, function_idx: { type: "integer", minimum: 0 } },
    },
  },
  "starknet-trace": {
    SimulatableTransaction: {
      anyOf: [
        { $ref: "/starknet-send/BroadcastedTransaction" },
        { $ref: "/starknet-transaction/InvokeTransactionV1" },
      ],
    },
    SimulationFlag: {
      anyOf: [{ enum: ["SKIP_VALIDATE", "SKIP_FEE_CHARGE"] }, { const: "RETURN_INITIAL_READS" }],
    },
    TraceFlag: { enum: ["RETURN_INITIAL_READS"] },
  },
  "starknet-subscription": {
    StarknetSubscriptionId: { anyOf: [{ type: "string" }, { type: "integer", format: "uint64" }] },
    SubscriptionBlockId: {
      anyOf: [{ $ref: "/starknet/NumberedBlock" }, { $ref: "/starknet/HashedBlock" }, { const: "latest" }],
    },
    TransactionStatusWithoutL1: { enum: ["RECEIVED", "CANDIDATE", "PRE_CONFIRMED", "ACCEPTED_ON_L2"] },
  },
  solana: {
    Base64Text: { type: "string", pattern: "^[A-Za-z0-9+/]*={0,2}$" },
    Blockhash: { type: "string", pattern: "^[1-9A-HJ-NP-Za-km-z]{32,44}$" },
    Commitment: { enum: ["processed", "confirmed", "finalized"] },
    CommitmentConfig: { type: "object", properties: { commitment: { $ref: "/solana/Commitment" } } },
    ContextConfig: {
      type: "object",
      properties: { commitment: { $ref: "/solana/Commitment" }, minContextSlot: { $ref: "/solana/Slot" } },
    },
    Epoch: { type: "integer", format: "uint64", minimum: 0 },
    FinalCommitment: { enum: ["confirmed", "finalized"] },
    Lamports: { type: "integer", format: "uint64", minimum: 0 },
    Pubkey: { type: "string", pattern: "^[1-9A-HJ-NP-Za-km-z]{32,44}$" },
    Slot: { type: "integer", format: "uint64", minimum: 0 },
    TransactionSignature: { type: "string", pattern: "^[1-9A-HJ-NP-Za-km-z]{64,88}$" },
  },
  "solana-account": {
    AccountConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        minContextSlot: { $ref: "/solana/Slot" },
        encoding: { $ref: "/solana-account/AccountEncoding" },
        dataSlice: { $ref: "/solana-account/DataSlice" },
      },
    },
    AccountEncoding: {
      anyOf: [{ enum: ["base58", "base64", "base64+zstd", "jsonParsed"] }, { type: "string" }],
    },
    AccountFilter: {
      anyOf: [
        { $ref: "/solana-account/MemcmpFilter" },
        { $ref: "/solana-account/DataSizeFilter" },
        { type: "object" },
        { type: "string" },
      ],
    },
    AccountsConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        minContextSlot: { $ref: "/solana/Slot" },
        encoding: { $ref: "/solana-account/AccountEncoding" },
        dataSlice: { $ref: "/solana-account/DataSlice" },
      },
    },
    DataSizeFilter: {
      type: "object",
      required: ["dataSize"],
      properties: { dataSize: { type: "integer", format: "uint64", minimum: 0 } },
    },
    DataSlice: {
      type: "object",
      required: ["offset", "length"],
      properties: { offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 } },
    },
    LargestAccountsConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        filter: { enum: ["circulating", "nonCirculating"] },
        sortResults: { type: "boolean" },
      },
    },
    MemcmpFilter: {
      type: "object",
      required: ["memcmp"],
      properties: {
        memcmp: {
          type: "object",
          required: ["offset", "bytes"],
          properties: {
            offset: { type: "integer", minimum: 0 },
            bytes: { type: "string" },
            encoding: { enum: ["base58", "base64"] },
          },
        },
      },
    },
    ProgramAccountsConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        minContextSlot: { $ref: "/solana/Slot" },
        encoding: { $ref: "/solana-account/AccountEncoding" },
        dataSlice: { $ref: "/solana-account/DataSlice" },
        filters: { type: "array", items: { $ref: "/solana-account/AccountFilter" }, maxItems: 4 },
        sortResults: { type: "boolean" },
        withContext: { type: "boolean" },
      },
    },
  },
  "solana-token": {
    TokenAccountsFilter: {
      anyOf: [
        { type: "object", required: ["mint"], properties: { mint: { $ref: "/solana/Pubkey" } } },
        { type: "object", required: ["programId"], properties: { programId: { $ref: "/solana/Pubkey" } } },
      ],
    },
  },
  "solana-block": {
    BlockConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/FinalCommitment" },
        encoding: { $ref: "/solana-transaction/TransactionEncoding" },
        transactionDetails: { $ref: "/solana-block/TransactionDetails" },
        rewards: { type: "boolean" },
        maxSupportedTransactionVersion: { type: "integer", minimum: 0, maximum: 255 },
      },
    },
    BlocksConfig: { type: "object", properties: { commitment: { $ref: "/solana/FinalCommitment" } } },
    TransactionDetails: { enum: ["full", "accounts", "signatures", "none"] },
  },
  "solana-transaction": {
    AddressTransactionsConfig: {
      type: "object",
      properties: {
        transactionDetails: { enum: ["signatures", "full"] },
        sortOrder: { enum: ["asc", "desc"] },
        commitment: { $ref: "/solana/FinalCommitment" },
        minContextSlot: { $ref: "/solana/Slot" },
        limit: { type: "integer", minimum: 1, maximum: 1000 },
        paginationToken: { type: "string" },
        encoding: { $ref: "/solana-transaction/TransactionEncoding" },
        maxSupportedTransactionVersion: { type: "integer", minimum: 0, maximum: 255 },
        filters: { $ref: "/solana-transaction/AddressTransactionsFilters" },
      },
    },
    AddressTransactionsFilters: {
      type: "object",
      properties: {
        slot: { $ref: "/solana-transaction/SlotBounds" },
        blockTime: { $ref: "/solana-transaction/SlotBounds" },
        status: { enum: ["any", "succeeded", "failed"] },
        tokenAccounts: { enum: ["none", "balanceChanged", "all"] },
      },
    },
    GetTransactionConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/FinalCommitment" },
        encoding: { $ref: "/solana-transaction/TransactionEncoding" },
        maxSupportedTransactionVersion: { type: "integer", minimum: 0, maximum: 255 },
      },
    },
    SignatureStatusesConfig: {
      type: "object",
      properties: { searchTransactionHistory: { type: "boolean" } },
    },
    SignaturesConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/FinalCommitment" },
        minContextSlot: { $ref: "/solana/Slot" },
        before: { $ref: "/solana/TransactionSignature" },
        until: { $ref: "/solana/TransactionSignature" },
        limit: { type: "integer", minimum: 1, maximum: 1000 },
      },
    },
    SlotBounds: {
      type: "object",
      properties: {
        gt: { type: "integer", format: "uint64", minimum: 0 },
        gte: { type: "integer", format: "uint64", minimum: 0 },
        lt: { type: "integer", format: "uint64", minimum: 0 },
        lte: { type: "integer", format: "uint64", minimum: 0 },
      },
    },
    TransactionEncoding: {
      anyOf: [{ enum: ["json", "jsonParsed", "base58", "base64"] }, { type: "string" }],
    },
  },
  "solana-send": {
    AirdropConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        recentBlockhash: { $ref: "/solana/Blockhash" },
      },
    },
    SendConfig: {
      type: "object",
      properties: {
        encoding: { $ref: "/solana-send/WireEncoding" },
        skipPreflight: { type: "boolean" },
        preflightCommitment: { $ref: "/solana/Commitment" },
        maxRetries: { type: "integer", format: "uint64", minimum: 0 },
        minContextSlot: { $ref: "/solana/Slot" },
      },
    },
    SimulateAccountsConfig: {
      type: "object",
      required: ["addresses"],
      properties: {
        addresses: { type: "array", items: { $ref: "/solana/Pubkey" } },
        encoding: { anyOf: [{ enum: ["base64", "base64+zstd", "jsonParsed"] }, { type: "string" }] },
      },
    },
    SimulateConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        minContextSlot: { $ref: "/solana/Slot" },
        encoding: { $ref: "/solana-send/WireEncoding" },
        sigVerify: { type: "boolean" },
        replaceRecentBlockhash: { type: "boolean" },
        innerInstructions: { type: "boolean" },
        accounts: { $ref: "/solana-send/SimulateAccountsConfig" },
      },
    },
    WireEncoding: { enum: ["base58", "base64"] },
  },
  "solana-epoch": {
    BlockProductionConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        identity: { $ref: "/solana/Pubkey" },
        range: {
          type: "object",
          required: ["firstSlot"],
          properties: { firstSlot: { $ref: "/solana/Slot" }, lastSlot: { $ref: "/solana/Slot" } },
        },
      },
    },
    LeaderScheduleConfig: {
      type: "object",
      properties: { commitment: { $ref: "/solana/Commitment" }, identity: { $ref: "/solana/Pubkey" } },
    },
  },
  "solana-stake": {
    InflationRewardConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        epoch: { $ref: "/solana/Epoch" },
        minContextSlot: { $ref: "/solana/Slot" },
      },
    },
    SupplyConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        excludeNonCirculatingAccountsList: { type: "boolean" },
      },
    },
    VoteAccountsConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        votePubkey: { $ref: "/solana/Pubkey" },
        keepUnstakedDelinquents: { type: "boolean" },
        delinquentSlotDistance: { type: "integer", format: "uint64", minimum: 0 },
      },
    },
  },
  "solana-subscription": {
    AccountSubscriptionConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        encoding: { $ref: "/solana-account/AccountEncoding" },
        dataSlice: { $ref: "/solana-account/DataSlice" },
      },
    },
    BlockFilter: {
      anyOf: [
        { const: "all" },
        {
          type: "object",
          required: ["mentionsAccountOrProgram"],
          properties: { mentionsAccountOrProgram: { $ref: "/solana/Pubkey" } },
        },
      ],
    },
    BlockSubscriptionConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/FinalCommitment" },
        encoding: { $ref: "/solana-transaction/TransactionEncoding" },
        transactionDetails: { $ref: "/solana-block/TransactionDetails" },
        showRewards: { type: "boolean" },
        maxSupportedTransactionVersion: { type: "integer", minimum: 0, maximum: 255 },
      },
    },
    LogsFilter: {
      anyOf: [
        { enum: ["all", "allWithVotes"] },
        {
          type: "object",
          required: ["mentions"],
          properties: {
            mentions: { type: "array", prefixItems: [{ $ref: "/solana/Pubkey" }], minItems: 1, maxItems: 1 },
          },
        },
      ],
    },
    ProgramSubscriptionConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        encoding: { $ref: "/solana-account/AccountEncoding" },
        dataSlice: { $ref: "/solana-account/DataSlice" },
        filters: { type: "array", items: { $ref: "/solana-account/AccountFilter" }, maxItems: 4 },
      },
    },
    SignatureSubscriptionConfig: {
      type: "object",
      properties: {
        commitment: { $ref: "/solana/Commitment" },
        enableReceivedNotification: { type: "boolean" },
      },
    },
    SolanaSubscriptionId: { type: "integer", format: "uint64", minimum: 0 },
  },
  bitcoin: {
    BitcoinAmount: { type: "number", format: "decimal" },
    BitcoinBlockHash: { type: "string", pattern: "^[0-9a-fA-F]{64}$" },
    BitcoinBytes: { type: "string", pattern: "^([0-9a-fA-F]{2})*$" },
    BitcoinDerivationRange: {
      anyOf: [
        { type: "integer", minimum: 0 },
        { type: "array", minItems: 2, maxItems: 2, items: { type: "integer", minimum: 0 } },
      ],
    },
    BitcoinFeeRate: { type: "number", format: "decimal" },
    BitcoinHashOrHeight: { anyOf: [{ $ref: "/bitcoin/BitcoinBlockHash" }, { type: "integer", minimum: 0 }] },
    BitcoinScanObject: {
      anyOf: [
        { type: "string" },
        {
          type: "object",
          required: ["desc"],
          properties: { desc: { type: "string" }, range: { $ref: "/bitcoin/BitcoinDerivationRange" } },
        },
      ],
    },
    BitcoinTxid: { type: "string", pattern: "^[0-9a-fA-F]{64}$" },
  },
  "bitcoin-mempool": {
    BitcoinOutpoint: {
      type: "object",
      required: ["txid", "vout"],
      properties: { txid: { $ref: "/bitcoin/BitcoinTxid" }, vout: { type: "integer", minimum: 0 } },
    },
  },
  "bitcoin-transaction": {
    BitcoinNewInput: {
      type: "object",
      required: ["txid", "vout"],
      properties: {
        txid: { $ref: "/bitcoin/BitcoinTxid" },
        vout: { type: "integer", minimum: 0 },
        sequence: { type: "integer", minimum: 0 },
      },
    },
    BitcoinNewOutput: {
      type: "object",
      additionalProperties: {
        anyOf: [
          { $ref: "/bitcoin/BitcoinAmount" },
          { type: "string", pattern: "^([0-9]+(\\.[0-9]{1,8})?|([0-9a-fA-F]{2})*)$" },
        ],
      },
    },
    BitcoinNewOutputs: {
      anyOf: [
        { type: "array", items: { $ref: "/bitcoin-transaction/BitcoinNewOutput" } },
        { $ref: "/bitcoin-transaction/BitcoinNewOutput" },
      ],
    },
  },
  "bitcoin-psbt": { BitcoinPsbt: { type: "string" } },
  "bitcoin-mining": {
    BitcoinBlockProposal: {
      type: "object",
      required: ["mode", "data"],
      properties: {
        mode: { const: "proposal" },
        data: { $ref: "/bitcoin/BitcoinBytes" },
        rules: { type: "array", items: { type: "string" } },
      },
    },
    BitcoinTemplateOptions: {
      type: "object",
      required: ["rules"],
      properties: {
        mode: { const: "template" },
        capabilities: { type: "array", items: { type: "string" } },
        rules: { type: "array", items: { type: "string" } },
        longpollid: { type: "string" },
      },
    },
    BitcoinTemplateRequest: {
      anyOf: [
        { $ref: "/bitcoin-mining/BitcoinTemplateOptions" },
        { $ref: "/bitcoin-mining/BitcoinBlockProposal" },
      ],
    },
  },
  tron: {
    TronAddress: { type: "string", pattern: "^(0x)?(41)?[0-9a-fA-F]{40}$" },
    TronBlockNumberOrTag: {
      anyOf: [{ $ref: "/shared/Quantity" }, { enum: ["latest", "earliest", "finalized"] }],
    },
    TronCall: {
      type: "object",
      properties: {
        from: { $ref: "/tron/TronAddress" },
        to: { $ref: "/tron/TronAddress" },
        gas: { $ref: "/shared/Quantity" },
        gasPrice: { $ref: "/shared/Quantity" },
        value: { $ref: "/shared/Quantity" },
        data: { $ref: "/shared/Hex" },
      },
    },
    TronFilterId: { type: "string", pattern: "^0x[0-9a-fA-F]+$" },
    TronHash: { type: "string", pattern: "^(0x)?[0-9a-fA-F]{64}$" },
    TronLogQuery: {
      type: "object",
      properties: {
        address: {
          anyOf: [{ $ref: "/tron/TronAddress" }, { type: "array", items: { $ref: "/tron/TronAddress" } }],
        },
        topics: {
          type: "array",
          items: {
            anyOf: [
              { $ref: "/shared/Hash" },
              { type: "array", items: { $ref: "/shared/Hash" } },
              { type: "null" },
            ],
          },
        },
        fromBlock: { $ref: "/tron/TronBlockNumberOrTag" },
        toBlock: { $ref: "/tron/TronBlockNumberOrTag" },
        blockHash: { $ref: "/tron/TronHash" },
      },
    },
    TronTransactionRequest: {
      type: "object",
      required: ["from"],
      properties: {
        from: { $ref: "/tron/TronAddress" },
        to: { $ref: "/tron/TronAddress" },
        gas: { $ref: "/shared/Quantity" },
        value: { $ref: "/shared/Quantity" },
        data: { $ref: "/shared/Hex" },
        tokenId: { type: "integer", format: "int64" },
        tokenValue: { type: "integer", format: "int64" },
        abi: { type: "string" },
        consumeUserResourcePercent: { type: "integer" },
        originEnergyLimit: { type: "integer", format: "int64" },
        name: { type: "string" },
        permissionId: { type: "integer" },
        extraData: { type: "string" },
        visible: { type: "boolean" },
      },
    },
  },
  shared: {
    Address: { type: "string", pattern: "^0x[0-9a-fA-F]{40}$" },
    BlockNumberOrTag: { anyOf: [{ $ref: "/shared/Quantity" }, { $ref: "/shared/BlockTag" }] },
    BlockReference: {
      anyOf: [
        { $ref: "/shared/BlockNumberOrTag" },
        { $ref: "/shared/Hash" },
        {
          type: "object",
          required: ["blockNumber"],
          properties: { blockNumber: { $ref: "/shared/Quantity" } },
        },
        {
          type: "object",
          required: ["blockHash"],
          properties: { blockHash: { $ref: "/shared/Hash" }, requireCanonical: { type: "boolean" } },
        },
      ],
    },
    BlockTag: { enum: ["latest", "earliest", "pending", "safe", "finalized"] },
    Decimal: { type: "string", pattern: "^[0-9]+$" },
    Hash: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Hex: { type: "string", pattern: "^0x([0-9a-fA-F]{2})*$" },
    HexValue: { type: "string", pattern: "^0x[0-9a-fA-F]*$" },
    Quantity: { type: "string", pattern: "^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$" },
    StorageKey: { type: "string", pattern: "^0x[0-9a-fA-F]{0,64}$" },
  },
};
