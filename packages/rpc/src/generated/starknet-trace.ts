// Generated from specs/rpc/starknet-trace.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  AcceptedBlockId, AcceptedBlockIdV08, Felt, FunctionCall, StarknetBlockId, StarknetBlockIdV08,
} from "./starknet.ts";
import type { StarknetStateDiff, StarknetStateDiffV09 } from "./starknet-block.ts";
import type {
  BroadcastedTransaction, BroadcastedTransactionV09, FeeEstimate, FeeEstimateV08,
} from "./starknet-send.ts";
import type { ExecutionResources, InvokeTransactionV1, MessageToL1 } from "./starknet-transaction.ts";

/**
 * A transaction to simulate: one of the forms accepted for submission, or version 1 as defined by this
 * service.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SimulatableTransaction = BroadcastedTransaction | InvokeTransactionV1;

/**
 * Simulation flags. `SKIP_VALIDATE` skips the validation of the account. `SKIP_FEE_CHARGE` skips the fee
 * transfer. `RETURN_INITIAL_READS` returns the initial reads as well, since version 0.10.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SimulationFlag = "SKIP_VALIDATE" | "SKIP_FEE_CHARGE" | "RETURN_INITIAL_READS";

/**
 * Trace and fee estimate of a simulated transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransaction {
  transaction_trace: StarknetTransactionTrace;
  fee_estimation: FeeEstimate;
}

/**
 * Trace of a transaction, distinguished by `type`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionTrace =
  | InvokeTransactionTrace
  | DeclareTransactionTrace
  | DeployAccountTransactionTrace
  | L1HandlerTransactionTrace;

/**
 * Trace of an invoke transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionTrace extends AccountTrace {
  type: "INVOKE";
  /** Call of the account's execution, or its revert reason. */
  execute_invocation: RevertibleInvocation;
}

/**
 * Fields of the traces of account transactions.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AccountTrace extends TraceEffects {
  /** Call of the account's validation. Absent with `SKIP_VALIDATE`. */
  validate_invocation?: FunctionInvocation;
  /** Call of the fee transfer. Absent with `SKIP_FEE_CHARGE`. */
  fee_transfer_invocation?: FunctionInvocation;
}

/**
 * State diff and execution resources of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TraceEffects {
  state_diff?: StarknetStateDiff;
  execution_resources: ExecutionResources;
}

/**
 * A call with its inner calls.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionInvocation extends FunctionCall {
  /** Address of the caller; 0 for the outermost call. */
  caller_address: Felt;
  /** Hash of the executed class. */
  class_hash: Felt;
  /** Type of the called entry point. */
  entry_point_type: "EXTERNAL" | "L1_HANDLER" | "CONSTRUCTOR";
  /**
   * Type of the call. `LIBRARY_CALL` runs the code of a class, and `DELEGATE` that of a contract, in the
   * context of the caller.
   */
  call_type: "CALL" | "LIBRARY_CALL" | "DELEGATE";
  /** Return value. */
  result: Felt[];
  /** Inner calls, in order. */
  calls: FunctionInvocation[];
  /** Events that the call emitted, without those of its inner calls. */
  events: OrderedEvent[];
  /** Messages sent to L1. */
  messages: OrderedMessage[];
  execution_resources: InnerResources;
  /** `true` if the call was reverted. */
  is_reverted: boolean;
}

/**
 * An event with its order in the transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface OrderedEvent {
  /** Order in the transaction, from 0. */
  order?: number;
  /** Keys of the event, by which it can be filtered. */
  keys: Felt[];
  /** Data of the event. */
  data: Felt[];
}

/**
 * A message to L1 with its order in the transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface OrderedMessage extends MessageToL1 {
  /** Order in the transaction, from 0. */
  order?: number;
}

/**
 * Resources used by a call and its inner calls.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InnerResources {
  /** L1 gas used, for messages to L1. */
  l1_gas: number | bigint;
  /** L2 gas used, for computation and calldata. */
  l2_gas: number | bigint;
}

/**
 * A call, or its revert reason.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type RevertibleInvocation = FunctionInvocation | RevertedInvocation;

/**
 * Revert reason of a call.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface RevertedInvocation {
  /** Reason why the call was reverted. */
  revert_reason: string;
  contract_address?: never;
}

/**
 * Trace of a declare transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionTrace extends AccountTrace {
  type: "DECLARE";
}

/**
 * Trace of a deploy account transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionTrace extends AccountTrace {
  type: "DEPLOY_ACCOUNT";
  constructor_invocation: FunctionInvocation;
}

/**
 * Trace of an L1 handler transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransactionTrace extends TraceEffects {
  type: "L1_HANDLER";
  /** Call of the L1 handler or, since version 0.9, the reason why it was reverted. */
  function_invocation: FunctionInvocation | RevertedInvocation;
}

/**
 * Simulations of transactions, with their initial reads.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulationWithReads {
  /** Simulation of each transaction, in order. */
  simulated_transactions: SimulatedTransaction[];
  initial_reads: InitialReads;
}

/**
 * Initial reads: state values that transactions read, before their execution.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InitialReads {
  /** Storage values that were read, by contract and slot. */
  storage?: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Storage slot. */
    key: Felt;
    /** Value of the slot before the transactions. */
    value: Felt;
  }[];
  /** Nonces that were read, by contract. */
  nonces?: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Nonce of the contract before the transactions. */
    nonce: Felt;
  }[];
  /** Class hashes that were read, by contract. */
  class_hashes?: {
    /** Address of the contract. */
    contract_address: Felt;
    /** Hash of the contract's class before the transactions. */
    class_hash: Felt;
  }[];
  /** Classes for which it was read whether they are declared. */
  declared_contracts?: {
    /** Hash of the class. */
    class_hash: Felt;
    /** `true` if the class is declared. */
    is_declared: boolean;
  }[];
}

/**
 * `RETURN_INITIAL_READS` returns the initial reads as well.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TraceFlag = "RETURN_INITIAL_READS";

/**
 * Trace of a transaction, with its hash.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TracedStarknetTransaction {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  trace_root: StarknetTransactionTrace;
}

/**
 * Traces of a block's transactions, with their initial reads.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BlockTraceWithReads {
  /** Trace of each transaction, in order. */
  traces: TracedStarknetTransaction[];
  /** Initial reads; empty if the block cannot be executed again in its original form. */
  initial_reads: InitialReads;
}

/**
 * Status of a transaction without a trace.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TraceUnavailableData {
  /** `RECEIVED`: the transaction is not yet executed. `REJECTED`: it failed. */
  status?: "RECEIVED" | "REJECTED";
}

/**
 * A transaction to simulate: one of the forms accepted for submission, or version 1 as defined by this
 * service. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SimulatableTransactionV09 = BroadcastedTransactionV09 | InvokeTransactionV1;

/**
 * Simulation flags. `SKIP_VALIDATE` skips the validation of the account. `SKIP_FEE_CHARGE` skips the fee
 * transfer. `RETURN_INITIAL_READS` returns the initial reads as well, since version 0.10. This is the type up
 * to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type SimulationFlagV09 = "SKIP_VALIDATE" | "SKIP_FEE_CHARGE";

/**
 * Trace and fee estimate of a simulated transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransactionV09 {
  transaction_trace: StarknetTransactionTraceV09;
  fee_estimation: FeeEstimate;
}

/**
 * Trace of a transaction, distinguished by `type`. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionTraceV09 =
  | InvokeTransactionTraceV09
  | DeclareTransactionTraceV09
  | DeployAccountTransactionTraceV09
  | L1HandlerTransactionTraceV09;

/**
 * Trace of an invoke transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionTraceV09 extends AccountTraceV09 {
  type: "INVOKE";
  /** Call of the account's execution, or its revert reason. */
  execute_invocation: RevertibleInvocation;
}

/**
 * Fields of the traces of account transactions. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface AccountTraceV09 extends TraceEffectsV09 {
  /** Call of the account's validation. Absent with `SKIP_VALIDATE`. */
  validate_invocation?: FunctionInvocation;
  /** Call of the fee transfer. Absent with `SKIP_FEE_CHARGE`. */
  fee_transfer_invocation?: FunctionInvocation;
}

/**
 * State diff and execution resources of a transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TraceEffectsV09 {
  state_diff?: StarknetStateDiffV09;
  execution_resources: ExecutionResources;
}

/**
 * Trace of a declare transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionTraceV09 extends AccountTraceV09 {
  type: "DECLARE";
}

/**
 * Trace of a deploy account transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionTraceV09 extends AccountTraceV09 {
  type: "DEPLOY_ACCOUNT";
  constructor_invocation: FunctionInvocation;
}

/**
 * Trace of an L1 handler transaction. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransactionTraceV09 extends TraceEffectsV09 {
  type: "L1_HANDLER";
  /** Call of the L1 handler or, since version 0.9, the reason why it was reverted. */
  function_invocation: FunctionInvocation | RevertedInvocation;
}

/**
 * Trace of a transaction, with its hash. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TracedStarknetTransactionV09 {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  trace_root: StarknetTransactionTraceV09;
}

/**
 * Trace and fee estimate of a simulated transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransactionV08 {
  transaction_trace: StarknetTransactionTraceV08;
  fee_estimation: FeeEstimateV08;
}

/**
 * Trace of a transaction, distinguished by `type`. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionTraceV08 =
  | InvokeTransactionTraceV09
  | DeclareTransactionTraceV09
  | DeployAccountTransactionTraceV09
  | L1HandlerTransactionTraceV08;

/**
 * Trace of an L1 handler transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransactionTraceV08 extends TraceEffectsV09 {
  type: "L1_HANDLER";
  /** Call of the L1 handler or, since version 0.9, the reason why it was reverted. */
  function_invocation: FunctionInvocation;
}

/**
 * Trace of a transaction, with its hash. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TracedStarknetTransactionV08 {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  trace_root: StarknetTransactionTraceV08;
}

/** Traces and simulations of transactions. */
export interface StarknetTraceMethods {
  /**
   * Simulates transactions in order on the state of a block, and returns their traces and fees.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to run: a number, hash or tag.
   * @param transactions - Transactions to simulate, in order.
   * @param simulation_flags - Steps to skip, and additional data to return.
   * @returns Simulation of each transaction, in order. With `RETURN_INITIAL_READS`, these and the initial
   * reads.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, 24 (block not found), 41 (transaction execution
   * error; `data` is a `TransactionExecutionErrorData`).
   * @example const simulated_transactions = await client.starknet_simulateTransactions("latest", [], ["RETURN_INITIAL_READS"]);
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransaction[],
    simulation_flags: readonly ("SKIP_VALIDATE" | "SKIP_FEE_CHARGE")[],
  ): Promise<SimulatedTransaction[]>;
  /** Returns the initial reads too. The flag `RETURN_INITIAL_READS` comes first. */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransaction[],
    simulation_flags: readonly ["RETURN_INITIAL_READS", ...SimulationFlag[]],
  ): Promise<SimulationWithReads>;
  /** For params whose case is known only at run time. */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransaction[],
    simulation_flags: readonly SimulationFlag[],
  ): Promise<SimulatedTransaction[] | SimulationWithReads>;

  /**
   * Returns the trace of a transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Trace, distinguished by `type`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 10 (no trace available for transaction; `data` is a
   * `TraceUnavailableData`), 29 (transaction hash not found).
   * @example const trace = await client.starknet_traceTransaction("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   */
  starknet_traceTransaction(transaction_hash: Felt): Promise<StarknetTransactionTrace>;

  /**
   * Returns the traces of all transactions in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to trace; since version 0.9, not the pre-confirmed block.
   * @param trace_flags - Flags for additional fields to return.
   * @returns Trace of each transaction, in order. With `RETURN_INITIAL_READS`, these and the initial reads.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const traces = await client.starknet_traceBlockTransactions("latest", ["RETURN_INITIAL_READS"]); // {"traces":[],"initial_reads":{}}
   */
  starknet_traceBlockTransactions(
    block_id: AcceptedBlockId,
    trace_flags?: readonly [],
  ): Promise<TracedStarknetTransaction[]>;
  /** Returns the initial reads too. */
  starknet_traceBlockTransactions(
    block_id: AcceptedBlockId,
    trace_flags: readonly "RETURN_INITIAL_READS"[],
  ): Promise<BlockTraceWithReads>;
  /** For params whose case is known only at run time. */
  starknet_traceBlockTransactions(
    block_id: AcceptedBlockId,
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
    params: readonly [block_id: AcceptedBlockId, trace_flags?: readonly TraceFlag[]];
    result: TracedStarknetTransaction[] | BlockTraceWithReads;
    overloads: [
      {
        params: readonly [block_id: AcceptedBlockId, trace_flags?: readonly []];
        result: TracedStarknetTransaction[];
      },
      {
        params: readonly [block_id: AcceptedBlockId, trace_flags: readonly "RETURN_INITIAL_READS"[]];
        result: BlockTraceWithReads;
      },
    ];
  };
}

/** Traces and simulations of transactions, in version 0.9. */
export interface StarknetTraceMethodsV09 extends Omit<StarknetTraceMethods, "starknet_simulateTransactions" | "starknet_traceTransaction" | "starknet_traceBlockTransactions"> {
  /**
   * Simulates transactions in order on the state of a block, and returns their traces and fees.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to run: a number, hash or tag.
   * @param transactions - Transactions to simulate, in order.
   * @param simulation_flags - Steps to skip, and additional data to return.
   * @returns Simulation of each transaction, in order. With `RETURN_INITIAL_READS`, these and the initial
   * reads.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, 24 (block not found), 41 (transaction execution
   * error; `data` is a `TransactionExecutionErrorData`).
   * @example const simulated_transactions = await client.starknet_simulateTransactions({ block_number: 300000 }, [{ type: "INVOKE", version: "0x1", max_fee: "0x1b77e2fdfd1bb", sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", nonce: "0x0f", calldata: ["0x1", "0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"] }], ["SKIP_VALIDATE"]);
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly SimulatableTransactionV09[],
    simulation_flags: readonly SimulationFlagV09[],
  ): Promise<SimulatedTransactionV09[]>;

  /**
   * Returns the trace of a transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Trace, distinguished by `type`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 10 (no trace available for transaction; `data` is a
   * `TraceUnavailableData`), 29 (transaction hash not found).
   * @example const trace = await client.starknet_traceTransaction("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   */
  starknet_traceTransaction(transaction_hash: Felt): Promise<StarknetTransactionTraceV09>;

  /**
   * Returns the traces of all transactions in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to trace; since version 0.9, not the pre-confirmed block.
   * @returns Trace of each transaction, in order. With `RETURN_INITIAL_READS`, these and the initial reads.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const traces = await client.starknet_traceBlockTransactions({ block_number: 1500001 });
   */
  starknet_traceBlockTransactions(block_id: AcceptedBlockId): Promise<TracedStarknetTransactionV09[]>;
}

/** Traces and simulations of transactions, in version 0.8. */
export interface StarknetTraceMethodsV08 extends Omit<StarknetTraceMethodsV09, "starknet_simulateTransactions" | "starknet_traceTransaction" | "starknet_traceBlockTransactions"> {
  /**
   * Simulates transactions in order on the state of a block, and returns their traces and fees.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block at whose state to run: a number, hash or tag.
   * @param transactions - Transactions to simulate, in order.
   * @param simulation_flags - Steps to skip, and additional data to return.
   * @returns Simulation of each transaction, in order. With `RETURN_INITIAL_READS`, these and the initial
   * reads.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, 24 (block not found), 41 (transaction execution
   * error; `data` is a `TransactionExecutionErrorData`).
   * @example const simulated_transactions = await client.starknet_simulateTransactions({ block_number: 300000 }, [{ type: "INVOKE", version: "0x1", max_fee: "0x1b77e2fdfd1bb", sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", nonce: "0x0f", calldata: ["0x1", "0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"] }], ["SKIP_VALIDATE"]);
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockIdV08,
    transactions: readonly SimulatableTransactionV09[],
    simulation_flags: readonly SimulationFlagV09[],
  ): Promise<SimulatedTransactionV08[]>;

  /**
   * Returns the trace of a transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Trace, distinguished by `type`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 10 (no trace available for transaction; `data` is a
   * `TraceUnavailableData`), 29 (transaction hash not found).
   * @example const trace = await client.starknet_traceTransaction("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   */
  starknet_traceTransaction(transaction_hash: Felt): Promise<StarknetTransactionTraceV08>;

  /**
   * Returns the traces of all transactions in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to trace; since version 0.9, not the pre-confirmed block.
   * @returns Trace of each transaction, in order. With `RETURN_INITIAL_READS`, these and the initial reads.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found).
   * @example const traces = await client.starknet_traceBlockTransactions({ block_number: 1500001 });
   */
  starknet_traceBlockTransactions(
    block_id: AcceptedBlockIdV08 | "pending",
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
  starknet_traceBlockTransactions: { params: readonly [block_id: AcceptedBlockId]; result: TracedStarknetTransactionV09[] };
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
    params: readonly [block_id: AcceptedBlockIdV08 | "pending"];
    result: TracedStarknetTransactionV08[];
  };
}
