// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Secret } from "@node-access/auth";

/** The id of an organization. Source: interface, Organization. */
export type OrganizationId = `RG-${string}`;

/** The id of a node. Source: interface, Node. */
export type NodeId = `ND-${string}`;

/** The id of a network. Source: interface, Node. */
export type NetworkId = `NW-${string}`;

/** The id of a user. Source: interface, Node, creator. */
export type UserId = `UR-${string}`;

/** An organization. Source: interface, Organization. */
export interface Organization {
  /** The id of an organization. */
  id: OrganizationId;
  /** The organization's name. */
  name: string;
}

/**
 * A hosted blockchain node. `provider` decides which regions there are, and `type` which protocols. Source:
 * interface, Node.
 */
export type Node = NodeRecord & NodePlace & NodeTenancy;

/** What every node has, wherever it runs. Source: interface, Node. */
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
  /** What the node is doing. */
  status: NodeStatus;
  /** What the owner chose for the node; which attributes there are depends on the protocol. */
  configuration: NodeConfiguration;
  /** How to reach the node. Endpoints and secrets are returned only to the owner. */
  details: NodeDetails;
  /** When the node was made, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
  /** The user who made a node. */
  creator: Creator;
}

/**
 * Where a node runs, one member for each cloud provider with its regions. Source: interface, Node, regions
 * per provider.
 */
export type NodePlace = {
  /** The cloud provider. */
  provider: "gcloud";
  /** The provider's region. */
  region: "asia-southeast1";
} | {
  /** The cloud provider. */
  provider: "aws";
  /** The provider's region. */
  region: "ap-southeast-1" | "us-west-2" | "us-east-1";
} | {
  /** The cloud provider. */
  provider: "azure";
  /** The provider's region. */
  region: "uksouth";
} | {
  /** The cloud provider. */
  provider: "vzo";
  /** The provider's region. */
  region: "eu3";
};

/**
 * Whether a node is shared with others, which only some protocols offer, or dedicated to its owner. Source:
 * interface, Node, type.
 */
export type NodeTenancy = {
  /** Whether the node is shared or dedicated. */
  type: "shared";
} | {
  /** Whether the node is shared or dedicated. */
  type: "dedicated";
};

/** A protocol that the service hosts nodes of. Source: interface, What the service does, 1. */
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

/** A protocol that shared nodes are offered for. Source: interface, Node, type. */
export type SharedProtocol = "ethereum" | "polygon-pos" | "bsc" | "avalanche" | "fantom" | "tezos" | "bitcoin";

/** The node's role in its network. Source: interface, Node, role. */
export type NodeRole = "peer";

/**
 * What the node is doing. Source: interface, Node, status (`running`); the others as the public management
 * API has them.
 */
export type NodeStatus = "pending" | "running" | "maintenance" | "failed" | "error" | "stopping" | "stopped" | "starting";

/**
 * What the owner chose for the node; which attributes there are depends on the protocol. Source: interface,
 * Node, configuration.
 */
export interface NodeConfiguration {
  /** Whether the node keeps all historical state. */
  archive?: boolean;
  [key: string]: unknown;
}

/**
 * How to reach the node. Endpoints and secrets are returned only to the owner. Source: interface, Node,
 * details; grpc_endpoint from G, for protocols that offer gRPC.
 */
export interface NodeDetails {
  /** How much history the node keeps, such as `archive`. */
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

/** The user who made a node. Source: interface, Node, creator. */
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
 * The fields of a node to change; those left out stay as they are. The others are read-only. Source:
 * interface, A (name, configuration); that nothing else is writable, as the public management API has it.
 */
export interface NodeUpdate {
  /** The new name. */
  name?: string;
  /** What the owner chose for the node; which attributes there are depends on the protocol. */
  configuration?: NodeConfiguration;
}

/** An order of nodes. Source: public management API, order_by. */
export type NodeOrder = "name" | "-name" | "created_at" | "-created_at";

/** One page of nodes. Source: public management API, pagination. */
export interface NodePage {
  /** How many nodes there are on all pages. */
  count: number;
  /** The URL of the next page; null on the last. */
  next: string | null;
  /** The URL of the page before; null on the first. */
  previous: string | null;
  /** The nodes of this page. */
  results: Node[];
}

/** Why a request failed. Source: public management API, errors. */
export interface Problem {
  /** What was wrong. */
  error: ProblemError;
}

/** What was wrong. Source: public management API, errors. */
export interface ProblemError {
  /** A short code for programs. */
  code: string;
  /** A sentence for people. */
  message: string;
  /** For each field that is wrong, why. */
  fields?: {
    [key: string]: string[];
  };
}
