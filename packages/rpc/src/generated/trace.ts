// Generated from specs/rpc/trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockOverrides, StateOverrides } from "./ethereum-state.ts";
import type { TransactionRequest } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type {
  Address, BlockNumberOrTag, BlockReference, BlockTag, Decimal, Hash, Hex, HexValue,
} from "./shared.ts";

/**
 * Parts of a trace. `trace`: calls. `vmTrace`: every EVM step. `stateDiff`: state changes.
 *
 * Source: erigon, reth, besu.
 */
export type TraceType = "trace" | "vmTrace" | "stateDiff";

/**
 * Options of Erigon's tracer.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface ErigonTraceConfig {
  /** `true` to include the withdrawals of blocks, as rewards. */
  IncludeWithdrawals?: boolean;
  /** Options of the tracer. */
  tracerConfig?: {
    /** `true` to include calls of precompiled contracts. */
    includePrecompiles?: boolean;
  };
}

/**
 * Requests only `trace`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyTrace = readonly ["trace"];

/**
 * Requests only `vmTrace`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyVmTrace = readonly ["vmTrace"];

/**
 * Requests only `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyStateDiff = readonly ["stateDiff"];

/**
 * Requests only `trace` and `vmTrace`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyTraceAndVmTrace = readonly ["trace", "vmTrace"] | readonly ["vmTrace", "trace"];

/**
 * Requests only `trace` and `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyTraceAndStateDiff = readonly ["trace", "stateDiff"] | readonly ["stateDiff", "trace"];

/**
 * Requests only `vmTrace` and `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyVmTraceAndStateDiff = readonly ["vmTrace", "stateDiff"] | readonly ["stateDiff", "vmTrace"];

/**
 * Requests `trace`, `vmTrace` and `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export type OnlyAll =
  | readonly ["trace", "vmTrace", "stateDiff"]
  | readonly ["trace", "stateDiff", "vmTrace"]
  | readonly ["vmTrace", "trace", "stateDiff"]
  | readonly ["vmTrace", "stateDiff", "trace"]
  | readonly ["stateDiff", "trace", "vmTrace"]
  | readonly ["stateDiff", "vmTrace", "trace"];

/**
 * Trace of a transaction. Parts that were not requested are `null`, or an empty array for `trace`. Erigon
 * returns the calls even if only other parts are requested.
 *
 * Source: erigon, reth, besu; erigontech/rpc-tests.
 */
export interface Replay<Q extends QuantityForm = "hex"> {
  /** The return value of the transaction. */
  output: Hex;
  /** Calls, parents before children. */
  trace: TraceEntry<Q>[];
  /** EVM steps. */
  vmTrace: VmTrace | null;
  /** State changes. */
  stateDiff: StateDiff<Q> | null;
  /** Revert reason. Only Besu returns it. */
  revertReason?: Hex | null;
  /**
   * Hash of the transaction. Absent or `null` for a traced call, for a single transaction from nodes other
   * than Erigon, and for a proof-of-work block reward, which Erigon adds to the transactions.
   */
  transactionHash?: Hash | null;
}

/**
 * A trace with `trace`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfTrace<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, parents before children. */
  trace: TraceEntry<Q>[];
  /** Not requested. */
  vmTrace: null;
  /** Not requested. */
  stateDiff: null;
}

/**
 * A trace with `vmTrace`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfVmTrace<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, which were not requested: empty, except from Erigon. */
  trace: TraceEntry<Q>[];
  vmTrace: VmTrace;
  /** Not requested. */
  stateDiff: null;
}

/**
 * A trace with `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfStateDiff<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, which were not requested: empty, except from Erigon. */
  trace: TraceEntry<Q>[];
  /** Not requested. */
  vmTrace: null;
  stateDiff: StateDiff<Q>;
}

/**
 * A trace with `trace` and `vmTrace`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfTraceAndVmTrace<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, parents before children. */
  trace: TraceEntry<Q>[];
  vmTrace: VmTrace;
  /** Not requested. */
  stateDiff: null;
}

/**
 * A trace with `trace` and `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfTraceAndStateDiff<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, parents before children. */
  trace: TraceEntry<Q>[];
  /** Not requested. */
  vmTrace: null;
  stateDiff: StateDiff<Q>;
}

/**
 * A trace with `vmTrace` and `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfVmTraceAndStateDiff<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, which were not requested: empty, except from Erigon. */
  trace: TraceEntry<Q>[];
  vmTrace: VmTrace;
  stateDiff: StateDiff<Q>;
}

/**
 * A trace with `trace`, `vmTrace` and `stateDiff`.
 *
 * Source: erigon, reth, besu.
 */
export interface ReplayOfAll<Q extends QuantityForm = "hex"> extends Replay<Q> {
  /** Calls, parents before children. */
  trace: TraceEntry<Q>[];
  vmTrace: VmTrace;
  stateDiff: StateDiff<Q>;
}

/**
 * A trace entry, distinguished by `type`.
 *
 * Source: erigon.
 */
export type TraceEntry<Q extends QuantityForm = "hex"> = CallTrace<Q> | CreateTrace<Q> | SuicideTrace<Q>;

/**
 * Fields of all trace entries.
 *
 * Source: erigon.
 */
export interface TraceBase {
  /** Error message. */
  error?: string;
  /** Revert reason. Only Besu returns it. */
  revertReason?: Hex | null;
  /** Number of direct child calls. */
  subtraces: number;
  /** Position in the call tree: index among its siblings at each depth, from the top. */
  traceAddress: number[];
}

/**
 * A message call or value transfer.
 *
 * Source: erigon.
 */
export interface CallTrace<Q extends QuantityForm = "hex"> extends TraceBase {
  type: "call";
  /** Parameters of the call. */
  action: {
    /** Type of the message call: its opcode, in lower case. */
    callType: "call" | "delegatecall" | "staticcall" | "callcode";
    /** Address of the caller. */
    from: Address;
    /** Address of the called account; for a delegate call, of the account whose code runs. */
    to: Address;
    /** Gas provided to the call. */
    gas: Quantities[Q];
    /** Value transferred, in wei. */
    value: Quantities[Q];
    /** Calldata of the call. */
    input: Hex;
  };
  /** Result of the call. Absent or `null` if the call failed. */
  result?:
    | {
      /** Gas used by the call, including its inner calls. */
      gasUsed: Quantities[Q];
      /** Return value of the call. */
      output: Hex;
    }
    | null;
}

/**
 * A contract creation.
 *
 * Source: erigon.
 */
export interface CreateTrace<Q extends QuantityForm = "hex"> extends TraceBase {
  type: "create";
  /** Parameters of the creation. */
  action: {
    /** Address of the creator. */
    from: Address;
    /** Gas provided to the init code. */
    gas: Quantities[Q];
    /** Value transferred, in wei. */
    value: Quantities[Q];
    /** Init code of the created contract. */
    init: Hex;
    /** Creation method: `create`, `create2` or, from some nodes, `eofcreate`. */
    creationMethod?: string;
  };
  /** Created contract. Absent or `null` if the creation failed. */
  result?:
    | {
      /** Address of the created contract. */
      address: Address;
      /** Code of the created contract. */
      code: Hex;
      /** Gas used by the creation, including its inner calls. */
      gasUsed: Quantities[Q];
    }
    | null;
}

/**
 * A self-destruct of a contract.
 *
 * Source: erigon.
 */
export interface SuicideTrace<Q extends QuantityForm = "hex"> extends TraceBase {
  type: "suicide";
  /** Destroyed contract, with the balance and its recipient. */
  action: {
    /** Address of the destroyed contract. */
    address: Address;
    /** Balance of the destroyed contract, in wei. */
    balance: Quantities[Q];
    /** Address that receives the balance. */
    refundAddress: Address;
  };
  /** Absent or `null`, since a self-destruct has no result. */
  result?: null;
}

/**
 * Reward of a miner for a proof-of-work block.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export interface RewardTrace<Q extends QuantityForm = "hex"> extends TraceBase {
  type: "reward";
  /** Reward: recipient, amount in wei, and whether it is for a `block` or an `uncle`. */
  action: {
    /** Address that receives the reward. */
    author: Address;
    /** Reward, in wei. */
    value: Quantities[Q];
    /**
     * Type of the reward: `block`, `uncle` or, on chains with authority round consensus, `emptyStep` or
     * `external`.
     */
    rewardType: string;
  };
  /** Absent or `null`, since a reward has no result. */
  result?: null;
}

/**
 * A trace entry, with its block and transaction.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export type LocalizedTrace<Q extends QuantityForm = "hex"> = (TraceEntry<Q> | RewardTrace<Q>) & TraceLocation;

/**
 * Block and transaction of a trace entry.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export interface TraceLocation {
  /** Hash of the block; `null` for the pending block. */
  blockHash: Hash | null;
  /** Number of the block; `null` for the pending block. */
  blockNumber: number | bigint | null;
  /** Hash of the transaction; `null` for a reward. */
  transactionHash?: Hash | null;
  /** Index of the transaction in the block, from 0; `null` for a reward. */
  transactionPosition?: number | bigint | null;
}

/**
 * Filter for traces.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export interface TraceFilter<Q extends QuantityForm = "hex"> {
  /** First block of the range. Default: the latest block. */
  fromBlock?: BlockNumberOrTag<Q>;
  /** Last block of the range. Default: the latest block. */
  toBlock?: BlockNumberOrTag<Q>;
  /** Sender addresses. Any by default. */
  fromAddress?: readonly Address[];
  /** Recipient addresses. Any by default. */
  toAddress?: readonly Address[];
  /** Whether sender and recipient must both match, or either. Default: `"union"`. */
  mode?: "union" | "intersection";
  /** Number of traces to skip. */
  after?: number | bigint;
  /** Maximum number of traces to return. */
  count?: number | bigint;
}

/**
 * Gas used by each opcode in a transaction.
 *
 * Source: reth.
 */
export interface TransactionOpcodeGas {
  /** Hash of the transaction. */
  transactionHash: Hash;
  /** Gas used, by opcode. */
  opcodeGas: {
    /** Name of the opcode, such as `PUSH1`. */
    opcode: string;
    /** Number of times that the opcode was executed. */
    count: number | bigint;
    /** Gas used by all executions of the opcode. */
    gasUsed: number | bigint;
  }[];
}

/**
 * A change of a value. `=`: unchanged. `+`: added, with the new value. `-`: removed, with the old value. `*`:
 * modified, with both values.
 *
 * Source: erigon.
 */
export type Delta =
  | "="
  | {
    /** New value. */
    "+": HexValue;
  }
  | {
    /** Old value. */
    "-": HexValue;
  }
  | {
    /** Old and new value. */
    "*": {
      /** Old value. */
      from: HexValue;
      /** New value. */
      to: HexValue;
    };
  };

/**
 * A change of an integer. `=`: unchanged. `+`: added, with the new value. `-`: removed, with the old value.
 * `*`: modified, with both values.
 *
 * Source: erigon, besu.
 */
export type QuantityDelta<Q extends QuantityForm = "hex"> =
  | "="
  | {
    /** New value. */
    "+": Quantities[Q];
  }
  | {
    /** Old value. */
    "-": Quantities[Q];
  }
  | {
    /** Old and new value. */
    "*": {
      /** Old value. */
      from: Quantities[Q];
      /** New value. */
      to: Quantities[Q];
    };
  };

/**
 * State changes, by account.
 *
 * Source: erigon.
 */
export type StateDiff<Q extends QuantityForm = "hex"> = Record<Address, {
  /** Change of the balance, in wei. */
  balance: QuantityDelta<Q>;
  code: Delta;
  nonce: QuantityDelta<Q>;
  /** Changes of storage, by slot. */
  storage: Record<Hash, Delta>;
}>;

/**
 * EVM steps of a call.
 *
 * Source: erigon.
 */
export interface VmTrace {
  /** Executed code. */
  code: Hex;
  /** EVM steps, in order. */
  ops: VmOperation[];
}

/**
 * An EVM step.
 *
 * Source: erigon.
 */
export interface VmOperation {
  /** Gas cost of the step. */
  cost: number | bigint;
  /** Program counter. */
  pc: number;
  /** Effects of the step; `null` if it failed. */
  ex:
    | {
      /** Write to memory, with its offset. */
      mem:
        | {
          /** Bytes that were written. */
          data: Hex;
          /** Offset in memory, in bytes. */
          off: number;
        }
        | null;
      /** Values pushed onto the stack. */
      push: HexValue[];
      /** Write to storage. */
      store:
        | {
          /** Storage slot that was written. */
          key: HexValue;
          /** New value of the slot. */
          val: HexValue;
        }
        | null;
      /** Gas left after the step. */
      used: number | bigint;
    }
    | null;
  /** EVM steps of the inner call, if the step makes one. */
  sub: VmTrace | null;
  /** Position in the call tree. Only Erigon returns it. */
  idx?: string;
  /** Name of the opcode. Only Erigon returns it. */
  op?: string;
}

/** Traces of calls, transactions and blocks, `trace_`. */
export interface TraceMethods<Q extends QuantityForm = "hex"> {
  /**
   * Executes the transactions of a block again and returns their traces. Responses are large.
   *
   * Source: erigon, reth, besu.
   *
   * @param block - Hash or number of the block. The number is in hex or decimal.
   * @param traceTypes - Parts of the trace to return.
   * @param gasBailOut - `true` to execute even if the sender cannot pay for the gas. Only Erigon accepts it.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replays = await client.trace_replayBlockTransactions("0x2ed119", ["trace"]);
   */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTrace<Q>[]>;
  /** Returns every EVM step. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTrace<Q>[]>;
  /** Returns the state changes. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfStateDiff<Q>[]>;
  /** Returns the calls and every EVM step. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndVmTrace<Q>[]>;
  /** Returns the calls and the state changes. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndStateDiff<Q>[]>;
  /** Returns every EVM step and the state changes. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyVmTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>[]>;
  /** Returns the calls, every EVM step and the state changes. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyAll,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfAll<Q>[]>;
  /** For params whose case is known only at run time. */
  trace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: readonly TraceType[],
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<Replay<Q>[]>;

  /**
   * Executes a transaction again and returns its trace.
   *
   * Source: erigon, reth, besu.
   *
   * @param transactionHash - Hash of the transaction.
   * @param traceTypes - Parts of the trace to return.
   * @param gasBailOut - `true` to execute even if the sender cannot pay for the gas. Only Erigon accepts it.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Trace of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replay = await client.trace_replayTransaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["stateDiff"]);
   */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTrace<Q>>;
  /** Returns every EVM step. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTrace<Q>>;
  /** Returns the state changes. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfStateDiff<Q>>;
  /** Returns the calls and every EVM step. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndVmTrace<Q>>;
  /** Returns the calls and the state changes. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndStateDiff<Q>>;
  /** Returns every EVM step and the state changes. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyVmTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>>;
  /** Returns the calls, every EVM step and the state changes. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyAll,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfAll<Q>>;
  /** For params whose case is known only at run time. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: readonly TraceType[],
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<Replay<Q>>;

  /**
   * Executes a call, without creating a transaction, and returns its trace.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param transaction - Call to trace.
   * @param traceTypes - Parts of the trace to return.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @param stateOverrides - Overrides of account state for this call, in reth. Erigon accepts the options of
   * its tracer at this position.
   * @param blockOverrides - Overrides of block fields for this call. Only reth accepts them.
   * @returns Trace of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replay = await client.trace_call({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, ["trace"], "latest");
   */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyTrace,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfTrace<Q>>;
  /** Returns every EVM step. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyVmTrace,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfVmTrace<Q>>;
  /** Returns the state changes. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyStateDiff,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfStateDiff<Q>>;
  /** Returns the calls and every EVM step. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyTraceAndVmTrace,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfTraceAndVmTrace<Q>>;
  /** Returns the calls and the state changes. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyTraceAndStateDiff,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfTraceAndStateDiff<Q>>;
  /** Returns every EVM step and the state changes. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyVmTraceAndStateDiff,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>>;
  /** Returns the calls, every EVM step and the state changes. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyAll,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<ReplayOfAll<Q>>;
  /** For params whose case is known only at run time. */
  trace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: readonly TraceType[],
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<Replay<Q>>;

  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param calls - Calls, each with the parts of the trace to return.
   * @param block - Block at whose state to run; `latest` by default.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Trace of each call, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replays = await client.trace_callMany([[{ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, ["trace"]]], "latest");
   */
  trace_callMany(
    calls: readonly (readonly [TransactionRequest<ParamForm<Q>>, readonly TraceType[]])[],
    block?: BlockReference<ParamForm<Q>>,
    config?: ErigonTraceConfig,
  ): Promise<Replay<Q>[]>;

  /**
   * Executes a signed transaction without submitting it, and returns its trace.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param bytes - Signed transaction in its binary form (EIP-2718).
   * @param traceTypes - Parts of the trace to return.
   * @param block - Block at whose state to run; `latest` by default. Erigon and Besu do not accept it.
   * @returns Trace of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replay = await client.trace_rawTransaction("0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a03b567ce29c708fb8c940b4d0a2be911943e3d2e8992138679637feb2b7dea71ca0752ee3999044860e02a52a998ffde92e21734bcfc4582a4c4b06ebb90f751d56", ["trace"]);
   */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyTrace,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfTrace<Q>>;
  /** Returns every EVM step. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyVmTrace,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfVmTrace<Q>>;
  /** Returns the state changes. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyStateDiff,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfStateDiff<Q>>;
  /** Returns the calls and every EVM step. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyTraceAndVmTrace,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfTraceAndVmTrace<Q>>;
  /** Returns the calls and the state changes. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyTraceAndStateDiff,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfTraceAndStateDiff<Q>>;
  /** Returns every EVM step and the state changes. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyVmTraceAndStateDiff,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>>;
  /** Returns the calls, every EVM step and the state changes. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyAll,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfAll<Q>>;
  /** For params whose case is known only at run time. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: readonly TraceType[],
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<Replay<Q>>;

  /**
   * Returns the calls of all transactions in a block.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param block - Block to trace.
   * @param gasBailOut - `true` to execute even if the sender cannot pay for the gas. Only Erigon accepts it.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Calls in order, parents before children; some nodes return `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.trace_block("0x2d");
   */
  trace_block(
    block: BlockReference<ParamForm<Q>>,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace<Q>[] | null>;

  /**
   * Returns all calls of a transaction.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @param gasBailOut - `true` to execute even if the sender cannot pay for the gas. Only Erigon accepts it.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Calls in order, parents before children; `null` if the transaction is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.trace_transaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  trace_transaction(
    transactionHash: Hash,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace<Q>[] | null>;

  /**
   * Returns one call of a transaction.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @param place - Position in the call tree: index among its siblings at each depth, from the top.
   * @param gasBailOut - `true` to execute even if the sender cannot pay for the gas. Only Erigon accepts it.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Call; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const trace = await client.trace_get("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["0x0"]);
   */
  trace_get(
    transactionHash: Hash,
    place: readonly Quantities[ParamForm<Q>][],
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace<Q> | null>;

  /**
   * Returns the calls in a range of blocks, filtered by sender and recipient.
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   *
   * @param filter - Filter for the calls.
   * @param gasBailOut - `true` to execute even if the sender cannot pay for the gas. Only Erigon accepts it.
   * @param config - Options of the tracer. Only Erigon accepts them.
   * @returns Calls, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.trace_filter({ fromBlock: "0x2d", toBlock: "0x2d", fromAddress: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] });
   */
  trace_filter(
    filter: TraceFilter<ParamForm<Q>>,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace<Q>[]>;

  /**
   * Returns the gas used by each opcode in a transaction.
   *
   * Source: reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Gas used, by opcode; `null` if the transaction is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const gas = await client.trace_transactionOpcodeGas("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  trace_transactionOpcodeGas(transactionHash: Hash): Promise<TransactionOpcodeGas | null>;

  /**
   * Returns the gas used by each opcode in a block.
   *
   * Source: reth.
   *
   * @param block - Block to trace.
   * @returns Gas used, by transaction and opcode; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const gas = await client.trace_blockOpcodeGas("0x2d");
   */
  trace_blockOpcodeGas(
    block: BlockReference<ParamForm<Q>>,
  ): Promise<
    | {
      /** Hash of the block. */
      blockHash: Hash;
      /** Number of the block. */
      blockNumber: number | bigint;
      /** Gas used by each opcode, by transaction, in the order of the block. */
      transactions: TransactionOpcodeGas[];
    }
    | null>;
}

/**
 * The methods of {@link TraceMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface TraceCalls<Q extends QuantityForm = "hex"> {
  trace_replayBlockTransactions: {
    params: readonly [
      block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
      traceTypes: readonly TraceType[],
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: Replay<Q>[];
    overloads: [
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTrace<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTrace<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfStateDiff<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndVmTrace<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndStateDiff<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyVmTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTraceAndStateDiff<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyAll,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfAll<Q>[];
      },
    ];
  };
  trace_replayTransaction: {
    params: readonly [
      transactionHash: Hash,
      traceTypes: readonly TraceType[],
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: Replay<Q>;
    overloads: [
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTrace<Q>;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTrace<Q>;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfStateDiff<Q>;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyTraceAndVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndVmTrace<Q>;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyVmTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyAll,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfAll<Q>;
      },
    ];
  };
  trace_call: {
    params: readonly [
      transaction: TransactionRequest<ParamForm<Q>>,
      traceTypes: readonly TraceType[],
      block?: BlockReference<ParamForm<Q>>,
      stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
      blockOverrides?: BlockOverrides<ParamForm<Q>>,
    ];
    result: Replay<Q>;
    overloads: [
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyTrace,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyVmTrace,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfVmTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyStateDiff,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfStateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyTraceAndVmTrace,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfTraceAndVmTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyTraceAndStateDiff,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyVmTraceAndStateDiff,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfVmTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyAll,
          block?: BlockReference<ParamForm<Q>>,
          stateOverrides?: StateOverrides<ParamForm<Q>> | ErigonTraceConfig,
          blockOverrides?: BlockOverrides<ParamForm<Q>>,
        ];
        result: ReplayOfAll<Q>;
      },
    ];
  };
  trace_callMany: {
    params: readonly [
      calls: readonly (readonly [TransactionRequest<ParamForm<Q>>, readonly TraceType[]])[],
      block?: BlockReference<ParamForm<Q>>,
      config?: ErigonTraceConfig,
    ];
    result: Replay<Q>[];
  };
  trace_rawTransaction: {
    params: readonly [bytes: Hex, traceTypes: readonly TraceType[], block?: BlockReference<ParamForm<Q>>];
    result: Replay<Q>;
    overloads: [
      {
        params: readonly [bytes: Hex, traceTypes: OnlyTrace, block?: BlockReference<ParamForm<Q>>];
        result: ReplayOfTrace<Q>;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyVmTrace, block?: BlockReference<ParamForm<Q>>];
        result: ReplayOfVmTrace<Q>;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyStateDiff, block?: BlockReference<ParamForm<Q>>];
        result: ReplayOfStateDiff<Q>;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyTraceAndVmTrace, block?: BlockReference<ParamForm<Q>>];
        result: ReplayOfTraceAndVmTrace<Q>;
      },
      {
        params: readonly [
          bytes: Hex,
          traceTypes: OnlyTraceAndStateDiff,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          bytes: Hex,
          traceTypes: OnlyVmTraceAndStateDiff,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfVmTraceAndStateDiff<Q>;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyAll, block?: BlockReference<ParamForm<Q>>];
        result: ReplayOfAll<Q>;
      },
    ];
  };
  trace_block: {
    params: readonly [
      block: BlockReference<ParamForm<Q>>,
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: LocalizedTrace<Q>[] | null;
  };
  trace_transaction: {
    params: readonly [transactionHash: Hash, gasBailOut?: boolean | null, config?: ErigonTraceConfig];
    result: LocalizedTrace<Q>[] | null;
  };
  trace_get: {
    params: readonly [
      transactionHash: Hash,
      place: readonly Quantities[ParamForm<Q>][],
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: LocalizedTrace<Q> | null;
  };
  trace_filter: {
    params: readonly [
      filter: TraceFilter<ParamForm<Q>>,
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: LocalizedTrace<Q>[];
  };
  trace_transactionOpcodeGas: { params: readonly [transactionHash: Hash]; result: TransactionOpcodeGas | null };
  trace_blockOpcodeGas: {
    params: readonly [block: BlockReference<ParamForm<Q>>];
    result:
      | {
        /** Hash of the block. */
        blockHash: Hash;
        /** Number of the block. */
        blockNumber: number | bigint;
        /** Gas used by each opcode, by transaction, in the order of the block. */
        transactions: TransactionOpcodeGas[];
      }
      | null;
  };
}
