// Generated from specs/rpc/starknet-send.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Address } from "./shared.ts";
import type { Felt, StarknetBlockId, StarknetBlockIdV08 } from "./starknet.ts";
import type { SierraClass } from "./starknet-class.ts";
import type {
  DeployAccountTransactionV3, InvokeTransactionV3, InvokeTransactionV3V09, ResourceBoundTransaction,
} from "./starknet-transaction.ts";

/**
 * An invoke transaction to submit; since version 0.10, with an optional proof.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BroadcastedInvokeTransaction extends InvokeTransactionV3 {
  proof?: StarkProof;
}

/**
 * Proof, in base64.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarkProof = string;

/**
 * A declare transaction to submit, with the Sierra class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BroadcastedDeclareTransaction extends ResourceBoundTransaction {
  type: "DECLARE";
  /** Address of the account that declares the class and pays the fee. */
  sender_address: Felt;
  contract_class: SierraClass;
  /** Hash of the compiled class. */
  compiled_class_hash: Felt;
  /** Reserved: data to deploy the sender's account together with the transaction. Empty so far. */
  account_deployment_data: readonly Felt[];
}

/**
 * A transaction to submit.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type BroadcastedTransaction =
  | BroadcastedInvokeTransaction
  | BroadcastedDeclareTransaction
  | DeployAccountTransactionV3;

/**
 * Fee estimate of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimate extends FeeEstimateCommon {
  /** Unit of prices and fee: fri or, up to version 0.8, wei for transactions before version 3. */
  unit: "FRI";
}

/**
 * Estimated resource usage and prices.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimateCommon {
  /** L1 gas that the execution needs. */
  l1_gas_consumed: Felt;
  /** Price per unit of L1 gas, in the unit that `unit` names. */
  l1_gas_price: Felt;
  /** L2 gas that the execution needs. */
  l2_gas_consumed: Felt;
  /** Price per unit of L2 gas, in the unit that `unit` names. */
  l2_gas_price: Felt;
  /** L1 data gas (blob gas) that the execution needs. */
  l1_data_gas_consumed: Felt;
  /** Price per unit of L1 data gas, in the unit that `unit` names. */
  l1_data_gas_price: Felt;
  /** Estimated total fee. */
  overall_fee: Felt;
}

/**
 * A message from L1 to a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageFromL1 {
  /** Address of the sender on L1. */
  from_address: Address;
  /** Address of the contract that receives the message. */
  to_address: Felt;
  /** Selector of the contract's L1 handler that processes the message. */
  entry_point_selector: Felt;
  /** Content of the message. */
  payload: readonly Felt[];
}

/**
 * Fee estimate of a message from L1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageFeeEstimate extends FeeEstimateCommon {
  /** Unit of prices and fee: wei; up to version 0.8, the specification also allows fri. */
  unit: "WEI";
}

/**
 * An invoke transaction to submit; since version 0.10, with an optional proof. This is the type up to version
 * 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BroadcastedInvokeTransactionV09 extends InvokeTransactionV3V09 {
}

/**
 * A transaction to submit. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type BroadcastedTransactionV09 =
  | BroadcastedInvokeTransactionV09
  | BroadcastedDeclareTransaction
  | DeployAccountTransactionV3;

/**
 * Fee estimate of a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimateV08 extends FeeEstimateCommon {
  /** Unit of prices and fee: fri or, up to version 0.8, wei for transactions before version 3. */
  unit: "FRI" | "WEI";
}

/**
 * Fee estimate of a message from L1. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageFeeEstimateV08 extends FeeEstimateCommon {
  /** Unit of prices and fee: wei; up to version 0.8, the specification also allows fri. */
  unit: "WEI" | "FRI";
}

/** Submitting transactions, and estimating fees. */
export interface StarknetSendMethods {
  /**
   * Submits an invoke transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param invoke_transaction - Signed transaction.
   * @returns Hash of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 52 (invalid transaction nonce), 53 (the transaction's
   * resource bounds don't cover validation or the minimal transaction fee), 54 (account balance is smaller
   * than the transaction's maximal fee), 55 (account validation failed), 58 (sender address is not an account
   * contract), 59 (a transaction with the same hash already exists in the mempool), 61 (the transaction
   * version is not supported), 63 (an unexpected error occurred), 64 (fee too low to replace a transaction in
   * the mempool (since version 0.9)), 65 (fee is below the minimum (since version 0.9)), 69 (invalid proof
   * (since version 0.10)).
   * @example const sent = await client.starknet_addInvokeTransaction({ type: "INVOKE", version: "0x3", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   */
  starknet_addInvokeTransaction(
    invoke_transaction: BroadcastedInvokeTransaction,
  ): Promise<{
    /** Hash of the transaction. */
    transaction_hash: Felt;
  }>;

  /**
   * Submits a declare transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param declare_transaction - Signed transaction with the class.
   * @returns Hash of the transaction, and hash of the class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 51 (class already declared), 52 (invalid transaction
   * nonce), 53 (the transaction's resource bounds don't cover validation or the minimal transaction fee), 54
   * (account balance is smaller than the transaction's maximal fee), 55 (account validation failed), 56
   * (compilation failed), 57 (contract class size is too large), 58 (sender address is not an account
   * contract), 59 (a transaction with the same hash already exists in the mempool), 60 (the compiled class
   * hash did not match the one supplied in the transaction), 61 (the transaction version is not supported),
   * 62 (the contract class version is not supported), 63 (an unexpected error occurred), 64 (fee too low to
   * replace a transaction in the mempool (since version 0.9)), 65 (fee is below the minimum (since version
   * 0.9)).
   * @example const sent = await client.starknet_addDeclareTransaction({ type: "DECLARE", version: "0x3", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", compiled_class_hash: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd", contract_class: { sierra_program: ["0x1", "0x7", "0x0"], contract_class_version: "0.1.0", entry_points_by_type: { CONSTRUCTOR: [], EXTERNAL: [{ selector: "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", function_idx: 0 }], L1_HANDLER: [] }, abi: "[]" }, signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0x10", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x100", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x5f5e100", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   */
  starknet_addDeclareTransaction(
    declare_transaction: BroadcastedDeclareTransaction,
  ): Promise<{
    /** Hash of the transaction. */
    transaction_hash: Felt;
    /** Hash of the declared class. */
    class_hash: Felt;
  }>;

  /**
   * Submits a deploy account transaction, whose fee the new account pays.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param deploy_account_transaction - Signed transaction.
   * @returns Hash of the transaction, and address of the new account.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 28 (class hash not found), 52 (invalid transaction nonce),
   * 53 (the transaction's resource bounds don't cover validation or the minimal transaction fee), 54 (account
   * balance is smaller than the transaction's maximal fee), 55 (account validation failed), 58 (sender
   * address is not an account contract), 59 (a transaction with the same hash already exists in the mempool),
   * 61 (the transaction version is not supported), 63 (an unexpected error occurred), 64 (fee too low to
   * replace a transaction in the mempool (since version 0.9)), 65 (fee is below the minimum (since version
   * 0.9)).
   * @example const sent = await client.starknet_addDeployAccountTransaction({ type: "DEPLOY_ACCOUNT", version: "0x3", contract_address_salt: "0x1", constructor_calldata: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"], class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003", signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0x0", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   */
  starknet_addDeployAccountTransaction(
    deploy_account_transaction: DeployAccountTransactionV3,
  ): Promise<{
    /** Hash of the transaction. */
    transaction_hash: Felt;
    /** Address of the new account. */
    contract_address: Felt;
  }>;

  /**
   * Estimates the fees of transactions, executed in order on the state of a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param request - Transactions, in order.
   * @param simulation_flags - `SKIP_VALIDATE` skips the validation of the account, so that no signature is
   * needed.
   * @param block_id - Block at whose state to run.
   * @returns Fee estimate of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found (since version 0.10)), 24 (block not
   * found), 41 (transaction execution error; `data` is a `TransactionExecutionErrorData`).
   * @example const estimates = await client.starknet_estimateFee([{ type: "INVOKE", version: "0x100000000000000000000000000000003", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: [], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" }], ["SKIP_VALIDATE"], "latest");
   */
  starknet_estimateFee(
    request: readonly BroadcastedTransaction[],
    simulation_flags: readonly "SKIP_VALIDATE"[],
    block_id: StarknetBlockId,
  ): Promise<FeeEstimate[]>;

  /**
   * Estimates the fee of a message from L1 to a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param message - Message from L1.
   * @param block_id - Block at whose state to run.
   * @returns Fee estimate.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found (since version 0.10)), 40 (contract
   * error; `data` is a `ContractErrorData`), 24 (block not found).
   * @example const estimate = await client.starknet_estimateMessageFee({ from_address: "0xae0ee0a63a2ce6baeeffe56e7714fb4efe48d419", to_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad", payload: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", "0x2386f26fc10000", "0x0"] }, "latest");
   */
  starknet_estimateMessageFee(message: MessageFromL1, block_id: StarknetBlockId): Promise<MessageFeeEstimate>;
}

/**
 * The methods of {@link StarknetSendMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface StarknetSendCalls {
  starknet_addInvokeTransaction: {
    params: readonly [invoke_transaction: BroadcastedInvokeTransaction];
    result: {
      /** Hash of the transaction. */
      transaction_hash: Felt;
    };
  };
  starknet_addDeclareTransaction: {
    params: readonly [declare_transaction: BroadcastedDeclareTransaction];
    result: {
      /** Hash of the transaction. */
      transaction_hash: Felt;
      /** Hash of the declared class. */
      class_hash: Felt;
    };
  };
  starknet_addDeployAccountTransaction: {
    params: readonly [deploy_account_transaction: DeployAccountTransactionV3];
    result: {
      /** Hash of the transaction. */
      transaction_hash: Felt;
      /** Address of the new account. */
      contract_address: Felt;
    };
  };
  starknet_estimateFee: {
    params: readonly [
      request: readonly BroadcastedTransaction[],
      simulation_flags: readonly "SKIP_VALIDATE"[],
      block_id: StarknetBlockId,
    ];
    result: FeeEstimate[];
  };
  starknet_estimateMessageFee: {
    params: readonly [message: MessageFromL1, block_id: StarknetBlockId];
    result: MessageFeeEstimate;
  };
}

/** Submitting transactions, and estimating fees, in version 0.9. */
export interface StarknetSendMethodsV09 extends Omit<StarknetSendMethods, "starknet_addInvokeTransaction" | "starknet_estimateFee"> {
  /**
   * Submits an invoke transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param invoke_transaction - Signed transaction.
   * @returns Hash of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 52 (invalid transaction nonce), 53 (the transaction's
   * resource bounds don't cover validation or the minimal transaction fee), 54 (account balance is smaller
   * than the transaction's maximal fee), 55 (account validation failed), 58 (sender address is not an account
   * contract), 59 (a transaction with the same hash already exists in the mempool), 61 (the transaction
   * version is not supported), 63 (an unexpected error occurred), 64 (fee too low to replace a transaction in
   * the mempool (since version 0.9)), 65 (fee is below the minimum (since version 0.9)), 69 (invalid proof
   * (since version 0.10)).
   * @example const sent = await client.starknet_addInvokeTransaction({ type: "INVOKE", version: "0x3", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   */
  starknet_addInvokeTransaction(
    invoke_transaction: BroadcastedInvokeTransactionV09,
  ): Promise<{
    /** Hash of the transaction. */
    transaction_hash: Felt;
  }>;

  /**
   * Estimates the fees of transactions, executed in order on the state of a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param request - Transactions, in order.
   * @param simulation_flags - `SKIP_VALIDATE` skips the validation of the account, so that no signature is
   * needed.
   * @param block_id - Block at whose state to run.
   * @returns Fee estimate of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found (since version 0.10)), 24 (block not
   * found), 41 (transaction execution error; `data` is a `TransactionExecutionErrorData`).
   * @example const estimates = await client.starknet_estimateFee([{ type: "INVOKE", version: "0x100000000000000000000000000000003", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: [], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" }], ["SKIP_VALIDATE"], "latest");
   */
  starknet_estimateFee(
    request: readonly BroadcastedTransactionV09[],
    simulation_flags: readonly "SKIP_VALIDATE"[],
    block_id: StarknetBlockId,
  ): Promise<FeeEstimate[]>;
}

/** Submitting transactions, and estimating fees, in version 0.8. */
export interface StarknetSendMethodsV08 extends Omit<StarknetSendMethodsV09, "starknet_estimateFee" | "starknet_estimateMessageFee"> {
  /**
   * Estimates the fees of transactions, executed in order on the state of a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param request - Transactions, in order.
   * @param simulation_flags - `SKIP_VALIDATE` skips the validation of the account, so that no signature is
   * needed.
   * @param block_id - Block at whose state to run.
   * @returns Fee estimate of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found (since version 0.10)), 24 (block not
   * found), 41 (transaction execution error; `data` is a `TransactionExecutionErrorData`).
   * @example const estimates = await client.starknet_estimateFee([{ type: "INVOKE", version: "0x100000000000000000000000000000003", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: [], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" }], ["SKIP_VALIDATE"], "latest");
   */
  starknet_estimateFee(
    request: readonly BroadcastedTransactionV09[],
    simulation_flags: readonly "SKIP_VALIDATE"[],
    block_id: StarknetBlockIdV08,
  ): Promise<FeeEstimateV08[]>;

  /**
   * Estimates the fee of a message from L1 to a contract.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param message - Message from L1.
   * @param block_id - Block at whose state to run.
   * @returns Fee estimate.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (contract not found (since version 0.10)), 40 (contract
   * error; `data` is a `ContractErrorData`), 24 (block not found).
   * @example const estimate = await client.starknet_estimateMessageFee({ from_address: "0xae0ee0a63a2ce6baeeffe56e7714fb4efe48d419", to_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad", payload: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", "0x2386f26fc10000", "0x0"] }, "latest");
   */
  starknet_estimateMessageFee(
    message: MessageFromL1,
    block_id: StarknetBlockIdV08,
  ): Promise<MessageFeeEstimateV08>;
}

/**
 * The methods of {@link StarknetSendMethodsV09} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetSendCallsV09 extends Omit<StarknetSendCalls, "starknet_addInvokeTransaction" | "starknet_estimateFee"> {
  starknet_addInvokeTransaction: {
    params: readonly [invoke_transaction: BroadcastedInvokeTransactionV09];
    result: {
      /** Hash of the transaction. */
      transaction_hash: Felt;
    };
  };
  starknet_estimateFee: {
    params: readonly [
      request: readonly BroadcastedTransactionV09[],
      simulation_flags: readonly "SKIP_VALIDATE"[],
      block_id: StarknetBlockId,
    ];
    result: FeeEstimate[];
  };
}

/**
 * The methods of {@link StarknetSendMethodsV08} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetSendCallsV08 extends Omit<StarknetSendCallsV09, "starknet_estimateFee" | "starknet_estimateMessageFee"> {
  starknet_estimateFee: {
    params: readonly [
      request: readonly BroadcastedTransactionV09[],
      simulation_flags: readonly "SKIP_VALIDATE"[],
      block_id: StarknetBlockIdV08,
    ];
    result: FeeEstimateV08[];
  };
  starknet_estimateMessageFee: {
    params: readonly [message: MessageFromL1, block_id: StarknetBlockIdV08];
    result: MessageFeeEstimateV08;
  };
}
