// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * A field element in hex. Leading zeros are accepted.
 *
 * Source: interface, C, request shape; starkware-libs/starknet-specs.
 */
export type Felt = `0x${string}`;

/**
 * A block number, or the newest or the pending block.
 *
 * Source: interface, C (a number); the tags, the public feeder gateway.
 */
export type FeederBlock = number | bigint | "latest" | "pending";

/**
 * A transaction that calls a contract through an account.
 *
 * Source: interface, C, feeder-gateway form.
 */
export interface InvokeFunction {
  /** The kind of transaction. */
  type: "INVOKE_FUNCTION";
  /** The account that sends it. */
  sender_address: Felt;
  /** The account's nonce. */
  nonce: Felt;
  /** The maximum fee that the account pays, in wei. */
  max_fee: Felt;
  /** The transaction's version. */
  version: Felt;
  /** The arguments of the call. */
  calldata: readonly Felt[];
  /** The account's signature. */
  signature: readonly Felt[];
}

/**
 * The effects of the transaction, and its cost.
 *
 * Source: the public feeder gateway.
 */
export interface TransactionSimulation {
  /** The calls of a simulated transaction. */
  trace: SimulationTrace;
  /** The cost of a transaction. */
  fee_estimation: FeeEstimation;
}

/**
 * The calls of a simulated transaction.
 *
 * Source: the public feeder gateway.
 */
export interface SimulationTrace {
  /** The account's own validation; missing or null where it was skipped. */
  validate_invocation?: FunctionInvocation | null;
  /** The call itself; missing or null where it reverted. */
  function_invocation?: FunctionInvocation | null;
  /** The payment of the fee; missing or null where none was paid. */
  fee_transfer_invocation?: FunctionInvocation | null;
  /** The transaction's signature. */
  signature?: Felt[];
  /** Why the call reverted. */
  revert_error?: string;
}

/**
 * One call of a contract's function, with the calls that it made.
 *
 * Source: the public feeder gateway.
 */
export interface FunctionInvocation {
  /** The caller. */
  caller_address?: Felt;
  /** The contract whose state the call had. */
  contract_address?: Felt;
  /** The class whose code ran. */
  class_hash?: Felt;
  /** Whether the class ran on its own state or on the caller's. */
  call_type?: "CALL" | "DELEGATE";
  /** The kind of entry point that was called. */
  entry_point_type?: "EXTERNAL" | "L1_HANDLER" | "CONSTRUCTOR";
  /** The entry point's selector. */
  selector?: Felt;
  /** The arguments. */
  calldata?: Felt[];
  /** The values the function returned. */
  result?: Felt[];
  /** The calls that this one made. */
  internal_calls?: FunctionInvocation[];
  /** The events that this call emitted. */
  events?: OrderedEvent[];
  /** The messages to the base layer that this call sent. */
  messages?: OrderedMessage[];
  /** The resources that a call used. */
  execution_resources?: ExecutionResources;
}

/**
 * An event with its place in the transaction.
 *
 * Source: the public feeder gateway.
 */
export interface OrderedEvent {
  /** Its place among the transaction's events. */
  order: number;
  /** The keys it is found by. */
  keys: Felt[];
  /** Its data. */
  data: Felt[];
}

/**
 * A message to the base layer with its place in the transaction.
 *
 * Source: the public feeder gateway.
 */
export interface OrderedMessage {
  /** Its place among the transaction's messages. */
  order: number;
  /** The receiver on the base layer. */
  to_address: string;
  /** The content of the message. */
  payload: Felt[];
}

/**
 * The resources that a call used.
 *
 * Source: the public feeder gateway.
 */
export interface ExecutionResources {
  /** Steps of the virtual machine. */
  n_steps?: number;
  /** Unused memory cells. */
  n_memory_holes?: number;
  /** The number of uses of each builtin. */
  builtin_instance_counter?: Record<string, number>;
}

/**
 * The cost of a transaction.
 *
 * Source: the public feeder gateway.
 */
export interface FeeEstimation {
  /** The whole fee, in `unit`. */
  overall_fee: number | bigint;
  /** The price of one gas, in `unit`. */
  gas_price: number | bigint;
  /** Gas the transaction would use. */
  gas_usage: number | bigint;
  /** The unit of the fee. */
  unit: string;
}

/**
 * Why a request failed.
 *
 * Source: the public feeder gateway.
 */
export interface FeederError {
  /** A code such as `StarknetErrorCode.TRANSACTION_FAILED`. */
  code: string;
  /** A sentence for people. */
  message: string;
}
