// Generated from specs/rpc/starknet-executable.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HexNumber } from "./starknet.ts";

/**
 * CASM code: bytecode, entry points, and hints for the prover.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmClass {
  entry_points_by_type: {
    CONSTRUCTOR: CasmEntryPoint[];
    EXTERNAL: CasmEntryPoint[];
    L1_HANDLER: CasmEntryPoint[];
  };
  bytecode: Felt[];
  /** Lengths of the bytecode segments that are loaded separately. */
  bytecode_segment_lengths?: number[];
  /** Prime of the field. */
  prime: HexNumber;
  compiler_version: string;
  /** Hints to run before an instruction, by its offset in the bytecode. */
  hints: [number, CasmHint[]][];
}

/**
 * An entry point of the class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmEntryPoint {
  /** Offset in the program. */
  offset: number;
  selector: Felt;
  /** Builtins that the entry point uses. */
  builtins: string[];
}

/**
 * Hint to run before an instruction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type CasmHint = CasmCoreHint | CasmStarknetHint | CasmDeprecatedHint;

/**
 * Hint of the Cairo core library.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type CasmCoreHint =
  | { AllocSegment: { dst: CasmCell } }
  | {
    TestLessThan: { lhs: CasmOperand; rhs: CasmOperand; dst: CasmCell };
  }
  | {
    TestLessThanOrEqual: { lhs: CasmOperand; rhs: CasmOperand; dst: CasmCell };
  }
  | {
    TestLessThanOrEqualAddress: { lhs: CasmOperand; rhs: CasmOperand; dst: CasmCell };
  }
  | {
    WideMul128: {
      lhs: CasmOperand;
      rhs: CasmOperand;
      high: CasmCell;
      low: CasmCell;
    };
  }
  | {
    DivMod: {
      lhs: CasmOperand;
      rhs: CasmOperand;
      quotient: CasmCell;
      remainder: CasmCell;
    };
  }
  | {
    Uint256DivMod: {
      dividend0: CasmOperand;
      dividend1: CasmOperand;
      divisor0: CasmOperand;
      divisor1: CasmOperand;
      quotient0: CasmCell;
      quotient1: CasmCell;
      remainder0: CasmCell;
      remainder1: CasmCell;
    };
  }
  | {
    Uint512DivModByUint256: {
      dividend0: CasmOperand;
      dividend1: CasmOperand;
      dividend2: CasmOperand;
      dividend3: CasmOperand;
      divisor0: CasmOperand;
      divisor1: CasmOperand;
      quotient0: CasmCell;
      quotient1: CasmCell;
      quotient2: CasmCell;
      quotient3: CasmCell;
      remainder0: CasmCell;
      remainder1: CasmCell;
    };
  }
  | { SquareRoot: { value: CasmOperand; dst: CasmCell } }
  | {
    Uint256SquareRoot: {
      value_low: CasmOperand;
      value_high: CasmOperand;
      sqrt0: CasmCell;
      sqrt1: CasmCell;
      remainder_low: CasmCell;
      remainder_high: CasmCell;
      sqrt_mul_2_minus_remainder_ge_u128: CasmCell;
    };
  }
  | {
    LinearSplit: {
      value: CasmOperand;
      scalar: CasmOperand;
      max_x: CasmOperand;
      x: CasmCell;
      y: CasmCell;
    };
  }
  | { AllocFelt252Dict: { segment_arena_ptr: CasmOperand } }
  | {
    Felt252DictEntryInit: { dict_ptr: CasmOperand; key: CasmOperand };
  }
  | {
    Felt252DictEntryUpdate: { dict_ptr: CasmOperand; value: CasmOperand };
  }
  | {
    GetSegmentArenaIndex: { dict_end_ptr: CasmOperand; dict_index: CasmCell };
  }
  | {
    InitSquashData: {
      dict_accesses: CasmOperand;
      ptr_diff: CasmOperand;
      n_accesses: CasmOperand;
      big_keys: CasmCell;
      first_key: CasmCell;
    };
  }
  | { GetCurrentAccessIndex: { range_check_ptr: CasmOperand } }
  | { ShouldSkipSquashLoop: { should_skip_loop: CasmCell } }
  | { GetCurrentAccessDelta: { index_delta_minus1: CasmCell } }
  | { ShouldContinueSquashLoop: { should_continue: CasmCell } }
  | { GetNextDictKey: { next_key: CasmCell } }
  | {
    AssertLeFindSmallArcs: {
      range_check_ptr: CasmOperand;
      a: CasmOperand;
      b: CasmOperand;
    };
  }
  | {
    AssertLeIsFirstArcExcluded: { skip_exclude_a_flag: CasmCell };
  }
  | {
    AssertLeIsSecondArcExcluded: { skip_exclude_b_minus_a: CasmCell };
  }
  | { RandomEcPoint: { x: CasmCell; y: CasmCell } }
  | { FieldSqrt: { val: CasmOperand; sqrt: CasmCell } }
  | { DebugPrint: { start: CasmOperand; end: CasmOperand } }
  | { AllocConstantSize: { size: CasmOperand; dst: CasmCell } }
  | {
    U256InvModN: {
      b0: CasmOperand;
      b1: CasmOperand;
      n0: CasmOperand;
      n1: CasmOperand;
      g0_or_no_inv: CasmCell;
      g1_option: CasmCell;
      s_or_r0: CasmCell;
      s_or_r1: CasmCell;
      t_or_k0: CasmCell;
      t_or_k1: CasmCell;
    };
  }
  | {
    EvalCircuit: {
      n_add_mods: CasmOperand;
      add_mod_builtin: CasmOperand;
      n_mul_mods: CasmOperand;
      mul_mod_builtin: CasmOperand;
    };
  };

/**
 * Memory cell, as an offset from a register.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmCell {
  register: "AP" | "FP";
  offset: number;
}

/**
 * Operand of a hint.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type CasmOperand =
  | CasmDeref
  | { DoubleDeref: [CasmCell, number] }
  | CasmImmediate
  | {
    BinOp: {
      op: "Add" | "Mul";
      a: CasmCell;
      b: CasmDeref | CasmImmediate;
    };
  };

/**
 * Value of a memory cell.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmDeref {
  Deref: CasmCell;
}

/**
 * Immediate value.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmImmediate {
  Immediate: HexNumber;
}

/**
 * Hint that makes a Starknet system call, or a cheatcode of a test runner.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type CasmStarknetHint =
  | { SystemCall: { system: CasmOperand } }
  | {
    Cheatcode: {
      selector: HexNumber;
      input_start: CasmOperand;
      input_end: CasmOperand;
      output_start: CasmCell;
      output_end: CasmCell;
    };
  };

/**
 * Hint of older compilers.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type CasmDeprecatedHint =
  | "AssertCurrentAccessIndicesIsEmpty" | "AssertAllKeysUsed" | "AssertLeAssertThirdArcExcluded"
  | { AssertAllAccessesUsed: { n_used_accesses: CasmCell } }
  | {
    AssertLtAssertValidInput: { a: CasmOperand; b: CasmOperand };
  }
  | {
    Felt252DictRead: {
      dict_ptr: CasmOperand;
      key: CasmOperand;
      value_dst: CasmCell;
    };
  }
  | {
    Felt252DictWrite: {
      dict_ptr: CasmOperand;
      key: CasmOperand;
      value: CasmOperand;
    };
  };

/**
 * Error of a compilation.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CompilationErrorData {
  compilation_error: string;
}

/** Compiled classes (CASM), which the Starknet OS executes. */
export interface StarknetExecutableMethods {
  /**
   * Returns the CASM code compiled from a Sierra class.
   *
   * @param class_hash - Hash of the class.
   * @returns CASM code with its hints.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 100 (failed to compile the contract; `data` is a
   * `CompilationErrorData`), 28 (class hash not found).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const casm = await client.starknet_getCompiledCasm("0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getCompiledCasm(class_hash: Felt): Promise<CasmClass>;
}

/**
 * The methods of {@link StarknetExecutableMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetExecutableCalls {
  starknet_getCompiledCasm: { params: readonly [class_hash: Felt]; result: CasmClass };
}
