// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RpcExample } from "../rows/rpc-example.ts";

export type * from "../rows/rpc-example.ts";

const ethGetBlockReceiptsResultLogs: unknown = {
  address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  topics: [
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
    "0x0000000000000000000000006565fc9f00defb48398f198008d59902c2ff9b60",
    "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
  ],
  data: "0x0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
  blockNumber: "0x2d",
  blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
  blockTimestamp: "0x659200ad",
  transactionIndex: "0x0",
  transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
  logIndex: "0x0",
  removed: false,
};

const ethGetBlockReceiptsResult: unknown = {
  type: "0x2",
  transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
  transactionIndex: "0x0",
  blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
  blockNumber: "0x2d",
  from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
  to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  contractAddress: null,
  cumulativeGasUsed: "0xc8df",
  gasUsed: "0xc8df",
  effectiveGasPrice: "0x8",
  logs: [ethGetBlockReceiptsResultLogs],
  logsBloom: "0x00000008000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000",
  status: "0x1",
};

const ethGetBlockReceiptsResultLogs2: unknown = {
  address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  topics: [
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
    "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
    "0x000000000000000000000000c1e765a2c40bae65aa2082c24d1f170e2e377654",
  ],
  data: "0x00000000000000000000000000000000000000000000000e79a59b4474ce0000",
  blockNumber: "0x2d",
  blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
  blockTimestamp: "0x659200ad",
  transactionIndex: "0x1",
  transactionHash: "0x99046eb8cc3a06a831615f02cd0d217108a3d4a3c100a906a29d9acd3905a4c8",
  logIndex: "0x1",
  removed: false,
};

const ethGetProofResult: unknown = {
  address: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
  accountProof: ["0xf90211"],
  balance: "0x1",
  codeHash: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
  nonce: "0x8",
  storageHash: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
  storageProof: [],
};

const ethGetFilterLogsResult: unknown = {
  address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  topics: ["0x000000000000000000000000000000000000000000000000000000000000002a"],
  data: "0x0000000000000000000000000000000000000000000000000000000000000001",
  blockNumber: "0x2d",
  blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
  transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
  transactionIndex: "0x0",
  logIndex: "0x0",
  removed: false,
};

const txpoolContentResult0x68aab33e4fbb493c95fda402772a3b88615820bd: unknown = {
  "8": {
    type: "0x2",
    hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
    from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
    to: "0x0000000000000000000000000000000000000000",
    nonce: "0x8",
    gas: "0x5208",
    value: "0x1",
    input: "0x",
    gasPrice: "0x8",
    maxFeePerGas: "0xe",
    maxPriorityFeePerGas: "0x1",
    accessList: [],
    chainId: "0xc72dd9d5e883e",
    yParity: "0x0",
    v: "0x0",
    r: "0x446157f1afe823442e0f60130dd6cf95e86aecb8336c6f38f5556abbbb3fc95c",
    s: "0x72a99e3da3d422e166ea901e62ebb54c8d5160e86ba087a725c318428811faa9",
    blockHash: null,
    blockNumber: null,
    blockTimestamp: null,
    transactionIndex: null,
  },
};

const traceReplayBlockTransactionsResultAction: unknown = {
  callType: "call",
  from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
  to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  gas: "0x1dcd12f8",
  value: "0x0",
  input: "0x",
};

const traceCallResult: unknown = {
  output: "0x",
  trace: [
    {
      type: "call",
      action: {
        callType: "call",
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        gas: "0x0",
        value: "0x0",
        input: "0x",
      },
      error: "Reverted",
      subtraces: 0,
      traceAddress: [],
    },
  ],
  vmTrace: null,
  stateDiff: null,
};

const traceBlockResult: unknown = {
  type: "call",
  action: traceReplayBlockTransactionsResultAction,
  result: { gasUsed: "0x0", output: "0x" },
  subtraces: 0,
  traceAddress: [],
  blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
  blockNumber: 45,
  transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
  transactionPosition: 0,
};

const traceTransactionOpcodeGasResult: unknown = {
  transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
  opcodeGas: [{ opcode: "PUSH1", count: 2, gasUsed: 6 }],
};

const optimismSyncStatusResultCurrentL1: unknown = {
  hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
  number: 20,
  parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
  timestamp: 1700000000,
};

const optimismSyncStatusResultUnsafeL2: unknown = {
  hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
  number: 120,
  parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
  timestamp: 1700000000,
  l1origin: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 20 },
  sequenceNumber: 3,
};

const baseMeterBundleResultResults: unknown = [
  {
    coinbaseDiff: "0x1319718a5000",
    ethSentToCoinbase: "0x0",
    fromAddress: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    gasFees: "0x1319718a5000",
    gasPrice: "0x3b9aca00",
    gasUsed: 21000,
    toAddress: "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
    txHash: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704",
    value: "0x1",
    executionTimeUs: 412,
  },
];

const zksGetBlockDetailsResultBaseSystemContractsHashes: unknown = {
  bootloader: "0x1111111111111111111111111111111111111111111111111111111111111111",
  default_aa: "0x2222222222222222222222222222222222222222222222222222222222222222",
  evm_emulator: null,
};

const platformGetCurrentValidatorsResultSigner: unknown = {
  publicKey: "0x8f95423f7142d00a48e1014a3de8d28907d420dc33b3052a6dee03a3f2941a393c2351e354704ca66a3fc29870282e15",
  proofOfPossession: "0x868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686",
};

const starknetGetBlockWithTxsResultCalldata: unknown = [
  "0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
  "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3",
  "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0",
];

const starknetGetBlockWithTxsResultResourceBounds: unknown = {
  l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
  l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" },
  l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" },
};

const starknetGetBlockWithTxsResultTransactions: unknown = {
  transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
  type: "INVOKE",
  version: "0x3",
  sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
  calldata: starknetGetBlockWithTxsResultCalldata,
  signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
  nonce: "0xf",
  resource_bounds: starknetGetBlockWithTxsResultResourceBounds,
  tip: "0x0",
  paymaster_data: [],
  account_deployment_data: [],
  nonce_data_availability_mode: "L1",
  fee_data_availability_mode: "L1",
};

const starknetGetEventsResultKeys: unknown = [
  "0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9",
  "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
  "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
];

const starknetSimulateTransactionsResultTransactionTrace: unknown = {
  type: "INVOKE",
  execute_invocation: {
    contract_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
    entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad",
    calldata: ["0x1"],
    caller_address: "0x0",
    class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
    entry_point_type: "EXTERNAL",
    call_type: "CALL",
    result: [],
    calls: [],
    events: [
      { order: 0, keys: ["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"], data: ["0x1"] },
    ],
    messages: [],
    execution_resources: { l1_gas: 0, l2_gas: 1200000 },
    is_reverted: false,
  },
  execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
};

const getAccountInfoResultValue: unknown = {
  data: {
    parsed: {
      info: {
        isNative: false,
        mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v",
        owner: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
        state: "initialized",
        tokenAmount: { amount: "1250000", decimals: 6, uiAmount: 1.25, uiAmountString: "1.25" },
      },
      type: "account",
    },
    program: "spl-token",
    space: 165,
  },
  executable: false,
  lamports: 2039280,
  owner: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  rentEpoch: 18446744073709552000,
  space: 165,
};

const getAccountInfoResult: unknown = {
  context: { apiVersion: "4.3.2", slot: 391573590 },
  value: getAccountInfoResultValue,
};

const getBlockResultRewards: unknown = [
  {
    commission: null,
    lamports: 2500,
    postBalance: 4198274593,
    pubkey: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
    rewardType: "Fee",
  },
];

const getSignaturesForAddressResult: unknown = {
  blockTime: 1767690000,
  confirmationStatus: "finalized",
  err: { InstructionError: [0, { Custom: 1 }] },
  memo: null,
  signature: "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA",
  slot: 391564590,
  transactionIndex: 517,
};

const getdescriptoractivityResultOutputSpk: unknown = {
  asm: "04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c OP_CHECKSIG",
  desc: "pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus",
  hex: "4104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac",
  type: "pubkey",
};

const decoderawtransactionResultVout: unknown = [
  {
    value: 9.99998,
    n: 0,
    scriptPubKey: {
      asm: "0 751e76e8199196d454941c45d1b3a323f1433bd6",
      desc: "addr(bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4)#uyjndxcw",
      hex: "0014751e76e8199196d454941c45d1b3a323f1433bd6",
      address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      type: "witness_v0_keyhash",
    },
  },
];

const testmempoolacceptResultFees: unknown = {
  base: 0.00002,
  "effective-feerate": 0.00012987,
  "effective-includes": ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"],
};

const tronEthGetBlockReceiptsResultLogs: unknown = [
  {
    address: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
    blockHash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
    blockNumber: "0x3a1c5f2",
    data: "0x00000000000000000000000000000000000000000000000000000000000f4240",
    logIndex: "0x0",
    removed: false,
    topics: [
      "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
      "0x0000000000000000000000001d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
      "0x0000000000000000000000005a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d",
    ],
    transactionHash: "0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9",
    transactionIndex: "0x0",
  },
];

const tronEthGetBlockReceiptsResult: unknown = {
  blockHash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
  blockNumber: "0x3a1c5f2",
  transactionIndex: "0x0",
  transactionHash: "0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9",
  from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
  to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
  cumulativeGasUsed: "0xfdeb",
  effectiveGasPrice: "0x1a4",
  gasUsed: "0xfdeb",
  contractAddress: null,
  logs: tronEthGetBlockReceiptsResultLogs,
  logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
  status: "0x1",
  type: "0x0",
};

export const rpcExamples: Readonly<Record<string, RpcExample>> = {
  eth_syncing: { result: false },
  eth_chainId: { result: "0x1" },
  eth_blockNumber: { result: "0x2d" },
  eth_accounts: { result: [] },
  eth_coinbase: { result: "0x68aab33e4fbb493c95fda402772a3b88615820bd" },
  eth_protocolVersion: { result: "0x44" },
  eth_mining: { result: false },
  eth_hashrate: { result: "0x0" },
  eth_config: {
    result: {
      current: {
        activationTime: 540,
        blobSchedule: { target: 14, max: 21, baseFeeUpdateFraction: 11684671 },
        chainId: "0x1",
        forkId: "0xe272ecbe",
        precompiles: { ECREC: "0x0000000000000000000000000000000000000001" },
        systemContracts: { BEACON_ROOTS_ADDRESS: "0x000f3df6d732807ef1319fb7b8bb8522d0beac02" },
      },
      next: null,
      last: null,
    },
  },
  eth_capabilities: {
    result: {
      head: { number: "0x36", hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74" },
      state: { disabled: false, oldestBlock: "0x0" },
      tx: { disabled: false, oldestBlock: "0x0" },
      logs: {
        disabled: false,
        oldestBlock: "0x0",
        deleteStrategy: { type: "window", retentionBlocks: "0x23dbb0" },
      },
      receipts: { disabled: false, oldestBlock: "0x0" },
      blocks: { disabled: false, oldestBlock: "0x0" },
      stateproofs: { disabled: true },
    },
  },
  eth_gasPrice: { result: "0x3e8" },
  eth_baseFee: { result: "0x3b9aca00" },
  eth_blobBaseFee: { result: "0x3f5694c1f" },
  eth_maxPriorityFeePerGas: { result: "0x773c23ba" },
  eth_feeHistory: {
    result: {
      oldestBlock: "0x2c",
      baseFeePerGas: ["0x8", "0x7"],
      baseFeePerBlobGas: ["0x1", "0x1"],
      gasUsedRatio: [0.25],
      blobGasUsedRatio: [0],
      reward: [["0x1", "0x1"]],
    },
  },
  eth_getBlockTransactionCountByHash: { result: "0x3" },
  eth_getBlockTransactionCountByNumber: { result: "0x3" },
  eth_getBlockByHash: {
    result: {
      number: "0x2d",
      hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
      stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
      receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
      miner: "0x0000000000000000000000000000000000000000",
      difficulty: "0x0",
      extraData: "0x",
      gasLimit: "0x1c9c380",
      gasUsed: "0x1e3c6",
      timestamp: "0x659200ad",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      baseFeePerGas: "0x7",
      size: "0x29a",
      uncles: [],
      withdrawals: [],
      withdrawalsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      transactions: [
        "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        "0x99046eb8cc3a06a831615f02cd0d217108a3d4a3c100a906a29d9acd3905a4c8",
        "0xa911166af5c7630e1e57a5994e78beef60191fa04a84b57a90721f8a80e92a03",
      ],
    },
  },
  eth_getBlockByNumber: {
    result: {
      number: "0x2d",
      hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
      stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
      receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
      miner: "0x0000000000000000000000000000000000000000",
      difficulty: "0x0",
      extraData: "0x",
      gasLimit: "0x1c9c380",
      gasUsed: "0x1e3c6",
      timestamp: "0x659200ad",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      baseFeePerGas: "0x7",
      size: "0x29a",
      uncles: [],
      withdrawals: [],
      withdrawalsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      transactions: [
        "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        "0x99046eb8cc3a06a831615f02cd0d217108a3d4a3c100a906a29d9acd3905a4c8",
        "0xa911166af5c7630e1e57a5994e78beef60191fa04a84b57a90721f8a80e92a03",
      ],
    },
  },
  eth_getHeaderByHash: {
    result: {
      number: "0x2d",
      hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
      stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
      receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
      miner: "0x0000000000000000000000000000000000000000",
      difficulty: "0x0",
      extraData: "0x",
      gasLimit: "0x1c9c380",
      gasUsed: "0x1e3c6",
      timestamp: "0x659200ad",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      baseFeePerGas: "0x7",
    },
  },
  eth_getHeaderByNumber: {
    result: {
      number: "0x2d",
      hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
      stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
      receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
      miner: "0x0000000000000000000000000000000000000000",
      difficulty: "0x0",
      extraData: "0x",
      gasLimit: "0x1c9c380",
      gasUsed: "0x1e3c6",
      timestamp: "0x659200ad",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      baseFeePerGas: "0x7",
    },
  },
  eth_getBlockReceipts: {
    result: [
      ethGetBlockReceiptsResult,
      {
        type: "0x2",
        transactionHash: "0x99046eb8cc3a06a831615f02cd0d217108a3d4a3c100a906a29d9acd3905a4c8",
        transactionIndex: "0x1",
        blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
        blockNumber: "0x2d",
        from: "0x23b64b7be694013acd678513228a9ee2ffc45044",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        contractAddress: null,
        cumulativeGasUsed: "0x191be",
        gasUsed: "0xc8df",
        effectiveGasPrice: "0x8",
        logs: [ethGetBlockReceiptsResultLogs2],
        logsBloom: "0x00000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000000000",
        status: "0x1",
      },
      {
        type: "0x2",
        transactionHash: "0xa911166af5c7630e1e57a5994e78beef60191fa04a84b57a90721f8a80e92a03",
        transactionIndex: "0x2",
        blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
        blockNumber: "0x2d",
        from: "0xefd285ccf3dd22b0c63991cae1be5455a7567bec",
        to: "0xb52fc24dea87911e3ccd18628cd0912510645b60",
        contractAddress: null,
        cumulativeGasUsed: "0x1e3c6",
        gasUsed: "0x5208",
        effectiveGasPrice: "0x8",
        logs: [],
        logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        status: "0x1",
      },
    ],
  },
  eth_getBlockAccessList: {
    result: [
      {
        address: "0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f",
        storageChanges: [
          {
            key: "0x0000000000000000000000000000000000000000000000000000000000000000",
            changes: [
              { index: "0x1", value: "0x000000000000000000000000000000000000000000000000000000000000002a" },
            ],
          },
        ],
        storageReads: [],
        balanceChanges: [{ index: "0x1", value: "0x56bc75e2d63000000" }],
        nonceChanges: [{ index: "0x1", value: "0x1" }],
        codeChanges: [],
      },
    ],
  },
  eth_getBlockAccessListByBlockHash: {
    result: [
      {
        address: "0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f",
        storageChanges: [
          {
            key: "0x0000000000000000000000000000000000000000000000000000000000000000",
            changes: [
              { index: "0x1", value: "0x000000000000000000000000000000000000000000000000000000000000002a" },
            ],
          },
        ],
        storageReads: [],
        balanceChanges: [{ index: "0x1", value: "0x56bc75e2d63000000" }],
        nonceChanges: [{ index: "0x1", value: "0x1" }],
        codeChanges: [],
      },
    ],
  },
  eth_getUncleCountByBlockHash: { result: "0x0" },
  eth_getUncleCountByBlockNumber: { result: "0x0" },
  eth_getUncleByBlockHashAndIndex: { result: null },
  eth_getUncleByBlockNumberAndIndex: { result: null },
  eth_getTransactionByHash: {
    result: {
      type: "0x2",
      hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb00000000000000000000000023b64b7be694013acd678513228a9ee2ffc450440000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x446157f1afe823442e0f60130dd6cf95e86aecb8336c6f38f5556abbbb3fc95c",
      s: "0x72a99e3da3d422e166ea901e62ebb54c8d5160e86ba087a725c318428811faa9",
      blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getTransactionByBlockHashAndIndex: {
    result: {
      type: "0x2",
      hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb00000000000000000000000023b64b7be694013acd678513228a9ee2ffc450440000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x446157f1afe823442e0f60130dd6cf95e86aecb8336c6f38f5556abbbb3fc95c",
      s: "0x72a99e3da3d422e166ea901e62ebb54c8d5160e86ba087a725c318428811faa9",
      blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getTransactionByBlockNumberAndIndex: {
    result: {
      type: "0x2",
      hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb00000000000000000000000023b64b7be694013acd678513228a9ee2ffc450440000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x446157f1afe823442e0f60130dd6cf95e86aecb8336c6f38f5556abbbb3fc95c",
      s: "0x72a99e3da3d422e166ea901e62ebb54c8d5160e86ba087a725c318428811faa9",
      blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getTransactionBySenderAndNonce: {
    result: {
      type: "0x2",
      hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb00000000000000000000000023b64b7be694013acd678513228a9ee2ffc450440000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x446157f1afe823442e0f60130dd6cf95e86aecb8336c6f38f5556abbbb3fc95c",
      s: "0x72a99e3da3d422e166ea901e62ebb54c8d5160e86ba087a725c318428811faa9",
      blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getRawTransactionByHash: {
    result: "0x02f8a80110010e830191be945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000c080a04c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6da05a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
  },
  eth_getRawTransactionByBlockHashAndIndex: {
    result: "0x02f8a80110010e830191be945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000c080a04c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6da05a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
  },
  eth_getRawTransactionByBlockNumberAndIndex: {
    result: "0x02f8a80110010e830191be945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000c080a04c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6da05a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
  },
  eth_getTransactionReceipt: { result: ethGetBlockReceiptsResult },
  eth_pendingTransactions: { result: [] },
  eth_sendRawTransaction: { result: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704" },
  eth_sendRawTransactionSync: { result: ethGetBlockReceiptsResult },
  eth_sendTransaction: { result: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0" },
  eth_sign: {
    result: "0x111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111b",
  },
  eth_signTransaction: {
    result: {
      raw: "0xf86b",
      tx: {
        type: "0x0",
        nonce: "0x0",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        gas: "0x5208",
        value: "0x0",
        input: "0x",
        gasPrice: "0x8",
        v: "0x1b",
        r: "0x1",
        s: "0x2",
        hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      },
    },
  },
  eth_fillTransaction: {
    result: {
      raw: "0x02e7",
      tx: {
        type: "0x2",
        nonce: "0x0",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        gas: "0x5208",
        value: "0x1",
        input: "0x",
        maxFeePerGas: "0xe",
        maxPriorityFeePerGas: "0x1",
        accessList: [],
        chainId: "0x1",
      },
    },
  },
  eth_getBalance: { result: "0xde0b6b3a7640000" },
  eth_getTransactionCount: { result: "0x8" },
  eth_getCode: { result: "0x" },
  eth_getStorageAt: { result: "0x000000000000000000000000000000000000000000000000000000000000002a" },
  eth_getStorageValues: {
    result: {
      "0x5fbdb2315678afecb367f032d93f642f64180aa3": [
        "0x000000000000000000000000000000000000000000000000000000000000002a",
      ],
    },
  },
  eth_getProof: { result: ethGetProofResult },
  eth_getMultiProof: { result: [ethGetProofResult] },
  eth_getAccount: {
    result: {
      balance: "0x1",
      nonce: "0x8",
      codeHash: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
      storageRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
    },
  },
  eth_getAccountInfo: { result: { balance: "0x1", nonce: "0x8", code: "0x" } },
  eth_call: { result: "0x00000000000000000000000000000000000000000000d3c21bcecceda1000000" },
  eth_estimateGas: { result: "0x5208" },
  eth_createAccessList: {
    result: {
      accessList: [
        {
          address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          storageKeys: ["0x0000000000000000000000000000000000000000000000000000000000000000"],
        },
      ],
      gasUsed: "0xca3c",
    },
  },
  eth_simulateV1: {
    result: [
      {
        number: "0x2e",
        hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
        parentHash: "0x7eb7c23a5ac2f2d70aa1ba4e5c56d89de5ac993590e5f6e79c394e290d998ba8",
        nonce: "0x0000000000000000",
        sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        transactionsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        stateRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        receiptsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        miner: "0x0000000000000000000000000000000000000000",
        difficulty: "0x0",
        extraData: "0x",
        gasLimit: "0x1c9c380",
        gasUsed: "0x5208",
        timestamp: "0x1c3",
        mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
        size: "0x29a",
        uncles: [],
        transactions: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"],
        calls: [{ status: "0x1", returnData: "0x", gasUsed: "0x5208", maxUsedGas: "0x5208", logs: [] }],
      },
    ],
  },
  eth_callMany: {
    result: [[{ value: "0x00000000000000000000000000000000000000000000d3c21bcecceda1000000" }]],
  },
  eth_callBundle: {
    result: {
      bundleHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      results: [
        {
          txHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
          gasUsed: 26207,
          value: "0x0000000000000000000000000000000000000000000000000000000000000001",
        },
        {
          txHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
          gasUsed: 43219,
          error: "execution reverted",
        },
      ],
    },
  },
  eth_getLogs: { result: [ethGetBlockReceiptsResultLogs, ethGetBlockReceiptsResultLogs2] },
  eth_newFilter: { result: "0x1" },
  eth_newBlockFilter: { result: "0x1" },
  eth_newPendingTransactionFilter: { result: "0x1" },
  eth_getFilterChanges: { result: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"] },
  eth_getFilterLogs: { result: [ethGetFilterLogsResult] },
  eth_uninstallFilter: { result: true },
  eth_subscribe: {
    result: "0x9cef478923ff08bf67fde6c64013158d",
    notification: {
      method: "eth_subscription",
      idName: "subscription",
      byKind: {
        newHeads: {
          number: "0x2d",
          hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
          parentHash: "0x7eb7c23a5ac2f2d70aa1ba4e5c56d89de5ac993590e5f6e79c394e290d998ba8",
          nonce: "0x0000000000000000",
          sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
          logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
          transactionsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          stateRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          receiptsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          miner: "0x0000000000000000000000000000000000000000",
          difficulty: "0x0",
          extraData: "0x",
          gasLimit: "0x1c9c380",
          gasUsed: "0x5208",
          timestamp: "0x1c2",
          mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
          baseFeePerGas: "0x7",
        },
        logs: ethGetFilterLogsResult,
        newPendingTransactions: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        transactionReceipts: [],
        syncing: {
          syncing: true,
          status: { startingBlock: "0x0", currentBlock: "0x1518", highestBlock: "0x9567a3" },
        },
        newFlashblocks: {
          payload_id: "0x03997352d799c31a",
          index: 0,
          base: {
            parent_beacon_block_root: "0x15b9e7c8ac4cbe92dafc849ed30a23e91624bbe5cbe199c0ccea3f7de7fc6d49",
            parent_hash: "0x9edc29b8b0a1e31d28616e40c16132ad0d58faa8bb952595b557526bdb9a960a",
            fee_recipient: "0x4200000000000000000000000000000000000011",
            prev_randao: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
            block_number: "0x2d",
            gas_limit: "0x3938700",
            timestamp: "0x67bf8332",
            extra_data: "0x",
            base_fee_per_gas: "0xfa",
          },
          diff: {
            state_root: "0x208fd63edc0681161105f27d03daf9f8c726d8c94e584a3c0696c98291c24333",
            receipts_root: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
            logs_bloom: "0x",
            gas_used: "0x5208",
            block_hash: "0x5c330e55a190f82ea486b61e5b12e27dfb4fb3cecfc5746886ef38ca1281bce8",
            transactions: ["0x7ef8f8"],
            withdrawals: [],
          },
          metadata: { block_number: 45 },
        },
        newFlashblockTransactions: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        pendingLogs: {
          address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          topics: ["0x000000000000000000000000000000000000000000000000000000000000002a"],
          data: "0x0000000000000000000000000000000000000000000000000000000000000001",
          blockNumber: "0x2d",
          blockHash: null,
          transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
          transactionIndex: "0x0",
          logIndex: "0x0",
          removed: false,
        },
      },
    },
  },
  eth_unsubscribe: { result: true },
  net_version: { result: "1" },
  net_listening: { result: true },
  net_peerCount: { result: "0x19" },
  web3_clientVersion: { result: "Geth/v1.16.7/linux-amd64/go1.25.1" },
  web3_sha3: { result: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470" },
  txpool_status: { result: { pending: "0xa", queued: "0x7" } },
  txpool_content: {
    result: {
      pending: {
        "0x68aab33e4fbb493c95fda402772a3b88615820bd": txpoolContentResult0x68aab33e4fbb493c95fda402772a3b88615820bd,
      },
      queued: {},
    },
  },
  txpool_contentFrom: { result: { pending: txpoolContentResult0x68aab33e4fbb493c95fda402772a3b88615820bd, queued: {} } },
  txpool_inspect: {
    result: {
      pending: {
        "0x68aab33e4fbb493c95fda402772a3b88615820bd": {
          "8": "0x5fbdb2315678afecb367f032d93f642f64180aa3: 1 wei + 21000 gas × 8 wei",
        },
      },
      queued: {},
    },
  },
  debug_getRawHeader: { result: "0xf9020d" },
  debug_getRawBlock: { result: "0xf9609d" },
  debug_getRawTransaction: {
    result: "0x02f8a80110010e830191be945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000c080a04c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6da05a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
  },
  debug_getRawTransactions: {
    result: [
      "0x02f8a80110010e830191be945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000c080a04c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6da05a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
    ],
  },
  debug_getRawReceipts: { result: ["0x02f9"] },
  debug_getRawBlockAccessList: { result: "0xc0" },
  debug_getBadBlocks: { result: [] },
  debug_replayBadBlock: {
    result: {
      reason: "invalid block access list hash",
      revertedCount: 0,
      reverted: [],
      headerGasUsed: 21000,
      buildGasUsed: 21000,
      importGasUsed: 21000,
      headerBALHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      buildBALHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      importBALHash: "0x3333333333333333333333333333333333333333333333333333333333333333",
      buildBAL: [],
      importBAL: [],
      headerStateRoot: "0x4444444444444444444444444444444444444444444444444444444444444444",
      buildStateRoot: "0x4444444444444444444444444444444444444444444444444444444444444444",
      importStateRoot: "0x4444444444444444444444444444444444444444444444444444444444444444",
      storedBuildReceipts: [],
      buildReceipts: [],
      importReceipts: [],
    },
  },
  debug_storageRangeAt: {
    result: {
      storage: {
        "0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563": {
          key: "0x0000000000000000000000000000000000000000000000000000000000000000",
          value: "0x000000000000000000000000000000000000000000000000000000000000002a",
        },
      },
      nextKey: null,
    },
  },
  debug_accountRange: {
    result: {
      root: "d7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544",
      accounts: {
        "0x68aab33e4fbb493c95fda402772a3b88615820bd": {
          balance: "1000",
          nonce: 8,
          root: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          codeHash: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
        },
      },
    },
  },
  debug_dumpBlock: { result: { root: "56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421", accounts: {} } },
  debug_accountAt: {
    result: {
      balance: "0x1",
      nonce: "0x8",
      code: "0x",
      codeHash: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
    },
  },
  debug_getModifiedAccountsByHash: { result: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] },
  debug_getModifiedAccountsByNumber: { result: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] },
  debug_getAccessibleState: { result: 45 },
  debug_preimage: { result: "0x" },
  debug_codeByHash: { result: null },
  debug_printBlock: { result: "Block(#45): {}" },
  debug_executionWitness: { result: { state: [], codes: [], keys: [], headers: ["0xf9020d"] } },
  debug_executionWitnessByBlockHash: { result: { state: [], codes: [], keys: [], headers: ["0xf9020d"] } },
  debug_chainConfig: { result: { chainId: 1 } },
  debug_chaindbProperty: { result: "Compactions" },
  debug_dbGet: { result: "0x00" },
  debug_dbAncient: { result: "0xf90211" },
  debug_dbAncients: { result: 90000 },
  debug_getTrieFlushInterval: { result: "1h0m0s" },
  debug_traceBlockByHash: {
    result: [
      {
        txHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        result: {
          gas: 26916,
          failed: false,
          returnValue: "0x",
          structLogs: [
            { pc: 0, op: "PUSH1", gas: 68612, gasCost: 3, depth: 1, stack: [] },
            { pc: 2, op: "PUSH1", gas: 68609, gasCost: 3, depth: 1, stack: ["0x60"] },
          ],
        },
      },
    ],
  },
  debug_traceBlockByNumber: {
    result: [
      {
        txHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] },
      },
    ],
  },
  debug_traceBlock: {
    result: [
      {
        txHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] },
      },
    ],
  },
  debug_traceBadBlock: {
    result: [
      {
        txHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] },
      },
    ],
  },
  debug_traceTransaction: { result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] } },
  debug_traceCall: {
    result: {
      type: "CALL",
      from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      gas: "0x5208",
      gasUsed: "0x5208",
      input: "0x",
      value: "0x0",
    },
  },
  debug_traceCallMany: { result: [[{ gas: 21000, failed: false, returnValue: "0x", structLogs: [] }]] },
  debug_intermediateRoots: { result: ["0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"] },
  debug_subscribe: {
    result: "0x9cef478923ff08bf67fde6c64013158d",
    notification: {
      method: "debug_subscription",
      idName: "subscription",
      event: { block: "0x2d", hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", traces: [] },
    },
  },
  debug_unsubscribe: { result: true },
  trace_replayBlockTransactions: {
    result: [
      {
        output: "0x",
        stateDiff: null,
        vmTrace: null,
        transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        trace: [
          {
            type: "call",
            action: traceReplayBlockTransactionsResultAction,
            result: { gasUsed: "0x0", output: "0x" },
            subtraces: 0,
            traceAddress: [],
          },
        ],
      },
    ],
  },
  trace_replayTransaction: {
    result: {
      output: "0x",
      transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      trace: [],
      vmTrace: null,
      stateDiff: {
        "0x68aab33e4fbb493c95fda402772a3b88615820bd": {
          balance: { "*": { from: "0x10", to: "0xf" } },
          nonce: { "*": { from: "0x1", to: "0x2" } },
          code: "=",
          storage: {},
        },
      },
    },
  },
  trace_call: { result: traceCallResult },
  trace_callMany: { result: [traceCallResult] },
  trace_rawTransaction: {
    result: {
      output: "0x",
      stateDiff: null,
      vmTrace: null,
      trace: [
        {
          type: "call",
          action: {
            callType: "call",
            from: "0x976ea74026e726554db657fa54763abd0c3a0aa9",
            to: "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
            gas: "0x1dcd12f8",
            value: "0x1",
            input: "0x",
          },
          result: { gasUsed: "0x0", output: "0x" },
          subtraces: 0,
          traceAddress: [],
        },
      ],
    },
  },
  trace_block: { result: [traceBlockResult] },
  trace_transaction: { result: [traceBlockResult] },
  trace_get: { result: traceBlockResult },
  trace_filter: { result: [traceBlockResult] },
  trace_transactionOpcodeGas: { result: traceTransactionOpcodeGasResult },
  trace_blockOpcodeGas: {
    result: {
      blockHash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      blockNumber: 45,
      transactions: [traceTransactionOpcodeGasResult],
    },
  },
  erigon_getHeaderByNumber: {
    result: {
      number: "0x2d",
      hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
      stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
      receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
      miner: "0x0000000000000000000000000000000000000000",
      difficulty: "0x0",
      extraData: "0x",
      gasLimit: "0x1c9c380",
      gasUsed: "0x1e3c6",
      timestamp: "0x659200ad",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      baseFeePerGas: "0x7",
    },
  },
  erigon_getHeaderByHash: { result: null },
  erigon_blockNumber: { result: "0x2d" },
  erigon_forks: {
    result: {
      genesis: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      heightForks: [1150000],
      timeForks: [1681338455],
    },
  },
  erigon_nodeInfo: { result: [] },
  erigon_cacheCheck: {
    result: {
      RequestCancelled: false,
      Enabled: true,
      LatestStateBehind: false,
      CacheCleared: false,
      LatestStateID: 45,
      StateKeysOutOfSync: null,
      CodeKeysOutOfSync: null,
    },
  },
  erigon_getBlockByTimestamp: {
    result: {
      number: "0x2d",
      hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
      parentHash: "0x7eb7c23a5ac2f2d70aa1ba4e5c56d89de5ac993590e5f6e79c394e290d998ba8",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      transactionsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      stateRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      receiptsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      miner: "0x0000000000000000000000000000000000000000",
      difficulty: "0x0",
      extraData: "0x",
      gasLimit: "0x1c9c380",
      gasUsed: "0x5208",
      timestamp: "0x1c2",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      baseFeePerGas: "0x7",
      size: "0x29a",
      uncles: [],
      transactions: ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"],
    },
  },
  erigon_getBalanceChangesInBlock: {
    result: { "0x68aab33e4fbb493c95fda402772a3b88615820bd": "0xde0b6b3a7640000" },
  },
  erigon_getLogs: { result: [] },
  erigon_getLatestLogs: { result: [] },
  erigon_getLogsByHash: { result: [[]] },
  erigon_getBlockReceiptsByBlockHash: { result: [] },
  ots_getApiLevel: { result: 8 },
  ots_getHeaderByNumber: { result: null },
  ots_hasCode: { result: true },
  ots_getInternalOperations: {
    result: [
      {
        type: 0,
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        value: "0x1",
      },
    ],
  },
  ots_getTransactionError: { result: "0x" },
  ots_traceTransaction: {
    result: [
      {
        type: "CALL",
        depth: 0,
        from: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        value: "0x1",
        input: "0x",
        output: "0x",
      },
    ],
  },
  ots_getBlockDetails: {
    result: {
      block: {
        number: "0x2d",
        hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
        parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
        nonce: "0x0000000000000000",
        sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        logsBloom: null,
        transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
        stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
        receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
        miner: "0x0000000000000000000000000000000000000000",
        difficulty: "0x0",
        extraData: "0x",
        gasLimit: "0x1c9c380",
        gasUsed: "0x1e3c6",
        timestamp: "0x659200ad",
        mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
        baseFeePerGas: "0x7",
        size: "0x29a",
        uncles: [],
        withdrawals: [],
        withdrawalsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        transactionCount: 3,
      },
      issuance: { blockReward: "0x0", uncleReward: "0x0", issuance: "0x0" },
      totalFees: "0xf1e30",
    },
  },
  ots_getBlockDetailsByHash: {
    result: {
      block: {
        number: "0x2d",
        hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
        parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
        nonce: "0x0000000000000000",
        sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        logsBloom: null,
        transactionsRoot: "0x7da23052201a4646e8fa4d4544fb9e27f2ebc557edc9da8feed645d3ce322fdc",
        stateRoot: "0x9470312d24aa5708345426ae3438640592191e2f19812643c4361e0af50de834",
        receiptsRoot: "0x59b8cd8570dab16431473dec28a315f3d4e77571624fe1ee12df9387b0fcb323",
        miner: "0x0000000000000000000000000000000000000000",
        difficulty: "0x0",
        extraData: "0x",
        gasLimit: "0x1c9c380",
        gasUsed: "0x1e3c6",
        timestamp: "0x659200ad",
        mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
        baseFeePerGas: "0x7",
        size: "0x29a",
        uncles: [],
        withdrawals: [],
        withdrawalsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        transactionCount: 3,
      },
      issuance: { blockReward: "0x0", uncleReward: "0x0", issuance: "0x0" },
      totalFees: "0xf1e30",
    },
  },
  ots_getBlockTransactions: {
    result: {
      fullblock: {
        number: "0x2d",
        hash: "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74",
        parentHash: "0x7eb7c23a5ac2f2d70aa1ba4e5c56d89de5ac993590e5f6e79c394e290d998ba8",
        nonce: "0x0000000000000000",
        sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        logsBloom: null,
        transactionsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        stateRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        receiptsRoot: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
        miner: "0x0000000000000000000000000000000000000000",
        difficulty: "0x0",
        extraData: "0x",
        gasLimit: "0x1c9c380",
        gasUsed: "0x5208",
        timestamp: "0x1c2",
        mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
        baseFeePerGas: "0x7",
        size: "0x29a",
        transactionCount: 0,
        transactions: [],
      },
      receipts: [],
    },
  },
  ots_searchTransactionsBefore: { result: { txs: [], receipts: [], firstPage: true, lastPage: true } },
  ots_searchTransactionsAfter: { result: { txs: [], receipts: [], firstPage: true, lastPage: true } },
  ots_getTransactionBySenderAndNonce: {
    result: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
  },
  ots_getContractCreator: {
    result: {
      hash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      creator: "0x68aab33e4fbb493c95fda402772a3b88615820bd",
    },
  },
  arb_checkPublisherHealth: { result: null },
  arb_getRawBlockMetadata: {
    result: [{ blockNumber: 1, rawMetadata: "0x0000" }, { blockNumber: 2, rawMetadata: "0x0002" }],
  },
  arb_getL1Confirmations: { result: 12 },
  arb_findBatchContainingBlock: { result: 7 },
  arbtrace_call: { result: traceCallResult },
  arbtrace_callMany: { result: [traceCallResult] },
  arbtrace_replayBlockTransactions: {
    result: [
      {
        output: "0x",
        stateDiff: null,
        vmTrace: null,
        transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
        trace: [
          {
            type: "call",
            action: traceReplayBlockTransactionsResultAction,
            result: { gasUsed: "0x0", output: "0x" },
            subtraces: 0,
            traceAddress: [],
          },
        ],
      },
    ],
  },
  arbtrace_replayTransaction: {
    result: {
      output: "0x",
      transactionHash: "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0",
      trace: [],
      vmTrace: null,
      stateDiff: {
        "0x68aab33e4fbb493c95fda402772a3b88615820bd": {
          balance: { "*": { from: "0x10", to: "0xf" } },
          nonce: { "*": { from: "0x1", to: "0x2" } },
          code: "=",
          storage: {},
        },
      },
    },
  },
  arbtrace_transaction: { result: [traceBlockResult] },
  arbtrace_get: { result: traceBlockResult },
  arbtrace_block: { result: [traceBlockResult] },
  arbtrace_filter: { result: [traceBlockResult] },
  optimism_syncStatus: {
    result: {
      current_l1: optimismSyncStatusResultCurrentL1,
      head_l1: optimismSyncStatusResultCurrentL1,
      safe_l1: optimismSyncStatusResultCurrentL1,
      finalized_l1: optimismSyncStatusResultCurrentL1,
      unsafe_l2: optimismSyncStatusResultUnsafeL2,
      safe_l2: optimismSyncStatusResultUnsafeL2,
      finalized_l2: optimismSyncStatusResultUnsafeL2,
    },
  },
  optimism_outputAtBlock: {
    result: {
      version: "0x0000000000000000000000000000000000000000000000000000000000000000",
      outputRoot: "0x1111111111111111111111111111111111111111111111111111111111111111",
      blockRef: optimismSyncStatusResultUnsafeL2,
      withdrawalStorageRoot: "0x2222222222222222222222222222222222222222222222222222222222222222",
      stateRoot: "0x2222222222222222222222222222222222222222222222222222222222222222",
    },
  },
  optimism_safeHeadAtL1Block: {
    result: {
      l1Block: { hash: "0x2222222222222222222222222222222222222222222222222222222222222222", number: 20 },
      safeHead: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 120 },
    },
  },
  optimism_rollupConfig: {
    result: {
      genesis: {
        l1: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 17422590 },
        l2: { hash: "0x2222222222222222222222222222222222222222222222222222222222222222", number: 105235063 },
        l2_time: 1686068903,
        system_config: {
          batcherAddr: "0x6887246668a3b87f54deb3b94ba47a6f63f32985",
          overhead: "0x00000000000000000000000000000000000000000000000000000000000000bc",
          scalar: "0x00000000000000000000000000000000000000000000000000000000000a6fe0",
          gasLimit: 30000000,
        },
      },
      block_time: 2,
      max_sequencer_drift: 600,
      seq_window_size: 3600,
      channel_timeout: 300,
      l1_chain_id: 1,
      l2_chain_id: 10,
      regolith_time: 0,
      canyon_time: 1704992401,
      ecotone_time: 1710374401,
      batch_inbox_address: "0xff00000000000000000000000000000000000010",
      deposit_contract_address: "0xbeb5fc579115071764c7423a4f12edde41f106ed",
      l1_system_config_address: "0x229047fed2591dbec1ef1118d64f7af3db9eb290",
      protocol_versions_address: "0x8062abc286f5e7d9428a0ccb9abd71e50d93b935",
    },
  },
  optimism_version: { result: "v1.13.5" },
  base_transactionStatus: { result: { status: "Known" } },
  base_meterBundle: {
    result: {
      bundleGasPrice: "0x3b9aca00",
      bundleHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      coinbaseDiff: "0x1319718a5000",
      ethSentToCoinbase: "0x0",
      gasFees: "0x1319718a5000",
      results: baseMeterBundleResultResults,
      stateBlockNumber: 119,
      totalGasUsed: 21000,
      totalExecutionTimeUs: 412,
      stateRootTimeUs: 95,
    },
  },
  base_meterBlockByHash: {
    result: {
      blockHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      blockNumber: 120,
      signerRecoveryTimeUs: 60,
      executionTimeUs: 412,
      stateRootTimeUs: 95,
      totalTimeUs: 567,
      transactions: [
        {
          txHash: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704",
          gasUsed: 21000,
          executionTimeUs: 412,
        },
      ],
    },
  },
  base_meterBlockByNumber: {
    result: {
      blockHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      blockNumber: 120,
      signerRecoveryTimeUs: 60,
      executionTimeUs: 412,
      stateRootTimeUs: 95,
      totalTimeUs: 567,
      transactions: [
        {
          txHash: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704",
          gasUsed: 21000,
          executionTimeUs: 412,
        },
      ],
    },
  },
  base_meteredPriorityFeePerGas: {
    result: {
      bundleGasPrice: "0x3b9aca00",
      bundleHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      coinbaseDiff: "0x1319718a5000",
      ethSentToCoinbase: "0x0",
      gasFees: "0x1319718a5000",
      results: baseMeterBundleResultResults,
      stateBlockNumber: 119,
      totalGasUsed: 21000,
      totalExecutionTimeUs: 412,
      stateRootTimeUs: 95,
      priorityFee: "0x5f5e100",
      blocksSampled: 1,
      resourceEstimates: [
        {
          resource: "gasUsed",
          thresholdPriorityFee: "0x3b9aca00",
          recommendedPriorityFee: "0x5f5e100",
          cumulativeUsage: "0x1e8480",
          thresholdTxCount: 5,
          totalTransactions: 10,
        },
      ],
    },
  },
  eth_sendRawTransactionConditional: {
    result: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704",
  },
  zks_L1ChainId: { result: "0x1" },
  zks_L1BatchNumber: { result: "0x7b" },
  zks_getL1BatchBlockRange: { result: ["0x100", "0x120"] },
  zks_getL2ToL1LogProof: {
    result: {
      id: 1,
      proof: ["0x2222222222222222222222222222222222222222222222222222222222222222"],
      root: "0x1111111111111111111111111111111111111111111111111111111111111111",
    },
  },
  zks_getBridgehubContract: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  zks_getMainContract: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  zks_getBaseTokenL1Address: { result: "0x0000000000000000000000000000000000000001" },
  zks_getL1GasPrice: { result: "0x3b9aca00" },
  zks_estimateFee: {
    result: {
      gas_limit: "0x156c00",
      gas_per_pubdata_limit: "0x143b",
      max_fee_per_gas: "0xee6b280",
      max_priority_fee_per_gas: "0x0",
    },
  },
  zks_estimateGasL1ToL2: { result: "0x61a80" },
  zks_getL2Multicall3: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  zks_getTestnetPaymaster: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  zks_getTimestampAsserter: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  zks_getBridgeContracts: {
    result: {
      l1SharedDefaultBridge: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      l2SharedDefaultBridge: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
      l1Erc20DefaultBridge: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      l2Erc20DefaultBridge: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
      l1WethBridge: null,
      l2WethBridge: null,
    },
  },
  zks_getBlockDetails: {
    result: {
      number: 45,
      l1BatchNumber: 123,
      timestamp: 1700000000,
      l1TxCount: 0,
      l2TxCount: 20,
      rootHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      status: "verified",
      commitTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      committedAt: "2023-11-14T22:20:00.000000Z",
      proveTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      provenAt: "2023-11-14T22:30:00.000000Z",
      executeTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      executedAt: "2023-11-15T10:00:00.000000Z",
      l1GasPrice: 20000000000,
      l2FairGasPrice: 100000000,
      fairPubdataPrice: null,
      baseSystemContractsHashes: zksGetBlockDetailsResultBaseSystemContractsHashes,
      operatorAddress: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      protocolVersion: "Version28",
    },
  },
  zks_getL1BatchDetails: {
    result: {
      number: 123,
      timestamp: 1700000000,
      l1TxCount: 0,
      l2TxCount: 20,
      rootHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      status: "verified",
      commitTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      committedAt: "2023-11-14T22:20:00.000000Z",
      proveTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      provenAt: "2023-11-14T22:30:00.000000Z",
      executeTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      executedAt: "2023-11-15T10:00:00.000000Z",
      l1GasPrice: 20000000000,
      l2FairGasPrice: 100000000,
      fairPubdataPrice: null,
      baseSystemContractsHashes: zksGetBlockDetailsResultBaseSystemContractsHashes,
    },
  },
  zks_getTransactionDetails: {
    result: {
      isL1Originated: false,
      status: "verified",
      fee: "0x1000",
      gasPerPubdata: "0xc350",
      initiatorAddress: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      receivedAt: "2023-11-14T22:13:20.000Z",
      ethCommitTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      ethProveTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      ethExecuteTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
    },
  },
  zks_getRawBlockTransactions: {
    result: [
      {
        common_data: { L2: { nonce: 1, initiatorAddress: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" } },
        execute: {
          contractAddress: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
          calldata: "0x",
          value: "0x1",
          factoryDeps: [],
        },
        received_timestamp_ms: 1700000000000,
        raw_bytes: "0x00",
      },
    ],
  },
  zks_getBytecodeByHash: { result: [0, 1, 0, 130] },
  zks_getFeeParams: {
    result: {
      V2: {
        config: {
          minimal_l2_gas_price: 25000000,
          compute_overhead_part: 0,
          pubdata_overhead_part: 1,
          batch_overhead_l1_gas: 800000,
          max_gas_per_batch: 200000000,
          max_pubdata_per_batch: 240000,
        },
        l1_gas_price: 46226388803,
        l1_pubdata_price: 100780475095,
        conversion_ratio: { numerator: 1, denominator: 1 },
      },
    },
  },
  zks_getBatchFeeInput: {
    result: { fair_l2_gas_price: 100000000, fair_pubdata_price: 13800000000, l1_gas_price: 23600000000 },
  },
  zks_gasPerPubdata: { result: "0xc350" },
  zks_getProtocolVersion: {
    result: {
      minorVersion: 28,
      timestamp: 1700000000,
      bootloaderCodeHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      defaultAccountCodeHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
      evmSimulatorCodeHash: null,
      l2SystemUpgradeTxHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
    },
  },
  zks_getProof: {
    result: {
      address: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      storageProof: [
        {
          key: "0x1111111111111111111111111111111111111111111111111111111111111111",
          proof: ["0x2222222222222222222222222222222222222222222222222222222222222222"],
          value: "0x1111111111111111111111111111111111111111111111111111111111111111",
          index: 27900957,
        },
      ],
    },
  },
  linea_estimateGas: { result: { gasLimit: "0x5208", baseFeePerGas: "0x7", priorityFeePerGas: "0x5f5e100" } },
  linea_getTransactionExclusionStatusV1: {
    result: {
      txHash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      nonce: "0x64",
      txRejectionStage: "SEQUENCER",
      reasonMessage: "Transaction line count for module ADD=402 is above the limit 70",
      blockNumber: "0x3039",
      timestamp: "2024-08-22T09:18:51Z",
    },
  },
  bor_getAuthor: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  bor_getCurrentProposer: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  bor_getCurrentValidators: {
    result: [{ ID: 0, signer: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", power: 100, accum: -5 }],
  },
  bor_getSigners: { result: ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] },
  bor_getSignersAtHash: { result: ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] },
  bor_getRootHash: { result: "1111111111111111111111111111111111111111111111111111111111111111" },
  bor_getSnapshot: {
    result: {
      number: 45,
      hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      validatorSet: {
        validators: [{ ID: 0, signer: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", power: 100, accum: -5 }],
        proposer: { ID: 0, signer: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", power: 100, accum: -5 },
      },
      recents: { "45": "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
    },
  },
  bor_getSnapshotAtHash: {
    result: {
      number: 45,
      hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
      validatorSet: {
        validators: [{ ID: 0, signer: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", power: 100, accum: -5 }],
        proposer: { ID: 0, signer: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", power: 100, accum: -5 },
      },
      recents: { "45": "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
    },
  },
  bor_getSnapshotProposer: { result: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  bor_getSnapshotProposerSequence: {
    result: {
      Signers: [
        { Signer: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", Difficulty: 2 },
        { Signer: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", Difficulty: 1 },
      ],
      Diff: 2,
      Author: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    },
  },
  bor_getVoteOnHash: { result: true },
  bor_sendRawTransactionConditional: {
    result: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704",
  },
  eth_bigBlockGasPrice: { result: "0x5f5e100" },
  eth_usingBigBlocks: { result: false },
  eth_getSystemTxsByBlockNumber: { result: [] },
  eth_getSystemTxsByBlockHash: { result: [] },
  "platform.getHeight": { result: { height: "22756" } },
  "platform.getProposedHeight": { result: { height: "22754" } },
  "platform.getTimestamp": { result: { timestamp: "2026-08-22T15:32:36Z" } },
  "platform.getBlock": { result: { block: "0x00000000000a7b1c", encoding: "hex" } },
  "platform.getBlockByHeight": {
    result: {
      block: { parentID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG", height: 1000001, txs: [] },
      encoding: "json",
    },
  },
  "platform.getTx": { result: { tx: "0x00000000000a7b1c", encoding: "hex" } },
  "platform.getTxStatus": { result: { status: "Committed" } },
  "platform.issueTx": { result: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "platform.getBalance": {
    result: {
      balance: "30000000000000000",
      unlocked: "20000000000000000",
      lockedStakeable: "10000000000000000",
      lockedNotStakeable: "0",
      balances: { FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z: "30000000000000000" },
      unlockeds: { FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z: "20000000000000000" },
      lockedStakeables: { FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z: "10000000000000000" },
      lockedNotStakeables: {},
      utxoIDs: [{ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe", outputIndex: 1 }],
    },
  },
  "platform.getUTXOs": {
    result: {
      numFetched: "1",
      utxos: ["0x0000a195046f73a5f2d0"],
      endIndex: {
        address: "P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4",
        utxo: "kbUThAUfmBXUmRgTpgD6r3nLj7rJUGho6xyht5nouNNypH45j",
      },
      encoding: "hex",
    },
  },
  "platform.getRewardUTXOs": {
    result: { numFetched: "1", utxos: ["0x0000a195046f73a5f2d0"], encoding: "hex" },
  },
  "platform.getStake": {
    result: {
      staked: "6500000000000",
      stakeds: { FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z: "6500000000000" },
      stakedOutputs: ["0x0000a195046f73a5f2d0"],
      encoding: "hex",
    },
  },
  "platform.getMinStake": {
    result: { minValidatorStake: "2000000000000", minDelegatorStake: "25000000000" },
  },
  "platform.getTotalStake": { result: { stake: "279825917679866811", weight: "279825917679866811" } },
  "platform.getStakingAssetID": { result: { assetID: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z" } },
  "platform.getCurrentSupply": { result: { supply: "365865167637779183", height: "22756" } },
  "platform.getCurrentValidators": {
    result: {
      validators: [
        {
          txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe",
          startTime: "1755000000",
          endTime: "1786536000",
          weight: "2000000000000",
          nodeID: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
          validationRewardOwner: {
            locktime: "0",
            threshold: "1",
            addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
          },
          delegationRewardOwner: {
            locktime: "0",
            threshold: "1",
            addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
          },
          potentialReward: "117431493426",
          accruedDelegateeReward: "0",
          delegationFee: "2.0000",
          uptime: "99.9812",
          connected: true,
          signer: platformGetCurrentValidatorsResultSigner,
          delegatorCount: "1",
          delegatorWeight: "25000000000",
          delegators: [
            {
              txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe",
              startTime: "1755000100",
              endTime: "1786536000",
              weight: "25000000000",
              nodeID: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
              rewardOwner: {
                locktime: "0",
                threshold: "1",
                addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
              },
              potentialReward: "11743144774",
            },
          ],
        },
      ],
    },
  },
  "platform.getL1Validator": {
    result: {
      validationID: "9FAftNgNBrzHUMMApsSyV6RcFiL9UmCbvsCu28xdLV2mQ7CMo",
      subnetID: "Vz2ArUpigHt7fyE79uF3gAXvTPLJi2LGgZoMpgNPHowUZJxBb",
      nodeID: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
      publicKey: "0x8f95423f7142d00a48e1014a3de8d28907d420dc33b3052a6dee03a3f2941a393c2351e354704ca66a3fc29870282e15",
      remainingBalanceOwner: {
        locktime: "0",
        threshold: "1",
        addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
      },
      deactivationOwner: {
        locktime: "0",
        threshold: "1",
        addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
      },
      startTime: "1731445206",
      weight: "49463",
      minNonce: "0",
      balance: "1000000000",
      height: "22756",
    },
  },
  "platform.getValidatorsAt": {
    result: {
      "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg": {
        publicKey: "0x8f95423f7142d00a48e1014a3de8d28907d420dc33b3052a6dee03a3f2941a393c2351e354704ca66a3fc29870282e15",
        weight: "2000000000000000",
      },
    },
  },
  "platform.getAllValidatorsAt": {
    result: {
      validatorSets: {
        "11111111111111111111111111111111LpoYY": {
          validators: [
            {
              publicKey: "0x8f95423f7142d00a48e1014a3de8d28907d420dc33b3052a6dee03a3f2941a393c2351e354704ca66a3fc29870282e15",
              weight: "2000000000000000",
              nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"],
            },
          ],
          totalWeight: "2000000000000000",
        },
      },
    },
  },
  "platform.sampleValidators": { result: { validators: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] } },
  "platform.getSubnet": {
    result: {
      isPermissioned: true,
      controlKeys: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
      threshold: "1",
      locktime: "0",
      subnetTransformationTxID: "11111111111111111111111111111111LpoYY",
      conversionID: "11111111111111111111111111111111LpoYY",
      managerChainID: "11111111111111111111111111111111LpoYY",
      managerAddress: null,
    },
  },
  "platform.getSubnets": {
    result: {
      subnets: [
        {
          id: "Vz2ArUpigHt7fyE79uF3gAXvTPLJi2LGgZoMpgNPHowUZJxBb",
          controlKeys: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],
          threshold: "1",
        },
      ],
    },
  },
  "platform.getBlockchains": {
    result: {
      blockchains: [
        {
          id: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
          name: "C-Chain",
          subnetID: "11111111111111111111111111111111LpoYY",
          vmID: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
        },
      ],
    },
  },
  "platform.getBlockchainStatus": { result: { status: "Validating" } },
  "platform.validatedBy": { result: { subnetID: "11111111111111111111111111111111LpoYY" } },
  "platform.validates": { result: { blockchainIDs: ["2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5"] } },
  "platform.getFeeConfig": {
    result: {
      weights: [1, 1000, 1000, 4],
      maxCapacity: 1000000,
      maxPerSecond: 100000,
      targetPerSecond: 50000,
      minPrice: 1,
      excessConversionConstant: 2164043,
    },
  },
  "platform.getFeeState": {
    result: { capacity: 973044, excess: 26956, price: 1, timestamp: "2026-08-22T15:32:36Z" },
  },
  "platform.getValidatorFeeConfig": {
    result: { capacity: 20000, target: 10000, minPrice: 512, excessConversionConstant: 1246488515 },
  },
  "platform.getValidatorFeeState": {
    result: { excess: 26956, price: 512, timestamp: "2026-08-22T15:32:36Z" },
  },
  "avm.getHeight": { result: { height: "22756" } },
  "avm.getBlock": { result: { block: "0x00000000000a7b1c", encoding: "hex" } },
  "avm.getBlockByHeight": {
    result: {
      block: { parentID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG", height: 1000001, txs: [] },
      encoding: "json",
    },
  },
  "avm.getTx": { result: { tx: "0x00000000000a7b1c", encoding: "hex" } },
  "avm.getTxStatus": { result: { status: "Accepted" } },
  "avm.issueTx": { result: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "avm.getBalance": {
    result: {
      balance: "299999999999900",
      utxoIDs: [{ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe", outputIndex: 1 }],
    },
  },
  "avm.getAllBalances": { result: { balances: [{ asset: "AVAX", balance: "102" }] } },
  "avm.getUTXOs": {
    result: {
      numFetched: "1",
      utxos: ["0x0000a195046f73a5f2d0"],
      endIndex: {
        address: "X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4",
        utxo: "kbUThAUfmBXUmRgTpgD6r3nLj7rJUGho6xyht5nouNNypH45j",
      },
      encoding: "hex",
    },
  },
  "avm.getAssetDescription": {
    result: {
      assetID: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
      name: "Avalanche",
      symbol: "AVAX",
      denomination: "9",
    },
  },
  "avm.getTxFee": { result: { txFee: "1000000", createAssetTxFee: "10000000" } },
  "avax.getUTXOs": {
    result: {
      numFetched: "1",
      utxos: ["0x0000a195046f73a5f2d0"],
      endIndex: {
        address: "C-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4",
        utxo: "kbUThAUfmBXUmRgTpgD6r3nLj7rJUGho6xyht5nouNNypH45j",
      },
      encoding: "hex",
    },
  },
  "avax.issueTx": { result: { txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" } },
  "avax.getAtomicTx": { result: { tx: "0x00000000000a7b1c", encoding: "hex", blockHeight: "1" } },
  "avax.getAtomicTxStatus": { result: { status: "Accepted", blockHeight: "1" } },
  "info.getNetworkID": { result: { networkID: "1" } },
  "info.getNetworkName": { result: { networkName: "mainnet" } },
  "info.getNodeVersion": {
    result: {
      version: "avalanche/1.14.0",
      databaseVersion: "v1.4.5",
      rpcProtocolVersion: "44",
      gitCommit: "5bf97e84b1ed7a4e5a8a1f8b2e2d8b0c9d1e2f30",
      vmVersions: { avm: "v1.14.0", evm: "v0.15.3", platform: "v1.14.0" },
    },
  },
  "info.getNodeID": {
    result: {
      nodeID: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
      nodePOP: platformGetCurrentValidatorsResultSigner,
    },
  },
  "info.getNodeIP": { result: { ip: "203.0.113.7:9651" } },
  "info.getBlockchainID": { result: { blockchainID: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" } },
  "info.isBootstrapped": { result: { isBootstrapped: true } },
  "info.peers": {
    result: {
      numPeers: "1",
      peers: [
        {
          ip: "203.0.113.7:9651",
          publicIP: "203.0.113.7:9651",
          nodeID: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
          version: "avalanchego/1.14.0",
          upgradeTime: 1763568000,
          lastSent: "2026-11-19T16:00:00Z",
          lastReceived: "2026-11-19T16:00:00Z",
          observedUptime: "99",
          trackedSubnets: [],
          supportedACPs: [],
          objectedACPs: [],
          benched: [],
        },
      ],
    },
  },
  "info.uptime": { result: { rewardingStakePercentage: "100.0000", weightedAveragePercentage: "99.2000" } },
  "info.upgrades": {
    result: {
      apricotPhase1Time: "2025-11-19T16:00:00Z",
      apricotPhase2Time: "2025-11-19T16:00:00Z",
      apricotPhase3Time: "2025-11-19T16:00:00Z",
      apricotPhase4Time: "2025-11-19T16:00:00Z",
      apricotPhase5Time: "2025-11-19T16:00:00Z",
      apricotPhasePre6Time: "2025-11-19T16:00:00Z",
      apricotPhase6Time: "2025-11-19T16:00:00Z",
      apricotPhasePost6Time: "2025-11-19T16:00:00Z",
      banffTime: "2025-11-19T16:00:00Z",
      cortinaTime: "2025-11-19T16:00:00Z",
      durangoTime: "2025-11-19T16:00:00Z",
      etnaTime: "2025-11-19T16:00:00Z",
      fortunaTime: "2025-11-19T16:00:00Z",
      graniteTime: "2025-11-19T16:00:00Z",
      apricotPhase4MinPChainHeight: 793005,
      cortinaXChainStopVertexID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG",
      graniteEpochDuration: 300000000000,
    },
  },
  "info.acps": {
    result: {
      acps: {
        "23": {
          supportWeight: "150000000000000000",
          supporters: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"],
          objectWeight: "0",
          objectors: [],
          abstainWeight: "50000000000000000",
        },
      },
    },
  },
  "info.getTxFee": {
    result: {
      txFee: "1000000",
      createAssetTxFee: "10000000",
      createSubnetTxFee: "1000000000",
      transformSubnetTxFee: "10000000000",
      createBlockchainTxFee: "1000000000",
      addPrimaryNetworkValidatorFee: "0",
      addPrimaryNetworkDelegatorFee: "0",
      addSubnetValidatorFee: "1000000",
      addSubnetDelegatorFee: "1000000",
    },
  },
  "info.getVMs": {
    result: {
      vms: { mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6: ["evm"] },
      fxs: { spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ: "secp256k1fx" },
    },
  },
  "health.health": {
    result: {
      checks: {
        database: { timestamp: "2026-08-22T15:32:36.293102Z", duration: 1959 },
        network: { message: { connectedPeers: 284 }, timestamp: "2026-08-22T15:32:36.2931Z", duration: 2333 },
      },
      healthy: true,
    },
  },
  "health.readiness": {
    result: {
      checks: {
        database: { timestamp: "2026-08-22T15:32:36.293102Z", duration: 1959 },
        network: { message: { connectedPeers: 284 }, timestamp: "2026-08-22T15:32:36.2931Z", duration: 2333 },
      },
      healthy: true,
    },
  },
  "health.liveness": {
    result: {
      checks: {
        database: { timestamp: "2026-08-22T15:32:36.293102Z", duration: 1959 },
        network: { message: { connectedPeers: 284 }, timestamp: "2026-08-22T15:32:36.2931Z", duration: 2333 },
      },
      healthy: true,
    },
  },
  starknet_specVersion: { result: "0.10.3" },
  starknet_chainId: { result: "0x534e5f4d41494e" },
  starknet_syncing: { result: false },
  starknet_blockNumber: { result: 1500001 },
  starknet_blockHashAndNumber: {
    result: {
      block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      block_number: 1500001,
    },
  },
  starknet_getNonce: { result: "0xf" },
  starknet_getStorageAt: { result: "0x2386f26fc10000" },
  starknet_getStorageProof: {
    result: {
      classes_proof: [],
      contracts_proof: {
        nodes: [
          {
            node_hash: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
            node: {
              left: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
              right: "0x2d9c1b8a7f6e5d4c3b2a190817263544536271809faebdccdbeaf9081726354",
            },
          },
          {
            node_hash: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
            node: {
              path: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
              length: 250,
              child: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
            },
          },
        ],
        contract_leaves_data: [
          {
            nonce: "0x0",
            class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
            storage_root: "0x2d9c1b8a7f6e5d4c3b2a190817263544536271809faebdccdbeaf9081726354",
          },
        ],
      },
      contracts_storage_proofs: [
        [
          {
            node_hash: "0x2d9c1b8a7f6e5d4c3b2a190817263544536271809faebdccdbeaf9081726354",
            node: {
              path: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
              length: 251,
              child: "0x2386f26fc10000",
            },
          },
        ],
      ],
      global_roots: {
        contracts_tree_root: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
        classes_tree_root: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
        block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      },
    },
  },
  starknet_call: { result: ["0x2386f26fc10000", "0x0"] },
  starknet_getBlockWithTxHashes: {
    result: {
      status: "ACCEPTED_ON_L2",
      block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      parent_hash: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
      block_number: 1500001,
      new_root: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      timestamp: 1750000000,
      sequencer_address: "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
      l1_gas_price: { price_in_fri: "0x2a5d3f2b8c00", price_in_wei: "0x3b9aca00" },
      l2_gas_price: { price_in_fri: "0xb2d05e00", price_in_wei: "0x4a817c8" },
      l1_data_gas_price: { price_in_fri: "0x5f5e100", price_in_wei: "0x1" },
      l1_da_mode: "BLOB",
      starknet_version: "0.14.1",
      event_commitment: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
      transaction_commitment: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
      receipt_commitment: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      state_diff_commitment: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
      event_count: 1,
      transaction_count: 1,
      state_diff_length: 2,
      transactions: ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"],
    },
  },
  starknet_getBlockWithTxs: {
    result: {
      status: "ACCEPTED_ON_L2",
      block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      parent_hash: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
      block_number: 1500001,
      new_root: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      timestamp: 1750000000,
      sequencer_address: "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
      l1_gas_price: { price_in_fri: "0x2a5d3f2b8c00", price_in_wei: "0x3b9aca00" },
      l2_gas_price: { price_in_fri: "0xb2d05e00", price_in_wei: "0x4a817c8" },
      l1_data_gas_price: { price_in_fri: "0x5f5e100", price_in_wei: "0x1" },
      l1_da_mode: "BLOB",
      starknet_version: "0.14.1",
      event_commitment: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
      transaction_commitment: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
      receipt_commitment: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      state_diff_commitment: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
      event_count: 1,
      transaction_count: 1,
      state_diff_length: 2,
      transactions: [starknetGetBlockWithTxsResultTransactions],
    },
  },
  starknet_getBlockWithReceipts: {
    result: {
      status: "ACCEPTED_ON_L1",
      block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      parent_hash: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
      block_number: 1500001,
      new_root: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      timestamp: 1750000000,
      sequencer_address: "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
      l1_gas_price: { price_in_fri: "0x2a5d3f2b8c00", price_in_wei: "0x3b9aca00" },
      l2_gas_price: { price_in_fri: "0xb2d05e00", price_in_wei: "0x4a817c8" },
      l1_data_gas_price: { price_in_fri: "0x5f5e100", price_in_wei: "0x1" },
      l1_da_mode: "BLOB",
      starknet_version: "0.14.1",
      event_commitment: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
      transaction_commitment: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
      receipt_commitment: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      state_diff_commitment: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
      event_count: 0,
      transaction_count: 1,
      state_diff_length: 2,
      transactions: [
        {
          transaction: {
            type: "L1_HANDLER",
            version: "0x0",
            nonce: "0x18a3f",
            contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
            entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad",
            calldata: [
              "0xae0ee0a63a2ce6baeeffe56e7714fb4efe48d419",
              "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", "0x2386f26fc10000", "0x0",
            ],
          },
          receipt: {
            type: "L1_HANDLER",
            message_hash: "0x8d2a4c1e7b9f03d56a8c7e1f2b3d4c5a6e7f8091a2b3c4d5e6f708192a3b4c5d",
            transaction_hash: "0x3e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1",
            actual_fee: { amount: "0x0", unit: "WEI" },
            finality_status: "ACCEPTED_ON_L1",
            execution_status: "REVERTED",
            revert_reason: "Insufficient balance",
            messages_sent: [],
            events: [],
            execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
          },
        },
      ],
    },
  },
  starknet_getBlockTransactionCount: { result: 1 },
  starknet_getStateUpdate: {
    result: {
      block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      old_root: "0x2d9c1b8a7f6e5d4c3b2a190817263544536271809faebdccdbeaf9081726354",
      new_root: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
      state_diff: {
        storage_diffs: [
          {
            address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
            storage_entries: [
              {
                key: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
                value: "0x2386f26fc10000",
              },
            ],
          },
        ],
        deprecated_declared_classes: [],
        declared_classes: [
          {
            class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
            compiled_class_hash: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
          },
        ],
        deployed_contracts: [
          {
            address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
            class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
          },
        ],
        replaced_classes: [],
        nonces: [
          {
            contract_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
            nonce: "0x10",
          },
        ],
      },
    },
  },
  starknet_getEvents: {
    result: {
      events: [
        {
          from_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
          keys: starknetGetEventsResultKeys,
          data: ["0x2386f26fc10000", "0x0"],
          block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
          block_number: 1500001,
          transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
          transaction_index: 0,
          event_index: 0,
        },
      ],
      continuation_token: "1500001-1",
    },
  },
  starknet_getTransactionByHash: { result: starknetGetBlockWithTxsResultTransactions },
  starknet_getTransactionByBlockIdAndIndex: {
    result: {
      transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
      type: "DEPLOY_ACCOUNT",
      version: "0x3",
      contract_address_salt: "0x1",
      constructor_calldata: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"],
      class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
      signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
      nonce: "0x0",
      resource_bounds: starknetGetBlockWithTxsResultResourceBounds,
      tip: "0x0",
      paymaster_data: [],
      nonce_data_availability_mode: "L1",
      fee_data_availability_mode: "L1",
    },
  },
  starknet_getTransactionReceipt: {
    result: {
      type: "INVOKE",
      transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
      actual_fee: { amount: "0x44364c5bb0080", unit: "FRI" },
      finality_status: "ACCEPTED_ON_L2",
      execution_status: "SUCCEEDED",
      messages_sent: [],
      events: [
        {
          from_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
          keys: starknetGetEventsResultKeys,
          data: ["0x2386f26fc10000", "0x0"],
        },
      ],
      execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
      block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
      block_number: 1500001,
    },
  },
  starknet_getTransactionStatus: {
    result: { finality_status: "ACCEPTED_ON_L2", execution_status: "SUCCEEDED" },
  },
  starknet_getMessagesStatus: {
    result: [
      {
        transaction_hash: "0x3e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1",
        finality_status: "ACCEPTED_ON_L2",
        execution_status: "SUCCEEDED",
      },
    ],
  },
  starknet_addInvokeTransaction: {
    result: { transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1" },
  },
  starknet_addDeclareTransaction: {
    result: {
      transaction_hash: "0x3e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1",
      class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003",
    },
  },
  starknet_addDeployAccountTransaction: {
    result: {
      transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
      contract_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
    },
  },
  starknet_estimateFee: {
    result: [
      {
        l1_gas_consumed: "0x0",
        l1_gas_price: "0x2a5d3f2b8c00",
        l2_gas_consumed: "0x124f80",
        l2_gas_price: "0xb2d05e00",
        l1_data_gas_consumed: "0x80",
        l1_data_gas_price: "0x5f5e100",
        overall_fee: "0xcca2e51310000",
        unit: "FRI",
      },
    ],
    forEach: { name: "request", index: 0 },
  },
  starknet_estimateMessageFee: {
    result: {
      l1_gas_consumed: "0x4a38",
      l1_gas_price: "0x3b9aca00",
      l2_gas_consumed: "0x124f80",
      l2_gas_price: "0x4a817c8",
      l1_data_gas_consumed: "0x80",
      l1_data_gas_price: "0x1",
      overall_fee: "0x116a34ac9480",
      unit: "WEI",
    },
  },
  starknet_getClass: {
    result: {
      sierra_program: ["0x1", "0x7", "0x0"],
      contract_class_version: "0.1.0",
      entry_points_by_type: {
        CONSTRUCTOR: [],
        EXTERNAL: [
          { selector: "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", function_idx: 0 },
        ],
        L1_HANDLER: [],
      },
      abi: "[]",
    },
  },
  starknet_getClassAt: {
    result: {
      program: "H4sIAAAAAAAA/w==",
      entry_points_by_type: {
        CONSTRUCTOR: [],
        EXTERNAL: [
          { offset: "0x3a", selector: "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e" },
        ],
        L1_HANDLER: [],
      },
      abi: [
        {
          type: "struct",
          name: "Uint256",
          size: 2,
          members: [{ name: "low", type: "felt", offset: 0 }, { name: "high", type: "felt", offset: 1 }],
        },
        { type: "event", name: "Transfer", keys: [], data: [{ name: "value", type: "Uint256" }] },
        {
          type: "function",
          name: "balanceOf",
          inputs: [{ name: "account", type: "felt" }],
          outputs: [{ name: "balance", type: "Uint256" }],
          stateMutability: "view",
        },
      ],
    },
  },
  starknet_getClassHashAt: { result: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003" },
  starknet_getCompiledCasm: {
    result: {
      entry_points_by_type: {
        CONSTRUCTOR: [],
        EXTERNAL: [
          {
            offset: 0,
            selector: "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e",
            builtins: ["range_check"],
          },
        ],
        L1_HANDLER: [],
      },
      bytecode: ["0xa0680017fff8000", "0x7", "0x482680017ffa8000", "0x208b7fff7fff7ffe"],
      bytecode_segment_lengths: [4],
      prime: "0x800000000000011000000000000000000000000000000000000000000000001",
      compiler_version: "2.11.4",
      hints: [
        [
          0,
          [
            {
              TestLessThanOrEqual: {
                lhs: { Immediate: "0x0" },
                rhs: { Deref: { register: "FP", offset: -6 } },
                dst: { register: "AP", offset: 0 },
              },
            },
          ],
        ],
        [
          2,
          [
            {
              SystemCall: {
                system: { BinOp: { op: "Add", a: { register: "FP", offset: -5 }, b: { Immediate: "0x1" } } },
              },
            },
            "AssertAllKeysUsed",
          ],
        ],
      ],
    },
  },
  starknet_simulateTransactions: {
    result: [
      {
        transaction_trace: starknetSimulateTransactionsResultTransactionTrace,
        fee_estimation: {
          l1_gas_consumed: "0x0",
          l1_gas_price: "0x5f5e100",
          l1_data_gas_consumed: "0x80",
          l1_data_gas_price: "0x1",
          l2_gas_consumed: "0x124f80",
          l2_gas_price: "0x3b9aca00",
          overall_fee: "0x44364c5bb0080",
          unit: "FRI",
        },
      },
    ],
    forEach: { name: "transactions", index: 1 },
  },
  starknet_traceTransaction: { result: starknetSimulateTransactionsResultTransactionTrace },
  starknet_traceBlockTransactions: {
    result: [
      {
        transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
        trace_root: {
          type: "DECLARE",
          execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
        },
      },
    ],
  },
  starknet_subscribeNewHeads: {
    result: "1",
    notification: {
      method: "starknet_subscriptionNewHeads",
      idName: "subscription_id",
      event: {
        block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
        parent_hash: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
        block_number: 1500001,
        new_root: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
        timestamp: 1750000000,
        sequencer_address: "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
        l1_gas_price: { price_in_fri: "0x2a5d3f2b8c00", price_in_wei: "0x3b9aca00" },
        l2_gas_price: { price_in_fri: "0xb2d05e00", price_in_wei: "0x4a817c8" },
        l1_data_gas_price: { price_in_fri: "0x5f5e100", price_in_wei: "0x1" },
        l1_da_mode: "BLOB",
        starknet_version: "0.14.1",
        event_commitment: "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a",
        transaction_commitment: "0x2a70fb03fe363a2d6be843343a1d81ce6abeda1e9bd5cc6ad8fa9f45e30fdeb",
        receipt_commitment: "0x3f42ba7a4f8c2b1d9e0a6c5d7e8f1029384756aabbccddeeff0011223344556",
        state_diff_commitment: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd",
        event_count: 1,
        transaction_count: 1,
        state_diff_length: 2,
      },
    },
  },
  starknet_subscribeEvents: {
    result: "2",
    notification: {
      method: "starknet_subscriptionEvents",
      idName: "subscription_id",
      event: {
        from_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
        keys: starknetGetEventsResultKeys,
        data: ["0x2386f26fc10000", "0x0"],
        block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
        block_number: 1500001,
        transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
        transaction_index: 0,
        event_index: 0,
        finality_status: "ACCEPTED_ON_L2",
      },
    },
  },
  starknet_subscribeTransactionStatus: {
    result: "3",
    notification: {
      method: "starknet_subscriptionTransactionStatus",
      idName: "subscription_id",
      event: {
        transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
        status: { finality_status: "ACCEPTED_ON_L2", execution_status: "SUCCEEDED" },
      },
    },
  },
  starknet_subscribeNewTransactionReceipts: {
    result: "4",
    notification: {
      method: "starknet_subscriptionNewTransactionReceipts",
      idName: "subscription_id",
      event: {
        type: "INVOKE",
        transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
        actual_fee: { amount: "0x44364c5bb0080", unit: "FRI" },
        finality_status: "ACCEPTED_ON_L2",
        execution_status: "SUCCEEDED",
        messages_sent: [],
        events: [],
        execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
        block_hash: "0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943",
        block_number: 1500001,
      },
    },
  },
  starknet_subscribeNewTransactions: {
    result: "5",
    notification: {
      method: "starknet_subscriptionNewTransactions",
      idName: "subscription_id",
      event: {
        finality_status: "ACCEPTED_ON_L2",
        transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
        type: "INVOKE",
        version: "0x3",
        sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
        calldata: starknetGetBlockWithTxsResultCalldata,
        signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
        nonce: "0xf",
        resource_bounds: starknetGetBlockWithTxsResultResourceBounds,
        tip: "0x0",
        paymaster_data: [],
        account_deployment_data: [],
        nonce_data_availability_mode: "L1",
        fee_data_availability_mode: "L1",
      },
    },
  },
  starknet_subscribePendingTransactions: {
    result: "6",
    notification: {
      method: "starknet_subscriptionPendingTransactions",
      idName: "subscription_id",
      event: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
    },
  },
  starknet_unsubscribe: { result: true },
  getHealth: { result: "ok" },
  getVersion: { result: { "feature-set": 3294202862, "solana-core": "4.3.2" } },
  getIdentity: { result: { identity: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79" } },
  getGenesisHash: { result: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d" },
  getAgGenesisCert: { result: null },
  getClusterNodes: {
    result: [
      {
        clientId: "Agave",
        featureSet: 3294202862,
        gossip: "203.0.113.7:8001",
        pubkey: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
        pubsub: null,
        rpc: null,
        serveRepair: "203.0.113.7:8013",
        shredVersion: 50093,
        tpu: null,
        tpuForwards: null,
        tpuForwardsQuic: "203.0.113.7:8010",
        tpuQuic: "203.0.113.7:8009",
        tpuVote: "203.0.113.7:8005",
        tvu: "203.0.113.7:8002",
        version: "4.3.2",
      },
    ],
  },
  getSlot: { result: 391573590 },
  getBlockHeight: { result: 369751234 },
  getTransactionCount: { result: 486123456789 },
  getLatestBlockhash: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573622 },
      value: { blockhash: "46pBuVKf3Sekt8YqvfWRhLrc4mJ2iNdHP31zGHpaudsM", lastValidBlockHeight: 369751416 },
    },
  },
  isBlockhashValid: { result: { context: { apiVersion: "4.3.2", slot: 391573590 }, value: true } },
  getFirstAvailableBlock: { result: 0 },
  minimumLedgerSlot: { result: 391141590 },
  getHighestSnapshotSlot: { result: { full: 391550000, incremental: 391573400 } },
  getMaxRetransmitSlot: { result: 391573623 },
  getMaxShredInsertSlot: { result: 391573623 },
  getAccountInfo: { result: getAccountInfoResult },
  getMultipleAccounts: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: [
        {
          data: ["", "base64"],
          executable: false,
          lamports: 88849814690,
          owner: "11111111111111111111111111111111",
          rentEpoch: 18446744073709552000,
          space: 0,
        },
        null,
      ],
    },
  },
  getProgramAccounts: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: [{ account: getAccountInfoResultValue, pubkey: "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg" }],
    },
  },
  getBalance: { result: { context: { apiVersion: "4.3.2", slot: 391573590 }, value: 88849814690 } },
  getLargestAccounts: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: [{ address: "AV51nXykhvJRjP1BgNauwfsFZAPtqGkSZzNvo8rnjm2Z", lamports: 9994599877000000 }],
    },
  },
  getMinimumBalanceForRentExemption: { result: 2039280 },
  getTokenAccountBalance: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: { amount: "1250000", decimals: 6, uiAmount: 1.25, uiAmountString: "1.25" },
    },
  },
  getTokenAccountsByDelegate: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: [
        {
          account: {
            data: {
              parsed: {
                info: {
                  isNative: false,
                  mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v",
                  owner: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
                  state: "initialized",
                  tokenAmount: { amount: "1250000", decimals: 6, uiAmount: 1.25, uiAmountString: "1.25" },
                  delegate: "67D1171myySnv2RW1x3g9MmJ6ZeyH9TSvb4HxHR2zFMA",
                  delegatedAmount: { amount: "500000", decimals: 6, uiAmount: 0.5, uiAmountString: "0.5" },
                },
                type: "account",
              },
              program: "spl-token",
              space: 165,
            },
            executable: false,
            lamports: 2039280,
            owner: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
            rentEpoch: 18446744073709552000,
            space: 165,
          },
          pubkey: "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg",
        },
      ],
    },
  },
  getTokenAccountsByOwner: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: [{ account: getAccountInfoResultValue, pubkey: "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg" }],
    },
  },
  getTokenLargestAccounts: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: [
        {
          address: "9oMJ6HxvDJSbib386XythyXw4jpJ4FK9aZzXD91GUDSY",
          amount: "1204000000000000",
          decimals: 6,
          uiAmount: 1204000000,
          uiAmountString: "1204000000",
        },
      ],
    },
  },
  getTokenSupply: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: {
        amount: "9876543210123456",
        decimals: 6,
        uiAmount: 9876543210.123455,
        uiAmountString: "9876543210.123456",
      },
    },
  },
  getBlock: {
    result: {
      blockHeight: 369751234,
      blockTime: 1767693600,
      blockhash: "7bQhKp31xLTWnM1XX7ygSCjmVFL3vgJDTdhK6dNvj15D",
      parentSlot: 391573589,
      previousBlockhash: "9qA9S4p8K7bV3j1zJQdW597aSdMTy7R9xipVyvmvBWyf",
      rewards: getBlockResultRewards,
      transactions: [
        {
          meta: {
            computeUnitsConsumed: 150,
            costUnits: 1481,
            err: null,
            fee: 5000,
            innerInstructions: [],
            loadedAddresses: { readonly: [], writable: [] },
            logMessages: [
              "Program 11111111111111111111111111111111 invoke [1]",
              "Program 11111111111111111111111111111111 success",
            ],
            preBalances: [88849814690, 1461600, 1],
            postBalances: [88848809690, 2461600, 1],
            preTokenBalances: [],
            postTokenBalances: [],
            rewards: [],
            status: { Ok: null },
          },
          transaction: {
            message: {
              accountKeys: [
                "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
                "6i1u7g2VgNqUvX6zvUE89FUneY4t7CALnNPpZmHNR723", "11111111111111111111111111111111",
              ],
              header: {
                numReadonlySignedAccounts: 0,
                numReadonlyUnsignedAccounts: 1,
                numRequiredSignatures: 1,
              },
              instructions: [
                { accounts: [0, 1], data: "3Bxs4Bc3VYuGVB19", programIdIndex: 2, stackHeight: 1 },
              ],
              recentBlockhash: "46pBuVKf3Sekt8YqvfWRhLrc4mJ2iNdHP31zGHpaudsM",
            },
            signatures: [
              "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
            ],
          },
          version: "legacy",
        },
      ],
    },
  },
  getBlockCommitment: { result: { commitment: null, totalStake: 417938452901283800 } },
  getBlockTime: { result: 1767693600 },
  getBlocks: { result: [391573587, 391573589, 391573590] },
  getBlocksWithLimit: { result: [391573587, 391573589] },
  getRecentPerformanceSamples: {
    result: [
      {
        numNonVoteTransactions: 81234,
        numSlots: 150,
        numTransactions: 213456,
        samplePeriodSecs: 60,
        slot: 391573590,
      },
    ],
  },
  getTransaction: {
    result: {
      blockTime: 1767693600,
      slot: 391573590,
      transactionIndex: 0,
      meta: {
        computeUnitsConsumed: 150,
        costUnits: 1481,
        err: null,
        fee: 5000,
        innerInstructions: [],
        logMessages: [
          "Program 11111111111111111111111111111111 invoke [1]",
          "Program 11111111111111111111111111111111 success",
        ],
        preBalances: [88849814690, 1461600, 1],
        postBalances: [88848809690, 2461600, 1],
        preTokenBalances: [],
        postTokenBalances: [],
        rewards: [],
        status: { Ok: null },
      },
      transaction: {
        message: {
          accountKeys: [
            {
              pubkey: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
              signer: true,
              source: "transaction",
              writable: true,
            },
            {
              pubkey: "6i1u7g2VgNqUvX6zvUE89FUneY4t7CALnNPpZmHNR723",
              signer: false,
              source: "transaction",
              writable: true,
            },
            {
              pubkey: "11111111111111111111111111111111",
              signer: false,
              source: "transaction",
              writable: false,
            },
          ],
          instructions: [
            {
              parsed: {
                info: {
                  destination: "6i1u7g2VgNqUvX6zvUE89FUneY4t7CALnNPpZmHNR723",
                  lamports: 1000000,
                  source: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q",
                },
                type: "transfer",
              },
              program: "system",
              programId: "11111111111111111111111111111111",
              stackHeight: 1,
            },
          ],
          recentBlockhash: "46pBuVKf3Sekt8YqvfWRhLrc4mJ2iNdHP31zGHpaudsM",
        },
        signatures: [
          "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
        ],
      },
      version: "legacy",
    },
  },
  getSignaturesForAddress: {
    result: [
      {
        blockTime: 1767693600,
        confirmationStatus: "finalized",
        err: null,
        memo: null,
        signature: "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
        slot: 391573590,
        transactionIndex: 0,
      },
      getSignaturesForAddressResult,
    ],
  },
  getTransactionsForAddress: {
    result: { data: [getSignaturesForAddressResult], paginationToken: "391564590:517" },
  },
  getSignatureStatuses: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573623 },
      value: [
        {
          confirmationStatus: "finalized",
          confirmations: null,
          err: null,
          slot: 391573590,
          status: { Ok: null },
        },
        null,
      ],
    },
  },
  sendTransaction: {
    result: "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
  },
  simulateTransaction: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: {
        accounts: null,
        err: null,
        fee: 5000,
        innerInstructions: null,
        loadedAccountsDataSize: 206,
        loadedAddresses: { readonly: [], writable: [] },
        logs: [
          "Program 11111111111111111111111111111111 invoke [1]",
          "Program 11111111111111111111111111111111 success",
        ],
        postBalances: [88848809690, 2461600, 1],
        postTokenBalances: [],
        preBalances: [88849814690, 1461600, 1],
        preTokenBalances: [],
        replacementBlockhash: null,
        returnData: null,
        unitsConsumed: 150,
      },
    },
  },
  requestAirdrop: {
    result: "2uEajHMoB1u4x1UFvPj3GCY6FW81EkFyEAU9WqZpenwboyvPnWv1VmWpDUj6mV6dhz2kt8gkQoGK9vmCgDvJvtPR",
  },
  getFeeForMessage: { result: { context: { apiVersion: "4.3.2", slot: 391573590 }, value: 5000 } },
  getRecentPrioritizationFees: {
    result: [{ prioritizationFee: 0, slot: 391573589 }, { prioritizationFee: 10000, slot: 391573590 }],
  },
  getEpochInfo: {
    result: {
      absoluteSlot: 391573590,
      blockHeight: 369751234,
      epoch: 906,
      slotIndex: 181590,
      slotsInEpoch: 432000,
      transactionCount: 486123456789,
    },
  },
  getEpochSchedule: {
    result: {
      firstNormalEpoch: 0,
      firstNormalSlot: 0,
      leaderScheduleSlotOffset: 432000,
      slotsPerEpoch: 432000,
      warmup: false,
    },
  },
  getLeaderSchedule: { result: { "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79": [128, 129, 130, 131] } },
  getSlotLeader: { result: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79" },
  getSlotLeaders: {
    result: [
      "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79", "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
      "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79", "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
      "9AqS7g7veMKk4QdC5Vv3N7KAkTzh3KCbK7KUFqLTPXRQ",
    ],
  },
  getBlockProduction: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: {
        byIdentity: { "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79": [76, 75] },
        range: { firstSlot: 391392000, lastSlot: 391573590 },
      },
    },
  },
  getVoteAccounts: {
    result: {
      current: [
        {
          activatedStake: 38263229364446900,
          commission: 5,
          epochCredits: [[905, 1403861272, 1396949288], [906, 1406766600, 1403861272]],
          epochVoteAccount: true,
          lastVote: 391573622,
          nodePubkey: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
          rootSlot: 391573591,
          votePubkey: "Afr3XBcBF2AdTKEypB1RkRLAuGqGzUUXz7cschLuDpmx",
        },
      ],
      delinquent: [],
    },
  },
  getStakeMinimumDelegation: {
    result: { context: { apiVersion: "4.3.2", slot: 391573590 }, value: 1000000000 },
  },
  getInflationGovernor: {
    result: { foundation: 0, foundationTerm: 0, initial: 0.08, taper: 0.15, terminal: 0.015 },
  },
  getInflationRate: { result: { epoch: 906, foundation: 0, total: 0.0408, validator: 0.0408 } },
  getInflationReward: {
    result: [
      { amount: 2500000, commission: 5, effectiveSlot: 391392000, epoch: 905, postBalance: 499999442500 },
      null,
    ],
    forEach: { name: "addresses", index: 0 },
  },
  getSupply: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: {
        circulating: 543876543210987650,
        nonCirculating: 71234567890123460,
        nonCirculatingAccounts: [],
        total: 615111111101111200,
      },
    },
  },
  accountSubscribe: {
    result: 1,
    notification: { method: "accountNotification", idName: "subscription", event: getAccountInfoResult },
  },
  accountUnsubscribe: { result: true },
  programSubscribe: {
    result: 2,
    notification: {
      method: "programNotification",
      idName: "subscription",
      event: {
        context: { apiVersion: "4.3.2", slot: 391573590 },
        value: {
          account: {
            data: [
              "A24/6bhBlKRQgcH9bOSTqJS4NH7x+23O+V73ZDCIzWHwOaFZnwl/uqWkkTxomzZ7/cvH4nivGMxKIiDuZl9jjdASEwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
              "base64",
            ],
            executable: false,
            lamports: 2039280,
            owner: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
            rentEpoch: 18446744073709552000,
            space: 165,
          },
          pubkey: "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg",
        },
      },
    },
  },
  programUnsubscribe: { result: true },
  logsSubscribe: {
    result: 3,
    notification: {
      method: "logsNotification",
      idName: "subscription",
      event: {
        context: { apiVersion: "4.3.2", slot: 391573590 },
        value: {
          err: null,
          logs: [
            "Program 11111111111111111111111111111111 invoke [1]",
            "Program 11111111111111111111111111111111 success",
          ],
          signature: "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
        },
      },
    },
  },
  logsUnsubscribe: { result: true },
  rootSubscribe: {
    result: 4,
    notification: { method: "rootNotification", idName: "subscription", event: 391573590 },
  },
  rootUnsubscribe: { result: true },
  signatureSubscribe: {
    result: 5,
    notification: {
      method: "signatureNotification",
      idName: "subscription",
      event: { context: { apiVersion: "4.3.2", slot: 391573590 }, value: { err: null } },
    },
  },
  signatureUnsubscribe: { result: true },
  slotSubscribe: {
    result: 6,
    notification: {
      method: "slotNotification",
      idName: "subscription",
      event: { parent: 391573622, root: 391573591, slot: 391573623 },
    },
  },
  slotUnsubscribe: { result: true },
  blockSubscribe: {
    result: 7,
    notification: {
      method: "blockNotification",
      idName: "subscription",
      event: {
        context: { apiVersion: "4.3.2", slot: 391573590 },
        value: {
          block: {
            blockHeight: 369751234,
            blockTime: 1767693600,
            blockhash: "7bQhKp31xLTWnM1XX7ygSCjmVFL3vgJDTdhK6dNvj15D",
            parentSlot: 391573589,
            previousBlockhash: "9qA9S4p8K7bV3j1zJQdW597aSdMTy7R9xipVyvmvBWyf",
            rewards: getBlockResultRewards,
            signatures: [
              "4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye",
            ],
          },
          err: null,
          slot: 391573590,
        },
      },
    },
  },
  blockUnsubscribe: { result: true },
  slotsUpdatesSubscribe: {
    result: 8,
    notification: {
      method: "slotsUpdatesNotification",
      idName: "subscription",
      event: {
        slot: 391573623,
        stats: {
          maxTransactionsPerEntry: 64,
          numFailedTransactions: 412,
          numSuccessfulTransactions: 1391,
          numTransactionEntries: 310,
        },
        timestamp: 1767693613200,
        type: "frozen",
      },
    },
  },
  slotsUpdatesUnsubscribe: { result: true },
  voteSubscribe: {
    result: 9,
    notification: {
      method: "voteNotification",
      idName: "subscription",
      event: {
        hash: "Gn7upTHnxEBiHoEUSec8HFAUGwvMdMRYfyfExKDhqqxk",
        signature: "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA",
        slots: [391573622, 391573623],
        timestamp: 1767693613,
        votePubkey: "Afr3XBcBF2AdTKEypB1RkRLAuGqGzUUXz7cschLuDpmx",
      },
    },
  },
  voteUnsubscribe: { result: true },
  getblockcount: { result: 171 },
  getbestblockhash: { result: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0" },
  getblockhash: { result: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee" },
  getblock: {
    result: {
      hash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
      confirmations: 2,
      height: 170,
      version: 1,
      versionHex: "00000001",
      merkleroot: "7dac2c5666815c17a3b36427de37bb9d2e2c5ccec3f8633eb91a4205cb4c10ff",
      time: 1231731025,
      mediantime: 1231716245,
      nonce: 1889418792,
      bits: "1d00ffff",
      target: "00000000ffff0000000000000000000000000000000000000000000000000000",
      difficulty: 1,
      chainwork: "000000000000000000000000000000000000000000000000000000ab00ab00ab",
      nTx: 2,
      previousblockhash: "000000002a22cfee1f2c846adbd12b3e183d4f97683f85dad08a79780a84bd55",
      nextblockhash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
      strippedsize: 490,
      size: 490,
      weight: 1960,
      coinbase_tx: { version: 1, locktime: 0, sequence: 4294967295, coinbase: "04ffff001d0102" },
      tx: [
        "b1fea52486ce0c62bb442b530a3f0132b826c74e473d1f2c220bfa78111c5082",
        "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
      ],
    },
  },
  getblockheader: {
    result: {
      hash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
      confirmations: 2,
      height: 170,
      version: 1,
      versionHex: "00000001",
      merkleroot: "7dac2c5666815c17a3b36427de37bb9d2e2c5ccec3f8633eb91a4205cb4c10ff",
      time: 1231731025,
      mediantime: 1231716245,
      nonce: 1889418792,
      bits: "1d00ffff",
      target: "00000000ffff0000000000000000000000000000000000000000000000000000",
      difficulty: 1,
      chainwork: "000000000000000000000000000000000000000000000000000000ab00ab00ab",
      nTx: 2,
      previousblockhash: "000000002a22cfee1f2c846adbd12b3e183d4f97683f85dad08a79780a84bd55",
      nextblockhash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
    },
  },
  getblockchaininfo: {
    result: {
      chain: "main",
      blocks: 171,
      headers: 171,
      bestblockhash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
      bits: "1d00ffff",
      target: "00000000ffff0000000000000000000000000000000000000000000000000000",
      difficulty: 1,
      time: 1231731401,
      mediantime: 1231716543,
      verificationprogress: 1,
      initialblockdownload: false,
      chainwork: "000000000000000000000000000000000000000000000000000000ac00ac00ac",
      size_on_disk: 38210,
      pruned: false,
      warnings: [],
    },
  },
  getchaintips: {
    result: [
      {
        height: 171,
        hash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
        branchlen: 0,
        status: "active",
      },
    ],
  },
  getchainstates: {
    result: {
      headers: 171,
      chainstates: [
        {
          blocks: 171,
          bestblockhash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
          bits: "1d00ffff",
          target: "00000000ffff0000000000000000000000000000000000000000000000000000",
          difficulty: 1,
          verificationprogress: 1,
          coins_db_cache_bytes: 8388608,
          coins_tip_cache_bytes: 461373440,
          validated: true,
        },
      ],
    },
  },
  getchaintxstats: {
    result: {
      time: 1231731025,
      txcount: 172,
      window_final_block_hash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
      window_final_block_height: 170,
      window_block_count: 1,
      window_interval: 307,
      window_tx_count: 2,
      txrate: 0.006514657980456026,
    },
  },
  getdeploymentinfo: {
    result: {
      hash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
      height: 170,
      script_flags: ["P2SH", "WITNESS", "TAPROOT"],
      deployments: { segwit: { type: "buried", active: false, height: 481824 } },
    },
  },
  getdifficulty: { result: 1 },
  getblockstats: {
    result: {
      avgfee: 0,
      avgfeerate: 0,
      avgtxsize: 275,
      blockhash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
      feerate_percentiles: [0, 0, 0, 0, 0],
      height: 170,
      ins: 1,
      maxfee: 0,
      maxfeerate: 0,
      maxtxsize: 275,
      medianfee: 0,
      mediantime: 1231716245,
      mediantxsize: 275,
      minfee: 0,
      minfeerate: 0,
      mintxsize: 275,
      outs: 3,
      subsidy: 5000000000,
      swtotal_size: 0,
      swtotal_weight: 0,
      swtxs: 0,
      time: 1231731025,
      total_out: 5000000000,
      total_size: 275,
      total_weight: 1100,
      totalfee: 0,
      txs: 2,
      utxo_increase: 2,
      utxo_size_inc: 234,
      utxo_increase_actual: 2,
      utxo_size_inc_actual: 234,
    },
  },
  getblockfilter: {
    result: {
      filter: "017fa880",
      header: "9f3c30f0c37fb977cf3e1a3173c631e8ff119ad3088b6f5b2bced0802139c202",
    },
  },
  gettxout: {
    result: {
      bestblock: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
      confirmations: 2,
      value: 40,
      scriptPubKey: {
        asm: "0411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3 OP_CHECKSIG",
        desc: "pk(0411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3)#u7qfa49l",
        hex: "410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac",
        type: "pubkey",
      },
      coinbase: false,
    },
  },
  gettxoutproof: {
    result: "0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70020000000282501c1178fa0b222c1f3d474ec726b832013f0a532b44bb620cce8624a5feb1169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f40105",
  },
  verifytxoutproof: { result: ["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"] },
  gettxoutsetinfo: {
    result: {
      height: 171,
      bestblock: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
      txouts: 172,
      bogosize: 20124,
      transactions: 171,
      disk_size: 14706,
      total_amount: 8550,
    },
  },
  scantxoutset: {
    result: {
      success: true,
      txouts: 172,
      height: 171,
      bestblock: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
      unspents: [
        {
          txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
          vout: 0,
          scriptPubKey: "4104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac",
          desc: "pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus",
          amount: 10,
          coinbase: false,
          height: 170,
          blockhash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
          confirmations: 2,
        },
      ],
      total_amount: 10,
    },
  },
  scanblocks: { result: { from_height: 0, to_height: 171, relevant_blocks: [], completed: true } },
  getdescriptoractivity: {
    result: {
      activity: [
        {
          type: "receive",
          amount: 10,
          blockhash: "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee",
          height: 170,
          txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
          vout: 0,
          output_spk: getdescriptoractivityResultOutputSpk,
        },
        {
          type: "spend",
          amount: 10,
          spend_txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          spend_vin: 0,
          prevout_txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
          prevout_vout: 0,
          prevout_spk: getdescriptoractivityResultOutputSpk,
        },
      ],
    },
  },
  waitfornewblock: {
    result: { hash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0", height: 171 },
  },
  waitforblock: {
    result: { hash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0", height: 171 },
  },
  waitforblockheight: {
    result: { hash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0", height: 171 },
  },
  verifychain: { result: true },
  getmempoolinfo: {
    result: {
      loaded: true,
      size: 1,
      bytes: 154,
      usage: 1184,
      total_fee: 0.00002,
      maxmempool: 300000000,
      mempoolminfee: 0.000001,
      minrelaytxfee: 0.000001,
      incrementalrelayfee: 0.000001,
      unbroadcastcount: 0,
      permitbaremultisig: true,
      maxdatacarriersize: 100000,
      limitclustercount: 64,
      limitclustersize: 101000,
      optimal: true,
    },
  },
  getrawmempool: { result: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  getmempoolentry: {
    result: {
      vsize: 154,
      vsize_adjusted: 154,
      vsize_bip141: 154,
      weight: 616,
      time: 1231731300,
      height: 171,
      descendantcount: 1,
      descendantsize: 154,
      ancestorcount: 1,
      ancestorsize: 154,
      chunkweight: 616,
      wtxid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
      fees: { base: 0.00002, modified: 0.00002, ancestor: 0.00002, descendant: 0.00002, chunk: 0.00002 },
      depends: [],
      spentby: [],
      unbroadcast: false,
    },
  },
  getmempoolancestors: { result: [] },
  getmempooldescendants: { result: [] },
  getmempoolcluster: {
    result: {
      clusterweight: 616,
      txcount: 1,
      chunks: [
        {
          chunkfee: 0.00002,
          chunkweight: 616,
          txs: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"],
        },
      ],
    },
  },
  getmempoolfeeratediagram: { result: [{ weight: 0, fee: 0 }, { weight: 616, fee: 0.00002 }] },
  getorphantxs: { result: ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78"] },
  gettxspendingprevout: {
    result: [
      {
        txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
        vout: 0,
        spendingtxid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
      },
    ],
  },
  getrawtransaction: {
    result: "0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000",
  },
  decoderawtransaction: {
    result: {
      txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
      hash: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
      version: 2,
      size: 154,
      vsize: 154,
      weight: 616,
      locktime: 0,
      vin: [
        {
          txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
          vout: 0,
          scriptSig: {
            asm: "304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f809[ALL]",
            hex: "47304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901",
          },
          sequence: 4294967293,
        },
      ],
      vout: decoderawtransactionResultVout,
    },
  },
  decodescript: {
    result: {
      asm: "0 751e76e8199196d454941c45d1b3a323f1433bd6",
      desc: "addr(bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4)#uyjndxcw",
      type: "witness_v0_keyhash",
      address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      p2sh: "3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN",
    },
  },
  createrawtransaction: {
    result: "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f40000000000fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
  },
  combinerawtransaction: {
    result: "0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000",
  },
  sendrawtransaction: { result: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78" },
  getprivatebroadcastinfo: {
    result: {
      transactions: [
        {
          txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          wtxid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          hex: "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
          peers: [
            {
              address: "pg6mmjiyjmcrsslvykfwnntlaru7p5svn6y2ymmju6nubxndf4pscryd.onion:8333",
              sent: 1700000000,
              received: 1700000002,
            },
          ],
        },
      ],
    },
  },
  abortprivatebroadcast: {
    result: {
      removed_transactions: [
        {
          txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          wtxid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          hex: "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
        },
      ],
    },
  },
  testmempoolaccept: {
    result: [
      {
        txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
        wtxid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
        allowed: true,
        vsize: 154,
        vsize_adjusted: 154,
        vsize_bip141: 154,
        fees: testmempoolacceptResultFees,
      },
    ],
  },
  submitpackage: {
    result: {
      package_msg: "success",
      "tx-results": {
        d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78: {
          txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          vsize: 154,
          vsize_adjusted: 154,
          vsize_bip141: 154,
          fees: testmempoolacceptResultFees,
        },
      },
      "replaced-transactions": [],
    },
  },
  createpsbt: {
    result: "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
  },
  converttopsbt: {
    result: "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
  },
  utxoupdatepsbt: {
    result: "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAAAAAA==",
  },
  descriptorprocesspsbt: {
    result: {
      psbt: "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAAAAAA==",
      complete: false,
    },
  },
  combinepsbt: {
    result: "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEA/RMBAQAAAAHJl6XlbhBBAvognGqFLdkGYKILLZw1JCPtziWFf803BAAAAABIRzBEAiBOReFpMrivUUlhodOhol/fP093MunWJMbGFUirX7jNQQIgGBUi7I7KB95IYKSs3RKQnYMcxWy7rEYiCCIhqHaNHQkB/////wIAypo7AAAAAENBBK4aYv4JxfUbE5BfB/BrmaL3FZsiJfN0zTeNcTAvooQU56qzc5f1VKffXxQsIcG3MDuKBibxut7VxypwT35s2EysAChr7gAAAABDQQQR25Ph3NuKAWtJhA+MU7wetoo4LpexSC7K17FIppCaXLLg6t37hMz5dERk+C4WC/qbi2T51MA/mZuGQ/ZWtBKjrAAAAABCAgSuGmL+CcX1GxOQXwfwa5mi9xWbIiXzdM03jXEwL6KEFOeqs3OX9VSn318ULCHBtzA7igYm8bre1ccqcE9+bNhMRzBEAiA7Hw5dfJorSObx0Dxae56NL0xqGz5df5CBcmNURTYnGAIgGis8TV5vcIGSo7TF1uf4CRorPE1eb3CBkqO0xdbn+AkBAAA=",
  },
  joinpsbts: {
    result: "cHNidP8BAFICAAAAARaeHoPpMIUzkbxvNfYFxnVM/q1Xz4OHY507QJbFTxj0AAAAAAD9////ATDCmjsAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAAA",
  },
  finalizepsbt: {
    result: {
      hex: "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
      complete: true,
    },
  },
  analyzepsbt: {
    result: { inputs: [{ has_utxo: true, is_final: false, next: "signer" }], fee: 0.00002, next: "signer" },
  },
  decodepsbt: {
    result: {
      tx: {
        txid: "bf57b0ad14a0f95b7a3ac0a78eeb57e4c406b123a6385aaf9e3ee082019a0ab6",
        hash: "bf57b0ad14a0f95b7a3ac0a78eeb57e4c406b123a6385aaf9e3ee082019a0ab6",
        version: 2,
        size: 82,
        vsize: 82,
        weight: 328,
        locktime: 0,
        vin: [
          {
            txid: "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16",
            vout: 0,
            scriptSig: { asm: "", hex: "" },
            sequence: 4294967293,
          },
        ],
        vout: decoderawtransactionResultVout,
      },
      global_xpubs: [],
      psbt_version: 0,
      proprietary: [],
      unknown: {},
      inputs: [{}],
      outputs: [{}],
    },
  },
  getmininginfo: {
    result: {
      blocks: 171,
      bits: "1d00ffff",
      difficulty: 1,
      target: "00000000ffff0000000000000000000000000000000000000000000000000000",
      networkhashps: 5215237.654320988,
      pooledtx: 1,
      blockmintxfee: 1e-8,
      chain: "main",
      next: {
        height: 172,
        bits: "1d00ffff",
        difficulty: 1,
        target: "00000000ffff0000000000000000000000000000000000000000000000000000",
      },
      warnings: [],
    },
  },
  getnetworkhashps: { result: 5215237.654320988 },
  getblocktemplate: {
    result: {
      version: 536870912,
      rules: ["csv", "!segwit", "taproot"],
      vbavailable: {},
      capabilities: ["proposal"],
      vbrequired: 0,
      previousblockhash: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0",
      transactions: [
        {
          data: "0200000001169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f4000000004847304402203b1f0e5d7c9a2b48e6f1d03c5a7b9e8d2f4c6a1b3e5d7f90817263544536271802201a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80901fdffffff0130c29a3b00000000160014751e76e8199196d454941c45d1b3a323f1433bd600000000",
          txid: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          hash: "d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78",
          depends: [],
          fee: 2000,
          sigops: 0,
          weight: 616,
        },
      ],
      coinbaseaux: {},
      coinbasevalue: 5000002000,
      longpollid: "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e02",
      target: "00000000ffff0000000000000000000000000000000000000000000000000000",
      mintime: 1231716544,
      mutable: ["time", "transactions", "prevblock"],
      noncerange: "00000000ffffffff",
      sigoplimit: 80000,
      sizelimit: 4000000,
      weightlimit: 4000000,
      curtime: 1231731500,
      bits: "1d00ffff",
      height: 172,
      default_witness_commitment: "6a24aa21a9ede2f61c3f71d1defd3fa999dfa36953755c690689799962b48bebd836974e8cf9",
    },
  },
  getprioritisedtransactions: {
    result: {
      d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78: {
        fee_delta: 10000,
        in_mempool: true,
        modified_fee: 12000,
      },
    },
  },
  submitblock: { result: "duplicate" },
  submitheader: { result: null },
  getnetworkinfo: {
    result: {
      version: 320000,
      subversion: "/Satoshi:32.0.0/",
      protocolversion: 70016,
      localservices: "0000000000000c09",
      localservicesnames: ["NETWORK", "WITNESS", "NETWORK_LIMITED", "P2P_V2"],
      localrelay: true,
      timeoffset: 0,
      networkactive: true,
      connections: 1,
      connections_in: 0,
      connections_out: 1,
      networks: [
        { name: "ipv4", limited: false, reachable: true, proxy: "", proxy_randomize_credentials: false },
      ],
      relayfee: 0.000001,
      incrementalfee: 0.000001,
      localaddresses: [],
      warnings: [],
    },
  },
  getconnectioncount: { result: 1 },
  getnettotals: {
    result: {
      totalbytesrecv: 98304,
      totalbytessent: 24576,
      timemillis: 1231731500000,
      uploadtarget: {
        timeframe: 86400,
        target: 0,
        target_reached: false,
        serve_historical_blocks: true,
        bytes_left_in_cycle: 0,
        time_left_in_cycle: 0,
      },
    },
  },
  getpeerinfo: {
    result: [
      {
        id: 0,
        addr: "192.0.2.1:8333",
        addrbind: "198.51.100.7:41234",
        network: "ipv4",
        services: "0000000000000c09",
        servicesnames: ["NETWORK", "WITNESS", "NETWORK_LIMITED", "P2P_V2"],
        relaytxes: true,
        last_inv_sequence: 1,
        inv_to_send: 0,
        lastsend: 1231731490,
        lastrecv: 1231731491,
        last_transaction: 0,
        last_block: 1231731401,
        bytessent: 24576,
        bytesrecv: 98304,
        conntime: 1231730000,
        timeoffset: 0,
        pingtime: 0.041023,
        minping: 0.038761,
        version: 70016,
        subver: "/Satoshi:32.0.0/",
        inbound: false,
        bip152_hb_to: false,
        bip152_hb_from: false,
        presynced_headers: -1,
        synced_headers: 171,
        synced_blocks: 171,
        inflight: [],
        addr_relay_enabled: true,
        addr_processed: 12,
        addr_rate_limited: 0,
        permissions: [],
        minfeefilter: 0.000001,
        bytessent_per_msg: { ping: 1024 },
        bytesrecv_per_msg: { pong: 1024 },
        connection_type: "outbound-full-relay",
        transport_protocol_type: "v2",
        session_id: "3f2a1d8c5b7e9f0a4c6d8e1b3f5a7c9d2e4f6a8b0c1d3e5f7a9b1c3d5e7f9a1b",
      },
    ],
  },
  getnodeaddresses: {
    result: [{ time: 1231730000, services: 3081, address: "192.0.2.1", port: 8333, network: "ipv4" }],
  },
  getaddrmaninfo: {
    result: { ipv4: { new: 0, tried: 1, total: 1 }, all_networks: { new: 0, tried: 1, total: 1 } },
  },
  getaddednodeinfo: {
    result: [
      {
        addednode: "192.0.2.1:8333",
        connected: true,
        addresses: [{ address: "192.0.2.1:8333", connected: "outbound" }],
      },
    ],
  },
  listbanned: {
    result: [
      {
        address: "203.0.113.9/32",
        ban_created: 1231730000,
        banned_until: 1231816400,
        ban_duration: 86400,
        time_remaining: 84900,
      },
    ],
  },
  ping: { result: null },
  estimatesmartfee: { result: { feerate: 0.00012987, blocks: 6 } },
  validateaddress: {
    result: {
      isvalid: true,
      address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      scriptPubKey: "0014751e76e8199196d454941c45d1b3a323f1433bd6",
      isscript: false,
      iswitness: true,
      witness_version: 0,
      witness_program: "751e76e8199196d454941c45d1b3a323f1433bd6",
    },
  },
  verifymessage: { result: false },
  createmultisig: {
    result: {
      address: "3DicS6C8JZm59RsrgXr56iVHzYdQngiehV",
      redeemScript: "51210279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f8179851ae",
      descriptor: "sh(multi(1,0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798))#mndu9gye",
    },
  },
  getdescriptorinfo: {
    result: {
      descriptor: "wpkh(0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798)#ucxz0gak",
      checksum: "ucxz0gak",
      isrange: false,
      issolvable: true,
      hasprivatekeys: false,
    },
  },
  deriveaddresses: { result: ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"] },
  getindexinfo: { result: { txindex: { synced: true, best_block_height: 171 } } },
  uptime: { result: 86400 },
  "tron/eth_syncing": {
    result: { startingBlock: "0x3a1c000", currentBlock: "0x3a1c5f2", highestBlock: "0x3a1c5f3" },
  },
  "tron/eth_chainId": { result: "0x2b6653dc" },
  "tron/eth_blockNumber": { result: "0x3a1c5f2" },
  "tron/eth_protocolVersion": { result: "0x1f" },
  "tron/eth_gasPrice": { result: "0x1a4" },
  "tron/eth_coinbase": { result: "0x5a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d" },
  "tron/eth_accounts": { result: [] },
  "tron/eth_mining": { result: false },
  "tron/eth_hashrate": { result: "0x0" },
  "tron/net_version": { result: "0x2b6653dc" },
  "tron/net_listening": { result: true },
  "tron/net_peerCount": { result: "0x1e" },
  "tron/web3_clientVersion": { result: "TRON/v4.8.0/Linux/Java1.8" },
  "tron/web3_sha3": { result: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470" },
  "tron/eth_getBlockTransactionCountByHash": { result: "0x1" },
  "tron/eth_getBlockByHash": {
    result: {
      number: "0x3a1c5f2",
      hash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
      parentHash: "0x0000000003a1c5f1a8c0d1e2f3a4b5c6d7e8f90112233445566778899aabbccd",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x0000000000000000000000000000000000000000000000000000000000000000",
      logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      transactionsRoot: "0x2f8c0f5f9b8f0a7d6e5c4b3a29181706f5e4d3c2b1a0998877665544332211ff",
      stateRoot: "0x",
      receiptsRoot: "0x0000000000000000000000000000000000000000000000000000000000000000",
      miner: "0x5a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d",
      difficulty: "0x0",
      totalDifficulty: "0x0",
      extraData: "0x",
      size: "0x4d2",
      gasLimit: "0x5f5e100",
      gasUsed: "0xfdeb",
      timestamp: "0x6641d3f4",
      baseFeePerGas: "0x0",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      uncles: [],
      transactions: ["0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9"],
    },
  },
  "tron/eth_getUncleCountByBlockHash": { result: "0x0" },
  "tron/eth_getUncleByBlockHashAndIndex": { result: null },
  "tron/eth_getTransactionByBlockHashAndIndex": {
    result: {
      hash: "0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9",
      nonce: "0x0000000000000000",
      blockHash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
      blockNumber: "0x3a1c5f2",
      transactionIndex: "0x0",
      from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
      to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
      gas: "0xfdeb",
      gasPrice: "0x1a4",
      value: "0x0",
      input: "0xa9059cbb0000000000000000000000005a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d00000000000000000000000000000000000000000000000000000000000f4240",
      type: "0x0",
      v: "0x1b",
      r: "0x2c7f13b0a4d6e8f9123456789abcdef0fedcba98765432100123456789abcdef",
      s: "0x13579bdf2468ace013579bdf2468ace013579bdf2468ace013579bdf2468ace0",
    },
  },
  "tron/eth_getBlockTransactionCountByNumber": { result: "0x1" },
  "tron/eth_getBlockByNumber": {
    result: {
      number: "0x3a1c5f2",
      hash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
      parentHash: "0x0000000003a1c5f1a8c0d1e2f3a4b5c6d7e8f90112233445566778899aabbccd",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x0000000000000000000000000000000000000000000000000000000000000000",
      logsBloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      transactionsRoot: "0x2f8c0f5f9b8f0a7d6e5c4b3a29181706f5e4d3c2b1a0998877665544332211ff",
      stateRoot: "0x",
      receiptsRoot: "0x0000000000000000000000000000000000000000000000000000000000000000",
      miner: "0x5a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d",
      difficulty: "0x0",
      totalDifficulty: "0x0",
      extraData: "0x",
      size: "0x4d2",
      gasLimit: "0x5f5e100",
      gasUsed: "0xfdeb",
      timestamp: "0x6641d3f4",
      baseFeePerGas: "0x0",
      mixHash: "0x0000000000000000000000000000000000000000000000000000000000000000",
      uncles: [],
      transactions: ["0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9"],
    },
  },
  "tron/eth_getUncleCountByBlockNumber": { result: "0x0" },
  "tron/eth_getUncleByBlockNumberAndIndex": { result: null },
  "tron/eth_getTransactionByBlockNumberAndIndex": {
    result: {
      hash: "0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9",
      nonce: "0x0000000000000000",
      blockHash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
      blockNumber: "0x3a1c5f2",
      transactionIndex: "0x0",
      from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
      to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
      gas: "0xfdeb",
      gasPrice: "0x1a4",
      value: "0x0",
      input: "0xa9059cbb0000000000000000000000005a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d00000000000000000000000000000000000000000000000000000000000f4240",
      type: "0x0",
      v: "0x1b",
      r: "0x2c7f13b0a4d6e8f9123456789abcdef0fedcba98765432100123456789abcdef",
      s: "0x13579bdf2468ace013579bdf2468ace013579bdf2468ace013579bdf2468ace0",
    },
  },
  "tron/eth_getBlockReceipts": { result: [tronEthGetBlockReceiptsResult] },
  "tron/eth_getTransactionByHash": {
    result: {
      hash: "0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9",
      nonce: "0x0000000000000000",
      blockHash: "0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445",
      blockNumber: "0x3a1c5f2",
      transactionIndex: "0x0",
      from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
      to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c",
      gas: "0xfdeb",
      gasPrice: "0x1a4",
      value: "0x0",
      input: "0xa9059cbb0000000000000000000000005a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d00000000000000000000000000000000000000000000000000000000000f4240",
      type: "0x0",
      v: "0x1b",
      r: "0x2c7f13b0a4d6e8f9123456789abcdef0fedcba98765432100123456789abcdef",
      s: "0x13579bdf2468ace013579bdf2468ace013579bdf2468ace013579bdf2468ace0",
    },
  },
  "tron/eth_getTransactionReceipt": { result: tronEthGetBlockReceiptsResult },
  "tron/eth_getBalance": { result: "0x5f5e100" },
  "tron/eth_getCode": { result: "0x" },
  "tron/eth_getStorageAt": { result: "0x0000000000000000000000000000000000000000000000000000000000000001" },
  "tron/eth_call": { result: "0x00000000000000000000000000000000000000000000000000000000000f4240" },
  "tron/eth_estimateGas": { result: "0xfdeb" },
  "tron/buildTransaction": {
    result: {
      transaction: {
        visible: false,
        txID: "7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9",
        raw_data: {
          contract: [
            {
              parameter: {
                value: {
                  amount: 1000000,
                  owner_address: "411d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d",
                  to_address: "415a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d",
                },
                type_url: "type.googleapis.com/protocol.TransferContract",
              },
              type: "TransferContract",
            },
          ],
          ref_block_bytes: "c5f2",
          ref_block_hash: "b9d1e0f4c3a29587",
          expiration: 1715590260000,
          timestamp: 1715590200000,
        },
        raw_data_hex: "0a02c5f22208b9d1e0f4c3a2958740a0f7c0f2f631",
      },
    },
  },
  "tron/eth_getLogs": { result: tronEthGetBlockReceiptsResultLogs },
  "tron/eth_newFilter": { result: "0x8f3c6a1d2b4e5f60718293a4b5c6d7e8" },
  "tron/eth_newBlockFilter": { result: "0x8f3c6a1d2b4e5f60718293a4b5c6d7e8" },
  "tron/eth_getFilterChanges": {
    result: ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445"],
  },
  "tron/eth_getFilterLogs": { result: tronEthGetBlockReceiptsResultLogs },
  "tron/eth_uninstallFilter": { result: true },
};
