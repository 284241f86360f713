// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/** A name in the table {@link shapes}. */
export type ShapeName =
  | "BlockReference"
  | "TransactionRequest"
  | "Authorization"
  | "AccountOverride"
  | "BlockOverrides"
  | "Withdrawal"
  | "Simulation"
  | "BlockCalls"
  | "CallBundle"
  | "BundleBlockOverride"
  | "BundlePosition"
  | "LogQuery"
  | "TracedCallOptions"
  | "BorConditions"
  | "SyncStatus"
  | "ForkConfigurations"
  | "ForkConfiguration"
  | "NodeCapabilities"
  | "NodeCapabilities.head"
  | "DataRetention"
  | "DataRetention.deleteStrategy"
  | "FeeHistory"
  | "BlockWithTransactions"
  | "Transaction"
  | "PendingEvmHead"
  | "ArbitrumReceipt"
  | "Log"
  | "ZksyncMessage"
  | "AccountAccess"
  | "SlotChanges"
  | "SlotChanges.changes"
  | "AccountAccess.balanceChanges"
  | "Block"
  | "SignedBytes"
  | "TransactionWithBlobs"
  | "AccountProof"
  | "StorageProof"
  | "FlatCallResult"
  | "SimulatedBlockWithTransactions"
  | "SimulatedBlockTransaction"
  | "SimulatedCall"
  | "eth_callMany"
  | "txpool_status"
  | "PoolContent"
  | "PendingTransaction"
  | "txpool_contentFrom"
  | "BadBlock"
  | "StructLogTraceResult"
  | "StructLogTrace"
  | "StructLog"
  | "CallTraceResult"
  | "CallFrame"
  | "CallLog"
  | "FlatCallTraceResult"
  | "FlatCall"
  | "FlatCallAction"
  | "debug_traceBlockByHash.prestateTracer"
  | "debug_traceBlockByHash.prestateTracer.result"
  | "debug_traceBlockByHash.prestateTracer.result.pre"
  | "MuxTraceResult"
  | "MuxTrace"
  | "Replay"
  | "Replay.stateDiff"
  | "QuantityDelta"
  | "QuantityDelta.*"
  | "ExplorerHeader"
  | "LogWithTimestamp"
  | "BlockDetails"
  | "ExplorerBlock"
  | "BlockDetails.issuance"
  | "ots_getBlockTransactions"
  | "ExplorerBlockPage"
  | "ExplorerReceipt"
  | "FoundTransactions"
  | "ZksyncFee"
  | "ZksyncTransactionStatus"
  | "LineaGasEstimate"
  | "LineaRejection"
  | "SyncProgress"
  | "TracedBlock";

/** What a value is: a quantity, bytes in hex that may lack `0x`, or something that contains these. */
export type Place =
  | "quantity"
  | "hexDigits"
  | ShapeName
  /** A list, and what its items are. */
  | { readonly items: Place }
  /** An object with any keys, and what its values are. */
  | { readonly values: Place };

/** The places of quantities in an object. */
export interface ObjectShape {
  /** Whether a quantity may be in place of the object. */
  readonly orQuantity?: true;
  /** The fields that are quantities. */
  readonly quantities?: readonly string[];
  /** The other fields that contain quantities. */
  readonly fields?: Readonly<Record<string, Place>>;
  /** What the items are if there may be a list in place of the object. */
  readonly items?: Place;
  /** What the values of fields with other names are. */
  readonly values?: Place;
}

/** A field of a param that selects what the result is. */
export interface ResultChoice {
  /** The index of the param. */
  readonly param: number;
  readonly field: string;
  /** What the result is by the value of the field; with no text if the field is absent. */
  readonly of: Readonly<Record<string, Place>>;
}

/** The objects that contain quantities. Equal ones share a name. */
export const shapes: Readonly<Record<ShapeName, ObjectShape>> = {
  BlockReference: { orQuantity: true, quantities: ["blockNumber"] },
  TransactionRequest: {
    quantities: [
      "type",
      "nonce",
      "gas",
      "value",
      "gasPrice",
      "maxFeePerGas",
      "maxPriorityFeePerGas",
      "maxFeePerBlobGas",
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
  Simulation: { fields: { blockStateCalls: { items: "BlockCalls" } } },
  BlockCalls: {
    fields: {
      blockOverrides: "BlockOverrides",
      stateOverrides: { values: "AccountOverride" },
      calls: { items: "TransactionRequest" },
    },
  },
  CallBundle: {
    fields: { transactions: { items: "TransactionRequest" }, blockOverride: "BundleBlockOverride" },
  },
  BundleBlockOverride: { quantities: ["blockNumber", "timestamp", "gasLimit", "difficulty", "baseFee"] },
  BundlePosition: { fields: { blockNumber: "BlockReference" } },
  LogQuery: { quantities: ["fromBlock", "toBlock"] },
  TracedCallOptions: {
    quantities: ["txIndex"],
    fields: { stateOverrides: { values: "AccountOverride" }, blockOverrides: "BlockOverrides" },
  },
  BorConditions: { quantities: ["blockNumberMin", "blockNumberMax", "timestampMin", "timestampMax"] },
  SyncStatus: { quantities: ["startingBlock", "currentBlock", "highestBlock"] },
  ForkConfigurations: {
    fields: { current: "ForkConfiguration", next: "ForkConfiguration", last: "ForkConfiguration" },
  },
  ForkConfiguration: { quantities: ["chainId"] },
  NodeCapabilities: {
    fields: {
      head: "NodeCapabilities.head",
      state: "DataRetention",
      tx: "DataRetention",
      logs: "DataRetention",
      receipts: "DataRetention",
      blocks: "DataRetention",
      stateproofs: "DataRetention",
    },
  },
  "NodeCapabilities.head": { quantities: ["number"] },
  DataRetention: { quantities: ["oldestBlock"], fields: { deleteStrategy: "DataRetention.deleteStrategy" } },
  "DataRetention.deleteStrategy": { quantities: ["retentionBlocks"] },
  FeeHistory: {
    quantities: ["oldestBlock"],
    fields: {
      baseFeePerGas: { items: "quantity" },
      baseFeePerBlobGas: { items: "quantity" },
      reward: { items: { items: "quantity" } },
    },
  },
  BlockWithTransactions: {
    quantities: [
      "number",
      "difficulty",
      "gasLimit",
      "gasUsed",
      "timestamp",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
      "totalDifficulty",
      "l1BlockNumber",
      "sendCount",
      "auraStep",
      "l1BatchNumber",
      "l1BatchTimestamp",
      "size",
    ],
    fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "Transaction" } },
  },
  Transaction: {
    quantities: [
      "nonce",
      "gas",
      "value",
      "v",
      "r",
      "s",
      "gasPrice",
      "chainId",
      "l1BatchNumber",
      "l1BatchTxIndex",
      "type",
      "yParity",
      "maxFeePerGas",
      "maxPriorityFeePerGas",
      "maxFeePerBlobGas",
      "maxRefund",
      "submissionFeeRefund",
      "l1BaseFee",
      "depositValue",
      "retryValue",
      "maxSubmissionFee",
      "mint",
      "depositReceiptVersion",
      "blockNumber",
      "blockTimestamp",
      "transactionIndex",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  PendingEvmHead: {
    quantities: [
      "number",
      "difficulty",
      "gasLimit",
      "gasUsed",
      "timestamp",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
      "totalDifficulty",
      "l1BlockNumber",
      "sendCount",
      "auraStep",
      "l1BatchNumber",
      "l1BatchTimestamp",
      "size",
    ],
  },
  ArbitrumReceipt: {
    quantities: [
      "type",
      "transactionIndex",
      "blockNumber",
      "cumulativeGasUsed",
      "gasUsed",
      "blobGasUsed",
      "effectiveGasPrice",
      "blobGasPrice",
      "status",
      "gasUsedForL1",
      "l1BlockNumber",
      "l1Fee",
      "l1GasPrice",
      "l1GasUsed",
      "l1BlobBaseFee",
      "l1BaseFeeScalar",
      "l1BlobBaseFeeScalar",
      "operatorFeeScalar",
      "operatorFeeConstant",
      "depositNonce",
      "depositReceiptVersion",
      "l1BatchNumber",
      "l1BatchTxIndex",
    ],
    fields: { logs: { items: "Log" }, l2ToL1Logs: { items: "ZksyncMessage" } },
  },
  Log: {
    quantities: [
      "blockNumber",
      "blockTimestamp",
      "transactionIndex",
      "logIndex",
      "l1BatchNumber",
      "transactionLogIndex",
    ],
  },
  ZksyncMessage: {
    quantities: [
      "blockNumber",
      "transactionIndex",
      "logIndex",
      "transactionLogIndex",
      "l1BatchNumber",
      "shardId",
    ],
  },
  AccountAccess: {
    fields: {
      storageChanges: { items: "SlotChanges" },
      balanceChanges: { items: "AccountAccess.balanceChanges" },
      nonceChanges: { items: "AccountAccess.balanceChanges" },
      codeChanges: { items: "SlotChanges.changes" },
    },
  },
  SlotChanges: { fields: { changes: { items: "SlotChanges.changes" } } },
  "SlotChanges.changes": { quantities: ["index"] },
  "AccountAccess.balanceChanges": { quantities: ["index", "value"] },
  Block: {
    quantities: [
      "number",
      "difficulty",
      "gasLimit",
      "gasUsed",
      "timestamp",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
      "totalDifficulty",
      "l1BlockNumber",
      "sendCount",
      "auraStep",
      "l1BatchNumber",
      "l1BatchTimestamp",
      "size",
    ],
    fields: { withdrawals: { items: "Withdrawal" } },
  },
  SignedBytes: { fields: { tx: "TransactionWithBlobs" } },
  TransactionWithBlobs: {
    quantities: [
      "type",
      "nonce",
      "gas",
      "value",
      "gasPrice",
      "maxFeePerGas",
      "maxPriorityFeePerGas",
      "maxFeePerBlobGas",
      "chainId",
      "v",
      "yParity",
      "r",
      "s",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  AccountProof: { quantities: ["balance", "nonce"], fields: { storageProof: { items: "StorageProof" } } },
  StorageProof: { quantities: ["value"] },
  FlatCallResult: { quantities: ["gasUsed"] },
  SimulatedBlockWithTransactions: {
    quantities: [
      "number",
      "difficulty",
      "gasLimit",
      "gasUsed",
      "timestamp",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
      "totalDifficulty",
      "l1BlockNumber",
      "sendCount",
      "auraStep",
      "l1BatchNumber",
      "l1BatchTimestamp",
      "size",
    ],
    fields: {
      withdrawals: { items: "Withdrawal" },
      transactions: { items: "SimulatedBlockTransaction" },
      calls: { items: "SimulatedCall" },
    },
  },
  SimulatedBlockTransaction: {
    quantities: [
      "type",
      "nonce",
      "gas",
      "value",
      "gasPrice",
      "maxFeePerGas",
      "maxPriorityFeePerGas",
      "maxFeePerBlobGas",
      "chainId",
      "v",
      "yParity",
      "r",
      "s",
      "blockNumber",
      "blockTimestamp",
      "transactionIndex",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  SimulatedCall: { quantities: ["status", "gasUsed", "maxUsedGas"], fields: { logs: { items: "Log" } } },
  eth_callMany: { fields: { value: "hexDigits" } },
  txpool_status: { quantities: ["pending", "queued"] },
  PoolContent: {
    fields: {
      pending: { values: { values: "PendingTransaction" } },
      queued: { values: { values: "PendingTransaction" } },
    },
  },
  PendingTransaction: {
    quantities: [
      "nonce",
      "gas",
      "value",
      "v",
      "r",
      "s",
      "gasPrice",
      "chainId",
      "l1BatchNumber",
      "l1BatchTxIndex",
      "type",
      "yParity",
      "maxFeePerGas",
      "maxPriorityFeePerGas",
      "maxFeePerBlobGas",
      "maxRefund",
      "submissionFeeRefund",
      "l1BaseFee",
      "depositValue",
      "retryValue",
      "maxSubmissionFee",
      "mint",
      "depositReceiptVersion",
      "blockTimestamp",
    ],
    fields: { authorizationList: { items: "Authorization" } },
  },
  txpool_contentFrom: {
    fields: { pending: { values: "PendingTransaction" }, queued: { values: "PendingTransaction" } },
  },
  BadBlock: { fields: { block: "BlockWithTransactions" } },
  StructLogTraceResult: { fields: { result: "StructLogTrace" } },
  StructLogTrace: { fields: { returnValue: "hexDigits", structLogs: { items: "StructLog" } } },
  StructLog: { fields: { stack: { items: "quantity" } } },
  CallTraceResult: { fields: { result: "CallFrame" } },
  CallFrame: {
    quantities: ["value", "gas", "gasUsed"],
    fields: { calls: { items: "CallFrame" }, logs: { items: "CallLog" } },
  },
  CallLog: { quantities: ["index", "position"] },
  FlatCallTraceResult: { fields: { result: { items: "FlatCall" } } },
  FlatCall: { fields: { action: "FlatCallAction", result: "FlatCallResult" } },
  FlatCallAction: { quantities: ["gas", "value", "balance"] },
  "debug_traceBlockByHash.prestateTracer": {
    fields: { result: "debug_traceBlockByHash.prestateTracer.result" },
  },
  "debug_traceBlockByHash.prestateTracer.result": {
    fields: {
      pre: { values: "debug_traceBlockByHash.prestateTracer.result.pre" },
      post: { values: "debug_traceBlockByHash.prestateTracer.result.pre" },
    },
    values: "debug_traceBlockByHash.prestateTracer.result.pre",
  },
  "debug_traceBlockByHash.prestateTracer.result.pre": { quantities: ["balance"] },
  MuxTraceResult: { fields: { result: "MuxTrace" } },
  MuxTrace: {
    fields: {
      callTracer: "CallFrame",
      flatCallTracer: { items: "FlatCall" },
      prestateTracer: "debug_traceBlockByHash.prestateTracer.result",
      erc7562Tracer: "CallFrame",
    },
  },
  Replay: { fields: { trace: { items: "FlatCall" }, stateDiff: { values: "Replay.stateDiff" } } },
  "Replay.stateDiff": { fields: { balance: "QuantityDelta", nonce: "QuantityDelta" } },
  QuantityDelta: { quantities: ["+", "-"], fields: { "*": "QuantityDelta.*" } },
  "QuantityDelta.*": { quantities: ["from", "to"] },
  ExplorerHeader: {
    quantities: [
      "number",
      "difficulty",
      "totalDifficulty",
      "size",
      "gasLimit",
      "gasUsed",
      "timestamp",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
    ],
  },
  LogWithTimestamp: {
    quantities: [
      "blockNumber",
      "blockTimestamp",
      "transactionIndex",
      "logIndex",
      "l1BatchNumber",
      "transactionLogIndex",
      "timestamp",
    ],
  },
  BlockDetails: {
    quantities: ["totalFees"],
    fields: { block: "ExplorerBlock", issuance: "BlockDetails.issuance" },
  },
  ExplorerBlock: {
    quantities: [
      "number",
      "timestamp",
      "size",
      "difficulty",
      "totalDifficulty",
      "gasLimit",
      "gasUsed",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
      "transactionCount",
    ],
    fields: { withdrawals: { items: "Withdrawal" } },
  },
  "BlockDetails.issuance": { quantities: ["blockReward", "uncleReward", "issuance"] },
  ots_getBlockTransactions: {
    fields: { fullblock: "ExplorerBlockPage", receipts: { items: "ExplorerReceipt" } },
  },
  ExplorerBlockPage: {
    quantities: [
      "number",
      "timestamp",
      "size",
      "difficulty",
      "totalDifficulty",
      "gasLimit",
      "gasUsed",
      "baseFeePerGas",
      "blobGasUsed",
      "excessBlobGas",
      "transactionCount",
    ],
    fields: { withdrawals: { items: "Withdrawal" }, transactions: { items: "Transaction" } },
  },
  ExplorerReceipt: {
    quantities: [
      "type",
      "transactionIndex",
      "blockNumber",
      "cumulativeGasUsed",
      "gasUsed",
      "effectiveGasPrice",
      "status",
      "timestamp",
    ],
    fields: { logs: { items: "Log" } },
  },
  FoundTransactions: { fields: { txs: { items: "Transaction" }, receipts: { items: "ExplorerReceipt" } } },
  ZksyncFee: {
    quantities: ["gas_limit", "gas_per_pubdata_limit", "max_fee_per_gas", "max_priority_fee_per_gas"],
  },
  ZksyncTransactionStatus: { quantities: ["fee", "gasPerPubdata"] },
  LineaGasEstimate: { quantities: ["gasLimit", "baseFeePerGas", "priorityFeePerGas"] },
  LineaRejection: { quantities: ["nonce", "blockNumber"] },
  SyncProgress: { fields: { status: "SyncStatus" } },
  TracedBlock: { quantities: ["block"] },
};

/** The places of quantities in params, by method or kind of subscription. */
export const paramPlaces: Readonly<Record<string, readonly (Place | undefined)[]>> = {
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
  eth_getAccount: [undefined, "BlockReference"],
  eth_getAccountInfo: [undefined, "BlockReference"],
  eth_call: ["TransactionRequest", "BlockReference", { values: "AccountOverride" }, "BlockOverrides"],
  eth_estimateGas: ["TransactionRequest", "BlockReference", { values: "AccountOverride" }, "BlockOverrides"],
  eth_createAccessList: ["TransactionRequest", "BlockReference", { values: "AccountOverride" }],
  eth_simulateV1: ["Simulation", "BlockReference"],
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
  arb_getRawBlockMetadata: ["quantity", "quantity"],
  optimism_outputAtBlock: ["quantity"],
  optimism_safeHeadAtL1Block: ["quantity"],
  zks_estimateFee: ["TransactionRequest"],
  zks_estimateGasL1ToL2: ["TransactionRequest"],
  linea_estimateGas: ["TransactionRequest"],
  bor_getAuthor: ["BlockReference"],
  bor_getSigners: ["quantity"],
  bor_getSnapshot: ["quantity"],
  bor_getSnapshotProposer: ["BlockReference"],
  bor_getSnapshotProposerSequence: ["BlockReference"],
  bor_sendRawTransactionConditional: [undefined, "BorConditions"],
  eth_getSystemTxsByBlockNumber: ["quantity"],
  debug_subscribe: [undefined, "quantity", "quantity"],
};

/** The places of quantities in results and notifications, by method or kind of subscription. */
export const resultPlaces: Readonly<Record<string, Place | ResultChoice>> = {
  eth_syncing: "SyncStatus",
  eth_chainId: "quantity",
  eth_blockNumber: "quantity",
  eth_hashrate: "quantity",
  eth_config: "ForkConfigurations",
  eth_capabilities: "NodeCapabilities",
  eth_gasPrice: "quantity",
  eth_baseFee: "quantity",
  eth_blobBaseFee: "quantity",
  eth_maxPriorityFeePerGas: "quantity",
  eth_feeHistory: "FeeHistory",
  eth_getBlockTransactionCountByHash: "quantity",
  eth_getBlockTransactionCountByNumber: "quantity",
  eth_getBlockByHash: "BlockWithTransactions",
  eth_getBlockByNumber: "BlockWithTransactions",
  eth_getHeaderByHash: "PendingEvmHead",
  eth_getHeaderByNumber: "PendingEvmHead",
  eth_getBlockReceipts: { items: "ArbitrumReceipt" },
  eth_getBlockAccessList: { items: "AccountAccess" },
  eth_getUncleCountByBlockHash: "quantity",
  eth_getUncleCountByBlockNumber: "quantity",
  eth_getUncleByBlockHashAndIndex: "Block",
  eth_getUncleByBlockNumberAndIndex: "Block",
  eth_getTransactionByHash: "Transaction",
  eth_getTransactionByBlockHashAndIndex: "Transaction",
  eth_getTransactionByBlockNumberAndIndex: "Transaction",
  eth_getTransactionBySenderAndNonce: "Transaction",
  eth_getTransactionReceipt: "ArbitrumReceipt",
  eth_sendRawTransactionSync: "ArbitrumReceipt",
  eth_signTransaction: "SignedBytes",
  eth_fillTransaction: "SignedBytes",
  eth_getBalance: "quantity",
  eth_getTransactionCount: "quantity",
  eth_getProof: "AccountProof",
  eth_getAccount: "AccountOverride",
  eth_getAccountInfo: "AccountOverride",
  eth_estimateGas: "quantity",
  eth_createAccessList: "FlatCallResult",
  eth_simulateV1: { items: "SimulatedBlockWithTransactions" },
  eth_callMany: { items: { items: "eth_callMany" } },
  eth_getLogs: { items: "Log" },
  eth_getFilterChanges: { items: "Log" },
  eth_getFilterLogs: { items: "Log" },
  net_peerCount: "quantity",
  txpool_status: "txpool_status",
  txpool_content: "PoolContent",
  txpool_contentFrom: "txpool_contentFrom",
  debug_getBadBlocks: { items: "BadBlock" },
  debug_accountAt: "AccountOverride",
  debug_traceBlockByHash: {
    param: 1,
    field: "tracer",
    of: {
      "": { items: "StructLogTraceResult" },
      callTracer: { items: "CallTraceResult" },
      flatCallTracer: { items: "FlatCallTraceResult" },
      prestateTracer: { items: "debug_traceBlockByHash.prestateTracer" },
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
      prestateTracer: { items: "debug_traceBlockByHash.prestateTracer" },
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
      prestateTracer: { items: "debug_traceBlockByHash.prestateTracer" },
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
      prestateTracer: { items: "debug_traceBlockByHash.prestateTracer" },
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
      prestateTracer: "debug_traceBlockByHash.prestateTracer.result",
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
      prestateTracer: "debug_traceBlockByHash.prestateTracer.result",
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
      prestateTracer: { items: { items: "debug_traceBlockByHash.prestateTracer.result" } },
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
  erigon_getHeaderByNumber: "ExplorerHeader",
  explorer_getHeaderByNumber: "ExplorerHeader",
  erigon_getHeaderByHash: "ExplorerHeader",
  erigon_blockNumber: "quantity",
  erigon_getBlockByTimestamp: "BlockWithTransactions",
  erigon_getBalanceChangesInBlock: { values: "quantity" },
  erigon_getLogs: { items: "LogWithTimestamp" },
  erigon_getLatestLogs: { items: "LogWithTimestamp" },
  erigon_getLogsByHash: { items: { items: "Log" } },
  erigon_getBlockReceiptsByBlockHash: { items: "ArbitrumReceipt" },
  ots_getHeaderByNumber: "ExplorerHeader",
  ots_getInternalOperations: { items: "StorageProof" },
  ots_traceTransaction: { items: "StorageProof" },
  ots_getBlockDetails: "BlockDetails",
  ots_getBlockDetailsByHash: "BlockDetails",
  ots_getBlockTransactions: "ots_getBlockTransactions",
  ots_searchTransactionsBefore: "FoundTransactions",
  ots_searchTransactionsAfter: "FoundTransactions",
  zks_L1ChainId: "quantity",
  zks_L1BatchNumber: "quantity",
  zks_getL1BatchBlockRange: { items: "quantity" },
  zks_getL1GasPrice: "quantity",
  zks_estimateFee: "ZksyncFee",
  zks_estimateGasL1ToL2: "quantity",
  zks_getTransactionDetails: "ZksyncTransactionStatus",
  zks_gasPerPubdata: "quantity",
  linea_estimateGas: "LineaGasEstimate",
  linea_getTransactionExclusionStatusV1: "LineaRejection",
  eth_bigBlockGasPrice: "quantity",
  eth_getSystemTxsByBlockNumber: { items: "Transaction" },
  eth_getSystemTxsByBlockHash: { items: "Transaction" },
  newHeads: "PendingEvmHead",
  logs: "Log",
  newPendingTransactions: "PendingTransaction",
  transactionReceipts: { items: "ArbitrumReceipt" },
  syncing: "SyncProgress",
  debug_subscribe: "TracedBlock",
};
