// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { QuantityForm } from "./quantity-form.ts";
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
 * The protocols whose methods a client knows by the protocol's name. Others have a table in an entry of their
 * own.
 */
export type NamedProtocol = RpcProtocol;

/**
 * Maps the versions of a protocol to their keys in {@link ProtocolMethods} and similar tables. Protocols with
 * one version are omitted.
 */
export interface ProtocolVersions {
  starknet: { "0.8": "starknet-0.8"; "0.9": "starknet-0.9"; "0.10": "starknet" };
}

/** The methods of Ethereum. */
export interface EthereumProtocolMethods<Q extends QuantityForm = "hex"> extends EthereumMethods<Q>, EthereumTransactionMethods<Q>, EthereumStateMethods<Q>, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, DebugMethods<Q>, DebugTraceMethods<Q>, TraceMethods<Q>, ExplorerMethods<Q>, OtterscanMethods<Q> {}

/** The calls of Ethereum. */
export interface EthereumProtocolCalls<Q extends QuantityForm = "hex"> extends EthereumCalls<Q>, EthereumTransactionCalls<Q>, EthereumStateCalls<Q>, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, DebugCalls<Q>, DebugTraceCalls<Q>, TraceCalls<Q>, ExplorerCalls<Q>, OtterscanCalls<Q> {}

/** The subscriptions of Ethereum. */
export interface EthereumProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Polygon PoS. */
export interface PolygonPosProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas"> {}

/** The calls of Polygon PoS. */
export interface PolygonPosProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas"> {}

/** The subscriptions of Polygon PoS. */
export interface PolygonPosProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of BNB Smart Chain. */
export interface BscProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, OtterscanMethods<Q> {}

/** The calls of BNB Smart Chain. */
export interface BscProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, OtterscanCalls<Q> {}

/** The subscriptions of BNB Smart Chain. */
export interface BscProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Avalanche C-Chain. */
export interface AvalancheProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Avalanche C-Chain. */
export interface AvalancheProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Avalanche C-Chain. */
export interface AvalancheProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Fantom Opera. */
export interface FantomProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Fantom Opera. */
export interface FantomProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Fantom Opera. */
export interface FantomProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Arbitrum One. */
export interface ArbitrumProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Arbitrum One. */
export interface ArbitrumProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Arbitrum One. */
export interface ArbitrumProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of OP Mainnet. */
export interface OptimismProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, Omit<ExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods<Q> {}

/** The calls of OP Mainnet. */
export interface OptimismProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, Omit<ExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls<Q> {}

/** The subscriptions of OP Mainnet. */
export interface OptimismProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Base. */
export interface BaseProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, Omit<ExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods<Q> {}

/** The calls of Base. */
export interface BaseProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, Omit<ExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls<Q> {}

/** The subscriptions of Base. */
export interface BaseProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Gnosis Chain. */
export interface GnosisProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, EthereumStateMethods<Q>, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList">, DebugTraceMethods<Q>, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, ExplorerMethods<Q>, OtterscanMethods<Q> {}

/** The calls of Gnosis Chain. */
export interface GnosisProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, EthereumStateCalls<Q>, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList">, DebugTraceCalls<Q>, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, ExplorerCalls<Q>, OtterscanCalls<Q> {}

/** The subscriptions of Gnosis Chain. */
export interface GnosisProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Hyperliquid. */
export interface HyperliquidProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TransactionPoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, Omit<ExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods<Q> {}

/** The calls of Hyperliquid. */
export interface HyperliquidProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TransactionPoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, Omit<ExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls<Q> {}

/** The subscriptions of Hyperliquid. */
export interface HyperliquidProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

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
export interface ProtocolMethods<Q extends QuantityForm = "hex"> {
  ethereum: EthereumProtocolMethods<Q>;
  "polygon-pos": PolygonPosProtocolMethods<Q>;
  bsc: BscProtocolMethods<Q>;
  avalanche: AvalancheProtocolMethods<Q>;
  fantom: FantomProtocolMethods<Q>;
  arbitrum: ArbitrumProtocolMethods<Q>;
  optimism: OptimismProtocolMethods<Q>;
  base: BaseProtocolMethods<Q>;
  gnosis: GnosisProtocolMethods<Q>;
  hyperliquid: HyperliquidProtocolMethods<Q>;
  starknet: StarknetProtocolMethods;
  "starknet-0.9": StarknetProtocolMethodsV09;
  "starknet-0.8": StarknetProtocolMethodsV08;
}

/** The calls of each {@link RpcProtocol}. */
export interface ProtocolCalls<Q extends QuantityForm = "hex"> {
  ethereum: EthereumProtocolCalls<Q>;
  "polygon-pos": PolygonPosProtocolCalls<Q>;
  bsc: BscProtocolCalls<Q>;
  avalanche: AvalancheProtocolCalls<Q>;
  fantom: FantomProtocolCalls<Q>;
  arbitrum: ArbitrumProtocolCalls<Q>;
  optimism: OptimismProtocolCalls<Q>;
  base: BaseProtocolCalls<Q>;
  gnosis: GnosisProtocolCalls<Q>;
  hyperliquid: HyperliquidProtocolCalls<Q>;
  starknet: StarknetProtocolCalls;
  "starknet-0.9": StarknetProtocolCallsV09;
  "starknet-0.8": StarknetProtocolCallsV08;
}

/** The subscriptions of each {@link RpcProtocol}. */
export interface ProtocolSubscriptions<Q extends QuantityForm = "hex"> {
  ethereum: EthereumProtocolSubscriptions<Q>;
  "polygon-pos": PolygonPosProtocolSubscriptions<Q>;
  bsc: BscProtocolSubscriptions<Q>;
  avalanche: AvalancheProtocolSubscriptions<Q>;
  fantom: FantomProtocolSubscriptions<Q>;
  arbitrum: ArbitrumProtocolSubscriptions<Q>;
  optimism: OptimismProtocolSubscriptions<Q>;
  base: BaseProtocolSubscriptions<Q>;
  gnosis: GnosisProtocolSubscriptions<Q>;
  hyperliquid: HyperliquidProtocolSubscriptions<Q>;
  starknet: StarknetProtocolSubscriptions;
  "starknet-0.9": StarknetProtocolSubscriptionsV09;
  "starknet-0.8": StarknetProtocolSubscriptionsV08;
}

/** What to pass in place of the name of a protocol whose methods a client does not know, for errors. */
export const otherProtocols: Readonly<Record<string, string>> = {
  tezos: "another protocol",
  bitcoin: "another protocol",
  solana: "another protocol",
  sui: "another protocol",
  tron: "another protocol",
};

/** The path of JSON-RPC requests, after the node's address. Protocols without a path are omitted. */
export const rpcPaths: Readonly<Record<string, string>> = {
  hyperliquid: "/evm",
};
