// Generated from specs/provider-units.yaml. Do not edit: change the spec and run `npm run generate`.

/** The units that a provider counts for each call. */
export interface ProviderUnits {
  /** What a method counts that is not in the table. */
  readonly usual: number;
  /** What the others count, by name. */
  readonly methods: Readonly<Record<string, number>>;
}

/**
 * The throughput compute units of Alchemy by method.
 *
 * Source: Alchemy docs, Compute Unit Costs: the column Throughput CU, or CU where that is empty. Read in
 * November 2026.
 */
export const alchemyUnits: ProviderUnits = {
  usual: 20,
  methods: {
    bor_getAuthor: 10,
    bor_getCurrentProposer: 10,
    bor_getCurrentValidators: 10,
    bor_getRootHash: 10,
    bor_getSignersAtHash: 10,
    debug_traceBlockByHash: 1000,
    debug_traceBlockByNumber: 1000,
    debug_traceCall: 1000,
    debug_traceTransaction: 1000,
    eth_accounts: 10,
    eth_blockNumber: 10,
    eth_call: 26,
    eth_chainId: 0,
    eth_createAccessList: 10,
    eth_feeHistory: 10,
    eth_getBlockReceipts: 500,
    eth_getFilterLogs: 60,
    eth_getLogs: 60,
    eth_maxPriorityFeePerGas: 10,
    eth_protocolVersion: 0,
    eth_sendRawTransaction: 250,
    eth_simulateV1: 40,
    eth_subscribe: 10,
    eth_syncing: 0,
    eth_uninstallFilter: 10,
    eth_unsubscribe: 10,
    getAccountInfo: 10,
    getBalance: 10,
    getBlock: 40,
    getBlockCommitment: 5,
    getBlockProduction: 10,
    getBlocks: 10,
    getFirstAvailableBlock: 40,
    getGenesisHash: 10,
    getInflationReward: 40,
    getLargestAccounts: 3000,
    getMinimumBalanceForRentExemption: 10,
    getMultipleAccounts: 11,
    getSupply: 160,
    getTokenAccountsByOwner: 10,
    getTransaction: 40,
    getTransactionCount: 16,
    getVoteAccounts: 5,
    net_listening: 0,
    net_version: 0,
    sendTransaction: 10,
    starknet_addDeclareTransaction: 160,
    starknet_addDeployAccountTransaction: 160,
    starknet_addInvokeTransaction: 160,
    starknet_chainId: 0,
    starknet_specVersion: 10,
    starknet_syncing: 0,
    starknet_traceBlockTransactions: 80,
    trace_call: 40,
    trace_filter: 40,
    trace_rawTransaction: 40,
    trace_replayBlockTransactions: 3000,
    trace_replayTransaction: 3000,
    trace_transaction: 40,
  },
};

/**
 * The credits of Infura by method.
 *
 * Source: MetaMask docs, Infura credit costs: Ethereum, Polygon, Starknet and ZKsync Era. Read in November
 * 2026.
 */
export const infuraUnits: ProviderUnits = {
  usual: 80,
  methods: {
    debug_storageRangeAt: 1000,
    debug_traceBlockByHash: 1000,
    debug_traceBlockByNumber: 1000,
    debug_traceCall: 1000,
    debug_traceTransaction: 1000,
    eth_blobBaseFee: 300,
    eth_chainId: 5,
    eth_estimateGas: 300,
    eth_getBlockReceipts: 1000,
    eth_getBlockTransactionCountByHash: 150,
    eth_getBlockTransactionCountByNumber: 150,
    eth_getFilterChanges: 140,
    eth_getFilterLogs: 255,
    eth_getLogs: 255,
    eth_getProof: 150,
    eth_getTransactionByBlockHashAndIndex: 150,
    eth_getTransactionByBlockNumberAndIndex: 150,
    eth_getUncleByBlockHashAndIndex: 150,
    eth_getUncleByBlockNumberAndIndex: 150,
    eth_getUncleCountByBlockHash: 150,
    eth_getUncleCountByBlockNumber: 150,
    eth_hashrate: 5,
    eth_mining: 5,
    eth_protocolVersion: 5,
    eth_subscribe: 5,
    eth_syncing: 5,
    eth_unsubscribe: 10,
    linea_estimateGas: 100,
    net_listening: 5,
    net_version: 5,
    starknet_addDeclareTransaction: 700,
    starknet_addDeployAccountTransaction: 700,
    starknet_addInvokeTransaction: 700,
    starknet_chainId: 5,
    starknet_estimateFee: 240,
    starknet_getEvents: 200,
    starknet_simulateTransactions: 160,
    starknet_specVersion: 5,
    starknet_syncing: 5,
    trace_block: 300,
    trace_call: 300,
    trace_callMany: 300,
    trace_filter: 300,
    trace_transaction: 300,
  },
};
