// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { EthereumMethods, EthereumCalls } from "./ethereum.ts";
import type { EthereumTransactionMethods, EthereumTransactionCalls } from "./ethereum-transaction.ts";
import type { EthereumStateMethods, EthereumStateCalls } from "./ethereum-state.ts";
import type { EthereumFilterMethods, EthereumFilterCalls, EthereumFilterSubscriptions } from "./ethereum-filter.ts";
import type { NetMethods, NetCalls } from "./net.ts";
import type { TransactionPoolMethods, TransactionPoolCalls } from "./txpool.ts";
import type { DebugMethods, DebugCalls } from "./debug.ts";
import type { DebugTraceMethods, DebugTraceCalls, DebugTraceSubscriptions } from "./debug-trace.ts";
import type { TraceMethods, TraceCalls } from "./trace.ts";
import type { ExplorerMethods, ExplorerCalls } from "./explorer.ts";
import type { OtterscanMethods, OtterscanCalls } from "./otterscan.ts";
import type { StarknetMethods, StarknetMethodsV09, StarknetMethodsV08, StarknetCalls, StarknetCallsV09, StarknetCallsV08 } from "./starknet.ts";
import type { StarknetBlockMethods, StarknetBlockMethodsV09, StarknetBlockMethodsV08, StarknetBlockCalls, StarknetBlockCallsV09, StarknetBlockCallsV08 } from "./starknet-block.ts";
import type { StarknetTransactionMethods, StarknetTransactionMethodsV09, StarknetTransactionMethodsV08, StarknetTransactionCalls, StarknetTransactionCallsV09, StarknetTransactionCallsV08 } from "./starknet-transaction.ts";
import type { StarknetSendMethods, StarknetSendMethodsV09, StarknetSendMethodsV08, StarknetSendCalls, StarknetSendCallsV09, StarknetSendCallsV08 } from "./starknet-send.ts";
import type { StarknetClassMethods, StarknetClassMethodsV08, StarknetClassCalls, StarknetClassCallsV08 } from "./starknet-class.ts";
import type { StarknetExecutableMethods, StarknetExecutableCalls } from "./starknet-executable.ts";
import type { StarknetTraceMethods, StarknetTraceMethodsV09, StarknetTraceMethodsV08, StarknetTraceCalls, StarknetTraceCallsV09, StarknetTraceCallsV08 } from "./starknet-trace.ts";
import type { StarknetSubscriptionMethods, StarknetSubscriptionCalls, StarknetSubscriptionSubscriptions, StarknetSubscriptionSubscriptionsV09, StarknetSubscriptionSubscriptionsV08 } from "./starknet-subscription.ts";

/** The protocols that have JSON-RPC methods. Source: specs/catalog.yaml. */
export type RpcProtocol =
  | "ethereum"
  | "polygon-pos"
  | "bsc"
  | "avalanche"
  | "fantom"
  | "arbitrum"
  | "optimism"
  | "base"
  | "gnosis"
  | "hyperliquid"
  | "starknet";

/**
 * Maps the versions of a protocol to their keys in {@link ProtocolMethods} and similar tables. Protocols with
 * one version are omitted.
 */
export interface ProtocolVersions {
  starknet: { "0.8": "starknet-0.8"; "0.9": "starknet-0.9"; "0.10": "starknet" };
}

/** The methods of Ethereum. */
export interface EthereumProtocolMethods extends EthereumMethods, EthereumTransactionMethods, EthereumStateMethods, EthereumFilterMethods, NetMethods, TransactionPoolMethods, DebugMethods, DebugTraceMethods, TraceMethods, ExplorerMethods, OtterscanMethods {}

/** The calls of Ethereum. */
export interface EthereumProtocolCalls extends EthereumCalls, EthereumTransactionCalls, EthereumStateCalls, EthereumFilterCalls, NetCalls, TransactionPoolCalls, DebugCalls, DebugTraceCalls, TraceCalls, ExplorerCalls, OtterscanCalls {}

/** The subscriptions of Ethereum. */
export interface EthereumProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Polygon PoS. */
export interface PolygonPosProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods, "debug_traceCallMany">, Omit<TraceMethods, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas"> {}

/** The calls of Polygon PoS. */
export interface PolygonPosProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls, "debug_traceCallMany">, Omit<TraceCalls, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas"> {}

/** The subscriptions of Polygon PoS. */
export interface PolygonPosProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of BNB Smart Chain. */
export interface BscProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods, TraceMethods, OtterscanMethods {}

/** The calls of BNB Smart Chain. */
export interface BscProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls, TraceCalls, OtterscanCalls {}

/** The subscriptions of BNB Smart Chain. */
export interface BscProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Avalanche C-Chain. */
export interface AvalancheProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods, "debug_traceCallMany"> {}

/** The calls of Avalanche C-Chain. */
export interface AvalancheProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls, "debug_traceCallMany"> {}

/** The subscriptions of Avalanche C-Chain. */
export interface AvalancheProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Fantom Opera. */
export interface FantomProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods, "debug_traceCallMany"> {}

/** The calls of Fantom Opera. */
export interface FantomProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls, "debug_traceCallMany"> {}

/** The subscriptions of Fantom Opera. */
export interface FantomProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Arbitrum One. */
export interface ArbitrumProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods, "debug_traceCallMany"> {}

/** The calls of Arbitrum One. */
export interface ArbitrumProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls, "debug_traceCallMany"> {}

/** The subscriptions of Arbitrum One. */
export interface ArbitrumProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of OP Mainnet. */
export interface OptimismProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods, TraceMethods, Omit<ExplorerMethods, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods {}

/** The calls of OP Mainnet. */
export interface OptimismProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls, TraceCalls, Omit<ExplorerCalls, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls {}

/** The subscriptions of OP Mainnet. */
export interface OptimismProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Base. */
export interface BaseProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods, TraceMethods, Omit<ExplorerMethods, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods {}

/** The calls of Base. */
export interface BaseProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls, TraceCalls, Omit<ExplorerCalls, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls {}

/** The subscriptions of Base. */
export interface BaseProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Gnosis Chain. */
export interface GnosisProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, EthereumStateMethods, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList">, DebugTraceMethods, Omit<TraceMethods, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, ExplorerMethods, OtterscanMethods {}

/** The calls of Gnosis Chain. */
export interface GnosisProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, EthereumStateCalls, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList">, DebugTraceCalls, Omit<TraceCalls, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, ExplorerCalls, OtterscanCalls {}

/** The subscriptions of Gnosis Chain. */
export interface GnosisProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Hyperliquid. */
export interface HyperliquidProtocolMethods extends Omit<EthereumMethods, "eth_getBlockAccessList">, EthereumTransactionMethods, Omit<EthereumStateMethods, "eth_callBundle">, EthereumFilterMethods, NetMethods, TransactionPoolMethods, Omit<DebugMethods, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods, TraceMethods, Omit<ExplorerMethods, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods {}

/** The calls of Hyperliquid. */
export interface HyperliquidProtocolCalls extends Omit<EthereumCalls, "eth_getBlockAccessList">, EthereumTransactionCalls, Omit<EthereumStateCalls, "eth_callBundle">, EthereumFilterCalls, NetCalls, TransactionPoolCalls, Omit<DebugCalls, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls, TraceCalls, Omit<ExplorerCalls, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls {}

/** The subscriptions of Hyperliquid. */
export interface HyperliquidProtocolSubscriptions extends EthereumFilterSubscriptions, DebugTraceSubscriptions {}

/** The methods of Starknet. */
export interface StarknetProtocolMethods extends StarknetMethods, StarknetBlockMethods, StarknetTransactionMethods, StarknetSendMethods, StarknetClassMethods, StarknetExecutableMethods, StarknetTraceMethods, StarknetSubscriptionMethods {}

/** The calls of Starknet. */
export interface StarknetProtocolCalls extends StarknetCalls, StarknetBlockCalls, StarknetTransactionCalls, StarknetSendCalls, StarknetClassCalls, StarknetExecutableCalls, StarknetTraceCalls, StarknetSubscriptionCalls {}

/** The subscriptions of Starknet. */
export interface StarknetProtocolSubscriptions extends StarknetSubscriptionSubscriptions {}

/** The methods of Starknet, version 0.9. */
export interface StarknetProtocolMethodsV09 extends StarknetMethodsV09, StarknetBlockMethodsV09, StarknetTransactionMethodsV09, StarknetSendMethodsV09, StarknetClassMethods, StarknetExecutableMethods, StarknetTraceMethodsV09, StarknetSubscriptionMethods {}

/** The calls of Starknet, version 0.9. */
export interface StarknetProtocolCallsV09 extends StarknetCallsV09, StarknetBlockCallsV09, StarknetTransactionCallsV09, StarknetSendCallsV09, StarknetClassCalls, StarknetExecutableCalls, StarknetTraceCallsV09, StarknetSubscriptionCalls {}

/** The subscriptions of Starknet, version 0.9. */
export interface StarknetProtocolSubscriptionsV09 extends StarknetSubscriptionSubscriptionsV09 {}

/** The methods of Starknet, version 0.8. */
export interface StarknetProtocolMethodsV08 extends StarknetMethodsV08, StarknetBlockMethodsV08, StarknetTransactionMethodsV08, StarknetSendMethodsV08, StarknetClassMethodsV08, StarknetExecutableMethods, StarknetTraceMethodsV08, StarknetSubscriptionMethods {}

/** The calls of Starknet, version 0.8. */
export interface StarknetProtocolCallsV08 extends StarknetCallsV08, StarknetBlockCallsV08, StarknetTransactionCallsV08, StarknetSendCallsV08, StarknetClassCallsV08, StarknetExecutableCalls, StarknetTraceCallsV08, StarknetSubscriptionCalls {}

/** The subscriptions of Starknet, version 0.8. */
export interface StarknetProtocolSubscriptionsV08 extends StarknetSubscriptionSubscriptionsV08 {}

/** The methods of each {@link RpcProtocol}. */
export interface ProtocolMethods {
  ethereum: EthereumProtocolMethods;
  "polygon-pos": PolygonPosProtocolMethods;
  bsc: BscProtocolMethods;
  avalanche: AvalancheProtocolMethods;
  fantom: FantomProtocolMethods;
  arbitrum: ArbitrumProtocolMethods;
  optimism: OptimismProtocolMethods;
  base: BaseProtocolMethods;
  gnosis: GnosisProtocolMethods;
  hyperliquid: HyperliquidProtocolMethods;
  starknet: StarknetProtocolMethods;
  "starknet-0.9": StarknetProtocolMethodsV09;
  "starknet-0.8": StarknetProtocolMethodsV08;
}

/** The calls of each {@link RpcProtocol}. */
export interface ProtocolCalls {
  ethereum: EthereumProtocolCalls;
  "polygon-pos": PolygonPosProtocolCalls;
  bsc: BscProtocolCalls;
  avalanche: AvalancheProtocolCalls;
  fantom: FantomProtocolCalls;
  arbitrum: ArbitrumProtocolCalls;
  optimism: OptimismProtocolCalls;
  base: BaseProtocolCalls;
  gnosis: GnosisProtocolCalls;
  hyperliquid: HyperliquidProtocolCalls;
  starknet: StarknetProtocolCalls;
  "starknet-0.9": StarknetProtocolCallsV09;
  "starknet-0.8": StarknetProtocolCallsV08;
}

/** The subscriptions of each {@link RpcProtocol}. */
export interface ProtocolSubscriptions {
  ethereum: EthereumProtocolSubscriptions;
  "polygon-pos": PolygonPosProtocolSubscriptions;
  bsc: BscProtocolSubscriptions;
  avalanche: AvalancheProtocolSubscriptions;
  fantom: FantomProtocolSubscriptions;
  arbitrum: ArbitrumProtocolSubscriptions;
  optimism: OptimismProtocolSubscriptions;
  base: BaseProtocolSubscriptions;
  gnosis: GnosisProtocolSubscriptions;
  hyperliquid: HyperliquidProtocolSubscriptions;
  starknet: StarknetProtocolSubscriptions;
  "starknet-0.9": StarknetProtocolSubscriptionsV09;
  "starknet-0.8": StarknetProtocolSubscriptionsV08;
}

/** The names of the protocols. */
export const rpcProtocols: readonly string[] = [
  "ethereum",
  "polygon-pos",
  "bsc",
  "avalanche",
  "fantom",
  "arbitrum",
  "optimism",
  "base",
  "gnosis",
  "hyperliquid",
  "starknet",
];

/** The path of JSON-RPC requests, after the node's address. Protocols without a path are omitted. */
export const rpcPaths: Readonly<Record<string, string>> = {
  hyperliquid: "/evm",
};
