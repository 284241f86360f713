// Generated from specs/rpc/starknet.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * A block by its number, hash or a tag.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export type StarknetBlockId = { block_number: number | bigint } | { block_hash: Felt } | StarknetBlockTag;

/**
 * An integer below the field's prime, in hex after `0x`. Leading zeros are accepted.
 *
 * Source: interface: C, rollup request; starkware-libs/starknet-specs (which bars leading zeros).
 */
export type Felt = `0x${string}`;

/**
 * `latest`: the newest block. `l1_accepted`: the newest that layer 1 has accepted. `pre_confirmed`, or
 * `pending`: the one that is being built.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockTag = "latest" | "pre_confirmed" | "l1_accepted";

/**
 * A transaction by its `version`. The long versions are for simulation only.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type InvokeTransaction = InvokeTransactionV0 | InvokeTransactionV1 | InvokeTransactionV3;

/**
 * Calls a contract directly.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV0 {
  type: "INVOKE";
  version: "0x0" | "0x100000000000000000000000000000000";
  /** The most wei that it may cost. */
  max_fee: Felt;
  signature: readonly Felt[];
  contract_address: Felt;
  entry_point_selector: Felt;
  calldata: readonly Felt[];
}

/**
 * Calls through an account, paid in wei.
 *
 * Source: interface: C.
 */
export interface InvokeTransactionV1 {
  type: "INVOKE";
  version: "0x1" | "0x100000000000000000000000000000001";
  /** The most wei that it may cost. */
  max_fee: Felt;
  signature: readonly Felt[];
  sender_address: Felt;
  nonce: Felt;
  calldata: readonly Felt[];
}

/**
 * Calls through an account, paid in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV3 {
  type: "INVOKE";
  version: "0x3" | "0x100000000000000000000000000000003";
  signature: readonly Felt[];
  sender_address: Felt;
  nonce: Felt;
  calldata: readonly Felt[];
  /** The most of each resource. `l1_data_gas` from version 0.8. */
  resource_bounds: {
    l1_gas: ResourceBounds;
    l1_data_gas?: ResourceBounds;
    l2_gas: ResourceBounds;
  };
  /** Fri for each l2 gas to the sequencer. */
  tip: Felt;
  paymaster_data: readonly Felt[];
  account_deployment_data: readonly Felt[];
  nonce_data_availability_mode: DataAvailabilityMode;
  fee_data_availability_mode: DataAvailabilityMode;
}

/**
 * The most of a resource, and the most fri for each unit of it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceBounds {
  max_amount: Felt;
  max_price_per_unit: Felt;
}

/**
 * Where data is kept available.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type DataAvailabilityMode = "L1" | "L2";

/**
 * `SKIP_VALIDATE`: do not run the account's check. `SKIP_FEE_CHARGE`: do not take the fee.
 * `RETURN_INITIAL_READS`: tell also what was read, from version 0.10.2.
 *
 * Source: interface: C; starkware-libs/starknet-specs for RETURN_INITIAL_READS.
 */
export type SimulationFlag = "SKIP_VALIDATE" | "SKIP_FEE_CHARGE" | "RETURN_INITIAL_READS";

/**
 * What a transaction would do and cost.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface SimulatedTransaction {
  transaction_trace: InvokeTransactionTrace;
  fee_estimation: FeeEstimate | FeeEstimateBefore08;
}

/**
 * What an invoke transaction would do.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionTrace {
  type: "INVOKE";
  /** The account's check. Absent with `SKIP_VALIDATE`. */
  validate_invocation?: FunctionInvocation;
  /** The call itself, or why it was reverted. */
  execute_invocation: FunctionInvocation | RevertedInvocation;
  /** The payment. Absent with `SKIP_FEE_CHARGE`. */
  fee_transfer_invocation?: FunctionInvocation;
  state_diff?: StarknetStateDiff;
  execution_resources?: ExecutionResources;
}

/**
 * A call and the calls within it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FunctionInvocation {
  contract_address: Felt;
  entry_point_selector: Felt;
  calldata: Felt[];
  /** Who called; 0 at the top. */
  caller_address: Felt;
  /** Whose code ran. */
  class_hash: Felt;
  entry_point_type: "EXTERNAL" | "L1_HANDLER" | "CONSTRUCTOR";
  call_type: "CALL" | "LIBRARY_CALL" | "DELEGATE";
  /** What it returned. */
  result: Felt[];
  calls: FunctionInvocation[];
  events: {
    /** Its place in the transaction, from 0. */
    order?: number;
    keys: Felt[];
    data: Felt[];
  }[];
  /** Messages to layer 1. */
  messages: {
    /** Its place in the transaction, from 0. */
    order?: number;
    from_address: Felt;
    to_address: Felt;
    payload: Felt[];
  }[];
  execution_resources?: ExecutionResources;
  /** `true` if it was taken back. From version 0.8. */
  is_reverted?: boolean;
}

/**
 * What was used. Which fields there are depends on the version.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ExecutionResources {
  /** From version 0.8. */
  l1_gas?: number | bigint;
  /** From version 0.8. */
  l1_data_gas?: number | bigint;
  /** From version 0.8. */
  l2_gas?: number | bigint;
  /** Up to version 0.7. */
  steps?: number | bigint;
  /** Up to version 0.7. */
  data_availability?: { l1_gas: number | bigint; l1_data_gas: number | bigint };
}

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
 * What would change in the state.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface StarknetStateDiff {
  storage_diffs: {
    address: Felt;
    storage_entries: { key: Felt; value: Felt }[];
  }[];
  deprecated_declared_classes: Felt[];
  declared_classes: { class_hash: Felt; compiled_class_hash: Felt }[];
  deployed_contracts: { address: Felt; class_hash: Felt }[];
  replaced_classes: { contract_address: Felt; class_hash: Felt }[];
  nonces: { contract_address: Felt; nonce: Felt }[];
}

/**
 * What a transaction would cost, from version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimate {
  l1_gas_consumed: Felt;
  l1_gas_price: Felt;
  l1_data_gas_consumed: Felt;
  l1_data_gas_price: Felt;
  l2_gas_consumed: Felt;
  l2_gas_price: Felt;
  overall_fee: Felt;
  unit: FeeUnit;
  gas_consumed?: never;
}

/**
 * Fri, or wei for transactions before version 3.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type FeeUnit = "WEI" | "FRI";

/**
 * What a transaction would cost, up to version 0.7.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimateBefore08 {
  gas_consumed: Felt;
  gas_price: Felt;
  data_gas_consumed?: Felt;
  data_gas_price?: Felt;
  overall_fee: Felt;
  unit: FeeUnit;
  l1_gas_consumed?: never;
}

/**
 * What the transactions would do, and the state that they read.
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
 * `SKIP_VALIDATE`: do not run the account's check. `SKIP_FEE_CHARGE`: do not take the fee.
 * `RETURN_INITIAL_READS`: tell also what was read, from version 0.10.2.
 *  As it is up to version 0.9.
 *
 * Source: interface: C; starkware-libs/starknet-specs for RETURN_INITIAL_READS.
 */
export type SimulationFlagV09 = "SKIP_VALIDATE" | "SKIP_FEE_CHARGE";

/**
 * A block by its number, hash or a tag. As it is up to version 0.8.
 *
 * Source: interface: C; starkware-libs/starknet-specs.
 */
export type StarknetBlockIdV08 =
  | { block_number: number | bigint }
  | { block_hash: Felt }
  | StarknetBlockTagV08;

/**
 * `latest`: the newest block. `l1_accepted`: the newest that layer 1 has accepted. `pre_confirmed`, or
 * `pending`: the one that is being built. As it is up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetBlockTagV08 = "latest" | "pending";

/** The rollup: `starknet_`. */
export interface StarknetMethods {
  /**
   * Runs transactions one after another on the state of a block, and tells what they would do and cost.
   *
   * @param block_id - The block by its number, hash or a tag.
   * @param transactions - What to run, in order.
   * @param simulation_flags - What to leave out.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), 24 (there is no
   * such block), 41 (a transaction failed in a way that is not a revert).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const simulated_transactions = await client.starknet_simulateTransactions({ block_number: 300000 }, [{ type: "INVOKE", version: "0x1", max_fee: "0x1b77e2fdfd1bb", sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", nonce: "0x0f", calldata: ["0x1", "0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"] }], ["SKIP_VALIDATE"]);
   * ```
   *
   * Source: interface: C (as <rollup>_simulateTransactions); shapes from starkware-libs/starknet-specs.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly InvokeTransaction[],
    simulation_flags: readonly ("SKIP_VALIDATE" | "SKIP_FEE_CHARGE")[],
  ): Promise<SimulatedTransaction[]>;
  /**
   * Runs transactions one after another on the state of a block, and tells what they would do and cost. Where
   * it is known only at run time which of these.
   */
  starknet_simulateTransactions(
    block_id: StarknetBlockId,
    transactions: readonly InvokeTransaction[],
    simulation_flags: readonly SimulationFlag[],
  ): Promise<SimulatedTransaction[] | SimulationWithReads>;
}

/**
 * The methods of {@link StarknetMethods} as `{ method, params }` calls. The first of `overloads` that the
 * params fit says the result.
 */
export interface StarknetCalls {
  starknet_simulateTransactions: {
    params: readonly [
      block_id: StarknetBlockId,
      transactions: readonly InvokeTransaction[],
      simulation_flags: readonly SimulationFlag[],
    ];
    result: SimulatedTransaction[] | SimulationWithReads;
    overloads: [
      {
        params: readonly [
          block_id: StarknetBlockId,
          transactions: readonly InvokeTransaction[],
          simulation_flags: readonly ("SKIP_VALIDATE" | "SKIP_FEE_CHARGE")[],
        ];
        result: SimulatedTransaction[];
      },
    ];
  };
}

/** The rollup: `starknet_`, in version 0.9. */
export interface StarknetMethodsV09 extends Omit<StarknetMethods, "starknet_simulateTransactions"> {
  /**
   * Runs transactions one after another on the state of a block, and tells what they would do and cost.
   *
   * @param block_id - The block by its number, hash or a tag.
   * @param transactions - What to run, in order.
   * @param simulation_flags - What to leave out.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), 24 (there is no
   * such block), 41 (a transaction failed in a way that is not a revert).
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
    transactions: readonly InvokeTransaction[],
    simulation_flags: readonly SimulationFlagV09[],
  ): Promise<SimulatedTransaction[]>;
}

/** The rollup: `starknet_`, in version 0.8. */
export interface StarknetMethodsV08 extends Omit<StarknetMethodsV09, "starknet_simulateTransactions"> {
  /**
   * Runs transactions one after another on the state of a block, and tells what they would do and cost.
   *
   * @param block_id - The block by its number, hash or a tag.
   * @param transactions - What to run, in order.
   * @param simulation_flags - What to leave out.
   * @returns one for each transaction, in order. With `RETURN_INITIAL_READS`, those and the state that was
   * read.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), 24 (there is no
   * such block), 41 (a transaction failed in a way that is not a revert).
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
    transactions: readonly InvokeTransaction[],
    simulation_flags: readonly SimulationFlagV09[],
  ): Promise<SimulatedTransaction[]>;
}

/**
 * The methods of {@link StarknetMethodsV09} as `{ method, params }` calls. The first of `overloads` that the
 * params fit says the result.
 */
export interface StarknetCallsV09 extends Omit<StarknetCalls, "starknet_simulateTransactions"> {
  starknet_simulateTransactions: {
    params: readonly [
      block_id: StarknetBlockId,
      transactions: readonly InvokeTransaction[],
      simulation_flags: readonly SimulationFlagV09[],
    ];
    result: SimulatedTransaction[];
  };
}

/**
 * The methods of {@link StarknetMethodsV08} as `{ method, params }` calls. The first of `overloads` that the
 * params fit says the result.
 */
export interface StarknetCallsV08 extends Omit<StarknetCallsV09, "starknet_simulateTransactions"> {
  starknet_simulateTransactions: {
    params: readonly [
      block_id: StarknetBlockIdV08,
      transactions: readonly InvokeTransaction[],
      simulation_flags: readonly SimulationFlagV09[],
    ];
    result: SimulatedTransaction[];
  };
}
