// Generated from specs/rpc/starknet.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * Integer of any size, in hex with the prefix `0x`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type HexNumber = `0x${string}`;

/**
 * Sync status: starting, current and highest block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetSyncStatus {
  /** Hash of the block from which the sync started. */
  starting_block_hash: Felt;
  /** Number of the block from which the sync started. */
  starting_block_num: StarknetBlockNumber;
  /** Hash of the block that the sync has reached. */
  current_block_hash: Felt;
  /** Number of the block that the sync has reached. */
  current_block_num: StarknetBlockNumber;
  /** Hash of the highest block known, up to which the node syncs. */
  highest_block_hash: Felt;
  /** Number of the highest block known, up to which the node syncs. */
  highest_block_num: StarknetBlockNumber;
}

/**
 * Field element: an integer below the field's prime, in hex with the prefix `0x`. Leading zeros are accepted.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type Felt = `0x${string}`;

/**
 * Number (height) of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockNumber = number;

/**
 * Hash and number of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockHashAndNumber {
  /** Hash of the block. */
  block_hash: Felt;
  /** Number (height) of the block. */
  block_number: StarknetBlockNumber;
}

/**
 * Block number, hash or tag.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockId = NumberedBlock | HashedBlock | StarknetBlockTag;

/**
 * Block identified by number.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NumberedBlock {
  /** Number (height) of the block. */
  block_number: number | bigint;
}

/**
 * Block identified by hash.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface HashedBlock {
  /** Hash of the block. */
  block_hash: Felt;
}

/**
 * Block tag. `latest`: latest block accepted on L2. `l1_accepted`: latest block accepted on L1.
 * `pre_confirmed`, or `pending`: the block that is being built.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockTag = "latest" | "pre_confirmed" | "l1_accepted";

/**
 * `INCLUDE_LAST_UPDATE_BLOCK` returns the block that last wrote the value as well.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StorageResponseFlag = "INCLUDE_LAST_UPDATE_BLOCK";

/**
 * Value of a storage slot, and the block of its last update.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StorageResult {
  /** Value of the slot; 0 if it was never written. */
  value: Felt;
  /** Number of the last block that wrote the slot; 0 if none did. */
  last_update_block: StarknetBlockNumber;
}

/**
 * Block number, hash or tag, except that of the pre-confirmed block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type AcceptedBlockId = NumberedBlock | HashedBlock | "latest" | "l1_accepted";

/**
 * Storage slots of a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ContractStorageKeys {
  /** Address of the contract. */
  contract_address: Felt;
  /** Storage slots. */
  storage_keys: readonly Felt[];
}

/**
 * Merkle proofs of the requested keys, with the roots of the tries.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStorageProof {
  /** Nodes of the class trie. */
  classes_proof: MerkleNodeByHash[];
  /** Nodes and leaves of the contract trie. */
  contracts_proof: {
    /** Nodes of the contract trie. */
    nodes: MerkleNodeByHash[];
    /** Leaves of the contracts, in the order of the request. */
    contract_leaves_data: ContractLeaf[];
  };
  /** Nodes of the storage trie, for each contract. */
  contracts_storage_proofs: MerkleNodeByHash[][];
  /** Roots of both tries, and the block that they belong to. */
  global_roots: {
    /** Root of the contracts trie. */
    contracts_tree_root: Felt;
    /** Root of the classes trie. */
    classes_tree_root: Felt;
    /** Hash of the block, also if it was requested by tag. */
    block_hash: Felt;
  };
}

/**
 * A Merkle node with its hash.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MerkleNodeByHash {
  /** Hash of the node. */
  node_hash: Felt;
  /** The node. */
  node: BinaryNode | EdgeNode;
}

/**
 * A binary node, with two children.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BinaryNode {
  /** Hash of the left child. */
  left: Felt;
  /** Hash of the right child. */
  right: Felt;
  child?: never;
}

/**
 * An edge node, which skips levels with only one child.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EdgeNode {
  /** Path to the child, one bit for each level. */
  path: HexNumber;
  /** Number of levels. */
  length: number;
  /** Hash of the child. */
  child: Felt;
  left?: never;
}

/**
 * Values from which the leaf of a contract is computed.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ContractLeaf {
  /** Nonce of the contract. */
  nonce: Felt;
  /** Hash of the contract's class. */
  class_hash: Felt;
  /** Root of the contract's storage trie. Some nodes omit it. */
  storage_root?: Felt;
}

/**
 * A function of a contract, with its arguments.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionCall {
  /** Address of the contract in whose context the function runs. */
  contract_address: Felt;
  /** Selector of the function: a hash of its name. */
  entry_point_selector: Felt;
  /** Arguments of the function. */
  calldata: readonly Felt[];
}

/**
 * Error of a contract call.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ContractErrorData {
  revert_error: ContractExecutionError;
}

/**
 * Error of a contract call: nested by call, with the error message innermost.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ContractExecutionError =
  | {
    /** Address of the called contract. */
    contract_address: Felt;
    /** Hash of the executed class. */
    class_hash: Felt;
    /** Selector of the called function: a hash of its name. */
    selector: Felt;
    error: ContractExecutionError;
  }
  | string;

/**
 * Index and error of the first transaction that failed.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionExecutionErrorData {
  /** Index of the transaction in the request, from 0. */
  transaction_index: number;
  execution_error: ContractExecutionError;
}

/**
 * Block number, hash or tag. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockIdV08 = NumberedBlock | HashedBlock | StarknetBlockTagV08;

/**
 * Block tag. `latest`: latest block accepted on L2. `l1_accepted`: latest block accepted on L1.
 * `pre_confirmed`, or `pending`: the block that is being built. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockTagV08 = "latest" | "pending";

/**
 * Block number, hash or tag, except that of the pre-confirmed block. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type AcceptedBlockIdV08 = NumberedBlock | HashedBlock | "latest";

/** The rollup's chain, state of contracts, and storage proofs. */
export interface StarknetMethods {
  /**
   * Returns the version of the Starknet JSON-RPC specification that the node supports.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Full version, such as `0.10.3`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const version = await client.starknet_specVersion(); // "0.10.3"
   */
  starknet_specVersion(): Promise<string>;

  /**
   * Returns the chain id of the node's network.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Chain id: ASCII bytes of the network's name, in hex.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const chainId = await client.starknet_chainId(); // "0x534e5f4d41494e"
   */
  starknet_chainId(): Promise<HexNumber>;

  /**
   * Returns the sync status of the node, or `false` if it is in sync.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Sync status; `false` if the node is not syncing.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const status = await client.starknet_syncing(); // false
   */
  starknet_syncing(): Promise<false | StarknetSyncStatus>;

  /**
   * Returns the number of the latest block accepted on L2.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Number of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 32 (there are no blocks).
   * @example const number = await client.starknet_blockNumber(); // 1500001
   */
  starknet_blockNumber(): Promise<StarknetBlockNumber>;

  /**
   * Returns the hash and number of the latest block accepted on L2.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Hash and number of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 32 (there are no blocks).
   * @example const block = await client.starknet_blockHashAndNumber();
   */
  starknet_blockHashAndNumber(): Promise<BlockHashAndNumber>;

  /**
   * Returns the nonce of an account.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the account.
   * @returns Nonce of the account's next transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   * @example const nonce = await client.starknet_getNonce("latest", "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"); // "0xf"
   */
  starknet_getNonce(block_id: StarknetBlockId, contract_address: Felt): Promise<Felt>;

  /**
   * Returns the value of a storage slot of a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param contract_address - Address of the contract.
   * @param key - Key of the storage slot.
   * @param block_id - Block at whose state to read.
   * @param response_flags - Flags for additional fields to return. Default: `[]`.
   * @returns Value of the slot; 0 if it was never written. With `INCLUDE_LAST_UPDATE_BLOCK`, the value and
   * the block of its last update.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found), 24 (block not found).
   * @example const value = await client.starknet_getStorageAt("0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a", "latest", ["INCLUDE_LAST_UPDATE_BLOCK"]); // {"value":"0x2386f26fc10000","last_update_block":1499876}
   */
  starknet_getStorageAt(
    contract_address: Felt,
    key: Felt,
    block_id: StarknetBlockId,
    response_flags?: readonly [],
  ): Promise<Felt>;
  /** Returns the value and the block of its last update. */
  starknet_getStorageAt(
    contract_address: Felt,
    key: Felt,
    block_id: StarknetBlockId,
    response_flags: readonly "INCLUDE_LAST_UPDATE_BLOCK"[],
  ): Promise<StorageResult>;
  /** For params whose case is known only at run time. */
  starknet_getStorageAt(
    contract_address: Felt,
    key: Felt,
    block_id: StarknetBlockId,
    response_flags?: readonly StorageResponseFlag[],
  ): Promise<Felt | StorageResult>;

  /**
   * Returns Merkle proofs for classes, contracts and storage slots.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param class_hashes - Hashes of the classes to prove.
   * @param contract_addresses - Addresses of the contracts to prove.
   * @param contracts_storage_keys - Storage slots to prove, by contract.
   * @returns Merkle proofs and roots. The proof of an absent key ends at a node that leads to another key.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 42 (the node doesn't support storage
   * proofs for blocks that are too far in the past).
   * @example const proof = await client.starknet_getStorageProof("latest", [], ["0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"], [{ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", storage_keys: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"] }]);
   */
  starknet_getStorageProof(
    block_id: AcceptedBlockId,
    class_hashes?: readonly Felt[],
    contract_addresses?: readonly Felt[],
    contracts_storage_keys?: readonly ContractStorageKeys[],
  ): Promise<StarknetStorageProof>;

  /**
   * Calls a function of a contract without creating a transaction and without changing the state.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param request - Function to call, with its arguments.
   * @param block_id - Block at whose state to run.
   * @returns Return value of the function.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found), 21 (requested entrypoint does not
   * exist in the contract), 40 (contract error; `data` is a `ContractErrorData`), 24 (block not found).
   * @example const returned = await client.starknet_call({ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x2e4263afad30923c891518314c3c95dbe830a16874e8abc5777a9a20b54c76e", calldata: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"] }, "latest"); // ["0x2386f26fc10000","0x0"]
   */
  starknet_call(request: FunctionCall, block_id: StarknetBlockId): Promise<Felt[]>;
}

/**
 * The methods of {@link StarknetMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface StarknetCalls {
  starknet_specVersion: { params: readonly []; result: string };
  starknet_chainId: { params: readonly []; result: HexNumber };
  starknet_syncing: { params: readonly []; result: false | StarknetSyncStatus };
  starknet_blockNumber: { params: readonly []; result: StarknetBlockNumber };
  starknet_blockHashAndNumber: { params: readonly []; result: BlockHashAndNumber };
  starknet_getNonce: { params: readonly [block_id: StarknetBlockId, contract_address: Felt]; result: Felt };
  starknet_getStorageAt: {
    params: readonly [
      contract_address: Felt,
      key: Felt,
      block_id: StarknetBlockId,
      response_flags?: readonly StorageResponseFlag[],
    ];
    result: Felt | StorageResult;
    overloads: [
      {
        params: readonly [
          contract_address: Felt,
          key: Felt,
          block_id: StarknetBlockId,
          response_flags?: readonly [],
        ];
        result: Felt;
      },
      {
        params: readonly [
          contract_address: Felt,
          key: Felt,
          block_id: StarknetBlockId,
          response_flags: readonly "INCLUDE_LAST_UPDATE_BLOCK"[],
        ];
        result: StorageResult;
      },
    ];
  };
  starknet_getStorageProof: {
    params: readonly [
      block_id: AcceptedBlockId,
      class_hashes?: readonly Felt[],
      contract_addresses?: readonly Felt[],
      contracts_storage_keys?: readonly ContractStorageKeys[],
    ];
    result: StarknetStorageProof;
  };
  starknet_call: { params: readonly [request: FunctionCall, block_id: StarknetBlockId]; result: Felt[] };
}

/** The rollup's chain, state of contracts, and storage proofs, in version 0.9. */
export interface StarknetMethodsV09 extends Omit<StarknetMethods, "starknet_specVersion" | "starknet_getStorageAt"> {
  /**
   * Returns the version of the Starknet JSON-RPC specification that the node supports.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Full version, such as `0.10.3`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const version = await client.starknet_specVersion(); // "0.9.0"
   */
  starknet_specVersion(): Promise<string>;

  /**
   * Returns the value of a storage slot of a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param contract_address - Address of the contract.
   * @param key - Key of the storage slot.
   * @param block_id - Block at whose state to read.
   * @returns Value of the slot; 0 if it was never written. With `INCLUDE_LAST_UPDATE_BLOCK`, the value and
   * the block of its last update.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found), 24 (block not found).
   * @example const value = await client.starknet_getStorageAt("0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a", { block_number: 1500001 }); // "0x2386f26fc10000"
   */
  starknet_getStorageAt(contract_address: Felt, key: Felt, block_id: StarknetBlockId): Promise<Felt>;
}

/** The rollup's chain, state of contracts, and storage proofs, in version 0.8. */
export interface StarknetMethodsV08 extends Omit<StarknetMethodsV09, "starknet_specVersion" | "starknet_getNonce" | "starknet_getStorageAt" | "starknet_getStorageProof" | "starknet_call"> {
  /**
   * Returns the version of the Starknet JSON-RPC specification that the node supports.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @returns Full version, such as `0.10.3`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const version = await client.starknet_specVersion(); // "0.8.1"
   */
  starknet_specVersion(): Promise<string>;

  /**
   * Returns the nonce of an account.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the account.
   * @returns Nonce of the account's next transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   * @example const nonce = await client.starknet_getNonce("latest", "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"); // "0xf"
   */
  starknet_getNonce(block_id: StarknetBlockIdV08, contract_address: Felt): Promise<Felt>;

  /**
   * Returns the value of a storage slot of a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param contract_address - Address of the contract.
   * @param key - Key of the storage slot.
   * @param block_id - Block at whose state to read.
   * @returns Value of the slot; 0 if it was never written. With `INCLUDE_LAST_UPDATE_BLOCK`, the value and
   * the block of its last update.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found), 24 (block not found).
   * @example const value = await client.starknet_getStorageAt("0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a", { block_number: 1500001 }); // "0x2386f26fc10000"
   */
  starknet_getStorageAt(contract_address: Felt, key: Felt, block_id: StarknetBlockIdV08): Promise<Felt>;

  /**
   * Returns Merkle proofs for classes, contracts and storage slots.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param class_hashes - Hashes of the classes to prove.
   * @param contract_addresses - Addresses of the contracts to prove.
   * @param contracts_storage_keys - Storage slots to prove, by contract.
   * @returns Merkle proofs and roots. The proof of an absent key ends at a node that leads to another key.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 42 (the node doesn't support storage
   * proofs for blocks that are too far in the past).
   * @example const proof = await client.starknet_getStorageProof("latest", [], ["0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"], [{ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", storage_keys: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"] }]);
   */
  starknet_getStorageProof(
    block_id: AcceptedBlockIdV08,
    class_hashes?: readonly Felt[],
    contract_addresses?: readonly Felt[],
    contracts_storage_keys?: readonly ContractStorageKeys[],
  ): Promise<StarknetStorageProof>;

  /**
   * Calls a function of a contract without creating a transaction and without changing the state.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param request - Function to call, with its arguments.
   * @param block_id - Block at whose state to run.
   * @returns Return value of the function.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found), 21 (requested entrypoint does not
   * exist in the contract), 40 (contract error; `data` is a `ContractErrorData`), 24 (block not found).
   * @example const returned = await client.starknet_call({ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x2e4263afad30923c891518314c3c95dbe830a16874e8abc5777a9a20b54c76e", calldata: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"] }, "latest"); // ["0x2386f26fc10000","0x0"]
   */
  starknet_call(request: FunctionCall, block_id: StarknetBlockIdV08): Promise<Felt[]>;
}

/**
 * The methods of {@link StarknetMethodsV09} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface StarknetCallsV09 extends Omit<StarknetCalls, "starknet_specVersion" | "starknet_getStorageAt"> {
  starknet_specVersion: { params: readonly []; result: string };
  starknet_getStorageAt: { params: readonly [contract_address: Felt, key: Felt, block_id: StarknetBlockId]; result: Felt };
}

/**
 * The methods of {@link StarknetMethodsV08} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface StarknetCallsV08 extends Omit<StarknetCallsV09, "starknet_specVersion" | "starknet_getNonce" | "starknet_getStorageAt" | "starknet_getStorageProof" | "starknet_call"> {
  starknet_specVersion: { params: readonly []; result: string };
  starknet_getNonce: { params: readonly [block_id: StarknetBlockIdV08, contract_address: Felt]; result: Felt };
  starknet_getStorageAt: {
    params: readonly [contract_address: Felt, key: Felt, block_id: StarknetBlockIdV08];
    result: Felt;
  };
  starknet_getStorageProof: {
    params: readonly [
      block_id: AcceptedBlockIdV08,
      class_hashes?: readonly Felt[],
      contract_addresses?: readonly Felt[],
      contracts_storage_keys?: readonly ContractStorageKeys[],
    ];
    result: StarknetStorageProof;
  };
  starknet_call: { params: readonly [request: FunctionCall, block_id: StarknetBlockIdV08]; result: Felt[] };
}
