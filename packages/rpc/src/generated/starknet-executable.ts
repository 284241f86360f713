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
  /** Selector of the entry point: a hash of the function's name. */
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
    AllocSegment: {
      /** Cell that receives the address of the segment. */
      dst: CasmCell;
    };
  }
  | {
    /** Writes to `dst` whether `lhs` is less than `rhs`. */
    TestLessThan: {
      /** Left side of the comparison. */
      lhs: CasmOperand;
      /** Right side of the comparison. */
      rhs: CasmOperand;
      /** Cell that receives 1 if `lhs` is less than `rhs`, else 0. */
      dst: CasmCell;
    };
  }
  | {
    /** Writes to `dst` whether `lhs` is at most `rhs`. */
    TestLessThanOrEqual: {
      /** Left side of the comparison. */
      lhs: CasmOperand;
      /** Right side of the comparison. */
      rhs: CasmOperand;
      /** Cell that receives 1 if `lhs` is at most `rhs`, else 0. */
      dst: CasmCell;
    };
  }
  | {
    /** Writes to `dst` whether the address `lhs` is at most the address `rhs`. */
    TestLessThanOrEqualAddress: {
      /** Address on the left side of the comparison. */
      lhs: CasmOperand;
      /** Address on the right side of the comparison. */
      rhs: CasmOperand;
      /** Cell that receives 1 if `lhs` is at most `rhs`, else 0. */
      dst: CasmCell;
    };
  }
  | {
    /** Multiplies two 128-bit integers and writes the upper and the lower 128 bits of the product. */
    WideMul128: {
      /** First factor, of up to 128 bits. */
      lhs: CasmOperand;
      /** Second factor, of up to 128 bits. */
      rhs: CasmOperand;
      /** Cell that receives the upper 128 bits of the product. */
      high: CasmCell;
      /** Cell that receives the lower 128 bits of the product. */
      low: CasmCell;
    };
  }
  | {
    /** Divides `lhs` by `rhs` and writes quotient and remainder. */
    DivMod: {
      /** Dividend. */
      lhs: CasmOperand;
      /** Divisor. */
      rhs: CasmOperand;
      /** Cell that receives the quotient. */
      quotient: CasmCell;
      /** Cell that receives the remainder. */
      remainder: CasmCell;
    };
  }
  | {
    /**
     * Divides two 256-bit integers and writes quotient and remainder. All are in 128-bit parts; part 0 is the
     * lowest.
     */
    Uint256DivMod: {
      /** Lower 128 bits of the dividend. */
      dividend0: CasmOperand;
      /** Upper 128 bits of the dividend. */
      dividend1: CasmOperand;
      /** Lower 128 bits of the divisor. */
      divisor0: CasmOperand;
      /** Upper 128 bits of the divisor. */
      divisor1: CasmOperand;
      /** Cell that receives the lower 128 bits of the quotient. */
      quotient0: CasmCell;
      /** Cell that receives the upper 128 bits of the quotient. */
      quotient1: CasmCell;
      /** Cell that receives the lower 128 bits of the remainder. */
      remainder0: CasmCell;
      /** Cell that receives the upper 128 bits of the remainder. */
      remainder1: CasmCell;
    };
  }
  | {
    /**
     * Divides a 512-bit by a 256-bit integer and writes quotient and remainder. All are in 128-bit parts; part
     * 0 is the lowest.
     */
    Uint512DivModByUint256: {
      /** Bits 0 to 127 of the dividend. */
      dividend0: CasmOperand;
      /** Bits 128 to 255 of the dividend. */
      dividend1: CasmOperand;
      /** Bits 256 to 383 of the dividend. */
      dividend2: CasmOperand;
      /** Bits 384 to 511 of the dividend. */
      dividend3: CasmOperand;
      /** Lower 128 bits of the divisor. */
      divisor0: CasmOperand;
      /** Upper 128 bits of the divisor. */
      divisor1: CasmOperand;
      /** Cell that receives bits 0 to 127 of the quotient. */
      quotient0: CasmCell;
      /** Cell that receives bits 128 to 255 of the quotient. */
      quotient1: CasmCell;
      /** Cell that receives bits 256 to 383 of the quotient. */
      quotient2: CasmCell;
      /** Cell that receives bits 384 to 511 of the quotient. */
      quotient3: CasmCell;
      /** Cell that receives the lower 128 bits of the remainder. */
      remainder0: CasmCell;
      /** Cell that receives the upper 128 bits of the remainder. */
      remainder1: CasmCell;
    };
  }
  | {
    /** Writes the square root of `value`, rounded down, to `dst`. */
    SquareRoot: {
      /** Integer whose square root is computed. */
      value: CasmOperand;
      /** Cell that receives the square root. */
      dst: CasmCell;
    };
  }
  | {
    /**
     * Writes the square root of a 256-bit integer, rounded down, in 64-bit parts, and the remainder in 128-bit
     * parts.
     */
    Uint256SquareRoot: {
      /** Lower 128 bits of the integer. */
      value_low: CasmOperand;
      /** Upper 128 bits of the integer. */
      value_high: CasmOperand;
      /** Cell that receives the lower 64 bits of the square root. */
      sqrt0: CasmCell;
      /** Cell that receives the upper 64 bits of the square root. */
      sqrt1: CasmCell;
      /** Cell that receives the lower 128 bits of the remainder. */
      remainder_low: CasmCell;
      /** Cell that receives the upper 128 bits of the remainder. */
      remainder_high: CasmCell;
      /** Cell that receives 1 if twice the square root minus the remainder is 2^128 or more, else 0. */
      sqrt_mul_2_minus_remainder_ge_u128: CasmCell;
    };
  }
  | {
    /** Writes an `x` of at most `max_x`, and a `y`, with `x * scalar + y = value`. */
    LinearSplit: {
      /** Integer to split. */
      value: CasmOperand;
      /** Factor of `x`. */
      scalar: CasmOperand;
      /** Maximum of `x`. */
      max_x: CasmOperand;
      /** Cell that receives `x`: the quotient of `value` and `scalar`, or `max_x` if that is less. */
      x: CasmCell;
      /** Cell that receives `y`, the rest of the value. */
      y: CasmCell;
    };
  }
  | {
    /** Creates the segment of a dictionary and registers its address. */
    AllocFelt252Dict: {
      /**
       * Address after the latest state of the segment arena, which holds the number of dictionaries and the
       * address of the table of their segments.
       */
      segment_arena_ptr: CasmOperand;
    };
  }
  | {
    /** Writes the value that `key` has so far to the new dictionary access. */
    Felt252DictEntryInit: {
      /** Address of the new access in the dictionary's segment. */
      dict_ptr: CasmOperand;
      /** Key that is accessed. */
      key: CasmOperand;
    };
  }
  | {
    /** Sets the value of the key of the last dictionary access. */
    Felt252DictEntryUpdate: {
      /** Address after the last access in the dictionary's segment. */
      dict_ptr: CasmOperand;
      /** New value of the key. */
      value: CasmOperand;
    };
  }
  | {
    /** Writes the index of the dictionary that ends at `dict_end_ptr` among all dictionaries. */
    GetSegmentArenaIndex: {
      /** Address after the last access in the dictionary's segment. */
      dict_end_ptr: CasmOperand;
      /** Cell that receives the index of the dictionary. */
      dict_index: CasmCell;
    };
  }
  | {
    /**
     * Groups the accesses of a dictionary by key, so that they can be squashed into one access for each key.
     */
    InitSquashData: {
      /** Address of the first access. */
      dict_accesses: CasmOperand;
      /** Size of all accesses, in cells; 3 for each access. */
      ptr_diff: CasmOperand;
      /** Number of accesses. */
      n_accesses: CasmOperand;
      /** Cell that receives 1 if a key is 2^128 or more, else 0. */
      big_keys: CasmCell;
      /** Cell that receives the smallest key. */
      first_key: CasmCell;
    };
  }
  | {
    /** Writes the index of the first access of the key that is squashed. */
    GetCurrentAccessIndex: {
      /** Address of the range check cell that receives the index. */
      range_check_ptr: CasmOperand;
    };
  }
  | {
    /** Writes 1 if the key has no further access to squash, else 0. */
    ShouldSkipSquashLoop: {
      /** Cell that receives 1 if the key has no further access, else 0. */
      should_skip_loop: CasmCell;
    };
  }
  | {
    /** Writes how far the next access of the key is from the current one, minus 1. */
    GetCurrentAccessDelta: {
      /** Cell that receives the difference of the indices, minus 1. */
      index_delta_minus1: CasmCell;
    };
  }
  | {
    /** Writes 1 if the key has a further access to squash, else 0. */
    ShouldContinueSquashLoop: {
      /** Cell that receives 1 if the key has a further access, else 0. */
      should_continue: CasmCell;
    };
  }
  | {
    /** Writes the dictionary key to squash next. */
    GetNextDictKey: {
      /** Cell that receives the key: the next larger one. */
      next_key: CasmCell;
    };
  }
  | {
    /**
     * Writes the lengths of the two shortest of three arcs: 0 to `a`, `a` to `b`, and `b` to the end of the
     * field. They prove that `a` is at most `b`.
     */
    AssertLeFindSmallArcs: {
      /**
       * Address of the first of four range check cells that receive the lengths: for each arc, remainder and
       * quotient of a division by a constant.
       */
      range_check_ptr: CasmOperand;
      /** Integer that must be the smaller one, or equal. */
      a: CasmOperand;
      /** Integer that must be the larger one, or equal. */
      b: CasmOperand;
    };
  }
  | {
    /** Writes 1 if the arc from 0 to `a` is one of the two shortest, else 0. */
    AssertLeIsFirstArcExcluded: {
      /** Cell that receives 0 if the arc from 0 to `a` is the longest one, else 1. */
      skip_exclude_a_flag: CasmCell;
    };
  }
  | {
    /** Writes 1 if the arc from `a` to `b` is one of the two shortest, else 0. */
    AssertLeIsSecondArcExcluded: {
      /** Cell that receives 0 if the arc from `a` to `b` is the longest one, else 1. */
      skip_exclude_b_minus_a: CasmCell;
    };
  }
  | {
    /** Writes a random point of the elliptic curve. */
    RandomEcPoint: {
      /** Cell that receives the x-coordinate. */
      x: CasmCell;
      /** Cell that receives the y-coordinate. */
      y: CasmCell;
    };
  }
  | {
    /** Writes the square root of `val` in the field or, if `val` has none, that of `3 * val`. */
    FieldSqrt: {
      /** Field element whose square root is computed. */
      val: CasmOperand;
      /** Cell that receives the square root. */
      sqrt: CasmCell;
    };
  }
  | {
    /** Prints the memory from `start` to `end`. */
    DebugPrint: {
      /** Address of the first cell to print. */
      start: CasmOperand;
      /** Address after the last cell to print. */
      end: CasmOperand;
    };
  }
  | {
    /** Writes an address with `size` free cells after it to `dst`. */
    AllocConstantSize: {
      /** Number of free cells. */
      size: CasmOperand;
      /** Cell that receives the address of the first free cell. */
      dst: CasmCell;
    };
  }
  | {
    /**
     * Writes the inverse of `b` modulo `n`, or the proof that there is none. All are in 128-bit parts; part 0
     * is the lowest.
     */
    U256InvModN: {
      /** Lower 128 bits of `b`, the integer to invert. */
      b0: CasmOperand;
      /** Upper 128 bits of `b`, the integer to invert. */
      b1: CasmOperand;
      /** Lower 128 bits of the modulus `n`. */
      n0: CasmOperand;
      /** Upper 128 bits of the modulus `n`. */
      n1: CasmOperand;
      /**
       * Cell that receives 0 if there is an inverse, else the lower 128 bits of `g`, a common divisor of `b`
       * and `n`.
       */
      g0_or_no_inv: CasmCell;
      /** Cell that receives the upper 128 bits of `g`; not written if there is an inverse. */
      g1_option: CasmCell;
      /** Cell that receives the lower 128 bits of the inverse or, without one, of `b / g`. */
      s_or_r0: CasmCell;
      /** Cell that receives the upper 128 bits of the inverse or, without one, of `b / g`. */
      s_or_r1: CasmCell;
      /**
       * Cell that receives the lower 128 bits of `(inverse * b - 1) / n` or, without an inverse, of `n / g`.
       */
      t_or_k0: CasmCell;
      /**
       * Cell that receives the upper 128 bits of `(inverse * b - 1) / n` or, without an inverse, of `n / g`.
       */
      t_or_k1: CasmCell;
    };
  }
  | {
    /** Evaluates a circuit of modular additions and multiplications, and writes the values of its gates. */
    EvalCircuit: {
      /** Number of additions. */
      n_add_mods: CasmOperand;
      /** Address of the first addition, an instance of the builtin `add_mod`. */
      add_mod_builtin: CasmOperand;
      /** Number of multiplications. */
      n_mul_mods: CasmOperand;
      /** Address of the first multiplication, an instance of the builtin `mul_mod`. */
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
      /** Cell with the first value. */
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
  /** Cell to read. */
  Deref: CasmCell;
}

/**
 * Immediate value.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface CasmImmediate {
  /** The value. */
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
    SystemCall: {
      /** Address of the request. */
      system: CasmOperand;
    };
  }
  | {
    /**
     * Runs the cheatcode `selector` of a test runner on the memory from `input_start` to `input_end`, and
     * writes where its output starts and ends.
     */
    Cheatcode: {
      /** Name of the cheatcode, as ASCII bytes. */
      selector: HexNumber;
      /** Address at which the input starts. */
      input_start: CasmOperand;
      /** Address after the input. */
      input_end: CasmOperand;
      /** Cell that receives the address at which the output starts. */
      output_start: CasmCell;
      /** Cell that receives the address after the output. */
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
    AssertAllAccessesUsed: {
      /** Cell with the number of accesses that were squashed. */
      n_used_accesses: CasmCell;
    };
  }
  | {
    /** Checks that `a` and `b` are integers, and that `a` is less than `b`. */
    AssertLtAssertValidInput: {
      /** Integer that must be the smaller one. */
      a: CasmOperand;
      /** Integer that must be the larger one. */
      b: CasmOperand;
    };
  }
  | {
    /** Writes the value that `key` has in a dictionary to `value_dst`. */
    Felt252DictRead: {
      /** Address of the next access in the dictionary's segment. */
      dict_ptr: CasmOperand;
      /** Key to read. */
      key: CasmOperand;
      /** Cell that receives the value; 0 if the key was never written. */
      value_dst: CasmCell;
    };
  }
  | {
    /** Sets the value of `key` in a dictionary. */
    Felt252DictWrite: {
      /** Address of the new access in the dictionary's segment. */
      dict_ptr: CasmOperand;
      /** Key to write. */
      key: CasmOperand;
      /** New value of the key. */
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
   * Source: starkware-libs/starknet-specs.
   *
   * @param class_hash - Hash of the class.
   * @returns CASM code with its hints.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 100 (failed to compile the contract; `data` is a
   * `CompilationErrorData`), 28 (class hash not found).
   * @example const casm = await client.starknet_getCompiledCasm("0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003");
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
