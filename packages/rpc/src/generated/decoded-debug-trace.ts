// Generated from specs/rpc/debug-trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CallTracerConfig, FlatCallTracerConfig, FourByteCounts, FourByteTraced, FourByteTracerConfig, MuxTracerConfig, NoopTrace, NoopTraced, NoopTracerConfig, PrestateDiffTracerConfig, PrestateTracerConfig, StructLogConfig, TraceConfig, TraceFailure, TracedTransaction } from "./debug-trace.ts";
import type { BlockOverrides, BundlePosition, CallBundle, StateOverrides } from "./decoded-ethereum-state.ts";
import type { TransactionRequest } from "./decoded-ethereum-transaction.ts";
import type { BlockNumberOrTag, BlockReference, HexDigits, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { Address, Hash, Hex } from "./shared.ts";

/**
 * Overrides of the state and the block while a call is traced.
 *
 * Source: go-ethereum.
 */
export interface TracedCallOptions {
  /** Accounts. */
  stateOverrides?: StateOverrides;
  /** The block. */
  blockOverrides?: BlockOverrides;
  /** After how many transactions of the block the call runs. All by default. */
  txIndex?: QuantityInput;
}

/**
 * The steps of a transaction.
 *
 * Source: ethereum/execution-apis.
 */
export type StructLogTraced = { txHash: Hash; result: StructLogTrace; error?: never } | TraceFailure;

/**
 * The calls of a transaction.
 *
 * Source: go-ethereum.
 */
export type CallTraced = { txHash: Hash; result: CallFrame; error?: never } | TraceFailure;

/**
 * The calls of a transaction in one list.
 *
 * Source: go-ethereum.
 */
export type FlatCallTraced = { txHash: Hash; result: FlatCall[]; error?: never } | TraceFailure;

/**
 * The state that a transaction read.
 *
 * Source: go-ethereum.
 */
export type PrestateTraced = { txHash: Hash; result: Prestate; error?: never } | TraceFailure;

/**
 * The state that a transaction changed.
 *
 * Source: go-ethereum.
 */
export type PrestateDiffTraced = { txHash: Hash; result: PrestateDiff; error?: never } | TraceFailure;

/**
 * The results of several tracers for a transaction.
 *
 * Source: go-ethereum.
 */
export type MuxTraced = { txHash: Hash; result: MuxTrace; error?: never } | TraceFailure;

/**
 * The traces of a block's transactions.
 *
 * Source: go-ethereum.
 */
export interface TracedBlock {
  /** Number of the block. */
  block: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** One for each transaction, in order. */
  traces: TracedTransaction[];
}

/**
 * Each step of the machine.
 *
 * Source: ethereum/execution-apis.
 */
export interface StructLogTrace {
  /** Gas that was used. */
  gas: number | bigint;
  /** `true` if it was reverted or ran out of gas. */
  failed: boolean;
  /** The return value of the transaction. */
  returnValue: HexDigits;
  structLogs: StructLog[];
}

/**
 * A step of the machine.
 *
 * Source: ethereum/execution-apis; go-ethereum for refund and error.
 */
export interface StructLog {
  /** Place in the code. */
  pc: number;
  /** Name of the instruction. */
  op: string;
  /** Gas that was left before it. */
  gas: number | bigint;
  /** Gas that it took. */
  gasCost: number | bigint;
  /** Depth of the call, from 1. */
  depth: number;
  /** The stack before it, top last. */
  stack?: Quantity[] | null;
  /** The memory in words of 32 bytes. Hex digits, after `0x` from newer nodes. */
  memory?: string[];
  /** The slots of the contract touched so far. Hex digits, after `0x` from newer nodes. */
  storage?: Record<string, string>;
  /** The return value of the last call. */
  returnData?: string;
  /** Gas to be refunded at the end. */
  refund?: number | bigint;
  /** The error. */
  error?: string;
}

/**
 * A call and the calls within it.
 *
 * Source: go-ethereum.
 */
export interface CallFrame {
  /** CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  from: Address;
  to?: Address;
  /** Wei that it transferred. */
  value?: Quantity;
  /** The gas that it received. */
  gas: Quantity;
  /** Gas that it used. */
  gasUsed: Quantity;
  input: Hex;
  output?: Hex;
  /** The error. */
  error?: string;
  /** The reason that the contract returned. */
  revertReason?: string;
  calls?: CallFrame[];
  /** The logs that the contract wrote, if requested. */
  logs?: CallLog[];
}

/**
 * A log that a contract wrote during a call.
 *
 * Source: go-ethereum.
 */
export interface CallLog {
  address: Address;
  topics: Hash[];
  data: Hex;
  /** Its place among the logs of the transaction, from 0. */
  index?: Quantity;
  /** Number of inner calls before it. */
  position?: Quantity;
}

/**
 * A call of a list of calls.
 *
 * Source: go-ethereum.
 */
export interface FlatCall {
  /** call, create or suicide. */
  type: string;
  /** The requested action. */
  action: FlatCallAction;
  /** The result. Absent or `null` if the call failed. */
  result?: FlatCallResult | null;
  /** The error. */
  error?: string;
  /** Number of calls directly within it. */
  subtraces: number;
  /** Its place among the calls at each depth, from the top. */
  traceAddress: number[];
  blockHash?: Hash | null;
  blockNumber?: number | bigint | null;
  transactionHash?: Hash | null;
  /** Its place in the block, from 0. */
  transactionPosition?: number | bigint | null;
}

/**
 * The action that a call requested, by the type of the call.
 *
 * Source: go-ethereum.
 */
export interface FlatCallAction {
  /** call, delegatecall, staticcall or callcode. */
  callType?: string;
  from?: Address;
  to?: Address;
  /** The gas that it received. */
  gas?: Quantity;
  /** Wei that it transferred. */
  value?: Quantity;
  input?: Hex;
  /** The code that makes the contract. */
  init?: Hex;
  /** create or create2. */
  creationMethod?: string;
  /** The contract that ended. */
  address?: Address;
  /** Wei that it had. */
  balance?: Quantity;
  /** The recipient. */
  refundAddress?: Address;
}

/**
 * The outcome of a call.
 *
 * Source: go-ethereum.
 */
export interface FlatCallResult {
  gasUsed?: Quantity;
  output?: Hex;
  /** The contract that was made. */
  address?: Address;
  /** Its code. */
  code?: Hex;
}

/**
 * Accounts by address.
 *
 * Source: go-ethereum.
 */
export type Prestate = Record<Address, {
  /** Wei. */
  balance?: Quantity;
  nonce?: number | bigint;
  code?: Hex;
  codeHash?: Hash;
  storage?: Record<Hash, Hash>;
}>;

/**
 * The state that a transaction changed.
 *
 * Source: go-ethereum.
 */
export interface PrestateDiff {
  /** Before the transaction. */
  pre: Prestate;
  /** After it, only what changed. */
  post: Prestate;
}

/**
 * The results of several tracers, by tracer.
 *
 * Source: go-ethereum.
 */
export interface MuxTrace {
  callTracer?: CallFrame;
  flatCallTracer?: FlatCall[];
  prestateTracer?: Prestate | PrestateDiff;
  "4byteTracer"?: FourByteCounts;
  noopTracer?: NoopTrace;
}

/** Traces of blocks, transactions and calls, as a tracer reports them. */
export interface DebugTraceMethods {
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte.
   *
   * @param blockHash - Hash of the block.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: interface: C; the second param and the shapes from go-ethereum and ethereum/execution-apis.
   */
  debug_traceBlockByHash(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. The calls.
   */
  debug_traceBlockByHash(blockHash: Hash, config: CallTracerConfig): Promise<CallTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. The calls in one list.
   */
  debug_traceBlockByHash(blockHash: Hash, config: FlatCallTracerConfig): Promise<FlatCallTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. The state read.
   */
  debug_traceBlockByHash(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. The state changed.
   */
  debug_traceBlockByHash(blockHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. Counts the calls of each function.
   */
  debug_traceBlockByHash(blockHash: Hash, config: FourByteTracerConfig): Promise<FourByteTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. The results of several tracers.
   */
  debug_traceBlockByHash(blockHash: Hash, config: MuxTracerConfig): Promise<MuxTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. Nothing, to learn only whether it can be traced.
   */
  debug_traceBlockByHash(blockHash: Hash, config: NoopTracerConfig): Promise<NoopTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Responses are large, often more than a
   * gigabyte. For params whose case is known only at run time.
   */
  debug_traceBlockByHash(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Runs a block again and returns what each of its transactions did.
   *
   * @param block - Number of the block, or a tag.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: ethereum/execution-apis.
   */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config?: StructLogConfig): Promise<StructLogTraced[]>;
  /** Runs a block again and returns what each of its transactions did. The calls. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: CallTracerConfig): Promise<CallTraced[]>;
  /** Runs a block again and returns what each of its transactions did. The calls in one list. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: FlatCallTracerConfig): Promise<FlatCallTraced[]>;
  /** Runs a block again and returns what each of its transactions did. The state read. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: PrestateTracerConfig): Promise<PrestateTraced[]>;
  /** Runs a block again and returns what each of its transactions did. The state changed. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config: PrestateDiffTracerConfig,
  ): Promise<PrestateDiffTraced[]>;
  /** Runs a block again and returns what each of its transactions did. Counts the calls of each function. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: FourByteTracerConfig): Promise<FourByteTraced[]>;
  /** Runs a block again and returns what each of its transactions did. The results of several tracers. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: MuxTracerConfig): Promise<MuxTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. Nothing, to learn only whether it can
   * be traced.
   */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: NoopTracerConfig): Promise<NoopTraced[]>;
  /**
   * Runs a block again and returns what each of its transactions did. For params whose case is known only at
   * run time.
   */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did.
   *
   * @param block - The block, RLP encoded.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: go-ethereum, erigon, reth.
   */
  debug_traceBlock(block: Hex, config?: StructLogConfig): Promise<StructLogTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. The calls.
   */
  debug_traceBlock(block: Hex, config: CallTracerConfig): Promise<CallTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. The calls in one list.
   */
  debug_traceBlock(block: Hex, config: FlatCallTracerConfig): Promise<FlatCallTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. The state read.
   */
  debug_traceBlock(block: Hex, config: PrestateTracerConfig): Promise<PrestateTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. The state changed.
   */
  debug_traceBlock(block: Hex, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. Counts the calls of each function.
   */
  debug_traceBlock(block: Hex, config: FourByteTracerConfig): Promise<FourByteTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. The results of several tracers.
   */
  debug_traceBlock(block: Hex, config: MuxTracerConfig): Promise<MuxTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. Nothing, to learn only whether it can be traced.
   */
  debug_traceBlock(block: Hex, config: NoopTracerConfig): Promise<NoopTraced[]>;
  /**
   * Runs a block that you pass, on the state of the block before it, and returns what each of its
   * transactions did. For params whose case is known only at run time.
   */
  debug_traceBlock(block: Hex, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did.
   *
   * @param blockHash - Hash of the block.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: go-ethereum.
   */
  debug_traceBadBlock(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraced[]>;
  /** Runs a block again that the node rejected, and returns what each of its transactions did. The calls. */
  debug_traceBadBlock(blockHash: Hash, config: CallTracerConfig): Promise<CallTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. The calls in
   * one list.
   */
  debug_traceBadBlock(blockHash: Hash, config: FlatCallTracerConfig): Promise<FlatCallTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. The state read.
   */
  debug_traceBadBlock(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. The state
   * changed.
   */
  debug_traceBadBlock(blockHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. Counts the
   * calls of each function.
   */
  debug_traceBadBlock(blockHash: Hash, config: FourByteTracerConfig): Promise<FourByteTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. The results of
   * several tracers.
   */
  debug_traceBadBlock(blockHash: Hash, config: MuxTracerConfig): Promise<MuxTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. Nothing, to
   * learn only whether it can be traced.
   */
  debug_traceBadBlock(blockHash: Hash, config: NoopTracerConfig): Promise<NoopTraced[]>;
  /**
   * Runs a block again that the node rejected, and returns what each of its transactions did. For params
   * whose case is known only at run time.
   */
  debug_traceBadBlock(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Runs a transaction again and returns what it did.
   *
   * @param transactionHash - Hash of the transaction.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   * @returns in the form of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: ethereum/execution-apis.
   */
  debug_traceTransaction(transactionHash: Hash, config?: StructLogConfig): Promise<StructLogTrace>;
  /** Runs a transaction again and returns what it did. The calls. */
  debug_traceTransaction(transactionHash: Hash, config: CallTracerConfig): Promise<CallFrame>;
  /** Runs a transaction again and returns what it did. The calls in one list. */
  debug_traceTransaction(transactionHash: Hash, config: FlatCallTracerConfig): Promise<FlatCall[]>;
  /** Runs a transaction again and returns what it did. The state read. */
  debug_traceTransaction(transactionHash: Hash, config: PrestateTracerConfig): Promise<Prestate>;
  /** Runs a transaction again and returns what it did. The state changed. */
  debug_traceTransaction(transactionHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiff>;
  /** Runs a transaction again and returns what it did. Counts the calls of each function. */
  debug_traceTransaction(transactionHash: Hash, config: FourByteTracerConfig): Promise<FourByteCounts>;
  /** Runs a transaction again and returns what it did. The results of several tracers. */
  debug_traceTransaction(transactionHash: Hash, config: MuxTracerConfig): Promise<MuxTrace>;
  /** Runs a transaction again and returns what it did. Nothing, to learn only whether it can be traced. */
  debug_traceTransaction(transactionHash: Hash, config: NoopTracerConfig): Promise<NoopTrace>;
  /** Runs a transaction again and returns what it did. For params whose case is known only at run time. */
  debug_traceTransaction(transactionHash: Hash, config?: TraceConfig): Promise<unknown>;

  /**
   * Runs a call, without a transaction, and returns what it did.
   *
   * @param transaction - The call.
   * @param block - State after which block. Default: `"latest"`.
   * @param config - The tracer, its options, and overrides of state and block.
   * @returns in the form of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: go-ethereum, erigon, reth.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block?: BlockReference,
    config?: StructLogConfig & TracedCallOptions,
  ): Promise<StructLogTrace>;
  /** Runs a call, without a transaction, and returns what it did. The calls. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: CallTracerConfig & TracedCallOptions,
  ): Promise<CallFrame>;
  /** Runs a call, without a transaction, and returns what it did. The calls in one list. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: FlatCallTracerConfig & TracedCallOptions,
  ): Promise<FlatCall[]>;
  /** Runs a call, without a transaction, and returns what it did. The state read. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: PrestateTracerConfig & TracedCallOptions,
  ): Promise<Prestate>;
  /** Runs a call, without a transaction, and returns what it did. The state changed. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: PrestateDiffTracerConfig & TracedCallOptions,
  ): Promise<PrestateDiff>;
  /** Runs a call, without a transaction, and returns what it did. Counts the calls of each function. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: FourByteTracerConfig & TracedCallOptions,
  ): Promise<FourByteCounts>;
  /** Runs a call, without a transaction, and returns what it did. The results of several tracers. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: MuxTracerConfig & TracedCallOptions,
  ): Promise<MuxTrace>;
  /**
   * Runs a call, without a transaction, and returns what it did. Nothing, to learn only whether it can be
   * traced.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: NoopTracerConfig & TracedCallOptions,
  ): Promise<NoopTrace>;
  /**
   * Runs a call, without a transaction, and returns what it did. For params whose case is known only at run
   * time.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block?: BlockReference,
    config?: TraceConfig & TracedCallOptions,
  ): Promise<unknown>;

  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   *
   * @param bundles - Calls, and the block that those of a bundle run in.
   * @param context - The place in the chain at which the first bundle runs.
   * @param config - The tracer, its options, and overrides of state and block.
   * @returns by bundle and call, in the form of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: erigon, reth.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config?: StructLogConfig & TracedCallOptions,
  ): Promise<StructLogTrace[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * The calls.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: CallTracerConfig & TracedCallOptions,
  ): Promise<CallFrame[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * The calls in one list.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: FlatCallTracerConfig & TracedCallOptions,
  ): Promise<FlatCall[][][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * The state read.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: PrestateTracerConfig & TracedCallOptions,
  ): Promise<Prestate[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * The state changed.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: PrestateDiffTracerConfig & TracedCallOptions,
  ): Promise<PrestateDiff[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * Counts the calls of each function.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: FourByteTracerConfig & TracedCallOptions,
  ): Promise<FourByteCounts[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * The results of several tracers.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: MuxTracerConfig & TracedCallOptions,
  ): Promise<MuxTrace[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * Nothing, to learn only whether it can be traced.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: NoopTracerConfig & TracedCallOptions,
  ): Promise<NoopTrace[][]>;
  /**
   * Runs calls one after the other, and traces them. Each call sees the state that the calls before it left.
   * For params whose case is known only at run time.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config?: TraceConfig & TracedCallOptions,
  ): Promise<unknown[][]>;

  /**
   * The root of the state after each transaction of a block.
   *
   * @param blockHash - Hash of the block.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   * @returns in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * Source: go-ethereum, reth.
   */
  debug_intermediateRoots(blockHash: Hash, config?: TraceConfig): Promise<Hash[]>;
}

/**
 * The methods of {@link DebugTraceMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface DebugTraceCalls {
  debug_traceBlockByHash: {
    params: readonly [blockHash: Hash, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      { params: readonly [blockHash: Hash, config?: StructLogConfig]; result: StructLogTraced[] },
      { params: readonly [blockHash: Hash, config: CallTracerConfig]; result: CallTraced[] },
      {
        params: readonly [blockHash: Hash, config: FlatCallTracerConfig];
        result: FlatCallTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: FourByteTracerConfig];
        result: FourByteTraced[];
      },
      { params: readonly [blockHash: Hash, config: MuxTracerConfig]; result: MuxTraced[] },
      { params: readonly [blockHash: Hash, config: NoopTracerConfig]; result: NoopTraced[] },
    ];
  };
  debug_traceBlockByNumber: {
    params: readonly [block: BlockNumberOrTag, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      {
        params: readonly [block: BlockNumberOrTag, config?: StructLogConfig];
        result: StructLogTraced[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: CallTracerConfig];
        result: CallTraced[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: FlatCallTracerConfig];
        result: FlatCallTraced[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: PrestateTracerConfig];
        result: PrestateTraced[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraced[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: FourByteTracerConfig];
        result: FourByteTraced[];
      },
      { params: readonly [block: BlockNumberOrTag, config: MuxTracerConfig]; result: MuxTraced[] },
      {
        params: readonly [block: BlockNumberOrTag, config: NoopTracerConfig];
        result: NoopTraced[];
      },
    ];
  };
  debug_traceBlock: {
    params: readonly [block: Hex, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      { params: readonly [block: Hex, config?: StructLogConfig]; result: StructLogTraced[] },
      { params: readonly [block: Hex, config: CallTracerConfig]; result: CallTraced[] },
      { params: readonly [block: Hex, config: FlatCallTracerConfig]; result: FlatCallTraced[] },
      { params: readonly [block: Hex, config: PrestateTracerConfig]; result: PrestateTraced[] },
      {
        params: readonly [block: Hex, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraced[];
      },
      { params: readonly [block: Hex, config: FourByteTracerConfig]; result: FourByteTraced[] },
      { params: readonly [block: Hex, config: MuxTracerConfig]; result: MuxTraced[] },
      { params: readonly [block: Hex, config: NoopTracerConfig]; result: NoopTraced[] },
    ];
  };
  debug_traceBadBlock: {
    params: readonly [blockHash: Hash, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      { params: readonly [blockHash: Hash, config?: StructLogConfig]; result: StructLogTraced[] },
      { params: readonly [blockHash: Hash, config: CallTracerConfig]; result: CallTraced[] },
      {
        params: readonly [blockHash: Hash, config: FlatCallTracerConfig];
        result: FlatCallTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: FourByteTracerConfig];
        result: FourByteTraced[];
      },
      { params: readonly [blockHash: Hash, config: MuxTracerConfig]; result: MuxTraced[] },
      { params: readonly [blockHash: Hash, config: NoopTracerConfig]; result: NoopTraced[] },
    ];
  };
  debug_traceTransaction: {
    params: readonly [transactionHash: Hash, config?: TraceConfig];
    result: unknown;
    overloads: [
      {
        params: readonly [transactionHash: Hash, config?: StructLogConfig];
        result: StructLogTrace;
      },
      { params: readonly [transactionHash: Hash, config: CallTracerConfig]; result: CallFrame },
      {
        params: readonly [transactionHash: Hash, config: FlatCallTracerConfig];
        result: FlatCall[];
      },
      { params: readonly [transactionHash: Hash, config: PrestateTracerConfig]; result: Prestate },
      {
        params: readonly [transactionHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiff;
      },
      {
        params: readonly [transactionHash: Hash, config: FourByteTracerConfig];
        result: FourByteCounts;
      },
      { params: readonly [transactionHash: Hash, config: MuxTracerConfig]; result: MuxTrace },
      { params: readonly [transactionHash: Hash, config: NoopTracerConfig]; result: NoopTrace },
    ];
  };
  debug_traceCall: {
    params: readonly [
      transaction: TransactionRequest,
      block?: BlockReference,
      config?: TraceConfig & TracedCallOptions,
    ];
    result: unknown;
    overloads: [
      {
        params: readonly [
          transaction: TransactionRequest,
          block?: BlockReference,
          config?: StructLogConfig & TracedCallOptions,
        ];
        result: StructLogTrace;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: CallTracerConfig & TracedCallOptions,
        ];
        result: CallFrame;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: FlatCallTracerConfig & TracedCallOptions,
        ];
        result: FlatCall[];
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: PrestateTracerConfig & TracedCallOptions,
        ];
        result: Prestate;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: PrestateDiffTracerConfig & TracedCallOptions,
        ];
        result: PrestateDiff;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: FourByteTracerConfig & TracedCallOptions,
        ];
        result: FourByteCounts;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: MuxTracerConfig & TracedCallOptions,
        ];
        result: MuxTrace;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: NoopTracerConfig & TracedCallOptions,
        ];
        result: NoopTrace;
      },
    ];
  };
  debug_traceCallMany: {
    params: readonly [
      bundles: readonly CallBundle[],
      context: BundlePosition,
      config?: TraceConfig & TracedCallOptions,
    ];
    result: unknown[][];
    overloads: [
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config?: StructLogConfig & TracedCallOptions,
        ];
        result: StructLogTrace[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: CallTracerConfig & TracedCallOptions,
        ];
        result: CallFrame[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: FlatCallTracerConfig & TracedCallOptions,
        ];
        result: FlatCall[][][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: PrestateTracerConfig & TracedCallOptions,
        ];
        result: Prestate[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: PrestateDiffTracerConfig & TracedCallOptions,
        ];
        result: PrestateDiff[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: FourByteTracerConfig & TracedCallOptions,
        ];
        result: FourByteCounts[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: MuxTracerConfig & TracedCallOptions,
        ];
        result: MuxTrace[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: NoopTracerConfig & TracedCallOptions,
        ];
        result: NoopTrace[][];
      },
    ];
  };
  debug_intermediateRoots: { params: readonly [blockHash: Hash, config?: TraceConfig]; result: Hash[] };
}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface DebugTraceSubscriptions {
  /**
   * Traces the transactions of many blocks, block by block.
   *
   * @param kind - What to subscribe to.
   * @param from - The block before the first one.
   * @param to - The last block.
   * @param config - The tracer and its options. By default, each step of the machine is reported.
   */
  debug_subscribe: {
    params: readonly [kind: "traceChain", from: BlockNumberOrTag, to: BlockNumberOrTag, config?: TraceConfig];
    notification: TracedBlock;
  };
}
