// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { OperationTable } from "@node-access/transport";
import type { ArbitrumMethods } from "./arbitrum.ts";
import type { OpStackMethods } from "./op-stack.ts";
import type { BaseMethods } from "./base.ts";
import type { ConditionalMethods } from "./conditional.ts";
import type { ZksyncMethods } from "./zksync.ts";
import type { LineaMethods } from "./linea.ts";
import type { BorMethods } from "./bor.ts";
import type { HyperevmMethods } from "./hyperevm.ts";

/**
 * The methods that Arbitrum adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const arbitrumMethods: OperationTable<ArbitrumMethods> = {
  arb_checkPublisherHealth: "safe",
  arb_getRawBlockMetadata: "safe",
  arb_getL1Confirmations: "safe",
  arb_findBatchContainingBlock: "safe",
  arbtrace_call: "safe",
  arbtrace_callMany: "safe",
  arbtrace_replayBlockTransactions: "safe",
  arbtrace_replayTransaction: "safe",
  arbtrace_transaction: "safe",
  arbtrace_get: "safe",
  arbtrace_block: "safe",
  arbtrace_filter: "safe",
};

/**
 * The methods that OP Stack adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const opStackMethods: OperationTable<OpStackMethods> = {
  optimism_syncStatus: "safe",
  optimism_outputAtBlock: "safe",
  optimism_safeHeadAtL1Block: "safe",
  optimism_rollupConfig: "safe",
  optimism_version: "safe",
};

/**
 * The methods that Base adds, as the option `methods` of a client: without it, a call of them is sent at most
 * once.
 */
export const baseMethods: OperationTable<BaseMethods> = {
  base_transactionStatus: "safe",
  base_meterBundle: "safe",
  base_meterBlockByHash: "safe",
  base_meterBlockByNumber: "safe",
  base_meteredPriorityFeePerGas: "safe",
};

/**
 * The methods that Conditional transactions adds, as the option `methods` of a client: without it, a call of
 * them is sent at most once.
 */
export const conditionalMethods: OperationTable<ConditionalMethods> = {
  eth_sendRawTransactionConditional: "write",
};

/**
 * The methods that ZKsync adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const zksyncMethods: OperationTable<ZksyncMethods> = {
  zks_L1ChainId: "safe",
  zks_L1BatchNumber: "safe",
  zks_getL1BatchBlockRange: "safe",
  zks_getL2ToL1LogProof: "safe",
  zks_getBridgehubContract: "safe",
  zks_getMainContract: "safe",
  zks_getBaseTokenL1Address: "safe",
  zks_getL1GasPrice: "safe",
  zks_estimateFee: "safe",
  zks_estimateGasL1ToL2: "safe",
  zks_getL2Multicall3: "safe",
  zks_getTestnetPaymaster: "safe",
  zks_getTimestampAsserter: "safe",
  zks_getBridgeContracts: "safe",
  zks_getBlockDetails: "safe",
  zks_getL1BatchDetails: "safe",
  zks_getTransactionDetails: "safe",
  zks_getRawBlockTransactions: "safe",
  zks_getBytecodeByHash: "safe",
  zks_getFeeParams: "safe",
  zks_getBatchFeeInput: "safe",
  zks_gasPerPubdata: "safe",
  zks_getProtocolVersion: "safe",
  zks_getProof: "safe",
};

/**
 * The methods that Linea adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const lineaMethods: OperationTable<LineaMethods> = {
  linea_estimateGas: "safe",
  linea_getTransactionExclusionStatusV1: "safe",
};

/**
 * The methods that Bor adds, as the option `methods` of a client: without it, a call of them is sent at most
 * once.
 */
export const borMethods: OperationTable<BorMethods> = {
  bor_getAuthor: "safe",
  bor_getCurrentProposer: "safe",
  bor_getCurrentValidators: "safe",
  bor_getSigners: "safe",
  bor_getSignersAtHash: "safe",
  bor_getRootHash: "safe",
  bor_getSnapshot: "safe",
  bor_getSnapshotAtHash: "safe",
  bor_getSnapshotProposer: "safe",
  bor_getSnapshotProposerSequence: "safe",
  bor_getVoteOnHash: "safe",
  bor_sendRawTransactionConditional: "write",
};

/**
 * The methods that HyperEVM adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const hyperevmMethods: OperationTable<HyperevmMethods> = {
  eth_bigBlockGasPrice: "safe",
  eth_usingBigBlocks: "safe",
  eth_getSystemTxsByBlockNumber: "safe",
  eth_getSystemTxsByBlockHash: "safe",
};
