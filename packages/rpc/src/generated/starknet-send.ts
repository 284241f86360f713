// Generated from specs/rpc/starknet-send.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Address } from "./shared.ts";
import type { Felt, StarknetBlockId, StarknetBlockIdV08 } from "./starknet.ts";
import type { SierraClass } from "./starknet-class.ts";
import type { DeployAccountTransactionV3, InvokeTransactionV3, InvokeTransactionV3V09, ResourceBoundTransaction } from "./starknet-transaction.ts";

/**
 * Calls through an account; from version 0.10 with a proof, if it needs one.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BroadcastedInvokeTransaction extends InvokeTransactionV3 {
  proof?: StarkProof;
}

/**
 * A proof, in base64.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarkProof = string;

/**
 * Declares a class of Sierra, which comes with it.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BroadcastedDeclareTransaction extends ResourceBoundTransaction {
  type: "DECLARE";
  sender_address: Felt;
  contract_class: SierraClass;
  /** Of what the class compiles to. */
  compiled_class_hash: Felt;
  account_deployment_data: readonly Felt[];
}

/**
 * A transaction as it is sent.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type BroadcastedTransaction =
  | BroadcastedInvokeTransaction
  | BroadcastedDeclareTransaction
  | DeployAccountTransactionV3;

/**
 * The cost of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimate extends ResourceUse {
  unit: "FRI";
}

/**
 * The resources that a transaction would use, with their prices.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceUse {
  l1_gas_consumed: Felt;
  l1_gas_price: Felt;
  l2_gas_consumed: Felt;
  l2_gas_price: Felt;
  l1_data_gas_consumed: Felt;
  l1_data_gas_price: Felt;
  /** All of them together. */
  overall_fee: Felt;
}

/**
 * A message from layer 1 to a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageFromL1 {
  /** The sender on layer 1. */
  from_address: Address;
  to_address: Felt;
  entry_point_selector: Felt;
  payload: readonly Felt[];
}

/**
 * The cost of delivering a message to its contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageFeeEstimate extends ResourceUse {
  unit: "WEI";
}

/**
 * Calls through an account; from version 0.10 with a proof, if it needs one. This is the type up to version
 * 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface BroadcastedInvokeTransactionV09 extends InvokeTransactionV3V09 {
}

/**
 * A transaction as it is sent. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type BroadcastedTransactionV09 =
  | BroadcastedInvokeTransactionV09
  | BroadcastedDeclareTransaction
  | DeployAccountTransactionV3;

/**
 * The cost of a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeeEstimateV08 extends ResourceUse {
  unit: "FRI" | "WEI";
}

/**
 * The cost of delivering a message to its contract. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageFeeEstimateV08 extends ResourceUse {
  unit: "WEI" | "FRI";
}

/** Sends transactions to the rollup, and returns what they would cost. */
export interface StarknetSendMethods {
  /**
   * Sends a transaction that calls through an account.
   *
   * @param invoke_transaction - The transaction, signed.
   * @returns its hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 52 (the nonce is not the account's next one), 53 (the
   * bounds are too low for the account's check or the least fee), 54 (the account has less than the
   * transaction may cost), 55 (the account's check failed), 58 (the sender is no account), 59 (the
   * transaction waits already), 61 (the network does not take transactions of that version), 63 (something
   * else went wrong), 64 (from version 0.9: it pays too little to replace the one that waits), 65 (from
   * version 0.9: it pays less than the least fee), 69 (from version 0.10: its proof is not valid).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const sent = await client.starknet_addInvokeTransaction({ type: "INVOKE", version: "0x3", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_addInvokeTransaction(
    invoke_transaction: BroadcastedInvokeTransaction,
  ): Promise<{ transaction_hash: Felt }>;

  /**
   * Sends a transaction that declares a class.
   *
   * @param declare_transaction - The transaction with the class, signed.
   * @returns its hash, and that of the class.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 51 (the class is declared already), 52 (the nonce is not
   * the account's next one), 53 (the bounds are too low for the account's check or the least fee), 54 (the
   * account has less than the transaction may cost), 55 (the account's check failed), 56 (the class does not
   * compile), 57 (the class is too large), 58 (the sender is no account), 59 (the transaction waits already),
   * 60 (the class compiles to another hash than the transaction says), 61 (the network does not take
   * transactions of that version), 62 (the network does not take classes of that version), 63 (something else
   * went wrong), 64 (from version 0.9: it pays too little to replace the one that waits), 65 (from version
   * 0.9: it pays less than the least fee).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const sent = await client.starknet_addDeclareTransaction({ type: "DECLARE", version: "0x3", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", compiled_class_hash: "0x7f0b2a1e9c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccdd", contract_class: { sierra_program: ["0x1", "0x7", "0x0"], contract_class_version: "0.1.0", entry_points_by_type: { CONSTRUCTOR: [], EXTERNAL: [{ selector: "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", function_idx: 0 }], L1_HANDLER: [] }, abi: "[]" }, signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0x10", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x100", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x5f5e100", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_addDeclareTransaction(
    declare_transaction: BroadcastedDeclareTransaction,
  ): Promise<{ transaction_hash: Felt; class_hash: Felt }>;

  /**
   * Sends a transaction that deploys an account, which pays for it.
   *
   * @param deploy_account_transaction - The transaction, signed.
   * @returns its hash, and where the account will be.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 28 (there is no such class), 52 (the nonce is not the
   * account's next one), 53 (the bounds are too low for the account's check or the least fee), 54 (the
   * account has less than the transaction may cost), 55 (the account's check failed), 58 (the sender is no
   * account), 59 (the transaction waits already), 61 (the network does not take transactions of that
   * version), 63 (something else went wrong), 64 (from version 0.9: it pays too little to replace the one
   * that waits), 65 (from version 0.9: it pays less than the least fee).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const sent = await client.starknet_addDeployAccountTransaction({ type: "DEPLOY_ACCOUNT", version: "0x3", contract_address_salt: "0x1", constructor_calldata: ["0x110e2f729c9c2b988559994a3daccd838cf52faf88e18101373e67dd061455a"], class_hash: "0x1a736d6ed154502257f02b1ccdf4d9d1089f80811cd6acad48e6b6a9d1f2003", signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0x0", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_addDeployAccountTransaction(
    deploy_account_transaction: DeployAccountTransactionV3,
  ): Promise<{ transaction_hash: Felt; contract_address: Felt }>;

  /**
   * Estimates the fees of transactions, run one after the other on the state of a block.
   *
   * @param request - The transactions, in order.
   * @param simulation_flags - `SKIP_VALIDATE`: do not run the account's check, so that no signature is
   * needed.
   * @param block_id - The block.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (from version 0.10: there is no such contract), 24
   * (there is no such block), 41 (a transaction failed in a way that is not a revert; `data` is a
   * `TransactionExecutionErrorData`).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const estimates = await client.starknet_estimateFee([{ type: "INVOKE", version: "0x100000000000000000000000000000003", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: [], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" }], ["SKIP_VALIDATE"], "latest");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_estimateFee(
    request: readonly BroadcastedTransaction[],
    simulation_flags: readonly "SKIP_VALIDATE"[],
    block_id: StarknetBlockId,
  ): Promise<FeeEstimate[]>;

  /**
   * Estimates the fee to deliver a message from layer 1 to its contract.
   *
   * @param message - The message.
   * @param block_id - On the state of which block.
   * @returns the cost.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (from version 0.10: there is no such contract), 40 (the
   * contract failed; `data` is a `ContractErrorData`), 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const estimate = await client.starknet_estimateMessageFee({ from_address: "0xae0ee0a63a2ce6baeeffe56e7714fb4efe48d419", to_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad", payload: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", "0x2386f26fc10000", "0x0"] }, "latest");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
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
    result: { transaction_hash: Felt };
  };
  starknet_addDeclareTransaction: {
    params: readonly [declare_transaction: BroadcastedDeclareTransaction];
    result: { transaction_hash: Felt; class_hash: Felt };
  };
  starknet_addDeployAccountTransaction: {
    params: readonly [deploy_account_transaction: DeployAccountTransactionV3];
    result: { transaction_hash: Felt; contract_address: Felt };
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

/** Sends transactions to the rollup, and returns what they would cost, in version 0.9. */
export interface StarknetSendMethodsV09 extends Omit<StarknetSendMethods, "starknet_addInvokeTransaction" | "starknet_estimateFee"> {
  /**
   * Sends a transaction that calls through an account.
   *
   * @param invoke_transaction - The transaction, signed.
   * @returns its hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 52 (the nonce is not the account's next one), 53 (the
   * bounds are too low for the account's check or the least fee), 54 (the account has less than the
   * transaction may cost), 55 (the account's check failed), 58 (the sender is no account), 59 (the
   * transaction waits already), 61 (the network does not take transactions of that version), 63 (something
   * else went wrong), 64 (from version 0.9: it pays too little to replace the one that waits), 65 (from
   * version 0.9: it pays less than the least fee), 69 (from version 0.10: its proof is not valid).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const sent = await client.starknet_addInvokeTransaction({ type: "INVOKE", version: "0x3", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x2a5d3f2b8c00" }, l1_data_gas: { max_amount: "0x80", max_price_per_unit: "0x5f5e100" }, l2_gas: { max_amount: "0x124f80", max_price_per_unit: "0xb2d05e00" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" });
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_addInvokeTransaction(
    invoke_transaction: BroadcastedInvokeTransactionV09,
  ): Promise<{ transaction_hash: Felt }>;

  /**
   * Estimates the fees of transactions, run one after the other on the state of a block.
   *
   * @param request - The transactions, in order.
   * @param simulation_flags - `SKIP_VALIDATE`: do not run the account's check, so that no signature is
   * needed.
   * @param block_id - The block.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (from version 0.10: there is no such contract), 24
   * (there is no such block), 41 (a transaction failed in a way that is not a revert; `data` is a
   * `TransactionExecutionErrorData`).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const estimates = await client.starknet_estimateFee([{ type: "INVOKE", version: "0x100000000000000000000000000000003", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: [], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" }], ["SKIP_VALIDATE"], "latest");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_estimateFee(
    request: readonly BroadcastedTransactionV09[],
    simulation_flags: readonly "SKIP_VALIDATE"[],
    block_id: StarknetBlockId,
  ): Promise<FeeEstimate[]>;
}

/** Sends transactions to the rollup, and returns what they would cost, in version 0.8. */
export interface StarknetSendMethodsV08 extends Omit<StarknetSendMethodsV09, "starknet_estimateFee" | "starknet_estimateMessageFee"> {
  /**
   * Estimates the fees of transactions, run one after the other on the state of a block.
   *
   * @param request - The transactions, in order.
   * @param simulation_flags - `SKIP_VALIDATE`: do not run the account's check, so that no signature is
   * needed.
   * @param block_id - The block.
   * @returns one for each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (from version 0.10: there is no such contract), 24
   * (there is no such block), 41 (a transaction failed in a way that is not a revert; `data` is a
   * `TransactionExecutionErrorData`).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const estimates = await client.starknet_estimateFee([{ type: "INVOKE", version: "0x100000000000000000000000000000003", sender_address: "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", calldata: ["0x1", "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", "0x83afd3f4caedc6eebf44246fe54e38c95e3179a5ec9ea81740eca5b482d12e", "0x3", "0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8", "0x2386f26fc10000", "0x0"], signature: [], nonce: "0xf", resource_bounds: { l1_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l1_data_gas: { max_amount: "0x0", max_price_per_unit: "0x0" }, l2_gas: { max_amount: "0x0", max_price_per_unit: "0x0" } }, tip: "0x0", paymaster_data: [], account_deployment_data: [], nonce_data_availability_mode: "L1", fee_data_availability_mode: "L1" }], ["SKIP_VALIDATE"], "latest");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_estimateFee(
    request: readonly BroadcastedTransactionV09[],
    simulation_flags: readonly "SKIP_VALIDATE"[],
    block_id: StarknetBlockIdV08,
  ): Promise<FeeEstimateV08[]>;

  /**
   * Estimates the fee to deliver a message from layer 1 to its contract.
   *
   * @param message - The message.
   * @param block_id - On the state of which block.
   * @returns the cost.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 20 (from version 0.10: there is no such contract), 40 (the
   * contract failed; `data` is a `ContractErrorData`), 24 (there is no such block).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const estimate = await client.starknet_estimateMessageFee({ from_address: "0xae0ee0a63a2ce6baeeffe56e7714fb4efe48d419", to_address: "0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d", entry_point_selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad", payload: ["0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4", "0x2386f26fc10000", "0x0"] }, "latest");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
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
    result: { transaction_hash: Felt };
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
