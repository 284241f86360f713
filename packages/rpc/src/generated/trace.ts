// Generated from specs/rpc/trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Address, BlockTag, Hash, Hex, HexValue, Quantity } from "./shared.ts";

/**
 * `trace`: the calls. `vmTrace`: every step of the machine. `stateDiff`: what changed in the state.
 *
 * Source: interface: C.
 */
export type TraceType = "trace" | "vmTrace" | "stateDiff";

/**
 * Asks for `trace` and no more.
 *
 * Source: interface: C.
 */
export type OnlyTrace = readonly ["trace"];

/**
 * Asks for `vmTrace` and no more.
 *
 * Source: interface: C.
 */
export type OnlyVmTrace = readonly ["vmTrace"];

/**
 * Asks for `stateDiff` and no more.
 *
 * Source: interface: C.
 */
export type OnlyStateDiff = readonly ["stateDiff"];

/**
 * Asks for `trace`, `vmTrace` and no more.
 *
 * Source: interface: C.
 */
export type OnlyTraceAndVmTrace = readonly ["trace", "vmTrace"] | readonly ["vmTrace", "trace"];

/**
 * Asks for `trace`, `stateDiff` and no more.
 *
 * Source: interface: C.
 */
export type OnlyTraceAndStateDiff = readonly ["trace", "stateDiff"] | readonly ["stateDiff", "trace"];

/**
 * Asks for `vmTrace`, `stateDiff` and no more.
 *
 * Source: interface: C.
 */
export type OnlyVmTraceAndStateDiff = readonly ["vmTrace", "stateDiff"] | readonly ["stateDiff", "vmTrace"];

/**
 * Asks for `trace`, `vmTrace`, `stateDiff` and no more.
 *
 * Source: interface: C.
 */
export type OnlyAll =
  | readonly ["trace", "vmTrace", "stateDiff"]
  | readonly ["trace", "stateDiff", "vmTrace"]
  | readonly ["vmTrace", "trace", "stateDiff"]
  | readonly ["vmTrace", "stateDiff", "trace"]
  | readonly ["stateDiff", "trace", "vmTrace"]
  | readonly ["stateDiff", "vmTrace", "trace"];

/**
 * What a transaction did. What was not asked for is `null`, or an empty array for `trace`.
 *
 * Source: interface: C; erigon, reth, besu.
 */
export interface Replay {
  /** What the transaction returned. */
  output: Hex;
  /** Its calls, each before those within it. */
  trace: TraceEntry[];
  /** Every step of the machine. */
  vmTrace: VmTrace | null;
  /** What changed in the state. */
  stateDiff: StateDiff | null;
  /** What the contract gave as the reason. Only Besu tells it. */
  revertReason?: Hex | null;
}

/**
 * Which transaction of a block it is.
 *
 * Source: erigon.
 */
export interface InBlock {
  /** Hash of the transaction. */
  transactionHash: Hash;
}

/**
 * A replay for which `trace` was asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfTrace extends Replay {
  trace: TraceEntry[];
  vmTrace: null;
  stateDiff: null;
}

/**
 * A replay for which `vmTrace` was asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfVmTrace extends Replay {
  trace: [];
  vmTrace: VmTrace;
  stateDiff: null;
}

/**
 * A replay for which `stateDiff` was asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfStateDiff extends Replay {
  trace: [];
  vmTrace: null;
  stateDiff: StateDiff;
}

/**
 * A replay for which `trace`, `vmTrace` were asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfTraceAndVmTrace extends Replay {
  trace: TraceEntry[];
  vmTrace: VmTrace;
  stateDiff: null;
}

/**
 * A replay for which `trace`, `stateDiff` were asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfTraceAndStateDiff extends Replay {
  trace: TraceEntry[];
  vmTrace: null;
  stateDiff: StateDiff;
}

/**
 * A replay for which `vmTrace`, `stateDiff` were asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfVmTraceAndStateDiff extends Replay {
  trace: [];
  vmTrace: VmTrace;
  stateDiff: StateDiff;
}

/**
 * A replay for which `trace`, `vmTrace`, `stateDiff` were asked.
 *
 * Source: interface: C.
 */
export interface ReplayOfAll extends Replay {
  trace: TraceEntry[];
  vmTrace: VmTrace;
  stateDiff: StateDiff;
}

/**
 * A step of a transaction by its `type`.
 *
 * Source: erigon.
 */
export type TraceEntry = CallTrace | CreateTrace | SuicideTrace;

/**
 * Where in the tree of calls it is.
 *
 * Source: erigon.
 */
export interface TracePlace {
  /** What went wrong. */
  error?: string;
  /** How many calls are directly within it. */
  subtraces: number;
  /** Its place among the calls at each depth, from the top. */
  traceAddress: number[];
}

/**
 * A call of a contract or a transfer.
 *
 * Source: erigon.
 */
export interface CallTrace extends TracePlace {
  type: "call";
  action: {
    callType: "call" | "delegatecall" | "staticcall" | "callcode";
    from: Address;
    to: Address;
    /** Gas that it was given. */
    gas: Quantity;
    /** Wei that it transferred. */
    value: Quantity;
    input: Hex;
  };
  /** `null` if it went wrong. */
  result: { gasUsed: Quantity; output: Hex } | null;
}

/**
 * The making of a contract.
 *
 * Source: erigon.
 */
export interface CreateTrace extends TracePlace {
  type: "create";
  action: {
    from: Address;
    /** Gas that it was given. */
    gas: Quantity;
    /** Wei that it transferred. */
    value: Quantity;
    /** The code that makes the contract. */
    init: Hex;
    /** `create`, `create2` or, from some nodes, `eofcreate`. */
    creationMethod?: string;
  };
  /** `null` if it went wrong. */
  result: { address: Address; code: Hex; gasUsed: Quantity } | null;
}

/**
 * The end of a contract.
 *
 * Source: erigon.
 */
export interface SuicideTrace extends TracePlace {
  type: "suicide";
  action: {
    address: Address;
    /** Wei that it had. */
    balance: Quantity;
    /** Who receives them. */
    refundAddress: Address;
  };
  result: null;
}

/**
 * A change. `"="`: none. `+`: the value that came to be. `-`: the value that was there. `*`: from one to
 * another.
 *
 * Source: erigon.
 */
export type Delta = "=" | { "+": HexValue } | { "-": HexValue } | { "*": { from: HexValue; to: HexValue } };

/**
 * What changed, by account.
 *
 * Source: erigon.
 */
export type StateDiff = Record<Address, {
  /** Wei. */
  balance: Delta;
  code: Delta;
  nonce: Delta;
  /** By slot. */
  storage: Record<Hash, Delta>;
}>;

/**
 * The steps of the machine in one call.
 *
 * Source: erigon.
 */
export interface VmTrace {
  /** What was run. */
  code: Hex;
  ops: VmOperation[];
}

/**
 * A step of the machine.
 *
 * Source: erigon.
 */
export interface VmOperation {
  /** Gas that it took. */
  cost: number | bigint;
  /** Place in the code. */
  pc: number;
  /** What it did, `null` if it went wrong. */
  ex: 
    | {
      /** What it wrote to memory, and where. */
      mem: { data: Hex; off: number } | null;
      /** What it put on the stack. */
      push: HexValue[];
      /** What it wrote to storage. */
      store: { key: HexValue; val: HexValue } | null;
      /** Gas that was left after it. */
      used: number | bigint;
    }
    | null;
  /** The call that it made. */
  sub: VmTrace | null;
  /** Its place in the tree. Only Erigon tells it. */
  idx?: string;
  /** Name of the instruction. Only Erigon tells it. */
  op?: string;
}

/** Replays of transactions: `trace_`. */
export interface TraceMethods {
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large.
   *
   * @param block - Hash or number of the block, the number in hex or decimal.
   * @param traceTypes - What to tell.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32005 (more requests than the plan allows), -32001 (the block or
   * transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const replays = await client.trace_replayBlockTransactions("0x2ed119", ["trace"]);
   * ```
   *
   * Source: interface: C; shapes from erigon, reth and besu.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyTrace,
  ): Promise<(ReplayOfTrace & InBlock)[]>;
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large. Every step of the
   * machine.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyVmTrace,
  ): Promise<(ReplayOfVmTrace & InBlock)[]>;
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large. What changed in the
   * state.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyStateDiff,
  ): Promise<(ReplayOfStateDiff & InBlock)[]>;
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large. The calls and every
   * step of the machine.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndVmTrace,
  ): Promise<(ReplayOfTraceAndVmTrace & InBlock)[]>;
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large. The calls and what
   * changed in the state.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndStateDiff,
  ): Promise<(ReplayOfTraceAndStateDiff & InBlock)[]>;
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large. Every step of the
   * machine and what changed in the state.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyVmTraceAndStateDiff,
  ): Promise<(ReplayOfVmTraceAndStateDiff & InBlock)[]>;
  /** Runs the transactions of a block again and tells what each did. Answers are large. All that there is. */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: OnlyAll,
  ): Promise<(ReplayOfAll & InBlock)[]>;
  /**
   * Runs the transactions of a block again and tells what each did. Answers are large. Where it is known only
   * at run time which of these.
   */
  trace_replayBlockTransactions(
    block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
    traceTypes: readonly TraceType[],
  ): Promise<(Replay & InBlock)[]>;

  /**
   * Runs a transaction again and tells what it did.
   *
   * @param transactionHash - Hash of the transaction.
   * @param traceTypes - What to tell.
   * @returns what the transaction did.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32005 (more requests than the plan allows), -32001 (the block or
   * transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const replay = await client.trace_replayTransaction("0xc74e8bd3e0fcb1d6b8a4d4c9e5f5b1e2d7f3a6b9c0d1e2f3a4b5c6d7e8f90a1b", ["stateDiff"]);
   * ```
   *
   * Source: interface: C; shapes from erigon, reth and besu.
   */
  trace_replayTransaction(transactionHash: Hash, traceTypes: OnlyTrace): Promise<ReplayOfTrace>;
  /** Runs a transaction again and tells what it did. Every step of the machine. */
  trace_replayTransaction(transactionHash: Hash, traceTypes: OnlyVmTrace): Promise<ReplayOfVmTrace>;
  /** Runs a transaction again and tells what it did. What changed in the state. */
  trace_replayTransaction(transactionHash: Hash, traceTypes: OnlyStateDiff): Promise<ReplayOfStateDiff>;
  /** Runs a transaction again and tells what it did. The calls and every step of the machine. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndVmTrace,
  ): Promise<ReplayOfTraceAndVmTrace>;
  /** Runs a transaction again and tells what it did. The calls and what changed in the state. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndStateDiff,
  ): Promise<ReplayOfTraceAndStateDiff>;
  /**
   * Runs a transaction again and tells what it did. Every step of the machine and what changed in the state.
   */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyVmTraceAndStateDiff,
  ): Promise<ReplayOfVmTraceAndStateDiff>;
  /** Runs a transaction again and tells what it did. All that there is. */
  trace_replayTransaction(transactionHash: Hash, traceTypes: OnlyAll): Promise<ReplayOfAll>;
  /** Runs a transaction again and tells what it did. Where it is known only at run time which of these. */
  trace_replayTransaction(transactionHash: Hash, traceTypes: readonly TraceType[]): Promise<Replay>;
}

/**
 * The methods of {@link TraceMethods} as `{ method, params }` calls. The first of `overloads` that the params
 * fit says the result.
 */
export interface TraceCalls {
  trace_replayBlockTransactions: {
    params: readonly [
      block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
      traceTypes: readonly TraceType[],
    ];
    result: (Replay & InBlock)[];
    overloads: [
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyTrace,
        ];
        result: (ReplayOfTrace & InBlock)[];
      },
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyVmTrace,
        ];
        result: (ReplayOfVmTrace & InBlock)[];
      },
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyStateDiff,
        ];
        result: (ReplayOfStateDiff & InBlock)[];
      },
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndVmTrace,
        ];
        result: (ReplayOfTraceAndVmTrace & InBlock)[];
      },
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndStateDiff,
        ];
        result: (ReplayOfTraceAndStateDiff & InBlock)[];
      },
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyVmTraceAndStateDiff,
        ];
        result: (ReplayOfVmTraceAndStateDiff & InBlock)[];
      },
      {
        params: readonly [
          block: Hash | Quantity | `${bigint}` | number | bigint | BlockTag,
          traceTypes: OnlyAll,
        ];
        result: (ReplayOfAll & InBlock)[];
      },
    ];
  };
  trace_replayTransaction: {
    params: readonly [transactionHash: Hash, traceTypes: readonly TraceType[]];
    result: Replay;
    overloads: [
      { params: readonly [transactionHash: Hash, traceTypes: OnlyTrace]; result: ReplayOfTrace },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyVmTrace];
        result: ReplayOfVmTrace;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyStateDiff];
        result: ReplayOfStateDiff;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyTraceAndVmTrace];
        result: ReplayOfTraceAndVmTrace;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyTraceAndStateDiff];
        result: ReplayOfTraceAndStateDiff;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyVmTraceAndStateDiff];
        result: ReplayOfVmTraceAndStateDiff;
      },
      { params: readonly [transactionHash: Hash, traceTypes: OnlyAll]; result: ReplayOfAll },
    ];
  };
}
