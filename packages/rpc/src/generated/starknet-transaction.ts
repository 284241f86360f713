// Generated from specs/rpc/starknet-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Felt, FunctionCall, HexNumber, StarknetBlockId, StarknetBlockIdV08, StarknetBlockNumber,
} from "./starknet.ts";
import type { StarknetEvent } from "./starknet-block.ts";

/**
 * `INCLUDE_PROOF_FACTS` returns the proof facts of transactions as well.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionResponseFlag = "INCLUDE_PROOF_FACTS";

/**
 * A transaction with its hash, distinguished by `type` and `version`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransaction = StarknetTransactionWithoutHash & {
  /** Hash of the transaction. */
  transaction_hash: Felt;
};

/**
 * A transaction without its hash, distinguished by `type` and `version`. The long version numbers are for
 * simulations only.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionWithoutHash =
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
 * An invoke transaction of version 0, which calls a contract directly.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV0 {
  type: "INVOKE";
  /** Version of the transaction: 0, or 2^128 if it is only for simulations. */
  version: "0x0" | "0x100000000000000000000000000000000";
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Signature, in the form that the contract expects. */
  signature: Felt[];
  /** Address of the called contract. */
  contract_address: Felt;
  /** Selector of the called function: a hash of its name. */
  entry_point_selector: Felt;
  /** Arguments of the called function. */
  calldata: Felt[];
}

/**
 * An invoke transaction of version 1, with a fee in wei.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV1 {
  type: "INVOKE";
  /** Version of the transaction: 1, or 2^128 + 1 if it is only for simulations. */
  version: "0x1" | "0x100000000000000000000000000000001";
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Signature, in the form that the account expects; usually two felts. */
  signature: readonly Felt[];
  /** Address of the account that sends the transaction and pays the fee. */
  sender_address: Felt;
  /** Nonce of the account that the transaction uses up. */
  nonce: Felt;
  /** Arguments of the account's `__execute__`, usually the calls to make. */
  calldata: readonly Felt[];
}

/**
 * An invoke transaction of version 3, with a fee in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV3 extends ResourceBoundTransaction {
  type: "INVOKE";
  /** Address of the account that sends the transaction and pays the fee. */
  sender_address: Felt;
  /** Arguments of the account's `__execute__`, usually the calls to make. */
  calldata: readonly Felt[];
  /** Reserved: data to deploy the sender's account together with the transaction. Empty so far. */
  account_deployment_data: readonly Felt[];
  /** Facts proven by the transaction's proof. Only with `INCLUDE_PROOF_FACTS`. */
  proof_facts?: readonly Felt[];
}

/**
 * Fields of all transactions of version 3.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceBoundTransaction {
  /** Version of the transaction: 3, or 2^128 + 3 if it is only for simulations. */
  version: "0x3" | "0x100000000000000000000000000000003";
  /** Signature, in the form that the account expects; usually two felts. */
  signature: readonly Felt[];
  /** Nonce of the account that the transaction uses up; 0 to deploy an account. */
  nonce: Felt;
  resource_bounds: ResourceBoundsMapping;
  /** Tip to the sequencer, in fri per unit of L2 gas. */
  tip: Felt;
  /** Reserved: data for a paymaster, which pays the fee in place of the sender. Empty so far. */
  paymaster_data: readonly Felt[];
  /** Where the account's nonce is stored. So far always `L1`. */
  nonce_data_availability_mode: DataAvailabilityMode;
  /** Where the balance that pays the fee is stored. So far always `L1`. */
  fee_data_availability_mode: DataAvailabilityMode;
}

/**
 * Bounds of each resource.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceBoundsMapping {
  /** Bounds of L1 gas. */
  l1_gas: ResourceBounds;
  /** Bounds of L1 data gas (blob gas). */
  l1_data_gas: ResourceBounds;
  /** Bounds of L2 gas. */
  l2_gas: ResourceBounds;
}

/**
 * Maximum amount of a resource, and maximum price per unit in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ResourceBounds {
  /** Maximum amount that the transaction may use. */
  max_amount: Felt;
  /** Maximum price per unit, in fri. */
  max_price_per_unit: Felt;
}

/**
 * Data availability mode: the layer on which data is available.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type DataAvailabilityMode = "L1" | "L2";

/**
 * A declare transaction of version 0, for a Cairo 0 class, without a nonce.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV0 {
  type: "DECLARE";
  /** Version of the transaction: 0, or 2^128 if it is only for simulations. */
  version: "0x0" | "0x100000000000000000000000000000000";
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Signature, in the form that the account expects. */
  signature: Felt[];
  /** Address of the account that declares the class. */
  sender_address: Felt;
  /** Hash of the declared class. */
  class_hash: Felt;
}

/**
 * A declare transaction of version 1, for a Cairo 0 class.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV1 {
  type: "DECLARE";
  /** Version of the transaction: 1, or 2^128 + 1 if it is only for simulations. */
  version: "0x1" | "0x100000000000000000000000000000001";
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Signature, in the form that the account expects; usually two felts. */
  signature: Felt[];
  /** Nonce of the account that the transaction uses up. */
  nonce: Felt;
  /** Address of the account that declares the class and pays the fee. */
  sender_address: Felt;
  /** Hash of the declared class. */
  class_hash: Felt;
}

/**
 * A declare transaction of version 2, for a Sierra class, with a fee in wei.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV2 {
  type: "DECLARE";
  /** Version of the transaction: 2, or 2^128 + 2 if it is only for simulations. */
  version: "0x2" | "0x100000000000000000000000000000002";
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Signature, in the form that the account expects; usually two felts. */
  signature: Felt[];
  /** Nonce of the account that the transaction uses up. */
  nonce: Felt;
  /** Address of the account that declares the class and pays the fee. */
  sender_address: Felt;
  /** Hash of the declared class. */
  class_hash: Felt;
  /** Hash of the compiled class (CASM). */
  compiled_class_hash: Felt;
}

/**
 * A declare transaction of version 3, for a Sierra class, with a fee in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeclareTransactionV3 extends ResourceBoundTransaction {
  type: "DECLARE";
  /** Address of the account that declares the class and pays the fee. */
  sender_address: Felt;
  /** Hash of the declared class. */
  class_hash: Felt;
  /** Hash of the compiled class (CASM). */
  compiled_class_hash: Felt;
  /** Reserved: data to deploy the sender's account together with the transaction. Empty so far. */
  account_deployment_data: Felt[];
}

/**
 * A deploy transaction, an obsolete way to deploy a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployTransaction {
  type: "DEPLOY";
  /** Version of the transaction. */
  version: Felt;
  /** Salt from which the contract's address is computed. */
  contract_address_salt: Felt;
  /** Arguments of the constructor. */
  constructor_calldata: Felt[];
  /** Hash of the deployed contract's class. */
  class_hash: Felt;
}

/**
 * A deploy account transaction of version 1. The new account pays the fee in wei.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionV1 {
  type: "DEPLOY_ACCOUNT";
  /** Version of the transaction: 1, or 2^128 + 1 if it is only for simulations. */
  version: "0x1" | "0x100000000000000000000000000000001";
  /** Maximum fee, in wei. */
  max_fee: Felt;
  /** Signature, in the form that the account expects; usually two felts. */
  signature: Felt[];
  /** Nonce of the new account: 0. */
  nonce: Felt;
  /** Salt from which the account's address is computed. */
  contract_address_salt: Felt;
  /** Arguments of the account's constructor. */
  constructor_calldata: Felt[];
  /** Hash of the account's class. */
  class_hash: Felt;
}

/**
 * A deploy account transaction of version 3. The new account pays the fee in fri.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface DeployAccountTransactionV3 extends ResourceBoundTransaction {
  type: "DEPLOY_ACCOUNT";
  /** Salt from which the account's address is computed. */
  contract_address_salt: Felt;
  /** Arguments of the account's constructor. */
  constructor_calldata: readonly Felt[];
  /** Hash of the account's class. */
  class_hash: Felt;
}

/**
 * An L1 handler transaction, which delivers a message from L1 to a contract.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface L1HandlerTransaction extends FunctionCall {
  type: "L1_HANDLER";
  version: "0x0";
  /** Nonce that the Starknet core contract on L1 gave the message. */
  nonce: HexNumber;
}

/**
 * Receipt of a transaction, distinguished by `type` and `execution_status`.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceipt = ReceiptBase & ReceiptTypeFields & ReceiptExecutionStatus;

/**
 * Fields of all receipts.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptBase {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  actual_fee: FeePayment;
  finality_status: TransactionFinalityStatus;
  /** Messages that the transaction sent to L1, in order. */
  messages_sent: MessageToL1[];
  /** Events that the transaction emitted, in order. */
  events: StarknetEvent[];
  execution_resources: ExecutionResources;
}

/**
 * Fee paid.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface FeePayment {
  /** Amount paid, in the unit that `unit` names. */
  amount: Felt;
  unit: FeeUnit;
}

/**
 * Unit of a fee: fri, or wei for transactions before version 3.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type FeeUnit = "WEI" | "FRI";

/**
 * Finality status: the layer that has accepted the transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionFinalityStatus = "PRE_CONFIRMED" | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";

/**
 * A message to L1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageToL1 {
  /** Address of the contract that sent the message. */
  from_address: Felt;
  /** Address of the recipient on L1. */
  to_address: Felt;
  /** Content of the message. */
  payload: Felt[];
}

/**
 * Resources used by the execution.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ExecutionResources {
  /** L1 gas used: for messages to L1, and for state changes that are not published in blobs. */
  l1_gas: number | bigint;
  /** L1 data gas used, for state changes in blobs; 0 if they are not published in blobs. */
  l1_data_gas: number | bigint;
  /** L2 gas used, for computation and calldata. */
  l2_gas: number | bigint;
}

/**
 * Fields that depend on the transaction's type.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ReceiptTypeFields =
  | {
    /** Type of the transaction. */
    type: "INVOKE" | "DECLARE";
  }
  | {
    /** Type of the transaction. */
    type: "DEPLOY" | "DEPLOY_ACCOUNT";
    /** Address of the new contract. */
    contract_address: Felt;
  }
  | {
    type: "L1_HANDLER";
    /** Hash of the message on L1. */
    message_hash: HexNumber;
  };

/**
 * Execution status, and revert reason if the transaction was reverted.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type ReceiptExecutionStatus =
  | { execution_status: "SUCCEEDED" }
  | {
    execution_status: "REVERTED";
    /** Reason why the transaction was reverted. */
    revert_reason: string;
  };

/**
 * A receipt with its block.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceiptWithBlockInfo = StarknetReceipt & {
  /** Hash of the block. Absent for a pre-confirmed or pending block. */
  block_hash?: Felt;
  /** Number of the block. Absent for a pending block. */
  block_number: StarknetBlockNumber;
};

/**
 * Finality status and execution status of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionStatusResult {
  /** Finality status, also of a transaction that is not yet accepted. */
  finality_status: UnacceptedTransactionStatus | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  execution_status?: TransactionExecutionStatus;
  /** Reason why the transaction was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/**
 * Status of a transaction that is not yet accepted. `CANDIDATE`: selected for the next block, but not yet
 * executed.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type UnacceptedTransactionStatus = "RECEIVED" | "CANDIDATE" | "PRE_CONFIRMED";

/**
 * Execution status of a transaction.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionExecutionStatus = "SUCCEEDED" | "REVERTED";

/**
 * Status of a message from L1.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageStatus {
  /** Hash of the L1 handler transaction that delivers the message. */
  transaction_hash: Felt;
  /** Finality status of the transaction that delivers the message. */
  finality_status: "PRE_CONFIRMED" | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  execution_status: TransactionExecutionStatus;
  /** Reason why the message was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/**
 * A transaction with its hash, distinguished by `type` and `version`. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionV09 = StarknetTransactionWithoutHashV09 & {
  /** Hash of the transaction. */
  transaction_hash: Felt;
};

/**
 * A transaction without its hash, distinguished by `type` and `version`. The long version numbers are for
 * simulations only. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetTransactionWithoutHashV09 =
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
 * An invoke transaction of version 3, with a fee in fri. This is the type up to version 0.9.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface InvokeTransactionV3V09 extends ResourceBoundTransaction {
  type: "INVOKE";
  /** Address of the account that sends the transaction and pays the fee. */
  sender_address: Felt;
  /** Arguments of the account's `__execute__`, usually the calls to make. */
  calldata: readonly Felt[];
  /** Reserved: data to deploy the sender's account together with the transaction. Empty so far. */
  account_deployment_data: readonly Felt[];
}

/**
 * Receipt of a transaction, distinguished by `type` and `execution_status`. This is the type up to version
 * 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceiptV08 = ReceiptBaseV08 & ReceiptTypeFields & ReceiptExecutionStatus;

/**
 * Fields of all receipts. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface ReceiptBaseV08 {
  /** Hash of the transaction. */
  transaction_hash: Felt;
  actual_fee: FeePayment;
  finality_status: TransactionFinalityStatusV08;
  /** Messages that the transaction sent to L1, in order. */
  messages_sent: MessageToL1[];
  /** Events that the transaction emitted, in order. */
  events: StarknetEvent[];
  execution_resources: ExecutionResources;
}

/**
 * Finality status: the layer that has accepted the transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type TransactionFinalityStatusV08 = "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";

/**
 * A receipt with its block. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type StarknetReceiptWithBlockInfoV08 = StarknetReceiptV08 & {
  /** Hash of the block. Absent for a pre-confirmed or pending block. */
  block_hash?: Felt;
  /** Number of the block. Absent for a pending block. */
  block_number?: StarknetBlockNumber;
};

/**
 * Finality status and execution status of a transaction. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface TransactionStatusResultV08 {
  /** Finality status, also of a transaction that is not yet accepted. */
  finality_status: UnacceptedTransactionStatusV08 | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  execution_status?: TransactionExecutionStatus;
  /** Reason why the transaction was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/**
 * Status of a transaction that is not yet accepted. `CANDIDATE`: selected for the next block, but not yet
 * executed. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export type UnacceptedTransactionStatusV08 = "RECEIVED" | "REJECTED";

/**
 * Status of a message from L1. This is the type up to version 0.8.
 *
 * Source: starkware-libs/starknet-specs.
 */
export interface MessageStatusV08 {
  /** Hash of the L1 handler transaction that delivers the message. */
  transaction_hash: Felt;
  /** Finality status of the transaction that delivers the message. */
  finality_status: "RECEIVED" | "REJECTED" | "ACCEPTED_ON_L2" | "ACCEPTED_ON_L1";
  /** Reason why the message was reverted or, up to version 0.8, rejected. */
  failure_reason?: string;
}

/** Transactions, their receipts and statuses, and messages from L1. */
export interface StarknetTransactionMethods {
  /**
   * Returns a transaction by its hash.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @param response_flags - Flags for additional fields to return. Default: `[]`.
   * @returns Transaction, distinguished by `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const transaction = await client.starknet_getTransactionByHash("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1", ["INCLUDE_PROOF_FACTS"]);
   */
  starknet_getTransactionByHash(
    transaction_hash: Felt,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetTransaction>;

  /**
   * Returns a transaction by its index in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @param index - Index of the transaction in the block, from 0.
   * @param response_flags - Flags for additional fields to return. Default: `[]`.
   * @returns Transaction, distinguished by `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 27 (invalid transaction index in a
   * block).
   * @example const transaction = await client.starknet_getTransactionByBlockIdAndIndex("latest", 0);
   */
  starknet_getTransactionByBlockIdAndIndex(
    block_id: StarknetBlockId,
    index: number,
    response_flags?: readonly TransactionResponseFlag[],
  ): Promise<StarknetTransaction>;

  /**
   * Returns the receipt of a transaction: its status, events, messages and fee.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Receipt, distinguished by `type` and `execution_status`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const receipt = await client.starknet_getTransactionReceipt("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   */
  starknet_getTransactionReceipt(transaction_hash: Felt): Promise<StarknetReceiptWithBlockInfo>;

  /**
   * Returns the status of a transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Finality status and execution status.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const status = await client.starknet_getTransactionStatus("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"); // {"finality_status":"ACCEPTED_ON_L2","execution_status":"SUCCEEDED"}
   */
  starknet_getTransactionStatus(transaction_hash: Felt): Promise<TransactionStatusResult>;

  /**
   * Returns the statuses of the messages that an L1 transaction sent to the rollup.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the L1 transaction.
   * @returns Status of each message, in the order in which they were sent.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const statuses = await client.starknet_getMessagesStatus("0x8d2a4c1e7b9f03d56a8c7e1f2b3d4c5a6e7f8091a2b3c4d5e6f708192a3b4c5d");
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
  starknet_getTransactionReceipt: { params: readonly [transaction_hash: Felt]; result: StarknetReceiptWithBlockInfo };
  starknet_getTransactionStatus: { params: readonly [transaction_hash: Felt]; result: TransactionStatusResult };
  starknet_getMessagesStatus: { params: readonly [transaction_hash: HexNumber]; result: MessageStatus[] };
}

/** Transactions, their receipts and statuses, and messages from L1, in version 0.9. */
export interface StarknetTransactionMethodsV09 extends Omit<StarknetTransactionMethods, "starknet_getTransactionByHash" | "starknet_getTransactionByBlockIdAndIndex"> {
  /**
   * Returns a transaction by its hash.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Transaction, distinguished by `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const transaction = await client.starknet_getTransactionByHash("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   */
  starknet_getTransactionByHash(transaction_hash: Felt): Promise<StarknetTransactionV09>;

  /**
   * Returns a transaction by its index in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Transaction, distinguished by `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 27 (invalid transaction index in a
   * block).
   * @example const transaction = await client.starknet_getTransactionByBlockIdAndIndex("latest", 0);
   */
  starknet_getTransactionByBlockIdAndIndex(
    block_id: StarknetBlockId,
    index: number,
  ): Promise<StarknetTransactionV09>;
}

/** Transactions, their receipts and statuses, and messages from L1, in version 0.8. */
export interface StarknetTransactionMethodsV08 extends Omit<StarknetTransactionMethodsV09, "starknet_getTransactionByBlockIdAndIndex" | "starknet_getTransactionReceipt" | "starknet_getTransactionStatus" | "starknet_getMessagesStatus"> {
  /**
   * Returns a transaction by its index in a block.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param block_id - Block to read.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Transaction, distinguished by `type` and `version`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 24 (block not found), 27 (invalid transaction index in a
   * block).
   * @example const transaction = await client.starknet_getTransactionByBlockIdAndIndex("latest", 0);
   */
  starknet_getTransactionByBlockIdAndIndex(
    block_id: StarknetBlockIdV08,
    index: number,
  ): Promise<StarknetTransactionV09>;

  /**
   * Returns the receipt of a transaction: its status, events, messages and fee.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Receipt, distinguished by `type` and `execution_status`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const receipt = await client.starknet_getTransactionReceipt("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1");
   */
  starknet_getTransactionReceipt(transaction_hash: Felt): Promise<StarknetReceiptWithBlockInfoV08>;

  /**
   * Returns the status of a transaction.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the transaction.
   * @returns Finality status and execution status.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const status = await client.starknet_getTransactionStatus("0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1"); // {"finality_status":"ACCEPTED_ON_L2","execution_status":"SUCCEEDED"}
   */
  starknet_getTransactionStatus(transaction_hash: Felt): Promise<TransactionStatusResultV08>;

  /**
   * Returns the statuses of the messages that an L1 transaction sent to the rollup.
   *
   * Source: starkware-libs/starknet-specs.
   *
   * @param transaction_hash - Hash of the L1 transaction.
   * @returns Status of each message, in the order in which they were sent.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 29 (transaction hash not found).
   * @example const statuses = await client.starknet_getMessagesStatus("0x8d2a4c1e7b9f03d56a8c7e1f2b3d4c5a6e7f8091a2b3c4d5e6f708192a3b4c5d");
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
  starknet_getTransactionReceipt: { params: readonly [transaction_hash: Felt]; result: StarknetReceiptWithBlockInfoV08 };
  starknet_getTransactionStatus: { params: readonly [transaction_hash: Felt]; result: TransactionStatusResultV08 };
  starknet_getMessagesStatus: { params: readonly [transaction_hash: HexNumber]; result: MessageStatusV08[] };
}
