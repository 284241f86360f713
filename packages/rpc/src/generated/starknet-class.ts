// Generated from specs/rpc/starknet-class.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HexNumber, StarknetBlockId, StarknetBlockIdV08 } from "./starknet.ts";

/**
 * A Sierra class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SierraClass {
  /** Program in Sierra, the compiler's intermediate representation, encoded as felts. */
  sierra_program: readonly Felt[];
  /** Version of this format, such as `0.1.0`. */
  contract_class_version: string;
  /** Entry points, by type. */
  entry_points_by_type: {
    /** The constructor, or an empty list if the class has none. */
    CONSTRUCTOR: readonly SierraEntryPoint[];
    /** Functions that transactions and other contracts can call. */
    EXTERNAL: readonly SierraEntryPoint[];
    /** Functions that receive messages from L1. */
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
  /** Selector of the entry point: a hash of the function's name. */
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
  /** Entry points, by type. */
  entry_points_by_type: {
    /** The constructor, or an empty list if the class has none. */
    CONSTRUCTOR?: DeprecatedEntryPoint[];
    /** Functions that transactions and other contracts can call. */
    EXTERNAL?: DeprecatedEntryPoint[];
    /** Functions that receive messages from L1. */
    L1_HANDLER?: DeprecatedEntryPoint[];
  };
  /** ABI. Absent if the class was declared without one. */
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
  /** Selector of the entry point: a hash of the function's name. */
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
  /** Type of the function; an `l1_handler` receives messages from L1. */
  type: "function" | "l1_handler" | "constructor";
  /** Name of the function. */
  name: string;
  /** Arguments, in order. */
  inputs: AbiParameter[];
  /** Return values, in order. */
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
  /** Name of the value. */
  name: string;
  /** Type of the value in Cairo 0, such as `felt` or the name of a struct. */
  type: string;
}

/**
 * ABI entry of an event.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface EventAbiEntry {
  type: "event";
  /** Name of the event. */
  name: string;
  /** Values among the event's keys, in order. */
  keys: AbiParameter[];
  /** Values in the event's data, in order. */
  data: AbiParameter[];
}

/**
 * ABI entry of a struct.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StructAbiEntry {
  type: "struct";
  /** Name of the struct. */
  name: string;
  /** Size of the struct, in felts. */
  size: number;
  /** Members of the struct, in order. */
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
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param class_hash - Hash of the class.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 28 (class hash not found).
   * @example const class_ = await client.starknet_getClass("latest", "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003");
   */
  starknet_getClass(block_id: StarknetBlockId, class_hash: Felt): Promise<ContractClass>;

  /**
   * Returns the definition of a contract's class.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   * @example const class_ = await client.starknet_getClassAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d");
   */
  starknet_getClassAt(block_id: StarknetBlockId, contract_address: Felt): Promise<ContractClass>;

  /**
   * Returns the class hash of a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Hash of the class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   * @example const classHash = await client.starknet_getClassHashAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"); // "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003"
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
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param class_hash - Hash of the class.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 28 (class hash not found).
   * @example const class_ = await client.starknet_getClass("latest", "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003");
   */
  starknet_getClass(block_id: StarknetBlockIdV08, class_hash: Felt): Promise<ContractClass>;

  /**
   * Returns the definition of a contract's class.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Class definition: a Sierra class, or a deprecated Cairo 0 class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   * @example const class_ = await client.starknet_getClassAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d");
   */
  starknet_getClassAt(block_id: StarknetBlockIdV08, contract_address: Felt): Promise<ContractClass>;

  /**
   * Returns the class hash of a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to read.
   * @param contract_address - Address of the contract.
   * @returns Hash of the class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 20 (contract not found).
   * @example const classHash = await client.starknet_getClassHashAt("latest", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d"); // "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003"
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
