// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { QuantityTables } from "../quantity-tables.ts";

/** The objects that contain quantities. Equal ones share a name. */
export const shapes: QuantityTables["shapes"] = {
  BlockReference: { orQuantity: true, quantities: ["blockNumber"] },
  TransactionRequest: {
    quantities: [
      "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas", "maxFeePerBlobGas",
      "chainId",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  Authorization: { quantities: ["chainId", "nonce", "yParity", "r", "s"] },
  AccountOverride: { quantities: ["nonce", "balance"] },
  BlockOverrides: {
    quantities: ["number", "time", "gasLimit", "prevRandao", "baseFeePerGas", "blobBaseFee", "difficulty"],
    fields: { withdrawals: { items: "Withdrawal" } },
  },
  Withdrawal: { quantities: ["index", "validatorIndex", "amount"] },
  CallBundle: {
    fields: {
      transactions: { items: "TransactionRequest" },
      blockOverride: { quantities: ["blockNumber", "timestamp", "gasLimit", "difficulty", "baseFee"] },
    },
  },
  BundlePosition: { fields: { blockNumber: "BlockReference" } },
  LogQuery: { quantities: ["fromBlock", "toBlock"] },
  TracedCallOptions: {
    quantities: ["txIndex"],
    fields: { stateOverrides: { values: "AccountOverride" }, blockOverrides: "BlockOverrides" },
  },
  SyncStatus: { quantities: ["startingBlock", "currentBlock", "highestBlock"] },
  ForkConfiguration: { quantities: ["chainId"] },
  DataRetention: {
    quantities: ["oldestBlock"],
    fields: { deleteStrategy: { quantities: ["retentionBlocks"] } },
  },
  BlockWithTransactions: {
    quantities: [
      "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
      "excessBlobGas", "totalDifficulty", "size",
    ],
    fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "SimulatedBlockTransaction" } },
  },
  SimulatedBlockTransaction: {
    quantities: [
      "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
      "maxPriorityFeePerGas", "maxFeePerBlobGas", "blockNumber", "blockTimestamp", "transactionIndex",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  PendingEvmHead: {
    quantities: [
      "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
      "excessBlobGas", "totalDifficulty", "size",
    ],
  },
  Receipt: {
    quantities: [
      "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "blobGasUsed",
      "effectiveGasPrice", "blobGasPrice", "status",
    ],
    fields: { logs: { items: "Log" } },
  },
  Log: { quantities: ["blockNumber", "blockTimestamp", "transactionIndex", "logIndex"] },
  AccountAccess: {
    fields: {
      storageChanges: { items: { fields: { changes: { items: { quantities: ["index"] } } } } },
      balanceChanges: { items: { quantities: ["index", "value"] } },
      nonceChanges: { items: { quantities: ["index", "value"] } },
      codeChanges: { items: { quantities: ["index"] } },
    },
  },
  Block: {
    quantities: [
      "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
      "excessBlobGas", "totalDifficulty", "size",
    ],
    fields: { withdrawals: { items: "Withdrawal" } },
  },
  PendingTransaction: {
    quantities: [
      "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
      "maxPriorityFeePerGas", "maxFeePerBlobGas", "blockTimestamp",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  SignedBytes: {
    fields: {
      tx: {
        quantities: [
          "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
          "maxFeePerBlobGas", "chainId", "v", "yParity", "r", "s",
        ],
        fields: { authorizationList: { items: "Authorization" } },
      },
    },
  },
  AccountProof: { quantities: ["balance", "nonce"], fields: { storageProof: { items: "StorageProof" } } },
  StorageProof: { quantities: ["value"] },
  FlatCallResult: { quantities: ["gasUsed"] },
  StructLogTraceResult: { fields: { result: "StructLogTrace" } },
  StructLogTrace: {
    fields: { returnValue: "hexDigits", structLogs: { items: { fields: { stack: { items: "quantity" } } } } },
  },
  CallTraceResult: { fields: { result: "CallFrame" } },
  CallFrame: {
    quantities: ["value", "gas", "gasUsed"],
    fields: { calls: { items: "CallFrame" }, logs: { items: { quantities: ["index", "position"] } } },
  },
  FlatCallTraceResult: { fields: { result: { items: "FlatCall" } } },
  FlatCall: { fields: { action: { quantities: ["gas", "value", "balance"] }, result: "FlatCallResult" } },
  MuxTraceResult: { fields: { result: "MuxTrace" } },
  MuxTrace: {
    fields: {
      callTracer: "CallFrame",
      flatCallTracer: { items: "FlatCall" },
      prestateTracer: {
        fields: {
          pre: { values: { quantities: ["balance"] } },
          post: { values: { quantities: ["balance"] } },
        },
        values: { quantities: ["balance"] },
      },
      erc7562Tracer: "CallFrame",
    },
  },
  Replay: {
    fields: {
      trace: { items: "FlatCall" },
      stateDiff: { values: { fields: { balance: "QuantityDelta", nonce: "QuantityDelta" } } },
    },
  },
  QuantityDelta: { quantities: ["+", "-"], fields: { "*": { quantities: ["from", "to"] } } },
  LogWithTimestamp: {
    quantities: ["blockNumber", "blockTimestamp", "transactionIndex", "logIndex", "timestamp"],
  },
  BlockDetails: {
    quantities: ["totalFees"],
    fields: {
      block: {
        quantities: [
          "number", "timestamp", "size", "difficulty", "totalDifficulty", "gasLimit", "gasUsed",
          "baseFeePerGas", "blobGasUsed", "excessBlobGas", "transactionCount",
        ],
        fields: { withdrawals: { items: "Withdrawal" } },
      },
      issuance: { quantities: ["blockReward", "uncleReward", "issuance"] },
    },
  },
  ExplorerReceipt: {
    quantities: [
      "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "effectiveGasPrice",
      "status", "timestamp",
    ],
    fields: { logs: { items: "Log" } },
  },
  FoundTransactions: {
    fields: { txs: { items: "SimulatedBlockTransaction" }, receipts: { items: "ExplorerReceipt" } },
  },
};

/** The places of quantities in params, by method or kind of subscription. */
export const paramPlaces: QuantityTables["paramPlaces"] = {
  eth_feeHistory: ["quantity", "quantity"],
  eth_getBlockTransactionCountByNumber: ["quantity"],
  eth_getBlockByNumber: ["quantity"],
  eth_getHeaderByNumber: ["quantity"],
  eth_getBlockReceipts: ["BlockReference"],
  eth_getBlockAccessList: ["BlockReference"],
  eth_getUncleCountByBlockNumber: ["quantity"],
  eth_getUncleByBlockHashAndIndex: [undefined, "quantity"],
  eth_getUncleByBlockNumberAndIndex: ["quantity", "quantity"],
  eth_getTransactionByBlockHashAndIndex: [undefined, "quantity"],
  eth_getTransactionByBlockNumberAndIndex: ["quantity", "quantity"],
  eth_getTransactionBySenderAndNonce: [undefined, "quantity"],
  eth_getRawTransactionByBlockHashAndIndex: [undefined, "quantity"],
  eth_getRawTransactionByBlockNumberAndIndex: ["quantity", "quantity"],
  eth_sendRawTransactionSync: [undefined, "quantity"],
  eth_sendTransaction: ["TransactionRequest"],
  eth_signTransaction: ["TransactionRequest"],
  eth_fillTransaction: ["TransactionRequest"],
  eth_getBalance: [undefined, "BlockReference"],
  eth_getTransactionCount: [undefined, "BlockReference"],
  eth_getCode: [undefined, "BlockReference"],
  eth_getStorageAt: [undefined, undefined, "BlockReference"],
  eth_getStorageValues: [undefined, "BlockReference"],
  eth_getProof: [undefined, undefined, "BlockReference"],
  eth_getMultiProof: [undefined, "BlockReference"],
  eth_getAccount: [undefined, "BlockReference"],
  eth_getAccountInfo: [undefined, "BlockReference"],
  eth_call: ["TransactionRequest", "BlockReference", { values: "AccountOverride" }, "BlockOverrides"],
  eth_estimateGas: ["TransactionRequest", "BlockReference", { values: "AccountOverride" }, "BlockOverrides"],
  eth_createAccessList: ["TransactionRequest", "BlockReference", { values: "AccountOverride" }],
  eth_simulateV1: [
    {
      fields: {
        blockStateCalls: {
          items: {
            fields: {
              blockOverrides: "BlockOverrides",
              stateOverrides: { values: "AccountOverride" },
              calls: { items: "TransactionRequest" },
            },
          },
        },
      },
    },
    "BlockReference",
  ],
  eth_callMany: [{ items: "CallBundle" }, "BundlePosition", { values: "AccountOverride" }],
  eth_callBundle: [undefined, "BlockReference"],
  eth_getLogs: ["LogQuery"],
  eth_newFilter: ["LogQuery"],
  debug_getRawHeader: ["BlockReference"],
  debug_getRawBlock: ["BlockReference"],
  debug_getRawTransactions: ["BlockReference"],
  debug_getRawReceipts: ["BlockReference"],
  debug_getRawBlockAccessList: ["BlockReference"],
  debug_storageRangeAt: ["BlockReference"],
  debug_accountRange: ["BlockReference"],
  debug_dumpBlock: ["quantity"],
  debug_getAccessibleState: ["quantity", "quantity"],
  debug_codeByHash: [undefined, "BlockReference"],
  debug_executionWitness: ["BlockReference"],
  debug_traceBlockByNumber: ["quantity"],
  debug_traceCall: ["TransactionRequest", "BlockReference", "TracedCallOptions"],
  debug_traceCallMany: [{ items: "CallBundle" }, "BundlePosition", "TracedCallOptions"],
  trace_replayBlockTransactions: ["quantity"],
  trace_call: [
    "TransactionRequest",
    undefined,
    "BlockReference",
    { values: "AccountOverride" },
    "BlockOverrides",
  ],
  trace_callMany: [{ items: { items: "TransactionRequest" } }, "BlockReference"],
  trace_rawTransaction: [undefined, undefined, "BlockReference"],
  trace_block: ["BlockReference"],
  trace_get: [undefined, { items: "quantity" }],
  trace_filter: ["LogQuery"],
  trace_blockOpcodeGas: ["BlockReference"],
  erigon_getHeaderByNumber: ["quantity"],
  explorer_getHeaderByNumber: ["quantity"],
  erigon_getBlockByTimestamp: ["quantity"],
  erigon_getBalanceChangesInBlock: ["BlockReference"],
  erigon_getLogs: ["LogQuery"],
  erigon_getLatestLogs: ["LogQuery"],
  ots_getHeaderByNumber: ["quantity"],
  ots_hasCode: [undefined, "BlockReference"],
  ots_getBlockDetails: ["quantity"],
  ots_getBlockTransactions: ["quantity"],
  debug_subscribe: [undefined, "quantity", "quantity"],
};

/** The places of quantities in results and notifications, by method or kind of subscription. */
export const resultPlaces: QuantityTables["resultPlaces"] = {
  eth_syncing: "SyncStatus",
  eth_chainId: "quantity",
  eth_blockNumber: "quantity",
  eth_hashrate: "quantity",
  eth_config: {
    fields: { current: "ForkConfiguration", next: "ForkConfiguration", last: "ForkConfiguration" },
  },
  eth_capabilities: {
    fields: {
      head: { quantities: ["number"] },
      state: "DataRetention",
      tx: "DataRetention",
      logs: "DataRetention",
      receipts: "DataRetention",
      blocks: "DataRetention",
      stateproofs: "DataRetention",
    },
  },
  eth_gasPrice: "quantity",
  eth_baseFee: "quantity",
  eth_blobBaseFee: "quantity",
  eth_maxPriorityFeePerGas: "quantity",
  eth_feeHistory: {
    quantities: ["oldestBlock"],
    fields: {
      baseFeePerGas: { items: "quantity" },
      baseFeePerBlobGas: { items: "quantity" },
      reward: { items: { items: "quantity" } },
    },
  },
  eth_getBlockTransactionCountByHash: "quantity",
  eth_getBlockTransactionCountByNumber: "quantity",
  eth_getBlockByHash: "BlockWithTransactions",
  eth_getBlockByNumber: "BlockWithTransactions",
  eth_getHeaderByHash: "PendingEvmHead",
  eth_getHeaderByNumber: "PendingEvmHead",
  eth_getBlockReceipts: { items: "Receipt" },
  eth_getBlockAccessList: { items: "AccountAccess" },
  eth_getBlockAccessListByBlockHash: { items: "AccountAccess" },
  eth_getUncleCountByBlockHash: "quantity",
  eth_getUncleCountByBlockNumber: "quantity",
  eth_getUncleByBlockHashAndIndex: "Block",
  eth_getUncleByBlockNumberAndIndex: "Block",
  eth_getTransactionByHash: "SimulatedBlockTransaction",
  eth_getTransactionByBlockHashAndIndex: "SimulatedBlockTransaction",
  eth_getTransactionByBlockNumberAndIndex: "SimulatedBlockTransaction",
  eth_getTransactionBySenderAndNonce: "SimulatedBlockTransaction",
  eth_getTransactionReceipt: "Receipt",
  eth_pendingTransactions: { items: "PendingTransaction" },
  eth_sendRawTransactionSync: "Receipt",
  eth_signTransaction: "SignedBytes",
  eth_fillTransaction: "SignedBytes",
  eth_getBalance: "quantity",
  eth_getTransactionCount: "quantity",
  eth_getProof: "AccountProof",
  eth_getMultiProof: { items: "AccountProof" },
  eth_getAccount: "AccountOverride",
  eth_getAccountInfo: "AccountOverride",
  eth_estimateGas: "quantity",
  eth_createAccessList: "FlatCallResult",
  eth_simulateV1: {
    items: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "size",
      ],
      fields: {
        withdrawals: { items: "Withdrawal" },
        calls: {
          items: { quantities: ["status", "gasUsed", "maxUsedGas"], fields: { logs: { items: "Log" } } },
        },
        transactions: { items: "SimulatedBlockTransaction" },
      },
    },
  },
  eth_callMany: { items: { items: { fields: { value: "hexDigits" } } } },
  eth_getLogs: { items: "Log" },
  eth_getFilterChanges: { items: "Log" },
  eth_getFilterLogs: { items: "Log" },
  net_peerCount: "quantity",
  txpool_status: { quantities: ["pending", "queued"] },
  txpool_content: {
    fields: {
      pending: { values: { values: "PendingTransaction" } },
      queued: { values: { values: "PendingTransaction" } },
    },
  },
  txpool_contentFrom: {
    fields: { pending: { values: "PendingTransaction" }, queued: { values: "PendingTransaction" } },
  },
  debug_getBadBlocks: { items: { fields: { block: "BlockWithTransactions" } } },
  debug_accountAt: "AccountOverride",
  debug_traceBlockByHash: {
    param: 1,
    field: "tracer",
    of: {
      "": { items: "StructLogTraceResult" },
      callTracer: { items: "CallTraceResult" },
      flatCallTracer: { items: "FlatCallTraceResult" },
      prestateTracer: {
        items: {
          fields: {
            result: {
              fields: {
                pre: { values: { quantities: ["balance"] } },
                post: { values: { quantities: ["balance"] } },
              },
              values: { quantities: ["balance"] },
            },
          },
        },
      },
      muxTracer: { items: "MuxTraceResult" },
      erc7562Tracer: { items: "CallTraceResult" },
    },
  },
  debug_traceBlockByNumber: {
    param: 1,
    field: "tracer",
    of: {
      "": { items: "StructLogTraceResult" },
      callTracer: { items: "CallTraceResult" },
      flatCallTracer: { items: "FlatCallTraceResult" },
      prestateTracer: {
        items: {
          fields: {
            result: {
              fields: {
                pre: { values: { quantities: ["balance"] } },
                post: { values: { quantities: ["balance"] } },
              },
              values: { quantities: ["balance"] },
            },
          },
        },
      },
      muxTracer: { items: "MuxTraceResult" },
      erc7562Tracer: { items: "CallTraceResult" },
    },
  },
  debug_traceBlock: {
    param: 1,
    field: "tracer",
    of: {
      "": { items: "StructLogTraceResult" },
      callTracer: { items: "CallTraceResult" },
      flatCallTracer: { items: "FlatCallTraceResult" },
      prestateTracer: {
        items: {
          fields: {
            result: {
              fields: {
                pre: { values: { quantities: ["balance"] } },
                post: { values: { quantities: ["balance"] } },
              },
              values: { quantities: ["balance"] },
            },
          },
        },
      },
      muxTracer: { items: "MuxTraceResult" },
      erc7562Tracer: { items: "CallTraceResult" },
    },
  },
  debug_traceBadBlock: {
    param: 1,
    field: "tracer",
    of: {
      "": { items: "StructLogTraceResult" },
      callTracer: { items: "CallTraceResult" },
      flatCallTracer: { items: "FlatCallTraceResult" },
      prestateTracer: {
        items: {
          fields: {
            result: {
              fields: {
                pre: { values: { quantities: ["balance"] } },
                post: { values: { quantities: ["balance"] } },
              },
              values: { quantities: ["balance"] },
            },
          },
        },
      },
      muxTracer: { items: "MuxTraceResult" },
      erc7562Tracer: { items: "CallTraceResult" },
    },
  },
  debug_traceTransaction: {
    param: 1,
    field: "tracer",
    of: {
      "": "StructLogTrace",
      callTracer: "CallFrame",
      flatCallTracer: { items: "FlatCall" },
      prestateTracer: {
        fields: {
          pre: { values: { quantities: ["balance"] } },
          post: { values: { quantities: ["balance"] } },
        },
        values: { quantities: ["balance"] },
      },
      muxTracer: "MuxTrace",
      erc7562Tracer: "CallFrame",
    },
  },
  debug_traceCall: {
    param: 2,
    field: "tracer",
    of: {
      "": "StructLogTrace",
      callTracer: "CallFrame",
      flatCallTracer: { items: "FlatCall" },
      prestateTracer: {
        fields: {
          pre: { values: { quantities: ["balance"] } },
          post: { values: { quantities: ["balance"] } },
        },
        values: { quantities: ["balance"] },
      },
      muxTracer: "MuxTrace",
      erc7562Tracer: "CallFrame",
    },
  },
  debug_traceCallMany: {
    param: 2,
    field: "tracer",
    of: {
      "": { items: { items: "StructLogTrace" } },
      callTracer: { items: { items: "CallFrame" } },
      flatCallTracer: { items: { items: { items: "FlatCall" } } },
      prestateTracer: {
        items: {
          items: {
            fields: {
              pre: { values: { quantities: ["balance"] } },
              post: { values: { quantities: ["balance"] } },
            },
            values: { quantities: ["balance"] },
          },
        },
      },
      muxTracer: { items: { items: "MuxTrace" } },
      erc7562Tracer: { items: { items: "CallFrame" } },
    },
  },
  trace_replayBlockTransactions: { items: "Replay" },
  trace_replayTransaction: "Replay",
  trace_call: "Replay",
  trace_callMany: { items: "Replay" },
  trace_rawTransaction: "Replay",
  trace_block: { items: "FlatCall" },
  trace_transaction: { items: "FlatCall" },
  trace_get: "FlatCall",
  trace_filter: { items: "FlatCall" },
  erigon_getHeaderByNumber: "PendingEvmHead",
  explorer_getHeaderByNumber: "PendingEvmHead",
  erigon_getHeaderByHash: "PendingEvmHead",
  erigon_blockNumber: "quantity",
  erigon_getBlockByTimestamp: "BlockWithTransactions",
  erigon_getBalanceChangesInBlock: { values: "quantity" },
  erigon_getLogs: { items: "LogWithTimestamp" },
  erigon_getLatestLogs: { items: "LogWithTimestamp" },
  erigon_getLogsByHash: { items: { items: "Log" } },
  erigon_getBlockReceiptsByBlockHash: { items: "Receipt" },
  ots_getHeaderByNumber: "PendingEvmHead",
  ots_getInternalOperations: { items: "StorageProof" },
  ots_traceTransaction: { items: "StorageProof" },
  ots_getBlockDetails: "BlockDetails",
  ots_getBlockDetailsByHash: "BlockDetails",
  ots_getBlockTransactions: {
    fields: {
      fullblock: {
        quantities: [
          "number", "timestamp", "size", "difficulty", "totalDifficulty", "gasLimit", "gasUsed",
          "baseFeePerGas", "blobGasUsed", "excessBlobGas", "transactionCount",
        ],
        fields: {
          withdrawals: { items: "Withdrawal" },
          transactions: { items: "SimulatedBlockTransaction" },
        },
      },
      receipts: { items: "ExplorerReceipt" },
    },
  },
  ots_searchTransactionsBefore: "FoundTransactions",
  ots_searchTransactionsAfter: "FoundTransactions",
  newHeads: "PendingEvmHead",
  logs: "Log",
  newPendingTransactions: "PendingTransaction",
  transactionReceipts: { items: "Receipt" },
  syncing: { fields: { status: "SyncStatus" } },
  debug_subscribe: { quantities: ["block"] },
};
