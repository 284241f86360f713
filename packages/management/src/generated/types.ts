// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Secret } from "@node-access/auth";

/**
 * The id of an organization.
 *
 * Source: interface, Organization.
 */
export type OrganizationId = `RG-${string}`;

/**
 * The id of a user.
 *
 * Source: interface, Node, creator.
 */
export type UserId = `UR-${string}`;

/**
 * An organization.
 *
 * Source: interface, Organization.
 */
export interface Organization {
  /** The id of an organization. */
  id: OrganizationId;
  /** The organization's name. */
  name: string;
}

/**
 * A change of an organization.
 *
 * Source: public management API.
 */
export interface OrganizationUpdate {
  /** The new name. */
  name: string;
}

/**
 * The user that created an object.
 *
 * Source: interface, Node, creator.
 */
export interface Creator {
  /** The id of a user. */
  id: UserId;
  /** The user's e-mail address. */
  email: string;
  /** The user's first name. */
  first_name: string;
  /** The user's last name. */
  last_name: string;
  /** An organization. */
  organization: Organization;
}

/**
 * A protocol that the service hosts nodes of.
 *
 * Source: interface, What the service does, 1.
 */
export type Protocol =
  | "ethereum"
  | "polygon-pos"
  | "bsc"
  | "avalanche"
  | "fantom"
  | "arbitrum"
  | "optimism"
  | "base"
  | "gnosis"
  | "tezos"
  | "bitcoin"
  | "hyperliquid"
  | "starknet"
  | "solana"
  | "sui"
  | "tron";

/**
 * A protocol that shared nodes are offered for.
 *
 * Source: interface, Node, type.
 */
export type SharedProtocol =
  | "ethereum"
  | "polygon-pos"
  | "bsc"
  | "avalanche"
  | "fantom"
  | "tezos"
  | "bitcoin";

/**
 * A protocol that only dedicated nodes are offered for.
 *
 * Source: interface, Node, type.
 */
export type DedicatedProtocol =
  | "arbitrum"
  | "optimism"
  | "base"
  | "gnosis"
  | "hyperliquid"
  | "starknet"
  | "solana"
  | "sui"
  | "tron";

/**
 * The order of a list.
 *
 * Source: public management API, order_by.
 */
export type ListOrder = "name" | "-name" | "created_at" | "-created_at";

/**
 * The fields of every page of a list, except its results.
 *
 * Source: public management API, pagination.
 */
export interface PageLinks {
  /** Number of items on all pages together. */
  count: number;
  /** The URL of the next page; null on the last. */
  next: string | null;
  /** The URL of the page before; null on the first. */
  previous: string | null;
}

/**
 * Why a request failed.
 *
 * Source: public management API, errors.
 */
export interface Problem {
  /** The error. */
  error: ProblemError;
}

/**
 * The error.
 *
 * Source: public management API, errors.
 */
export interface ProblemError {
  /** A short code for programs. */
  code: string;
  /** A sentence for people. */
  message: string;
  /** For each field that is wrong, why. */
  fields?: Record<string, string[]>;
}

/**
 * The id of a project.
 *
 * Source: public management API.
 */
export type ProjectId = `PR-${string}`;

/**
 * The kind of chains that the networks of a project follow.
 *
 * Source: public management API.
 */
export type ProjectType = "public";

/**
 * A project, which holds networks.
 *
 * Source: public management API.
 */
export interface Project {
  /** The id of a project. */
  id: ProjectId;
  /** The project's name. */
  name: string;
  /** The purpose of the project. */
  description?: string;
  /** The kind of chains that the networks of a project follow. */
  type: ProjectType;
  /** Number of members of a consortium project. */
  members?: number;
  /** Number of networks in the project. */
  networks: number;
  /** When the project was made, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
  /** The user that created an object. */
  creator: Creator;
}

/**
 * A project to make.
 *
 * Source: public management API.
 */
export interface ProjectCreate {
  /** The project's name. */
  name: string;
  /** The purpose of the project. */
  description?: string;
  /** The kind of chains that the networks of a project follow. */
  type?: ProjectType;
}

/**
 * The fields of a project to change; omitted fields stay unchanged.
 *
 * Source: public management API.
 */
export interface ProjectUpdate {
  /** The new name. */
  name?: string;
  /** The purpose of the project. */
  description?: string;
}

/**
 * One page of projects.
 *
 * Source: public management API, pagination.
 */
export interface ProjectPage extends PageLinks {
  /** The projects of this page. */
  results: Project[];
}

/**
 * An organization that is a member of a project.
 *
 * Source: public management API.
 */
export interface ProjectMember {
  /** The id of an organization. */
  id: OrganizationId;
  /** The organization's name. */
  name: string;
  /** The e-mail address at which it is reached. */
  email: string;
}

/**
 * One page of a project's members.
 *
 * Source: public management API, pagination.
 */
export interface ProjectMemberPage extends PageLinks {
  /** The members of this page. */
  results: ProjectMember[];
}

/**
 * The id of a network.
 *
 * Source: interface, Node.
 */
export type NetworkId = `NW-${string}`;

/**
 * A network, which holds nodes that follow the same chain.
 *
 * Source: public management API.
 */
export interface Network {
  /** The id of a network. */
  id: NetworkId;
  /** The network's name. */
  name: string;
  /** The id of a project. */
  project: ProjectId;
  /** A protocol that the service hosts nodes of. */
  protocol: Protocol;
  /** The chain that a network follows. */
  configuration: NetworkConfiguration;
  /** Attributes of the protocol. */
  details: Record<string, unknown>;
  /** The health of a network. */
  status: NetworkStatus;
  /** The network's nodes. */
  nodes: Node[];
  /** When the network was made, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
  /** The user that created an object. */
  creator: Creator;
}

/**
 * The chain that a network follows.
 *
 * Source: public management API.
 */
export interface NetworkConfiguration {
  /** The chain, such as `ethereum-mainnet`; it begins with the protocol's name. */
  network: string;
}

/**
 * The health of a network.
 *
 * Source: public management API.
 */
export type NetworkStatus = "pending" | "ok" | "failed" | "warning" | "stopping" | "stopped" | "starting";

/**
 * A network to make, with its first nodes. Its protocol decides whether nodes can be shared with others.
 *
 * Source: public management API; interface: Limits 1.
 */
export type NetworkCreate = SharedNetworkCreate | DedicatedNetworkCreate;

/**
 * A network of a protocol that shared nodes are offered for.
 *
 * Source: public management API; interface: Limits 1.
 */
export interface SharedNetworkCreate {
  /** A protocol that shared nodes are offered for. */
  protocol: SharedProtocol;
  /** The id of a project. */
  project: ProjectId;
  /** The network's name; by default, the service chooses one. */
  name?: string;
  /** The chain that a network follows. */
  configuration: NetworkConfiguration;
  /** The first nodes. */
  nodes: readonly NodeDraft[];
}

/**
 * A network of a protocol that only dedicated nodes are offered for.
 *
 * Source: public management API; interface: Limits 1.
 */
export interface DedicatedNetworkCreate {
  /** A protocol that only dedicated nodes are offered for. */
  protocol: DedicatedProtocol;
  /** The id of a project. */
  project: ProjectId;
  /** The network's name; by default, the service chooses one. */
  name?: string;
  /** The chain that a network follows. */
  configuration: NetworkConfiguration;
  /** The first nodes. */
  nodes: readonly DedicatedNodeDraft[];
}

/**
 * A change of a network.
 *
 * Source: public management API.
 */
export interface NetworkUpdate {
  /** The new name. */
  name: string;
}

/**
 * One page of networks.
 *
 * Source: public management API, pagination.
 */
export interface NetworkPage extends PageLinks {
  /** The networks of this page. */
  results: Network[];
}

/**
 * The id of a node.
 *
 * Source: interface, Node.
 */
export type NodeId = `ND-${string}`;

/**
 * A hosted blockchain node. `provider` decides which regions there are, and `type` which protocols.
 *
 * Source: interface, Node.
 */
export type Node = NodeRecord & NodePlace & NodeTenancy;

/**
 * Fields that every node has, wherever it runs.
 *
 * Source: interface, Node.
 */
export interface NodeRecord {
  /** The id of a node. */
  id: NodeId;
  /** The node's name. */
  name: string;
  /** The id of a network. */
  network: NetworkId;
  /** The id of an organization. */
  organization: OrganizationId;
  /** The node's role in its network. */
  role: NodeRole;
  /** The node's state. */
  status: NodeStatus;
  /** The owner's choices for the node; the available attributes depend on the protocol. */
  configuration: NodeConfiguration;
  /** The addresses and credentials of the node. Endpoints and secrets are returned only to the owner. */
  details: NodeDetails;
  /** When the node was made, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
  /** The user that created an object. */
  creator: Creator;
}

/**
 * The place where a node runs, one member for each cloud provider with its regions.
 *
 * Source: interface, Node, regions per provider.
 */
export type NodePlace =
  | {
    /** The cloud provider. */
    provider: "gcloud";
    /** The provider's region. */
    region: "asia-southeast1";
  }
  | {
    /** The cloud provider. */
    provider: "aws";
    /** The provider's region. */
    region: "ap-southeast-1" | "us-west-2" | "us-east-1";
  }
  | {
    /** The cloud provider. */
    provider: "azure";
    /** The provider's region. */
    region: "uksouth";
  }
  | {
    /** The cloud provider. */
    provider: "vzo";
    /** The provider's region. */
    region: "eu3";
  };

/**
 * Whether a node is shared with others, which only some protocols offer, or dedicated to its owner.
 *
 * Source: interface, Node, type.
 */
export type NodeTenancy =
  | {
    /** Whether the node is shared or dedicated. */
    type: "shared";
  }
  | {
    /** Whether the node is shared or dedicated. */
    type: "dedicated";
  };

/**
 * Whether a node is shared with others or dedicated to its owner.
 *
 * Source: interface, Node, type.
 */
export type NodeType = "shared" | "dedicated";

/**
 * A cloud provider.
 *
 * Source: interface, Node, provider.
 */
export type Provider = "gcloud" | "aws" | "azure" | "vzo";

/**
 * A region of a cloud provider.
 *
 * Source: interface, Node, region.
 */
export type Region = "asia-southeast1" | "ap-southeast-1" | "us-west-2" | "us-east-1" | "uksouth" | "eu3";

/**
 * The node's role in its network.
 *
 * Source: interface, Node, role.
 */
export type NodeRole = "peer";

/**
 * The node's state.
 *
 * Source: interface, Node, status (`running`); the others as the public management API has them.
 */
export type NodeStatus =
  | "pending"
  | "running"
  | "maintenance"
  | "failed"
  | "error"
  | "stopping"
  | "stopped"
  | "starting";

/**
 * The owner's choices for the node; the available attributes depend on the protocol.
 *
 * Source: interface, Node, configuration.
 */
export interface NodeConfiguration {
  /** Whether the node keeps all historical state. */
  archive?: boolean;
  [key: string]: unknown;
}

/**
 * The addresses and credentials of the node. Endpoints and secrets are returned only to the owner.
 *
 * Source: interface, Node, details; grpc_endpoint from G, for protocols that offer gRPC.
 */
export interface NodeDetails {
  /** Amount of history that the node keeps, such as `archive`. */
  mode?: string;
  /** The version of the node's software. */
  version?: string;
  /** The JSON-RPC namespaces that are on, such as `eth`. */
  api_namespaces?: string[];
  /** The GraphQL endpoint. */
  graphql_endpoint?: string;
  /** The JSON-RPC endpoint over HTTPS. */
  https_endpoint?: string;
  /** The JSON-RPC endpoint over WebSocket. */
  wss_endpoint?: string;
  /** The beacon endpoint. */
  beacon_endpoint?: string;
  /** The gRPC endpoint, host and port. */
  grpc_endpoint?: string;
  /** The user name for basic authentication. */
  auth_username?: string;
  /** The password for basic authentication. */
  auth_password?: Secret;
  /** The key for access with a token in the URL. */
  auth_key?: Secret;
}

/**
 * The owner's choices for a new node, except where it runs and whether it is shared.
 *
 * Source: public management API.
 */
export interface NodeChoices {
  /** The node's name. */
  name: string;
  /** The node's role in its network. */
  role: NodeRole;
  /**
   * `archive` is needed for ethereum, polygon-pos, bsc, avalanche, fantom and tezos; an empty object does for
   * what has no choices.
   */
  configuration: NodeConfiguration;
}

/**
 * A node to make with its network. `provider` decides which regions there are.
 *
 * Source: public management API.
 */
export type NodeDraft = NodeChoices & NodePlace & NodeTenancy;

/**
 * A node to make with a network of a protocol that only dedicated nodes are offered for.
 *
 * Source: public management API; interface: Limits 1.
 */
export type DedicatedNodeDraft = NodeChoices & NodePlace & {
  /** Dedicated to its owner. */
  type: "dedicated";
};

/**
 * A node to make in a network. `provider` decides which regions there are.
 *
 * Source: public management API.
 */
export type NodeCreate = NodeChoices & NodePlace & NodeTenancy & {
  /** The id of a network. */
  network: NetworkId;
};

/**
 * The fields of a node to change; omitted fields stay unchanged. The others are read-only.
 *
 * Source: interface, A (name, configuration); that nothing else is writable, as the public management API has
 * it.
 */
export interface NodeUpdate {
  /** The new name. */
  name?: string;
  /** The owner's choices for the node; the available attributes depend on the protocol. */
  configuration?: NodeConfiguration;
}

/**
 * One page of nodes.
 *
 * Source: public management API, pagination.
 */
export interface NodePage extends PageLinks {
  /** The nodes of this page. */
  results: Node[];
}

/**
 * The recipient of tokens of a test network.
 *
 * Source: public management API.
 */
export interface TestTokensRequest {
  /** The address that they are sent to, 20 bytes. */
  address: `0x${string}`;
}

/**
 * Tokens that were sent.
 *
 * Source: public management API.
 */
export interface TestTokens {
  /** The amount, in wei. */
  amountSent: number | bigint;
  /** The URL of a page that shows the transaction. */
  transaction: string;
}

/**
 * Why there are no tokens.
 *
 * Source: public management API.
 */
export interface FaucetProblem extends Problem {
  /** When the address can have tokens again. */
  nextFaucetAvailable?: string;
}
