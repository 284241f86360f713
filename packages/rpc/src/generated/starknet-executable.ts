// Generated from specs/rpc/starknet-executable.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, HexNumber } from "./starknet.ts";

/**
 * CASM code: bytecode, entry points, and hints for the prover.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmClass {
  /** Entry points, by type. */
  entry_points_by_type: {
    /** The constructor, or an empty list if the class has none. */
    CONSTRUCTOR: CasmEntryPoint[];
    /** Functions that transactions and other contracts can call. */
    EXTERNAL: CasmEntryPoint[];
    /** Functions that receive messages from L1. */
    L1_HANDLER: CasmEntryPoint[];
  };
  /** Bytecode: instructions and their immediate values. */
  bytecode: Felt[];
  /** Lengths of the bytecode segments that are loaded separately. */
  bytecode_segment_lengths?: number[];
  /** Prime of the field. */
  prime: HexNumber;
  /** Version of the compiler from Sierra to CASM, such as `2.11.4`. */
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
  | {
    /** Creates a memory segment and writes its address to `dst`. */
    AllocSegment: { dst: CasmCell };
  }
  | {
    /** Writes to `dst` whether `lhs` is less than `rhs`. */
    TestLessThan: { lhs: CasmOperand; rhs: CasmOperand; dst: CasmCell };
  }
  | {
    /** Writes to `dst` whether `lhs` is at most `rhs`. */
    TestLessThanOrEqual: { lhs: CasmOperand; rhs: CasmOperand; dst: CasmCell };
  }
  | {
    /** Writes to `dst` whether the address `lhs` is at most the address `rhs`. */
    TestLessThanOrEqualAddress: { lhs: CasmOperand; rhs: CasmOperand; dst: CasmCell };
  }
  | {
    /** Multiplies two 128-bit integers and writes the upper and the lower 128 bits of the product. */
    WideMul128: {
      lhs: CasmOperand;
      rhs: CasmOperand;
      high: CasmCell;
      low: CasmCell;
    };
  }
  | {
    /** Divides `lhs` by `rhs` and writes quotient and remainder. */
    DivMod: {
      lhs: CasmOperand;
      rhs: CasmOperand;
      quotient: CasmCell;
      remainder: CasmCell;
    };
  }
  | {
    /**
     * Divides two 256-bit integers and writes quotient and remainder. All are in 128-bit parts; part 0 is the
     * lowest.
     */
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
    /**
     * Divides a 512-bit by a 256-bit integer and writes quotient and remainder. All are in 128-bit parts; part
     * 0 is the lowest.
     */
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
  | {
    /** Writes the square root of `value`, rounded down, to `dst`. */
    SquareRoot: { value: CasmOperand; dst: CasmCell };
  }
  | {
    /**
     * Writes the square root of a 256-bit integer, rounded down, in 64-bit parts, and the remainder in 128-bit
     * parts.
     */
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
    /** Writes an `x` of at most `max_x`, and a `y`, with `x * scalar + y = value`. */
    LinearSplit: {
      value: CasmOperand;
      scalar: CasmOperand;
      max_x: CasmOperand;
      x: CasmCell;
      y: CasmCell;
    };
  }
  | {
    /** Creates the segment of a dictionary and registers its address. */
    AllocFelt252Dict: { segment_arena_ptr: CasmOperand };
  }
  | {
    /** Writes the value that `key` has so far to the new dictionary access. */
    Felt252DictEntryInit: { dict_ptr: CasmOperand; key: CasmOperand };
  }
  | {
    /** Sets the value of the key of the last dictionary access. */
    Felt252DictEntryUpdate: { dict_ptr: CasmOperand; value: CasmOperand };
  }
  | {
    /** Writes the index of the dictionary that ends at `dict_end_ptr` among all dictionaries. */
    GetSegmentArenaIndex: { dict_end_ptr: CasmOperand; dict_index: CasmCell };
  }
  | {
    /**
     * Groups the accesses of a dictionary by key, so that they can be squashed into one access for each key.
     */
    InitSquashData: {
      dict_accesses: CasmOperand;
      ptr_diff: CasmOperand;
      n_accesses: CasmOperand;
      big_keys: CasmCell;
      first_key: CasmCell;
    };
  }
  | {
    /** Writes the index of the first access of the key that is squashed. */
    GetCurrentAccessIndex: { range_check_ptr: CasmOperand };
  }
  | {
    /** Writes 1 if the key has no further access to squash, else 0. */
    ShouldSkipSquashLoop: { should_skip_loop: CasmCell };
  }
  | {
    /** Writes how far the next access of the key is from the current one, minus 1. */
    GetCurrentAccessDelta: { index_delta_minus1: CasmCell };
  }
  | {
    /** Writes 1 if the key has a further access to squash, else 0. */
    ShouldContinueSquashLoop: { should_continue: CasmCell };
  }
  | {
    /** Writes the dictionary key to squash next. */
    GetNextDictKey: { next_key: CasmCell };
  }
  | {
    /**
     * Writes the lengths of the two shortest of three arcs: 0 to `a`, `a` to `b`, and `b` to the end of the
     * field. They prove that `a` is at most `b`.
     */
    AssertLeFindSmallArcs: {
      range_check_ptr: CasmOperand;
      a: CasmOperand;
      b: CasmOperand;
    };
  }
  | {
    /** Writes 1 if the arc from 0 to `a` is one of the two shortest, else 0. */
    AssertLeIsFirstArcExcluded: { skip_exclude_a_flag: CasmCell };
  }
  | {
    /** Writes 1 if the arc from `a` to `b` is one of the two shortest, else 0. */
    AssertLeIsSecondArcExcluded: { skip_exclude_b_minus_a: CasmCell };
  }
  | {
    /** Writes a random point of the elliptic curve. */
    RandomEcPoint: { x: CasmCell; y: CasmCell };
  }
  | {
    /** Writes the square root of `val` in the field or, if `val` has none, that of `3 * val`. */
    FieldSqrt: { val: CasmOperand; sqrt: CasmCell };
  }
  | {
    /** Prints the memory from `start` to `end`. */
    DebugPrint: { start: CasmOperand; end: CasmOperand };
  }
  | {
    /** Writes an address with `size` free cells after it to `dst`. */
    AllocConstantSize: { size: CasmOperand; dst: CasmCell };
  }
  | {
    /**
     * Writes the inverse of `b` modulo `n`, or the proof that there is none. All are in 128-bit parts; part 0
     * is the lowest.
     */
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
    /** Evaluates a circuit of modular additions and multiplications, and writes the values of its gates. */
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
  /** Register: `AP`, the allocation pointer, or `FP`, the frame pointer. */
  register: "AP" | "FP";
  /** Offset from the register, in cells; negative for earlier cells. */
  offset: number;
}

/**
 * Operand of a hint.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type CasmOperand =
  | CasmDeref
  | {
    /** Cell that holds an address, and offset from that address. */
    DoubleDeref: [CasmCell, number];
  }
  | CasmImmediate
  | {
    /** Sum or product of two values. */
    BinOp: {
      /** Operation: addition or multiplication. */
      op: "Add" | "Mul";
      a: CasmCell;
      /** Second value: that of a cell, or an immediate one. */
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
  | {
    /** Makes the system call whose request is at the address `system`. */
    SystemCall: { system: CasmOperand };
  }
  | {
    /**
     * Runs the cheatcode `selector` of a test runner on the memory from `input_start` to `input_end`, and
     * writes where its output starts and ends.
     */
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
  | {
    /** Checks that `n_used_accesses` is the number of accesses of the key. */
    AssertAllAccessesUsed: { n_used_accesses: CasmCell };
  }
  | {
    /** Checks that `a` and `b` are integers, and that `a` is less than `b`. */
    AssertLtAssertValidInput: { a: CasmOperand; b: CasmOperand };
  }
  | {
    /** Writes the value that `key` has in a dictionary to `value_dst`. */
    Felt252DictRead: {
      dict_ptr: CasmOperand;
      key: CasmOperand;
      value_dst: CasmCell;
    };
  }
  | {
    /** Sets the value of `key` in a dictionary. */
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
  /** Error message of the compiler. */
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
