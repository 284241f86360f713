// Generated from specs/rpc/base.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, Hash, Hex } from "./shared.ts";

/**
 * Transactions for one block, in their order.
 *
 * Source: base/base, crates/alloy/bundles.
 */
export interface BaseBundle<Q extends QuantityForm = "hex"> {
  /** Signed transactions in their binary form (EIP-2718). */
  txs: readonly Hex[];
  /** Number of the block that they are for. */
  blockNumber: Quantities[Q];
  /** First flashblock of the block that they are for. */
  flashblockNumberMin?: Quantities[Q];
  /** Last flashblock that they are for. */
  flashblockNumberMax?: Quantities[Q];
  /** First timestamp of a block, in Unix seconds. */
  minTimestamp?: Quantities[Q];
  /** Last timestamp of a block, in Unix seconds. */
  maxTimestamp?: Quantities[Q];
  /** Hashes of the transactions that may revert. */
  revertingTxHashes?: readonly Hash[];
  /** Id by which a later bundle replaces this one. */
  replacementUuid?: string;
  /** Hashes of the transactions that may be omitted. */
  droppingTxHashes?: readonly Hash[];
}

/**
 * Gas and time of a transaction.
 *
 * Source: base/base, crates/alloy/bundles.
 */
export interface BaseTransactionMetering<Q extends QuantityForm = "hex"> {
  /** What the block's producer receives, in wei. */
  coinbaseDiff: Quantities[Q];
  /** Part of it that is no fee, in wei. */
  ethSentToCoinbase: Quantities[Q];
  /** Sender. */
  fromAddress: Address;
  /** Part of it that is a fee, in wei. */
  gasFees: Quantities[Q];
  /** Price of a unit of gas, in wei. */
  gasPrice: Quantities[Q];
  /** Gas used. */
  gasUsed: number | bigint;
  /** Recipient; `null` if a contract is created. */
  toAddress: Address | null;
  /** Hash of the transaction. */
  txHash: Hash;
  /** Amount, in wei. */
  value: Quantities[Q];
  /** Time of the execution in microseconds. */
  executionTimeUs: number | bigint;
}

/**
 * Gas and times of transactions.
 *
 * Source: base/base, crates/alloy/bundles.
 */
export interface BaseBundleMetering<Q extends QuantityForm = "hex"> {
  /** What the block's producer receives for a unit of gas, in wei. */
  bundleGasPrice: Quantities[Q];
  /** Hash of the hashes of the transactions. */
  bundleHash: Hash;
  /** What the block's producer receives, in wei. */
  coinbaseDiff: Quantities[Q];
  /** Part of it that is no fee, in wei. */
  ethSentToCoinbase: Quantities[Q];
  /** Part of it that is a fee, in wei. */
  gasFees: Quantities[Q];
  /** Each transaction. */
  results: BaseTransactionMetering<Q>[];
  /** Number of the block on whose state they were executed. */
  stateBlockNumber: number | bigint;
  /** Index of the flashblock on whose state they were executed. Not present without flashblocks. */
  stateFlashblockIndex?: number | bigint;
  /** Gas used. */
  totalGasUsed: number | bigint;
  /** Time of the executions in microseconds. */
  totalExecutionTimeUs: number | bigint;
  /** Time in which the root of the state was computed in microseconds. */
  stateRootTimeUs?: number | bigint;
}

/**
 * Times of a block's execution.
 *
 * Source: base/base, crates/client/metering.
 */
export interface BaseBlockMetering {
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: number | bigint;
  /** Time in which the senders were computed in microseconds. */
  signerRecoveryTimeUs: number | bigint;
  /** Time of the execution in microseconds. */
  executionTimeUs: number | bigint;
  /** Time in which the root of the state was computed in microseconds. */
  stateRootTimeUs: number | bigint;
  /** Sum of the three in microseconds. */
  totalTimeUs: number | bigint;
  /** Each transaction. */
  transactions: {
    /** Hash of the transaction. */
    txHash: Hash;
    /** Gas used. */
    gasUsed: number | bigint;
    /** Time of the execution in microseconds. */
    executionTimeUs: number | bigint;
  }[];
}

/**
 * A recommended priority fee.
 *
 * Source: base/base, crates/client/metering.
 */
export interface BasePriorityFee<Q extends QuantityForm = "hex"> extends BaseBundleMetering<Q> {
  /** The fee for a unit of gas, in wei: the highest that a resource needs. */
  priorityFee: Quantities[Q];
  /** Number of recent blocks that it follows from. */
  blocksSampled: number | bigint;
  /** What each resource needs. */
  resourceEstimates: {
    /** Name of the resource, such as `gasUsed`, `executionTime` or `dataAvailability`. */
    resource: string;
    /** Lowest fee that would have been enough, in wei. */
    thresholdPriorityFee: Quantities[Q];
    /** The same with a margin, in wei. */
    recommendedPriorityFee: Quantities[Q];
    /** What the transactions with a higher fee used of the resource. */
    cumulativeUsage: Quantities[Q];
    /** Number of these transactions. */
    thresholdTxCount: number | bigint;
    /** Number of all transactions. */
    totalTransactions: number | bigint;
  }[];
}

/**
 * Whether a node knows a transaction that is not in a block yet.
 *
 * Source: Base, Flashblocks API.
 */
export interface BaseTransactionStatus {
  /** `Known` if the transaction is in the node's pool, otherwise `Unknown`. */
  status: "Known" | "Unknown";
}

/**
 * What nodes of Base add to those of the OP Stack: `base_`, about pending transactions, what transactions
 * cost a node, and fees.
 */
export interface BaseMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns whether the node's pool has a transaction.
   *
   * Source: Base, Flashblocks API.
   *
   * @param hash - Hash of the transaction.
   * @returns Whether it is known.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32004 (method not supported).
   * @example const status = await client.base_transactionStatus("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"); // {"status":"Known"}
   */
  base_transactionStatus(hash: Hash): Promise<BaseTransactionStatus>;

  /**
   * Executes transactions on the newest state, and returns the gas and the time that each takes.
   *
   * Nothing is sent. The operator has to switch the method on, and a gateway does not cache it.
   *
   * Source: base/base, crates/client/metering.
   *
   * @param bundle - The transactions.
   * @returns Gas and times.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603, -32004 (method not supported).
   * @example const metering = await client.base_meterBundle({ txs: ["0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff"], blockNumber: "0x78" });
   */
  base_meterBundle(bundle: BaseBundle<ParamForm<Q>>): Promise<BaseBundleMetering<Q>>;

  /**
   * Executes a block again, and returns the time that its parts take.
   *
   * The times of old blocks are longer, since the node has to read their state from its disk.
   *
   * Source: base/base, crates/client/metering.
   *
   * @param hash - Hash of the block.
   * @returns Times.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603, -32004 (method not supported).
   * @example const metering = await client.base_meterBlockByHash("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  base_meterBlockByHash(hash: Hash): Promise<BaseBlockMetering>;

  /**
   * Executes a block again, and returns the time that its parts take.
   *
   * The times of old blocks are longer, since the node has to read their state from its disk.
   *
   * Source: base/base, crates/client/metering.
   *
   * @param block - Number or tag of the block.
   * @returns Times.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603, -32004 (method not supported).
   * @example const metering = await client.base_meterBlockByNumber("0x78");
   */
  base_meterBlockByNumber(block: BlockNumberOrTag<ParamForm<Q>>): Promise<BaseBlockMetering>;

  /**
   * Recommends a priority fee for transactions, from what they need and what recent blocks had room for.
   *
   * Nothing is sent. The operator has to switch the method on.
   *
   * Source: base/base, crates/client/metering.
   *
   * @param bundle - The transactions.
   * @returns The fee, and what it follows from.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603, -32004 (method not supported).
   * @example const fee = await client.base_meteredPriorityFeePerGas({ txs: ["0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff"], blockNumber: "0x78" });
   */
  base_meteredPriorityFeePerGas(bundle: BaseBundle<ParamForm<Q>>): Promise<BasePriorityFee<Q>>;
}

/**
 * The methods of {@link BaseMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BaseCalls<Q extends QuantityForm = "hex"> {
  base_transactionStatus: { params: readonly [hash: Hash]; result: BaseTransactionStatus };
  base_meterBundle: { params: readonly [bundle: BaseBundle<ParamForm<Q>>]; result: BaseBundleMetering<Q> };
  base_meterBlockByHash: { params: readonly [hash: Hash]; result: BaseBlockMetering };
  base_meterBlockByNumber: { params: readonly [block: BlockNumberOrTag<ParamForm<Q>>]; result: BaseBlockMetering };
  base_meteredPriorityFeePerGas: { params: readonly [bundle: BaseBundle<ParamForm<Q>>]; result: BasePriorityFee<Q> };
}
