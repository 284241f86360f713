// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { FamilyQuantities } from "../quantity-tables.ts";

/** Where clients of Arbitrum have other quantities than those of Ethereum, for their decoded view. */
export const arbitrumQuantities: FamilyQuantities<"arbitrum"> = {
  family: "arbitrum",
  shapes: {
    BlockReference: { orQuantity: true, quantities: ["blockNumber"] },
    TransactionRequest: {
      quantities: [
        "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
        "maxFeePerBlobGas", "chainId",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    Authorization: { quantities: ["chainId", "nonce", "yParity", "r", "s"] },
    Withdrawal: { quantities: ["index", "validatorIndex", "amount"] },
    ArbitrumBlockWithTransactions: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "l1BlockNumber", "sendCount", "size",
      ],
      fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "ArbitrumTransaction" } },
    },
    ArbitrumTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
        "maxPriorityFeePerGas", "maxFeePerBlobGas", "maxRefund", "submissionFeeRefund", "l1BaseFee",
        "depositValue", "retryValue", "maxSubmissionFee", "blockNumber", "blockTimestamp", "transactionIndex",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    ArbitrumHead: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "l1BlockNumber", "sendCount", "size",
      ],
    },
    ArbitrumReceipt: {
      quantities: [
        "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "blobGasUsed",
        "effectiveGasPrice", "blobGasPrice", "status", "gasUsedForL1", "l1BlockNumber",
      ],
      fields: { logs: { items: "Log" } },
    },
    Log: { quantities: ["blockNumber", "blockTimestamp", "transactionIndex", "logIndex"] },
    ArbitrumBlock: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "l1BlockNumber", "sendCount", "size",
      ],
      fields: { withdrawals: { items: "Withdrawal" } },
    },
    ArbitrumPendingTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
        "maxPriorityFeePerGas", "maxFeePerBlobGas", "maxRefund", "submissionFeeRefund", "l1BaseFee",
        "depositValue", "retryValue", "maxSubmissionFee", "blockTimestamp",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    FlatCall: {
      fields: { action: { quantities: ["gas", "value", "balance"] }, result: { quantities: ["gasUsed"] } },
    },
    Replay: {
      fields: {
        trace: { items: "FlatCall" },
        stateDiff: { values: { fields: { balance: "QuantityDelta", nonce: "QuantityDelta" } } },
      },
    },
    QuantityDelta: { quantities: ["+", "-"], fields: { "*": { quantities: ["from", "to"] } } },
  },
  paramPlaces: {
    eth_getBlockByNumber: ["quantity"],
    eth_getHeaderByNumber: ["quantity"],
    eth_getBlockReceipts: ["BlockReference"],
    eth_getUncleByBlockHashAndIndex: [undefined, "quantity"],
    eth_getUncleByBlockNumberAndIndex: ["quantity", "quantity"],
    eth_getTransactionByBlockHashAndIndex: [undefined, "quantity"],
    eth_getTransactionByBlockNumberAndIndex: ["quantity", "quantity"],
    eth_getTransactionBySenderAndNonce: [undefined, "quantity"],
    eth_sendRawTransactionSync: [undefined, "quantity"],
    eth_simulateV1: [
      {
        fields: {
          blockStateCalls: {
            items: {
              fields: {
                blockOverrides: {
                  quantities: [
                    "number", "time", "gasLimit", "prevRandao", "baseFeePerGas", "blobBaseFee", "difficulty",
                  ],
                  fields: { withdrawals: { items: "Withdrawal" } },
                },
                stateOverrides: { values: { quantities: ["nonce", "balance"] } },
                calls: { items: "TransactionRequest" },
              },
            },
          },
        },
      },
      "BlockReference",
    ],
    arb_getRawBlockMetadata: ["quantity", "quantity"],
    arbtrace_call: ["TransactionRequest", undefined, "BlockReference"],
    arbtrace_callMany: [{ items: { items: "TransactionRequest" } }, "BlockReference"],
    arbtrace_replayBlockTransactions: ["quantity"],
    arbtrace_get: [undefined, { items: "quantity" }],
    arbtrace_block: ["BlockReference"],
    arbtrace_filter: [{ quantities: ["fromBlock", "toBlock"] }],
  },
  resultPlaces: {
    eth_getBlockByHash: "ArbitrumBlockWithTransactions",
    eth_getBlockByNumber: "ArbitrumBlockWithTransactions",
    eth_getHeaderByHash: "ArbitrumHead",
    eth_getHeaderByNumber: "ArbitrumHead",
    eth_getBlockReceipts: { items: "ArbitrumReceipt" },
    eth_getUncleByBlockHashAndIndex: "ArbitrumBlock",
    eth_getUncleByBlockNumberAndIndex: "ArbitrumBlock",
    eth_getTransactionByHash: "ArbitrumTransaction",
    eth_getTransactionByBlockHashAndIndex: "ArbitrumTransaction",
    eth_getTransactionByBlockNumberAndIndex: "ArbitrumTransaction",
    eth_getTransactionBySenderAndNonce: "ArbitrumTransaction",
    eth_getTransactionReceipt: "ArbitrumReceipt",
    eth_pendingTransactions: { items: "ArbitrumPendingTransaction" },
    eth_sendRawTransactionSync: "ArbitrumReceipt",
    eth_simulateV1: {
      items: {
        quantities: [
          "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
          "excessBlobGas", "totalDifficulty", "l1BlockNumber", "sendCount", "size",
        ],
        fields: {
          withdrawals: { items: "Withdrawal" },
          calls: {
            items: { quantities: ["status", "gasUsed", "maxUsedGas"], fields: { logs: { items: "Log" } } },
          },
          transactions: {
            items: {
              quantities: [
                "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
                "maxFeePerBlobGas", "chainId", "v", "yParity", "r", "s", "blockNumber", "blockTimestamp",
                "transactionIndex",
              ],
              fields: { authorizationList: { items: "Authorization" } },
            },
          },
        },
      },
    },
    txpool_content: {
      fields: {
        pending: { values: { values: "ArbitrumPendingTransaction" } },
        queued: { values: { values: "ArbitrumPendingTransaction" } },
      },
    },
    txpool_contentFrom: {
      fields: {
        pending: { values: "ArbitrumPendingTransaction" },
        queued: { values: "ArbitrumPendingTransaction" },
      },
    },
    debug_getBadBlocks: { items: { fields: { block: "ArbitrumBlockWithTransactions" } } },
    arbtrace_call: "Replay",
    arbtrace_callMany: { items: "Replay" },
    arbtrace_replayBlockTransactions: { items: "Replay" },
    arbtrace_replayTransaction: "Replay",
    arbtrace_transaction: { items: "FlatCall" },
    arbtrace_get: "FlatCall",
    arbtrace_block: { items: "FlatCall" },
    arbtrace_filter: { items: "FlatCall" },
    newHeads: "ArbitrumHead",
    newPendingTransactions: "ArbitrumPendingTransaction",
    transactionReceipts: { items: "ArbitrumReceipt" },
  },
};

/** Where clients of OP Stack have other quantities than those of Ethereum, for their decoded view. */
export const opStackQuantities: FamilyQuantities<"op-stack"> = {
  family: "op-stack",
  shapes: {
    Authorization: { quantities: ["chainId", "nonce", "yParity", "r", "s"] },
    Withdrawal: { quantities: ["index", "validatorIndex", "amount"] },
    BaseBundle: {
      quantities: [
        "blockNumber", "flashblockNumberMin", "flashblockNumberMax", "minTimestamp", "maxTimestamp",
      ],
    },
    OpStackBlockWithTransactions: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "size",
      ],
      fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "OpStackTransaction" } },
    },
    OpStackTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
        "maxPriorityFeePerGas", "mint", "depositReceiptVersion", "blockNumber", "blockTimestamp",
        "transactionIndex",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    Receipt: {
      quantities: [
        "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "blobGasUsed",
        "effectiveGasPrice", "blobGasPrice", "status", "l1Fee", "l1GasPrice", "l1GasUsed", "l1BlobBaseFee",
        "l1BaseFeeScalar", "l1BlobBaseFeeScalar", "operatorFeeScalar", "operatorFeeConstant", "depositNonce",
        "depositReceiptVersion",
      ],
      fields: { logs: { items: "Log" } },
    },
    Log: { quantities: ["blockNumber", "blockTimestamp", "transactionIndex", "logIndex"] },
    OpStackPendingTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
        "maxPriorityFeePerGas", "mint", "depositReceiptVersion", "blockTimestamp",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    ExplorerReceipt: {
      quantities: [
        "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "effectiveGasPrice",
        "status", "timestamp",
      ],
      fields: { logs: { items: "Log" } },
    },
    OpStackFoundTransactions: {
      fields: { txs: { items: "OpStackTransaction" }, receipts: { items: "ExplorerReceipt" } },
    },
    BaseTransactionMetering: {
      quantities: ["coinbaseDiff", "ethSentToCoinbase", "gasFees", "gasPrice", "value"],
    },
  },
  paramPlaces: {
    eth_getBlockByNumber: ["quantity"],
    eth_getBlockReceipts: [{ orQuantity: true, quantities: ["blockNumber"] }],
    eth_getTransactionByBlockHashAndIndex: [undefined, "quantity"],
    eth_getTransactionByBlockNumberAndIndex: ["quantity", "quantity"],
    eth_getTransactionBySenderAndNonce: [undefined, "quantity"],
    eth_sendRawTransactionSync: [undefined, "quantity"],
    ots_getBlockTransactions: ["quantity"],
    optimism_outputAtBlock: ["quantity"],
    optimism_safeHeadAtL1Block: ["quantity"],
    base_meterBundle: ["BaseBundle"],
    base_meterBlockByNumber: ["quantity"],
    base_meteredPriorityFeePerGas: ["BaseBundle"],
  },
  resultPlaces: {
    eth_getBlockByHash: "OpStackBlockWithTransactions",
    eth_getBlockByNumber: "OpStackBlockWithTransactions",
    eth_getBlockReceipts: { items: "Receipt" },
    eth_getTransactionByHash: "OpStackTransaction",
    eth_getTransactionByBlockHashAndIndex: "OpStackTransaction",
    eth_getTransactionByBlockNumberAndIndex: "OpStackTransaction",
    eth_getTransactionBySenderAndNonce: "OpStackTransaction",
    eth_getTransactionReceipt: "Receipt",
    eth_pendingTransactions: { items: "OpStackPendingTransaction" },
    eth_sendRawTransactionSync: "Receipt",
    txpool_content: {
      fields: {
        pending: { values: { values: "OpStackPendingTransaction" } },
        queued: { values: { values: "OpStackPendingTransaction" } },
      },
    },
    txpool_contentFrom: {
      fields: {
        pending: { values: "OpStackPendingTransaction" },
        queued: { values: "OpStackPendingTransaction" },
      },
    },
    debug_getBadBlocks: { items: { fields: { block: "OpStackBlockWithTransactions" } } },
    ots_getBlockTransactions: {
      fields: {
        fullblock: {
          quantities: [
            "number", "timestamp", "size", "difficulty", "totalDifficulty", "gasLimit", "gasUsed",
            "baseFeePerGas", "blobGasUsed", "excessBlobGas", "transactionCount",
          ],
          fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "OpStackTransaction" } },
        },
        receipts: { items: "ExplorerReceipt" },
      },
    },
    ots_searchTransactionsBefore: "OpStackFoundTransactions",
    ots_searchTransactionsAfter: "OpStackFoundTransactions",
    base_meterBundle: {
      quantities: ["bundleGasPrice", "coinbaseDiff", "ethSentToCoinbase", "gasFees"],
      fields: { results: { items: "BaseTransactionMetering" } },
    },
    base_meteredPriorityFeePerGas: {
      quantities: ["bundleGasPrice", "coinbaseDiff", "ethSentToCoinbase", "gasFees", "priorityFee"],
      fields: {
        results: { items: "BaseTransactionMetering" },
        resourceEstimates: {
          items: { quantities: ["thresholdPriorityFee", "recommendedPriorityFee", "cumulativeUsage"] },
        },
      },
    },
    newPendingTransactions: "OpStackPendingTransaction",
    transactionReceipts: { items: "Receipt" },
    newFlashblocks: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "size",
      ],
      fields: {
        base: { quantities: ["block_number", "gas_limit", "timestamp", "base_fee_per_gas"] },
        diff: { quantities: ["gas_used", "blob_gas_used"], fields: { withdrawals: { items: "Withdrawal" } } },
        withdrawals: { items: "Withdrawal" },
        transactions: { items: "OpStackTransaction" },
      },
    },
    newFlashblockTransactions: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
        "maxPriorityFeePerGas", "mint", "depositReceiptVersion", "blockNumber", "transactionIndex", "status",
        "gasUsed", "cumulativeGasUsed",
      ],
      fields: { authorizationList: { items: "Authorization" }, logs: { items: "Log" } },
    },
    pendingLogs: "Log",
  },
};

/** Where clients of ZKsync have other quantities than those of Ethereum, for their decoded view. */
export const zksyncQuantities: FamilyQuantities<"zksync"> = {
  family: "zksync",
  shapes: {
    BlockReference: { orQuantity: true, quantities: ["blockNumber"] },
    TransactionRequest: {
      quantities: [
        "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
        "maxFeePerBlobGas", "chainId",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    Authorization: { quantities: ["chainId", "nonce", "yParity", "r", "s"] },
    Withdrawal: { quantities: ["index", "validatorIndex", "amount"] },
    ZksyncBlockWithTransactions: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "l1BatchNumber", "l1BatchTimestamp", "size",
      ],
      fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "ZksyncTransaction" } },
    },
    ZksyncTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "l1BatchNumber", "l1BatchTxIndex",
        "type", "yParity", "maxFeePerGas", "maxPriorityFeePerGas", "blockNumber", "blockTimestamp",
        "transactionIndex",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
    ZksyncHead: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "l1BatchNumber", "l1BatchTimestamp", "size",
      ],
    },
    Receipt: {
      quantities: [
        "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "blobGasUsed",
        "effectiveGasPrice", "blobGasPrice", "status", "l1BatchNumber", "l1BatchTxIndex",
      ],
      fields: {
        logs: { items: "Log" },
        l2ToL1Logs: {
          items: {
            quantities: [
              "blockNumber", "transactionIndex", "logIndex", "transactionLogIndex", "l1BatchNumber",
              "shardId",
            ],
          },
        },
      },
    },
    Log: {
      quantities: [
        "blockNumber", "blockTimestamp", "transactionIndex", "logIndex", "l1BatchNumber",
        "transactionLogIndex",
      ],
    },
    ZksyncBlock: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "l1BatchNumber", "l1BatchTimestamp", "size",
      ],
      fields: { withdrawals: { items: "Withdrawal" } },
    },
    ZksyncPendingTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "l1BatchNumber", "l1BatchTxIndex",
        "type", "yParity", "maxFeePerGas", "maxPriorityFeePerGas", "blockTimestamp",
      ],
      fields: { authorizationList: { items: "Authorization" } },
    },
  },
  paramPlaces: {
    eth_getBlockByNumber: ["quantity"],
    eth_getHeaderByNumber: ["quantity"],
    eth_getBlockReceipts: ["BlockReference"],
    eth_getUncleByBlockHashAndIndex: [undefined, "quantity"],
    eth_getUncleByBlockNumberAndIndex: ["quantity", "quantity"],
    eth_getTransactionByBlockHashAndIndex: [undefined, "quantity"],
    eth_getTransactionByBlockNumberAndIndex: ["quantity", "quantity"],
    eth_getTransactionBySenderAndNonce: [undefined, "quantity"],
    eth_sendRawTransactionSync: [undefined, "quantity"],
    eth_simulateV1: [
      {
        fields: {
          blockStateCalls: {
            items: {
              fields: {
                blockOverrides: {
                  quantities: [
                    "number", "time", "gasLimit", "prevRandao", "baseFeePerGas", "blobBaseFee", "difficulty",
                  ],
                  fields: { withdrawals: { items: "Withdrawal" } },
                },
                stateOverrides: { values: { quantities: ["nonce", "balance"] } },
                calls: { items: "TransactionRequest" },
              },
            },
          },
        },
      },
      "BlockReference",
    ],
    eth_getLogs: [{ quantities: ["fromBlock", "toBlock"] }],
    zks_estimateFee: ["TransactionRequest"],
    zks_estimateGasL1ToL2: ["TransactionRequest"],
  },
  resultPlaces: {
    eth_getBlockByHash: "ZksyncBlockWithTransactions",
    eth_getBlockByNumber: "ZksyncBlockWithTransactions",
    eth_getHeaderByHash: "ZksyncHead",
    eth_getHeaderByNumber: "ZksyncHead",
    eth_getBlockReceipts: { items: "Receipt" },
    eth_getUncleByBlockHashAndIndex: "ZksyncBlock",
    eth_getUncleByBlockNumberAndIndex: "ZksyncBlock",
    eth_getTransactionByHash: "ZksyncTransaction",
    eth_getTransactionByBlockHashAndIndex: "ZksyncTransaction",
    eth_getTransactionByBlockNumberAndIndex: "ZksyncTransaction",
    eth_getTransactionBySenderAndNonce: "ZksyncTransaction",
    eth_getTransactionReceipt: "Receipt",
    eth_pendingTransactions: { items: "ZksyncPendingTransaction" },
    eth_sendRawTransactionSync: "Receipt",
    eth_simulateV1: {
      items: {
        quantities: [
          "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
          "excessBlobGas", "totalDifficulty", "l1BatchNumber", "l1BatchTimestamp", "size",
        ],
        fields: {
          withdrawals: { items: "Withdrawal" },
          calls: {
            items: { quantities: ["status", "gasUsed", "maxUsedGas"], fields: { logs: { items: "Log" } } },
          },
          transactions: {
            items: {
              quantities: [
                "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
                "maxFeePerBlobGas", "chainId", "v", "yParity", "r", "s", "blockNumber", "blockTimestamp",
                "transactionIndex",
              ],
              fields: { authorizationList: { items: "Authorization" } },
            },
          },
        },
      },
    },
    eth_getLogs: { items: "Log" },
    eth_getFilterChanges: { items: "Log" },
    eth_getFilterLogs: { items: "Log" },
    zks_L1ChainId: "quantity",
    zks_L1BatchNumber: "quantity",
    zks_getL1BatchBlockRange: { items: "quantity" },
    zks_getL1GasPrice: "quantity",
    zks_estimateFee: {
      quantities: ["gas_limit", "gas_per_pubdata_limit", "max_fee_per_gas", "max_priority_fee_per_gas"],
    },
    zks_estimateGasL1ToL2: "quantity",
    zks_getTransactionDetails: { quantities: ["fee", "gasPerPubdata"] },
    zks_gasPerPubdata: "quantity",
    newHeads: "ZksyncHead",
    logs: "Log",
    newPendingTransactions: "ZksyncPendingTransaction",
    transactionReceipts: { items: "Receipt" },
  },
};

/** Where clients of Linea have other quantities than those of Ethereum, for their decoded view. */
export const lineaQuantities: FamilyQuantities<"linea"> = {
  family: "linea",
  shapes: {},
  paramPlaces: {
    linea_estimateGas: [
      {
        quantities: [
          "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
          "maxFeePerBlobGas", "chainId",
        ],
        fields: { authorizationList: { items: { quantities: ["chainId", "nonce", "yParity", "r", "s"] } } },
      },
    ],
  },
  resultPlaces: {
    linea_estimateGas: { quantities: ["gasLimit", "baseFeePerGas", "priorityFeePerGas"] },
    linea_getTransactionExclusionStatusV1: { quantities: ["nonce", "blockNumber"] },
  },
};

/** Where clients of Bor have other quantities than those of Ethereum, for their decoded view. */
export const borQuantities: FamilyQuantities<"bor"> = {
  family: "bor",
  shapes: { BlockReference: { orQuantity: true, quantities: ["blockNumber"] } },
  paramPlaces: {
    bor_getAuthor: ["BlockReference"],
    bor_getSigners: ["quantity"],
    bor_getSnapshot: ["quantity"],
    bor_getSnapshotProposer: ["BlockReference"],
    bor_getSnapshotProposerSequence: ["BlockReference"],
    bor_sendRawTransactionConditional: [
      undefined,
      { quantities: ["blockNumberMin", "blockNumberMax", "timestampMin", "timestampMax"] },
    ],
  },
  resultPlaces: {},
};

/** Where clients of AuRa have other quantities than those of Ethereum, for their decoded view. */
export const auraQuantities: FamilyQuantities<"aura"> = {
  family: "aura",
  shapes: {
    Authorization: { quantities: ["chainId", "nonce", "yParity", "r", "s"] },
    Withdrawal: { quantities: ["index", "validatorIndex", "amount"] },
    AuraBlockWithTransactions: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "auraStep", "size",
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
    AuraHead: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "auraStep", "size",
      ],
    },
    AuraBlock: {
      quantities: [
        "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
        "excessBlobGas", "totalDifficulty", "auraStep", "size",
      ],
      fields: { withdrawals: { items: "Withdrawal" } },
    },
  },
  paramPlaces: {
    eth_getBlockByNumber: ["quantity"],
    eth_getHeaderByNumber: ["quantity"],
    eth_getUncleByBlockHashAndIndex: [undefined, "quantity"],
    eth_getUncleByBlockNumberAndIndex: ["quantity", "quantity"],
    eth_simulateV1: [
      {
        fields: {
          blockStateCalls: {
            items: {
              fields: {
                blockOverrides: {
                  quantities: [
                    "number", "time", "gasLimit", "prevRandao", "baseFeePerGas", "blobBaseFee", "difficulty",
                  ],
                  fields: { withdrawals: { items: "Withdrawal" } },
                },
                stateOverrides: { values: { quantities: ["nonce", "balance"] } },
                calls: {
                  items: {
                    quantities: [
                      "type", "nonce", "gas", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas",
                      "maxFeePerBlobGas", "chainId",
                    ],
                    fields: { authorizationList: { items: "Authorization" } },
                  },
                },
              },
            },
          },
        },
      },
      { orQuantity: true, quantities: ["blockNumber"] },
    ],
    erigon_getBlockByTimestamp: ["quantity"],
  },
  resultPlaces: {
    eth_getBlockByHash: "AuraBlockWithTransactions",
    eth_getBlockByNumber: "AuraBlockWithTransactions",
    eth_getHeaderByHash: "AuraHead",
    eth_getHeaderByNumber: "AuraHead",
    eth_getUncleByBlockHashAndIndex: "AuraBlock",
    eth_getUncleByBlockNumberAndIndex: "AuraBlock",
    eth_simulateV1: {
      items: {
        quantities: [
          "number", "difficulty", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas", "blobGasUsed",
          "excessBlobGas", "totalDifficulty", "auraStep", "size",
        ],
        fields: {
          withdrawals: { items: "Withdrawal" },
          calls: {
            items: {
              quantities: ["status", "gasUsed", "maxUsedGas"],
              fields: {
                logs: {
                  items: { quantities: ["blockNumber", "blockTimestamp", "transactionIndex", "logIndex"] },
                },
              },
            },
          },
          transactions: { items: "SimulatedBlockTransaction" },
        },
      },
    },
    debug_getBadBlocks: { items: { fields: { block: "AuraBlockWithTransactions" } } },
    erigon_getBlockByTimestamp: "AuraBlockWithTransactions",
    newHeads: "AuraHead",
  },
};

/** Where clients of HyperEVM have other quantities than those of Ethereum, for their decoded view. */
export const hyperevmQuantities: FamilyQuantities<"hyperevm"> = {
  family: "hyperevm",
  shapes: {
    SimulatedBlockTransaction: {
      quantities: [
        "nonce", "gas", "value", "v", "r", "s", "gasPrice", "chainId", "type", "yParity", "maxFeePerGas",
        "maxPriorityFeePerGas", "maxFeePerBlobGas", "blockNumber", "blockTimestamp", "transactionIndex",
      ],
      fields: { authorizationList: { items: { quantities: ["chainId", "nonce", "yParity", "r", "s"] } } },
    },
  },
  paramPlaces: { eth_getSystemTxsByBlockNumber: ["quantity"] },
  resultPlaces: {
    eth_bigBlockGasPrice: "quantity",
    eth_getSystemTxsByBlockNumber: { items: "SimulatedBlockTransaction" },
    eth_getSystemTxsByBlockHash: { items: "SimulatedBlockTransaction" },
  },
};
