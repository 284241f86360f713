// Generated from specs/rpc/starknet-class.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HexNumber, StarknetBlockId, StarknetBlockIdV08 } from "./starknet.ts";

/**
 * A Sierra class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SierraClass {
  sierra_program: readonly Felt[];
  contract_class_version: string;
  entry_points_by_type: {
    CONSTRUCTOR: readonly SierraEntryPoint[];
    EXTERNAL: readonly SierraEntryPoint[];
    L1_HANDLER: readonly SierraEntryPoint[];
  };
  /** ABI as written by the compiler, in JSON text. */
  abi?: string;
  program?: never;
}

/**
 * An entry point of the class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SierraEntryPoint {
  selector: Felt;
  /** Index of the function in the program. */
  function_idx: number;
}

/**
 * Definition of a class, in Sierra or Cairo 0.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ContractClass = SierraClass | DeprecatedClass;

/**
 * A deprecated Cairo 0 class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeprecatedClass {
  /** Program as JSON, compressed with gzip and encoded in base64. */
  program: string;
  entry_points_by_type: {
    CONSTRUCTOR?: DeprecatedEntryPoint[];
    EXTERNAL?: DeprecatedEntryPoint[];
    L1_HANDLER?: DeprecatedEntryPoint[];
  };
  abi?: DeprecatedAbiEntry[];
  sierra_program?: never;
}

/**
 * An entry point of the class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeprecatedEntryPoint {
  /** Offset in the program. */
  offset: HexNumber;
  selector: Felt;
}

/**
 * An ABI entry of a Cairo 0 class, distinguished by `type`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type DeprecatedAbiEntry = FunctionAbiEntry | EventAbiEntry | StructAbiEntry;

/**
 * ABI entry of a function.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionAbiEntry {
  type: "function" | "l1_handler" | "constructor";
  name: string;
  inputs: AbiParameter[];
  outputs: AbiParameter[];
  /** Always `view`: the function does not change state. */
  stateMutability?: "view";
}

/**
 * A name with its type.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AbiParameter {
  name: string;
  type: string;
}

/**
 * ABI entry of an event.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EventAbiEntry {
  type: "event";
  name: string;
  keys: AbiParameter[];
  data: AbiParameter[];
}

/**
 * ABI entry of a struct.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StructAbiEntry {
  type: "struct";
  name: string;
  /** Size of the struct, in felts. */
  size: number;
  members: (AbiParameter & {
    /** Offset, in felts. */
    offset?: number;
  })[];
}

/** Classes of contracts, as they were declared. */
export interface StarknetClassMethods {
  /**
   * Returns the definition of a class.
   *
   * @param block_id - Block at whose state to read.
   * @param class_hash - Hash of the class.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 28 (class hash not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const class_ = await client.starknet_getClass("latest", "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getClass(block_id: StarknetBlockId, class_hash: Felt): Promise<ContractClass>;

  /**
   * Returns the definition of a contract's class.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const class_ = await client.starknet_getClassAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getClassAt(block_id: StarknetBlockId, contract_address: Felt): Promise<ContractClass>;

  /**
   * Returns the class hash of a contract.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Hash of the class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const classHash = await client.starknet_getClassHashAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"); // "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getClassHashAt(block_id: StarknetBlockId, contract_address: Felt): Promise<Felt>;
}

/**
 * The methods of {@link StarknetClassMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface StarknetClassCalls {
  starknet_getClass: { params: readonly [block_id: StarknetBlockId, class_hash: Felt]; result: ContractClass };
  starknet_getClassAt: { params: readonly [block_id: StarknetBlockId, contract_address: Felt]; result: ContractClass };
  starknet_getClassHashAt: { params: readonly [block_id: StarknetBlockId, contract_address: Felt]; result: Felt };
}

/** Classes of contracts, as they were declared, in version 0.8. */
export interface StarknetClassMethodsV08 extends Omit<StarknetClassMethods, "starknet_getClass" | "starknet_getClassAt" | "starknet_getClassHashAt"> {
  /**
   * Returns the definition of a class.
   *
   * @param block_id - Block at whose state to read.
   * @param class_hash - Hash of the class.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 28 (class hash not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const class_ = await client.starknet_getClass("latest", "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getClass(block_id: StarknetBlockIdV08, class_hash: Felt): Promise<ContractClass>;

  /**
   * Returns the definition of a contract's class.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const class_ = await client.starknet_getClassAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getClassAt(block_id: StarknetBlockIdV08, contract_address: Felt): Promise<ContractClass>;

  /**
   * Returns the class hash of a contract.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Hash of the class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const classHash = await client.starknet_getClassHashAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"); // "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003"
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getClassHashAt(block_id: StarknetBlockIdV08, contract_address: Felt): Promise<Felt>;
}

/**
 * The methods of {@link StarknetClassMethodsV08} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetClassCallsV08 extends Omit<StarknetClassCalls, "starknet_getClass" | "starknet_getClassAt" | "starknet_getClassHashAt"> {
  starknet_getClass: { params: readonly [block_id: StarknetBlockIdV08, class_hash: Felt]; result: ContractClass };
  starknet_getClassAt: {
    params: readonly [block_id: StarknetBlockIdV08, contract_address: Felt];
    result: ContractClass;
  };
  starknet_getClassHashAt: { params: readonly [block_id: StarknetBlockIdV08, contract_address: Felt]; result: Felt };
}
