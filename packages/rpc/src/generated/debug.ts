// Generated from specs/rpc/debug.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Address, BlockTag, Hash, Hex, Quantity } from "./shared.ts";

/**
 * How long the node may take, as `300ms`, `5s` or `2m`.
 *
 * Source: go-ethereum.
 */
export type TraceTimeout = string;

/**
 * A tracer by its name, or none.
 *
 * Source: ethereum/execution-apis.
 */
export interface TraceConfig {
  /** Name of a tracer that the node has, as `callTracer`. */
  tracer?: string;
  /** What the tracer takes. */
  tracerConfig?: Record<string, unknown>;
  timeout?: TraceTimeout;
}

/**
 * No tracer, so each step of the machine.
 *
 * Source: ethereum/execution-apis.
 */
export interface StructLogConfig {
  tracer?: never;
  timeout?: TraceTimeout;
  /** `true` to leave `storage` out. Default: `false`. */
  disableStorage?: boolean;
  /** `true` to leave `stack` out. Default: `false`. */
  disableStack?: boolean;
  /** `true` to have `memory`. Default: `false`. */
  enableMemory?: boolean;
  /** `true` to have `returnData`. Default: `false`. */
  enableReturnData?: boolean;
  /** The most steps to tell. 0 for all. Default: `0`. */
  limit?: number;
}

/**
 * Calls within calls.
 *
 * Source: go-ethereum.
 */
export interface CallTracerConfig {
  tracer: "callTracer";
  tracerConfig?: {
    /** `true` to leave inner calls out. Default: `false`. */
    onlyTopCall?: boolean;
    /** `true` to have logs. Default: `false`. */
    withLog?: boolean;
  };
  timeout?: TraceTimeout;
}

/**
 * The state that a transaction read, as it was before.
 *
 * Source: go-ethereum.
 */
export interface PrestateTracerConfig {
  tracer: "prestateTracer";
  tracerConfig?: {
    diffMode?: false;
    /** `true` to leave `code` out. Default: `false`. */
    disableCode?: boolean;
    /** `true` to leave `storage` out. Default: `false`. */
    disableStorage?: boolean;
  };
  timeout?: TraceTimeout;
}

/**
 * The state that a transaction changed, before and after.
 *
 * Source: go-ethereum.
 */
export interface PrestateDiffTracerConfig {
  tracer: "prestateTracer";
  tracerConfig: {
    diffMode: true;
    /** `true` to leave `code` out. Default: `false`. */
    disableCode?: boolean;
    /** `true` to leave `storage` out. Default: `false`. */
    disableStorage?: boolean;
  };
  timeout?: TraceTimeout;
}

/**
 * A transaction that the tracer could not trace.
 *
 * Source: go-ethereum.
 */
export interface TraceFailure {
  /** Hash of the transaction. */
  txHash: Hash;
  /** Why not. */
  error: string;
  result?: never;
}

/**
 * What a tracer told of a transaction.
 *
 * Source: go-ethereum.
 */
export type TracedTransaction = AnyTrace | TraceFailure;

/**
 * What a tracer told, in its own form.
 *
 * Source: go-ethereum.
 */
export interface AnyTrace {
  /** Hash of the transaction. */
  txHash: Hash;
  /** In the form of the tracer. */
  result: unknown;
  error?: never;
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
export type PrestateDiffTraced =
  | {
    txHash: Hash;
    result: {
      /** Before the transaction. */
      pre: Prestate;
      /** After it, only what changed. */
      post: Prestate;
    };
    error?: never;
  }
  | TraceFailure;

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
  /** Hex digits, after `0x` from newer nodes. */
  returnValue: string;
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
  /** How deep the call is, from 1. */
  depth: number;
  /** The stack before it, top last. */
  stack?: Quantity[] | null;
  /** The memory in words of 32 bytes. Hex digits, after `0x` from newer nodes. */
  memory?: string[];
  /** The slots of the contract touched so far. Hex digits, after `0x` from newer nodes. */
  storage?: Record<string, string>;
  /** What the last call returned. */
  returnData?: string;
  /** Gas to be given back at the end. */
  refund?: number | bigint;
  /** What went wrong. */
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
  /** Gas that it was given. */
  gas: Quantity;
  /** Gas that it used. */
  gasUsed: Quantity;
  input: Hex;
  output?: Hex;
  /** What went wrong. */
  error?: string;
  /** What the contract gave as the reason. */
  revertReason?: string;
  calls?: CallFrame[];
  logs?: {
    address: Address;
    topics: Hash[];
    data: Hex;
    /** How many inner calls came before it. */
    position?: Quantity;
  }[];
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

/** Raw headers and execution traces: `debug_`. */
export interface DebugMethods {
  /**
   * The header of a block as it is hashed.
   *
   * @param block - Number of the block, or a tag.
   * @returns the header, RLP encoded.
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
   * const header = await client.debug_getRawHeader("0x32026e"); // "0xf9020d"
   * ```
   *
   * Source: interface: C.
   */
  debug_getRawHeader(block: Quantity | BlockTag): Promise<Hex>;

  /**
   * Runs a block again and tells what each of its transactions did. Answers are large, often beyond a
   * gigabyte.
   *
   * @param blockHash - Hash of the block.
   * @param config - The tracer and what it is to tell. Each step of the machine if left out.
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
   * const traces = await client.debug_traceBlockByHash("0x79ba0368c2c6563a7d263695b583dcc6d1c25d4988daa0105804d38bdd987f2f");
   * ```
   *
   * Source: interface: C; the second param and the shapes from go-ethereum and ethereum/execution-apis.
   */
  debug_traceBlockByHash(blockHash: Hash, config?: StructLogConfig): Promise<StructLogTraced[]>;
  /**
   * Runs a block again and tells what each of its transactions did. Answers are large, often beyond a
   * gigabyte. The calls.
   */
  debug_traceBlockByHash(blockHash: Hash, config: CallTracerConfig): Promise<CallTraced[]>;
  /**
   * Runs a block again and tells what each of its transactions did. Answers are large, often beyond a
   * gigabyte. The state read.
   */
  debug_traceBlockByHash(blockHash: Hash, config: PrestateTracerConfig): Promise<PrestateTraced[]>;
  /**
   * Runs a block again and tells what each of its transactions did. Answers are large, often beyond a
   * gigabyte. The state changed.
   */
  debug_traceBlockByHash(blockHash: Hash, config: PrestateDiffTracerConfig): Promise<PrestateDiffTraced[]>;
  /**
   * Runs a block again and tells what each of its transactions did. Answers are large, often beyond a
   * gigabyte. Where it is known only at run time which of these.
   */
  debug_traceBlockByHash(blockHash: Hash, config?: TraceConfig): Promise<TracedTransaction[]>;
}

/**
 * The methods of {@link DebugMethods} as `{ method, params }` calls. The first of `overloads` that the params
 * fit says the result.
 */
export interface DebugCalls {
  debug_getRawHeader: { params: readonly [block: Quantity | BlockTag]; result: Hex };
  debug_traceBlockByHash: {
    params: readonly [blockHash: Hash, config?: TraceConfig];
    result: TracedTransaction[];
    overloads: [
      { params: readonly [blockHash: Hash, config?: StructLogConfig]; result: StructLogTraced[] },
      { params: readonly [blockHash: Hash, config: CallTracerConfig]; result: CallTraced[] },
      {
        params: readonly [blockHash: Hash, config: PrestateTracerConfig];
        result: PrestateTraced[];
      },
      {
        params: readonly [blockHash: Hash, config: PrestateDiffTracerConfig];
        result: PrestateDiffTraced[];
      },
    ];
  };
}
