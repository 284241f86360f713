// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { EthereumMethods, EthereumCalls, EthereumSubscriptions } from "./ethereum.ts";
import type { DebugMethods, DebugCalls } from "./debug.ts";
import type { TraceMethods, TraceCalls } from "./trace.ts";
import type { ExplorerMethods, ExplorerCalls } from "./explorer.ts";
import type { StarknetMethods, StarknetCalls } from "./starknet.ts";

/** The protocols with JSON-RPC methods of the service. Source: specs/catalog.yaml. */
export type RpcProtocol =
  | "ethereum"
  | "polygon-pos"
  | "bsc"
  | "avalanche"
  | "fantom"
  | "hyperliquid"
  | "starknet";

/** The methods of Ethereum. */
export interface EthereumProtocolMethods extends EthereumMethods, DebugMethods, TraceMethods, ExplorerMethods {}

/** The calls of Ethereum. */
export interface EthereumProtocolCalls extends EthereumCalls, DebugCalls, TraceCalls, ExplorerCalls {}

/** The subscriptions of Ethereum. */
export interface EthereumProtocolSubscriptions extends EthereumSubscriptions {}

/** The methods of Polygon PoS. */
export interface PolygonPosProtocolMethods extends EthereumMethods, DebugMethods, TraceMethods {}

/** The calls of Polygon PoS. */
export interface PolygonPosProtocolCalls extends EthereumCalls, DebugCalls, TraceCalls {}

/** The subscriptions of Polygon PoS. */
export interface PolygonPosProtocolSubscriptions extends EthereumSubscriptions {}

/** The methods of BNB Smart Chain. */
export interface BscProtocolMethods extends EthereumMethods, DebugMethods, TraceMethods {}

/** The calls of BNB Smart Chain. */
export interface BscProtocolCalls extends EthereumCalls, DebugCalls, TraceCalls {}

/** The subscriptions of BNB Smart Chain. */
export interface BscProtocolSubscriptions extends EthereumSubscriptions {}

/** The methods of Avalanche C-Chain. */
export interface AvalancheProtocolMethods extends EthereumMethods, DebugMethods {}

/** The calls of Avalanche C-Chain. */
export interface AvalancheProtocolCalls extends EthereumCalls, DebugCalls {}

/** The subscriptions of Avalanche C-Chain. */
export interface AvalancheProtocolSubscriptions extends EthereumSubscriptions {}

/** The methods of Fantom Opera. */
export interface FantomProtocolMethods extends EthereumMethods, DebugMethods {}

/** The calls of Fantom Opera. */
export interface FantomProtocolCalls extends EthereumCalls, DebugCalls {}

/** The subscriptions of Fantom Opera. */
export interface FantomProtocolSubscriptions extends EthereumSubscriptions {}

/** The methods of Hyperliquid. */
export interface HyperliquidProtocolMethods extends EthereumMethods, DebugMethods, TraceMethods, ExplorerMethods {}

/** The calls of Hyperliquid. */
export interface HyperliquidProtocolCalls extends EthereumCalls, DebugCalls, TraceCalls, ExplorerCalls {}

/** The subscriptions of Hyperliquid. */
export interface HyperliquidProtocolSubscriptions extends EthereumSubscriptions {}

/** The methods of Starknet. */
export interface StarknetProtocolMethods extends StarknetMethods {}

/** The calls of Starknet. */
export interface StarknetProtocolCalls extends StarknetCalls {}

/** The subscriptions of Starknet. */
export interface StarknetProtocolSubscriptions {}

/** {@link RpcProtocol} to its methods. */
export interface ProtocolMethods {
  ethereum: EthereumProtocolMethods;
  "polygon-pos": PolygonPosProtocolMethods;
  bsc: BscProtocolMethods;
  avalanche: AvalancheProtocolMethods;
  fantom: FantomProtocolMethods;
  hyperliquid: HyperliquidProtocolMethods;
  starknet: StarknetProtocolMethods;
}

/** {@link RpcProtocol} to its calls. */
export interface ProtocolCalls {
  ethereum: EthereumProtocolCalls;
  "polygon-pos": PolygonPosProtocolCalls;
  bsc: BscProtocolCalls;
  avalanche: AvalancheProtocolCalls;
  fantom: FantomProtocolCalls;
  hyperliquid: HyperliquidProtocolCalls;
  starknet: StarknetProtocolCalls;
}

/** {@link RpcProtocol} to its subscriptions. */
export interface ProtocolSubscriptions {
  ethereum: EthereumProtocolSubscriptions;
  "polygon-pos": PolygonPosProtocolSubscriptions;
  bsc: BscProtocolSubscriptions;
  avalanche: AvalancheProtocolSubscriptions;
  fantom: FantomProtocolSubscriptions;
  hyperliquid: HyperliquidProtocolSubscriptions;
  starknet: StarknetProtocolSubscriptions;
}

/** What follows the node's address for JSON-RPC. */
export const rpcPaths: Readonly<Record<RpcProtocol, string>> = {
  ethereum: "",
  "polygon-pos": "",
  bsc: "",
  avalanche: "",
  fantom: "",
  hyperliquid: "/evm",
  starknet: "",
};
