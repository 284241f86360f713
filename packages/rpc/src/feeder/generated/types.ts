// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * Field element in hex. Leading zeros are accepted.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type Felt = `0x${string}`;

/**
 * Block number, or the tag `latest` or `pending`.
 *
 * Source: the public feeder gateway.
 */
export type FeederBlock = number | bigint | "latest" | "pending";

/**
 * An invoke transaction, which calls a contract through an account.
 *
 * Source: the public feeder gateway.
 */
export interface InvokeFunction {
  /** Type of the transaction. */
  type: "INVOKE_FUNCTION";
  /** Address of the sending account. */
  sender_address: Felt;
  /** Nonce of the account. */
  nonce: Felt;
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Version of the transaction. */
  version: Felt;
  /** Arguments of the call. */
  calldata: readonly Felt[];
  /** Signature of the account. */
  signature: readonly Felt[];
}

/**
 * Trace and fee estimate of a simulated transaction.
 *
 * Source: the public feeder gateway.
 */
export interface TransactionSimulation {
  /** Trace of a simulated transaction. */
  trace: SimulationTrace;
  /** Fee estimate of a transaction. */
  fee_estimation: FeeEstimation;
}

/**
 * Trace of a simulated transaction.
 *
 * Source: the public feeder gateway.
 */
export interface SimulationTrace {
  /** Call of the account's validation. Absent or null if it was skipped. */
  validate_invocation?: FunctionInvocation | null;
  /** Call of the account's execution. Absent or null if it was reverted. */
  function_invocation?: FunctionInvocation | null;
  /** Call of the fee transfer. Absent or null if no fee was charged. */
  fee_transfer_invocation?: FunctionInvocation | null;
  /** Signature of the transaction. */
  signature?: Felt[];
  /** Revert reason of the call. */
  revert_error?: string;
}

/**
 * A call of a contract's function, with its internal calls.
 *
 * Source: the public feeder gateway.
 */
export interface FunctionInvocation {
  /** Address of the caller. */
  caller_address?: Felt;
  /** Address of the contract whose state the call uses. */
  contract_address?: Felt;
  /** Hash of the executed class. */
  class_hash?: Felt;
  /** Type of the call: whether the class runs on its own state or on that of the caller. */
  call_type?: "CALL" | "DELEGATE";
  /** Type of the entry point. */
  entry_point_type?: "EXTERNAL" | "L1_HANDLER" | "CONSTRUCTOR";
  /** Selector of the entry point. */
  selector?: Felt;
  /** Arguments of the call. */
  calldata?: Felt[];
  /** Return values of the function. */
  result?: Felt[];
  /** Internal calls made by this call. */
  internal_calls?: FunctionInvocation[];
  /** Events emitted by this call. */
  events?: OrderedEvent[];
  /** Messages sent to L1 by this call. */
  messages?: OrderedMessage[];
  /** Resources used by a call. */
  execution_resources?: ExecutionResources;
}

/**
 * An event with its order in the transaction.
 *
 * Source: the public feeder gateway.
 */
export interface OrderedEvent {
  /** Order of the event in the transaction. */
  order: number;
  /** Keys of the event. */
  keys: Felt[];
  /** Data of the event. */
  data: Felt[];
}

/**
 * A message to L1 with its order in the transaction.
 *
 * Source: the public feeder gateway.
 */
export interface OrderedMessage {
  /** Order of the message in the transaction. */
  order: number;
  /** Address of the recipient on L1. */
  to_address: string;
  /** Payload of the message. */
  payload: Felt[];
}

/**
 * Resources used by a call.
 *
 * Source: the public feeder gateway.
 */
export interface ExecutionResources {
  /** Number of steps of the Cairo VM. */
  n_steps?: number;
  /** Number of unused memory cells. */
  n_memory_holes?: number;
  /** Number of uses of each builtin. */
  builtin_instance_counter?: Record<string, number>;
}

/**
 * Fee estimate of a transaction.
 *
 * Source: the public feeder gateway.
 */
export interface FeeEstimation {
  /** Total fee, in `unit`. */
  overall_fee: number | bigint;
  /** Gas price, in `unit`. */
  gas_price: number | bigint;
  /** Amount of gas that the transaction would use. */
  gas_usage: number | bigint;
  /** The unit of the fee. */
  unit: string;
}

/**
 * Error of a request.
 *
 * Source: the public feeder gateway.
 */
export interface FeederError {
  /** Error code, such as `StarknetErrorCode.TRANSACTION_FAILED`. */
  code: string;
  /** Human-readable message. */
  message: string;
}
