// Generated from specs/rpc/starknet-trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, FunctionCall, SettledBlockId, SettledBlockIdV08, StarknetBlockId, StarknetBlockIdV08 } from "./starknet.ts";
import type { StarknetStateDiff, StarknetStateDiffV09 } from "./starknet-block.ts";
import type { BroadcastedTransaction, BroadcastedTransactionV09, FeeEstimate, FeeEstimateV08 } from "./starknet-send.ts";
import type { ExecutionResources, InvokeTransactionV1, MessageToL1 } from "./starknet-transaction.ts";

/**
 * A transaction as it is sent, or in the service's own form of version 1.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export type SimulatableTransaction = BroadcastedTransaction | InvokeTransactionV1;

/**
 * `SKIP_VALIDATE`: do not run the account's check. `SKIP_FEE_CHARGE`: do not charge the fee.
 * `RETURN_INITIAL_READS`: return also what was read, from version 0.10.
 *
 * Source: interface: C; starkware-libs/starknet-specs for RETURN_INITIAL_READS.
 */
export type SimulationFlag = "SKIP_VALIDATE" | "SKIP_FEE_CHARGE" | "RETURN_INITIAL_READS";

/**
 * The effects and cost of a simulated transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransaction {
  transaction_trace: StarknetTransactionTrace;
  fee_estimation: FeeEstimate;
}

/**
 * The calls of a transaction, by its `type`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionTrace =
  | InvokeTransactionTrace
  | DeclareTransactionTrace
  | DeployAccountTransactionTrace
  | L1HandlerTransactionTrace;

/**
 * The calls of an invoke transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionTrace extends AccountTrace {
  type: "INVOKE";
  /** The call itself, or why it was reverted. */
  execute_invocation: RevertibleInvocation;
}

/**
 * The calls of an account for a transaction, and their effects.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AccountTrace extends TraceEffects {
  /** The account's check. Absent with `SKIP_VALIDATE`. */
  validate_invocation?: FunctionInvocation;
  /** The payment. Absent with `SKIP_FEE_CHARGE`. */
  fee_transfer_invocation?: FunctionInvocation;
}

/**
 * State changes and resources of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TraceEffects {
  state_diff?: StarknetStateDiff;
  execution_resources: ExecutionResources;
}

/**
 * A call and the calls within it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionInvocation extends FunctionCall {
  /** The caller; 0 at the top. */
  caller_address: Felt;
  /** Whose code ran. */
  class_hash: Felt;
  entry_point_type: "EXTERNAL" | "L1_HANDLER" | "CONSTRUCTOR";
  call_type: "CALL" | "LIBRARY_CALL" | "DELEGATE";
  /** The return value. */
  result: Felt[];
  calls: FunctionInvocation[];
  events: OrderedEvent[];
  /** Messages to layer 1. */
  messages: OrderedMessage[];
  execution_resources: InnerResources;
  /** `true` if it was taken back. */
  is_reverted: boolean;
}

/**
 * An event of a call.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface OrderedEvent {
  /** Its place in the transaction, from 0. */
  order?: number;
  keys: Felt[];
  data: Felt[];
}

/**
 * A message that a call has sent to layer 1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface OrderedMessage extends MessageToL1 {
  /** Its place in the transaction, from 0. */
  order?: number;
}

/**
 * The gas that a call used, with the calls within it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InnerResources {
  l1_gas: number | bigint;
  l2_gas: number | bigint;
}

/**
 * A call, or why it was taken back.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type RevertibleInvocation = FunctionInvocation | RevertedInvocation;

/**
 * A call that was taken back.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface RevertedInvocation {
  revert_reason: string;
  contract_address?: never;
}

/**
 * The calls of a declaration.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionTrace extends AccountTrace {
  type: "DECLARE";
}

/**
 * The calls of an account's deployment.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionTrace extends AccountTrace {
  type: "DEPLOY_ACCOUNT";
  constructor_invocation: FunctionInvocation;
}

/**
 * The calls of a message from layer 1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransactionTrace extends TraceEffects {
  type: "L1_HANDLER";
  function_invocation: FunctionInvocation | RevertedInvocation;
}

/**
 * The effects of the transactions, and the state that they read.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulationWithReads {
  simulated_transactions: SimulatedTransaction[];
  initial_reads: InitialReads;
}

/**
 * The state that transactions read, as it was before them.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InitialReads {
  storage?: { contract_address: Felt; key: Felt; value: Felt }[];
  nonces?: { contract_address: Felt; nonce: Felt }[];
  class_hashes?: { contract_address: Felt; class_hash: Felt }[];
  declared_contracts?: { class_hash: Felt; is_declared: boolean }[];
}

/**
 * `RETURN_INITIAL_READS`: return also what was read.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TraceFlag = "RETURN_INITIAL_READS";

/**
 * The trace of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TracedStarknetTransaction {
  transaction_hash: Felt;
  trace_root: StarknetTransactionTrace;
}

/**
 * The traces of a block's transactions, and the state that they read.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockTraceWithReads {
  traces: TracedStarknetTransaction[];
  /** Empty where the block cannot be run as it was. */
  initial_reads: InitialReads;
}

/**
 * The status of a transaction that has no trace.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface NoTraceData {
  status?: "RECEIVED" | "REJECTED";
}

/**
 * A transaction as it is sent, or in the service's own form of version 1. This is the type up to version 0.9.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export type SimulatableTransactionV09 = BroadcastedTransactionV09 | InvokeTransactionV1;

/**
 * `SKIP_VALIDATE`: do not run the account's check. `SKIP_FEE_CHARGE`: do not charge the fee.
 * `RETURN_INITIAL_READS`: return also what was read, from version 0.10.
 *  This is the type up to version 0.9.
 *
 * Source: interface: C; starkware-libs/starknet-specs for RETURN_INITIAL_READS.
 */
export type SimulationFlagV09 = "SKIP_VALIDATE" | "SKIP_FEE_CHARGE";

/**
 * The effects and cost of a simulated transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransactionV09 {
  transaction_trace: StarknetTransactionTraceV09;
  fee_estimation: FeeEstimate;
}

/**
 * The calls of a transaction, by its `type`. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionTraceV09 =
  | InvokeTransactionTraceV09
  | DeclareTransactionTraceV09
  | DeployAccountTransactionTraceV09
  | L1HandlerTransactionTraceV09;

/**
 * The calls of an invoke transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionTraceV09 extends AccountTraceV09 {
  type: "INVOKE";
  /** The call itself, or why it was reverted. */
  execute_invocation: RevertibleInvocation;
}

/**
 * The calls of an account for a transaction, and their effects. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AccountTraceV09 extends TraceEffectsV09 {
  /** The account's check. Absent with `SKIP_VALIDATE`. */
  validate_invocation?: FunctionInvocation;
  /** The payment. Absent with `SKIP_FEE_CHARGE`. */
  fee_transfer_invocation?: FunctionInvocation;
}

/**
 * State changes and resources of a transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TraceEffectsV09 {
  state_diff?: StarknetStateDiffV09;
  execution_resources: ExecutionResources;
}

/**
 * The calls of a declaration. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionTraceV09 extends AccountTraceV09 {
  type: "DECLARE";
}

/**
 * The calls of an account's deployment. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionTraceV09 extends AccountTraceV09 {
  type: "DEPLOY_ACCOUNT";
  constructor_invocation: FunctionInvocation;
}

/**
 * The calls of a message from layer 1. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransactionTraceV09 extends TraceEffectsV09 {
  type: "L1_HANDLER";
  function_invocation: FunctionInvocation | RevertedInvocation;
}

/**
 * The trace of a transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TracedStarknetTransactionV09 {
  transaction_hash: Felt;
  trace_root: StarknetTransactionTraceV09;
}

/**
 * The effects and cost of a simulated transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransactionV08 {
  transaction_trace: StarknetTransactionTraceV08;
  fee_estimation: FeeEstimateV08;
}

/**
 * The calls of a transaction, by its `type`. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionTraceV08 =
  | InvokeTransactionTraceV09
  | DeclareTransactionTraceV09
  | DeployAccountTransactionTraceV09
  | L1HandlerTransactionTraceV08;

/**
 * The calls of a message from layer 1. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransactionTraceV08 extends TraceEffectsV09 {
  type: "L1_HANDLER";
  function_invocation: FunctionInvocation;
}

/**
 * The trace of a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TracedStarknetTransactionV08 {
  transaction_hash: Felt;
  trace_root: StarknetTransactionTraceV08;
}

/** Traces and simulations of the rollup's transactions, call by call. */
export interface StarknetTraceMethods {
  /**
   * Runs transactions one after another on the state of a block, and returns what they would do and cost.
   *
   * @param block_id - The block by its number, hash or a tag.
   * @param transactions - The transactions to run, in order.
   * @param simulation_flags - Steps to skip, and data to return in addition.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), 24 (there is no
   * such block), 41 (a transaction failed in a way that is not a revert; `data` is a
   * `TransactionExecutionErrorData`).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const simulated_transactions = await client.starknet_simulateTransactions("latest", [], ["RETURN_INITIAL_READS"]);
   * ```
   *
   * Source: interface: C (as <rollup>_simulateTransactions); shapes from starkware-libs/starknet-specs.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransaction[],
    simulation_flags: readonly ("SKIP_VALIDATE" | "SKIP_FEE_CHARGE")[],
  ): Promise<SimulatedTransaction[]>;
  /**
   * Runs transactions one after another on the state of a block, and returns what they would do and cost.
   * With the state that was read; the flag for it comes first.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransaction[],
    simulation_flags: readonly ["RETURN_INITIAL_READS", ...SimulationFlag[]],
  ): Promise<SimulationWithReads>;
  /**
   * Runs transactions one after another on the state of a block, and returns what they would do and cost. For
   * params whose case is known only at run time.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransaction[],
    simulation_flags: readonly SimulationFlag[],
  ): Promise<SimulatedTransaction[] | SimulationWithReads>;

  /**
   * Traces a transaction.
   *
   * @param transaction_hash - The transaction.
   * @returns its calls, by its `type`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 10 (there is no trace of the transaction; `data` is a
   * `NoTraceData`), 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const trace = await client.starknet_traceTransaction("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_traceTransaction(transaction_hash: Felt): Promise<StarknetTransactionTrace>;

  /**
   * Traces the transactions of a block.
   *
   * @param block_id - The block; from version 0.9 not the one that is being built.
   * @param trace_flags - Additional fields to return.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const traces = await client.starknet_traceBlockTransactions("latest", ["RETURN_INITIAL_READS"]); // {"traces":[],"initial_reads":{}}
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_traceBlockTransactions(
    block_id: SettledBlockId,
    trace_flags?: readonly [],
  ): Promise<TracedStarknetTransaction[]>;
  /** Traces the transactions of a block. With the state that was read. */
  starknet_traceBlockTransactions(
    block_id: SettledBlockId,
    trace_flags: readonly "RETURN_INITIAL_READS"[],
  ): Promise<BlockTraceWithReads>;
  /** Traces the transactions of a block. For params whose case is known only at run time. */
  starknet_traceBlockTransactions(
    block_id: SettledBlockId,
    trace_flags?: readonly TraceFlag[],
  ): Promise<TracedStarknetTransaction[] | BlockTraceWithReads>;
}

/**
 * The methods of {@link StarknetTraceMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface StarknetTraceCalls {
  starknet_simulateTransactions: {
    params: readonly [
      block_id: StarknetBlockId,
      transactions: readonly SimulatableTransaction[],
      simulation_flags: readonly SimulationFlag[],
    ];
    result: SimulatedTransaction[] | SimulationWithReads;
    overloads: [
      {
        params: readonly [
          block_id: StarknetBlockId,
          transactions: readonly SimulatableTransaction[],
          simulation_flags: readonly ("SKIP_VALIDATE" | "SKIP_FEE_CHARGE")[],
        ];
        result: SimulatedTransaction[];
      },
      {
        params: readonly [
          block_id: StarknetBlockId,
          transactions: readonly SimulatableTransaction[],
          simulation_flags: readonly ["RETURN_INITIAL_READS", ...SimulationFlag[]],
        ];
        result: SimulationWithReads;
      },
    ];
  };
  starknet_traceTransaction: { params: readonly [transaction_hash: Felt]; result: StarknetTransactionTrace };
  starknet_traceBlockTransactions: {
    params: readonly [block_id: SettledBlockId, trace_flags?: readonly TraceFlag[]];
    result: TracedStarknetTransaction[] | BlockTraceWithReads;
    overloads: [
      {
        params: readonly [block_id: SettledBlockId, trace_flags?: readonly []];
        result: TracedStarknetTransaction[];
      },
      {
        params: readonly [block_id: SettledBlockId, trace_flags: readonly "RETURN_INITIAL_READS"[]];
        result: BlockTraceWithReads;
      },
    ];
  };
}

/** Traces and simulations of the rollup's transactions, call by call, in version 0.9. */
export interface StarknetTraceMethodsV09 extends Omit<StarknetTraceMethods, "starknet_simulateTransactions" | "starknet_traceTransaction" | "starknet_traceBlockTransactions"> {
  /**
   * Runs transactions one after another on the state of a block, and returns what they would do and cost.
   *
   * @param block_id - The block by its number, hash or a tag.
   * @param transactions - The transactions to run, in order.
   * @param simulation_flags - Steps to skip, and data to return in addition.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), 24 (there is no
   * such block), 41 (a transaction failed in a way that is not a revert; `data` is a
   * `TransactionExecutionErrorData`).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const simulated_transactions = await client.starknet_simulateTransactions({ block_number: 300000 }, [{ type: "INVOKE", version: "0x1", max_fee: "0x1b77e2fdfd1bb", sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", nonce: "0x0f", calldata: ["0x1", "0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"] }], ["SKIP_VALIDATE"]);
   * ```
   *
   * Source: interface: C (as <rollup>_simulateTransactions); shapes from starkware-libs/starknet-specs.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransactionV09[],
    simulation_flags: readonly SimulationFlagV09[],
  ): Promise<SimulatedTransactionV09[]>;

  /**
   * Traces a transaction.
   *
   * @param transaction_hash - The transaction.
   * @returns its calls, by its `type`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 10 (there is no trace of the transaction; `data` is a
   * `NoTraceData`), 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const trace = await client.starknet_traceTransaction("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_traceTransaction(transaction_hash: Felt): Promise<StarknetTransactionTraceV09>;

  /**
   * Traces the transactions of a block.
   *
   * @param block_id - The block; from version 0.9 not the one that is being built.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const traces = await client.starknet_traceBlockTransactions({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_traceBlockTransactions(block_id: SettledBlockId): Promise<TracedStarknetTransactionV09[]>;
}

/** Traces and simulations of the rollup's transactions, call by call, in version 0.8. */
export interface StarknetTraceMethodsV08 extends Omit<StarknetTraceMethodsV09, "starknet_simulateTransactions" | "starknet_traceTransaction" | "starknet_traceBlockTransactions"> {
  /**
   * Runs transactions one after another on the state of a block, and returns what they would do and cost.
   *
   * @param block_id - The block by its number, hash or a tag.
   * @param transactions - The transactions to run, in order.
   * @param simulation_flags - Steps to skip, and data to return in addition.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), 24 (there is no
   * such block), 41 (a transaction failed in a way that is not a revert; `data` is a
   * `TransactionExecutionErrorData`).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const simulated_transactions = await client.starknet_simulateTransactions({ block_number: 300000 }, [{ type: "INVOKE", version: "0x1", max_fee: "0x1b77e2fdfd1bb", sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", nonce: "0x0f", calldata: ["0x1", "0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"] }], ["SKIP_VALIDATE"]);
   * ```
   *
   * Source: interface: C (as <rollup>_simulateTransactions); shapes from starkware-libs/starknet-specs.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockIdV08,
    transactions: readonly SimulatableTransactionV09[],
    simulation_flags: readonly SimulationFlagV09[],
  ): Promise<SimulatedTransactionV08[]>;

  /**
   * Traces a transaction.
   *
   * @param transaction_hash - The transaction.
   * @returns its calls, by its `type`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 10 (there is no trace of the transaction; `data` is a
   * `NoTraceData`), 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const trace = await client.starknet_traceTransaction("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_traceTransaction(transaction_hash: Felt): Promise<StarknetTransactionTraceV08>;

  /**
   * Traces the transactions of a block.
   *
   * @param block_id - The block; from version 0.9 not the one that is being built.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const traces = await client.starknet_traceBlockTransactions({ block_number: 1500001 });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_traceBlockTransactions(
    block_id: SettledBlockIdV08 | "pending",
  ): Promise<TracedStarknetTransactionV08[]>;
}

/**
 * The methods of {@link StarknetTraceMethodsV09} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetTraceCallsV09 extends Omit<StarknetTraceCalls, "starknet_simulateTransactions" | "starknet_traceTransaction" | "starknet_traceBlockTransactions"> {
  starknet_simulateTransactions: {
    params: readonly [
      block_id: StarknetBlockId,
      transactions: readonly SimulatableTransactionV09[],
      simulation_flags: readonly SimulationFlagV09[],
    ];
    result: SimulatedTransactionV09[];
  };
  starknet_traceTransaction: { params: readonly [transaction_hash: Felt]; result: StarknetTransactionTraceV09 };
  starknet_traceBlockTransactions: { params: readonly [block_id: SettledBlockId]; result: TracedStarknetTransactionV09[] };
}

/**
 * The methods of {@link StarknetTraceMethodsV08} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetTraceCallsV08 extends Omit<StarknetTraceCallsV09, "starknet_simulateTransactions" | "starknet_traceTransaction" | "starknet_traceBlockTransactions"> {
  starknet_simulateTransactions: {
    params: readonly [
      block_id: StarknetBlockIdV08,
      transactions: readonly SimulatableTransactionV09[],
      simulation_flags: readonly SimulationFlagV09[],
    ];
    result: SimulatedTransactionV08[];
  };
  starknet_traceTransaction: { params: readonly [transaction_hash: Felt]; result: StarknetTransactionTraceV08 };
  starknet_traceBlockTransactions: {
    params: readonly [block_id: SettledBlockIdV08 | "pending"];
    result: TracedStarknetTransactionV08[];
  };
}
