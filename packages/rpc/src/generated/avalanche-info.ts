// Generated from specs/rpc/avalanche-info.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { AvalancheId, AvalancheNodeId, BlsSigner } from "./avalanche-platform.ts";
import type { Decimal } from "./shared.ts";

/**
 * Id of a network.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheNetworkId {
  /** 1 for mainnet, 5 for Fuji. */
  networkID: Decimal;
}

/**
 * Name of a network.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheNetworkName {
  /** `mainnet`, `fuji`, or `network-` and the id. */
  networkName: string;
}

/**
 * Versions of a node's software.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheNodeVersion {
  /** Version of the node. */
  version: string;
  /** Version of its database. */
  databaseVersion: string;
  /** Version of the protocol to its virtual machines. */
  rpcProtocolVersion: Decimal;
  /** Commit that it was built from. */
  gitCommit: string;
  /** Versions of virtual machines, by name. */
  vmVersions: Record<string, string>;
}

/**
 * A node and its BLS key.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheNodeIdentity {
  /** Id of the node. */
  nodeID: AvalancheNodeId;
  /** Its BLS key. */
  nodePOP: BlsSigner;
}

/**
 * Address of a node.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheNodeAddress {
  /** IP address and port. */
  ip: string;
}

/**
 * Id of a blockchain.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheBlockchainId {
  /** Id of the blockchain. */
  blockchainID: AvalancheId;
}

/**
 * Whether a node has caught up.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheBootstrapped {
  /** `true` if it has. */
  isBootstrapped: boolean;
}

/**
 * A peer of a node.
 *
 * Source: ava-labs/avalanchego, network/peer.
 */
export interface AvalanchePeer {
  /** IP address and port of the connection. */
  ip: string;
  /** Address and port that it announces for connections; may be empty. */
  publicIP?: string;
  /** Id of the peer. */
  nodeID: AvalancheNodeId;
  /** Version of its software. */
  version: string;
  /** Next upgrade that it knows, in seconds since 1970. */
  upgradeTime?: number | bigint;
  /** Time of the last message to it, in ISO 8601. */
  lastSent: string;
  /** Time of the last message from it, in ISO 8601. */
  lastReceived: string;
  /** The node's time online as the peer sees it, in percent. */
  observedUptime: Decimal;
  /** Subnets that it follows. */
  trackedSubnets: AvalancheId[];
  /** Proposals that it supports. */
  supportedACPs?: number[];
  /** Proposals that it objects to. */
  objectedACPs?: number[];
  /** Chains for which the node does not query it for now. */
  benched: string[];
}

/**
 * Peers of a node.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalanchePeers {
  /** Number of the peers. */
  numPeers: Decimal;
  /** The peers. */
  peers: AvalanchePeer[];
}

/**
 * How the network sees a node's time online.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheUptime {
  /** Stake, in percent, that thinks that the node deserves a reward. */
  rewardingStakePercentage: string;
  /** Average of what others see, weighted by stake, in percent. */
  weightedAveragePercentage: string;
}

/**
 * When upgrades begin, as ISO 8601.
 *
 * Source: ava-labs/avalanchego, upgrade.
 */
export interface AvalancheUpgrades {
  /** Begin of the upgrade. */
  apricotPhase1Time: string;
  /** Begin of the upgrade. */
  apricotPhase2Time: string;
  /** Begin of the upgrade. */
  apricotPhase3Time: string;
  /** Begin of the upgrade. */
  apricotPhase4Time: string;
  /** Begin of the upgrade. */
  apricotPhase5Time: string;
  /** Begin of the upgrade. */
  apricotPhasePre6Time: string;
  /** Begin of the upgrade. */
  apricotPhase6Time: string;
  /** Begin of the upgrade. */
  apricotPhasePost6Time: string;
  /** Begin of the upgrade. */
  banffTime: string;
  /** Begin of the upgrade. */
  cortinaTime: string;
  /** Begin of the upgrade. */
  durangoTime: string;
  /** Begin of the upgrade. */
  etnaTime: string;
  /** Begin of the upgrade. */
  fortunaTime: string;
  /** Begin of the upgrade. */
  graniteTime: string;
  /** P-Chain height from which Apricot phase 4 applies. */
  apricotPhase4MinPChainHeight?: number | bigint;
  /** Last vertex of the X-Chain before it became a chain of blocks. */
  cortinaXChainStopVertexID?: AvalancheId;
  /** Length of an epoch since Granite, in nanoseconds. */
  graniteEpochDuration?: number | bigint;
  /** Begin of the upgrade. */
  heliconTime?: string;
}

/**
 * The weights for and against a proposal.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheProposal {
  /** Stake, in nAVAX, of validators that support it. */
  supportWeight: Decimal;
  /** Nodes that support it; `null` if there are none. */
  supporters: AvalancheNodeId[] | null;
  /** Stake, in nAVAX, of validators that object to it. */
  objectWeight: Decimal;
  /** Nodes that object to it; `null` if there are none. */
  objectors: AvalancheNodeId[] | null;
  /** Stake, in nAVAX, of all other validators. */
  abstainWeight: Decimal;
}

/**
 * Community proposals.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheProposals {
  /** Proposals by number. */
  acps: Record<string, AvalancheProposal>;
}

/**
 * Fees of transactions, in nAVAX.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheFees {
  /** Fee of most transactions, in nAVAX. */
  txFee: Decimal;
  /** Fee of creating an asset, in nAVAX. */
  createAssetTxFee: Decimal;
  /** Fee of creating a subnet, in nAVAX. */
  createSubnetTxFee?: Decimal;
  /** Fee of opening a subnet to all validators, in nAVAX. */
  transformSubnetTxFee?: Decimal;
  /** Fee of creating a blockchain, in nAVAX. */
  createBlockchainTxFee?: Decimal;
  /** Fee of validating the Primary Network, in nAVAX. */
  addPrimaryNetworkValidatorFee?: Decimal;
  /** Fee of delegating in the Primary Network, in nAVAX. */
  addPrimaryNetworkDelegatorFee?: Decimal;
  /** Fee of validating a subnet, in nAVAX. */
  addSubnetValidatorFee?: Decimal;
  /** Fee of delegating in a subnet, in nAVAX. */
  addSubnetDelegatorFee?: Decimal;
}

/**
 * Virtual machines and their extensions.
 *
 * Source: ava-labs/avalanchego, info.
 */
export interface AvalancheVirtualMachines {
  /** Aliases of each virtual machine, by its id. */
  vms: Record<string, string[]>;
  /** Names of feature extensions, by their ids. */
  fxs: Record<string, string>;
}

/** Facts about an Avalanche node and its network, `info.`. */
export interface AvalancheInfoMethods {
  /**
   * Returns the id of the node's network.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The network.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const network = await client["info.getNetworkID"](); // {"networkID":"1"}
   */
  "info.getNetworkID"(): Promise<AvalancheNetworkId>;

  /**
   * Returns the name of the node's network.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The network.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const network = await client["info.getNetworkName"](); // {"networkName":"mainnet"}
   */
  "info.getNetworkName"(): Promise<AvalancheNetworkName>;

  /**
   * Returns the versions of the node's software.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The versions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const version = await client["info.getNodeVersion"]();
   */
  "info.getNodeVersion"(): Promise<AvalancheNodeVersion>;

  /**
   * Returns the id of the node, and its BLS key.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const node = await client["info.getNodeID"]();
   */
  "info.getNodeID"(): Promise<AvalancheNodeIdentity>;

  /**
   * Returns the address at which the node's peers reach it.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The address.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const address = await client["info.getNodeIP"](); // {"ip":"203.0.113.7:9651"}
   */
  "info.getNodeIP"(): Promise<AvalancheNodeAddress>;

  /**
   * Returns the id of the blockchain with an alias.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @param params - The params by name. `alias`: Alias, such as `X`.
   * @returns The blockchain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const blockchain = await client["info.getBlockchainID"]({ alias: "C" }); // {"blockchainID":"2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5"}
   */
  "info.getBlockchainID"(params: { readonly alias: string }): Promise<AvalancheBlockchainId>;

  /**
   * Returns whether the node has caught up with a blockchain.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @param params - The params by name. `chain`: Id or alias of the blockchain.
   * @returns Whether it has.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const bootstrapped = await client["info.isBootstrapped"]({ chain: "P" }); // {"isBootstrapped":true}
   */
  "info.isBootstrapped"(params: { readonly chain: string }): Promise<AvalancheBootstrapped>;

  /**
   * Returns the peers of the node.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @param params - The params by name. `nodeIDs`: Peers to return. Default: all.
   * @returns The peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const peers = await client["info.peers"]({ nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] });
   */
  "info.peers"(params?: { readonly nodeIDs?: readonly AvalancheNodeId[] }): Promise<AvalanchePeers>;

  /**
   * Returns how the network sees the node's time online. Fails at nodes that do not validate.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The uptime.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const uptime = await client["info.uptime"]();
   */
  "info.uptime"(): Promise<AvalancheUptime>;

  /**
   * Returns when the upgrades of the network begin.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The upgrades.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const upgrades = await client["info.upgrades"]();
   */
  "info.upgrades"(): Promise<AvalancheUpgrades>;

  /**
   * Returns the weights of validators for and against community proposals (ACPs).
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The proposals.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const proposals = await client["info.acps"]();
   */
  "info.acps"(): Promise<AvalancheProposals>;

  /**
   * Returns the fees of transactions on the X-Chain and, before the Etna upgrade, on the P-Chain.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @deprecated Use `avm.getTxFee` for the X-Chain, and `platform.getFeeState` for the P-Chain.
   * @returns The fees.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const fees = await client["info.getTxFee"]();
   */
  "info.getTxFee"(): Promise<AvalancheFees>;

  /**
   * Returns the virtual machines that the node has.
   *
   * Source: ava-labs/avalanchego, info.
   *
   * @returns The virtual machines.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const machines = await client["info.getVMs"]();
   */
  "info.getVMs"(): Promise<AvalancheVirtualMachines>;
}

/**
 * The methods of {@link AvalancheInfoMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface AvalancheInfoCalls {
  "info.getNetworkID": {
    params: Readonly<Record<string, never>>;
    result: AvalancheNetworkId;
  };
  "info.getNetworkName": {
    params: Readonly<Record<string, never>>;
    result: AvalancheNetworkName;
  };
  "info.getNodeVersion": {
    params: Readonly<Record<string, never>>;
    result: AvalancheNodeVersion;
  };
  "info.getNodeID": {
    params: Readonly<Record<string, never>>;
    result: AvalancheNodeIdentity;
  };
  "info.getNodeIP": {
    params: Readonly<Record<string, never>>;
    result: AvalancheNodeAddress;
  };
  "info.getBlockchainID": {
    params: { readonly alias: string };
    result: AvalancheBlockchainId;
  };
  "info.isBootstrapped": {
    params: { readonly chain: string };
    result: AvalancheBootstrapped;
  };
  "info.peers": {
    params: { readonly nodeIDs?: readonly AvalancheNodeId[] };
    result: AvalanchePeers;
  };
  "info.uptime": {
    params: Readonly<Record<string, never>>;
    result: AvalancheUptime;
  };
  "info.upgrades": {
    params: Readonly<Record<string, never>>;
    result: AvalancheUpgrades;
  };
  "info.acps": {
    params: Readonly<Record<string, never>>;
    result: AvalancheProposals;
  };
  "info.getTxFee": {
    params: Readonly<Record<string, never>>;
    result: AvalancheFees;
  };
  "info.getVMs": {
    params: Readonly<Record<string, never>>;
    result: AvalancheVirtualMachines;
  };
}
