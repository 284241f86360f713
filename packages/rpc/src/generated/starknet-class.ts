// Generated from specs/rpc/starknet-class.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HexNumber, StarknetBlockId, StarknetBlockIdV08 } from "./starknet.ts";

/**
 * A class in Sierra.
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
  /** The ABI as the compiler wrote it: JSON as text. */
  abi?: string;
  program?: never;
}

/**
 * A function that can be called from outside.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SierraEntryPoint {
  selector: Felt;
  /** Its place among the functions of the program. */
  function_idx: number;
}

/**
 * The code of a class, in Sierra or of Cairo 0.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ContractClass = SierraClass | DeprecatedClass;

/**
 * A class of Cairo 0.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeprecatedClass {
  /** The program's JSON, packed by gzip, in base64. */
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
 * A function that can be called from outside.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeprecatedEntryPoint {
  /** Offset in the program. */
  offset: HexNumber;
  selector: Felt;
}

/**
 * A part of an ABI of Cairo 0, by its `type`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type DeprecatedAbiEntry = FunctionAbiEntry | EventAbiEntry | StructAbiEntry;

/**
 * A function.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionAbiEntry {
  type: "function" | "l1_handler" | "constructor";
  name: string;
  inputs: AbiParameter[];
  outputs: AbiParameter[];
  /** Says that it changes nothing. */
  stateMutability?: "view";
}

/**
 * Something with a name and a type.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AbiParameter {
  name: string;
  type: string;
}

/**
 * An event.
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
 * A structure.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StructAbiEntry {
  type: "struct";
  name: string;
  /** Number of felts it occupies. */
  size: number;
  members: (AbiParameter & {
    /** Offset, in felts. */
    offset?: number;
  })[];
}

/** The code of contracts, as it was declared. */
export interface StarknetClassMethods {
  /**
   * The code of a class.
   *
   * @param block_id - The block whose state is read.
   * @param class_hash - The class.
   * @returns in Sierra, or of Cairo 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 28 (there is no such class).
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
   * The code that a contract runs.
   *
   * @param block_id - The block whose state is read.
   * @param contract_address - The contract.
   * @returns in Sierra, or of Cairo 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 20 (there is no such
   * contract).
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
   * The hash of the code that a contract runs.
   *
   * @param block_id - The block whose state is read.
   * @param contract_address - The contract.
   * @returns the hash of its class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 20 (there is no such
   * contract).
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

/** The code of contracts, as it was declared, in version 0.8. */
export interface StarknetClassMethodsV08 extends Omit<StarknetClassMethods, "starknet_getClass" | "starknet_getClassAt" | "starknet_getClassHashAt"> {
  /**
   * The code of a class.
   *
   * @param block_id - The block whose state is read.
   * @param class_hash - The class.
   * @returns in Sierra, or of Cairo 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 28 (there is no such class).
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
   * The code that a contract runs.
   *
   * @param block_id - The block whose state is read.
   * @param contract_address - The contract.
   * @returns in Sierra, or of Cairo 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 20 (there is no such
   * contract).
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
   * The hash of the code that a contract runs.
   *
   * @param block_id - The block whose state is read.
   * @param contract_address - The contract.
   * @returns the hash of its class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 20 (there is no such
   * contract).
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
