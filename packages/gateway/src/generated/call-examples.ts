// Generated from specs/. Do not edit: change the spec and run `npm run generate`.

import type { CallExample, GraphqlExample } from "../rows/call-example.ts";

export type * from "../rows/call-example.ts";

const ethSendTransactionInput: unknown = [
  {
    from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
    to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
    value: "0x1",
  },
];

const ethCallInput: unknown = {
  to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  input: "0x70a08231000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720",
};

const starknetAddInvokeTransactionInputCalldata: unknown = [
  "0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
  "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3",
  "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0",
];

const starknetAddInvokeTransactionInputResourceBounds: unknown = {
  l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
  l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" },
  l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" },
};

const protocolWalletAccountPermissionUpdateInputOwner: unknown = {
  permission_name: "owner",
  threshold: 1,
  keys: [{ address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", weight: 1 }],
};

const pOSTEthV2BeaconBlocksInputEth1Data: unknown = {
  deposit_root: "0xf5f42a5dcee584699994cb841b1b3ce46a7629829fbf03e8cec88fafa0d54824",
  deposit_count: "2016493",
  block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
};

const pOSTEthV2BeaconBlocksInputData: unknown = {
  slot: "9568640",
  index: "7",
  beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
  source: { epoch: "299020", root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18" },
  target: { epoch: "299020", root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18" },
};

const pOSTEthV2BeaconBlocksInputAttestations: unknown = {
  aggregation_bits: "0xffffffffffffff7f",
  data: pOSTEthV2BeaconBlocksInputData,
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
  committee_bits: "0xffffffffffffff7f",
};

const pOSTEthV2BeaconBlocksInputAttestations2: unknown = [
  pOSTEthV2BeaconBlocksInputAttestations,
];

const pOSTEthV2BeaconBlocksInputSyncAggregate: unknown = {
  sync_committee_bits: "0xffffffffffffff7f",
  sync_committee_signature: "0xc1172de39f4a10cfc48dad11a6c64a8dc29b58ca425439cf54e14460304156fd4701aadb1dced9213dcf829538fe56ae53498bffe8c49f513c8b37d87797c3d9e4af30f402d900b0973818b2d613176fc331e3537b78a39bce175c7748cda7d6",
};

const pOSTEthV2BeaconBlocksInputSignedExecutionPayloadBid: unknown = {
  message: {
    parent_block_hash: "0x9b658edca508e7bcd8d5d674296f7edfef5fe7a6ed42787ba14b6ea003912046",
    parent_block_root: "0xeee60247d4b8844bf7b217b983a3b45549e75f528e4f1effa0a7a42b7ef410bf",
    block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
    prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
    fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
    gas_limit: "45000000",
    builder_index: "42",
    slot: "9568640",
    value: "21000000",
    execution_payment: "0",
    blob_kzg_commitments: [
      "0x0b8308d9f2251e41ec369f808380447a73c06074f2457264fb05b2b113a34c5125e86ea1b741f6b486b35e941af9babd",
    ],
    execution_requests_root: "0x1bcb2a6fe34a40f000027f56c92c4bdde5947e72dea494fbe0df8e422cb14a6f",
  },
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
};

const pOSTEthV2BeaconBlocksInputParentExecutionRequests: unknown = {
  deposits: [],
  withdrawals: [
    {
      source_address: "0xa694b10131293690907c1d3d3bc622e4b4b83ab4",
      validator_pubkey: "0xb1084e1401d75843d3a813a22aafca0950cf54b895ba77db651b967735767c76830bec1fde63a014c00ed04ac95a6666",
      amount: "32000000000",
    },
  ],
  consolidations: [],
};

const pOSTEthV2BeaconPoolAttesterSlashingsInputAttestation1: unknown = {
  attesting_indices: ["541"],
  data: pOSTEthV2BeaconBlocksInputData,
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
};

const pOSTEthV1BeaconPoolProposerSlashingsInputSignedHeader1: unknown = {
  message: {
    slot: "9568640",
    proposer_index: "888",
    parent_root: "0xa1443cedb9c74ced2f57edde653f964d926d464a3ded0451808f42a2816f6cd3",
    state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
    body_root: "0xc6d41bd2fcff42e04e11b906658fb0a748032a061aee6ecf0e696b7e2b6e0efc",
  },
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
};

const pOSTChainsChainBlocksBlockContextContractsContractTicketBalanceInput: unknown = {
  ticketer: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
  content_type: { prim: "string" },
  content: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
};

const pOSTChainsChainBlocksBlockHelpersForgeOperationsInputContents: unknown = [
  {
    kind: "transaction",
    source: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
    fee: "420",
    counter: "31",
    gas_limit: "1300",
    storage_limit: "100",
    amount: "1250000",
    destination: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
  },
];

const pOSTChainsChainBlocksBlockHelpersForgeOperationsInput: unknown = {
  branch: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
  contents: pOSTChainsChainBlocksBlockHelpersForgeOperationsInputContents,
};

const pOSTChainsChainBlocksBlockHelpersScriptsRunCodeInput: unknown = {
  script: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
  storage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
  input: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
  amount: "0",
  chain_id: "NetXdQprcVkpaWU",
};

const pOSTChainsChainBlocksBlockHelpersScriptsRunOperationInput: unknown = {
  operation: pOSTChainsChainBlocksBlockHelpersForgeOperationsInput,
  chain_id: "NetXdQprcVkpaWU",
};

const pOSTWalletAccountpermissionupdateInputOwner: unknown = {
  permission_name: "owner",
  threshold: 1,
  keys: [{ address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", weight: 1 }],
};

/** Examples by JSON-RPC method (after its family where another one has the name too), gRPC method, or HTTP method and path as in the spec. */
export const callExamples: Readonly<Record<string, CallExample>> = {
  eth_syncing: {},
  eth_chainId: {},
  eth_blockNumber: {},
  eth_accounts: {},
  eth_coinbase: {},
  eth_protocolVersion: {},
  eth_mining: {},
  eth_hashrate: {},
  eth_config: {},
  eth_capabilities: {},
  eth_gasPrice: {},
  eth_baseFee: {},
  eth_blobBaseFee: {},
  eth_maxPriorityFeePerGas: {},
  eth_feeHistory: { input: ["0x1", "latest", [25, 75]] },
  eth_getBlockTransactionCountByHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"],
  },
  eth_getBlockTransactionCountByNumber: { input: ["0x2d"] },
  eth_getBlockByHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", false],
  },
  eth_getBlockByNumber: { input: ["0x2d", false] },
  eth_getHeaderByHash: { input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"] },
  eth_getHeaderByNumber: { input: ["0x2d"] },
  eth_getBlockReceipts: { input: ["0x2d"] },
  eth_getBlockAccessList: { input: ["latest"] },
  eth_getBlockAccessListByBlockHash: {
    input: ["0x1111111111111111111111111111111111111111111111111111111111111111"],
  },
  eth_getUncleCountByBlockHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"],
  },
  eth_getUncleCountByBlockNumber: { input: ["0x52a96e"] },
  eth_getUncleByBlockHashAndIndex: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0"],
  },
  eth_getUncleByBlockNumberAndIndex: { input: ["0x2d", "0x0"] },
  eth_getTransactionByHash: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  eth_getTransactionByBlockHashAndIndex: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0"],
  },
  eth_getTransactionByBlockNumberAndIndex: { input: ["0x2d", "0x0"] },
  eth_getTransactionBySenderAndNonce: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "0x10"] },
  eth_getRawTransactionByHash: {
    input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"],
  },
  eth_getRawTransactionByBlockHashAndIndex: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0"],
  },
  eth_getRawTransactionByBlockNumberAndIndex: { input: ["0x2d", "0x0"] },
  eth_getTransactionReceipt: {
    input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"],
  },
  eth_pendingTransactions: {},
  eth_sendRawTransaction: {
    input: [
      "0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff",
    ],
  },
  eth_sendRawTransactionSync: {
    input: [
      "0x02f8b00180843b9aca008477359400830186a0945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000000000000000000000000000000000000000000001c080a00acbcae10a12fe5b9dcf811972a7e99e1876af5ccf0aab3a0afd9f05165915a3a002f49dd54236df91f5b119e53b86eda927daaf4765871c9298b5306574f2aa4d",
    ],
  },
  eth_sendTransaction: { input: ethSendTransactionInput },
  eth_sign: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "0xdeadbeef"] },
  eth_signTransaction: {
    input: [
      {
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        gas: "0x5208",
        gasPrice: "0x8",
        nonce: "0x0",
      },
    ],
  },
  eth_fillTransaction: { input: ethSendTransactionInput },
  eth_getBalance: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"] },
  eth_getTransactionCount: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"] },
  eth_getCode: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"] },
  eth_getStorageAt: { input: ["0x5fbdb2315678afecb367f032d93f642f64180aa3", "0x0", "latest"] },
  eth_getStorageValues: {
    input: [
      {
        "0x5fbdb2315678afecb367f032d93f642f64180aa3": [
          "0x0000000000000000000000000000000000000000000000000000000000000000",
        ],
      },
      "latest",
    ],
  },
  eth_getProof: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", [], "latest"] },
  eth_getMultiProof: { input: [[["0x68aab33e4fbb493c95fda402772a3b88615820bd", []]], "latest"] },
  eth_getAccount: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"] },
  eth_getAccountInfo: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"] },
  eth_call: { input: [ethCallInput, "latest"] },
  eth_estimateGas: {
    input: [
      {
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0xa0ee7a142d267c1f36714e4a8f75612f20a79720",
        value: "0x1",
      },
    ],
  },
  eth_createAccessList: {
    input: [
      {
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      },
      "latest",
    ],
  },
  eth_simulateV1: {
    input: [
      {
        blockStateCalls: [
          {
            stateOverrides: {
              "0x68aab33e4fbb493c95fda402772a3b88615820bd": { balance: "0xde0b6b3a7640000" },
            },
            calls: ethSendTransactionInput,
          },
        ],
      },
      "latest",
    ],
  },
  eth_callMany: { input: [[{ transactions: [ethCallInput] }], { blockNumber: "latest" }] },
  eth_callBundle: {
    input: [
      [
        "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      ],
      "0x2d",
      5000,
    ],
  },
  eth_getLogs: {
    input: [
      {
        fromBlock: "0x2d",
        toBlock: "0x2d",
        address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        topics: [null],
      },
    ],
  },
  eth_newFilter: { input: [{ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }] },
  eth_newBlockFilter: {},
  eth_newPendingTransactionFilter: {},
  eth_getFilterChanges: { input: ["0x1"] },
  eth_getFilterLogs: { input: ["0x2"] },
  eth_uninstallFilter: { input: ["0x1"] },
  eth_subscribe: { input: ["newHeads"] },
  eth_unsubscribe: { input: ["0x9cef478923ff08bf67fde6c64013158d"] },
  net_version: {},
  net_listening: {},
  net_peerCount: {},
  web3_clientVersion: {},
  web3_sha3: { input: ["0x"] },
  txpool_status: {},
  txpool_content: {},
  txpool_contentFrom: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] },
  txpool_inspect: {},
  debug_getRawHeader: { input: ["0x32026e"] },
  debug_getRawBlock: { input: ["0x32026e"] },
  debug_getRawTransaction: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  debug_getRawTransactions: { input: ["0x2d"] },
  debug_getRawReceipts: { input: ["0x2d"] },
  debug_getRawBlockAccessList: { input: ["latest"] },
  debug_getBadBlocks: {},
  debug_replayBadBlock: { input: ["0x1111111111111111111111111111111111111111111111111111111111111111"] },
  debug_storageRangeAt: {
    input: [
      "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", 0,
      "0x5fbdb2315678afecb367f032d93f642f64180aa3", "0x00", 1,
    ],
  },
  debug_accountRange: { input: ["latest", "0x", 1, true, true] },
  debug_dumpBlock: { input: ["0x0"] },
  debug_accountAt: {
    input: [
      "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", 0,
      "0x68aab33e4fbb493c95fda402772a3b88615820bd",
    ],
  },
  debug_getModifiedAccountsByHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"],
  },
  debug_getModifiedAccountsByNumber: { input: [45, 46] },
  debug_getAccessibleState: { input: ["0x0", "latest"] },
  debug_preimage: { input: ["0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"] },
  debug_codeByHash: { input: ["0x0000000000000000000000000000000000000000000000000000000000000000"] },
  debug_printBlock: { input: [45] },
  debug_executionWitness: { input: ["0x2d", "canonical"] },
  debug_executionWitnessByBlockHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"],
  },
  debug_chainConfig: {},
  debug_chaindbProperty: { input: ["leveldb.stats"] },
  debug_dbGet: { input: ["0x536e617073686f74526f6f74"] },
  debug_dbAncient: { input: ["headers", 1] },
  debug_dbAncients: {},
  debug_getTrieFlushInterval: {},
  debug_traceBlockByHash: { input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"] },
  debug_traceBlockByNumber: { input: ["0x2d"] },
  debug_traceBlock: { input: ["0xf9020d"] },
  debug_traceBadBlock: { input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"] },
  debug_traceTransaction: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  debug_traceCall: {
    input: [
      {
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      },
      "latest",
      {
        tracer: "callTracer",
        stateOverrides: { "0x68aab33e4fbb493c95fda402772a3b88615820bd": { balance: "0x1" } },
      },
    ],
  },
  debug_traceCallMany: {
    input: [
      [{ transactions: [{ to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }] }],
      { blockNumber: "latest" },
    ],
  },
  debug_intermediateRoots: { input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"] },
  debug_subscribe: { input: ["traceChain", "0x2c", "0x2d", { tracer: "callTracer" }] },
  debug_unsubscribe: { input: ["0x9cef478923ff08bf67fde6c64013158d"] },
  trace_replayBlockTransactions: { input: ["0x2ed119", ["trace"]] },
  trace_replayTransaction: {
    input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["stateDiff"]],
  },
  trace_call: {
    input: [
      {
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      },
      ["trace"],
      "latest",
    ],
  },
  trace_callMany: {
    input: [
      [
        [
          {
            from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
            to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          },
          ["trace"],
        ],
      ],
      "latest",
    ],
  },
  trace_rawTransaction: {
    input: [
      "0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a03b567ce29c708fb8c940b4d0a2be911943e3d2e8992138679637feb2b7dea71ca0752ee3999044860e02a52a998ffde92e21734bcfc4582a4c4b06ebb90f751d56",
      ["trace"],
    ],
  },
  trace_block: { input: ["0x2d"] },
  trace_transaction: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  trace_get: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["0x0"]] },
  trace_filter: {
    input: [
      { fromBlock: "0x2d", toBlock: "0x2d", fromAddress: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] },
    ],
  },
  trace_transactionOpcodeGas: {
    input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"],
  },
  trace_blockOpcodeGas: { input: ["0x2d"] },
  erigon_getHeaderByNumber: { input: [45] },
  erigon_getHeaderByHash: { input: ["0x0000000000000000000000000000000000000000000000000000000000000000"] },
  erigon_blockNumber: { input: ["finalized"] },
  erigon_forks: {},
  erigon_nodeInfo: {},
  erigon_cacheCheck: {},
  erigon_getBlockByTimestamp: { input: ["1704067245", false] },
  erigon_getBalanceChangesInBlock: { input: ["0x2d"] },
  erigon_getLogs: { input: [{ fromBlock: "0x2d", toBlock: "0x2d" }] },
  erigon_getLatestLogs: {
    input: [{ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, { logCount: 1 }],
  },
  erigon_getLogsByHash: { input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"] },
  erigon_getBlockReceiptsByBlockHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"],
  },
  ots_getApiLevel: {},
  ots_getHeaderByNumber: { input: [4294967295] },
  ots_hasCode: { input: ["0x5fbdb2315678afecb367f032d93f642f64180aa3", "latest"] },
  ots_getInternalOperations: {
    input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"],
  },
  ots_getTransactionError: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  ots_traceTransaction: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  ots_getBlockDetails: { input: [45] },
  ots_getBlockDetailsByHash: {
    input: ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"],
  },
  ots_getBlockTransactions: { input: [45, 0, 10] },
  ots_searchTransactionsBefore: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", 0, 25] },
  ots_searchTransactionsAfter: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", 0, 25] },
  ots_getTransactionBySenderAndNonce: { input: ["0x68aab33e4fbb493c95fda402772a3b88615820bd", 16] },
  ots_getContractCreator: { input: ["0x5fbdb2315678afecb367f032d93f642f64180aa3"] },
  arb_checkPublisherHealth: {},
  arb_getRawBlockMetadata: { input: ["0x1", "0x2"] },
  arb_getL1Confirmations: { input: [45] },
  arb_findBatchContainingBlock: { input: [45] },
  arbtrace_call: {
    input: [
      {
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      },
      ["trace"],
      "latest",
    ],
  },
  arbtrace_callMany: {
    input: [
      [
        [
          {
            from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
            to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          },
          ["trace"],
        ],
      ],
      "latest",
    ],
  },
  arbtrace_replayBlockTransactions: { input: ["0x2ed119", ["trace"]] },
  arbtrace_replayTransaction: {
    input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["stateDiff"]],
  },
  arbtrace_transaction: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  arbtrace_get: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["0x0"]] },
  arbtrace_block: { input: ["0x2d"] },
  arbtrace_filter: {
    input: [
      { fromBlock: "0x2d", toBlock: "0x2d", fromAddress: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] },
    ],
  },
  optimism_syncStatus: {},
  optimism_outputAtBlock: { input: ["0x78"] },
  optimism_safeHeadAtL1Block: { input: ["0x14"] },
  optimism_rollupConfig: {},
  optimism_version: {},
  base_transactionStatus: { input: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  base_meterBundle: {
    input: [
      {
        txs: [
          "0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff",
        ],
        blockNumber: "0x78",
      },
    ],
  },
  base_meterBlockByHash: { input: ["0x1111111111111111111111111111111111111111111111111111111111111111"] },
  base_meterBlockByNumber: { input: ["0x78"] },
  base_meteredPriorityFeePerGas: {
    input: [
      {
        txs: [
          "0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff",
        ],
        blockNumber: "0x78",
      },
    ],
  },
  eth_sendRawTransactionConditional: {
    input: [
      "0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff",
      { timestampMin: "0x65539a80" },
    ],
  },
  zks_L1ChainId: {},
  zks_L1BatchNumber: {},
  zks_getL1BatchBlockRange: { input: [123] },
  zks_getL2ToL1LogProof: { input: ["0x1111111111111111111111111111111111111111111111111111111111111111", 0] },
  zks_getBridgehubContract: {},
  zks_getMainContract: {},
  zks_getBaseTokenL1Address: {},
  zks_getL1GasPrice: {},
  zks_estimateFee: {
    input: [
      {
        from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        to: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
        value: "0x1",
      },
    ],
  },
  zks_estimateGasL1ToL2: {
    input: [
      {
        from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        to: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
        value: "0x1",
      },
    ],
  },
  zks_getL2Multicall3: {},
  zks_getTestnetPaymaster: {},
  zks_getTimestampAsserter: {},
  zks_getBridgeContracts: {},
  zks_getBlockDetails: { input: [45] },
  zks_getL1BatchDetails: { input: [123] },
  zks_getTransactionDetails: {
    input: ["0x1111111111111111111111111111111111111111111111111111111111111111"],
  },
  zks_getRawBlockTransactions: { input: [45] },
  zks_getBytecodeByHash: { input: ["0x1111111111111111111111111111111111111111111111111111111111111111"] },
  zks_getFeeParams: {},
  zks_getBatchFeeInput: {},
  zks_gasPerPubdata: {},
  zks_getProtocolVersion: { input: [28] },
  zks_getProof: {
    input: [
      "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      ["0x1111111111111111111111111111111111111111111111111111111111111111"],
      123,
    ],
  },
  linea_estimateGas: {
    input: [
      {
        from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        to: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
        value: "0x1",
      },
    ],
  },
  linea_getTransactionExclusionStatusV1: {
    input: ["0x1111111111111111111111111111111111111111111111111111111111111111"],
  },
  bor_getAuthor: { input: ["0x2d"] },
  bor_getCurrentProposer: {},
  bor_getCurrentValidators: {},
  bor_getSigners: { input: ["0x2d"] },
  bor_getSignersAtHash: { input: ["0x1111111111111111111111111111111111111111111111111111111111111111"] },
  bor_getRootHash: { input: [1, 256] },
  bor_getSnapshot: { input: ["0x2d"] },
  bor_getSnapshotAtHash: { input: ["0x1111111111111111111111111111111111111111111111111111111111111111"] },
  bor_getSnapshotProposer: { input: ["0x2d"] },
  bor_getSnapshotProposerSequence: { input: ["0x2d"] },
  bor_getVoteOnHash: {
    input: [1, 64, "0x1111111111111111111111111111111111111111111111111111111111111111", "milestone-1"],
  },
  bor_sendRawTransactionConditional: {
    input: [
      "0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff",
      { blockNumberMin: "0x2d" },
    ],
  },
  eth_bigBlockGasPrice: {},
  eth_usingBigBlocks: { input: ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] },
  eth_getSystemTxsByBlockNumber: { input: ["0x2d"] },
  eth_getSystemTxsByBlockHash: {
    input: ["0x1111111111111111111111111111111111111111111111111111111111111111"],
  },
  eth_sendUserOperation: {
    input: [
      {
        sender: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        nonce: "0x1",
        callData: "0xb61d27f6",
        callGasLimit: "0x13880",
        verificationGasLimit: "0x186a0",
        preVerificationGas: "0xc350",
        maxFeePerGas: "0x77359400",
        maxPriorityFeePerGas: "0x3b9aca00",
        signature: "0x1234",
      },
      "0x0000000071727de22e5e9d8baf0edac6f37da032",
    ],
  },
  eth_estimateUserOperationGas: {
    input: [
      {
        sender: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        nonce: "0x1",
        callData: "0xb61d27f6",
        signature: "0x1234",
      },
      "0x0000000071727de22e5e9d8baf0edac6f37da032",
    ],
  },
  eth_getUserOperationByHash: {
    input: ["0x1111111111111111111111111111111111111111111111111111111111111111"],
  },
  eth_getUserOperationReceipt: {
    input: ["0x1111111111111111111111111111111111111111111111111111111111111111"],
  },
  eth_supportedEntryPoints: {},
  "platform.getHeight": {},
  "platform.getProposedHeight": {},
  "platform.getTimestamp": {},
  "platform.getBlock": {
    input: { blockID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG", encoding: "hex" },
  },
  "platform.getBlockByHeight": { input: { height: 1000001, encoding: "json" } },
  "platform.getTx": {
    input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe", encoding: "hex" },
  },
  "platform.getTxStatus": { input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "platform.issueTx": { input: { tx: "0x00000000000a7b1c", encoding: "hex" } },
  "platform.getBalance": { input: { addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"] } },
  "platform.getUTXOs": { input: { addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"], limit: 5 } },
  "platform.getRewardUTXOs": { input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "platform.getStake": { input: { addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"] } },
  "platform.getMinStake": {},
  "platform.getTotalStake": { input: { subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.getStakingAssetID": { input: { subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.getCurrentSupply": { input: { subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.getCurrentValidators": { input: { nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] } },
  "platform.getL1Validator": { input: { validationID: "9FAftNgNBrzHUMMApsSyV6RcFiL9UmCbvsCu28xdLV2mQ7CMo" } },
  "platform.getValidatorsAt": { input: { height: 1, subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.getAllValidatorsAt": { input: { height: 1 } },
  "platform.sampleValidators": { input: { size: 1, subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.getSubnet": { input: { subnetID: "Vz2ArUpigHt7fyE79uF3gAXvTPLJi2LGgZoMpgNPHowUZJxBb" } },
  "platform.getSubnets": { input: { ids: ["Vz2ArUpigHt7fyE79uF3gAXvTPLJi2LGgZoMpgNPHowUZJxBb"] } },
  "platform.getBlockchains": {},
  "platform.getBlockchainStatus": {
    input: { blockchainID: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" },
  },
  "platform.validatedBy": { input: { blockchainID: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" } },
  "platform.validates": { input: { subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.getFeeConfig": {},
  "platform.getFeeState": {},
  "platform.getValidatorFeeConfig": {},
  "platform.getValidatorFeeState": {},
  "avm.getHeight": {},
  "avm.getBlock": {
    input: { blockID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG", encoding: "hex" },
  },
  "avm.getBlockByHeight": { input: { height: 1000001, encoding: "json" } },
  "avm.getTx": { input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe", encoding: "hex" } },
  "avm.getTxStatus": { input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "avm.issueTx": { input: { tx: "0x00000000000a7b1c", encoding: "hex" } },
  "avm.getBalance": { input: { address: "X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4", assetID: "AVAX" } },
  "avm.getAllBalances": { input: { address: "X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4" } },
  "avm.getUTXOs": { input: { addresses: ["X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"], limit: 5 } },
  "avm.getAssetDescription": { input: { assetID: "AVAX" } },
  "avm.getTxFee": {},
  "avax.getUTXOs": {
    input: {
      addresses: ["C-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
      limit: 5,
      startIndex: {
        address: "C-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4",
        utxo: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe",
      },
      sourceChain: "X",
    },
  },
  "avax.issueTx": { input: { tx: "0x00000000000a7b1c", encoding: "hex" } },
  "avax.getAtomicTx": { input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "avax.getAtomicTxStatus": { input: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "info.getNetworkID": {},
  "info.getNetworkName": {},
  "info.getNodeVersion": {},
  "info.getNodeID": {},
  "info.getNodeIP": {},
  "info.getBlockchainID": { input: { alias: "C" } },
  "info.isBootstrapped": { input: { chain: "P" } },
  "info.peers": { input: { nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] } },
  "info.uptime": {},
  "info.upgrades": {},
  "info.acps": {},
  "info.getTxFee": {},
  "info.getVMs": {},
  "health.health": { input: { tags: ["11111111111111111111111111111111LpoYY"] } },
  "health.readiness": { input: { tags: ["11111111111111111111111111111111LpoYY"] } },
  "health.liveness": { input: { tags: ["11111111111111111111111111111111LpoYY"] } },
  starknet_specVersion: {},
  starknet_chainId: {},
  starknet_syncing: {},
  starknet_blockNumber: {},
  starknet_blockHashAndNumber: {},
  starknet_getNonce: {
    input: ["latest", "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"],
  },
  starknet_getStorageAt: {
    input: [
      "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
      "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
      { block_number: 1500001 },
    ],
  },
  starknet_getStorageProof: {
    input: [
      "latest",
      [],
      ["0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"],
      [
        {
          contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
          storage_keys: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"],
        },
      ],
    ],
  },
  starknet_call: {
    input: [
      {
        contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
        entry_point_selector: "0x2e4263afad30923c891518314c3c95dbe830a16874e8abc5777a9a20b54c76e",
        calldata: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"],
      },
      "latest",
    ],
  },
  starknet_getBlockWithTxHashes: { input: [{ block_number: 1500001 }] },
  starknet_getBlockWithTxs: { input: [{ block_number: 1500001 }] },
  starknet_getBlockWithReceipts: {
    input: [{ block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943" }],
  },
  starknet_getBlockTransactionCount: { input: ["latest"] },
  starknet_getStateUpdate: { input: [{ block_number: 1500001 }] },
  starknet_getEvents: {
    input: [
      {
        from_block: { block_number: 1500001 },
        to_block: "latest",
        address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
        keys: [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]],
        chunk_size: 100,
      },
    ],
  },
  starknet_getTransactionByHash: {
    input: ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"],
  },
  starknet_getTransactionByBlockIdAndIndex: { input: ["latest", 0] },
  starknet_getTransactionReceipt: {
    input: ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"],
  },
  starknet_getTransactionStatus: {
    input: ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"],
  },
  starknet_getMessagesStatus: {
    input: ["0x8d2a4c1e7b9f03d56a8c7e1f2b3d4c5a6e7f8091a2b3c4d5e6f708192a3b4c5d"],
  },
  starknet_addInvokeTransaction: {
    input: [
      {
        type: "INVOKE",
        version: "0x3",
        sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
        calldata: starknetAddInvokeTransactionInputCalldata,
        signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
        nonce: "0xf",
        resource_bounds: starknetAddInvokeTransactionInputResourceBounds,
        tip: "0x0",
        paymaster_data: [],
        account_deployment_data: [],
        nonce_data_availability_mode: "L1",
        fee_data_availability_mode: "L1",
      },
    ],
  },
  starknet_addDeclareTransaction: {
    input: [
      {
        type: "DECLARE",
        version: "0x3",
        sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
        compiled_class_hash: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
        contract_class: {
          sierra_program: ["0x1", "0x7", "0x0"],
          contract_class_version: "0.1.0",
          entry_points_by_type: {
            CONSTRUCTOR: [],
            EXTERNAL: [
              {
                selector: "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e",
                function_idx: 0,
              },
            ],
            L1_HANDLER: [],
          },
          abi: "[]",
        },
        signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
        nonce: "0x10",
        resource_bounds: {
          l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
          l1_data_gas: { max_amount: "0x100", max_price_per_unit: "0x5f5e100" },
          l2_gas: { max_amount: "0x5f5e100", max_price_per_unit: "0xb2d05e00" },
        },
        tip: "0x0",
        paymaster_data: [],
        account_deployment_data: [],
        nonce_data_availability_mode: "L1",
        fee_data_availability_mode: "L1",
      },
    ],
  },
  starknet_addDeployAccountTransaction: {
    input: [
      {
        type: "DEPLOY_ACCOUNT",
        version: "0x3",
        contract_address_salt: "0x1",
        constructor_calldata: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"],
        class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
        signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
        nonce: "0x0",
        resource_bounds: starknetAddInvokeTransactionInputResourceBounds,
        tip: "0x0",
        paymaster_data: [],
        nonce_data_availability_mode: "L1",
        fee_data_availability_mode: "L1",
      },
    ],
  },
  starknet_estimateFee: {
    input: [
      [
        {
          type: "INVOKE",
          version: "0x100000000000000000000000000000003",
          sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
          calldata: starknetAddInvokeTransactionInputCalldata,
          signature: [],
          nonce: "0xf",
          resource_bounds: {
            l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" },
            l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" },
            l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" },
          },
          tip: "0x0",
          paymaster_data: [],
          account_deployment_data: [],
          nonce_data_availability_mode: "L1",
          fee_data_availability_mode: "L1",
        },
      ],
      ["SKIP_VALIDATE"],
      "latest",
    ],
  },
  starknet_estimateMessageFee: {
    input: [
      {
        from_address: "0xae0ee0a63a2ce6baeeffe56e7714fb4efe48d419",
        to_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
        entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad",
        payload: [
          "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", "0x2386f26fc10000", "0x0",
        ],
      },
      "latest",
    ],
  },
  starknet_getClass: {
    input: ["latest", "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003"],
  },
  starknet_getClassAt: {
    input: ["latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"],
  },
  starknet_getClassHashAt: {
    input: ["latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"],
  },
  starknet_getCompiledCasm: { input: ["0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003"] },
  starknet_simulateTransactions: {
    input: [
      { block_number: 300000 },
      [
        {
          type: "INVOKE",
          version: "0x1",
          max_fee: "0x1b77e2fdfd1bb",
          sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
          nonce: "0x0f",
          calldata: ["0x1", "0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7"],
          signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
        },
      ],
      ["SKIP_VALIDATE"],
    ],
  },
  starknet_traceTransaction: { input: ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"] },
  starknet_traceBlockTransactions: { input: [{ block_number: 1500001 }] },
  starknet_subscribeNewHeads: {},
  starknet_subscribeEvents: {
    input: [
      "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
      [["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"]],
    ],
  },
  starknet_subscribeTransactionStatus: {
    input: ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"],
  },
  starknet_subscribeNewTransactionReceipts: {
    input: [
      ["PRE_CONFIRMED", "ACCEPTED_ON_L2"],
      ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"],
    ],
  },
  starknet_subscribeNewTransactions: { input: [["RECEIVED", "ACCEPTED_ON_L2"]] },
  starknet_subscribePendingTransactions: {},
  starknet_unsubscribe: { input: ["1"] },
  getHealth: {},
  getVersion: {},
  getIdentity: {},
  getGenesisHash: {},
  getAgGenesisCert: {},
  getClusterNodes: {},
  getSlot: {},
  getBlockHeight: {},
  getTransactionCount: { input: [{ commitment: "confirmed" }] },
  getLatestBlockhash: { input: [{ commitment: "confirmed" }] },
  isBlockhashValid: { input: ["46pBuVKf3Sekt8YqvfWRhLrc4mJ2iNdHP31zGHpaudsM", { commitment: "confirmed" }] },
  getFirstAvailableBlock: {},
  minimumLedgerSlot: {},
  getHighestSnapshotSlot: {},
  getMaxRetransmitSlot: {},
  getMaxShredInsertSlot: {},
  getAccountInfo: {
    input: [
      "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg",
      { encoding: "jsonParsed", commitment: "confirmed" },
    ],
  },
  getMultipleAccounts: {
    input: [
      ["HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", "7FmF9RPmip6V7mhfn3YW5WPQfVPsy5m1KJx5WXqomzSU"],
      { encoding: "base64" },
    ],
  },
  getProgramAccounts: {
    input: [
      "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
      {
        encoding: "jsonParsed",
        filters: [
          { dataSize: 165 },
          { memcmp: { offset: 32, bytes: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q" } },
        ],
        withContext: true,
      },
    ],
  },
  getBalance: { input: ["HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q"] },
  getLargestAccounts: { input: [{ filter: "circulating" }] },
  getMinimumBalanceForRentExemption: { input: [165] },
  getTokenAccountBalance: { input: ["7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg"] },
  getTokenAccountsByDelegate: {
    input: [
      "67D1171myySnv2RW1x3g9MmJ6ZeyH9TSvb4HxHR2zFMA",
      { mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v" },
      { encoding: "jsonParsed" },
    ],
  },
  getTokenAccountsByOwner: {
    input: [
      "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
      { mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v" },
      { encoding: "jsonParsed" },
    ],
  },
  getTokenLargestAccounts: { input: ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v"] },
  getTokenSupply: { input: ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v"] },
  getBlock: { input: [391573590, { maxSupportedTransactionVersion: 0 }] },
  getBlockCommitment: { input: [391573590] },
  getBlockTime: { input: [391573590] },
  getBlocks: { input: [391573587, 391573590] },
  getBlocksWithLimit: { input: [391573587, 2] },
  getRecentPerformanceSamples: { input: [1] },
  getTransaction: {
    input: [
      "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
      { encoding: "jsonParsed", maxSupportedTransactionVersion: 0 },
    ],
  },
  getSignaturesForAddress: { input: ["HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", { limit: 2 }] },
  getTransactionsForAddress: {
    input: [
      "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
      { sortOrder: "asc", limit: 1, filters: { tokenAccounts: "balanceChanged" } },
    ],
  },
  getSignatureStatuses: {
    input: [
      [
        "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
        "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA",
      ],
    ],
  },
  sendTransaction: {
    input: [
      "AZ6ebVT96NxO9l3CC9Y8dou2fgG6Xex+XxHGNNBb83SOLMx5ZMnDN2yfk0ILG/b3pXaQPzZQGK4Q+G+12U082wUBAAED8DmhWZ8Jf7qlpJE8aJs2e/3Lx+J4rxjMSiIg7mZfY41UzEOHJnEjjIMV4TslkIgabN91clsRQafmGxFTlINJJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALhBSC08KW/ebdAmFFqTMXcbhvTOGSwU+QpKpZ9FBDogBAgIAAQwCAAAAQEIPAAAAAAA=",
      { encoding: "base64", preflightCommitment: "confirmed" },
    ],
  },
  simulateTransaction: {
    input: [
      "AZ6ebVT96NxO9l3CC9Y8dou2fgG6Xex+XxHGNNBb83SOLMx5ZMnDN2yfk0ILG/b3pXaQPzZQGK4Q+G+12U082wUBAAED8DmhWZ8Jf7qlpJE8aJs2e/3Lx+J4rxjMSiIg7mZfY41UzEOHJnEjjIMV4TslkIgabN91clsRQafmGxFTlINJJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALhBSC08KW/ebdAmFFqTMXcbhvTOGSwU+QpKpZ9FBDogBAgIAAQwCAAAAQEIPAAAAAAA=",
      { encoding: "base64", commitment: "confirmed" },
    ],
  },
  requestAirdrop: { input: ["6i1u7g2VgNqUvX6zvUE89FUneY4t7CALnNPpZmHNR723", 1000000000] },
  getFeeForMessage: {
    input: [
      "AQABA/A5oVmfCX+6paSRPGibNnv9y8fieK8YzEoiIO5mX2ONVMxDhyZxI4yDFeE7JZCIGmzfdXJbEUGn5hsRU5SDSSQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC4QUgtPClv3m3QJhRakzF3G4b0zhksFPkKSqWfRQQ6IAQICAAEMAgAAAEBCDwAAAAAA",
      { commitment: "confirmed" },
    ],
  },
  getRecentPrioritizationFees: { input: [["7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg"]] },
  getEpochInfo: {},
  getEpochSchedule: {},
  getLeaderSchedule: { input: [null, { identity: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79" }] },
  getSlotLeader: {},
  getSlotLeaders: { input: [391573590, 5] },
  getBlockProduction: { input: [{ identity: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79" }] },
  getVoteAccounts: { input: [{ votePubkey: "Afr3XBcBF2AdTKEypB1RkRLAuGqGzUUXz7cschLuDpmx" }] },
  getStakeMinimumDelegation: {},
  getInflationGovernor: {},
  getInflationRate: {},
  getInflationReward: {
    input: [
      ["3vqy8f8fechVM7Efvd9NV5dLtAkKCNZ2phJKce8bceFS", "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q"],
      { epoch: 905 },
    ],
  },
  getSupply: { input: [{ excludeNonCirculatingAccountsList: true }] },
  accountSubscribe: {
    input: [
      "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg",
      { encoding: "jsonParsed", commitment: "confirmed" },
    ],
  },
  accountUnsubscribe: { input: [1] },
  programSubscribe: {
    input: [
      "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
      {
        encoding: "base64",
        filters: [
          { dataSize: 165 },
          { memcmp: { offset: 32, bytes: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q" } },
        ],
      },
    ],
  },
  programUnsubscribe: { input: [2] },
  logsSubscribe: {
    input: [{ mentions: ["HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q"] }, { commitment: "confirmed" }],
  },
  logsUnsubscribe: { input: [3] },
  rootSubscribe: {},
  rootUnsubscribe: { input: [4] },
  signatureSubscribe: {
    input: [
      "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
      { commitment: "confirmed" },
    ],
  },
  signatureUnsubscribe: { input: [5] },
  slotSubscribe: {},
  slotUnsubscribe: { input: [6] },
  blockSubscribe: { input: ["all", { transactionDetails: "signatures", commitment: "confirmed" }] },
  blockUnsubscribe: { input: [7] },
  slotsUpdatesSubscribe: {},
  slotsUpdatesUnsubscribe: { input: [8] },
  voteSubscribe: {},
  voteUnsubscribe: { input: [9] },
  getAsset: { input: { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" } },
  getAssets: { input: { ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] } },
  getAssetBatch: { input: { ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] } },
  getAssetProof: { input: { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" } },
  getAssetProofs: { input: { ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] } },
  getAssetProofBatch: { input: { ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] } },
  getAssetsByOwner: { input: { ownerAddress: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY", page: 1 } },
  getAssetsByGroup: {
    input: { groupKey: "collection", groupValue: "J1S9H3QjnRtBbbuD4HjPV6RpRhwuk4zKbxsnCHuTgh9w" },
  },
  getAssetsByCreator: { input: { creatorAddress: "2RtGg6fsFiiF1EQzHqbd66AhW7R5bWeQGpTbv2UMkCdW" } },
  getAssetsByAuthority: { input: { authorityAddress: "2RtGg6fsFiiF1EQzHqbd66AhW7R5bWeQGpTbv2UMkCdW" } },
  searchAssets: { input: { ownerAddress: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY", burnt: true } },
  getSignaturesForAsset: { input: { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" } },
  getAssetSignatures: { input: { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" } },
  getTokenAccounts: { input: { ownerAddress: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY" } },
  getNftEditions: { input: { mintAddress: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" } },
  getblockcount: {},
  getbestblockhash: {},
  getblockhash: { input: [170] },
  getblock: { input: ["00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"] },
  getblockheader: { input: ["00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"] },
  getblockchaininfo: {},
  getchaintips: {},
  getchainstates: {},
  getchaintxstats: { input: [1, "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"] },
  getdeploymentinfo: { input: ["00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"] },
  getdifficulty: {},
  getblockstats: { input: [170] },
  getblockfilter: { input: ["000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f"] },
  gettxout: { input: ["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", 1] },
  gettxoutproof: {
    input: [
      ["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"],
      "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
    ],
  },
  verifytxoutproof: {
    input: [
      "0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70020000000282501c1178fa0b222c1f3d474ec726b832013f0a532b44bb620cce8624a5feb1169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f40105",
    ],
  },
  gettxoutsetinfo: { input: ["none"] },
  scantxoutset: {
    input: [
      "start",
      [
        "pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus",
      ],
    ],
  },
  scanblocks: { input: ["start", ["addr(bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4)#uyjndxcw"]] },
  getdescriptoractivity: {
    input: [
      ["00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"],
      [
        "pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus",
      ],
    ],
  },
  waitfornewblock: { input: [1000] },
  waitforblock: { input: ["00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0", 1000] },
  waitforblockheight: { input: [171, 1000] },
  verifychain: {},
  getmempoolinfo: {},
  getrawmempool: {},
  getmempoolentry: { input: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  getmempoolancestors: { input: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  getmempooldescendants: { input: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  getmempoolcluster: { input: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  getmempoolfeeratediagram: {},
  getorphantxs: {},
  gettxspendingprevout: {
    input: [[{ txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", vout: 0 }]],
  },
  getrawtransaction: { input: ["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"] },
  decoderawtransaction: {
    input: [
      "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
    ],
  },
  decodescript: { input: ["0014751e76e8199196d454941c45d1b3a323f1433bd6"] },
  createrawtransaction: {
    input: [
      [{ txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", vout: 0 }],
      [{ bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: "9.99998000" }],
    ],
  },
  combinerawtransaction: {
    input: [
      [
        "0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000",
      ],
    ],
  },
  sendrawtransaction: {
    input: [
      "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
    ],
  },
  getprivatebroadcastinfo: {},
  abortprivatebroadcast: { input: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  testmempoolaccept: {
    input: [
      [
        "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
      ],
    ],
  },
  submitpackage: {
    input: [
      [
        "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
      ],
    ],
  },
  createpsbt: {
    input: [
      [{ txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", vout: 0 }],
      [{ bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: "9.99998000" }],
      0,
      true,
      2,
      0,
    ],
  },
  converttopsbt: {
    input: [
      "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f40000000000fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
      false, false, 0,
    ],
  },
  utxoupdatepsbt: {
    input: [
      "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
    ],
  },
  descriptorprocesspsbt: {
    input: [
      "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
      [
        "pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus",
      ],
    ],
  },
  combinepsbt: {
    input: [
      [
        "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAAAAAA==",
        "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAABCAgSuGmL+CcX1GxOQXwfwa5mi9xWbIiXzdM03jXEwL6KEFOeqs3OX9VSn318ULCHBtzA7igYm8bre1ccqcE9+bNhMRzBEAiA7Hw5dfJorSObx0Dxae56NL0xqGz5df5CBcmNURTYnGAIgGis8TV5vcIGSo7TF1uf4CRorPE1eb3CBkqO0xdbn+AkBAAA=",
      ],
    ],
  },
  joinpsbts: {
    input: [
      [
        "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
        "cHNidP8BAAoCAAAAAAAAAAAAAA==",
      ],
    ],
  },
  finalizepsbt: {
    input: [
      "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAABCAgSuGmL+CcX1GxOQXwfwa5mi9xWbIiXzdM03jXEwL6KEFOeqs3OX9VSn318ULCHBtzA7igYm8bre1ccqcE9+bNhMRzBEAiA7Hw5dfJorSObx0Dxae56NL0xqGz5df5CBcmNURTYnGAIgGis8TV5vcIGSo7TF1uf4CRorPE1eb3CBkqO0xdbn+AkBAAA=",
    ],
  },
  analyzepsbt: {
    input: [
      "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAAAAAA==",
    ],
  },
  decodepsbt: {
    input: [
      "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
    ],
  },
  getmininginfo: {},
  getnetworkhashps: {},
  getblocktemplate: { input: [{ rules: ["segwit"] }] },
  getprioritisedtransactions: {},
  submitblock: {
    input: [
      "0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e700201000000010000000000000000000000000000000000000000000000000000000000000000ffffffff0704ffff001d0102ffffffff0100f2052a01000000434104d46c4968bde02899d2aa0963367c7a6ce34eec332b32e42e5f3407e052d64ac625da6f0718e7b302140434bd725706957c092db53805b821a85b23a7ac61725bac000000000100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000",
    ],
  },
  submitheader: {
    input: [
      "0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70",
    ],
  },
  getnetworkinfo: {},
  getconnectioncount: {},
  getnettotals: {},
  getpeerinfo: {},
  getnodeaddresses: {},
  getaddrmaninfo: {},
  getaddednodeinfo: {},
  listbanned: {},
  ping: {},
  estimatesmartfee: { input: [6] },
  validateaddress: { input: ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"] },
  verifymessage: {
    input: [
      "1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH",
      "IJ4uSrqAS2JJmAYH/kcmzUSDHxNBeoK7FfoHDIZFcNC6Zt1JY6a40k9JPIHGnKWqIMGFMzJDbHIOqpSCoaQBCTg=", "hello",
    ],
  },
  createmultisig: { input: [1, ["0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"]] },
  getdescriptorinfo: { input: ["wpkh(0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798)"] },
  deriveaddresses: {
    input: ["wpkh(0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798)#ucxz0gak"],
  },
  getindexinfo: {},
  uptime: {},
  "tron/eth_syncing": {},
  "tron/eth_chainId": {},
  "tron/eth_blockNumber": {},
  "tron/eth_protocolVersion": {},
  "tron/eth_gasPrice": {},
  "tron/eth_coinbase": {},
  "tron/eth_accounts": {},
  "tron/eth_mining": {},
  "tron/eth_hashrate": {},
  "tron/net_version": {},
  "tron/net_listening": {},
  "tron/net_peerCount": {},
  "tron/web3_clientVersion": {},
  "tron/web3_sha3": { input: ["0x"] },
  "tron/eth_getBlockTransactionCountByHash": {
    input: ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445"],
  },
  "tron/eth_getBlockByHash": {
    input: ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445", false],
  },
  "tron/eth_getUncleCountByBlockHash": {
    input: ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445"],
  },
  "tron/eth_getUncleByBlockHashAndIndex": {
    input: ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445", "0x0"],
  },
  "tron/eth_getTransactionByBlockHashAndIndex": {
    input: ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445", "0x0"],
  },
  "tron/eth_getBlockTransactionCountByNumber": { input: ["0x3a1c5f2"] },
  "tron/eth_getBlockByNumber": { input: ["0x3a1c5f2", false] },
  "tron/eth_getUncleCountByBlockNumber": { input: ["0x3a1c5f2"] },
  "tron/eth_getUncleByBlockNumberAndIndex": { input: ["0x3a1c5f2", "0x0"] },
  "tron/eth_getTransactionByBlockNumberAndIndex": { input: ["0x3a1c5f2", "0x0"] },
  "tron/eth_getBlockReceipts": { input: ["0x3a1c5f2"] },
  "tron/eth_getTransactionByHash": {
    input: ["0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9"],
  },
  "tron/eth_getTransactionReceipt": {
    input: ["0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9"],
  },
  "tron/eth_getBalance": { input: ["0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", "latest"] },
  "tron/eth_getCode": { input: ["0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", "latest"] },
  "tron/eth_getStorageAt": { input: ["0xa614f803b6fd780986a42c78ec9c7f77e6ded13c", "0x0", "latest"] },
  "tron/eth_call": {
    input: [
      {
        to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
        data: "0x70a082310000000000000000000000001d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
      },
      "latest",
    ],
  },
  "tron/eth_estimateGas": {
    input: [
      {
        from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
        to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
        data: "0x70a082310000000000000000000000001d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
        value: "0x0",
      },
    ],
  },
  "tron/buildTransaction": {
    input: [
      {
        from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
        to: "0x5a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d",
        value: "0xf4240",
      },
    ],
  },
  "tron/eth_getLogs": {
    input: [
      {
        address: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
        fromBlock: "0x3a1c5f2",
        toBlock: "0x3a1c5f2",
        topics: ["0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"],
      },
    ],
  },
  "tron/eth_newFilter": { input: [{ address: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c" }] },
  "tron/eth_newBlockFilter": {},
  "tron/eth_getFilterChanges": { input: ["0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"] },
  "tron/eth_getFilterLogs": { input: ["0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"] },
  "tron/eth_uninstallFilter": { input: ["0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"] },
  "geyser.Geyser/Subscribe": {
    input: {
      transactions: {
        usdc: { vote: false, account_include: ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"] },
      },
      commitment: "CONFIRMED",
    },
  },
  "geyser.Geyser/SubscribeDeshred": { input: { deshred_transactions: { all: { vote: false } } } },
  "geyser.Geyser/SubscribeReplayInfo": {},
  "geyser.Geyser/Ping": {},
  "geyser.Geyser/GetLatestBlockhash": { input: { commitment: "CONFIRMED" } },
  "geyser.Geyser/GetBlockHeight": { input: { commitment: "CONFIRMED" } },
  "geyser.Geyser/GetSlot": { input: { commitment: "CONFIRMED" } },
  "geyser.Geyser/IsBlockhashValid": {
    input: { blockhash: "9sHcv6xwn9YkB8nxTUGKDwPwNnmqVp5oAXxU8Fdkm4J6", commitment: "PROCESSED" },
  },
  "geyser.Geyser/GetVersion": {},
  "sui.rpc.v2.LedgerService/GetServiceInfo": { input: {} },
  "sui.rpc.v2.LedgerService/GetObject": {
    input: {
      object_id: "0x0000000000000000000000000000000000000000000000000000000000000006",
      read_mask: ["object_id", "version", "digest", "object_type"],
    },
  },
  "sui.rpc.v2.LedgerService/BatchGetObjects": {
    input: {
      requests: [{ object_id: "0x0000000000000000000000000000000000000000000000000000000000000005" }],
      read_mask: ["object_id", "version"],
    },
  },
  "sui.rpc.v2.LedgerService/GetTransaction": {
    input: {
      digest: "5Lqf5y9m3m3mYJ8zG6JCVqM4KYq2b7R9S5zM8XwQkqJd",
      read_mask: ["digest", "effects.status", "checkpoint"],
    },
  },
  "sui.rpc.v2.LedgerService/BatchGetTransactions": {
    input: {
      digests: ["5Lqf5y9m3m3mYJ8zG6JCVqM4KYq2b7R9S5zM8XwQkqJd"],
      read_mask: ["digest", "effects.status"],
    },
  },
  "sui.rpc.v2.LedgerService/GetCheckpoint": {
    input: { sequence_number: 180000000, read_mask: ["sequence_number", "digest", "summary.timestamp"] },
  },
  "sui.rpc.v2.LedgerService/GetEpoch": { input: { epoch: 850, read_mask: ["epoch", "reference_gas_price"] } },
  "sui.rpc.v2.LedgerService/ListCheckpoints": {
    input: { start_checkpoint: 180000000, end_checkpoint: 180000010, read_mask: ["sequence_number"] },
  },
  "sui.rpc.v2.LedgerService/ListTransactions": {
    input: { start_checkpoint: 180000000, end_checkpoint: 180000010, read_mask: ["digest"] },
  },
  "sui.rpc.v2.LedgerService/ListEvents": {
    input: { start_checkpoint: 180000000, end_checkpoint: 180000010, read_mask: ["event_type"] },
  },
  "sui.rpc.v2.MovePackageService/GetPackage": {},
  "sui.rpc.v2.MovePackageService/GetDatatype": {
    input: {
      package_id: "0x0000000000000000000000000000000000000000000000000000000000000002",
      module_name: "coin",
      name: "Coin",
    },
  },
  "sui.rpc.v2.MovePackageService/GetFunction": {
    input: {
      package_id: "0x0000000000000000000000000000000000000000000000000000000000000002",
      module_name: "coin",
      name: "split",
    },
  },
  "sui.rpc.v2.MovePackageService/ListPackageVersions": {
    input: {
      package_id: "0x0000000000000000000000000000000000000000000000000000000000000002",
      page_size: 10,
    },
  },
  "sui.rpc.v2.NameService/LookupName": { input: { name: "example.sui" } },
  "sui.rpc.v2.NameService/ReverseLookupName": {},
  "sui.rpc.v2.SignatureVerificationService/VerifySignature": {
    input: {
      message: { name: "PersonalMessage", value: "0x0568656c6c6f" },
      signature: { bcs: { value: "0x00" } },
      address: "0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331",
    },
  },
  "sui.rpc.v2.StateService/ListDynamicFields": {
    input: { parent: "0x0000000000000000000000000000000000000000000000000000000000000005", page_size: 10 },
  },
  "sui.rpc.v2.StateService/ListOwnedObjects": {
    input: {
      owner: "0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331",
      page_size: 10,
      object_type: "0x2::coin::Coin<0x2::sui::SUI>",
    },
  },
  "sui.rpc.v2.StateService/GetCoinInfo": {},
  "sui.rpc.v2.StateService/GetBalance": {},
  "sui.rpc.v2.StateService/ListBalances": {
    input: { owner: "0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331", page_size: 10 },
  },
  "sui.rpc.v2.SubscriptionService/SubscribeCheckpoints": {
    input: { read_mask: ["sequence_number", "digest"] },
  },
  "sui.rpc.v2.SubscriptionService/SubscribeTransactions": { input: { read_mask: ["digest"] } },
  "sui.rpc.v2.SubscriptionService/SubscribeEvents": { input: { read_mask: ["event_type"] } },
  "sui.rpc.v2.TransactionExecutionService/ExecuteTransaction": {
    input: {
      transaction: { bcs: { value: "0x0000" } },
      signatures: [{ bcs: { value: "0x00" } }],
      read_mask: ["digest", "effects.status"],
    },
  },
  "sui.rpc.v2.TransactionExecutionService/SimulateTransaction": {
    input: { transaction: { bcs: { value: "0x0000" } }, read_mask: ["transaction.effects.status"] },
  },
  "protocol.Database/getBlockReference": {},
  "protocol.Database/GetDynamicProperties": {},
  "protocol.Database/GetNowBlock": {},
  "protocol.Database/GetBlockByNum": { input: { num: 70000000 } },
  "protocol.Monitor/GetStatsInfo": {},
  "protocol.Wallet/GetAccount": { input: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "protocol.Wallet/GetAccountById": { input: { account_id: "0x6578616d706c652d69642d31" } },
  "protocol.Wallet/GetAccountBalance": {
    input: {
      account_identifier: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
      block_identifier: {
        number: 70000000,
        hash: "0x00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      },
    },
  },
  "protocol.Wallet/GetBlockBalanceTrace": {
    input: { number: 70000000, hash: "0x00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
  },
  "protocol.Wallet/GetAccountNet": { input: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "protocol.Wallet/GetAccountResource": {
    input: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.Wallet/CreateAccount": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      account_address: "0x41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "protocol.Wallet/CreateAccount2": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      account_address: "0x41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "protocol.Wallet/UpdateAccount": {},
  "protocol.Wallet/UpdateAccount2": {},
  "protocol.Wallet/SetAccountId": {},
  "protocol.Wallet/AccountPermissionUpdate": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      owner: protocolWalletAccountPermissionUpdateInputOwner,
      actives: [protocolWalletAccountPermissionUpdateInputOwner],
    },
  },
  "protocol.Wallet/GetRewardInfo": { input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "protocol.Wallet/GetBrokerageInfo": { input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "protocol.Wallet/UpdateBrokerage": {},
  "protocol.Wallet/ListWitnesses": {},
  "protocol.Wallet/GetPaginatedNowWitnessList": {},
  "protocol.Wallet/GetNextMaintenanceTime": {},
  "protocol.Wallet/CreateWitness": {},
  "protocol.Wallet/CreateWitness2": {},
  "protocol.Wallet/UpdateWitness": {},
  "protocol.Wallet/UpdateWitness2": {},
  "protocol.Wallet/VoteWitnessAccount": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      votes: [{ vote_address: "0x41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad", vote_count: 10 }],
    },
  },
  "protocol.Wallet/VoteWitnessAccount2": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      votes: [{ vote_address: "0x41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad", vote_count: 10 }],
    },
  },
  "protocol.Wallet/WithdrawBalance": {},
  "protocol.Wallet/WithdrawBalance2": {},
  "protocol.Wallet/FreezeBalance": {},
  "protocol.Wallet/FreezeBalance2": {},
  "protocol.Wallet/UnfreezeBalance": {},
  "protocol.Wallet/UnfreezeBalance2": {},
  "protocol.Wallet/FreezeBalanceV2": {},
  "protocol.Wallet/UnfreezeBalanceV2": {},
  "protocol.Wallet/WithdrawExpireUnfreeze": {},
  "protocol.Wallet/CancelAllUnfreezeV2": {},
  "protocol.Wallet/DelegateResource": {},
  "protocol.Wallet/UnDelegateResource": {},
  "protocol.Wallet/GetDelegatedResource": {},
  "protocol.Wallet/GetDelegatedResourceV2": {},
  "protocol.Wallet/GetDelegatedResourceAccountIndex": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.Wallet/GetDelegatedResourceAccountIndexV2": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.Wallet/GetCanDelegatedMaxSize": {
    input: { type: 1, owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.Wallet/GetAvailableUnfreezeCount": {},
  "protocol.Wallet/GetCanWithdrawUnfreezeAmount": {},
  "protocol.Wallet/GetNowBlock": {},
  "protocol.Wallet/GetNowBlock2": {},
  "protocol.Wallet/GetBlockByNum": { input: { num: 70000000 } },
  "protocol.Wallet/GetBlockByNum2": { input: { num: 70000000 } },
  "protocol.Wallet/GetBlockById": {
    input: { value: "0x00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
  },
  "protocol.Wallet/GetBlockByLimitNext": {},
  "protocol.Wallet/GetBlockByLimitNext2": {},
  "protocol.Wallet/GetBlockByLatestNum": { input: { num: 5 } },
  "protocol.Wallet/GetBlockByLatestNum2": { input: { num: 5 } },
  "protocol.Wallet/GetBlock": { input: { id_or_num: "70000000", detail: true } },
  "protocol.Wallet/GetTransactionCountByBlockNum": { input: { num: 70000000 } },
  "protocol.Wallet/GetTransactionById": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.Wallet/GetTransactionInfoById": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.Wallet/GetTransactionInfoByBlockNum": { input: { num: 70000000 } },
  "protocol.Wallet/GetTransactionFromPending": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.Wallet/GetTransactionListFromPending": {},
  "protocol.Wallet/GetPendingSize": {},
  "protocol.Wallet/TotalTransaction": {},
  "protocol.Wallet/GetTransactionSignWeight": {
    input: {
      raw_data: {
        ref_block_bytes: "0x1d80",
        ref_block_hash: "0xf6d6f6a1e0b8f2c2",
        expiration: 1767323102000,
      },
      signature: ["0x0102"],
    },
  },
  "protocol.Wallet/GetTransactionApprovedList": {
    input: {
      raw_data: {
        ref_block_bytes: "0x1d80",
        ref_block_hash: "0xf6d6f6a1e0b8f2c2",
        expiration: 1767323102000,
      },
      signature: ["0x0102"],
    },
  },
  "protocol.Wallet/CreateTransaction": {},
  "protocol.Wallet/CreateTransaction2": {},
  "protocol.Wallet/TransferAsset": {},
  "protocol.Wallet/TransferAsset2": {},
  "protocol.Wallet/CreateAssetIssue": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      name: "0x4578616d706c65",
      abbr: "0x455850",
      total_supply: 1000000000,
      trx_num: 1,
      num: 1,
      precision: 6,
      start_time: 1767225600000,
      end_time: 1798761600000,
      url: "0x68747470733a2f2f6578616d706c652e636f6d",
    },
  },
  "protocol.Wallet/CreateAssetIssue2": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      name: "0x4578616d706c65",
      abbr: "0x455850",
      total_supply: 1000000000,
      trx_num: 1,
      num: 1,
      precision: 6,
      start_time: 1767225600000,
      end_time: 1798761600000,
      url: "0x68747470733a2f2f6578616d706c652e636f6d",
    },
  },
  "protocol.Wallet/UpdateAsset": {},
  "protocol.Wallet/UpdateAsset2": {},
  "protocol.Wallet/ParticipateAssetIssue": {},
  "protocol.Wallet/ParticipateAssetIssue2": {},
  "protocol.Wallet/UnfreezeAsset": {},
  "protocol.Wallet/UnfreezeAsset2": {},
  "protocol.Wallet/GetAssetIssueList": {},
  "protocol.Wallet/GetPaginatedAssetIssueList": {},
  "protocol.Wallet/GetAssetIssueByAccount": {
    input: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.Wallet/GetAssetIssueById": { input: { value: "0x31303030303031" } },
  "protocol.Wallet/GetAssetIssueByName": { input: { value: "0x31303030303031" } },
  "protocol.Wallet/GetAssetIssueListByName": { input: { value: "0x31303030303031" } },
  "protocol.Wallet/CreateCommonTransaction": {
    input: {
      raw_data: {
        ref_block_bytes: "0x1d80",
        ref_block_hash: "0xf6d6f6a1e0b8f2c2",
        expiration: 1767323102000,
      },
      signature: ["0x0102"],
    },
  },
  "protocol.Wallet/BroadcastTransaction": {
    input: {
      raw_data: {
        ref_block_bytes: "0x1d80",
        ref_block_hash: "0xf6d6f6a1e0b8f2c2",
        expiration: 1767323102000,
      },
      signature: ["0x0102"],
    },
  },
  "protocol.Wallet/DeployContract": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      new_contract: {
        origin_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
        name: "Example",
        bytecode: "0x6080604052",
      },
    },
  },
  "protocol.Wallet/GetContract": { input: { value: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c" } },
  "protocol.Wallet/GetContractInfo": { input: { value: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c" } },
  "protocol.Wallet/TriggerContract": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "0x70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "protocol.Wallet/TriggerConstantContract": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "0x70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "protocol.Wallet/EstimateEnergy": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "0x70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "protocol.Wallet/ClearContractABI": {},
  "protocol.Wallet/UpdateSetting": {},
  "protocol.Wallet/UpdateEnergyLimit": {},
  "protocol.Wallet/ListProposals": {},
  "protocol.Wallet/GetPaginatedProposalList": {},
  "protocol.Wallet/GetProposalById": { input: { value: "0x0000000000000001" } },
  "protocol.Wallet/ProposalCreate": {
    input: { owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", parameters: { "0": 300000 } },
  },
  "protocol.Wallet/ProposalApprove": {},
  "protocol.Wallet/ProposalDelete": {},
  "protocol.Wallet/GetChainParameters": {},
  "protocol.Wallet/GetBandwidthPrices": {},
  "protocol.Wallet/GetEnergyPrices": {},
  "protocol.Wallet/GetMemoFee": {},
  "protocol.Wallet/GetBurnTrx": {},
  "protocol.Wallet/ListExchanges": {},
  "protocol.Wallet/GetPaginatedExchangeList": {},
  "protocol.Wallet/GetExchangeById": { input: { value: "0x0000000000000001" } },
  "protocol.Wallet/ExchangeCreate": {},
  "protocol.Wallet/ExchangeInject": {},
  "protocol.Wallet/ExchangeWithdraw": {},
  "protocol.Wallet/ExchangeTransaction": {},
  "protocol.Wallet/GetMarketOrderById": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.Wallet/GetMarketOrderByAccount": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.Wallet/GetMarketPriceByPair": {},
  "protocol.Wallet/GetMarketOrderListByPair": {},
  "protocol.Wallet/GetMarketPairList": {},
  "protocol.Wallet/MarketSellAsset": {},
  "protocol.Wallet/MarketCancelOrder": {},
  "protocol.Wallet/BuyStorage": {},
  "protocol.Wallet/BuyStorageBytes": {},
  "protocol.Wallet/SellStorage": {},
  "protocol.Wallet/ListNodes": {},
  "protocol.Wallet/GetNodeInfo": {},
  "protocol.Wallet/GetSpendingKey": {},
  "protocol.Wallet/GetExpandedSpendingKey": {
    input: { value: "0x0101010101010101010101010101010101010101010101010101010101010101" },
  },
  "protocol.Wallet/GetAkFromAsk": {
    input: { value: "0x0101010101010101010101010101010101010101010101010101010101010101" },
  },
  "protocol.Wallet/GetNkFromNsk": {
    input: { value: "0x0101010101010101010101010101010101010101010101010101010101010101" },
  },
  "protocol.Wallet/GetIncomingViewingKey": {},
  "protocol.Wallet/GetDiversifier": {},
  "protocol.Wallet/GetNewShieldedAddress": {},
  "protocol.Wallet/GetZenPaymentAddress": {},
  "protocol.Wallet/GetRcm": {},
  "protocol.Wallet/CreateShieldedTransaction": {},
  "protocol.Wallet/CreateShieldedTransactionWithoutSpendAuthSig": {},
  "protocol.Wallet/GetShieldTransactionHash": {
    input: {
      raw_data: {
        ref_block_bytes: "0x1d80",
        ref_block_hash: "0xf6d6f6a1e0b8f2c2",
        expiration: 1767323102000,
      },
      signature: ["0x0102"],
    },
  },
  "protocol.Wallet/CreateSpendAuthSig": {},
  "protocol.Wallet/CreateShieldNullifier": {},
  "protocol.Wallet/GetMerkleTreeVoucherInfo": {},
  "protocol.Wallet/ScanNoteByIvk": {},
  "protocol.Wallet/ScanAndMarkNoteByIvk": {},
  "protocol.Wallet/ScanNoteByOvk": {},
  "protocol.Wallet/IsSpend": {},
  "protocol.Wallet/CreateShieldedContractParameters": {},
  "protocol.Wallet/CreateShieldedContractParametersWithoutAsk": {},
  "protocol.Wallet/GetTriggerInputForShieldedTRC20Contract": {},
  "protocol.Wallet/ScanShieldedTRC20NotesByIvk": {},
  "protocol.Wallet/ScanShieldedTRC20NotesByOvk": {},
  "protocol.Wallet/IsShieldedTRC20ContractNoteSpent": {},
  "protocol.WalletExtension/GetTransactionsFromThis": {
    input: { account: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" }, offset: 0, limit: 10 },
  },
  "protocol.WalletExtension/GetTransactionsFromThis2": {
    input: { account: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" }, offset: 0, limit: 10 },
  },
  "protocol.WalletExtension/GetTransactionsToThis": {
    input: { account: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" }, offset: 0, limit: 10 },
  },
  "protocol.WalletExtension/GetTransactionsToThis2": {
    input: { account: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" }, offset: 0, limit: 10 },
  },
  "protocol.WalletSolidity/GetAccount": {
    input: { address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/GetAccountById": { input: { account_id: "0x6578616d706c652d69642d31" } },
  "protocol.WalletSolidity/GetRewardInfo": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/GetBrokerageInfo": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/ListWitnesses": {},
  "protocol.WalletSolidity/GetPaginatedNowWitnessList": {},
  "protocol.WalletSolidity/GetDelegatedResource": {},
  "protocol.WalletSolidity/GetDelegatedResourceV2": {},
  "protocol.WalletSolidity/GetDelegatedResourceAccountIndex": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/GetDelegatedResourceAccountIndexV2": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/GetCanDelegatedMaxSize": {
    input: { type: 1, owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/GetAvailableUnfreezeCount": {},
  "protocol.WalletSolidity/GetCanWithdrawUnfreezeAmount": {},
  "protocol.WalletSolidity/GetNowBlock": {},
  "protocol.WalletSolidity/GetNowBlock2": {},
  "protocol.WalletSolidity/GetBlockByNum": { input: { num: 70000000 } },
  "protocol.WalletSolidity/GetBlockByNum2": { input: { num: 70000000 } },
  "protocol.WalletSolidity/GetBlock": { input: { id_or_num: "70000000", detail: true } },
  "protocol.WalletSolidity/GetTransactionCountByBlockNum": { input: { num: 70000000 } },
  "protocol.WalletSolidity/GetTransactionById": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.WalletSolidity/GetTransactionInfoById": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.WalletSolidity/GetTransactionInfoByBlockNum": { input: { num: 70000000 } },
  "protocol.WalletSolidity/TriggerConstantContract": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "0x70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "protocol.WalletSolidity/EstimateEnergy": {
    input: {
      owner_address: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "0x70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "protocol.WalletSolidity/GetAssetIssueList": {},
  "protocol.WalletSolidity/GetPaginatedAssetIssueList": {},
  "protocol.WalletSolidity/GetAssetIssueById": { input: { value: "0x31303030303031" } },
  "protocol.WalletSolidity/GetAssetIssueByName": { input: { value: "0x31303030303031" } },
  "protocol.WalletSolidity/GetAssetIssueListByName": { input: { value: "0x31303030303031" } },
  "protocol.WalletSolidity/ListExchanges": {},
  "protocol.WalletSolidity/GetExchangeById": { input: { value: "0x0000000000000001" } },
  "protocol.WalletSolidity/GetMarketOrderById": {
    input: { value: "0xb7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "protocol.WalletSolidity/GetMarketOrderByAccount": {
    input: { value: "0x41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "protocol.WalletSolidity/GetMarketPriceByPair": {},
  "protocol.WalletSolidity/GetMarketOrderListByPair": {},
  "protocol.WalletSolidity/GetMarketPairList": {},
  "protocol.WalletSolidity/GetBurnTrx": {},
  "protocol.WalletSolidity/GetBandwidthPrices": {},
  "protocol.WalletSolidity/GetEnergyPrices": {},
  "protocol.WalletSolidity/GetMerkleTreeVoucherInfo": {},
  "protocol.WalletSolidity/ScanNoteByIvk": {},
  "protocol.WalletSolidity/ScanAndMarkNoteByIvk": {},
  "protocol.WalletSolidity/ScanNoteByOvk": {},
  "protocol.WalletSolidity/IsSpend": {},
  "protocol.WalletSolidity/ScanShieldedTRC20NotesByIvk": {},
  "protocol.WalletSolidity/ScanShieldedTRC20NotesByOvk": {},
  "protocol.WalletSolidity/IsShieldedTRC20ContractNoteSpent": {},
  "protocol.TronZksnark/CheckZksnarkProof": {},
  "GET /eth/v1/beacon/genesis": {},
  "GET /eth/v1/beacon/states/{state_id}/root": { path: "/eth/v1/beacon/states/head/root" },
  "GET /eth/v1/beacon/states/{state_id}/fork": { path: "/eth/v1/beacon/states/head/fork" },
  "GET /eth/v1/beacon/states/{state_id}/finality_checkpoints": {
    path: "/eth/v1/beacon/states/head/finality_checkpoints",
  },
  "GET /eth/v1/beacon/states/{state_id}/validators": { path: "/eth/v1/beacon/states/head/validators" },
  "POST /eth/v1/beacon/states/{state_id}/validators": {
    path: "/eth/v1/beacon/states/head/validators",
    input: { ids: ["541"], statuses: ["active"] },
  },
  "GET /eth/v1/beacon/states/{state_id}/validators/{validator_id}": {
    path: "/eth/v1/beacon/states/head/validators/541",
  },
  "GET /eth/v1/beacon/states/{state_id}/validator_balances": {
    path: "/eth/v1/beacon/states/head/validator_balances",
  },
  "POST /eth/v1/beacon/states/{state_id}/validator_balances": {
    path: "/eth/v1/beacon/states/head/validator_balances",
  },
  "POST /eth/v1/beacon/states/{state_id}/validator_identities": {
    path: "/eth/v1/beacon/states/head/validator_identities",
  },
  "POST /eth/v1/beacon/states/{state_id}/builders": { path: "/eth/v1/beacon/states/head/builders" },
  "GET /eth/v1/beacon/states/{state_id}/committees": { path: "/eth/v1/beacon/states/head/committees" },
  "GET /eth/v1/beacon/states/{state_id}/sync_committees": {
    path: "/eth/v1/beacon/states/head/sync_committees",
  },
  "GET /eth/v1/beacon/states/{state_id}/randao": { path: "/eth/v1/beacon/states/head/randao" },
  "GET /eth/v1/beacon/states/{state_id}/pending_consolidations": {
    path: "/eth/v1/beacon/states/head/pending_consolidations",
  },
  "GET /eth/v1/beacon/states/{state_id}/pending_deposits": {
    path: "/eth/v1/beacon/states/head/pending_deposits",
  },
  "GET /eth/v1/beacon/states/{state_id}/pending_partial_withdrawals": {
    path: "/eth/v1/beacon/states/head/pending_partial_withdrawals",
  },
  "GET /eth/v1/beacon/states/{state_id}/proposer_lookahead": {
    path: "/eth/v1/beacon/states/head/proposer_lookahead",
  },
  "GET /eth/v1/beacon/headers": {},
  "GET /eth/v1/beacon/headers/{block_id}": { path: "/eth/v1/beacon/headers/head" },
  "GET /eth/v2/beacon/blocks/{block_id}": { path: "/eth/v2/beacon/blocks/head" },
  "GET /eth/v1/beacon/blinded_blocks/{block_id}": { path: "/eth/v1/beacon/blinded_blocks/head" },
  "GET /eth/v1/beacon/blocks/{block_id}/root": { path: "/eth/v1/beacon/blocks/head/root" },
  "GET /eth/v2/beacon/blocks/{block_id}/attestations": { path: "/eth/v2/beacon/blocks/head/attestations" },
  "GET /eth/v1/beacon/blobs/{block_id}": { path: "/eth/v1/beacon/blobs/head" },
  "POST /eth/v2/beacon/blocks": {
    input: {
      message: {
        slot: "9568640",
        proposer_index: "888",
        parent_root: "0xa1443cedb9c74ced2f57edde653f964d926d464a3ded0451808f42a2816f6cd3",
        state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
        body: {
          randao_reveal: "0x5a8c70f15476cd6f94f9ebf9507a5ab3d5b1e0ebba91e32a9dbfa1e7001f89b03f386eb171689a0f400b17d1e60499482b99f3e2dc20e44f8c8d764b6ace65ae5de4581eaac85a637c1790598f65fce4e58d17f2370b448aba54d61c6c6452fa",
          eth1_data: pOSTEthV2BeaconBlocksInputEth1Data,
          graffiti: "0x6e6f646520616363657373000000000000000000000000000000000000000000",
          proposer_slashings: [],
          attester_slashings: [],
          deposits: [],
          voluntary_exits: [],
          attestations: pOSTEthV2BeaconBlocksInputAttestations2,
          sync_aggregate: pOSTEthV2BeaconBlocksInputSyncAggregate,
          bls_to_execution_changes: [],
          signed_execution_payload_bid: pOSTEthV2BeaconBlocksInputSignedExecutionPayloadBid,
          payload_attestations: [],
          parent_execution_requests: pOSTEthV2BeaconBlocksInputParentExecutionRequests,
        },
      },
      signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
    },
  },
  "POST /eth/v2/beacon/blinded_blocks": {
    input: {
      message: {
        slot: "9568640",
        proposer_index: "888",
        parent_root: "0xa1443cedb9c74ced2f57edde653f964d926d464a3ded0451808f42a2816f6cd3",
        state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
        body: {
          randao_reveal: "0x5a8c70f15476cd6f94f9ebf9507a5ab3d5b1e0ebba91e32a9dbfa1e7001f89b03f386eb171689a0f400b17d1e60499482b99f3e2dc20e44f8c8d764b6ace65ae5de4581eaac85a637c1790598f65fce4e58d17f2370b448aba54d61c6c6452fa",
          eth1_data: pOSTEthV2BeaconBlocksInputEth1Data,
          graffiti: "0x6e6f646520616363657373000000000000000000000000000000000000000000",
          proposer_slashings: [],
          attester_slashings: [],
          deposits: [],
          voluntary_exits: [],
          attestations: pOSTEthV2BeaconBlocksInputAttestations2,
          sync_aggregate: pOSTEthV2BeaconBlocksInputSyncAggregate,
          execution_payload_header: {
            parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
            fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
            state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
            receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
            logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
            prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
            block_number: "21774023",
            gas_limit: "45000000",
            gas_used: "18203119",
            timestamp: "1738647707",
            extra_data: "0x6e6f646520616363657373",
            base_fee_per_gas: "1093741823",
            block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
            transactions_root: "0x6b74fdb612fc0242c2061e8a3b1af7d46bbb2f1a1c707e7f32c42c1ea7e67946",
            withdrawals_root: "0x58237ea056bfcef28f6d616f50db9b3d6d27f2e09276a40a6262c32f7d8b8285",
            blob_gas_used: "786432",
            excess_blob_gas: "94371840",
          },
          bls_to_execution_changes: [],
          blob_kzg_commitments: [
            "0x0b8308d9f2251e41ec369f808380447a73c06074f2457264fb05b2b113a34c5125e86ea1b741f6b486b35e941af9babd",
          ],
          execution_requests: pOSTEthV2BeaconBlocksInputParentExecutionRequests,
        },
      },
      signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
    },
  },
  "POST /eth/v1/beacon/execution_payload_bids": {
    input: pOSTEthV2BeaconBlocksInputSignedExecutionPayloadBid,
  },
  "POST /eth/v1/beacon/execution_payload_envelopes": {
    input: {
      signed_execution_payload_envelope: {
        message: {
          payload: {
            parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
            fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
            state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
            receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
            logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
            prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
            block_number: "21774023",
            gas_limit: "45000000",
            gas_used: "18203119",
            timestamp: "1738647707",
            extra_data: "0x6e6f646520616363657373",
            base_fee_per_gas: "1093741823",
            block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
            transactions: [
              "0x02f86c018095cd603fe577fa9548ec0c9b50b067566fe07c8af6acba45f6196f3a15d511f6709b55bd3da0f5a838125bd0ee20c5bfdd7caba173912d4281cae816b79a201b27ca64c092a959c7edc525ed45e845b1de6a7590d173fd2fad9133c8a779a1e31f3cb18e",
            ],
            withdrawals: [
              {
                index: "1",
                validator_index: "541",
                address: "0x70f43f9cb2ad10604531d2f52ecadc8ddc92d8c8",
                amount: "32000000000",
              },
            ],
            blob_gas_used: "786432",
            excess_blob_gas: "94371840",
            block_access_list: "0xdad994041572ec7ad51497b3538068232e73b539894002c0c0c0c0c0",
            slot_number: "9568640",
          },
          execution_requests: pOSTEthV2BeaconBlocksInputParentExecutionRequests,
          builder_index: "42",
          beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
          parent_beacon_block_root: "0x54140a0d162d83e96d9b315e66a4082f4c256ab2d7b9a4cc0fe7cd1422bb2087",
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
      kzg_proofs: [
        "0xe2eeb6df273672cbf66425201d790ad3dbdd91c59aebf599d6e7aa377a607b97dcb31716ec8a9c7766b9c7ecff856e83",
      ],
      blobs: ["0x00d9ad60933719363f2076ddfbc8ca5d6ff540d6bd56da06415643c4bcf3fe99"],
    },
  },
  "GET /eth/v1/beacon/execution_payload_envelopes/{block_id}": {
    path: "/eth/v1/beacon/execution_payload_envelopes/head",
  },
  "GET /eth/v1/beacon/light_client/bootstrap/{block_root}": {
    path: "/eth/v1/beacon/light_client/bootstrap/0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
  },
  "GET /eth/v1/beacon/light_client/updates": {
    path: "/eth/v1/beacon/light_client/updates?start_period=1168&count=1",
  },
  "GET /eth/v1/beacon/light_client/finality_update": {},
  "GET /eth/v1/beacon/light_client/optimistic_update": {},
  "GET /eth/v2/beacon/pool/attestations": {},
  "POST /eth/v2/beacon/pool/attestations": {
    input: [
      {
        committee_index: "7",
        attester_index: "541",
        data: pOSTEthV2BeaconBlocksInputData,
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "GET /eth/v2/beacon/pool/attester_slashings": {},
  "POST /eth/v2/beacon/pool/attester_slashings": {
    input: {
      attestation_1: pOSTEthV2BeaconPoolAttesterSlashingsInputAttestation1,
      attestation_2: pOSTEthV2BeaconPoolAttesterSlashingsInputAttestation1,
    },
  },
  "GET /eth/v1/beacon/pool/proposer_slashings": {},
  "POST /eth/v1/beacon/pool/proposer_slashings": {
    input: {
      signed_header_1: pOSTEthV1BeaconPoolProposerSlashingsInputSignedHeader1,
      signed_header_2: pOSTEthV1BeaconPoolProposerSlashingsInputSignedHeader1,
    },
  },
  "POST /eth/v1/beacon/pool/sync_committees": {
    input: [
      {
        slot: "9568640",
        beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
        validator_index: "541",
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "GET /eth/v1/beacon/pool/voluntary_exits": {},
  "POST /eth/v1/beacon/pool/voluntary_exits": {
    input: {
      message: { epoch: "299020", validator_index: "541" },
      signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
    },
  },
  "GET /eth/v1/beacon/pool/bls_to_execution_changes": {},
  "POST /eth/v1/beacon/pool/bls_to_execution_changes": {
    input: [
      {
        message: {
          validator_index: "541",
          from_bls_pubkey: "0x8965f1428ae277ee17d1d5fbb94ddaa14e4fcdea7535a3cd8a6640707e16b8196eded2266a33eb2e9f83ab5843536df8",
          to_execution_address: "0x18b88da4805929e787344178f16454b88cb61a40",
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "GET /eth/v1/beacon/pool/payload_attestations": {},
  "POST /eth/v1/beacon/pool/payload_attestations": {
    input: [
      {
        validator_index: "541",
        data: {
          beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
          slot: "9568640",
          payload_present: true,
          blob_data_available: true,
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "GET /eth/v1/beacon/rewards/blocks/{block_id}": { path: "/eth/v1/beacon/rewards/blocks/head" },
  "POST /eth/v1/beacon/rewards/sync_committee/{block_id}": {
    path: "/eth/v1/beacon/rewards/sync_committee/head",
  },
  "POST /eth/v1/beacon/rewards/attestations/{epoch}": { path: "/eth/v1/beacon/rewards/attestations/299020" },
  "POST /eth/v1/validator/duties/attester/{epoch}": {
    path: "/eth/v1/validator/duties/attester/299020",
    input: ["541"],
  },
  "GET /eth/v1/validator/duties/proposer/{epoch}": { path: "/eth/v1/validator/duties/proposer/299020" },
  "GET /eth/v2/validator/duties/proposer/{epoch}": { path: "/eth/v2/validator/duties/proposer/299020" },
  "POST /eth/v1/validator/duties/sync/{epoch}": {
    path: "/eth/v1/validator/duties/sync/299020",
    input: ["541"],
  },
  "POST /eth/v1/validator/duties/ptc/{epoch}": {
    path: "/eth/v1/validator/duties/ptc/299020",
    input: ["541"],
  },
  "POST /eth/v1/validator/liveness/{epoch}": { path: "/eth/v1/validator/liveness/299020", input: ["541"] },
  "GET /eth/v3/validator/blocks/{slot}": {
    path: "/eth/v3/validator/blocks/9568640?randao_reveal=0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
  },
  "GET /eth/v4/validator/blocks/{slot}": {
    path: "/eth/v4/validator/blocks/9568640?randao_reveal=0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4&include_payload=false",
  },
  "GET /eth/v1/validator/execution_payload_bids/{slot}/{builder_index}": {
    path: "/eth/v1/validator/execution_payload_bids/9568640/42",
  },
  "GET /eth/v1/validator/execution_payload_envelopes/{slot}/{beacon_block_root}": {
    path: "/eth/v1/validator/execution_payload_envelopes/9568640/0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
  },
  "POST /eth/v1/validator/prepare_beacon_proposer": {
    input: [{ validator_index: "541", fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8" }],
  },
  "POST /eth/v1/validator/proposer_preferences": {
    input: [
      {
        message: {
          dependent_root: "0x0240d9356647418a24a89ef9f2d4b720c5644ee620800cce16909dbe3a88a956",
          proposal_slot: "9568640",
          validator_index: "541",
          fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
          target_gas_limit: "45000000",
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "POST /eth/v1/validator/register_validator": {
    input: [
      {
        message: {
          fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
          gas_limit: "45000000",
          timestamp: "1738647707",
          pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "GET /eth/v1/validator/attestation_data": { path: "/eth/v1/validator/attestation_data?slot=9568640" },
  "GET /eth/v2/validator/aggregate_attestation": {
    path: "/eth/v2/validator/aggregate_attestation?attestation_data_root=0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668&slot=9568640&committee_index=7",
  },
  "POST /eth/v2/validator/aggregate_and_proofs": {
    input: [
      {
        message: {
          aggregator_index: "541",
          aggregate: pOSTEthV2BeaconBlocksInputAttestations,
          selection_proof: "0x4dc4a672b1b716fde4e8e0a050de91c9494f8964da2e28f00bbf5ef844cb88284728fe9b6114729251494320aedd327da7653682b4841322327019b1b04f83d8ce695055435de165b27a7f49bf57b3347c6aaf31e802844e292e12ce9f69092d",
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "POST /eth/v1/validator/beacon_committee_subscriptions": {
    input: [
      {
        validator_index: "541",
        committee_index: "7",
        committees_at_slot: "64",
        slot: "9568640",
        is_aggregator: false,
      },
    ],
  },
  "POST /eth/v1/validator/sync_committee_subscriptions": {
    input: [{ validator_index: "541", sync_committee_indices: ["1"], until_epoch: "299020" }],
  },
  "POST /eth/v1/validator/beacon_committee_selections": {
    input: [
      {
        validator_index: "541",
        slot: "9568640",
        selection_proof: "0x4dc4a672b1b716fde4e8e0a050de91c9494f8964da2e28f00bbf5ef844cb88284728fe9b6114729251494320aedd327da7653682b4841322327019b1b04f83d8ce695055435de165b27a7f49bf57b3347c6aaf31e802844e292e12ce9f69092d",
      },
    ],
  },
  "POST /eth/v1/validator/sync_committee_selections": {
    input: [
      {
        validator_index: "541",
        slot: "9568640",
        subcommittee_index: "1",
        selection_proof: "0x4dc4a672b1b716fde4e8e0a050de91c9494f8964da2e28f00bbf5ef844cb88284728fe9b6114729251494320aedd327da7653682b4841322327019b1b04f83d8ce695055435de165b27a7f49bf57b3347c6aaf31e802844e292e12ce9f69092d",
      },
    ],
  },
  "GET /eth/v1/validator/sync_committee_contribution": {
    path: "/eth/v1/validator/sync_committee_contribution?slot=9568640&subcommittee_index=1&beacon_block_root=0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
  },
  "POST /eth/v1/validator/contribution_and_proofs": {
    input: [
      {
        message: {
          aggregator_index: "541",
          contribution: {
            slot: "9568640",
            beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
            subcommittee_index: "1",
            aggregation_bits: "0xffffffffffffff7f",
            signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
          },
          selection_proof: "0x4dc4a672b1b716fde4e8e0a050de91c9494f8964da2e28f00bbf5ef844cb88284728fe9b6114729251494320aedd327da7653682b4841322327019b1b04f83d8ce695055435de165b27a7f49bf57b3347c6aaf31e802844e292e12ce9f69092d",
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    ],
  },
  "GET /eth/v1/validator/payload_attestation_data": {
    path: "/eth/v1/validator/payload_attestation_data?slot=9568640",
  },
  "GET /eth/v1/node/identity": {},
  "GET /eth/v1/node/peers": {},
  "GET /eth/v1/node/peers/{peer_id}": {
    path: "/eth/v1/node/peers/16Uiu2HAmR1GmDyvNBWnCyKJ4xZcEMFmRqfNcoKzBFGYYJ3DoTnXa",
  },
  "GET /eth/v1/node/peer_count": {},
  "GET /eth/v1/node/version": {},
  "GET /eth/v2/node/version": {},
  "GET /eth/v1/node/syncing": {},
  "GET /eth/v1/node/health": {},
  "GET /eth/v1/config/fork_schedule": {},
  "GET /eth/v1/config/spec": {},
  "GET /eth/v1/config/deposit_contract": {},
  "GET /eth/v2/debug/beacon/states/{state_id}": { path: "/eth/v2/debug/beacon/states/head" },
  "GET /eth/v2/debug/beacon/heads": {},
  "GET /eth/v1/debug/fork_choice": {},
  "GET /eth/v1/debug/beacon/data_column_sidecars/{block_id}": {
    path: "/eth/v1/debug/beacon/data_column_sidecars/head",
  },
  "GET /eth/v1/events": { path: "/eth/v1/events?topics=head" },
  "POST /info": { input: { type: "meta", dex: "" } },
  "POST /exchange": {
    input: {
      action: { type: "activateOutcomeDeployer", isDeactivate: false },
      nonce: 1700000000000,
      signature: { r: "0x1", s: "0x1", v: 27 },
    },
  },
  "POST /feeder_gateway/simulate_transaction": {
    path: "/feeder_gateway/simulate_transaction?blockNumber=0",
    input: {
      type: "INVOKE_FUNCTION",
      version: "0x1",
      max_fee: "0x2386f26fc10000",
      nonce: "0x1",
      sender_address: "0x4718",
      calldata: ["0x1", "0x2"],
      signature: [],
    },
  },
  "GET /chains/{chain}/blocks/{block}": { path: "/chains/main/blocks/head" },
  "GET /chains/{chain}/blocks/{block}/hash": { path: "/chains/main/blocks/head/hash" },
  "GET /chains/{chain}/blocks/{block}/header": { path: "/chains/main/blocks/head/header" },
  "GET /chains/{chain}/blocks/{block}/header/shell": { path: "/chains/main/blocks/head/header/shell" },
  "GET /chains/{chain}/blocks/{block}/header/protocol_data": {
    path: "/chains/main/blocks/head/header/protocol_data",
  },
  "GET /chains/{chain}/blocks/{block}/header/raw": { path: "/chains/main/blocks/head/header/raw" },
  "GET /chains/{chain}/blocks/{block}/header/protocol_data/raw": {
    path: "/chains/main/blocks/head/header/protocol_data/raw",
  },
  "GET /chains/{chain}/blocks/{block}/metadata": { path: "/chains/main/blocks/head/metadata" },
  "GET /chains/{chain}/blocks/{block}/metadata_hash": { path: "/chains/main/blocks/head/metadata_hash" },
  "GET /chains/{chain}/blocks/{block}/protocols": { path: "/chains/main/blocks/head/protocols" },
  "GET /chains/{chain}/blocks/{block}/resulting_context_hash": {
    path: "/chains/main/blocks/head/resulting_context_hash",
  },
  "GET /chains/{chain}/blocks/{block}/live_blocks": { path: "/chains/main/blocks/head/live_blocks" },
  "GET /chains/{chain}/blocks/{block}/operations": { path: "/chains/main/blocks/head/operations" },
  "GET /chains/{chain}/blocks/{block}/operations/{list_offset}": {
    path: "/chains/main/blocks/head/operations/3",
  },
  "GET /chains/{chain}/blocks/{block}/operations/{list_offset}/{operation_offset}": {
    path: "/chains/main/blocks/head/operations/3/0",
  },
  "GET /chains/{chain}/blocks/{block}/operation_hashes": {
    path: "/chains/main/blocks/head/operation_hashes",
  },
  "GET /chains/{chain}/blocks/{block}/operation_hashes/{list_offset}": {
    path: "/chains/main/blocks/head/operation_hashes/3",
  },
  "GET /chains/{chain}/blocks/{block}/operation_hashes/{list_offset}/{operation_offset}": {
    path: "/chains/main/blocks/head/operation_hashes/3/0",
  },
  "GET /chains/{chain}/blocks/{block}/operation_metadata_hashes": {
    path: "/chains/main/blocks/head/operation_metadata_hashes",
  },
  "GET /chains/{chain}/blocks/{block}/operation_metadata_hashes/{list_offset}": {
    path: "/chains/main/blocks/head/operation_metadata_hashes/3",
  },
  "GET /chains/{chain}/blocks/{block}/operation_metadata_hashes/{list_offset}/{operation_offset}": {
    path: "/chains/main/blocks/head/operation_metadata_hashes/3/0",
  },
  "GET /chains/{chain}/blocks/{block}/operations_metadata_hash": {
    path: "/chains/main/blocks/head/operations_metadata_hash",
  },
  "GET /chains/{chain}/chain_id": { path: "/chains/main/chain_id" },
  "GET /chains/{chain}/blocks": { path: "/chains/main/blocks" },
  "GET /chains/{chain}/is_bootstrapped": { path: "/chains/main/is_bootstrapped" },
  "GET /chains/{chain}/levels/checkpoint": { path: "/chains/main/levels/checkpoint" },
  "GET /chains/{chain}/levels/savepoint": { path: "/chains/main/levels/savepoint" },
  "GET /chains/{chain}/levels/caboose": { path: "/chains/main/levels/caboose" },
  "GET /chains/{chain}/invalid_blocks": { path: "/chains/main/invalid_blocks" },
  "GET /chains/{chain}/invalid_blocks/{block_hash}": {
    path: "/chains/main/invalid_blocks/BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
  },
  "GET /chains/{chain}/protocols": { path: "/chains/main/protocols" },
  "GET /chains/{chain}/protocols/{protocol_hash}": {
    path: "/chains/main/protocols/PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
  },
  "GET /version": {},
  "GET /config/history_mode": {},
  "GET /config/network/user_activated_upgrades": {},
  "GET /config/network/user_activated_protocol_overrides": {},
  "GET /protocols": {},
  "GET /protocols/{protocol_hash}/environment": {
    path: "/protocols/PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY/environment",
  },
  "GET /health/ready": {},
  "GET /chains/{chain}/blocks/{block}/context/contracts": {
    path: "/chains/main/blocks/head/context/contracts",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/spendable": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/spendable",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/full_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/full_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/balance_and_frozen_bonds": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/balance_and_frozen_bonds",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/spendable_and_frozen_bonds": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/spendable_and_frozen_bonds",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/frozen_bonds": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/frozen_bonds",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/staked_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/staked_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/unstaked_frozen_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/unstaked_frozen_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/unstaked_finalizable_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/unstaked_finalizable_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/unstake_requests": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/unstake_requests",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/staking_numerator": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/staking_numerator",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/estimated_own_pending_slashed_amount": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/estimated_own_pending_slashed_amount",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/counter": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/counter",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/delegate": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/delegate",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/manager_key": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/manager_key",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/script": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/script",
  },
  "POST /chains/{chain}/blocks/{block}/context/contracts/{contract}/script/normalized": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/script/normalized",
    input: { unparsing_mode: "Readable" },
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/storage": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/storage",
  },
  "POST /chains/{chain}/blocks/{block}/context/contracts/{contract}/storage/normalized": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/storage/normalized",
    input: { unparsing_mode: "Readable" },
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/storage/used_space": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/storage/used_space",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/storage/paid_space": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/storage/paid_space",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/entrypoints": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/entrypoints",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/entrypoints/{entrypoint}": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/entrypoints/transfer",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/all_ticket_balances": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/all_ticket_balances",
  },
  "POST /chains/{chain}/blocks/{block}/context/contracts/{contract}/ticket_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/ticket_balance",
    input: pOSTChainsChainBlocksBlockContextContractsContractTicketBalanceInput,
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/single_sapling_get_diff": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/single_sapling_get_diff",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/stez_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/stez_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/stez_ticket_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/stez_ticket_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/stez_redeemed_frozen_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/stez_redeemed_frozen_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/contracts/{contract}/stez_redeemed_finalizable_balance": {
    path: "/chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/stez_redeemed_finalizable_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/big_maps/{big_map_id}": {
    path: "/chains/main/blocks/head/context/big_maps/4",
  },
  "GET /chains/{chain}/blocks/{block}/context/big_maps/{big_map_id}/{script_expr}": {
    path: "/chains/main/blocks/head/context/big_maps/4/exprtr3iA2ZhFDtnJZDS1nVxJYeXGWw2AWziVAD7DZf7kxsHmNLZBB",
  },
  "POST /chains/{chain}/blocks/{block}/context/big_maps/{big_map_id}/{script_expr}/normalized": {
    path: "/chains/main/blocks/head/context/big_maps/4/exprtr3iA2ZhFDtnJZDS1nVxJYeXGWw2AWziVAD7DZf7kxsHmNLZBB/normalized",
    input: { unparsing_mode: "Readable" },
  },
  "POST /chains/{chain}/blocks/{block}/context/contracts/{contract}/big_map_get": {
    path: "/chains/main/blocks/head/context/contracts/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/big_map_get",
    input: { key: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }, type: { prim: "address" } },
  },
  "GET /chains/{chain}/blocks/{block}/context/sapling/{sapling_state_id}/get_diff": {
    path: "/chains/main/blocks/head/context/sapling/257/get_diff",
  },
  "GET /chains/{chain}/blocks/{block}/context/cache/contracts/all": {
    path: "/chains/main/blocks/head/context/cache/contracts/all",
  },
  "GET /chains/{chain}/blocks/{block}/context/cache/contracts/size": {
    path: "/chains/main/blocks/head/context/cache/contracts/size",
  },
  "GET /chains/{chain}/blocks/{block}/context/cache/contracts/size_limit": {
    path: "/chains/main/blocks/head/context/cache/contracts/size_limit",
  },
  "POST /chains/{chain}/blocks/{block}/context/cache/contracts/rank": {
    path: "/chains/main/blocks/head/context/cache/contracts/rank",
    input: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
  },
  "GET /chains/{chain}/blocks/{block}/context/destination/{destination_id}/index": {
    path: "/chains/main/blocks/head/context/destination/KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD/index",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates": {
    path: "/chains/main/blocks/head/context/delegates",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/full_balance": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/full_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/own_full_balance": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/own_full_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/own_staked": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/own_staked",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/own_delegated": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/own_delegated",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/external_staked": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/external_staked",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/external_delegated": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/external_delegated",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/total_staked": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/total_staked",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/total_delegated": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/total_delegated",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/total_delegated_stake": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/total_delegated_stake",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/staking_balance": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/staking_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/delegated_balance": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/delegated_balance",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/frozen_deposits": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/frozen_deposits",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/current_frozen_deposits": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/current_frozen_deposits",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/frozen_deposits_limit": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/frozen_deposits_limit",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/unstaked_frozen_deposits": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/unstaked_frozen_deposits",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/total_unstaked_per_cycle": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/total_unstaked_per_cycle",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/min_delegated_in_current_cycle": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/min_delegated_in_current_cycle",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/stakers": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/stakers",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/delegators": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/delegators",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/delegated_contracts": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/delegated_contracts",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/staking_denominator": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/staking_denominator",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/baking_power": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/baking_power",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/current_baking_power": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/current_baking_power",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/voting_power": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/voting_power",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/current_voting_power": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/current_voting_power",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/voting_info": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/voting_info",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/deactivated": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/deactivated",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/is_forbidden": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/is_forbidden",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/grace_period": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/grace_period",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/participation": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/participation",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/dal_participation": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/dal_participation",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/consensus_key": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/consensus_key",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/companion_key": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/companion_key",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/active_staking_parameters": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/active_staking_parameters",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/pending_staking_parameters": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/pending_staking_parameters",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/denunciations": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/denunciations",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/estimated_shared_pending_slashed_amount": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/estimated_shared_pending_slashed_amount",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/stez_registered": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/stez_registered",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/stez_staking_power": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/stez_staking_power",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/active_stez_parameters": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/active_stez_parameters",
  },
  "GET /chains/{chain}/blocks/{block}/context/delegates/{pkh}/pending_stez_parameters": {
    path: "/chains/main/blocks/head/context/delegates/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/pending_stez_parameters",
  },
  "GET /chains/{chain}/blocks/{block}/context/denunciations": {
    path: "/chains/main/blocks/head/context/denunciations",
  },
  "GET /chains/{chain}/blocks/{block}/context/constants": {
    path: "/chains/main/blocks/head/context/constants",
  },
  "GET /chains/{chain}/blocks/{block}/context/constants/parametric": {
    path: "/chains/main/blocks/head/context/constants/parametric",
  },
  "GET /chains/{chain}/blocks/{block}/context/constants/errors": {
    path: "/chains/main/blocks/head/context/constants/errors",
  },
  "GET /chains/{chain}/blocks/{block}/context/protocol/first_level": {
    path: "/chains/main/blocks/head/context/protocol/first_level",
  },
  "GET /chains/{chain}/blocks/{block}/context/total_supply": {
    path: "/chains/main/blocks/head/context/total_supply",
  },
  "GET /chains/{chain}/blocks/{block}/context/total_frozen_stake": {
    path: "/chains/main/blocks/head/context/total_frozen_stake",
  },
  "GET /chains/{chain}/blocks/{block}/context/total_currently_staked": {
    path: "/chains/main/blocks/head/context/total_currently_staked",
  },
  "GET /chains/{chain}/blocks/{block}/context/adaptive_issuance_launch_cycle": {
    path: "/chains/main/blocks/head/context/adaptive_issuance_launch_cycle",
  },
  "GET /chains/{chain}/blocks/{block}/context/issuance/current_yearly_rate": {
    path: "/chains/main/blocks/head/context/issuance/current_yearly_rate",
  },
  "GET /chains/{chain}/blocks/{block}/context/issuance/current_yearly_rate_exact": {
    path: "/chains/main/blocks/head/context/issuance/current_yearly_rate_exact",
  },
  "GET /chains/{chain}/blocks/{block}/context/issuance/current_yearly_rate_details": {
    path: "/chains/main/blocks/head/context/issuance/current_yearly_rate_details",
  },
  "GET /chains/{chain}/blocks/{block}/context/issuance/issuance_per_minute": {
    path: "/chains/main/blocks/head/context/issuance/issuance_per_minute",
  },
  "GET /chains/{chain}/blocks/{block}/context/issuance/expected_issuance": {
    path: "/chains/main/blocks/head/context/issuance/expected_issuance",
  },
  "GET /chains/{chain}/blocks/{block}/context/liquidity_baking/cpmm_address": {
    path: "/chains/main/blocks/head/context/liquidity_baking/cpmm_address",
  },
  "GET /chains/{chain}/blocks/{block}/context/nonces/{block_level}": {
    path: "/chains/main/blocks/head/context/nonces/7999000",
  },
  "POST /chains/{chain}/blocks/{block}/context/seed": { path: "/chains/main/blocks/head/context/seed", input: {} },
  "GET /chains/{chain}/blocks/{block}/context/seed_computation": {
    path: "/chains/main/blocks/head/context/seed_computation",
  },
  "GET /chains/{chain}/blocks/{block}/context/stez/bakers": {
    path: "/chains/main/blocks/head/context/stez/bakers",
  },
  "GET /chains/{chain}/blocks/{block}/context/stez/contract_hash": {
    path: "/chains/main/blocks/head/context/stez/contract_hash",
  },
  "GET /chains/{chain}/blocks/{block}/context/stez/exchange_rate": {
    path: "/chains/main/blocks/head/context/stez/exchange_rate",
  },
  "GET /chains/{chain}/blocks/{block}/context/stez/staking_power": {
    path: "/chains/main/blocks/head/context/stez/staking_power",
  },
  "GET /chains/{chain}/blocks/{block}/context/stez/total_amount_of_tez": {
    path: "/chains/main/blocks/head/context/stez/total_amount_of_tez",
  },
  "GET /chains/{chain}/blocks/{block}/context/stez/total_supply": {
    path: "/chains/main/blocks/head/context/stez/total_supply",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/current_level": {
    path: "/chains/main/blocks/head/helpers/current_level",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/levels_in_current_cycle": {
    path: "/chains/main/blocks/head/helpers/levels_in_current_cycle",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/round": { path: "/chains/main/blocks/head/helpers/round" },
  "GET /chains/{chain}/blocks/{block}/helpers/consecutive_round_zero": {
    path: "/chains/main/blocks/head/helpers/consecutive_round_zero",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/baking_rights": {
    path: "/chains/main/blocks/head/helpers/baking_rights",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/attestation_rights": {
    path: "/chains/main/blocks/head/helpers/attestation_rights",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/validators": {
    path: "/chains/main/blocks/head/helpers/validators",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/all_bakers_attest_activation_level": {
    path: "/chains/main/blocks/head/helpers/all_bakers_attest_activation_level",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/total_baking_power": {
    path: "/chains/main/blocks/head/helpers/total_baking_power",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/baking_power_distribution_for_current_cycle": {
    path: "/chains/main/blocks/head/helpers/baking_power_distribution_for_current_cycle",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/tz4_baker_number_ratio": {
    path: "/chains/main/blocks/head/helpers/tz4_baker_number_ratio",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/swrr_selected_bakers": {
    path: "/chains/main/blocks/head/helpers/swrr_selected_bakers",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/swrr_credits": {
    path: "/chains/main/blocks/head/helpers/swrr_credits",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/complete/{prefix}": {
    path: "/chains/main/blocks/head/helpers/complete/tz1",
  },
  "GET /chains/{chain}/blocks/{block}/helpers/decode_dal_attestation/{dal_attestation_bitset}": {
    path: "/chains/main/blocks/head/helpers/decode_dal_attestation/257",
  },
  "POST /chains/{chain}/blocks/{block}/helpers/encode_dal_attestation": {
    path: "/chains/main/blocks/head/helpers/encode_dal_attestation",
    input: [{ lag_index: 0, slot_indices: [3] }],
  },
  "POST /chains/{chain}/blocks/{block}/helpers/forge/operations": {
    path: "/chains/main/blocks/head/helpers/forge/operations",
    input: pOSTChainsChainBlocksBlockHelpersForgeOperationsInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/forge/signed_operations": {
    path: "/chains/main/blocks/head/helpers/forge/signed_operations",
    input: pOSTChainsChainBlocksBlockHelpersForgeOperationsInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/forge/bls_consensus_operations": {
    path: "/chains/main/blocks/head/helpers/forge/bls_consensus_operations",
    input: pOSTChainsChainBlocksBlockHelpersForgeOperationsInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/parse/operations": {
    path: "/chains/main/blocks/head/helpers/parse/operations",
    input: {
      operations: [{ branch: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF", data: "74657a6f73" }],
    },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/preapply/operations": {
    path: "/chains/main/blocks/head/helpers/preapply/operations",
    input: [
      {
        protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
        branch: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
        contents: pOSTChainsChainBlocksBlockHelpersForgeOperationsInputContents,
        signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
      },
    ],
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/run_code": {
    path: "/chains/main/blocks/head/helpers/scripts/run_code",
    input: pOSTChainsChainBlocksBlockHelpersScriptsRunCodeInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/trace_code": {
    path: "/chains/main/blocks/head/helpers/scripts/trace_code",
    input: pOSTChainsChainBlocksBlockHelpersScriptsRunCodeInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/run_instruction": {
    path: "/chains/main/blocks/head/helpers/scripts/run_instruction",
    input: {
      input: [{ type: { prim: "nat" }, val: { int: "1000" } }],
      code: [{ prim: "DROP" }],
      chain_id: "NetXdQprcVkpaWU",
      amount: "0",
    },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/run_view": {
    path: "/chains/main/blocks/head/helpers/scripts/run_view",
    input: {
      contract: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
      entrypoint: "getBalance",
      input: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      chain_id: "NetXdQprcVkpaWU",
    },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/run_script_view": {
    path: "/chains/main/blocks/head/helpers/scripts/run_script_view",
    input: {
      contract: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
      view: "balance_of",
      input: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      chain_id: "NetXdQprcVkpaWU",
    },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/run_operation": {
    path: "/chains/main/blocks/head/helpers/scripts/run_operation",
    input: pOSTChainsChainBlocksBlockHelpersScriptsRunOperationInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/simulate_operation": {
    path: "/chains/main/blocks/head/helpers/scripts/simulate_operation",
    input: pOSTChainsChainBlocksBlockHelpersScriptsRunOperationInput,
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/pack_data": {
    path: "/chains/main/blocks/head/helpers/scripts/pack_data",
    input: { data: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }, type: { prim: "address" } },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/typecheck_data": {
    path: "/chains/main/blocks/head/helpers/scripts/typecheck_data",
    input: { data: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }, type: { prim: "address" } },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/typecheck_code": {
    path: "/chains/main/blocks/head/helpers/scripts/typecheck_code",
    input: { program: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/script_size": {
    path: "/chains/main/blocks/head/helpers/scripts/script_size",
    input: {
      program: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      storage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
    },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/normalize_data": {
    path: "/chains/main/blocks/head/helpers/scripts/normalize_data",
    input: {
      data: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      type: { prim: "address" },
      unparsing_mode: "Readable",
    },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/normalize_script": {
    path: "/chains/main/blocks/head/helpers/scripts/normalize_script",
    input: { script: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }, unparsing_mode: "Readable" },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/normalize_stack": {
    path: "/chains/main/blocks/head/helpers/scripts/normalize_stack",
    input: { input: [{ type: { prim: "nat" }, val: { int: "1000" } }], unparsing_mode: "Readable" },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/normalize_type": {
    path: "/chains/main/blocks/head/helpers/scripts/normalize_type",
    input: { type: { prim: "nat" } },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/entrypoints": {
    path: "/chains/main/blocks/head/helpers/scripts/entrypoints",
    input: { script: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
  },
  "POST /chains/{chain}/blocks/{block}/helpers/scripts/entrypoint": {
    path: "/chains/main/blocks/head/helpers/scripts/entrypoint",
    input: { script: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/all": {
    path: "/chains/main/blocks/head/context/smart_rollups/all",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/all/inbox": {
    path: "/chains/main/blocks/head/context/smart_rollups/all/inbox",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/kind": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/kind",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/genesis_info": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/genesis_info",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/last_cemented_commitment_hash_with_level": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/last_cemented_commitment_hash_with_level",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/commitment/{commitment_hash}": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/commitment/src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/commitment/{commitment_hash}/can_be_cemented": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/commitment/src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX/can_be_cemented",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/commitment/{commitment_hash}/stakers_indexes": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/commitment/src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX/stakers_indexes",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/inbox_level/{block_level}/commitments": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/inbox_level/7999000/commitments",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/consumed_outputs/{block_level}": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/consumed_outputs/7999000",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/stakers": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/stakers",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/staker/{pkh}/index": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/staker/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/index",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/staker/{pkh}/staked_on_commitment": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/staker/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/staked_on_commitment",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/staker/{pkh}/conflicts": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/staker/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/conflicts",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/staker/{pkh}/games": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/staker/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/games",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/staker1/{staker1_pkh}/staker2/{staker2_pkh}/timeout": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/staker1/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/staker2/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/timeout",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/staker1/{staker1_pkh}/staker2/{staker2_pkh}/timeout_reached": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/staker1/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/staker2/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o/timeout_reached",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/whitelist": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/whitelist",
  },
  "GET /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/last_whitelist_update": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/last_whitelist_update",
  },
  "POST /chains/{chain}/blocks/{block}/context/smart_rollups/smart_rollup/{rollup}/ticket_balance": {
    path: "/chains/main/blocks/head/context/smart_rollups/smart_rollup/sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu/ticket_balance",
    input: pOSTChainsChainBlocksBlockContextContractsContractTicketBalanceInput,
  },
  "GET /chains/{chain}/blocks/{block}/context/dal/shards": {
    path: "/chains/main/blocks/head/context/dal/shards",
  },
  "GET /chains/{chain}/blocks/{block}/context/dal/published_slot_headers": {
    path: "/chains/main/blocks/head/context/dal/published_slot_headers",
  },
  "GET /chains/{chain}/blocks/{block}/context/dal/past_parameters/{block_level}": {
    path: "/chains/main/blocks/head/context/dal/past_parameters/7999000",
  },
  "GET /chains/{chain}/blocks/{block}/context/dal/commitments_history": {
    path: "/chains/main/blocks/head/context/dal/commitments_history",
  },
  "GET /chains/{chain}/blocks/{block}/context/dal/skip_list_cells_of_level": {
    path: "/chains/main/blocks/head/context/dal/skip_list_cells_of_level",
  },
  "GET /chains/{chain}/blocks/{block}/votes/current_period": {
    path: "/chains/main/blocks/head/votes/current_period",
  },
  "GET /chains/{chain}/blocks/{block}/votes/successor_period": {
    path: "/chains/main/blocks/head/votes/successor_period",
  },
  "GET /chains/{chain}/blocks/{block}/votes/current_quorum": {
    path: "/chains/main/blocks/head/votes/current_quorum",
  },
  "GET /chains/{chain}/blocks/{block}/votes/current_proposal": {
    path: "/chains/main/blocks/head/votes/current_proposal",
  },
  "GET /chains/{chain}/blocks/{block}/votes/proposals": { path: "/chains/main/blocks/head/votes/proposals" },
  "GET /chains/{chain}/blocks/{block}/votes/proposal_count/{pkh}": {
    path: "/chains/main/blocks/head/votes/proposal_count/tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
  },
  "GET /chains/{chain}/blocks/{block}/votes/ballots": { path: "/chains/main/blocks/head/votes/ballots" },
  "GET /chains/{chain}/blocks/{block}/votes/ballot_list": {
    path: "/chains/main/blocks/head/votes/ballot_list",
  },
  "GET /chains/{chain}/blocks/{block}/votes/listings": { path: "/chains/main/blocks/head/votes/listings" },
  "GET /chains/{chain}/blocks/{block}/votes/total_voting_power": {
    path: "/chains/main/blocks/head/votes/total_voting_power",
  },
  "GET /chains/{chain}/mempool/pending_operations": { path: "/chains/main/mempool/pending_operations" },
  "GET /chains/{chain}/mempool/filter": { path: "/chains/main/mempool/filter" },
  "GET /chains/{chain}/mempool/monitor_operations": { path: "/chains/main/mempool/monitor_operations" },
  "GET /monitor/heads/{chain}": { path: "/monitor/heads/main" },
  "GET /monitor/applied_blocks": {},
  "GET /monitor/validated_blocks": {},
  "GET /monitor/bootstrapped": {},
  "POST /injection/operation": { input: "74657a6f73" },
  "POST /wallet/getaccount": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/getaccountbyid": { input: { account_id: "6578616d706c652d69642d31" } },
  "POST /wallet/getaccountbalance": {
    input: {
      account_identifier: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
      block_identifier: {
        number: 70000000,
        hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      },
    },
  },
  "POST /wallet/getblockbalance": {
    input: { number: 70000000, hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
  },
  "POST /wallet/getaccountnet": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/getaccountresource": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/createaccount": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      account_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /wallet/updateaccount": {
    input: { account_name: "6578616d706c65", owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/setaccountid": {
    input: {
      account_id: "6578616d706c652d69642d31",
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "POST /wallet/accountpermissionupdate": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      owner: pOSTWalletAccountpermissionupdateInputOwner,
      actives: [pOSTWalletAccountpermissionupdateInputOwner],
    },
  },
  "POST /wallet/getReward": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/getBrokerage": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/updateBrokerage": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", brokerage: 20 },
  },
  "POST /wallet/listwitnesses": {},
  "POST /wallet/getpaginatednowwitnesslist": { input: { limit: 10 } },
  "POST /wallet/getnextmaintenancetime": {},
  "POST /wallet/createwitness": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      url: "68747470733a2f2f6578616d706c652e636f6d",
    },
  },
  "POST /wallet/updatewitness": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      update_url: "68747470733a2f2f6578616d706c652e636f6d",
    },
  },
  "POST /wallet/votewitnessaccount": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      votes: [{ vote_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad", vote_count: 10 }],
    },
  },
  "POST /wallet/withdrawbalance": { input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/freezebalance": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      frozen_balance: 1000000,
      frozen_duration: 3,
    },
  },
  "POST /wallet/unfreezebalance": { input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/freezebalancev2": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", frozen_balance: 1000000 },
  },
  "POST /wallet/unfreezebalancev2": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", unfreeze_balance: 1000000 },
  },
  "POST /wallet/withdrawexpireunfreeze": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/cancelallunfreezev2": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/delegateresource": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      balance: 25000000,
      receiver_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /wallet/undelegateresource": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      balance: 25000000,
      receiver_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /wallet/getdelegatedresource": {
    input: {
      fromAddress: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      toAddress: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /wallet/getdelegatedresourcev2": {
    input: {
      fromAddress: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      toAddress: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /wallet/getdelegatedresourceaccountindex": {
    input: { value: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/getdelegatedresourceaccountindexv2": {
    input: { value: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/getcandelegatedmaxsize": {
    input: { type: 1, owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/getavailableunfreezecount": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/getcanwithdrawunfreezeamount": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /wallet/getnowblock": {},
  "POST /wallet/getblockbynum": { input: { num: 70000000 } },
  "POST /wallet/getblockbyid": {
    input: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
  },
  "POST /wallet/getblockbylimitnext": { input: { startNum: 70000000, endNum: 70000010 } },
  "POST /wallet/getblockbylatestnum": { input: { num: 5 } },
  "POST /wallet/getblock": { input: { id_or_num: "70000000", detail: true } },
  "POST /wallet/gettransactioncountbyblocknum": { input: { num: 70000000 } },
  "POST /wallet/gettransactionbyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /wallet/gettransactioninfobyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /wallet/gettransactioninfobyblocknum": { input: { num: 70000000 } },
  "POST /wallet/gettransactionfrompending": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /wallet/gettransactionlistfrompending": {},
  "POST /wallet/getpendingsize": {},
  "POST /wallet/totaltransaction": {},
  "POST /wallet/getsignweight": {
    input: {
      raw_data: { ref_block_bytes: "1d80", ref_block_hash: "f6d6f6a1e0b8f2c2", expiration: 1767323102000 },
      signature: ["0102"],
    },
  },
  "POST /wallet/getapprovedlist": {
    input: {
      raw_data: { ref_block_bytes: "1d80", ref_block_hash: "f6d6f6a1e0b8f2c2", expiration: 1767323102000 },
      signature: ["0102"],
    },
  },
  "POST /wallet/createtransaction": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      to_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
      amount: 1000000,
    },
  },
  "POST /wallet/transferasset": {
    input: {
      asset_name: "31303030303031",
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      to_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
      amount: 1000000,
    },
  },
  "POST /wallet/createassetissue": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      name: "4578616d706c65",
      abbr: "455850",
      total_supply: 1000000000,
      trx_num: 1,
      num: 1,
      precision: 6,
      start_time: 1767225600000,
      end_time: 1798761600000,
      url: "68747470733a2f2f6578616d706c652e636f6d",
    },
  },
  "POST /wallet/updateasset": { input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/participateassetissue": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      to_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
      asset_name: "31303030303031",
      amount: 1000000,
    },
  },
  "POST /wallet/unfreezeasset": { input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/getassetissuelist": {},
  "POST /wallet/getpaginatedassetissuelist": { input: { limit: 10 } },
  "POST /wallet/getassetissuebyaccount": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/getassetissuebyid": { input: { value: "1000001" } },
  "POST /wallet/getassetissuebyname": { input: { value: "4578616d706c65" } },
  "POST /wallet/getassetissuelistbyname": { input: { value: "4578616d706c65" } },
  "POST /wallet/createCommonTransaction": {
    input: {
      raw_data: { ref_block_bytes: "1d80", ref_block_hash: "f6d6f6a1e0b8f2c2", expiration: 1767323102000 },
      signature: ["0102"],
    },
  },
  "POST /wallet/broadcasttransaction": {
    input: {
      raw_data: { ref_block_bytes: "1d80", ref_block_hash: "f6d6f6a1e0b8f2c2", expiration: 1767323102000 },
      signature: ["0102"],
    },
  },
  "POST /wallet/deploycontract": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", bytecode: "6080604052" },
  },
  "POST /wallet/getcontract": { input: { value: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c" } },
  "POST /wallet/getcontractinfo": { input: { value: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c" } },
  "POST /wallet/triggersmartcontract": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "POST /wallet/triggerconstantcontract": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "POST /wallet/estimateenergy": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "POST /wallet/clearabi": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
    },
  },
  "POST /wallet/updatesetting": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      consume_user_resource_percent: 100,
    },
  },
  "POST /wallet/updateenergylimit": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      origin_energy_limit: 10000000,
    },
  },
  "POST /wallet/listproposals": {},
  "POST /wallet/getpaginatedproposallist": { input: { limit: 10 } },
  "POST /wallet/getproposalbyid": { input: { id: 1 } },
  "POST /wallet/proposalcreate": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      parameters: [{ key: 0, value: 300000 }],
    },
  },
  "POST /wallet/proposalapprove": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      proposal_id: 1,
      is_add_approval: true,
    },
  },
  "POST /wallet/proposaldelete": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", proposal_id: 1 },
  },
  "POST /wallet/getchainparameters": {},
  "POST /wallet/getbandwidthprices": {},
  "POST /wallet/getenergyprices": {},
  "POST /wallet/getmemofee": {},
  "POST /wallet/getburntrx": {},
  "POST /wallet/listexchanges": { input: {} },
  "POST /wallet/getpaginatedexchangelist": { input: { limit: 10 } },
  "POST /wallet/getexchangebyid": { input: { id: 1 } },
  "POST /wallet/exchangecreate": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      first_token_id: "5f",
      first_token_balance: 1000000,
      second_token_id: "31303030303031",
      second_token_balance: 1000000,
    },
  },
  "POST /wallet/exchangeinject": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      exchange_id: 1,
      token_id: "31303030303031",
      quant: 1000000,
    },
  },
  "POST /wallet/exchangewithdraw": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      exchange_id: 1,
      token_id: "31303030303031",
      quant: 1000000,
    },
  },
  "POST /wallet/exchangetransaction": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      exchange_id: 1,
      token_id: "31303030303031",
      quant: 1000000,
      expected: 1000000,
    },
  },
  "POST /wallet/getmarketorderbyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /wallet/getmarketorderbyaccount": { input: { value: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/getmarketpricebypair": { input: { sell_token_id: "5f", buy_token_id: "31303030303031" } },
  "POST /wallet/getmarketorderlistbypair": { input: { sell_token_id: "5f", buy_token_id: "31303030303031" } },
  "POST /wallet/getmarketpairlist": { input: {} },
  "POST /wallet/marketsellasset": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      sell_token_id: "5f",
      sell_token_quantity: 1000000,
      buy_token_id: "31303030303031",
      buy_token_quantity: 1000000,
    },
  },
  "POST /wallet/marketcancelorder": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      order_id: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01",
    },
  },
  "POST /wallet/listnodes": {},
  "POST /wallet/getspendingkey": {},
  "POST /wallet/getexpandedspendingkey": {
    input: { value: "0101010101010101010101010101010101010101010101010101010101010101" },
  },
  "POST /wallet/getakfromask": {
    input: { value: "0101010101010101010101010101010101010101010101010101010101010101" },
  },
  "POST /wallet/getnkfromnsk": {
    input: { value: "0101010101010101010101010101010101010101010101010101010101010101" },
  },
  "POST /wallet/getincomingviewingkey": { input: {} },
  "POST /wallet/getdiversifier": {},
  "POST /wallet/getnewshieldedaddress": {},
  "POST /wallet/getzenpaymentaddress": { input: {} },
  "POST /wallet/getrcm": {},
  "POST /wallet/createspendauthsig": { input: {} },
  "POST /wallet/createshieldedcontractparameters": { input: {} },
  "POST /wallet/createshieldedcontractparameterswithoutask": { input: {} },
  "POST /wallet/gettriggerinputforshieldedtrc20contract": { input: {} },
  "POST /wallet/scanshieldedtrc20notesbyivk": { input: {} },
  "POST /wallet/scanshieldedtrc20notesbyovk": { input: {} },
  "POST /wallet/isshieldedtrc20contractnotespent": { input: {} },
  "POST /walletsolidity/getaccount": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /walletsolidity/getaccountbyid": { input: { account_id: "6578616d706c652d69642d31" } },
  "POST /walletsolidity/getReward": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /walletsolidity/getBrokerage": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /walletsolidity/listwitnesses": {},
  "POST /walletsolidity/getpaginatednowwitnesslist": { input: { limit: 10 } },
  "POST /walletsolidity/getdelegatedresource": {
    input: {
      fromAddress: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      toAddress: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /walletsolidity/getdelegatedresourcev2": {
    input: {
      fromAddress: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      toAddress: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
    },
  },
  "POST /walletsolidity/getdelegatedresourceaccountindex": {
    input: { value: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /walletsolidity/getdelegatedresourceaccountindexv2": {
    input: { value: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /walletsolidity/getcandelegatedmaxsize": {
    input: { type: 1, owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /walletsolidity/getavailableunfreezecount": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /walletsolidity/getcanwithdrawunfreezeamount": {
    input: { owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /walletsolidity/getnowblock": {},
  "POST /walletsolidity/getblockbynum": { input: { num: 70000000 } },
  "POST /walletsolidity/getblock": { input: { id_or_num: "70000000", detail: true } },
  "POST /walletsolidity/gettransactioncountbyblocknum": { input: { num: 70000000 } },
  "POST /walletsolidity/gettransactionbyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /walletsolidity/gettransactioninfobyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /walletsolidity/gettransactioninfobyblocknum": { input: { num: 70000000 } },
  "POST /walletsolidity/triggerconstantcontract": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "POST /walletsolidity/estimateenergy": {
    input: {
      owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
      data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  },
  "POST /walletsolidity/getassetissuelist": {},
  "POST /walletsolidity/getpaginatedassetissuelist": { input: { limit: 10 } },
  "POST /walletsolidity/getassetissuebyid": { input: { value: "1000001" } },
  "POST /walletsolidity/getassetissuebyname": { input: { value: "4578616d706c65" } },
  "POST /walletsolidity/getassetissuelistbyname": { input: { value: "4578616d706c65" } },
  "POST /walletsolidity/listexchanges": { input: {} },
  "POST /walletsolidity/getexchangebyid": { input: { id: 1 } },
  "POST /walletsolidity/getmarketorderbyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /walletsolidity/getmarketorderbyaccount": {
    input: { value: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
  },
  "POST /walletsolidity/getmarketpricebypair": {
    input: { sell_token_id: "5f", buy_token_id: "31303030303031" },
  },
  "POST /walletsolidity/getmarketorderlistbypair": {
    input: { sell_token_id: "5f", buy_token_id: "31303030303031" },
  },
  "POST /walletsolidity/getmarketpairlist": { input: {} },
  "POST /walletsolidity/getburntrx": {},
  "POST /walletsolidity/getbandwidthprices": {},
  "POST /walletsolidity/getenergyprices": {},
  "POST /walletsolidity/scanshieldedtrc20notesbyivk": { input: {} },
  "POST /walletsolidity/scanshieldedtrc20notesbyovk": { input: {} },
  "POST /walletsolidity/isshieldedtrc20contractnotespent": { input: {} },
  "POST /walletsolidity/getblockbyid": {
    input: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
  },
  "POST /walletsolidity/getblockbylimitnext": { input: { startNum: 70000000, endNum: 70000010 } },
  "POST /walletsolidity/getblockbylatestnum": { input: { num: 5 } },
  "POST /wallet/validateaddress": { input: { address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" } },
  "POST /wallet/broadcasthex": { input: { transaction: "0a7b0a021d80" } },
  "POST /wallet/gettransactionreceiptbyid": {
    input: { value: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01" },
  },
  "POST /wallet/getnodeinfo": {},
  "POST /walletsolidity/getnodeinfo": {},
};

/** An example of each field that an operation may begin with. */
export const graphqlExamples: readonly GraphqlExample[] = [
  {
    name: "block",
    kind: "query",
    text: "query block($number: Long, $owner: Address! = \"0xd8da6bf26964af9d7eed9e03e53415d37aa96045\") {\n  block(number: $number) {\n    number\n    hash\n    timestamp\n    account(address: $owner) {\n      balance\n    }\n    transactions {\n      hash\n      status\n      effectiveGasPrice\n    }\n  }\n}",
  },
  {
    name: "blocks",
    kind: "query",
    text: "query blocks($from: Long = \"0x1\", $to: Long = \"0x2\") {\n  blocks(from: $from, to: $to) {\n    number\n    gasUsed\n    baseFeePerGas\n  }\n}",
  },
  {
    name: "pending",
    kind: "query",
    text: "query pending {\n  pending {\n    transactionCount\n    transactions {\n      hash\n      nonce\n    }\n  }\n}",
  },
  {
    name: "transaction",
    kind: "query",
    text: "query transaction($hash: Bytes32! = \"0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621\") {\n  transaction(hash: $hash) {\n    value\n    from {\n      address\n    }\n    block {\n      number\n    }\n    logs {\n      topics\n      data\n    }\n  }\n}",
  },
  {
    name: "logs",
    kind: "query",
    text: "query logs($filter: FilterCriteria! = {fromBlock: \"0x1\", toBlock: \"0x2\"}) {\n  logs(filter: $filter) {\n    topics\n    data\n    account {\n      address\n    }\n    transaction {\n      hash\n    }\n  }\n}",
  },
  { name: "gasPrice", kind: "query", text: "query gasPrice {\n  gasPrice\n}" },
  {
    name: "maxPriorityFeePerGas",
    kind: "query",
    text: "query maxPriorityFeePerGas {\n  maxPriorityFeePerGas\n}",
  },
  {
    name: "syncing",
    kind: "query",
    text: "query syncing {\n  syncing {\n    currentBlock\n    highestBlock\n  }\n}",
  },
  { name: "chainID", kind: "query", text: "query chainID {\n  chainID\n}" },
  {
    name: "sendRawTransaction",
    kind: "mutation",
    text: "mutation sendRawTransaction($data: Bytes! = \"0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff\") {\n  sendRawTransaction(data: $data)\n}",
  },
];
