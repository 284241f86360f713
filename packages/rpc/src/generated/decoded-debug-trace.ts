// Generated from specs/rpc/debug-trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { AccessedSlots, CallTracerConfig, CallTracerOptions, FlatCallTracerConfig, FlatCallTracerOptions, FourByteCounts, FourByteTraceResult, FourByteTracerConfig, KeccakPreimages, KeccakTraceResult, KeccakTracerConfig, NoopTrace, NoopTraceResult, NoopTracerConfig, PrestateDiffTracerConfig, PrestateTracerConfig, PrestateTracerOptions, StructLogConfig, TraceConfig, TraceFailure, TraceOptions, TracedTransaction } from "./debug-trace.ts";
import type { BlockOverrides, BundlePosition, CallBundle, StateOverrides } from "./decoded-ethereum-state.ts";
import type { TransactionRequest } from "./decoded-ethereum-transaction.ts";
import type { BlockNumberOrTag, BlockReference, HexDigits, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { Address, Hash, Hex, HexValue } from "./shared.ts";

/**
 * Overrides of state and block for a traced call.
 *
 * Source: go-ethereum.
 */
export interface TracedCallOptions {
  /** Overrides of account state. */
  stateOverrides?: StateOverrides;
  /** Overrides of block fields. */
  blockOverrides?: BlockOverrides;
  /** Number of transactions of the block to execute before the call. All by default. */
  txIndex?: QuantityInput;
}

/**
 * Configuration of the ERC-7562 tracer, which returns nested calls with what the validation rules of user
 * operations restrict.
 *
 * Source: go-ethereum.
 */
export interface Erc7562TracerConfig extends TraceOptions {
  tracer: "erc7562Tracer";
  tracerConfig?: Erc7562TracerOptions;
}

/**
 * Options of the ERC-7562 tracer.
 *
 * Source: go-ethereum.
 */
export interface Erc7562TracerOptions {
  /** Number of stack items that the tracer looks at in each step, from the top. Default: `3`. */
  stackTopItemsSize?: number;
  /**
   * Opcodes to omit from `usedOpcodes`. Default: PUSH, DUP, SWAP and POP, comparisons, and simple arithmetic
   * and bit operations.
   */
  ignoredOpcodes?: readonly QuantityInput[];
  /** `true` to include logs. Default: `false`. */
  withLog?: boolean;
}

/**
 * Configuration of the mux tracer, which runs several tracers at once.
 *
 * Source: go-ethereum.
 */
export interface MuxTracerConfig extends TraceOptions {
  tracer: "muxTracer";
  /** Options of each tracer; `null` for none. */
  tracerConfig: MuxTracerOptions;
}

/**
 * Options of the mux tracer: options of each tracer.
 *
 * Source: go-ethereum.
 */
export interface MuxTracerOptions {
  /** Runs the call tracer, with these options. */
  callTracer?: CallTracerOptions | null;
  /** Runs the flat call tracer, with these options. */
  flatCallTracer?: FlatCallTracerOptions | null;
  /** Runs the prestate tracer, with these options. */
  prestateTracer?:
    | PrestateTracerOptions & {
      /** `true` to return the state that the transaction changed, before and after. */
      diffMode?: boolean;
    }
    | null;
  /** Runs the ERC-7562 tracer, with these options. */
  erc7562Tracer?: Erc7562TracerOptions | null;
  /** Runs the Keccak-256 preimage tracer, which has no options. */
  keccak256PreimageTracer?: Record<string, unknown> | null;
  /** Runs the 4byte tracer, which has no options. */
  "4byteTracer"?: Record<string, unknown> | null;
  /** Runs the noop tracer, which has no options. */
  noopTracer?: Record<string, unknown> | null;
}

/**
 * Struct logs of a transaction.
 *
 * Source: ethereum/execution-apis.
 */
export type StructLogTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: StructLogTrace;
    error?: never;
  }
  | TraceFailure;

/**
 * Nested calls of a transaction.
 *
 * Source: go-ethereum.
 */
export type CallTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: CallFrame;
    error?: never;
  }
  | TraceFailure;

/**
 * Calls of a transaction, as a flat list.
 *
 * Source: go-ethereum.
 */
export type FlatCallTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    /** Calls, parents before children. */
    result: FlatCall[];
    error?: never;
  }
  | TraceFailure;

/**
 * State that a transaction read.
 *
 * Source: go-ethereum.
 */
export type PrestateTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: Prestate;
    error?: never;
  }
  | TraceFailure;

/**
 * State that a transaction changed.
 *
 * Source: go-ethereum.
 */
export type PrestateDiffTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: PrestateDiff;
    error?: never;
  }
  | TraceFailure;

/**
 * Calls of a transaction with what the validation rules of user operations (ERC-7562) restrict.
 *
 * Source: go-ethereum.
 */
export type Erc7562TraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: Erc7562Frame;
    error?: never;
  }
  | TraceFailure;

/**
 * Results of several tracers for a transaction.
 *
 * Source: go-ethereum.
 */
export type MuxTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: MuxTrace;
    error?: never;
  }
  | TraceFailure;

/**
 * Traces of a block's transactions.
 *
 * Source: go-ethereum.
 */
export interface TracedBlock {
  /** Number of the block. */
  block: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** Trace of each transaction, in order. */
  traces: TracedTransaction[];
}

/**
 * Trace of each EVM step (struct logs).
 *
 * Source: ethereum/execution-apis.
 */
export interface StructLogTrace {
  /** Gas used by the transaction. */
  gas: number | bigint;
  /** `true` if the transaction was reverted or ran out of gas. */
  failed: boolean;
  /** The return value of the transaction. */
  returnValue: HexDigits;
  /** EVM steps, in order. */
  structLogs: StructLog[];
}

/**
 * An EVM step.
 *
 * Source: ethereum/execution-apis; go-ethereum for refund and error.
 */
export interface StructLog {
  /** Program counter. */
  pc: number;
  /** Name of the opcode. */
  op: string;
  /** Gas left before the step. */
  gas: number | bigint;
  /** Gas cost of the step. */
  gasCost: number | bigint;
  /** Call depth, from 1. */
  depth: number;
  /** Stack before the step, with the top last. */
  stack?: Quantity[];
  /** Memory in words of 32 bytes, in hex. Newer nodes add the prefix `0x`. */
  memory?: string[];
  /** Storage slots of the contract accessed so far, in hex. Newer nodes add the prefix `0x`. */
  storage?: Record<string, string>;
  /** Return data of the last call. */
  returnData?: string;
  /** Gas refund counter. */
  refund?: number | bigint;
  /** Error message. */
  error?: string;
}

/**
 * A call and its inner calls.
 *
 * Source: go-ethereum.
 */
export interface CallFrame {
  /** Type of the call: CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  /** Address of the caller; for a self-destruct, of the destroyed contract. */
  from: Address;
  /**
   * Address of the called account or created contract; for a delegate call, of the account whose code runs;
   * for a self-destruct, of the recipient of the balance. Absent if a creation failed.
   */
  to?: Address;
  /** Value transferred, in wei. */
  value?: Quantity;
  /** Gas provided to the call. */
  gas: Quantity;
  /** Gas used. */
  gasUsed: Quantity;
  /** Calldata of the call, or init code of the created contract. */
  input: Hex;
  /** Return value, code of the created contract, or revert data. Absent if there is none. */
  output?: Hex;
  /** Error message. */
  error?: string;
  /** Revert reason of the contract. */
  revertReason?: string;
  /** Inner calls, in order. Absent if there are none, or with `onlyTopCall`. */
  calls?: CallFrame[];
  /** Logs emitted by the contract, if requested. */
  logs?: CallLog[];
}

/**
 * A call and its inner calls, with what the validation rules of user operations (ERC-7562) restrict.
 *
 * Source: go-ethereum.
 */
export interface Erc7562Frame {
  /** Type of the call: CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  /** Address of the caller. */
  from: Address;
  /** Address of the called account or created contract. Absent if a creation failed. */
  to?: Address;
  /** Value transferred, in wei. */
  value?: Quantity;
  /** Gas provided to the call. */
  gas: Quantity;
  /** Gas used. */
  gasUsed: Quantity;
  /** Calldata of the call, or init code of the created contract. */
  input: Hex;
  /** Return value, code of the created contract, or revert data. Absent if there is none. */
  output?: Hex;
  /** Error message. */
  error?: string;
  /** Revert reason of the contract. */
  revertReason?: string;
  /** Logs emitted by the contract, if requested. */
  logs?: CallLog[];
  /** Storage slots that the call accessed. */
  accessedSlots: AccessedSlots;
  /** Addresses whose code, code hash or code size the call read, except for checks that there is code. */
  extCodeAccessInfo: Address[];
  /** How often each opcode ran, by opcode. GAS counts only if no call follows it. */
  usedOpcodes: Record<HexValue, number | bigint>;
  /** Contracts that the call called or looked at, by address. */
  contractSize: Record<Address, {
    /** Size of the code, in bytes. */
    contractSize: number;
    /** The first opcode that accessed the contract. */
    opcode: number;
  }>;
  /** `true` if the call ran out of gas. */
  outOfGas: boolean;
  /**
   * What the KECCAK256 opcode hashed in the whole transaction. Only in the outermost call, and absent if
   * there is none.
   */
  keccak?: Hex[];
  /** Inner calls, in order. Absent if there are none. */
  calls?: Erc7562Frame[];
}

/**
 * A log emitted during a call.
 *
 * Source: go-ethereum.
 */
export interface CallLog {
  /** Address of the contract that emitted the log. */
  address: Address;
  /**
   * Topics of the log, up to 4. The first is the hash of the event's signature, unless the event is
   * anonymous; the others are its indexed values.
   */
  topics: Hash[];
  /** Data of the log: usually the event's values that are not indexed, ABI-encoded. */
  data: Hex;
  /** Index of the log in the transaction, from 0. */
  index?: Quantity;
  /** Number of inner calls before the log. */
  position?: Quantity;
}

/**
 * A call in a flat list of calls.
 *
 * Source: go-ethereum.
 */
export interface FlatCall {
  /** Type of the call: call, create or suicide. */
  type: string;
  /** Action of the call. */
  action: FlatCallAction;
  /** Result of the call. Absent or `null` if the call failed. */
  result?: FlatCallResult | null;
  /** Error message. */
  error?: string;
  /** Number of direct child calls. */
  subtraces: number;
  /** Position in the call tree: index among its siblings at each depth, from the top. */
  traceAddress: number[];
  /** Hash of the block; `null` for a traced call, which is in no block. */
  blockHash?: Hash | null;
  /** Number of the block; 0 or `null` for a traced call, which is in no block. */
  blockNumber?: number | bigint | null;
  /** Hash of the transaction; `null` for a traced call. */
  transactionHash?: Hash | null;
  /** Index of the transaction in the block, from 0. */
  transactionPosition?: number | bigint | null;
}

/**
 * Action of a call, by type.
 *
 * Source: go-ethereum.
 */
export interface FlatCallAction {
  /** Type of the message call: call, delegatecall, staticcall or callcode. */
  callType?: string;
  /** Address of the caller. Absent for a self-destruct. */
  from?: Address;
  /**
   * Address of the called account; for a delegate call, of the account whose code runs. Absent for a creation
   * or self-destruct.
   */
  to?: Address;
  /** Gas provided to the call. */
  gas?: Quantity;
  /** Value transferred, in wei. */
  value?: Quantity;
  /** Calldata of the call. */
  input?: Hex;
  /** Init code of the created contract. */
  init?: Hex;
  /** Creation method: create or create2. */
  creationMethod?: string;
  /** Address of the destroyed contract. */
  address?: Address;
  /** Balance of the destroyed contract, in wei. */
  balance?: Quantity;
  /** Address that receives the balance. */
  refundAddress?: Address;
}

/**
 * Result of a call.
 *
 * Source: go-ethereum.
 */
export interface FlatCallResult {
  /** Gas used by the call, including its inner calls. */
  gasUsed?: Quantity;
  /** Return value of the call, or revert data. */
  output?: Hex;
  /** Address of the created contract. */
  address?: Address;
  /** Code of the created contract. */
  code?: Hex;
}

/**
 * State of accounts, by address.
 *
 * Source: go-ethereum.
 */
export type Prestate = Record<Address, {
  /** Balance, in wei. */
  balance?: Quantity;
  /** Nonce. Absent if it is 0 or, after the transaction, unchanged. */
  nonce?: number | bigint;
  /**
   * Code of the account. Absent if there is none, with `disableCode` or, after the transaction, if it is
   * unchanged.
   */
  code?: Hex;
  /** Hash of the code. Absent if there is no code or, after the transaction, if it is unchanged. */
  codeHash?: Hash;
  /**
   * Storage values, by slot: the slots that the transaction accessed or, in diff mode, changed. Absent if
   * there are none.
   */
  storage?: Record<Hash, Hash>;
}>;

/**
 * The state that a transaction changed.
 *
 * Source: go-ethereum.
 */
export interface PrestateDiff {
  /** State before the transaction. */
  pre: Prestate;
  /** State after the transaction; only changed fields. */
  post: Prestate;
}

/**
 * Results of several tracers, by tracer.
 *
 * Source: go-ethereum.
 */
export interface MuxTrace {
  callTracer?: CallFrame;
  /** Calls, parents before children. */
  flatCallTracer?: FlatCall[];
  /** State that the transaction read or, in diff mode, changed. */
  prestateTracer?: Prestate | PrestateDiff;
  erc7562Tracer?: Erc7562Frame;
  keccak256PreimageTracer?: KeccakPreimages;
  "4byteTracer"?: FourByteCounts;
  noopTracer?: NoopTrace;
}

/** Traces of blocks, transactions and calls by a tracer. */
export interface DebugTraceMethods {
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte.
   *
   * @param blockHash - Hash of the block.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: interface: C; the second param and the shapes from go-ethereum and ethereum/execution-apis.
   */
  debug_traceBlockByHash(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the calls.
   */
  debug_traceBlockByHash(blockHash: Hash, config: CallTracerConfig): Promise<CallTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the calls as a flat list.
   */
  debug_traceBlockByHash(blockHash: Hash, config: FlatCallTracerConfig): Promise<FlatCallTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the state read, before the transaction.
   */
  debug_traceBlockByHash(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the state changed, before and after the transaction.
   */
  debug_traceBlockByHash(
    blockHash: Hash,
    config: PrestateDiffTracerConfig,
  ): Promise<PrestateDiffTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the number of calls of each function.
   */
  debug_traceBlockByHash(blockHash: Hash, config: FourByteTracerConfig): Promise<FourByteTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the results of several tracers.
   */
  debug_traceBlockByHash(blockHash: Hash, config: MuxTracerConfig): Promise<MuxTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns what the validation rules of user operations (ERC-7562) restrict.
   */
  debug_traceBlockByHash(blockHash: Hash, config: Erc7562TracerConfig): Promise<Erc7562TraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns the preimages of hashes.
   */
  debug_traceBlockByHash(blockHash: Hash, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. Returns an empty result, to check only that tracing succeeds.
   */
  debug_traceBlockByHash(blockHash: Hash, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte. For params whose case is known only at run time.
   */
  debug_traceBlockByHash(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a block again and returns a trace of each transaction.
   *
   * @param block - Block number or tag.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config?: StructLogConfig,
  ): Promise<StructLogTraceResult[]>;
  /** Executes a block again and returns a trace of each transaction. Returns the calls. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: CallTracerConfig): Promise<CallTraceResult[]>;
  /** Executes a block again and returns a trace of each transaction. Returns the calls as a flat list. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config: FlatCallTracerConfig,
  ): Promise<FlatCallTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Returns the state read, before the
   * transaction.
   */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config: PrestateTracerConfig,
  ): Promise<PrestateTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Returns the state changed, before and
   * after the transaction.
   */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config: PrestateDiffTracerConfig,
  ): Promise<PrestateDiffTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Returns the number of calls of each
   * function.
   */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config: FourByteTracerConfig,
  ): Promise<FourByteTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Returns the results of several tracers.
   */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: MuxTracerConfig): Promise<MuxTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Returns what the validation rules of user
   * operations (ERC-7562) restrict.
   */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag,
    config: Erc7562TracerConfig,
  ): Promise<Erc7562TraceResult[]>;
  /** Executes a block again and returns a trace of each transaction. Returns the preimages of hashes. */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. Returns an empty result, to check only
   * that tracing succeeds.
   */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /**
   * Executes a block again and returns a trace of each transaction. For params whose case is known only at
   * run time.
   */
  debug_traceBlockByNumber(block: BlockNumberOrTag, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction.
   *
   * @param block - Block to trace, RLP-encoded.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: go-ethereum, erigon, reth.
   */
  debug_traceBlock(block: Hex, config?: StructLogConfig): Promise<StructLogTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the calls.
   */
  debug_traceBlock(block: Hex, config: CallTracerConfig): Promise<CallTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the calls as a flat list.
   */
  debug_traceBlock(block: Hex, config: FlatCallTracerConfig): Promise<FlatCallTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the state read, before the transaction.
   */
  debug_traceBlock(block: Hex, config: PrestateTracerConfig): Promise<PrestateTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the state changed, before and after the transaction.
   */
  debug_traceBlock(block: Hex, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the number of calls of each function.
   */
  debug_traceBlock(block: Hex, config: FourByteTracerConfig): Promise<FourByteTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the results of several tracers.
   */
  debug_traceBlock(block: Hex, config: MuxTracerConfig): Promise<MuxTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns what the validation rules of user operations (ERC-7562) restrict.
   */
  debug_traceBlock(block: Hex, config: Erc7562TracerConfig): Promise<Erc7562TraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns the preimages of hashes.
   */
  debug_traceBlock(block: Hex, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. Returns an empty result, to check only that tracing succeeds.
   */
  debug_traceBlock(block: Hex, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction. For params whose case is known only at run time.
   */
  debug_traceBlock(block: Hex, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a block that the node rejected and returns a trace of each transaction.
   *
   * @param blockHash - Hash of the block.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: go-ethereum.
   */
  debug_traceBadBlock(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraceResult[]>;
  /** Executes a block that the node rejected and returns a trace of each transaction. Returns the calls. */
  debug_traceBadBlock(blockHash: Hash, config: CallTracerConfig): Promise<CallTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns the calls as a
   * flat list.
   */
  debug_traceBadBlock(blockHash: Hash, config: FlatCallTracerConfig): Promise<FlatCallTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns the state read,
   * before the transaction.
   */
  debug_traceBadBlock(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns the state
   * changed, before and after the transaction.
   */
  debug_traceBadBlock(blockHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns the number of
   * calls of each function.
   */
  debug_traceBadBlock(blockHash: Hash, config: FourByteTracerConfig): Promise<FourByteTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns the results of
   * several tracers.
   */
  debug_traceBadBlock(blockHash: Hash, config: MuxTracerConfig): Promise<MuxTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns what the
   * validation rules of user operations (ERC-7562) restrict.
   */
  debug_traceBadBlock(blockHash: Hash, config: Erc7562TracerConfig): Promise<Erc7562TraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns the preimages of
   * hashes.
   */
  debug_traceBadBlock(blockHash: Hash, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. Returns an empty result,
   * to check only that tracing succeeds.
   */
  debug_traceBadBlock(blockHash: Hash, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /**
   * Executes a block that the node rejected and returns a trace of each transaction. For params whose case is
   * known only at run time.
   */
  debug_traceBadBlock(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a transaction again and returns its trace.
   *
   * @param transactionHash - Hash of the transaction.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Trace, in the format of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  debug_traceTransaction(transactionHash: Hash, config?: StructLogConfig): Promise<StructLogTrace>;
  /** Executes a transaction again and returns its trace. Returns the calls. */
  debug_traceTransaction(transactionHash: Hash, config: CallTracerConfig): Promise<CallFrame>;
  /** Executes a transaction again and returns its trace. Returns the calls as a flat list. */
  debug_traceTransaction(transactionHash: Hash, config: FlatCallTracerConfig): Promise<FlatCall[]>;
  /** Executes a transaction again and returns its trace. Returns the state read, before the transaction. */
  debug_traceTransaction(transactionHash: Hash, config: PrestateTracerConfig): Promise<Prestate>;
  /**
   * Executes a transaction again and returns its trace. Returns the state changed, before and after the
   * transaction.
   */
  debug_traceTransaction(transactionHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiff>;
  /** Executes a transaction again and returns its trace. Returns the number of calls of each function. */
  debug_traceTransaction(transactionHash: Hash, config: FourByteTracerConfig): Promise<FourByteCounts>;
  /** Executes a transaction again and returns its trace. Returns the results of several tracers. */
  debug_traceTransaction(transactionHash: Hash, config: MuxTracerConfig): Promise<MuxTrace>;
  /**
   * Executes a transaction again and returns its trace. Returns what the validation rules of user operations
   * (ERC-7562) restrict.
   */
  debug_traceTransaction(transactionHash: Hash, config: Erc7562TracerConfig): Promise<Erc7562Frame>;
  /** Executes a transaction again and returns its trace. Returns the preimages of hashes. */
  debug_traceTransaction(transactionHash: Hash, config: KeccakTracerConfig): Promise<KeccakPreimages>;
  /**
   * Executes a transaction again and returns its trace. Returns an empty result, to check only that tracing
   * succeeds.
   */
  debug_traceTransaction(transactionHash: Hash, config: NoopTracerConfig): Promise<NoopTrace>;
  /** Executes a transaction again and returns its trace. For params whose case is known only at run time. */
  debug_traceTransaction(transactionHash: Hash, config?: TraceConfig): Promise<unknown>;

  /**
   * Executes a call, without creating a transaction, and returns its trace.
   *
   * @param transaction - Call to trace.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @param config - Tracer, its options, and overrides of state and block.
   * @returns Trace, in the format of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: go-ethereum, erigon, reth.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block?: BlockReference,
    config?: StructLogConfig & TracedCallOptions,
  ): Promise<StructLogTrace>;
  /** Executes a call, without creating a transaction, and returns its trace. Returns the calls. */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: CallTracerConfig & TracedCallOptions,
  ): Promise<CallFrame>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns the calls as a flat list.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: FlatCallTracerConfig & TracedCallOptions,
  ): Promise<FlatCall[]>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns the state read, before
   * the transaction.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: PrestateTracerConfig & TracedCallOptions,
  ): Promise<Prestate>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns the state changed, before
   * and after the transaction.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: PrestateDiffTracerConfig & TracedCallOptions,
  ): Promise<PrestateDiff>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns the number of calls of
   * each function.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: FourByteTracerConfig & TracedCallOptions,
  ): Promise<FourByteCounts>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns the results of several
   * tracers.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: MuxTracerConfig & TracedCallOptions,
  ): Promise<MuxTrace>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns what the validation rules
   * of user operations (ERC-7562) restrict.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: Erc7562TracerConfig & TracedCallOptions,
  ): Promise<Erc7562Frame>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns the preimages of hashes.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: KeccakTracerConfig & TracedCallOptions,
  ): Promise<KeccakPreimages>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. Returns an empty result, to check
   * only that tracing succeeds.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block: BlockReference | undefined,
    config: NoopTracerConfig & TracedCallOptions,
  ): Promise<NoopTrace>;
  /**
   * Executes a call, without creating a transaction, and returns its trace. For params whose case is known
   * only at run time.
   */
  debug_traceCall(
    transaction: TransactionRequest,
    block?: BlockReference,
    config?: TraceConfig & TracedCallOptions,
  ): Promise<unknown>;

  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls.
   *
   * @param bundles - Bundles of calls. Each bundle runs in one block.
   * @param context - Position in the chain at which the first bundle runs.
   * @param config - Tracer, its options, and overrides of state and block.
   * @returns Traces by bundle and call, in the format of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
   *
   * Source: erigon, reth.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config?: StructLogConfig & TracedCallOptions,
  ): Promise<StructLogTrace[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the calls.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: CallTracerConfig & TracedCallOptions,
  ): Promise<CallFrame[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the calls as a flat list.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: FlatCallTracerConfig & TracedCallOptions,
  ): Promise<FlatCall[][][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the state read, before the transaction.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: PrestateTracerConfig & TracedCallOptions,
  ): Promise<Prestate[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the state changed, before and after the transaction.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: PrestateDiffTracerConfig & TracedCallOptions,
  ): Promise<PrestateDiff[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the number of calls of each function.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: FourByteTracerConfig & TracedCallOptions,
  ): Promise<FourByteCounts[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the results of several tracers.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: MuxTracerConfig & TracedCallOptions,
  ): Promise<MuxTrace[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns what the validation rules of user operations (ERC-7562) restrict.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: Erc7562TracerConfig & TracedCallOptions,
  ): Promise<Erc7562Frame[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns the preimages of hashes.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: KeccakTracerConfig & TracedCallOptions,
  ): Promise<KeccakPreimages[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. Returns an empty result, to check only that tracing succeeds.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config: NoopTracerConfig & TracedCallOptions,
  ): Promise<NoopTrace[][]>;
  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls. For params whose case is known only at run time.
   */
  debug_traceCallMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    config?: TraceConfig & TracedCallOptions,
  ): Promise<unknown[][]>;

  /**
   * Returns the state root after each transaction of a block.
   *
   * @param blockHash - Hash of the block.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns State roots, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), -32001
   * (block or transaction not found), -32004 (method not supported), 4444 (pruned history unavailable).
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
      {
        params: readonly [blockHash: Hash, config?: StructLogConfig];
        result: StructLogTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: CallTracerConfig]; result: CallTraceResult[] },
      {
        params: readonly [blockHash: Hash, config: FlatCallTracerConfig];
        result: FlatCallTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: MuxTracerConfig]; result: MuxTraceResult[] },
      {
        params: readonly [blockHash: Hash, config: Erc7562TracerConfig];
        result: Erc7562TraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: KeccakTracerConfig];
        result: KeccakTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: NoopTracerConfig]; result: NoopTraceResult[] },
    ];
  };
  debug_traceBlockByNumber: {
    params: readonly [block: BlockNumberOrTag, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      {
        params: readonly [block: BlockNumberOrTag, config?: StructLogConfig];
        result: StructLogTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: CallTracerConfig];
        result: CallTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: FlatCallTracerConfig];
        result: FlatCallTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: PrestateTracerConfig];
        result: PrestateTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: MuxTracerConfig];
        result: MuxTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: Erc7562TracerConfig];
        result: Erc7562TraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: KeccakTracerConfig];
        result: KeccakTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag, config: NoopTracerConfig];
        result: NoopTraceResult[];
      },
    ];
  };
  debug_traceBlock: {
    params: readonly [block: Hex, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      { params: readonly [block: Hex, config?: StructLogConfig]; result: StructLogTraceResult[] },
      { params: readonly [block: Hex, config: CallTracerConfig]; result: CallTraceResult[] },
      {
        params: readonly [block: Hex, config: FlatCallTracerConfig];
        result: FlatCallTraceResult[];
      },
      {
        params: readonly [block: Hex, config: PrestateTracerConfig];
        result: PrestateTraceResult[];
      },
      {
        params: readonly [block: Hex, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult[];
      },
      {
        params: readonly [block: Hex, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      { params: readonly [block: Hex, config: MuxTracerConfig]; result: MuxTraceResult[] },
      { params: readonly [block: Hex, config: Erc7562TracerConfig]; result: Erc7562TraceResult[] },
      { params: readonly [block: Hex, config: KeccakTracerConfig]; result: KeccakTraceResult[] },
      { params: readonly [block: Hex, config: NoopTracerConfig]; result: NoopTraceResult[] },
    ];
  };
  debug_traceBadBlock: {
    params: readonly [blockHash: Hash, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      {
        params: readonly [blockHash: Hash, config?: StructLogConfig];
        result: StructLogTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: CallTracerConfig]; result: CallTraceResult[] },
      {
        params: readonly [blockHash: Hash, config: FlatCallTracerConfig];
        result: FlatCallTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: MuxTracerConfig]; result: MuxTraceResult[] },
      {
        params: readonly [blockHash: Hash, config: Erc7562TracerConfig];
        result: Erc7562TraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: KeccakTracerConfig];
        result: KeccakTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: NoopTracerConfig]; result: NoopTraceResult[] },
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
      {
        params: readonly [transactionHash: Hash, config: Erc7562TracerConfig];
        result: Erc7562Frame;
      },
      {
        params: readonly [transactionHash: Hash, config: KeccakTracerConfig];
        result: KeccakPreimages;
      },
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
          config: Erc7562TracerConfig & TracedCallOptions,
        ];
        result: Erc7562Frame;
      },
      {
        params: readonly [
          transaction: TransactionRequest,
          block: BlockReference | undefined,
          config: KeccakTracerConfig & TracedCallOptions,
        ];
        result: KeccakPreimages;
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
          config: Erc7562TracerConfig & TracedCallOptions,
        ];
        result: Erc7562Frame[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle[],
          context: BundlePosition,
          config: KeccakTracerConfig & TracedCallOptions,
        ];
        result: KeccakPreimages[][];
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
   * Subscribes to the traces of a range of blocks, block by block.
   *
   * @param kind - Kind of subscription.
   * @param from - Block before the first block to trace.
   * @param to - Last block to trace.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   */
  debug_subscribe: {
    params: readonly [kind: "traceChain", from: BlockNumberOrTag, to: BlockNumberOrTag, config?: TraceConfig];
    notification: TracedBlock;
  };
}
