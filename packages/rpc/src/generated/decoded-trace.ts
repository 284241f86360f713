// Generated from specs/rpc/trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockOverrides, StateOverrides } from "./decoded-ethereum-state.ts";
import type { TransactionRequest } from "./decoded-ethereum-transaction.ts";
import type { BlockNumberOrTag, BlockReference, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { Address, BlockTag, Decimal, Hash, Hex } from "./shared.ts";
import type { Delta, ErigonTraceConfig, OnlyAll, OnlyStateDiff, OnlyTrace, OnlyTraceAndStateDiff, OnlyTraceAndVmTrace, OnlyVmTrace, OnlyVmTraceAndStateDiff, TraceLocation, TracePlace, TraceType, TransactionOpcodeGas, VmTrace } from "./trace.ts";

/**
 * The trace of a transaction. Parts that were not requested are `null`, or an empty array for `trace`; Erigon
 * returns the calls also if only other parts are requested.
 *
 * Source: interface: C; erigon, reth, besu; erigontech/rpc-tests.
 */
export interface Replay {
  /** The return value of the transaction. */
  output: Hex;
  /** Its calls, each before those within it. */
  trace: TraceEntry[];
  /** Every step of the machine. */
  vmTrace: VmTrace | null;
  /** The changes of the state. */
  stateDiff: StateDiff | null;
  /** The reason that the contract returned. Only Besu returns it. */
  revertReason?: Hex | null;
  /**
   * Hash of the transaction. Absent or `null` where a call was run, for one transaction from other nodes than
   * Erigon, and for the reward of a block with proof of work, which Erigon adds to its transactions.
   */
  transactionHash?: Hash | null;
}

/**
 * A replay with `trace`.
 *
 * Source: interface: C.
 */
export interface ReplayOfTrace extends Replay {
  trace: TraceEntry[];
  vmTrace: null;
  stateDiff: null;
}

/**
 * A replay with `vmTrace`.
 *
 * Source: interface: C.
 */
export interface ReplayOfVmTrace extends Replay {
  trace: TraceEntry[];
  vmTrace: VmTrace;
  stateDiff: null;
}

/**
 * A replay with `stateDiff`.
 *
 * Source: interface: C.
 */
export interface ReplayOfStateDiff extends Replay {
  trace: TraceEntry[];
  vmTrace: null;
  stateDiff: StateDiff;
}

/**
 * A replay with `trace` and `vmTrace`.
 *
 * Source: interface: C.
 */
export interface ReplayOfTraceAndVmTrace extends Replay {
  trace: TraceEntry[];
  vmTrace: VmTrace;
  stateDiff: null;
}

/**
 * A replay with `trace` and `stateDiff`.
 *
 * Source: interface: C.
 */
export interface ReplayOfTraceAndStateDiff extends Replay {
  trace: TraceEntry[];
  vmTrace: null;
  stateDiff: StateDiff;
}

/**
 * A replay with `vmTrace` and `stateDiff`.
 *
 * Source: interface: C.
 */
export interface ReplayOfVmTraceAndStateDiff extends Replay {
  trace: TraceEntry[];
  vmTrace: VmTrace;
  stateDiff: StateDiff;
}

/**
 * A replay with `trace`, `vmTrace` and `stateDiff`.
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
    /** The gas that it received. */
    gas: Quantity;
    /** Wei that it transferred. */
    value: Quantity;
    input: Hex;
  };
  /** Absent or `null` if it failed. */
  result?: { gasUsed: Quantity; output: Hex } | null;
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
    /** The gas that it received. */
    gas: Quantity;
    /** Wei that it transferred. */
    value: Quantity;
    /** The code that makes the contract. */
    init: Hex;
    /** `create`, `create2` or, from some nodes, `eofcreate`. */
    creationMethod?: string;
  };
  /** Absent or `null` if it failed. */
  result?: { address: Address; code: Hex; gasUsed: Quantity } | null;
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
    /** The recipient. */
    refundAddress: Address;
  };
  result?: null;
}

/**
 * The reward of a miner for a block with proof of work.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export interface RewardTrace extends TracePlace {
  type: "reward";
  /** The recipient of how many wei, for a `block` or an `uncle`. */
  action: { author: Address; value: Quantity; rewardType: string };
  result?: null;
}

/**
 * A call, with its place in the chain.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export type LocalizedTrace = (TraceEntry | RewardTrace) & TraceLocation;

/**
 * The calls to look for.
 *
 * Source: OpenEthereum; erigon, nethermind, reth.
 */
export interface TraceFilter {
  /** The first block. The newest by default. */
  fromBlock?: BlockNumberOrTag;
  /** The last block. The newest by default. */
  toBlock?: BlockNumberOrTag;
  /** The caller. Any by default. */
  fromAddress?: readonly Address[];
  /** The called address. Any by default. */
  toAddress?: readonly Address[];
  /** Whether both must fit or one of them. Default: `"union"`. */
  mode?: "union" | "intersection";
  /** Number of calls to skip. */
  after?: number | bigint;
  /** Maximum calls to return. */
  count?: number | bigint;
}

/**
 * A change of an integer. `"="`: none. `+`: the value that came to be. `-`: the value that was there. `*`:
 * from one to another.
 *
 * Source: erigon, besu.
 */
export type QuantityDelta =
  | "="
  | { "+": Quantity }
  | { "-": Quantity }
  | { "*": { from: Quantity; to: Quantity } };

/**
 * The changes of the state, by account.
 *
 * Source: erigon.
 */
export type StateDiff = Record<Address, {
  /** Wei. */
  balance: QuantityDelta;
  code: Delta;
  nonce: QuantityDelta;
  /** By slot. */
  storage: Record<Hash, Delta>;
}>;

/** Traces of calls, transactions and blocks, call by call: `trace_`. */
export interface TraceMethods {
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large.
   *
   * @param block - Hash or number of the block, the number in hex or decimal.
   * @param traceTypes - The parts of the trace to return.
   * @param gasBailOut - `true` to run also what the sender cannot pay for. Only Erigon accepts it.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: interface: C; shapes from erigon, reth and besu.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTrace[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. Every step of the
   * machine.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTrace[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. The changes of the
   * state.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfStateDiff[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. The calls and
   * every step of the machine.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndVmTrace[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. The calls and what
   * changed in the state.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndStateDiff[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. Every step of the
   * machine and what changed in the state.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyVmTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTraceAndStateDiff[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. All that there is.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyAll,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfAll[]>;
  /**
   * Runs the transactions of a block again and returns what each did. Responses are large. For params whose
   * case is known only at run time.
   */
  trace_replayBlockTransactions(
    block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
    traceTypes: readonly TraceType[],
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<Replay[]>;

  /**
   * Runs a transaction again and returns what it did.
   *
   * @param transactionHash - Hash of the transaction.
   * @param traceTypes - The parts of the trace to return.
   * @param gasBailOut - `true` to run also what the sender cannot pay for. Only Erigon accepts it.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns the traces of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: interface: C; shapes from erigon, reth and besu.
   */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTrace>;
  /** Runs a transaction again and returns what it did. Every step of the machine. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTrace>;
  /** Runs a transaction again and returns what it did. The changes of the state. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfStateDiff>;
  /** Runs a transaction again and returns what it did. The calls and every step of the machine. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndVmTrace,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndVmTrace>;
  /** Runs a transaction again and returns what it did. The calls and what changed in the state. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfTraceAndStateDiff>;
  /**
   * Runs a transaction again and returns what it did. Every step of the machine and what changed in the
   * state.
   */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyVmTraceAndStateDiff,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfVmTraceAndStateDiff>;
  /** Runs a transaction again and returns what it did. All that there is. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyAll,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<ReplayOfAll>;
  /** Runs a transaction again and returns what it did. For params whose case is known only at run time. */
  trace_replayTransaction(
    transactionHash: Hash,
    traceTypes: readonly TraceType[],
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<Replay>;

  /**
   * Runs a call, without a transaction, and returns what it did.
   *
   * @param transaction - The call.
   * @param traceTypes - The parts of the trace to return.
   * @param block - State after which block. Default: `"latest"`.
   * @param stateOverrides - Accounts to be other than they are, for this call, from reth. Erigon accepts its
   * tracer's options in this place.
   * @param blockOverrides - Overrides of the block for this call. Only reth accepts them.
   * @returns the traces of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyTrace,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfTrace>;
  /** Runs a call, without a transaction, and returns what it did. Every step of the machine. */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyVmTrace,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfVmTrace>;
  /** Runs a call, without a transaction, and returns what it did. The changes of the state. */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyStateDiff,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfStateDiff>;
  /** Runs a call, without a transaction, and returns what it did. The calls and every step of the machine. */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyTraceAndVmTrace,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfTraceAndVmTrace>;
  /** Runs a call, without a transaction, and returns what it did. The calls and what changed in the state. */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyTraceAndStateDiff,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfTraceAndStateDiff>;
  /**
   * Runs a call, without a transaction, and returns what it did. Every step of the machine and what changed
   * in the state.
   */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyVmTraceAndStateDiff,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfVmTraceAndStateDiff>;
  /** Runs a call, without a transaction, and returns what it did. All that there is. */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: OnlyAll,
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<ReplayOfAll>;
  /**
   * Runs a call, without a transaction, and returns what it did. For params whose case is known only at run
   * time.
   */
  trace_call(
    transaction: TransactionRequest,
    traceTypes: readonly TraceType[],
    block?: BlockReference,
    stateOverrides?: StateOverrides | ErigonTraceConfig,
    blockOverrides?: BlockOverrides,
  ): Promise<Replay>;

  /**
   * Runs calls one after the other. Each call sees the state that the calls before it left.
   *
   * @param calls - Calls, each with what to return for it.
   * @param block - State after which block; `latest` by default.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns one for each call, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_callMany(
    calls: readonly (readonly [TransactionRequest, readonly TraceType[]])[],
    block?: BlockReference,
    config?: ErigonTraceConfig,
  ): Promise<Replay[]>;

  /**
   * Runs a signed transaction without sending it, and returns what it did.
   *
   * @param bytes - The signed transaction in its binary form (EIP-2718).
   * @param traceTypes - The parts of the trace to return.
   * @param block - State after which block; `latest` by default. Erigon and Besu do not accept it.
   * @returns the traces of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_rawTransaction(bytes: Hex, traceTypes: OnlyTrace, block?: BlockReference): Promise<ReplayOfTrace>;
  /** Runs a signed transaction without sending it, and returns what it did. Every step of the machine. */
  trace_rawTransaction(bytes: Hex, traceTypes: OnlyVmTrace, block?: BlockReference): Promise<ReplayOfVmTrace>;
  /** Runs a signed transaction without sending it, and returns what it did. The changes of the state. */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyStateDiff,
    block?: BlockReference,
  ): Promise<ReplayOfStateDiff>;
  /**
   * Runs a signed transaction without sending it, and returns what it did. The calls and every step of the
   * machine.
   */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyTraceAndVmTrace,
    block?: BlockReference,
  ): Promise<ReplayOfTraceAndVmTrace>;
  /**
   * Runs a signed transaction without sending it, and returns what it did. The calls and what changed in the
   * state.
   */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyTraceAndStateDiff,
    block?: BlockReference,
  ): Promise<ReplayOfTraceAndStateDiff>;
  /**
   * Runs a signed transaction without sending it, and returns what it did. Every step of the machine and what
   * changed in the state.
   */
  trace_rawTransaction(
    bytes: Hex,
    traceTypes: OnlyVmTraceAndStateDiff,
    block?: BlockReference,
  ): Promise<ReplayOfVmTraceAndStateDiff>;
  /** Runs a signed transaction without sending it, and returns what it did. All that there is. */
  trace_rawTransaction(bytes: Hex, traceTypes: OnlyAll, block?: BlockReference): Promise<ReplayOfAll>;
  /**
   * Runs a signed transaction without sending it, and returns what it did. For params whose case is known
   * only at run time.
   */
  trace_rawTransaction(bytes: Hex, traceTypes: readonly TraceType[], block?: BlockReference): Promise<Replay>;

  /**
   * All calls of a block.
   *
   * @param block - The block.
   * @param gasBailOut - `true` to run also what the sender cannot pay for. Only Erigon accepts it.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns in order, each before those within it; `null` from some nodes when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_block(
    block: BlockReference,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace[] | null>;

  /**
   * All calls of a transaction.
   *
   * @param transactionHash - Hash of the transaction.
   * @param gasBailOut - `true` to run also what the sender cannot pay for. Only Erigon accepts it.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns in order, each before those within it; `null` when no transaction is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_transaction(
    transactionHash: Hash,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace[] | null>;

  /**
   * One call of a transaction.
   *
   * @param transactionHash - Hash of the transaction.
   * @param place - Its place among the calls at each depth, from the top.
   * @param gasBailOut - `true` to run also what the sender cannot pay for. Only Erigon accepts it.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns the call, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_get(
    transactionHash: Hash,
    place: readonly QuantityInput[],
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace | null>;

  /**
   * Calls of a range of blocks, by caller and called address.
   *
   * @param filter - The calls to return.
   * @param gasBailOut - `true` to run also what the sender cannot pay for. Only Erigon accepts it.
   * @param config - The options of the tracer. Only Erigon accepts them.
   * @returns in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: OpenEthereum; erigon, nethermind, reth.
   */
  trace_filter(
    filter: TraceFilter,
    gasBailOut?: boolean | null,
    config?: ErigonTraceConfig,
  ): Promise<LocalizedTrace[]>;

  /**
   * Gas of each instruction in a transaction.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns gas by instruction, or `null` when no transaction is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: reth.
   */
  trace_transactionOpcodeGas(transactionHash: Hash): Promise<TransactionOpcodeGas | null>;

  /**
   * Gas of each instruction in a block.
   *
   * @param block - The block.
   * @returns gas by transaction and instruction, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: reth.
   */
  trace_blockOpcodeGas(
    block: BlockReference,
  ): Promise<
    | {
      blockHash: Hash;
      blockNumber: number | bigint;
      transactions: TransactionOpcodeGas[];
    }
    | null>;
}

/**
 * The methods of {@link TraceMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface TraceCalls {
  trace_replayBlockTransactions: {
    params: readonly [
      block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
      traceTypes: readonly TraceType[],
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: Replay[];
    overloads: [
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTrace[];
      },
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTrace[];
      },
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfStateDiff[];
      },
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndVmTrace[];
      },
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndStateDiff[];
      },
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyVmTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTraceAndStateDiff[];
      },
      {
        params: readonly [
          block: Hash | QuantityInput | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyAll,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfAll[];
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
    result: Replay;
    overloads: [
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTrace;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTrace;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfStateDiff;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyTraceAndVmTrace,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndVmTrace;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfTraceAndStateDiff;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyVmTraceAndStateDiff,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfVmTraceAndStateDiff;
      },
      {
        params: readonly [
          transactionHash: Hash,
          traceTypes: OnlyAll,
          gasBailOut?: boolean | null,
          config?: ErigonTraceConfig,
        ];
        result: ReplayOfAll;
      },
    ];
  };
  trace_call: {
    params: readonly [
      transaction: TransactionRequest,
      traceTypes: readonly TraceType[],
      block?: BlockReference,
      stateOverrides?: StateOverrides | ErigonTraceConfig,
      blockOverrides?: BlockOverrides,
    ];
    result: Replay;
    overloads: [
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyTrace,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfTrace;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyVmTrace,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfVmTrace;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyStateDiff,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfStateDiff;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyTraceAndVmTrace,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfTraceAndVmTrace;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyTraceAndStateDiff,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfTraceAndStateDiff;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyVmTraceAndStateDiff,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfVmTraceAndStateDiff;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          traceTypes: OnlyAll,
          block?: BlockReference,
          stateOverrides?: StateOverrides | ErigonTraceConfig,
          blockOverrides?: BlockOverrides,
        ];
        result: ReplayOfAll;
      },
    ];
  };
  trace_callMany: {
    params: readonly [
      calls: readonly (readonly [TransactionRequest, readonly TraceType[]])[],
      block?: BlockReference,
      config?: ErigonTraceConfig,
    ];
    result: Replay[];
  };
  trace_rawTransaction: {
    params: readonly [bytes: Hex, traceTypes: readonly TraceType[], block?: BlockReference];
    result: Replay;
    overloads: [
      {
        params: readonly [bytes: Hex, traceTypes: OnlyTrace, block?: BlockReference];
        result: ReplayOfTrace;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyVmTrace, block?: BlockReference];
        result: ReplayOfVmTrace;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyStateDiff, block?: BlockReference];
        result: ReplayOfStateDiff;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyTraceAndVmTrace, block?: BlockReference];
        result: ReplayOfTraceAndVmTrace;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyTraceAndStateDiff, block?: BlockReference];
        result: ReplayOfTraceAndStateDiff;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyVmTraceAndStateDiff, block?: BlockReference];
        result: ReplayOfVmTraceAndStateDiff;
      },
      {
        params: readonly [bytes: Hex, traceTypes: OnlyAll, block?: BlockReference];
        result: ReplayOfAll;
      },
    ];
  };
  trace_block: {
    params: readonly [block: BlockReference, gasBailOut?: boolean | null, config?: ErigonTraceConfig];
    result: LocalizedTrace[] | null;
  };
  trace_transaction: {
    params: readonly [transactionHash: Hash, gasBailOut?: boolean | null, config?: ErigonTraceConfig];
    result: LocalizedTrace[] | null;
  };
  trace_get: {
    params: readonly [
      transactionHash: Hash,
      place: readonly QuantityInput[],
      gasBailOut?: boolean | null,
      config?: ErigonTraceConfig,
    ];
    result: LocalizedTrace | null;
  };
  trace_filter: {
    params: readonly [filter: TraceFilter, gasBailOut?: boolean | null, config?: ErigonTraceConfig];
    result: LocalizedTrace[];
  };
  trace_transactionOpcodeGas: { params: readonly [transactionHash: Hash]; result: TransactionOpcodeGas | null };
  trace_blockOpcodeGas: {
    params: readonly [block: BlockReference];
    result:
      | {
        blockHash: Hash;
        blockNumber: number | bigint;
        transactions: TransactionOpcodeGas[];
      }
      | null;
  };
}
