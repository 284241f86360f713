// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { QuantityForm } from "./quantity-form.ts";
import type { EthereumMethods, EthereumCalls } from "./ethereum.ts";
import type { EthereumTransactionMethods, EthereumTransactionCalls } from "./ethereum-transaction.ts";
import type { EthereumStateMethods, EthereumStateCalls } from "./ethereum-state.ts";
import type {
  EthereumFilterMethods, EthereumFilterCalls, EthereumFilterSubscriptions,
} from "./ethereum-filter.ts";
import type { NetMethods, NetCalls } from "./net.ts";
import type { TxpoolMethods, TxpoolCalls } from "./txpool.ts";
import type { DebugMethods, DebugCalls } from "./debug.ts";
import type { DebugTraceMethods, DebugTraceCalls, DebugTraceSubscriptions } from "./debug-trace.ts";
import type { TraceMethods, TraceCalls } from "./trace.ts";
import type { ExplorerMethods, ExplorerCalls } from "./explorer.ts";
import type { OtterscanMethods, OtterscanCalls } from "./otterscan.ts";
import type {
  ArbitrumMethods, ArbitrumCalls, ArbitrumEthereumMethods, ArbitrumEthereumCalls,
  ArbitrumEthereumTransactionMethods, ArbitrumEthereumTransactionCalls, ArbitrumEthereumStateMethods,
  ArbitrumEthereumStateCalls, ArbitrumEthereumFilterSubscriptions, ArbitrumTxpoolMethods, ArbitrumTxpoolCalls,
  ArbitrumDebugMethods, ArbitrumDebugCalls,
} from "./arbitrum.ts";
import type {
  OpStackMethods, OpStackCalls, OpStackSubscriptions, OpStackEthereumMethods, OpStackEthereumCalls,
  OpStackEthereumTransactionMethods, OpStackEthereumTransactionCalls, OpStackEthereumFilterSubscriptions,
  OpStackTxpoolMethods, OpStackTxpoolCalls, OpStackDebugMethods, OpStackDebugCalls, OpStackExplorerMethods,
  OpStackExplorerCalls, OpStackOtterscanMethods, OpStackOtterscanCalls,
} from "./op-stack.ts";
import type { BaseMethods, BaseCalls } from "./base.ts";
import type { ConditionalMethods, ConditionalCalls } from "./conditional.ts";
import type {
  ZksyncMethods, ZksyncCalls, ZksyncEthereumMethods, ZksyncEthereumCalls, ZksyncEthereumTransactionMethods,
  ZksyncEthereumTransactionCalls, ZksyncEthereumStateMethods, ZksyncEthereumStateCalls,
  ZksyncEthereumFilterMethods, ZksyncEthereumFilterCalls, ZksyncEthereumFilterSubscriptions,
} from "./zksync.ts";
import type { LineaMethods, LineaCalls } from "./linea.ts";
import type { BorMethods, BorCalls } from "./bor.ts";
import type {
  AuraMethods, AuraCalls, AuraEthereumMethods, AuraEthereumCalls, AuraEthereumStateMethods,
  AuraEthereumStateCalls, AuraEthereumFilterSubscriptions, AuraDebugMethods, AuraDebugCalls,
  AuraExplorerMethods, AuraExplorerCalls,
} from "./aura.ts";
import type { HyperevmMethods, HyperevmCalls } from "./hyperevm.ts";
import type { BundlerMethods, BundlerCalls } from "./bundler.ts";
import type { AvalanchePlatformMethods, AvalanchePlatformCalls } from "./avalanche-platform.ts";
import type { AvalancheAvmMethods, AvalancheAvmCalls } from "./avalanche-avm.ts";
import type { AvalancheAtomicMethods, AvalancheAtomicCalls } from "./avalanche-atomic.ts";
import type { AvalancheInfoMethods, AvalancheInfoCalls } from "./avalanche-info.ts";
import type { AvalancheHealthMethods, AvalancheHealthCalls } from "./avalanche-health.ts";
import type {
  StarknetMethods, StarknetMethodsV09, StarknetMethodsV08, StarknetCalls, StarknetCallsV09, StarknetCallsV08,
} from "./starknet.ts";
import type {
  StarknetBlockMethods, StarknetBlockMethodsV09, StarknetBlockMethodsV08, StarknetBlockCalls,
  StarknetBlockCallsV09, StarknetBlockCallsV08,
} from "./starknet-block.ts";
import type {
  StarknetTransactionMethods, StarknetTransactionMethodsV09, StarknetTransactionMethodsV08,
  StarknetTransactionCalls, StarknetTransactionCallsV09, StarknetTransactionCallsV08,
} from "./starknet-transaction.ts";
import type {
  StarknetSendMethods, StarknetSendMethodsV09, StarknetSendMethodsV08, StarknetSendCalls,
  StarknetSendCallsV09, StarknetSendCallsV08,
} from "./starknet-send.ts";
import type {
  StarknetClassMethods, StarknetClassMethodsV08, StarknetClassCalls, StarknetClassCallsV08,
} from "./starknet-class.ts";
import type { StarknetExecutableMethods, StarknetExecutableCalls } from "./starknet-executable.ts";
import type {
  StarknetTraceMethods, StarknetTraceMethodsV09, StarknetTraceMethodsV08, StarknetTraceCalls,
  StarknetTraceCallsV09, StarknetTraceCallsV08,
} from "./starknet-trace.ts";
import type {
  StarknetSubscriptionMethods, StarknetSubscriptionCalls, StarknetSubscriptionSubscriptions,
  StarknetSubscriptionSubscriptionsV09, StarknetSubscriptionSubscriptionsV08,
} from "./starknet-subscription.ts";
import type { SolanaMethods, SolanaCalls } from "./solana.ts";
import type { SolanaAccountMethods, SolanaAccountCalls } from "./solana-account.ts";
import type { SolanaTokenMethods, SolanaTokenCalls } from "./solana-token.ts";
import type { SolanaBlockMethods, SolanaBlockCalls } from "./solana-block.ts";
import type { SolanaTransactionMethods, SolanaTransactionCalls } from "./solana-transaction.ts";
import type { SolanaSendMethods, SolanaSendCalls } from "./solana-send.ts";
import type { SolanaEpochMethods, SolanaEpochCalls } from "./solana-epoch.ts";
import type { SolanaStakeMethods, SolanaStakeCalls } from "./solana-stake.ts";
import type {
  SolanaSubscriptionMethods, SolanaSubscriptionCalls, SolanaSubscriptionSubscriptions,
} from "./solana-subscription.ts";
import type { DasMethods, DasCalls } from "./das.ts";
import type { BitcoinMethods, BitcoinCalls } from "./bitcoin.ts";
import type { BitcoinMempoolMethods, BitcoinMempoolCalls } from "./bitcoin-mempool.ts";
import type { BitcoinTransactionMethods, BitcoinTransactionCalls } from "./bitcoin-transaction.ts";
import type { BitcoinPsbtMethods, BitcoinPsbtCalls } from "./bitcoin-psbt.ts";
import type { BitcoinMiningMethods, BitcoinMiningCalls } from "./bitcoin-mining.ts";
import type { BitcoinNetworkMethods, BitcoinNetworkCalls } from "./bitcoin-network.ts";
import type { BitcoinUtilMethods, BitcoinUtilCalls } from "./bitcoin-util.ts";
import type { TronMethods, TronCalls } from "./tron.ts";

/** The protocols that have JSON-RPC methods. Source: specs/catalog.yaml. */
export type RpcProtocol =
  | NamedProtocol
  | "bitcoin"
  | "litecoin"
  | "dogecoin"
  | "solana"
  | "tron"
  | "avalanche-p"
  | "avalanche-x"
  | "avalanche-atomic"
  | "avalanche-info"
  | "avalanche-health"
  | "bundler"
  | "das";

/**
 * The protocols whose methods a client knows by the protocol's name. Others have a table in an entry of their
 * own.
 */
export type NamedProtocol =
  | "ethereum"
  | "polygon-pos"
  | "bsc"
  | "avalanche"
  | "fantom"
  | "arbitrum"
  | "optimism"
  | "base"
  | "gnosis"
  | "zksync"
  | "abstract"
  | "linea"
  | "scroll"
  | "blast"
  | "mantle"
  | "celo"
  | "unichain"
  | "worldchain"
  | "ink"
  | "soneium"
  | "zora"
  | "mode"
  | "opbnb"
  | "apechain"
  | "moonbeam"
  | "moonriver"
  | "cronos"
  | "sonic"
  | "berachain"
  | "sei"
  | "kaia"
  | "aurora"
  | "fuse"
  | "rootstock"
  | "metis"
  | "taiko"
  | "plasma"
  | "monad"
  | "hyperliquid"
  | "starknet";

/** The same in all their versions. */
export type NamedMethods =
  | NamedProtocol
  | "starknet-0.9"
  | "starknet-0.8";

/**
 * Maps the versions of a protocol to their keys in {@link ProtocolMethods} and similar tables. Protocols with
 * one version are omitted.
 */
export interface ProtocolVersions {
  starknet: { "0.8": "starknet-0.8"; "0.9": "starknet-0.9"; "0.10": "starknet" };
}

/**
 * The families whose quantities a client's decoded view takes, by protocol. Protocols that need none are
 * omitted.
 */
export interface QuantityFamilies {
  arbitrum: "arbitrum";
  apechain: "arbitrum";
  optimism: "op-stack";
  base: "op-stack";
  blast: "op-stack";
  mantle: "op-stack";
  celo: "op-stack";
  unichain: "op-stack";
  worldchain: "op-stack";
  ink: "op-stack";
  soneium: "op-stack";
  zora: "op-stack";
  mode: "op-stack";
  opbnb: "op-stack";
  zksync: "zksync";
  abstract: "zksync";
  linea: "linea";
  "polygon-pos": "bor";
  gnosis: "aura";
  fuse: "aura";
  hyperliquid: "hyperevm";
  bitcoin: "bitcoin";
  litecoin: "bitcoin";
  dogecoin: "bitcoin";
  tron: "tron";
  bundler: "bundler";
}

/** The methods of Ethereum. */
export interface EthereumProtocolMethods<Q extends QuantityForm = "hex"> extends EthereumMethods<Q>, EthereumTransactionMethods<Q>, EthereumStateMethods<Q>, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, DebugMethods<Q>, DebugTraceMethods<Q>, TraceMethods<Q>, ExplorerMethods<Q>, OtterscanMethods<Q> {}

/** The calls of Ethereum. */
export interface EthereumProtocolCalls<Q extends QuantityForm = "hex"> extends EthereumCalls<Q>, EthereumTransactionCalls<Q>, EthereumStateCalls<Q>, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, DebugCalls<Q>, DebugTraceCalls<Q>, TraceCalls<Q>, ExplorerCalls<Q>, OtterscanCalls<Q> {}

/** The subscriptions of Ethereum. */
export interface EthereumProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Polygon PoS. */
export interface PolygonPosProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, BorMethods<Q> {}

/** The calls of Polygon PoS. */
export interface PolygonPosProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, BorCalls<Q> {}

/** The subscriptions of Polygon PoS. */
export interface PolygonPosProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of BNB Smart Chain. */
export interface BscProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, OtterscanMethods<Q> {}

/** The calls of BNB Smart Chain. */
export interface BscProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, OtterscanCalls<Q> {}

/** The subscriptions of BNB Smart Chain. */
export interface BscProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Avalanche C-Chain. */
export interface AvalancheProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Avalanche C-Chain. */
export interface AvalancheProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Avalanche C-Chain. */
export interface AvalancheProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Fantom Opera. */
export interface FantomProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Fantom Opera. */
export interface FantomProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Fantom Opera. */
export interface FantomProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Arbitrum One. */
export interface ArbitrumProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<ArbitrumEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ArbitrumEthereumTransactionMethods<Q>, Omit<ArbitrumEthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, ArbitrumTxpoolMethods<Q>, Omit<ArbitrumDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, ArbitrumMethods<Q>, ConditionalMethods {}

/** The calls of Arbitrum One. */
export interface ArbitrumProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<ArbitrumEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ArbitrumEthereumTransactionCalls<Q>, Omit<ArbitrumEthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, ArbitrumTxpoolCalls<Q>, Omit<ArbitrumDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, ArbitrumCalls<Q>, ConditionalCalls {}

/** The subscriptions of Arbitrum One. */
export interface ArbitrumProtocolSubscriptions<Q extends QuantityForm = "hex"> extends ArbitrumEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of OP Mainnet. */
export interface OptimismProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, Omit<OpStackExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OpStackOtterscanMethods<Q>, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of OP Mainnet. */
export interface OptimismProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, Omit<OpStackExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OpStackOtterscanCalls<Q>, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of OP Mainnet. */
export interface OptimismProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Base. */
export interface BaseProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, Omit<OpStackExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OpStackOtterscanMethods<Q>, OpStackMethods<Q>, BaseMethods<Q>, ConditionalMethods {}

/** The calls of Base. */
export interface BaseProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, Omit<OpStackExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OpStackOtterscanCalls<Q>, OpStackCalls<Q>, BaseCalls<Q>, ConditionalCalls {}

/** The subscriptions of Base. */
export interface BaseProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Gnosis Chain. */
export interface GnosisProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<AuraEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, AuraEthereumStateMethods<Q>, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<AuraDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock">, DebugTraceMethods<Q>, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, AuraExplorerMethods<Q>, OtterscanMethods<Q>, AuraMethods {}

/** The calls of Gnosis Chain. */
export interface GnosisProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<AuraEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, AuraEthereumStateCalls<Q>, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<AuraDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock">, DebugTraceCalls<Q>, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, AuraExplorerCalls<Q>, OtterscanCalls<Q>, AuraCalls {}

/** The subscriptions of Gnosis Chain. */
export interface GnosisProtocolSubscriptions<Q extends QuantityForm = "hex"> extends AuraEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of ZKsync Era. */
export interface ZksyncProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<ZksyncEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ZksyncEthereumTransactionMethods<Q>, Omit<ZksyncEthereumStateMethods<Q>, "eth_callBundle">, ZksyncEthereumFilterMethods<Q>, NetMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, ZksyncMethods<Q> {}

/** The calls of ZKsync Era. */
export interface ZksyncProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<ZksyncEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ZksyncEthereumTransactionCalls<Q>, Omit<ZksyncEthereumStateCalls<Q>, "eth_callBundle">, ZksyncEthereumFilterCalls<Q>, NetCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, ZksyncCalls<Q> {}

/** The subscriptions of ZKsync Era. */
export interface ZksyncProtocolSubscriptions<Q extends QuantityForm = "hex"> extends ZksyncEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Abstract. */
export interface AbstractProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<ZksyncEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ZksyncEthereumTransactionMethods<Q>, Omit<ZksyncEthereumStateMethods<Q>, "eth_callBundle">, ZksyncEthereumFilterMethods<Q>, NetMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, ZksyncMethods<Q> {}

/** The calls of Abstract. */
export interface AbstractProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<ZksyncEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ZksyncEthereumTransactionCalls<Q>, Omit<ZksyncEthereumStateCalls<Q>, "eth_callBundle">, ZksyncEthereumFilterCalls<Q>, NetCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, ZksyncCalls<Q> {}

/** The subscriptions of Abstract. */
export interface AbstractProtocolSubscriptions<Q extends QuantityForm = "hex"> extends ZksyncEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Linea. */
export interface LineaProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, LineaMethods<Q> {}

/** The calls of Linea. */
export interface LineaProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, LineaCalls<Q> {}

/** The subscriptions of Linea. */
export interface LineaProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Scroll. */
export interface ScrollProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Scroll. */
export interface ScrollProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Scroll. */
export interface ScrollProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Blast. */
export interface BlastProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Blast. */
export interface BlastProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Blast. */
export interface BlastProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Mantle. */
export interface MantleProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Mantle. */
export interface MantleProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Mantle. */
export interface MantleProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Celo. */
export interface CeloProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Celo. */
export interface CeloProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Celo. */
export interface CeloProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Unichain. */
export interface UnichainProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Unichain. */
export interface UnichainProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Unichain. */
export interface UnichainProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of World Chain. */
export interface WorldchainProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, Omit<OpStackExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OpStackOtterscanMethods<Q>, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of World Chain. */
export interface WorldchainProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, Omit<OpStackExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OpStackOtterscanCalls<Q>, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of World Chain. */
export interface WorldchainProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Ink. */
export interface InkProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Ink. */
export interface InkProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Ink. */
export interface InkProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Soneium. */
export interface SoneiumProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Soneium. */
export interface SoneiumProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Soneium. */
export interface SoneiumProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Zora. */
export interface ZoraProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Zora. */
export interface ZoraProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Zora. */
export interface ZoraProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of Mode. */
export interface ModeProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q>, ConditionalMethods {}

/** The calls of Mode. */
export interface ModeProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q>, ConditionalCalls {}

/** The subscriptions of Mode. */
export interface ModeProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of opBNB. */
export interface OpbnbProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, OpStackTxpoolMethods<Q>, Omit<OpStackDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, OpStackMethods<Q> {}

/** The calls of opBNB. */
export interface OpbnbProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<OpStackEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, OpStackEthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, OpStackTxpoolCalls<Q>, Omit<OpStackDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, OpStackCalls<Q> {}

/** The subscriptions of opBNB. */
export interface OpbnbProtocolSubscriptions<Q extends QuantityForm = "hex"> extends OpStackEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q>, OpStackSubscriptions<Q> {}

/** The methods of ApeChain. */
export interface ApechainProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<ArbitrumEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ArbitrumEthereumTransactionMethods<Q>, Omit<ArbitrumEthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, ArbitrumTxpoolMethods<Q>, Omit<ArbitrumDebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, ArbitrumMethods<Q>, ConditionalMethods {}

/** The calls of ApeChain. */
export interface ApechainProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<ArbitrumEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, ArbitrumEthereumTransactionCalls<Q>, Omit<ArbitrumEthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, ArbitrumTxpoolCalls<Q>, Omit<ArbitrumDebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, ArbitrumCalls<Q>, ConditionalCalls {}

/** The subscriptions of ApeChain. */
export interface ApechainProtocolSubscriptions<Q extends QuantityForm = "hex"> extends ArbitrumEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Moonbeam. */
export interface MoonbeamProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Moonbeam. */
export interface MoonbeamProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Moonbeam. */
export interface MoonbeamProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Moonriver. */
export interface MoonriverProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Moonriver. */
export interface MoonriverProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Moonriver. */
export interface MoonriverProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Cronos. */
export interface CronosProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Cronos. */
export interface CronosProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Cronos. */
export interface CronosProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Sonic. */
export interface SonicProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Sonic. */
export interface SonicProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Sonic. */
export interface SonicProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Berachain. */
export interface BerachainProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, Omit<ExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods<Q> {}

/** The calls of Berachain. */
export interface BerachainProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, Omit<ExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls<Q> {}

/** The subscriptions of Berachain. */
export interface BerachainProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Sei. */
export interface SeiProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Sei. */
export interface SeiProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Sei. */
export interface SeiProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Kaia. */
export interface KaiaProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Kaia. */
export interface KaiaProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Kaia. */
export interface KaiaProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Aurora. */
export interface AuroraProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q> {}

/** The calls of Aurora. */
export interface AuroraProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q> {}

/** The subscriptions of Aurora. */
export interface AuroraProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q> {}

/** The methods of Fuse. */
export interface FuseProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<AuraEthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<AuraEthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, AuraMethods {}

/** The calls of Fuse. */
export interface FuseProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<AuraEthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<AuraEthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, AuraCalls {}

/** The subscriptions of Fuse. */
export interface FuseProtocolSubscriptions<Q extends QuantityForm = "hex"> extends AuraEthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Rootstock. */
export interface RootstockProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Rootstock. */
export interface RootstockProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Rootstock. */
export interface RootstockProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Metis Andromeda. */
export interface MetisProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Metis Andromeda. */
export interface MetisProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Metis Andromeda. */
export interface MetisProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Taiko. */
export interface TaikoProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Taiko. */
export interface TaikoProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Taiko. */
export interface TaikoProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Plasma. */
export interface PlasmaProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany">, Omit<TraceMethods<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, Omit<ExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods<Q> {}

/** The calls of Plasma. */
export interface PlasmaProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany">, Omit<TraceCalls<Q>, "trace_transactionOpcodeGas" | "trace_blockOpcodeGas">, Omit<ExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls<Q> {}

/** The subscriptions of Plasma. */
export interface PlasmaProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Monad. */
export interface MonadProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceMethods<Q>, "debug_traceCallMany"> {}

/** The calls of Monad. */
export interface MonadProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, Omit<DebugTraceCalls<Q>, "debug_traceCallMany"> {}

/** The subscriptions of Monad. */
export interface MonadProtocolSubscriptions<Q extends QuantityForm = "hex"> extends EthereumFilterSubscriptions<Q>, DebugTraceSubscriptions<Q> {}

/** The methods of Bitcoin. */
export interface BitcoinProtocolMethods<Q extends QuantityForm = "hex"> extends BitcoinMethods<Q>, BitcoinMempoolMethods<Q>, BitcoinTransactionMethods<Q>, BitcoinPsbtMethods<Q>, BitcoinMiningMethods<Q>, BitcoinNetworkMethods<Q>, BitcoinUtilMethods<Q> {}

/** The calls of Bitcoin. */
export interface BitcoinProtocolCalls<Q extends QuantityForm = "hex"> extends BitcoinCalls<Q>, BitcoinMempoolCalls<Q>, BitcoinTransactionCalls<Q>, BitcoinPsbtCalls<Q>, BitcoinMiningCalls<Q>, BitcoinNetworkCalls<Q>, BitcoinUtilCalls<Q> {}

/** The subscriptions of Bitcoin. */
export interface BitcoinProtocolSubscriptions {}

/** The methods of Litecoin. */
export interface LitecoinProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<BitcoinMethods<Q>, "getchainstates" | "getdeploymentinfo" | "scanblocks" | "getdescriptoractivity">, Omit<BitcoinMempoolMethods<Q>, "getmempoolcluster" | "getmempoolfeeratediagram" | "getorphantxs" | "gettxspendingprevout">, Omit<BitcoinTransactionMethods<Q>, "getprivatebroadcastinfo" | "abortprivatebroadcast" | "submitpackage">, Omit<BitcoinPsbtMethods<Q>, "descriptorprocesspsbt">, Omit<BitcoinMiningMethods<Q>, "getprioritisedtransactions">, Omit<BitcoinNetworkMethods<Q>, "getaddrmaninfo">, BitcoinUtilMethods<Q> {}

/** The calls of Litecoin. */
export interface LitecoinProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<BitcoinCalls<Q>, "getchainstates" | "getdeploymentinfo" | "scanblocks" | "getdescriptoractivity">, Omit<BitcoinMempoolCalls<Q>, "getmempoolcluster" | "getmempoolfeeratediagram" | "getorphantxs" | "gettxspendingprevout">, Omit<BitcoinTransactionCalls<Q>, "getprivatebroadcastinfo" | "abortprivatebroadcast" | "submitpackage">, Omit<BitcoinPsbtCalls<Q>, "descriptorprocesspsbt">, Omit<BitcoinMiningCalls<Q>, "getprioritisedtransactions">, Omit<BitcoinNetworkCalls<Q>, "getaddrmaninfo">, BitcoinUtilCalls<Q> {}

/** The subscriptions of Litecoin. */
export interface LitecoinProtocolSubscriptions {}

/** The methods of Dogecoin. */
export interface DogecoinProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<BitcoinMethods<Q>, "getchainstates" | "getchaintxstats" | "getdeploymentinfo" | "getblockfilter" | "scantxoutset" | "scanblocks" | "getdescriptoractivity">, Omit<BitcoinMempoolMethods<Q>, "getmempoolentry" | "getmempoolancestors" | "getmempooldescendants" | "getmempoolcluster" | "getmempoolfeeratediagram" | "getorphantxs" | "gettxspendingprevout">, Omit<BitcoinTransactionMethods<Q>, "combinerawtransaction" | "getprivatebroadcastinfo" | "abortprivatebroadcast" | "testmempoolaccept" | "submitpackage">, Omit<BitcoinMiningMethods<Q>, "getprioritisedtransactions" | "submitheader">, Omit<BitcoinNetworkMethods<Q>, "getnodeaddresses" | "getaddrmaninfo">, Omit<BitcoinUtilMethods<Q>, "getdescriptorinfo" | "deriveaddresses" | "getindexinfo" | "uptime"> {}

/** The calls of Dogecoin. */
export interface DogecoinProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<BitcoinCalls<Q>, "getchainstates" | "getchaintxstats" | "getdeploymentinfo" | "getblockfilter" | "scantxoutset" | "scanblocks" | "getdescriptoractivity">, Omit<BitcoinMempoolCalls<Q>, "getmempoolentry" | "getmempoolancestors" | "getmempooldescendants" | "getmempoolcluster" | "getmempoolfeeratediagram" | "getorphantxs" | "gettxspendingprevout">, Omit<BitcoinTransactionCalls<Q>, "combinerawtransaction" | "getprivatebroadcastinfo" | "abortprivatebroadcast" | "testmempoolaccept" | "submitpackage">, Omit<BitcoinMiningCalls<Q>, "getprioritisedtransactions" | "submitheader">, Omit<BitcoinNetworkCalls<Q>, "getnodeaddresses" | "getaddrmaninfo">, Omit<BitcoinUtilCalls<Q>, "getdescriptorinfo" | "deriveaddresses" | "getindexinfo" | "uptime"> {}

/** The subscriptions of Dogecoin. */
export interface DogecoinProtocolSubscriptions {}

/** The methods of Hyperliquid. */
export interface HyperliquidProtocolMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionMethods<Q>, Omit<EthereumStateMethods<Q>, "eth_callBundle">, EthereumFilterMethods<Q>, NetMethods<Q>, TxpoolMethods<Q>, Omit<DebugMethods<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceMethods<Q>, TraceMethods<Q>, Omit<ExplorerMethods<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanMethods<Q>, HyperevmMethods<Q> {}

/** The calls of Hyperliquid. */
export interface HyperliquidProtocolCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockAccessList" | "eth_getBlockAccessListByBlockHash">, EthereumTransactionCalls<Q>, Omit<EthereumStateCalls<Q>, "eth_callBundle">, EthereumFilterCalls<Q>, NetCalls<Q>, TxpoolCalls<Q>, Omit<DebugCalls<Q>, "debug_getRawBlockAccessList" | "debug_replayBadBlock" | "debug_accountAt">, DebugTraceCalls<Q>, TraceCalls<Q>, Omit<ExplorerCalls<Q>, "erigon_getHeaderByHash" | "erigon_blockNumber" | "erigon_forks" | "erigon_nodeInfo" | "erigon_cacheCheck" | "erigon_getBlockByTimestamp" | "erigon_getBalanceChangesInBlock" | "erigon_getLogs" | "erigon_getLatestLogs" | "erigon_getLogsByHash" | "erigon_getBlockReceiptsByBlockHash">, OtterscanCalls<Q>, HyperevmCalls<Q> {}

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

/** The methods of Solana. */
export interface SolanaProtocolMethods extends SolanaMethods, SolanaAccountMethods, SolanaTokenMethods, SolanaBlockMethods, SolanaTransactionMethods, SolanaSendMethods, SolanaEpochMethods, SolanaStakeMethods, SolanaSubscriptionMethods {}

/** The calls of Solana. */
export interface SolanaProtocolCalls extends SolanaCalls, SolanaAccountCalls, SolanaTokenCalls, SolanaBlockCalls, SolanaTransactionCalls, SolanaSendCalls, SolanaEpochCalls, SolanaStakeCalls, SolanaSubscriptionCalls {}

/** The subscriptions of Solana. */
export interface SolanaProtocolSubscriptions extends SolanaSubscriptionSubscriptions {}

/** The methods of TRON. */
export interface TronProtocolMethods<Q extends QuantityForm = "hex"> extends TronMethods<Q> {}

/** The calls of TRON. */
export interface TronProtocolCalls<Q extends QuantityForm = "hex"> extends TronCalls<Q> {}

/** The subscriptions of TRON. */
export interface TronProtocolSubscriptions {}

/** The methods of Avalanche P-Chain. */
export interface AvalanchePProtocolMethods extends AvalanchePlatformMethods {}

/** The calls of Avalanche P-Chain. */
export interface AvalanchePProtocolCalls extends AvalanchePlatformCalls {}

/** The subscriptions of Avalanche P-Chain. */
export interface AvalanchePProtocolSubscriptions {}

/** The methods of Avalanche X-Chain. */
export interface AvalancheXProtocolMethods extends AvalancheAvmMethods {}

/** The calls of Avalanche X-Chain. */
export interface AvalancheXProtocolCalls extends AvalancheAvmCalls {}

/** The subscriptions of Avalanche X-Chain. */
export interface AvalancheXProtocolSubscriptions {}

/** The methods of Avalanche C-Chain transfers. */
export interface AvalancheAtomicProtocolMethods extends AvalancheAtomicMethods {}

/** The calls of Avalanche C-Chain transfers. */
export interface AvalancheAtomicProtocolCalls extends AvalancheAtomicCalls {}

/** The subscriptions of Avalanche C-Chain transfers. */
export interface AvalancheAtomicProtocolSubscriptions {}

/** The methods of Avalanche node. */
export interface AvalancheInfoProtocolMethods extends AvalancheInfoMethods {}

/** The calls of Avalanche node. */
export interface AvalancheInfoProtocolCalls extends AvalancheInfoCalls {}

/** The subscriptions of Avalanche node. */
export interface AvalancheInfoProtocolSubscriptions {}

/** The methods of Avalanche health. */
export interface AvalancheHealthProtocolMethods extends AvalancheHealthMethods {}

/** The calls of Avalanche health. */
export interface AvalancheHealthProtocolCalls extends AvalancheHealthCalls {}

/** The subscriptions of Avalanche health. */
export interface AvalancheHealthProtocolSubscriptions {}

/** The methods of ERC-4337 bundler. */
export interface BundlerProtocolMethods<Q extends QuantityForm = "hex"> extends BundlerMethods<Q> {}

/** The calls of ERC-4337 bundler. */
export interface BundlerProtocolCalls<Q extends QuantityForm = "hex"> extends BundlerCalls<Q> {}

/** The subscriptions of ERC-4337 bundler. */
export interface BundlerProtocolSubscriptions {}

/** The methods of Solana digital assets. */
export interface DasProtocolMethods extends DasMethods {}

/** The calls of Solana digital assets. */
export interface DasProtocolCalls extends DasCalls {}

/** The subscriptions of Solana digital assets. */
export interface DasProtocolSubscriptions {}

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
  zksync: ZksyncProtocolMethods<Q>;
  abstract: AbstractProtocolMethods<Q>;
  linea: LineaProtocolMethods<Q>;
  scroll: ScrollProtocolMethods<Q>;
  blast: BlastProtocolMethods<Q>;
  mantle: MantleProtocolMethods<Q>;
  celo: CeloProtocolMethods<Q>;
  unichain: UnichainProtocolMethods<Q>;
  worldchain: WorldchainProtocolMethods<Q>;
  ink: InkProtocolMethods<Q>;
  soneium: SoneiumProtocolMethods<Q>;
  zora: ZoraProtocolMethods<Q>;
  mode: ModeProtocolMethods<Q>;
  opbnb: OpbnbProtocolMethods<Q>;
  apechain: ApechainProtocolMethods<Q>;
  moonbeam: MoonbeamProtocolMethods<Q>;
  moonriver: MoonriverProtocolMethods<Q>;
  cronos: CronosProtocolMethods<Q>;
  sonic: SonicProtocolMethods<Q>;
  berachain: BerachainProtocolMethods<Q>;
  sei: SeiProtocolMethods<Q>;
  kaia: KaiaProtocolMethods<Q>;
  aurora: AuroraProtocolMethods<Q>;
  fuse: FuseProtocolMethods<Q>;
  rootstock: RootstockProtocolMethods<Q>;
  metis: MetisProtocolMethods<Q>;
  taiko: TaikoProtocolMethods<Q>;
  plasma: PlasmaProtocolMethods<Q>;
  monad: MonadProtocolMethods<Q>;
  bitcoin: BitcoinProtocolMethods<Q>;
  litecoin: LitecoinProtocolMethods<Q>;
  dogecoin: DogecoinProtocolMethods<Q>;
  hyperliquid: HyperliquidProtocolMethods<Q>;
  starknet: StarknetProtocolMethods;
  "starknet-0.9": StarknetProtocolMethodsV09;
  "starknet-0.8": StarknetProtocolMethodsV08;
  solana: SolanaProtocolMethods;
  tron: TronProtocolMethods<Q>;
  "avalanche-p": AvalanchePProtocolMethods;
  "avalanche-x": AvalancheXProtocolMethods;
  "avalanche-atomic": AvalancheAtomicProtocolMethods;
  "avalanche-info": AvalancheInfoProtocolMethods;
  "avalanche-health": AvalancheHealthProtocolMethods;
  bundler: BundlerProtocolMethods<Q>;
  das: DasProtocolMethods;
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
  zksync: ZksyncProtocolCalls<Q>;
  abstract: AbstractProtocolCalls<Q>;
  linea: LineaProtocolCalls<Q>;
  scroll: ScrollProtocolCalls<Q>;
  blast: BlastProtocolCalls<Q>;
  mantle: MantleProtocolCalls<Q>;
  celo: CeloProtocolCalls<Q>;
  unichain: UnichainProtocolCalls<Q>;
  worldchain: WorldchainProtocolCalls<Q>;
  ink: InkProtocolCalls<Q>;
  soneium: SoneiumProtocolCalls<Q>;
  zora: ZoraProtocolCalls<Q>;
  mode: ModeProtocolCalls<Q>;
  opbnb: OpbnbProtocolCalls<Q>;
  apechain: ApechainProtocolCalls<Q>;
  moonbeam: MoonbeamProtocolCalls<Q>;
  moonriver: MoonriverProtocolCalls<Q>;
  cronos: CronosProtocolCalls<Q>;
  sonic: SonicProtocolCalls<Q>;
  berachain: BerachainProtocolCalls<Q>;
  sei: SeiProtocolCalls<Q>;
  kaia: KaiaProtocolCalls<Q>;
  aurora: AuroraProtocolCalls<Q>;
  fuse: FuseProtocolCalls<Q>;
  rootstock: RootstockProtocolCalls<Q>;
  metis: MetisProtocolCalls<Q>;
  taiko: TaikoProtocolCalls<Q>;
  plasma: PlasmaProtocolCalls<Q>;
  monad: MonadProtocolCalls<Q>;
  bitcoin: BitcoinProtocolCalls<Q>;
  litecoin: LitecoinProtocolCalls<Q>;
  dogecoin: DogecoinProtocolCalls<Q>;
  hyperliquid: HyperliquidProtocolCalls<Q>;
  starknet: StarknetProtocolCalls;
  "starknet-0.9": StarknetProtocolCallsV09;
  "starknet-0.8": StarknetProtocolCallsV08;
  solana: SolanaProtocolCalls;
  tron: TronProtocolCalls<Q>;
  "avalanche-p": AvalanchePProtocolCalls;
  "avalanche-x": AvalancheXProtocolCalls;
  "avalanche-atomic": AvalancheAtomicProtocolCalls;
  "avalanche-info": AvalancheInfoProtocolCalls;
  "avalanche-health": AvalancheHealthProtocolCalls;
  bundler: BundlerProtocolCalls<Q>;
  das: DasProtocolCalls;
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
  zksync: ZksyncProtocolSubscriptions<Q>;
  abstract: AbstractProtocolSubscriptions<Q>;
  linea: LineaProtocolSubscriptions<Q>;
  scroll: ScrollProtocolSubscriptions<Q>;
  blast: BlastProtocolSubscriptions<Q>;
  mantle: MantleProtocolSubscriptions<Q>;
  celo: CeloProtocolSubscriptions<Q>;
  unichain: UnichainProtocolSubscriptions<Q>;
  worldchain: WorldchainProtocolSubscriptions<Q>;
  ink: InkProtocolSubscriptions<Q>;
  soneium: SoneiumProtocolSubscriptions<Q>;
  zora: ZoraProtocolSubscriptions<Q>;
  mode: ModeProtocolSubscriptions<Q>;
  opbnb: OpbnbProtocolSubscriptions<Q>;
  apechain: ApechainProtocolSubscriptions<Q>;
  moonbeam: MoonbeamProtocolSubscriptions<Q>;
  moonriver: MoonriverProtocolSubscriptions<Q>;
  cronos: CronosProtocolSubscriptions<Q>;
  sonic: SonicProtocolSubscriptions<Q>;
  berachain: BerachainProtocolSubscriptions<Q>;
  sei: SeiProtocolSubscriptions<Q>;
  kaia: KaiaProtocolSubscriptions<Q>;
  aurora: AuroraProtocolSubscriptions<Q>;
  fuse: FuseProtocolSubscriptions<Q>;
  rootstock: RootstockProtocolSubscriptions<Q>;
  metis: MetisProtocolSubscriptions<Q>;
  taiko: TaikoProtocolSubscriptions<Q>;
  plasma: PlasmaProtocolSubscriptions<Q>;
  monad: MonadProtocolSubscriptions<Q>;
  bitcoin: BitcoinProtocolSubscriptions;
  litecoin: LitecoinProtocolSubscriptions;
  dogecoin: DogecoinProtocolSubscriptions;
  hyperliquid: HyperliquidProtocolSubscriptions<Q>;
  starknet: StarknetProtocolSubscriptions;
  "starknet-0.9": StarknetProtocolSubscriptionsV09;
  "starknet-0.8": StarknetProtocolSubscriptionsV08;
  solana: SolanaProtocolSubscriptions;
  tron: TronProtocolSubscriptions;
  "avalanche-p": AvalanchePProtocolSubscriptions;
  "avalanche-x": AvalancheXProtocolSubscriptions;
  "avalanche-atomic": AvalancheAtomicProtocolSubscriptions;
  "avalanche-info": AvalancheInfoProtocolSubscriptions;
  "avalanche-health": AvalancheHealthProtocolSubscriptions;
  bundler: BundlerProtocolSubscriptions;
  das: DasProtocolSubscriptions;
}

/** The entries with the tables of the protocols whose methods a client does not know by their name. */
export const otherProtocols: Readonly<Record<string, string>> = {
  bitcoin: "bitcoin",
  litecoin: "bitcoin",
  dogecoin: "bitcoin",
  solana: "solana",
  tron: "tron",
};

/** The path of JSON-RPC requests, after the node's address. Protocols without a path are omitted. */
export const rpcPaths: Readonly<Record<string, string>> = {
  hyperliquid: "/evm",
};

/** The names of protocols, which clients check. */
export const protocolNames: readonly string[] = [
  "ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "arbitrum", "optimism", "base", "gnosis", "zksync",
  "abstract", "linea", "scroll", "blast", "mantle", "celo", "unichain", "worldchain", "ink", "soneium",
  "zora", "mode", "opbnb", "apechain", "moonbeam", "moonriver", "cronos", "sonic", "berachain", "sei", "kaia",
  "aurora", "fuse", "rootstock", "metis", "taiko", "plasma", "monad", "hyperliquid", "starknet",
];
