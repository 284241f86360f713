// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The id of an organization.
 *
 * Source: public management API.
 */
export type OrganizationId = `RG-${string}`;

/**
 * The id of a user.
 *
 * Source: public management API.
 */
export type UserId = `UR-${string}`;

/**
 * An organization.
 *
 * Source: public management API.
 */
export interface Organization {
  /** The id of an organization. */
  id: OrganizationId;
  /** Name of the organization. */
  name: string;
}

/**
 * The user that created an object.
 *
 * Source: public management API.
 */
export interface Creator {
  /** The id of a user. */
  id: UserId;
  /** E-mail address of the user. */
  email: string;
  /** First name of the user. */
  first_name: string;
  /** Last name of the user. */
  last_name: string;
  /** An organization. */
  organization: Organization;
}

/**
 * A protocol of hosted nodes.
 *
 * Source: public management API.
 */
export type Protocol =
  | "ethereum" | "polygon-pos" | "bsc" | "avalanche" | "fantom" | "arbitrum" | "optimism" | "base" | "gnosis"
  | "zksync" | "abstract" | "linea" | "scroll" | "blast" | "mantle" | "celo" | "unichain" | "worldchain"
  | "ink" | "soneium" | "zora" | "mode" | "opbnb" | "apechain" | "moonbeam" | "moonriver" | "cronos" | "sonic"
  | "berachain" | "sei" | "kaia" | "aurora" | "fuse" | "rootstock" | "metis" | "taiko" | "plasma" | "monad"
  | "tezos" | "bitcoin" | "litecoin" | "dogecoin" | "hyperliquid" | "starknet" | "solana" | "sui" | "tron";

/**
 * Pagination fields of a list.
 *
 * Source: public management API, pagination.
 */
export interface PageLinks {
  /** Total number of items on all pages. */
  count: number;
  /** URL of the next page; null on the last page. */
  next: string | null;
  /** URL of the previous page; null on the first page. */
  previous: string | null;
}

/**
 * The id of a project.
 *
 * Source: public management API.
 */
export type ProjectId = `PR-${string}`;

/**
 * Type of a project, which decides the kind of chains that its networks follow.
 *
 * Source: public management API.
 */
export type ProjectType = "public";

/**
 * A project: a group of networks.
 *
 * Source: public management API.
 */
export interface Project {
  /** The id of a project. */
  id: ProjectId;
  /** Name of the project. */
  name: string;
  /** Description of the project's purpose. */
  description?: string;
  /** Type of a project, which decides the kind of chains that its networks follow. */
  type: ProjectType;
  /** Number of members, for a consortium project. */
  members?: number;
  /** Number of networks in the project. */
  networks: number;
  /** Time of creation, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
  /** The user that created an object. */
  creator: Creator;
}

/**
 * One page of projects.
 *
 * Source: public management API, pagination.
 */
export interface ProjectPage extends PageLinks {
  /** Projects of this page. */
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
  /** Name of the organization. */
  name: string;
  /** Contact e-mail address of the organization. */
  email: string;
}

/**
 * One page of a project's members.
 *
 * Source: public management API, pagination.
 */
export interface ProjectMemberPage extends PageLinks {
  /** Members of this page. */
  results: ProjectMember[];
}

/**
 * The id of a network.
 *
 * Source: public management API.
 */
export type NetworkId = `NW-${string}`;

/**
 * A network: nodes that follow the same chain.
 *
 * Source: public management API.
 */
export interface Network {
  /** The id of a network. */
  id: NetworkId;
  /** Name of the network. */
  name: string;
  /** The id of a project. */
  project: ProjectId;
  /** A protocol of hosted nodes. */
  protocol: Protocol;
  /** The chain that a network follows. */
  configuration: NetworkConfiguration;
  /** Protocol-specific attributes. */
  details: Record<string, unknown>;
  /** The health of a network. */
  status: NetworkStatus;
  /** The network's nodes. */
  nodes: Node[];
  /** Time of creation, in ISO 8601 with milliseconds and `Z`. */
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
  /** Chain to follow, such as `ethereum-mainnet`. Begins with the protocol's name. */
  network: string;
}

/**
 * The health of a network.
 *
 * Source: public management API.
 */
export type NetworkStatus = "pending" | "ok" | "failed" | "warning" | "stopping" | "stopped" | "starting";

/**
 * One page of networks.
 *
 * Source: public management API, pagination.
 */
export interface NetworkPage extends PageLinks {
  /** Networks of this page. */
  results: Network[];
}

/**
 * The id of a node.
 *
 * Source: public management API.
 */
export type NodeId = `ND-${string}`;

/**
 * A hosted blockchain node. `provider` decides which regions are available, `type` which protocols.
 *
 * Source: public management API.
 */
export type Node = NodeRecord & NodeLocation & NodeTenancy;

/**
 * Fields of all nodes, independent of their provider and type.
 *
 * Source: public management API.
 */
export interface NodeRecord {
  /** The id of a node. */
  id: NodeId;
  /** Name of the node. */
  name: string;
  /** The id of a network. */
  network: NetworkId;
  /** The id of an organization. */
  organization: OrganizationId;
  /** Role of the node in its network. */
  role: NodeRole;
  /** Status of the node. */
  status: NodeStatus;
  /** Configuration of the node. The available attributes depend on the protocol. */
  configuration: NodeConfiguration;
  /** Endpoints and credentials of the node. They are returned only to the owner. */
  details: NodeDetails;
  /** Time of creation, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
  /** The user that created an object. */
  creator: Creator;
}

/**
 * Location of a node: cloud provider and region.
 *
 * Source: public management API.
 */
export type NodeLocation =
  | {
    /** The cloud provider. */
    provider: "gcloud";
    /** Region of the cloud provider. */
    region: "asia-southeast1";
  }
  | {
    /** The cloud provider. */
    provider: "aws";
    /** Region of the cloud provider. */
    region: "ap-southeast-1" | "us-west-2" | "us-east-1";
  }
  | {
    /** The cloud provider. */
    provider: "azure";
    /** Region of the cloud provider. */
    region: "uksouth";
  }
  | {
    /** The cloud provider. */
    provider: "vzo";
    /** Region of the cloud provider. */
    region: "eu3";
  };

/**
 * Tenancy of a node: shared, which only some protocols offer, or dedicated.
 *
 * Source: public management API.
 */
export type NodeTenancy =
  | {
    /** Whether the node is shared or dedicated to its owner. */
    type: "shared";
  }
  | {
    /** Whether the node is shared or dedicated to its owner. */
    type: "dedicated";
  };

/**
 * Role of the node in its network.
 *
 * Source: public management API.
 */
export type NodeRole = "peer";

/**
 * Status of the node.
 *
 * Source: public management API.
 */
export type NodeStatus =
  | "pending" | "running" | "maintenance" | "failed" | "error" | "stopping" | "stopped" | "starting";

/**
 * Configuration of the node. The available attributes depend on the protocol.
 *
 * Source: public management API.
 */
export interface NodeConfiguration {
  /** Whether the node is an archive node, which stores all historical state. */
  archive?: boolean;
  [key: string]: unknown;
}

/**
 * Endpoints and credentials of the node. They are returned only to the owner.
 *
 * Source: public management API.
 */
export interface NodeDetails {
  /** Amount of history that the node stores, such as `archive`. */
  mode?: string;
  /** Version of the node's software. */
  version?: string;
  /** Enabled JSON-RPC namespaces, such as `eth`. */
  api_namespaces?: string[];
  /** The GraphQL endpoint. */
  graphql_endpoint?: string;
  /** The JSON-RPC endpoint over HTTPS. */
  https_endpoint?: string;
  /** The JSON-RPC endpoint over WebSocket. */
  wss_endpoint?: string;
  /** The beacon endpoint. */
  beacon_endpoint?: string;
  /** The gRPC endpoint: host and port. */
  grpc_endpoint?: string;
  /** The user name for basic authentication. */
  auth_username?: string;
  /** The password for basic authentication. */
  auth_password?: string;
  /** Access key: the token in the endpoint's URL. */
  auth_key?: string;
}

/**
 * One page of nodes.
 *
 * Source: public management API, pagination.
 */
export interface NodePage extends PageLinks {
  /** Nodes of this page. */
  results: Node[];
}

/**
 * Tokens that were sent.
 *
 * Source: public management API.
 */
export interface TestTokens {
  /** Amount sent, in wei. */
  amountSent: number | bigint;
  /** URL of a page that shows the transaction. */
  transaction: string;
}

/** The body of each operation's response; `undefined` if it has none. */
export interface ManagementResults {
  readonly getOrganization: Organization;
  readonly updateOrganization: Organization;
  readonly listProjects: ProjectPage;
  readonly createProject: Project;
  readonly getProject: Project;
  readonly updateProject: Project;
  readonly deleteProject: undefined;
  readonly listProjectMembers: ProjectMemberPage;
  readonly listNetworks: NetworkPage;
  readonly createNetwork: Network;
  readonly getNetwork: Network;
  readonly updateNetwork: Network;
  readonly deleteNetwork: undefined;
  readonly listNodes: NodePage;
  readonly createNode: Node;
  readonly getNode: Node;
  readonly updateNode: Node;
  readonly deleteNode: undefined;
  readonly requestSepoliaTokens: TestTokens;
}
