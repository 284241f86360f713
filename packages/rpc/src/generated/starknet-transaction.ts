// Generated from specs/rpc/starknet-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Felt, FunctionCall, HexNumber, StarknetBlockId, StarknetBlockIdV08, StarknetBlockNumber } from "./starknet.ts";
import type { StarknetEvent } from "./starknet-block.ts";

/**
 * `INCLUDE_PROOF_FACTS`: return also the facts of a transaction's proof.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionResponseFlag = "INCLUDE_PROOF_FACTS";

/**
 * A transaction in the chain, by its `type` and `version`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransaction = UnhashedTransaction & { transaction_hash: Felt };

/**
 * A transaction without its hash, by its `type` and `version`. The long versions are for simulation only.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type UnhashedTransaction =
  | InvokeTransactionV0
  | InvokeTransactionV1
  | InvokeTransactionV3
  | DeclareTransactionV0
  | DeclareTransactionV1
  | DeclareTransactionV2
  | DeclareTransactionV3
  | DeployTransaction
  | DeployAccountTransactionV1
  | DeployAccountTransactionV3
  | L1HandlerTransaction;

/**
 * Calls a contract directly.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV0 {
  type: "INVOKE";
  version: "0x0" | "0x100000000000000000000000000000000";
  /** Maximum fee in wei. */
  max_fee: Felt;
  signature: Felt[];
  contract_address: Felt;
  entry_point_selector: Felt;
  calldata: Felt[];
}

/**
 * Calls through an account, paid in wei.
 *
 * Source: interface: C.
 */
export interface InvokeTransactionV1 {
  type: "INVOKE";
  version: "0x1" | "0x100000000000000000000000000000001";
  /** Maximum fee in wei. */
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
export interface InvokeTransactionV3 extends ResourceBoundTransaction {
  type: "INVOKE";
  sender_address: Felt;
  calldata: readonly Felt[];
  account_deployment_data: readonly Felt[];
  /** Facts that its proof proves; with INCLUDE_PROOF_FACTS. */
  proof_facts?: readonly Felt[];
}

/**
 * Fields that every transaction of version 3 has.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceBoundTransaction {
  version: "0x3" | "0x100000000000000000000000000000003";
  signature: readonly Felt[];
  nonce: Felt;
  resource_bounds: ResourceBoundsMapping;
  /** Fri for each l2 gas to the sequencer. */
  tip: Felt;
  paymaster_data: readonly Felt[];
  nonce_data_availability_mode: DataAvailabilityMode;
  fee_data_availability_mode: DataAvailabilityMode;
}

/**
 * The limit of each resource.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceBoundsMapping {
  l1_gas: ResourceBounds;
  l1_data_gas: ResourceBounds;
  l2_gas: ResourceBounds;
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
 * The layer that keeps data available.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type DataAvailabilityMode = "L1" | "L2";

/**
 * Declares a class of Cairo 0, without a nonce.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV0 {
  type: "DECLARE";
  version: "0x0" | "0x100000000000000000000000000000000";
  /** Maximum fee in wei. */
  max_fee: Felt;
  signature: Felt[];
  sender_address: Felt;
  class_hash: Felt;
}

/**
 * Declares a class of Cairo 0.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV1 {
  type: "DECLARE";
  version: "0x1" | "0x100000000000000000000000000000001";
  /** Maximum fee in wei. */
  max_fee: Felt;
  signature: Felt[];
  nonce: Felt;
  sender_address: Felt;
  class_hash: Felt;
}

/**
 * Declares a class of Sierra, paid in wei.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV2 {
  type: "DECLARE";
  version: "0x2" | "0x100000000000000000000000000000002";
  /** Maximum fee in wei. */
  max_fee: Felt;
  signature: Felt[];
  nonce: Felt;
  sender_address: Felt;
  class_hash: Felt;
  compiled_class_hash: Felt;
}

/**
 * Declares a class of Sierra, paid in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV3 extends ResourceBoundTransaction {
  type: "DECLARE";
  sender_address: Felt;
  class_hash: Felt;
  compiled_class_hash: Felt;
  account_deployment_data: Felt[];
}

/**
 * Deployed a contract, in the rollup's early days.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployTransaction {
  type: "DEPLOY";
  version: Felt;
  contract_address_salt: Felt;
  constructor_calldata: Felt[];
  class_hash: Felt;
}

/**
 * Deploys an account, which pays for it in wei.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionV1 {
  type: "DEPLOY_ACCOUNT";
  version: "0x1" | "0x100000000000000000000000000000001";
  /** Maximum fee in wei. */
  max_fee: Felt;
  signature: Felt[];
  nonce: Felt;
  contract_address_salt: Felt;
  constructor_calldata: Felt[];
  class_hash: Felt;
}

/**
 * Deploys an account, which pays for it in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionV3 extends ResourceBoundTransaction {
  type: "DEPLOY_ACCOUNT";
  contract_address_salt: Felt;
  constructor_calldata: readonly Felt[];
  class_hash: Felt;
}

/**
 * A message from layer 1, handed to a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransaction extends FunctionCall {
  type: "L1_HANDLER";
  version: "0x0";
  nonce: HexNumber;
}

/**
 * The effects and cost of a transaction, by its `type` and `execution_status`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceipt = ReceiptBase & ReceiptOfType & ReceiptOutcome;

/**
 * The fields of every receipt.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptBase {
  transaction_hash: Felt;
  actual_fee: FeePayment;
  finality_status: TransactionFinality;
  messages_sent: MessageToL1[];
  events: StarknetEvent[];
  execution_resources: ExecutionResources;
}

/**
 * The amount paid.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeePayment {
  amount: Felt;
  unit: FeeUnit;
}

/**
 * Fri, or wei for transactions before version 3.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type FeeUnit = "WEI" | "FRI";

/**
 * The layer that has accepted a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionFinality = "PRE_CONFIRMED" | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";

/**
 * A message to layer 1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageToL1 {
  /** The contract that sent it. */
  from_address: Felt;
  /** The recipient on layer 1. */
  to_address: Felt;
  payload: Felt[];
}

/**
 * The gas that was used.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ExecutionResources {
  l1_gas: number | bigint;
  l1_data_gas: number | bigint;
  l2_gas: number | bigint;
}

/**
 * The fields that a receipt has because of its type.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ReceiptOfType =
  | { type: "INVOKE" | "DECLARE" }
  | {
    type: "DEPLOY" | "DEPLOY_ACCOUNT";
    /** The new contract. */
    contract_address: Felt;
  }
  | {
    type: "L1_HANDLER";
    /** Of the message as layer 1 knows it. */
    message_hash: HexNumber;
  };

/**
 * The outcome of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ReceiptOutcome =
  | { execution_status: "SUCCEEDED" }
  | { execution_status: "REVERTED"; revert_reason: string };

/**
 * A receipt, and the block that it is of.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceiptInBlock = StarknetReceipt & {
  /** Absent while the block is being built. */
  block_hash?: Felt;
  /** Absent from a pending block. */
  block_number: StarknetBlockNumber;
};

/**
 * The status of a transaction, and the outcome of its execution.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionStatusResult {
  finality_status: UnsettledStatus | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  execution_status?: TransactionExecutionStatus;
  /** Why it was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/**
 * The status of a transaction before it is in a block. `CANDIDATE` is chosen for the next block and has not
 * run.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type UnsettledStatus = "RECEIVED" | "CANDIDATE" | "PRE_CONFIRMED";

/**
 * The outcome of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionExecutionStatus = "SUCCEEDED" | "REVERTED";

/**
 * The status of a message from layer 1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageStatus {
  /** The transaction that hands it to its contract. */
  transaction_hash: Felt;
  finality_status: "PRE_CONFIRMED" | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  execution_status: TransactionExecutionStatus;
  /** Why it was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/**
 * A transaction in the chain, by its `type` and `version`. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionV09 = UnhashedTransactionV09 & { transaction_hash: Felt };

/**
 * A transaction without its hash, by its `type` and `version`. The long versions are for simulation only.
 * This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type UnhashedTransactionV09 =
  | InvokeTransactionV0
  | InvokeTransactionV1
  | InvokeTransactionV3V09
  | DeclareTransactionV0
  | DeclareTransactionV1
  | DeclareTransactionV2
  | DeclareTransactionV3
  | DeployTransaction
  | DeployAccountTransactionV1
  | DeployAccountTransactionV3
  | L1HandlerTransaction;

/**
 * Calls through an account, paid in fri. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV3V09 extends ResourceBoundTransaction {
  type: "INVOKE";
  sender_address: Felt;
  calldata: readonly Felt[];
  account_deployment_data: readonly Felt[];
}

/**
 * The effects and cost of a transaction, by its `type` and `execution_status`. This is the type up to version
 * 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceiptV08 = ReceiptBaseV08 & ReceiptOfType & ReceiptOutcome;

/**
 * The fields of every receipt. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptBaseV08 {
  transaction_hash: Felt;
  actual_fee: FeePayment;
  finality_status: TransactionFinalityV08;
  messages_sent: MessageToL1[];
  events: StarknetEvent[];
  execution_resources: ExecutionResources;
}

/**
 * The layer that has accepted a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionFinalityV08 = "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";

/**
 * A receipt, and the block that it is of. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceiptInBlockV08 = StarknetReceiptV08 & {
  /** Absent while the block is being built. */
  block_hash?: Felt;
  /** Absent from a pending block. */
  block_number?: StarknetBlockNumber;
};

/**
 * The status of a transaction, and the outcome of its execution. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionStatusResultV08 {
  finality_status: UnsettledStatusV08 | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  execution_status?: TransactionExecutionStatus;
  /** Why it was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/**
 * The status of a transaction before it is in a block. `CANDIDATE` is chosen for the next block and has not
 * run. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type UnsettledStatusV08 = "RECEIVED" | "REJECTED";

/**
 * The status of a message from layer 1. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageStatusV08 {
  /** The transaction that hands it to its contract. */
  transaction_hash: Felt;
  finality_status: "RECEIVED" | "REJECTED" | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  /** Why it was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/** Transactions of the rollup, what has become of them, and messages from layer 1. */
export interface StarknetTransactionMethods {
  /**
   * A transaction.
   *
   * @param transaction_hash - Its hash.
   * @param response_flags - Additional fields to return. Default: `[]`.
   * @returns it, by its `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const transaction = await client.starknet_getTransactionByHash("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1", ["INCLUDE_PROOF_FACTS"]);
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionByHash(
    transaction_hash: Felt,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetTransaction>;

  /**
   * A transaction by its place in a block.
   *
   * @param block_id - The block.
   * @param index - Its place, from 0.
   * @param response_flags - Additional fields to return. Default: `[]`.
   * @returns it, by its `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 27 (the block has no
   * transaction at that place).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const transaction = await client.starknet_getTransactionByBlockIdAndIndex("latest", 0);
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionByBlockIdAndIndex(
    block_id: StarknetBlockId,
    index: number,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetTransaction>;

  /**
   * The receipt of a transaction: its status, events, messages and fee.
   *
   * @param transaction_hash - Its hash.
   * @returns the receipt, by its `type` and `execution_status`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const receipt = await client.starknet_getTransactionReceipt("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionReceipt(transaction_hash: Felt): Promise<StarknetReceiptInBlock>;

  /**
   * The status of a transaction.
   *
   * @param transaction_hash - Its hash.
   * @returns the progress of the transaction, and its outcome.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const status = await client.starknet_getTransactionStatus("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"); // {"finality_status":"ACCEPTED_ON_L2","execution_status":"SUCCEEDED"}
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionStatus(transaction_hash: Felt): Promise<TransactionStatusResult>;

  /**
   * The status of the messages that a transaction on layer 1 sent to the rollup.
   *
   * @param transaction_hash - The hash of the transaction on layer 1.
   * @returns one for each message, in the order in which they were sent.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", endpoint: "https://node.example" });
   * const statuses = await client.starknet_getMessagesStatus("0x8d2a4c1e7b9f03d56a8c7e1f2b3d4c5a6e7f8091a2b3c4d5e6f708192a3b4c5d");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getMessagesStatus(transaction_hash: HexNumber): Promise<MessageStatus[]>;
}

/**
 * The methods of {@link StarknetTransactionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface StarknetTransactionCalls {
  starknet_getTransactionByHash: {
    params: readonly [transaction_hash: Felt, response_flags?: readonly TransactionResponseFlag[]];
    result: StarknetTransaction;
  };
  starknet_getTransactionByBlockIdAndIndex: {
    params: readonly [
      block_id: StarknetBlockId,
      index: number,
      response_flags?: readonly TransactionResponseFlag[],
    ];
    result: StarknetTransaction;
  };
  starknet_getTransactionReceipt: { params: readonly [transaction_hash: Felt]; result: StarknetReceiptInBlock };
  starknet_getTransactionStatus: { params: readonly [transaction_hash: Felt]; result: TransactionStatusResult };
  starknet_getMessagesStatus: { params: readonly [transaction_hash: HexNumber]; result: MessageStatus[] };
}

/** Transactions of the rollup, what has become of them, and messages from layer 1, in version 0.9. */
export interface StarknetTransactionMethodsV09 extends Omit<StarknetTransactionMethods, "starknet_getTransactionByHash" | "starknet_getTransactionByBlockIdAndIndex"> {
  /**
   * A transaction.
   *
   * @param transaction_hash - Its hash.
   * @returns it, by its `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const transaction = await client.starknet_getTransactionByHash("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionByHash(transaction_hash: Felt): Promise<StarknetTransactionV09>;

  /**
   * A transaction by its place in a block.
   *
   * @param block_id - The block.
   * @param index - Its place, from 0.
   * @returns it, by its `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 27 (the block has no
   * transaction at that place).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.9", endpoint: "https://node.example" });
   * const transaction = await client.starknet_getTransactionByBlockIdAndIndex("latest", 0);
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionByBlockIdAndIndex(
    block_id: StarknetBlockId,
    index: number,
  ): Promise<StarknetTransactionV09>;
}

/** Transactions of the rollup, what has become of them, and messages from layer 1, in version 0.8. */
export interface StarknetTransactionMethodsV08 extends Omit<StarknetTransactionMethodsV09, "starknet_getTransactionByBlockIdAndIndex" | "starknet_getTransactionReceipt" | "starknet_getTransactionStatus" | "starknet_getMessagesStatus"> {
  /**
   * A transaction by its place in a block.
   *
   * @param block_id - The block.
   * @param index - Its place, from 0.
   * @returns it, by its `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (there is no such block), 27 (the block has no
   * transaction at that place).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const transaction = await client.starknet_getTransactionByBlockIdAndIndex("latest", 0);
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionByBlockIdAndIndex(
    block_id: StarknetBlockIdV08,
    index: number,
  ): Promise<StarknetTransactionV09>;

  /**
   * The receipt of a transaction: its status, events, messages and fee.
   *
   * @param transaction_hash - Its hash.
   * @returns the receipt, by its `type` and `execution_status`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const receipt = await client.starknet_getTransactionReceipt("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionReceipt(transaction_hash: Felt): Promise<StarknetReceiptInBlockV08>;

  /**
   * The status of a transaction.
   *
   * @param transaction_hash - Its hash.
   * @returns the progress of the transaction, and its outcome.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const status = await client.starknet_getTransactionStatus("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"); // {"finality_status":"ACCEPTED_ON_L2","execution_status":"SUCCEEDED"}
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getTransactionStatus(transaction_hash: Felt): Promise<TransactionStatusResultV08>;

  /**
   * The status of the messages that a transaction on layer 1 sent to the rollup.
   *
   * @param transaction_hash - The hash of the transaction on layer 1.
   * @returns one for each message, in the order in which they were sent.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (there is no such transaction).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "starknet", specVersion: "0.8", endpoint: "https://node.example" });
   * const statuses = await client.starknet_getMessagesStatus("0x8d2a4c1e7b9f03d56a8c7e1f2b3d4c5a6e7f8091a2b3c4d5e6f708192a3b4c5d");
   * ```
   *
   * Source: starkware-libs/starknet-specs.
   */
  starknet_getMessagesStatus(transaction_hash: HexNumber): Promise<MessageStatusV08[]>;
}

/**
 * The methods of {@link StarknetTransactionMethodsV09} as `{ method, params }` calls. The result is that of
 * the first of `overloads` whose params match.
 */
export interface StarknetTransactionCallsV09 extends Omit<StarknetTransactionCalls, "starknet_getTransactionByHash" | "starknet_getTransactionByBlockIdAndIndex"> {
  starknet_getTransactionByHash: { params: readonly [transaction_hash: Felt]; result: StarknetTransactionV09 };
  starknet_getTransactionByBlockIdAndIndex: { params: readonly [block_id: StarknetBlockId, index: number]; result: StarknetTransactionV09 };
}

/**
 * The methods of {@link StarknetTransactionMethodsV08} as `{ method, params }` calls. The result is that of
 * the first of `overloads` whose params match.
 */
export interface StarknetTransactionCallsV08 extends Omit<StarknetTransactionCallsV09, "starknet_getTransactionByBlockIdAndIndex" | "starknet_getTransactionReceipt" | "starknet_getTransactionStatus" | "starknet_getMessagesStatus"> {
  starknet_getTransactionByBlockIdAndIndex: {
    params: readonly [block_id: StarknetBlockIdV08, index: number];
    result: StarknetTransactionV09;
  };
  starknet_getTransactionReceipt: { params: readonly [transaction_hash: Felt]; result: StarknetReceiptInBlockV08 };
  starknet_getTransactionStatus: { params: readonly [transaction_hash: Felt]; result: TransactionStatusResultV08 };
  starknet_getMessagesStatus: { params: readonly [transaction_hash: HexNumber]; result: MessageStatusV08[] };
}
