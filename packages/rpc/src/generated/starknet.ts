// Generated from specs/rpc/starknet.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * An integer of any size in hex after `0x`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type HexNumber = `0x${string}`;

/**
 * The blocks at which syncing began, at which it is, and at which it ends.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetSyncStatus {
  starting_block_hash: Felt;
  starting_block_num: StarknetBlockNumber;
  current_block_hash: Felt;
  current_block_num: StarknetBlockNumber;
  highest_block_hash: Felt;
  highest_block_num: StarknetBlockNumber;
}

/**
 * An integer below the field's prime, in hex after `0x`. Leading zeros are accepted.
 *
 * Source: interface: C, rollup request; starkware-libs/starknet-specs (which bars leading zeros).
 */
export type Felt = `0x${string}`;

/**
 * The height of a block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockNumber = number;

/**
 * A block by both its hash and its number.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetBlockName {
  block_hash: Felt;
  block_number: StarknetBlockNumber;
}

/**
 * A block by its number, hash or a tag.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export type StarknetBlockId = NumberedBlock | HashedBlock | StarknetBlockTag;

/**
 * A block by its number.
 *
 * Source: interface: C.
 */
export interface NumberedBlock {
  block_number: number | bigint;
}

/**
 * A block by its hash.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export interface HashedBlock {
  block_hash: Felt;
}

/**
 * `latest`: the newest block that layer 2 has accepted. `l1_accepted`: the newest that layer 1 has.
 * `pre_confirmed`, or `pending`: the one that is being built.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockTag = "latest" | "pre_confirmed" | "l1_accepted";

/**
 * `INCLUDE_LAST_UPDATE_BLOCK`: return also which block wrote the value.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StorageResponseFlag = "INCLUDE_LAST_UPDATE_BLOCK";

/**
 * The value of a slot, and when it was written.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StorageResult {
  /** 0 if it was never written. */
  value: Felt;
  /** The newest block that wrote it; 0 if none did. */
  last_update_block: StarknetBlockNumber;
}

/**
 * A block by its number, hash or a tag; not the one that is being built.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SettledBlockId = NumberedBlock | HashedBlock | "latest" | "l1_accepted";

/**
 * Slots of a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ContractStorageKeys {
  contract_address: Felt;
  storage_keys: readonly Felt[];
}

/**
 * Nodes of the tries on the requested paths, and the roots to compare them with.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStorageProof {
  /** On the paths to the classes. */
  classes_proof: MerkleNodeByHash[];
  contracts_proof: {
    /** On the paths to the contracts. */
    nodes: MerkleNodeByHash[];
    /** Of the contracts, in the order of the request. */
    contract_leaves_data: ContractLeaf[];
  };
  /** On the paths to the slots, a list for each contract. */
  contracts_storage_proofs: MerkleNodeByHash[][];
  global_roots: {
    contracts_tree_root: Felt;
    classes_tree_root: Felt;
    /** The block of the proof, also if it was requested by a tag. */
    block_hash: Felt;
  };
}

/**
 * A node of a trie under its hash.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MerkleNodeByHash {
  node_hash: Felt;
  node: BinaryNode | EdgeNode;
}

/**
 * A node with two children.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BinaryNode {
  /** Its hash. */
  left: Felt;
  /** Its hash. */
  right: Felt;
  child?: never;
}

/**
 * A node with one child, some steps below it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EdgeNode {
  /** The steps to the child, a bit for each. */
  path: HexNumber;
  /** Number of steps. */
  length: number;
  /** Its hash. */
  child: Felt;
  left?: never;
}

/**
 * The values that a contract's leaf is computed from.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ContractLeaf {
  nonce: Felt;
  class_hash: Felt;
  storage_root?: Felt;
}

/**
 * A function of a contract, and its arguments.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionCall {
  contract_address: Felt;
  /** The function, by a hash of its name. */
  entry_point_selector: Felt;
  /** The arguments. */
  calldata: readonly Felt[];
}

/**
 * Why a call failed.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ContractErrorData {
  revert_error: ContractExecutionError;
}

/**
 * The call that failed, around what failed in it; innermost the reason in words.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ContractExecutionError =
  | {
    contract_address: Felt;
    class_hash: Felt;
    selector: Felt;
    error: ContractExecutionError;
  }
  | string;

/**
 * The first transaction that failed, and the reason.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionExecutionErrorData {
  /** Its place in the list, from 0. */
  transaction_index: number;
  execution_error: ContractExecutionError;
}

/**
 * A block by its number, hash or a tag. This is the type up to version 0.8.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export type StarknetBlockIdV08 = NumberedBlock | HashedBlock | StarknetBlockTagV08;

/**
 * `latest`: the newest block that layer 2 has accepted. `l1_accepted`: the newest that layer 1 has.
 * `pre_confirmed`, or `pending`: the one that is being built. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockTagV08 = "latest" | "pending";

/**
 * A block by its number, hash or a tag; not the one that is being built. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SettledBlockIdV08 = NumberedBlock | HashedBlock | "latest";

/** The rollup: its chain, the state of its contracts, and proofs of it. */
export interface StarknetMethods {
  /**
   * The version of the JSON-RPC specification that the node speaks.
   *
   * @returns with all its parts, such as `0.10.3`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const version = await client.starknet_specVersion(); // "0.10.3"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_specVersion(): Promise<string>;

  /**
   * The id of the node's network.
   *
   * @returns the network's name as the bytes of its letters.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const chainId = await client.starknet_chainId(); // "0x534e5f4d41494e"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_chainId(): Promise<HexNumber>;

  /**
   * The synchronization progress of the node, or `false` if it is in sync.
   *
   * @returns the blocks between which it syncs; `false` if it is not behind.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const status = await client.starknet_syncing(); // false
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_syncing(): Promise<false | StarknetSyncStatus>;

  /**
   * The number of the newest block that layer 2 has accepted.
   *
   * @returns its number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 32 (the node has no block yet).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const number = await client.starknet_blockNumber(); // 1500001
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_blockNumber(): Promise<StarknetBlockNumber>;

  /**
   * The newest block that layer 2 has accepted, by hash and number.
   *
   * @returns its hash and its number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 32 (the node has no block yet).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const block = await client.starknet_blockHashAndNumber();
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_blockHashAndNumber(): Promise<StarknetBlockName>;

  /**
   * Number of transactions an account has sent.
   *
   * @param block_id - The block whose state is read.
   * @param contract_address - The account.
   * @returns the nonce of its next transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 20 (there is no such
   * contract).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const nonce = await client.starknet_getNonce("latest", "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"); // "0xf"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getNonce(block_id: StarknetBlockId, contract_address: Felt): Promise<Felt>;

  /**
   * The value of one storage slot of a contract.
   *
   * @param contract_address - The contract.
   * @param key - The slot.
   * @param block_id - The block whose state is read.
   * @param response_flags - Additional fields to return. Default: `[]`.
   * @returns the value; 0 of a slot that was never written. With `INCLUDE_LAST_UPDATE_BLOCK`, that and when
   * it was written.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (there is no such contract), 24 (there is no such
   * block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const value = await client.starknet_getStorageAt("0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a", "latest", ["INCLUDE_LAST_UPDATE_BLOCK"]); // {"value":"0x2386f26fc10000","last_update_block":1499876}
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStorageAt(
    contract_address: Felt,
    key: Felt,
    block_id: StarknetBlockId,
    response_flags?: readonly [],
  ): Promise<Felt>;
  /** The value of one storage slot of a contract. With the block that wrote it. */
  starknet_getStorageAt(
    contract_address: Felt,
    key: Felt,
    block_id: StarknetBlockId,
    response_flags: readonly "INCLUDE_LAST_UPDATE_BLOCK"[],
  ): Promise<StorageResult>;
  /** The value of one storage slot of a contract. For params whose case is known only at run time. */
  starknet_getStorageAt(
    contract_address: Felt,
    key: Felt,
    block_id: StarknetBlockId,
    response_flags?: readonly StorageResponseFlag[],
  ): Promise<Felt | StorageResult>;

  /**
   * Paths in the tries of classes, contracts and their storage, by which values can be proved against a
   * block's root.
   *
   * @param block_id - The block whose state is read.
   * @param class_hashes - Classes whose paths are wanted.
   * @param contract_addresses - Contracts whose paths are wanted.
   * @param contracts_storage_keys - Slots of contracts whose paths are wanted.
   * @returns the nodes on the paths. A path to what is not there ends at a node that leads elsewhere.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 42 (the node has no proofs of
   * blocks that old).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const proof = await client.starknet_getStorageProof("latest", [], ["0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"], [{ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", storage_keys: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"] }]);
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStorageProof(
    block_id: SettledBlockId,
    class_hashes?: readonly Felt[],
    contract_addresses?: readonly Felt[],
    contracts_storage_keys?: readonly ContractStorageKeys[],
  ): Promise<StarknetStorageProof>;

  /**
   * Runs a function of a contract without a transaction, and without changing anything.
   *
   * @param request - The function and its arguments.
   * @param block_id - On the state of which block.
   * @returns the return value.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (there is no such contract), 21 (the contract has no
   * such function), 40 (the contract failed; `data` is a `ContractErrorData`), 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const returned = await client.starknet_call({ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x2e4263afad30923c891518314c3c95dbe830a16874e8abc5777a9a20b54c76e", calldata: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"] }, "latest"); // ["0x2386f26fc10000","0x0"]
   * ```
   *
   * Source: starkware-libs/starknet-specs.
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
  starknet_blockHashAndNumber: { params: readonly []; result: StarknetBlockName };
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
      block_id: SettledBlockId,
      class_hashes?: readonly Felt[],
      contract_addresses?: readonly Felt[],
      contracts_storage_keys?: readonly ContractStorageKeys[],
    ];
    result: StarknetStorageProof;
  };
  starknet_call: { params: readonly [request: FunctionCall, block_id: StarknetBlockId]; result: Felt[] };
}

/** The rollup: its chain, the state of its contracts, and proofs of it, in version 0.9. */
export interface StarknetMethodsV09 extends Omit<StarknetMethods, "starknet_specVersion" | "starknet_getStorageAt"> {
  /**
   * The version of the JSON-RPC specification that the node speaks.
   *
   * @returns with all its parts, such as `0.10.3`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const version = await client.starknet_specVersion(); // "0.9.0"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_specVersion(): Promise<string>;

  /**
   * The value of one storage slot of a contract.
   *
   * @param contract_address - The contract.
   * @param key - The slot.
   * @param block_id - The block whose state is read.
   * @returns the value; 0 of a slot that was never written. With `INCLUDE_LAST_UPDATE_BLOCK`, that and when
   * it was written.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (there is no such contract), 24 (there is no such
   * block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const value = await client.starknet_getStorageAt("0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a", { block_number: 1500001 }); // "0x2386f26fc10000"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStorageAt(contract_address: Felt, key: Felt, block_id: StarknetBlockId): Promise<Felt>;
}

/** The rollup: its chain, the state of its contracts, and proofs of it, in version 0.8. */
export interface StarknetMethodsV08 extends Omit<StarknetMethodsV09, "starknet_specVersion" | "starknet_getNonce" | "starknet_getStorageAt" | "starknet_getStorageProof" | "starknet_call"> {
  /**
   * The version of the JSON-RPC specification that the node speaks.
   *
   * @returns with all its parts, such as `0.10.3`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const version = await client.starknet_specVersion(); // "0.8.1"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_specVersion(): Promise<string>;

  /**
   * Number of transactions an account has sent.
   *
   * @param block_id - The block whose state is read.
   * @param contract_address - The account.
   * @returns the nonce of its next transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 20 (there is no such
   * contract).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const nonce = await client.starknet_getNonce("latest", "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"); // "0xf"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getNonce(block_id: StarknetBlockIdV08, contract_address: Felt): Promise<Felt>;

  /**
   * The value of one storage slot of a contract.
   *
   * @param contract_address - The contract.
   * @param key - The slot.
   * @param block_id - The block whose state is read.
   * @returns the value; 0 of a slot that was never written. With `INCLUDE_LAST_UPDATE_BLOCK`, that and when
   * it was written.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (there is no such contract), 24 (there is no such
   * block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const value = await client.starknet_getStorageAt("0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a", { block_number: 1500001 }); // "0x2386f26fc10000"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStorageAt(contract_address: Felt, key: Felt, block_id: StarknetBlockIdV08): Promise<Felt>;

  /**
   * Paths in the tries of classes, contracts and their storage, by which values can be proved against a
   * block's root.
   *
   * @param block_id - The block whose state is read.
   * @param class_hashes - Classes whose paths are wanted.
   * @param contract_addresses - Contracts whose paths are wanted.
   * @param contracts_storage_keys - Slots of contracts whose paths are wanted.
   * @returns the nodes on the paths. A path to what is not there ends at a node that leads elsewhere.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 42 (the node has no proofs of
   * blocks that old).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const proof = await client.starknet_getStorageProof("latest", [], ["0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"], [{ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", storage_keys: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"] }]);
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getStorageProof(
    block_id: SettledBlockIdV08,
    class_hashes?: readonly Felt[],
    contract_addresses?: readonly Felt[],
    contracts_storage_keys?: readonly ContractStorageKeys[],
  ): Promise<StarknetStorageProof>;

  /**
   * Runs a function of a contract without a transaction, and without changing anything.
   *
   * @param request - The function and its arguments.
   * @param block_id - On the state of which block.
   * @returns the return value.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (there is no such contract), 21 (the contract has no
   * such function), 40 (the contract failed; `data` is a `ContractErrorData`), 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const returned = await client.starknet_call({ contract_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x2e4263afad30923c891518314c3c95dbe830a16874e8abc5777a9a20b54c76e", calldata: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4"] }, "latest"); // ["0x2386f26fc10000","0x0"]
   * ```
   *
   * Source: starkware-libs/starknet-specs.
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
      block_id: SettledBlockIdV08,
      class_hashes?: readonly Felt[],
      contract_addresses?: readonly Felt[],
      contracts_storage_keys?: readonly ContractStorageKeys[],
    ];
    result: StarknetStorageProof;
  };
  starknet_call: { params: readonly [request: FunctionCall, block_id: StarknetBlockIdV08]; result: Felt[] };
}
