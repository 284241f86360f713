// Generated from specs/rpc/debug-trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockOverrides, BundlePosition, CallBundle, StateOverrides } from "./ethereum-state.ts";
import type { TransactionRequest } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex, HexDigits, HexValue } from "./shared.ts";

/**
 * Options of all tracers.
 *
 * Source: go-ethereum.
 */
export interface TraceOptions {
  /** Timeout of the trace, such as `300ms`, `5s` or `2m`. */
  timeout?: string;
  /** Maximum number of blocks that the node may execute again to restore the state. */
  reexec?: number | bigint;
}

/**
 * Overrides of state and block for a traced call.
 *
 * Source: go-ethereum.
 */
export interface TracedCallOptions<Q extends QuantityForm = "hex"> {
  /** Overrides of account state. */
  stateOverrides?: StateOverrides<Q>;
  /** Overrides of block fields. */
  blockOverrides?: BlockOverrides<Q>;
  /** Number of transactions of the block to execute before the call. All by default. */
  txIndex?: Quantities[Q];
}

/**
 * Options of the struct logger: parts of each EVM step to return.
 *
 * Source: ethereum/execution-apis.
 */
export interface StepOptions {
  /** `true` to omit `storage`. Default: `false`. */
  disableStorage?: boolean;
  /** `true` to omit `memory`, which only Besu returns by default. */
  disableMemory?: boolean;
  /** `true` to omit `stack`. Default: `false`. */
  disableStack?: boolean;
  /** `true` to include `memory`. Default: `false`. */
  enableMemory?: boolean;
  /** `true` to include `returnData`. Default: `false`. */
  enableReturnData?: boolean;
  /** Maximum number of steps to return; 0 for all. Default: `0`. */
  limit?: number;
  /**
   * `true` to let the node print the steps into its own log. The response stays the same. Default: `false`.
   */
  debug?: boolean;
}

/**
 * Tracer by name. Without a name, the struct logger, which records each EVM step.
 *
 * Source: ethereum/execution-apis.
 */
export interface TraceConfig extends TraceOptions, StepOptions {
  /** Name of a tracer that the node has, such as `callTracer`. */
  tracer?: string;
  /** Options of the tracer. */
  tracerConfig?: Record<string, unknown>;
}

/**
 * Configuration without a tracer: the struct logger, which records each EVM step.
 *
 * Source: ethereum/execution-apis.
 */
export interface StructLogConfig extends TraceOptions, StepOptions {
  tracer?: never;
}

/**
 * Configuration of the call tracer, which returns nested calls.
 *
 * Source: go-ethereum.
 */
export interface CallTracerConfig extends TraceOptions {
  tracer: "callTracer";
  tracerConfig?: CallTracerOptions;
}

/**
 * Options of the call tracer.
 *
 * Source: go-ethereum.
 */
export interface CallTracerOptions {
  /** `true` to omit inner calls. Default: `false`. */
  onlyTopCall?: boolean;
  /** `true` to include logs. Default: `false`. */
  withLog?: boolean;
}

/**
 * Configuration of the flat call tracer, which returns the calls as a list in the format of
 * `trace_transaction`.
 *
 * Source: go-ethereum.
 */
export interface FlatCallTracerConfig extends TraceOptions {
  tracer: "flatCallTracer";
  tracerConfig?: FlatCallTracerOptions;
}

/**
 * Options of the flat call tracer.
 *
 * Source: go-ethereum.
 */
export interface FlatCallTracerOptions {
  /** `true` to convert error messages to those of OpenEthereum (Parity). Default: `false`. */
  convertParityErrors?: boolean;
  /** `true` to include calls of precompiled contracts. Default: `false`. */
  includePrecompiles?: boolean;
}

/**
 * Configuration of the prestate tracer, which returns the state that a transaction read.
 *
 * Source: go-ethereum.
 */
export interface PrestateTracerConfig extends TraceOptions {
  tracer: "prestateTracer";
  /** Options of the tracer, without diff mode. */
  tracerConfig?: PrestateTracerOptions & { diffMode?: false };
}

/**
 * Configuration of the prestate tracer in diff mode, which returns the state that a transaction changed,
 * before and after.
 *
 * Source: go-ethereum.
 */
export interface PrestateDiffTracerConfig extends TraceOptions {
  tracer: "prestateTracer";
  /** Options of the tracer, with diff mode. */
  tracerConfig: PrestateTracerOptions & { diffMode: true };
}

/**
 * Options of the prestate tracer.
 *
 * Source: go-ethereum.
 */
export interface PrestateTracerOptions {
  /** `true` to omit `code`. Default: `false`. */
  disableCode?: boolean;
  /** `true` to omit `storage`. Default: `false`. */
  disableStorage?: boolean;
  /** `true` to include accounts that do not exist. Default: `false`. */
  includeEmpty?: boolean;
}

/**
 * Configuration of the 4byte tracer, which counts the calls of each function.
 *
 * Source: go-ethereum.
 */
export interface FourByteTracerConfig extends TraceOptions {
  tracer: "4byteTracer";
}

/**
 * Configuration of the noop tracer, which returns an empty result.
 *
 * Source: go-ethereum.
 */
export interface NoopTracerConfig extends TraceOptions {
  tracer: "noopTracer";
}

/**
 * Configuration of the ERC-7562 tracer, which returns nested calls with what the validation rules of user
 * operations restrict.
 *
 * Source: go-ethereum.
 */
export interface Erc7562TracerConfig<Q extends QuantityForm = "hex"> extends TraceOptions {
  tracer: "erc7562Tracer";
  tracerConfig?: Erc7562TracerOptions<Q>;
}

/**
 * Options of the ERC-7562 tracer.
 *
 * Source: go-ethereum.
 */
export interface Erc7562TracerOptions<Q extends QuantityForm = "hex"> {
  /** Number of stack items that the tracer looks at in each step, from the top. Default: `3`. */
  stackTopItemsSize?: number;
  /**
   * Opcodes to omit from `usedOpcodes`. Default: PUSH, DUP, SWAP and POP, comparisons, and simple arithmetic
   * and bit operations.
   */
  ignoredOpcodes?: readonly Quantities[Q][];
  /** `true` to include logs. Default: `false`. */
  withLog?: boolean;
}

/**
 * Configuration of the Keccak-256 preimage tracer, which returns what the KECCAK256 opcode hashed.
 *
 * Source: go-ethereum.
 */
export interface KeccakTracerConfig extends TraceOptions {
  tracer: "keccak256PreimageTracer";
}

/**
 * Configuration of the mux tracer, which runs several tracers at once.
 *
 * Source: go-ethereum.
 */
export interface MuxTracerConfig<Q extends QuantityForm = "hex"> extends TraceOptions {
  tracer: "muxTracer";
  /** Options of each tracer; `null` for none. */
  tracerConfig: MuxTracerOptions<Q>;
}

/**
 * Options of the mux tracer: options of each tracer.
 *
 * Source: go-ethereum.
 */
export interface MuxTracerOptions<Q extends QuantityForm = "hex"> {
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
  erc7562Tracer?: Erc7562TracerOptions<Q> | null;
  /** Runs the Keccak-256 preimage tracer, which has no options. */
  keccak256PreimageTracer?: Record<string, unknown> | null;
  /** Runs the 4byte tracer, which has no options. */
  "4byteTracer"?: Record<string, unknown> | null;
  /** Runs the noop tracer, which has no options. */
  noopTracer?: Record<string, unknown> | null;
}

/**
 * A transaction that could not be traced.
 *
 * Source: go-ethereum.
 */
export interface TraceFailure {
  /** Hash of the transaction. */
  txHash: Hash;
  /** Error message. */
  error: string;
  result?: never;
}

/**
 * Result of a tracer for a transaction.
 *
 * Source: go-ethereum.
 */
export type TracedTransaction = AnyTrace | TraceFailure;

/**
 * Result of any tracer, in its own format.
 *
 * Source: go-ethereum.
 */
export interface AnyTrace {
  /** Hash of the transaction. */
  txHash: Hash;
  /** Trace, in the format of the tracer. */
  result: unknown;
  error?: never;
}

/**
 * Struct logs of a transaction.
 *
 * Source: ethereum/execution-apis.
 */
export type StructLogTraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: StructLogTrace<Q>;
    error?: never;
  }
  | TraceFailure;

/**
 * Nested calls of a transaction.
 *
 * Source: go-ethereum.
 */
export type CallTraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: CallFrame<Q>;
    error?: never;
  }
  | TraceFailure;

/**
 * Calls of a transaction, as a flat list.
 *
 * Source: go-ethereum.
 */
export type FlatCallTraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    /** Calls, parents before children. */
    result: FlatCall<Q>[];
    error?: never;
  }
  | TraceFailure;

/**
 * State that a transaction read.
 *
 * Source: go-ethereum.
 */
export type PrestateTraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: Prestate<Q>;
    error?: never;
  }
  | TraceFailure;

/**
 * State that a transaction changed.
 *
 * Source: go-ethereum.
 */
export type PrestateDiffTraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: PrestateDiff<Q>;
    error?: never;
  }
  | TraceFailure;

/**
 * Number of calls of each function in a transaction.
 *
 * Source: go-ethereum.
 */
export type FourByteTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: FourByteCounts;
    error?: never;
  }
  | TraceFailure;

/**
 * Calls of a transaction with what the validation rules of user operations (ERC-7562) restrict.
 *
 * Source: go-ethereum.
 */
export type Erc7562TraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: Erc7562Frame<Q>;
    error?: never;
  }
  | TraceFailure;

/**
 * Preimages of the hashes of a transaction.
 *
 * Source: go-ethereum.
 */
export type KeccakTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: KeccakPreimages;
    error?: never;
  }
  | TraceFailure;

/**
 * Results of several tracers for a transaction.
 *
 * Source: go-ethereum.
 */
export type MuxTraceResult<Q extends QuantityForm = "hex"> =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: MuxTrace<Q>;
    error?: never;
  }
  | TraceFailure;

/**
 * Empty result of the noop tracer for a transaction.
 *
 * Source: go-ethereum.
 */
export type NoopTraceResult =
  | {
    /** Hash of the transaction. */
    txHash: Hash;
    result: NoopTrace;
    error?: never;
  }
  | TraceFailure;

/**
 * Traces of a block's transactions.
 *
 * Source: go-ethereum.
 */
export interface TracedBlock<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  block: Quantities[Q];
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
export interface StructLogTrace<Q extends QuantityForm = "hex"> {
  /** Gas used by the transaction. */
  gas: number | bigint;
  /** `true` if the transaction was reverted or ran out of gas. */
  failed: boolean;
  /** The return value of the transaction. */
  returnValue: HexDigits<Q>;
  /** EVM steps, in order. */
  structLogs: StructLog<Q>[];
}

/**
 * An EVM step.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface StructLog<Q extends QuantityForm = "hex"> {
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
  stack?: Quantities[Q][];
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
export interface CallFrame<Q extends QuantityForm = "hex"> {
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
  value?: Quantities[Q];
  /** Gas provided to the call. */
  gas: Quantities[Q];
  /** Gas used. */
  gasUsed: Quantities[Q];
  /** Calldata of the call, or init code of the created contract. */
  input: Hex;
  /** Return value, code of the created contract, or revert data. Absent if there is none. */
  output?: Hex;
  /** Error message. */
  error?: string;
  /** Revert reason of the contract. */
  revertReason?: string;
  /** Inner calls, in order. Absent if there are none, or with `onlyTopCall`. */
  calls?: CallFrame<Q>[];
  /** Logs emitted by the contract, if requested. */
  logs?: CallLog<Q>[];
}

/**
 * A call and its inner calls, with what the validation rules of user operations (ERC-7562) restrict.
 *
 * Source: go-ethereum.
 */
export interface Erc7562Frame<Q extends QuantityForm = "hex"> {
  /** Type of the call: CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  /** Address of the caller. */
  from: Address;
  /** Address of the called account or created contract. Absent if a creation failed. */
  to?: Address;
  /** Value transferred, in wei. */
  value?: Quantities[Q];
  /** Gas provided to the call. */
  gas: Quantities[Q];
  /** Gas used. */
  gasUsed: Quantities[Q];
  /** Calldata of the call, or init code of the created contract. */
  input: Hex;
  /** Return value, code of the created contract, or revert data. Absent if there is none. */
  output?: Hex;
  /** Error message. */
  error?: string;
  /** Revert reason of the contract. */
  revertReason?: string;
  /** Logs emitted by the contract, if requested. */
  logs?: CallLog<Q>[];
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
  calls?: Erc7562Frame<Q>[];
}

/**
 * Storage slots that a call accessed.
 *
 * Source: go-ethereum.
 */
export interface AccessedSlots {
  /** Slots read before they were written, with their values. */
  reads: Record<Hash, Hash[]>;
  /** Slots written, with how often. */
  writes: Record<Hash, number>;
  /** Slots of transient storage read, with how often. */
  transientReads: Record<Hash, number>;
  /** Slots of transient storage written, with how often. */
  transientWrites: Record<Hash, number>;
}

/**
 * What the KECCAK256 opcode hashed, by hash.
 *
 * Source: go-ethereum.
 */
export type KeccakPreimages = Record<Hash, Hex>;

/**
 * A log emitted during a call.
 *
 * Source: go-ethereum.
 */
export interface CallLog<Q extends QuantityForm = "hex"> {
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
  index?: Quantities[Q];
  /** Number of inner calls before the log. */
  position?: Quantities[Q];
}

/**
 * A call in a flat list of calls.
 *
 * Source: go-ethereum.
 */
export interface FlatCall<Q extends QuantityForm = "hex"> {
  /** Type of the call: call, create or suicide. */
  type: string;
  /** Action of the call. */
  action: FlatCallAction<Q>;
  /** Result of the call. Absent or `null` if the call failed. */
  result?: FlatCallResult<Q> | null;
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
export interface FlatCallAction<Q extends QuantityForm = "hex"> {
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
  gas?: Quantities[Q];
  /** Value transferred, in wei. */
  value?: Quantities[Q];
  /** Calldata of the call. */
  input?: Hex;
  /** Init code of the created contract. */
  init?: Hex;
  /** Creation method: create or create2. */
  creationMethod?: string;
  /** Address of the destroyed contract. */
  address?: Address;
  /** Balance of the destroyed contract, in wei. */
  balance?: Quantities[Q];
  /** Address that receives the balance. */
  refundAddress?: Address;
}

/**
 * Result of a call.
 *
 * Source: go-ethereum.
 */
export interface FlatCallResult<Q extends QuantityForm = "hex"> {
  /** Gas used by the call, including its inner calls. */
  gasUsed?: Quantities[Q];
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
export type Prestate<Q extends QuantityForm = "hex"> = Record<Address, {
  /** Balance, in wei. */
  balance?: Quantities[Q];
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
export interface PrestateDiff<Q extends QuantityForm = "hex"> {
  /** State before the transaction. */
  pre: Prestate<Q>;
  /** State after the transaction; only changed fields. */
  post: Prestate<Q>;
}

/**
 * Number of calls of each function, by its 4-byte selector and the size of its arguments, such as
 * `0x27dc297e-128`.
 *
 * Source: go-ethereum.
 */
export type FourByteCounts = Record<string, number>;

/**
 * Empty result of the noop tracer.
 *
 * Source: go-ethereum.
 */
export type NoopTrace = Record<string, unknown>;

/**
 * Results of several tracers, by tracer.
 *
 * Source: go-ethereum.
 */
export interface MuxTrace<Q extends QuantityForm = "hex"> {
  callTracer?: CallFrame<Q>;
  /** Calls, parents before children. */
  flatCallTracer?: FlatCall<Q>[];
  /** State that the transaction read or, in diff mode, changed. */
  prestateTracer?: Prestate<Q> | PrestateDiff<Q>;
  erc7562Tracer?: Erc7562Frame<Q>;
  keccak256PreimageTracer?: KeccakPreimages;
  "4byteTracer"?: FourByteCounts;
  noopTracer?: NoopTrace;
}

/** Traces of blocks, transactions and calls by a tracer. */
export interface DebugTraceMethods<Q extends QuantityForm = "hex"> {
  /**
   * Executes a block again and returns a trace of each transaction. Responses are large, often more than a
   * gigabyte.
   *
   * Source: ethereum/execution-apis; go-ethereum.
   *
   * @param blockHash - Hash of the block.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.debug_traceBlockByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74");
   */
  debug_traceBlockByHash(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraceResult<Q>[]>;
  /** Returns the calls. */
  debug_traceBlockByHash(blockHash: Hash, config: CallTracerConfig): Promise<CallTraceResult<Q>[]>;
  /** Returns the calls as a flat list. */
  debug_traceBlockByHash(blockHash: Hash, config: FlatCallTracerConfig): Promise<FlatCallTraceResult<Q>[]>;
  /** Returns the state read, before the transaction. */
  debug_traceBlockByHash(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraceResult<Q>[]>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceBlockByHash(
    blockHash: Hash,
    config: PrestateDiffTracerConfig,
  ): Promise<PrestateDiffTraceResult<Q>[]>;
  /** Returns the number of calls of each function. */
  debug_traceBlockByHash(blockHash: Hash, config: FourByteTracerConfig): Promise<FourByteTraceResult[]>;
  /** Returns the results of several tracers. */
  debug_traceBlockByHash(
    blockHash: Hash,
    config: MuxTracerConfig<ParamForm<Q>>,
  ): Promise<MuxTraceResult<Q>[]>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceBlockByHash(
    blockHash: Hash,
    config: Erc7562TracerConfig<ParamForm<Q>>,
  ): Promise<Erc7562TraceResult<Q>[]>;
  /** Returns the preimages of hashes. */
  debug_traceBlockByHash(blockHash: Hash, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceBlockByHash(blockHash: Hash, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /** For params whose case is known only at run time. */
  debug_traceBlockByHash(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a block again and returns a trace of each transaction.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.debug_traceBlockByNumber("0x2d");
   */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config?: StructLogConfig,
  ): Promise<StructLogTraceResult<Q>[]>;
  /** Returns the calls. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: CallTracerConfig,
  ): Promise<CallTraceResult<Q>[]>;
  /** Returns the calls as a flat list. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: FlatCallTracerConfig,
  ): Promise<FlatCallTraceResult<Q>[]>;
  /** Returns the state read, before the transaction. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: PrestateTracerConfig,
  ): Promise<PrestateTraceResult<Q>[]>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: PrestateDiffTracerConfig,
  ): Promise<PrestateDiffTraceResult<Q>[]>;
  /** Returns the number of calls of each function. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: FourByteTracerConfig,
  ): Promise<FourByteTraceResult[]>;
  /** Returns the results of several tracers. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: MuxTracerConfig<ParamForm<Q>>,
  ): Promise<MuxTraceResult<Q>[]>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: Erc7562TracerConfig<ParamForm<Q>>,
  ): Promise<Erc7562TraceResult<Q>[]>;
  /** Returns the preimages of hashes. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: KeccakTracerConfig,
  ): Promise<KeccakTraceResult[]>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config: NoopTracerConfig,
  ): Promise<NoopTraceResult[]>;
  /** For params whose case is known only at run time. */
  debug_traceBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    config?: TraceConfig,
  ): Promise<TracedTransaction[]>;

  /**
   * Executes a block that you pass, on the state of its parent block, and returns a trace of each
   * transaction.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param block - Block to trace, RLP-encoded.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.debug_traceBlock("0xf9020d");
   */
  debug_traceBlock(block: Hex, config?: StructLogConfig): Promise<StructLogTraceResult<Q>[]>;
  /** Returns the calls. */
  debug_traceBlock(block: Hex, config: CallTracerConfig): Promise<CallTraceResult<Q>[]>;
  /** Returns the calls as a flat list. */
  debug_traceBlock(block: Hex, config: FlatCallTracerConfig): Promise<FlatCallTraceResult<Q>[]>;
  /** Returns the state read, before the transaction. */
  debug_traceBlock(block: Hex, config: PrestateTracerConfig): Promise<PrestateTraceResult<Q>[]>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceBlock(block: Hex, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraceResult<Q>[]>;
  /** Returns the number of calls of each function. */
  debug_traceBlock(block: Hex, config: FourByteTracerConfig): Promise<FourByteTraceResult[]>;
  /** Returns the results of several tracers. */
  debug_traceBlock(block: Hex, config: MuxTracerConfig<ParamForm<Q>>): Promise<MuxTraceResult<Q>[]>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceBlock(block: Hex, config: Erc7562TracerConfig<ParamForm<Q>>): Promise<Erc7562TraceResult<Q>[]>;
  /** Returns the preimages of hashes. */
  debug_traceBlock(block: Hex, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceBlock(block: Hex, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /** For params whose case is known only at run time. */
  debug_traceBlock(block: Hex, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a block that the node rejected and returns a trace of each transaction.
   *
   * Source: go-ethereum.
   *
   * @param blockHash - Hash of the block.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.debug_traceBadBlock("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74");
   */
  debug_traceBadBlock(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraceResult<Q>[]>;
  /** Returns the calls. */
  debug_traceBadBlock(blockHash: Hash, config: CallTracerConfig): Promise<CallTraceResult<Q>[]>;
  /** Returns the calls as a flat list. */
  debug_traceBadBlock(blockHash: Hash, config: FlatCallTracerConfig): Promise<FlatCallTraceResult<Q>[]>;
  /** Returns the state read, before the transaction. */
  debug_traceBadBlock(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraceResult<Q>[]>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceBadBlock(
    blockHash: Hash,
    config: PrestateDiffTracerConfig,
  ): Promise<PrestateDiffTraceResult<Q>[]>;
  /** Returns the number of calls of each function. */
  debug_traceBadBlock(blockHash: Hash, config: FourByteTracerConfig): Promise<FourByteTraceResult[]>;
  /** Returns the results of several tracers. */
  debug_traceBadBlock(blockHash: Hash, config: MuxTracerConfig<ParamForm<Q>>): Promise<MuxTraceResult<Q>[]>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceBadBlock(
    blockHash: Hash,
    config: Erc7562TracerConfig<ParamForm<Q>>,
  ): Promise<Erc7562TraceResult<Q>[]>;
  /** Returns the preimages of hashes. */
  debug_traceBadBlock(blockHash: Hash, config: KeccakTracerConfig): Promise<KeccakTraceResult[]>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceBadBlock(blockHash: Hash, config: NoopTracerConfig): Promise<NoopTraceResult[]>;
  /** For params whose case is known only at run time. */
  debug_traceBadBlock(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;

  /**
   * Executes a transaction again and returns its trace.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transactionHash - Hash of the transaction.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns Trace, in the format of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const trace = await client.debug_traceTransaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"); // {"gas":21000,"failed":false,"returnValue":"0x","structLogs":[]}
   */
  debug_traceTransaction(transactionHash: Hash, config?: StructLogConfig): Promise<StructLogTrace<Q>>;
  /** Returns the calls. */
  debug_traceTransaction(transactionHash: Hash, config: CallTracerConfig): Promise<CallFrame<Q>>;
  /** Returns the calls as a flat list. */
  debug_traceTransaction(transactionHash: Hash, config: FlatCallTracerConfig): Promise<FlatCall<Q>[]>;
  /** Returns the state read, before the transaction. */
  debug_traceTransaction(transactionHash: Hash, config: PrestateTracerConfig): Promise<Prestate<Q>>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceTransaction(transactionHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiff<Q>>;
  /** Returns the number of calls of each function. */
  debug_traceTransaction(transactionHash: Hash, config: FourByteTracerConfig): Promise<FourByteCounts>;
  /** Returns the results of several tracers. */
  debug_traceTransaction(transactionHash: Hash, config: MuxTracerConfig<ParamForm<Q>>): Promise<MuxTrace<Q>>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceTransaction(
    transactionHash: Hash,
    config: Erc7562TracerConfig<ParamForm<Q>>,
  ): Promise<Erc7562Frame<Q>>;
  /** Returns the preimages of hashes. */
  debug_traceTransaction(transactionHash: Hash, config: KeccakTracerConfig): Promise<KeccakPreimages>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceTransaction(transactionHash: Hash, config: NoopTracerConfig): Promise<NoopTrace>;
  /** For params whose case is known only at run time. */
  debug_traceTransaction(transactionHash: Hash, config?: TraceConfig): Promise<unknown>;

  /**
   * Executes a call, without creating a transaction, and returns its trace.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param transaction - Call to trace.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @param config - Tracer, its options, and overrides of state and block.
   * @returns Trace, in the format of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const trace = await client.debug_traceCall({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, "latest", { tracer: "callTracer", stateOverrides: { "0x68aab33e4fbb493c95fda402772a3b88615820bd": { balance: "0x1" } } });
   */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
    config?: StructLogConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<StructLogTrace<Q>>;
  /** Returns the calls. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: CallTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<CallFrame<Q>>;
  /** Returns the calls as a flat list. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: FlatCallTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<FlatCall<Q>[]>;
  /** Returns the state read, before the transaction. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: PrestateTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<Prestate<Q>>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: PrestateDiffTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<PrestateDiff<Q>>;
  /** Returns the number of calls of each function. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: FourByteTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<FourByteCounts>;
  /** Returns the results of several tracers. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: MuxTracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
  ): Promise<MuxTrace<Q>>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: Erc7562TracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
  ): Promise<Erc7562Frame<Q>>;
  /** Returns the preimages of hashes. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: KeccakTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<KeccakPreimages>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block: BlockReference<ParamForm<Q>> | undefined,
    config: NoopTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<NoopTrace>;
  /** For params whose case is known only at run time. */
  debug_traceCall(
    transaction: TransactionRequest<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
    config?: TraceConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<unknown>;

  /**
   * Executes several calls in order and returns their traces. Each call sees the state changes of the
   * previous calls.
   *
   * Source: erigon, reth.
   *
   * @param bundles - Bundles of calls. Each bundle runs in one block.
   * @param context - Position in the chain at which the first bundle runs.
   * @param config - Tracer, its options, and overrides of state and block.
   * @returns Traces by bundle and call, in the format of the tracer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.debug_traceCallMany([{ transactions: [{ to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }] }], { blockNumber: "latest" }); // [[{"gas":21000,"failed":false,"returnValue":"0x","structLogs":[]}]]
   */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config?: StructLogConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<StructLogTrace<Q>[][]>;
  /** Returns the calls. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: CallTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<CallFrame<Q>[][]>;
  /** Returns the calls as a flat list. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: FlatCallTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<FlatCall<Q>[][][]>;
  /** Returns the state read, before the transaction. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: PrestateTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<Prestate<Q>[][]>;
  /** Returns the state changed, before and after the transaction. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: PrestateDiffTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<PrestateDiff<Q>[][]>;
  /** Returns the number of calls of each function. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: FourByteTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<FourByteCounts[][]>;
  /** Returns the results of several tracers. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: MuxTracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
  ): Promise<MuxTrace<Q>[][]>;
  /** Returns what the validation rules of user operations (ERC-7562) restrict. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: Erc7562TracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
  ): Promise<Erc7562Frame<Q>[][]>;
  /** Returns the preimages of hashes. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: KeccakTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<KeccakPreimages[][]>;
  /** Returns an empty result, to check only that tracing succeeds. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config: NoopTracerConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<NoopTrace[][]>;
  /** For params whose case is known only at run time. */
  debug_traceCallMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    config?: TraceConfig & TracedCallOptions<ParamForm<Q>>,
  ): Promise<unknown[][]>;

  /**
   * Returns the state root after each transaction of a block.
   *
   * Source: go-ethereum, reth.
   *
   * @param blockHash - Hash of the block.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   * @returns State roots, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const roots = await client.debug_intermediateRoots("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // ["0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"]
   */
  debug_intermediateRoots(blockHash: Hash, config?: TraceConfig): Promise<Hash[]>;
}

/**
 * The methods of {@link DebugTraceMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface DebugTraceCalls<Q extends QuantityForm = "hex"> {
  debug_traceBlockByHash: {
    params: readonly [blockHash: Hash, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      {
        params: readonly [blockHash: Hash, config?: StructLogConfig];
        result: StructLogTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: CallTracerConfig];
        result: CallTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: FlatCallTracerConfig];
        result: FlatCallTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: MuxTracerConfig<ParamForm<Q>>];
        result: MuxTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: Erc7562TracerConfig<ParamForm<Q>>];
        result: Erc7562TraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: KeccakTracerConfig];
        result: KeccakTraceResult[];
      },
      { params: readonly [blockHash: Hash, config: NoopTracerConfig]; result: NoopTraceResult[] },
    ];
  };
  debug_traceBlockByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config?: StructLogConfig];
        result: StructLogTraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: CallTracerConfig];
        result: CallTraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: FlatCallTracerConfig];
        result: FlatCallTraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: PrestateTracerConfig];
        result: PrestateTraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: MuxTracerConfig<ParamForm<Q>>];
        result: MuxTraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: Erc7562TracerConfig<ParamForm<Q>>];
        result: Erc7562TraceResult<Q>[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: KeccakTracerConfig];
        result: KeccakTraceResult[];
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, config: NoopTracerConfig];
        result: NoopTraceResult[];
      },
    ];
  };
  debug_traceBlock: {
    params: readonly [block: Hex, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      {
        params: readonly [block: Hex, config?: StructLogConfig];
        result: StructLogTraceResult<Q>[];
      },
      { params: readonly [block: Hex, config: CallTracerConfig]; result: CallTraceResult<Q>[] },
      {
        params: readonly [block: Hex, config: FlatCallTracerConfig];
        result: FlatCallTraceResult<Q>[];
      },
      {
        params: readonly [block: Hex, config: PrestateTracerConfig];
        result: PrestateTraceResult<Q>[];
      },
      {
        params: readonly [block: Hex, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult<Q>[];
      },
      {
        params: readonly [block: Hex, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      {
        params: readonly [block: Hex, config: MuxTracerConfig<ParamForm<Q>>];
        result: MuxTraceResult<Q>[];
      },
      {
        params: readonly [block: Hex, config: Erc7562TracerConfig<ParamForm<Q>>];
        result: Erc7562TraceResult<Q>[];
      },
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
        result: StructLogTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: CallTracerConfig];
        result: CallTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: FlatCallTracerConfig];
        result: FlatCallTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: FourByteTracerConfig];
        result: FourByteTraceResult[];
      },
      {
        params: readonly [blockHash: Hash, config: MuxTracerConfig<ParamForm<Q>>];
        result: MuxTraceResult<Q>[];
      },
      {
        params: readonly [blockHash: Hash, config: Erc7562TracerConfig<ParamForm<Q>>];
        result: Erc7562TraceResult<Q>[];
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
        result: StructLogTrace<Q>;
      },
      { params: readonly [transactionHash: Hash, config: CallTracerConfig]; result: CallFrame<Q> },
      {
        params: readonly [transactionHash: Hash, config: FlatCallTracerConfig];
        result: FlatCall<Q>[];
      },
      {
        params: readonly [transactionHash: Hash, config: PrestateTracerConfig];
        result: Prestate<Q>;
      },
      {
        params: readonly [transactionHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiff<Q>;
      },
      {
        params: readonly [transactionHash: Hash, config: FourByteTracerConfig];
        result: FourByteCounts;
      },
      {
        params: readonly [transactionHash: Hash, config: MuxTracerConfig<ParamForm<Q>>];
        result: MuxTrace<Q>;
      },
      {
        params: readonly [transactionHash: Hash, config: Erc7562TracerConfig<ParamForm<Q>>];
        result: Erc7562Frame<Q>;
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
      transaction: TransactionRequest<ParamForm<Q>>,
      block?: BlockReference<ParamForm<Q>>,
      config?: TraceConfig & TracedCallOptions<ParamForm<Q>>,
    ];
    result: unknown;
    overloads: [
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
          config?: StructLogConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: StructLogTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: CallTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: CallFrame<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: FlatCallTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: FlatCall<Q>[];
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: PrestateTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: Prestate<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: PrestateDiffTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: PrestateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: FourByteTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: FourByteCounts;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: MuxTracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
        ];
        result: MuxTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: Erc7562TracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
        ];
        result: Erc7562Frame<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: KeccakTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: KeccakPreimages;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          block: BlockReference<ParamForm<Q>> | undefined,
          config: NoopTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: NoopTrace;
      },
    ];
  };
  debug_traceCallMany: {
    params: readonly [
      bundles: readonly CallBundle<ParamForm<Q>>[],
      context: BundlePosition<ParamForm<Q>>,
      config?: TraceConfig & TracedCallOptions<ParamForm<Q>>,
    ];
    result: unknown[][];
    overloads: [
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config?: StructLogConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: StructLogTrace<Q>[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: CallTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: CallFrame<Q>[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: FlatCallTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: FlatCall<Q>[][][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: PrestateTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: Prestate<Q>[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: PrestateDiffTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: PrestateDiff<Q>[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: FourByteTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: FourByteCounts[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: MuxTracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
        ];
        result: MuxTrace<Q>[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: Erc7562TracerConfig<ParamForm<Q>> & TracedCallOptions<ParamForm<Q>>,
        ];
        result: Erc7562Frame<Q>[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: KeccakTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: KeccakPreimages[][];
      },
      {
        params: readonly [
          bundles: readonly CallBundle<ParamForm<Q>>[],
          context: BundlePosition<ParamForm<Q>>,
          config: NoopTracerConfig & TracedCallOptions<ParamForm<Q>>,
        ];
        result: NoopTrace[][];
      },
    ];
  };
  debug_intermediateRoots: { params: readonly [blockHash: Hash, config?: TraceConfig]; result: Hash[] };
}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface DebugTraceSubscriptions<Q extends QuantityForm = "hex"> {
  /**
   * Subscribes to the traces of a range of blocks, block by block.
   *
   * @param kind - Kind of subscription.
   * @param from - Block before the first block to trace.
   * @param to - Last block to trace.
   * @param config - Tracer and its options. Default: the struct logger, which records each EVM step.
   */
  debug_subscribe: {
    params: readonly [
      kind: "traceChain",
      from: BlockNumberOrTag<ParamForm<Q>>,
      to: BlockNumberOrTag<ParamForm<Q>>,
      config?: TraceConfig,
    ];
    notification: TracedBlock<Q>;
  };
}
