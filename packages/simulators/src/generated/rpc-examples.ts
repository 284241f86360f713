// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/** The response of a simulator to a method. */
export interface RpcExample {
  /** The result of the method's first example. */
  readonly result: unknown;
  /** The list param for whose items the result has one item each. */
  readonly forEach?: { readonly name: string; readonly index: number };
  /** The example notifications of its subscriptions. */
  readonly notification?: SubscriptionExample;
}

/** The example notifications of a subscription. */
export interface SubscriptionExample {
  /** The notifications' method name. */
  readonly method: string;
  /** The name of the subscription's id, next to the notification. */
  readonly idName: string;
  /** The content of the notification. */
  readonly event?: unknown;
  /** The content by the first param, if that param selects the kind. */
  readonly byKind?: Readonly<Record<string, unknown>>;
}

export const rpcExamples: Readonly<Record<string, RpcExample>> = {
  eth_syncing: { result: false },
  eth_chainId: { result: "0x1" },
  eth_blockNumber: { result: "0x2d" },
  eth_accounts: { result: [] },
  eth_coinbase: { result: "0x6565fc9f00defb48398f198008d59902c2ff9b60" },
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
      head: { number: "0x36", hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25" },
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
      hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
      stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
      receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
        "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        "0x63e9e7a210f3cbc3f1ee593d83a80ebf3e3400922861d399b679c2d667ac0f3f",
        "0xcfae6aae2754b2c82fcf3d19a40c57eea8beaf0185f34e5a095b14aea0fc5aa6",
      ],
    },
  },
  eth_getBlockByNumber: {
    result: {
      number: "0x2d",
      hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
      stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
      receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
        "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        "0x63e9e7a210f3cbc3f1ee593d83a80ebf3e3400922861d399b679c2d667ac0f3f",
        "0xcfae6aae2754b2c82fcf3d19a40c57eea8beaf0185f34e5a095b14aea0fc5aa6",
      ],
    },
  },
  eth_getHeaderByHash: {
    result: {
      number: "0x2d",
      hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
      stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
      receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
      hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
      stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
      receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
      {
        type: "0x2",
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        transactionIndex: "0x0",
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockNumber: "0x2d",
        from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        contractAddress: null,
        cumulativeGasUsed: "0xc8df",
        gasUsed: "0xc8df",
        effectiveGasPrice: "0x8",
        logs: [
          {
            address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
            topics: [
              "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
              "0x0000000000000000000000006565fc9f00defb48398f198008d59902c2ff9b60",
              "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
            ],
            data: "0x0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
            blockNumber: "0x2d",
            blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
            blockTimestamp: "0x659200ad",
            transactionIndex: "0x0",
            transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
            logIndex: "0x0",
            removed: false,
          },
        ],
        logsBloom: "0x00000008000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000",
        status: "0x1",
      },
      {
        type: "0x2",
        transactionHash: "0x63e9e7a210f3cbc3f1ee593d83a80ebf3e3400922861d399b679c2d667ac0f3f",
        transactionIndex: "0x1",
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockNumber: "0x2d",
        from: "0xa142b52d64d017f00ee3eca2a1440bd1f5eb618b",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        contractAddress: null,
        cumulativeGasUsed: "0x191be",
        gasUsed: "0xc8df",
        effectiveGasPrice: "0x8",
        logs: [
          {
            address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
            topics: [
              "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
              "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
              "0x000000000000000000000000c1e765a2c40bae65aa2082c24d1f170e2e377654",
            ],
            data: "0x00000000000000000000000000000000000000000000000e79a59b4474ce0000",
            blockNumber: "0x2d",
            blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
            blockTimestamp: "0x659200ad",
            transactionIndex: "0x1",
            transactionHash: "0x63e9e7a210f3cbc3f1ee593d83a80ebf3e3400922861d399b679c2d667ac0f3f",
            logIndex: "0x1",
            removed: false,
          },
        ],
        logsBloom: "0x00000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000000000",
        status: "0x1",
      },
      {
        type: "0x2",
        transactionHash: "0xcfae6aae2754b2c82fcf3d19a40c57eea8beaf0185f34e5a095b14aea0fc5aa6",
        transactionIndex: "0x2",
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockNumber: "0x2d",
        from: "0xc1e765a2c40bae65aa2082c24d1f170e2e377654",
        to: "0x22e34628b5533cef640c83d8f52c94a635aba297",
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
  eth_getUncleCountByBlockHash: { result: "0x0" },
  eth_getUncleCountByBlockNumber: { result: "0x0" },
  eth_getUncleByBlockHashAndIndex: { result: null },
  eth_getUncleByBlockNumberAndIndex: { result: null },
  eth_getTransactionByHash: {
    result: {
      type: "0x2",
      hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d",
      s: "0x5a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getTransactionByBlockHashAndIndex: {
    result: {
      type: "0x2",
      hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d",
      s: "0x5a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getTransactionByBlockNumberAndIndex: {
    result: {
      type: "0x2",
      hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d",
      s: "0x5a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: "0x2d",
      transactionIndex: "0x0",
      blockTimestamp: "0x659200ad",
    },
  },
  eth_getTransactionBySenderAndNonce: {
    result: {
      type: "0x2",
      hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      nonce: "0x10",
      gas: "0x191be",
      value: "0x0",
      input: "0xa9059cbb000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
      gasPrice: "0x8",
      maxFeePerGas: "0xe",
      maxPriorityFeePerGas: "0x1",
      accessList: [],
      chainId: "0x1",
      yParity: "0x0",
      v: "0x0",
      r: "0x4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d",
      s: "0x5a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
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
  eth_getTransactionReceipt: {
    result: {
      type: "0x2",
      transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      transactionIndex: "0x0",
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: "0x2d",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      contractAddress: null,
      cumulativeGasUsed: "0xc8df",
      gasUsed: "0xc8df",
      effectiveGasPrice: "0x8",
      logs: [
        {
          address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          topics: [
            "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
            "0x0000000000000000000000006565fc9f00defb48398f198008d59902c2ff9b60",
            "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
          ],
          data: "0x0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
          blockNumber: "0x2d",
          blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
          blockTimestamp: "0x659200ad",
          transactionIndex: "0x0",
          transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          logIndex: "0x0",
          removed: false,
        },
      ],
      logsBloom: "0x00000008000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000",
      status: "0x1",
    },
  },
  eth_sendRawTransaction: { result: "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704" },
  eth_sendRawTransactionSync: {
    result: {
      type: "0x2",
      transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      transactionIndex: "0x0",
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: "0x2d",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
      contractAddress: null,
      cumulativeGasUsed: "0xc8df",
      gasUsed: "0xc8df",
      effectiveGasPrice: "0x8",
      logs: [
        {
          address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          topics: [
            "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
            "0x0000000000000000000000006565fc9f00defb48398f198008d59902c2ff9b60",
            "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
          ],
          data: "0x0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
          blockNumber: "0x2d",
          blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
          blockTimestamp: "0x659200ad",
          transactionIndex: "0x0",
          transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          logIndex: "0x0",
          removed: false,
        },
      ],
      logsBloom: "0x00000008000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000",
      status: "0x1",
    },
  },
  eth_sendTransaction: { result: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621" },
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
        hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
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
  eth_getProof: {
    result: {
      address: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
      accountProof: ["0xf90211"],
      balance: "0x1",
      codeHash: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
      nonce: "0x8",
      storageHash: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      storageProof: [],
    },
  },
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
        hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
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
        transactions: ["0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621"],
        calls: [{ status: "0x1", returnData: "0x", gasUsed: "0x5208", maxUsedGas: "0x5208", logs: [] }],
      },
    ],
  },
  eth_callMany: {
    result: [[{ value: "0x00000000000000000000000000000000000000000000d3c21bcecceda1000000" }]],
  },
  eth_callBundle: {
    result: {
      bundleHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      results: [
        {
          txHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          gasUsed: 26207,
          value: "0x0000000000000000000000000000000000000000000000000000000000000001",
        },
        {
          txHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          gasUsed: 43219,
          error: "execution reverted",
        },
      ],
    },
  },
  eth_getLogs: {
    result: [
      {
        address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        topics: [
          "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
          "0x0000000000000000000000006565fc9f00defb48398f198008d59902c2ff9b60",
          "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
        ],
        data: "0x0000000000000000000000000000000000000000000000058cab4c9ed8bd0000",
        blockNumber: "0x2d",
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockTimestamp: "0x659200ad",
        transactionIndex: "0x0",
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        logIndex: "0x0",
        removed: false,
      },
      {
        address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        topics: [
          "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
          "0x000000000000000000000000a142b52d64d017f00ee3eca2a1440bd1f5eb618b",
          "0x000000000000000000000000c1e765a2c40bae65aa2082c24d1f170e2e377654",
        ],
        data: "0x00000000000000000000000000000000000000000000000e79a59b4474ce0000",
        blockNumber: "0x2d",
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockTimestamp: "0x659200ad",
        transactionIndex: "0x1",
        transactionHash: "0x63e9e7a210f3cbc3f1ee593d83a80ebf3e3400922861d399b679c2d667ac0f3f",
        logIndex: "0x1",
        removed: false,
      },
    ],
  },
  eth_newFilter: { result: "0x1" },
  eth_newBlockFilter: { result: "0x1" },
  eth_newPendingTransactionFilter: { result: "0x1" },
  eth_getFilterChanges: { result: ["0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621"] },
  eth_getFilterLogs: {
    result: [
      {
        address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        topics: ["0x000000000000000000000000000000000000000000000000000000000000002a"],
        data: "0x0000000000000000000000000000000000000000000000000000000000000001",
        blockNumber: "0x2d",
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        transactionIndex: "0x0",
        logIndex: "0x0",
        removed: false,
      },
    ],
  },
  eth_uninstallFilter: { result: true },
  eth_subscribe: {
    result: "0x9cef478923ff08bf67fde6c64013158d",
    notification: {
      method: "eth_subscription",
      idName: "subscription",
      byKind: {
        newHeads: {
          number: "0x2d",
          hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
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
        logs: {
          address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          topics: ["0x000000000000000000000000000000000000000000000000000000000000002a"],
          data: "0x0000000000000000000000000000000000000000000000000000000000000001",
          blockNumber: "0x2d",
          blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
          transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          transactionIndex: "0x0",
          logIndex: "0x0",
          removed: false,
        },
        newPendingTransactions: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        transactionReceipts: [],
        syncing: {
          syncing: true,
          status: { startingBlock: "0x0", currentBlock: "0x1518", highestBlock: "0x9567a3" },
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
        "0x6565fc9f00defb48398f198008d59902c2ff9b60": {
          "8": {
            type: "0x2",
            hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
            from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
            r: "0x4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d",
            s: "0x5a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
            blockHash: null,
            blockNumber: null,
            blockTimestamp: null,
            transactionIndex: null,
          },
        },
      },
      queued: {},
    },
  },
  txpool_contentFrom: {
    result: {
      pending: {
        "8": {
          type: "0x2",
          hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
          r: "0x4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d",
          s: "0x5a4b3c2d1e0f9a8b7c6d4c8a9c1a8a1c2d8d3f7e7b6a5c4d3e2f1a0b9c8d7e6f",
          blockHash: null,
          blockNumber: null,
          blockTimestamp: null,
          transactionIndex: null,
        },
      },
      queued: {},
    },
  },
  txpool_inspect: {
    result: {
      pending: {
        "0x6565fc9f00defb48398f198008d59902c2ff9b60": {
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
        "0x6565fc9f00defb48398f198008d59902c2ff9b60": {
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
  debug_getModifiedAccountsByHash: { result: ["0x6565fc9f00defb48398f198008d59902c2ff9b60"] },
  debug_getModifiedAccountsByNumber: { result: ["0x6565fc9f00defb48398f198008d59902c2ff9b60"] },
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
        txHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
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
        txHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] },
      },
    ],
  },
  debug_traceBlock: {
    result: [
      {
        txHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] },
      },
    ],
  },
  debug_traceBadBlock: {
    result: [
      {
        txHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] },
      },
    ],
  },
  debug_traceTransaction: { result: { gas: 21000, failed: false, returnValue: "0x", structLogs: [] } },
  debug_traceCall: {
    result: {
      type: "CALL",
      from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
      event: { block: "0x2d", hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25", traces: [] },
    },
  },
  debug_unsubscribe: { result: true },
  trace_replayBlockTransactions: {
    result: [
      {
        output: "0x",
        stateDiff: null,
        vmTrace: null,
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        trace: [
          {
            type: "call",
            action: {
              callType: "call",
              from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
              to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
              gas: "0x1dcd12f8",
              value: "0x0",
              input: "0x",
            },
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
      transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      trace: [],
      vmTrace: null,
      stateDiff: {
        "0x6565fc9f00defb48398f198008d59902c2ff9b60": {
          balance: { "*": { from: "0x10", to: "0xf" } },
          nonce: { "*": { from: "0x1", to: "0x2" } },
          code: "=",
          storage: {},
        },
      },
    },
  },
  trace_call: {
    result: {
      output: "0x",
      trace: [
        {
          type: "call",
          action: {
            callType: "call",
            from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
    },
  },
  trace_callMany: {
    result: [
      {
        output: "0x",
        trace: [
          {
            type: "call",
            action: {
              callType: "call",
              from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
      },
    ],
  },
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
  trace_block: {
    result: [
      {
        type: "call",
        action: {
          callType: "call",
          from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
          to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          gas: "0x1dcd12f8",
          value: "0x0",
          input: "0x",
        },
        result: { gasUsed: "0x0", output: "0x" },
        subtraces: 0,
        traceAddress: [],
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockNumber: 45,
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        transactionPosition: 0,
      },
    ],
  },
  trace_transaction: {
    result: [
      {
        type: "call",
        action: {
          callType: "call",
          from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
          to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          gas: "0x1dcd12f8",
          value: "0x0",
          input: "0x",
        },
        result: { gasUsed: "0x0", output: "0x" },
        subtraces: 0,
        traceAddress: [],
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockNumber: 45,
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        transactionPosition: 0,
      },
    ],
  },
  trace_get: {
    result: {
      type: "call",
      action: {
        callType: "call",
        from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
        to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
        gas: "0x1dcd12f8",
        value: "0x0",
        input: "0x",
      },
      result: { gasUsed: "0x0", output: "0x" },
      subtraces: 0,
      traceAddress: [],
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: 45,
      transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      transactionPosition: 0,
    },
  },
  trace_filter: {
    result: [
      {
        type: "call",
        action: {
          callType: "call",
          from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
          to: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
          gas: "0x1dcd12f8",
          value: "0x0",
          input: "0x",
        },
        result: { gasUsed: "0x0", output: "0x" },
        subtraces: 0,
        traceAddress: [],
        blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        blockNumber: 45,
        transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
        transactionPosition: 0,
      },
    ],
  },
  trace_transactionOpcodeGas: {
    result: {
      transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      opcodeGas: [{ opcode: "PUSH1", count: 2, gasUsed: 6 }],
    },
  },
  trace_blockOpcodeGas: {
    result: {
      blockHash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      blockNumber: 45,
      transactions: [
        {
          transactionHash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
          opcodeGas: [{ opcode: "PUSH1", count: 2, gasUsed: 6 }],
        },
      ],
    },
  },
  erigon_getHeaderByNumber: {
    result: {
      number: "0x2d",
      hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
      parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
      nonce: "0x0000000000000000",
      sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      logsBloom: "0x00000008000000000000080000001000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000008000000000000000000000000000000000000000000000040000000000000000000000000000000000000000080800010000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000100000000000000000000042000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000080000000000000000000",
      transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
      stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
      receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
      genesis: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
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
      hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
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
      transactions: ["0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621"],
    },
  },
  erigon_getBalanceChangesInBlock: {
    result: { "0x6565fc9f00defb48398f198008d59902c2ff9b60": "0xde0b6b3a7640000" },
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
        from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
        from: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
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
        hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
        nonce: "0x0000000000000000",
        sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        logsBloom: null,
        transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
        stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
        receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
        hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
        parentHash: "0x0225b629c22a49b2529f6d6fe3509d0f3cc3ba0d0dbb38bad056239f952969cb",
        nonce: "0x0000000000000000",
        sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        logsBloom: null,
        transactionsRoot: "0xce4c52bebf771eb10604a75ec7c1758b5284ff8b8b9ef2bc5453242a81d60a56",
        stateRoot: "0x61c6f9bcb6d5db2c33f1077c682b25e20229afdc59b2dc472050ad897c2116fa",
        receiptsRoot: "0xf94d99c0847a0329a2d4ff2a115ccae61c1bec9d0b85fc2deec3c26a93fb1e4e",
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
        hash: "0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25",
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
    result: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
  },
  ots_getContractCreator: {
    result: {
      hash: "0x617953ebf8a54713a841a83905b77ec96833c25552e166f54ddb84a1ddb65621",
      creator: "0x6565fc9f00defb48398f198008d59902c2ff9b60",
    },
  },
  arb_checkPublisherHealth: { result: null },
  arb_getRawBlockMetadata: {
    result: [{ blockNumber: 1, rawMetadata: "0x0000" }, { blockNumber: 2, rawMetadata: "0x0002" }],
  },
  optimism_syncStatus: {
    result: {
      current_l1: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 20,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
      },
      head_l1: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 20,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
      },
      safe_l1: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 20,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
      },
      finalized_l1: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 20,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
      },
      unsafe_l2: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 120,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
        l1origin: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 20 },
        sequenceNumber: 3,
      },
      safe_l2: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 120,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
        l1origin: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 20 },
        sequenceNumber: 3,
      },
      finalized_l2: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 120,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
        l1origin: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 20 },
        sequenceNumber: 3,
      },
    },
  },
  optimism_outputAtBlock: {
    result: {
      version: "0x0000000000000000000000000000000000000000000000000000000000000000",
      outputRoot: "0x1111111111111111111111111111111111111111111111111111111111111111",
      blockRef: {
        hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
        number: 120,
        parentHash: "0x2222222222222222222222222222222222222222222222222222222222222222",
        timestamp: 1700000000,
        l1origin: { hash: "0x1111111111111111111111111111111111111111111111111111111111111111", number: 20 },
        sequenceNumber: 3,
      },
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
  optimism_version: { result: "v1.13.5" },
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
      transactions: [
        {
          transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
          type: "INVOKE",
          version: "0x3",
          sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
          calldata: [
            "0x1",
            "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
            "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e",
            "0x3",
            "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
            "0x2386f26fc10000",
            "0x0",
          ],
          signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
          nonce: "0xf",
          resource_bounds: {
            l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
            l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" },
            l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" },
          },
          tip: "0x0",
          paymaster_data: [],
          account_deployment_data: [],
          nonce_data_availability_mode: "L1",
          fee_data_availability_mode: "L1",
        },
      ],
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
              "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
              "0x2386f26fc10000",
              "0x0",
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
          keys: [
            "0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9",
            "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
            "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
          ],
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
  starknet_getTransactionByHash: {
    result: {
      transaction_hash: "0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1",
      type: "INVOKE",
      version: "0x3",
      sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
      calldata: [
        "0x1",
        "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
        "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e",
        "0x3",
        "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
        "0x2386f26fc10000",
        "0x0",
      ],
      signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
      nonce: "0xf",
      resource_bounds: {
        l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
        l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" },
        l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" },
      },
      tip: "0x0",
      paymaster_data: [],
      account_deployment_data: [],
      nonce_data_availability_mode: "L1",
      fee_data_availability_mode: "L1",
    },
  },
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
      resource_bounds: {
        l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
        l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" },
        l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" },
      },
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
          keys: [
            "0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9",
            "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
            "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
          ],
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
        transaction_trace: {
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
              {
                order: 0,
                keys: ["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"],
                data: ["0x1"],
              },
            ],
            messages: [],
            execution_resources: { l1_gas: 0, l2_gas: 1200000 },
            is_reverted: false,
          },
          execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
        },
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
  starknet_traceTransaction: {
    result: {
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
          {
            order: 0,
            keys: ["0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9"],
            data: ["0x1"],
          },
        ],
        messages: [],
        execution_resources: { l1_gas: 0, l2_gas: 1200000 },
        is_reverted: false,
      },
      execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1200000 },
    },
  },
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
        keys: [
          "0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9",
          "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
          "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
        ],
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
        calldata: [
          "0x1",
          "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d",
          "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e",
          "0x3",
          "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8",
          "0x2386f26fc10000",
          "0x0",
        ],
        signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
        nonce: "0xf",
        resource_bounds: {
          l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" },
          l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" },
          l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" },
        },
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
  getAccountInfo: {
    result: {
      context: { apiVersion: "4.3.2", slot: 391573590 },
      value: {
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
      },
    },
  },
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
      rewards: [
        {
          commission: null,
          lamports: 2500,
          postBalance: 4198274593,
          pubkey: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
          rewardType: "Fee",
        },
      ],
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
                "6i1u7g2VgNqUvX6zvUE89FUneY4t7CALnNPpZmHNR723",
                "11111111111111111111111111111111",
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
      {
        blockTime: 1767690000,
        confirmationStatus: "finalized",
        err: { InstructionError: [0, { Custom: 1 }] },
        memo: null,
        signature: "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA",
        slot: 391564590,
        transactionIndex: 517,
      },
    ],
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
      "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
      "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
      "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
      "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
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
    notification: {
      method: "accountNotification",
      idName: "subscription",
      event: {
        context: { apiVersion: "4.3.2", slot: 391573590 },
        value: {
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
        },
      },
    },
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
            rewards: [
              {
                commission: null,
                lamports: 2500,
                postBalance: 4198274593,
                pubkey: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79",
                rewardType: "Fee",
              },
            ],
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
};
