// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Secret } from "@node-access/auth";

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
 * Changes to an organization.
 *
 * Source: public management API.
 */
export interface OrganizationUpdate {
  /** New name of the organization. */
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
 * A protocol for which shared nodes are offered.
 *
 * Source: public management API.
 */
export type SharedProtocol =
  | "ethereum" | "polygon-pos" | "bsc" | "avalanche" | "fantom" | "tezos" | "bitcoin";

/**
 * A protocol for which only dedicated nodes are offered.
 *
 * Source: public management API.
 */
export type DedicatedProtocol =
  | "arbitrum" | "optimism" | "base" | "gnosis" | "zksync" | "abstract" | "linea" | "scroll" | "blast"
  | "mantle" | "celo" | "unichain" | "worldchain" | "ink" | "soneium" | "zora" | "mode" | "opbnb" | "apechain"
  | "moonbeam" | "moonriver" | "cronos" | "sonic" | "berachain" | "sei" | "kaia" | "aurora" | "fuse"
  | "rootstock" | "metis" | "taiko" | "plasma" | "monad" | "litecoin" | "dogecoin" | "hyperliquid"
  | "starknet" | "solana" | "sui" | "tron";

/**
 * Sort order of a list.
 *
 * Source: public management API, order_by.
 */
export type ListOrder = "name" | "-name" | "created_at" | "-created_at";

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
 * Error of a request.
 *
 * Source: public management API, errors.
 */
export interface Problem {
  /** Details of the error. */
  error: ProblemError;
}

/**
 * Details of the error.
 *
 * Source: public management API, errors.
 */
export interface ProblemError {
  /** Machine-readable error code. */
  code: string;
  /** Human-readable message. */
  message: string;
  /** Reasons by invalid field. */
  fields?: Record<string, string[]>;
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
 * A project to create.
 *
 * Source: public management API.
 */
export interface ProjectCreate {
  /** Name of the project. */
  name: string;
  /** Description of the project's purpose. */
  description?: string;
  /** Type of a project, which decides the kind of chains that its networks follow. */
  type?: ProjectType;
}

/**
 * Changes to a project. Omitted fields stay unchanged.
 *
 * Source: public management API.
 */
export interface ProjectUpdate {
  /** New name of the project. */
  name?: string;
  /** New description of the project's purpose. */
  description?: string;
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
 * A network to create, with its first nodes. The protocol decides whether shared nodes are available.
 *
 * Source: public management API.
 */
export type NetworkCreate = SharedNetworkCreate | DedicatedNetworkCreate;

/**
 * A network to create for a protocol with shared or dedicated nodes.
 *
 * Source: public management API.
 */
export interface SharedNetworkCreate {
  /** A protocol for which shared nodes are offered. */
  protocol: SharedProtocol;
  /** The id of a project. */
  project: ProjectId;
  /** Name of the network. Default: chosen by the service. */
  name?: string;
  /** The chain that a network follows. */
  configuration: NetworkConfiguration;
  /** First nodes of the network. */
  nodes: readonly NodeDraft[];
}

/**
 * A network to create for a protocol with dedicated nodes only.
 *
 * Source: public management API.
 */
export interface DedicatedNetworkCreate {
  /** A protocol for which only dedicated nodes are offered. */
  protocol: DedicatedProtocol;
  /** The id of a project. */
  project: ProjectId;
  /** Name of the network. Default: chosen by the service. */
  name?: string;
  /** The chain that a network follows. */
  configuration: NetworkConfiguration;
  /** First nodes of the network. */
  nodes: readonly DedicatedNodeDraft[];
}

/**
 * Changes to a network.
 *
 * Source: public management API.
 */
export interface NetworkUpdate {
  /** New name of the network. */
  name: string;
}

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
 * Whether a node is shared with others or dedicated to its owner.
 *
 * Source: public management API.
 */
export type NodeType = "shared" | "dedicated";

/**
 * A cloud provider.
 *
 * Source: public management API.
 */
export type Provider = "gcloud" | "aws" | "azure" | "vzo";

/**
 * A region of a cloud provider.
 *
 * Source: public management API.
 */
export type Region = "asia-southeast1" | "ap-southeast-1" | "us-west-2" | "us-east-1" | "uksouth" | "eu3";

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
  auth_password?: Secret;
  /** Access key: the token in the endpoint's URL. */
  auth_key?: Secret;
}

/**
 * Configuration of a new node, without its location and tenancy.
 *
 * Source: public management API.
 */
export interface NodeOptions {
  /** Name of the node. */
  name: string;
  /** Role of the node in its network. */
  role: NodeRole;
  /**
   * Configuration of the node. `archive` is required for ethereum, polygon-pos, bsc, avalanche, fantom and
   * tezos; other protocols accept an empty object.
   */
  configuration: NodeConfiguration;
}

/**
 * A node to create together with its network. `provider` decides which regions are available.
 *
 * Source: public management API.
 */
export type NodeDraft = NodeOptions & NodeLocation & NodeTenancy;

/**
 * A node to create together with a network of a protocol with dedicated nodes only.
 *
 * Source: public management API.
 */
export type DedicatedNodeDraft = NodeOptions & NodeLocation & {
  /** Always `dedicated`: the node is dedicated to its owner. */
  type: "dedicated";
};

/**
 * A node to create in a network. `provider` decides which regions are available.
 *
 * Source: public management API.
 */
export type NodeCreate = NodeOptions & NodeLocation & NodeTenancy & {
  /** The id of a network. */
  network: NetworkId;
};

/**
 * Changes to a node. Omitted fields stay unchanged; other fields are read-only.
 *
 * Source: public management API.
 */
export interface NodeUpdate {
  /** New name of the node. */
  name?: string;
  /** Configuration of the node. The available attributes depend on the protocol. */
  configuration?: NodeConfiguration;
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
 * The id of a stream.
 *
 * Source: this interface, streams.
 */
export type StreamId = `ST-${string}`;

/**
 * A stream: events of a network, delivered in order to a destination, each at least once.
 *
 * Source: this interface, streams.
 */
export interface Stream extends StreamSettings {
  /** The id of a stream. */
  id: StreamId;
  /**
   * What a stream does: `running` (it delivers), `waiting` (its network has no node, or no upstream that
   * responds), `retrying` (the last delivery or read failed, and is repeated) or `paused`.
   */
  status: StreamStatus;
  /** Why the stream waits, retries or is paused. Absent while it runs, or if you paused it. */
  reason?: string;
  /** Where a stream is. */
  position: StreamPosition;
  /** Time of creation, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
}

/**
 * A stream with its secret, which is shown only once.
 *
 * Source: this interface, streams; Standard Webhooks.
 */
export interface StreamWithSecret extends Stream {
  /** Signs the requests of a webhook, as Standard Webhooks specifies. Absent for other destinations. */
  signing_secret?: Secret;
}

/**
 * The settings of a stream.
 *
 * Source: this interface, streams.
 */
export interface StreamSettings {
  /** Name of the stream. Default: chosen by the service. */
  name?: string;
  /** The id of a network. */
  network: NetworkId;
  /** What a stream delivers. */
  source: StreamSource;
  /**
   * Where a new stream begins: at the newest block, at a block (a slot, checkpoint or ledger height), or at
   * the first block from a time on. Default: `latest`.
   */
  start?: StreamStart;
  /**
   * When the events of a block are delivered: once it has this many blocks above it, or is safe or final.
   * Events of blocks that are replaced later are delivered again as removed, except with `finalized`.
   * Default: 0.
   */
  confirmations?: StreamConfirmations;
  /**
   * A CEL expression over `event`, the data of an event. Only events for which it is true are delivered.
   * Default: all.
   */
  filter?: string;
  /** A CEL expression over `event`. Its value is delivered in place of the event's data. Default: `event`. */
  projection?: string;
  /** Where a stream delivers its events. */
  destination: StreamDestination;
  /** Maximum number of events to deliver together. A megabyte of data also ends a batch. Default: 100. */
  batch_size?: number;
}

/**
 * A stream to create.
 *
 * Source: this interface, streams.
 */
export interface StreamCreate extends StreamSettings {
}

/**
 * Changes to a stream.
 *
 * Source: this interface, streams.
 */
export interface StreamUpdate {
  /** New name of the stream. */
  name?: string;
  /**
   * When the events of a block are delivered: once it has this many blocks above it, or is safe or final.
   * Events of blocks that are replaced later are delivered again as removed, except with `finalized`.
   * Default: 0.
   */
  confirmations?: StreamConfirmations;
  /** New filter; null for none. */
  filter?: string | null;
  /** New projection; null for none. */
  projection?: string | null;
  /** Where a stream delivers its events. */
  destination?: StreamDestination;
  /** New maximum number of events to deliver together. */
  batch_size?: number;
}

/**
 * What a stream does: `running` (it delivers), `waiting` (its network has no node, or no upstream that
 * responds), `retrying` (the last delivery or read failed, and is repeated) or `paused`.
 *
 * Source: this interface, streams.
 */
export type StreamStatus = "running" | "waiting" | "retrying" | "paused";

/**
 * Where a new stream begins: at the newest block, at a block (a slot, checkpoint or ledger height), or at the
 * first block from a time on. Default: `latest`.
 *
 * Source: this interface, streams.
 */
export type StreamStart =
  | "latest"
  | {
    /** Number of the first block. */
    block: number;
  }
  | {
    /** Time of the first block, in ISO 8601 with its zone. */
    time: string;
  };

/**
 * When the events of a block are delivered: once it has this many blocks above it, or is safe or final.
 * Events of blocks that are replaced later are delivered again as removed, except with `finalized`. Default:
 * 0.
 *
 * Source: this interface, streams.
 */
export type StreamConfirmations = number | "safe" | "finalized";

/**
 * What a stream delivers.
 *
 * Source: this interface, streams.
 */
export type StreamSource =
  | { type: "blocks" }
  | {
    type: "logs";
    /** Contracts. Default: all. */
    addresses?: readonly `0x${string}`[];
    /** Topics by position, as in `eth_getLogs`; null for any. */
    topics?: readonly (`0x${string}` | readonly `0x${string}`[] | null)[];
  }
  | { type: "receipts" }
  | { type: "pending_transactions" }
  | { type: "beacon_blocks" }
  | { type: "beacon_finality" }
  | {
    type: "fills";
    /** The user's address, 20 bytes. */
    user: `0x${string}`;
  }
  | {
    type: "orders";
    /** The user's address, 20 bytes. */
    user: `0x${string}`;
  }
  | {
    type: "accounts";
    /** Accounts, in base58. */
    accounts?: readonly string[];
    /** Programs that own the accounts, in base58. */
    owners?: readonly string[];
  }
  | {
    type: "transactions";
    /** Accounts, in base58. */
    accounts?: readonly string[];
    /** Whether failed transactions are delivered too. Default: no. */
    failed?: boolean;
  }
  | { type: "checkpoints" };

/**
 * Where a stream delivers its events.
 *
 * Source: this interface, streams; Standard Webhooks; CloudEvents 1.0.
 */
export type StreamDestination =
  | {
    type: "webhook";
    /** URL of the endpoint, with https. With http only for addresses that the gateway's operator allows. */
    url: string;
  }
  | {
    type: "postgres";
    /** URL of the server with its credentials. The password is not returned. */
    url: string;
    /** Name of the table, with its schema if it is not `public`. */
    table: string;
  }
  | {
    type: "nats";
    /** URL of the server with its credentials. The password is not returned. */
    url: string;
    /** Subject, which a stream of JetStream must store. */
    subject: string;
  }
  | {
    type: "redis";
    /** URL of the server with its credentials. The password is not returned. */
    url: string;
    /** Key of the stream. */
    key: string;
  }
  | {
    type: "kafka";
    /** URL of the server with its credentials. The password is not returned. */
    url: string;
    /** Name of the topic, which must exist. */
    topic: string;
  }
  | {
    type: "file";
    /** Name of the file, without a folder. */
    name: string;
  }
  | { type: "pull" };

/**
 * Where a stream is.
 *
 * Source: this interface, streams.
 */
export interface StreamPosition {
  /**
   * Number of the next block to read; null before the first one. Up to 10 seconds old if another gateway runs
   * the stream, and its blocks have no events.
   */
  next: number | null;
  /** Hash of the block before it. */
  hash?: string;
  /** Sequence number of the last event that was delivered; 0 before the first one. */
  delivered: number;
  /**
   * Number of blocks that could be delivered and are not; null if it is not known, such as while the stream
   * waits.
   */
  lag: number | null;
  /** Time of the last delivery, in ISO 8601 with milliseconds and `Z`. */
  delivered_at?: string;
  /** Time of the next attempt, while the stream retries. */
  retry_at?: string;
  /** Number of dead letters. */
  dead_letters?: number;
  /** The gateway that runs the stream. */
  instance?: string;
}

/**
 * One page of streams.
 *
 * Source: this interface, streams.
 */
export interface StreamPage extends PageLinks {
  /** Streams of this page. */
  results: Stream[];
}

/**
 * Where a stream continues.
 *
 * Source: this interface, streams.
 */
export interface StreamReplay {
  /** Number of the first block to deliver. At most the newest one that the stream knows. */
  from: number;
}

/**
 * The outcome of a test event.
 *
 * Source: this interface, streams.
 */
export interface StreamTest {
  /** Whether the destination has accepted it. */
  delivered: boolean;
  /** Why it has not. */
  reason?: string;
}

/**
 * Consecutive final blocks whose events were all delivered.
 *
 * Source: this interface, streams.
 */
export interface StreamRange {
  /** Number of the first block. */
  from: number;
  /** Number of the last block. */
  to: number;
  /** Hash of the first block; empty if the source has no hashes, or if it is not known. */
  from_hash: string;
  /** Hash of the last block; empty if the source has no hashes. */
  to_hash: string;
  /** Number of events in these blocks. */
  events: number;
  /**
   * Digest of the ids of these events (without a repetition such as `:2`), in hex; empty if there are none.
   * It begins with an empty text, and each id in order makes it the SHA-256 of the digest so far followed by
   * the id.
   */
  digest: string;
  /** Time of the last delivery, in ISO 8601 with milliseconds and `Z`. */
  delivered_at: string;
}

/**
 * One page of ranges.
 *
 * Source: this interface, streams.
 */
export interface StreamRangePage extends PageLinks {
  /** Ranges of this page. */
  results: StreamRange[];
}

/**
 * Blocks to read again. All ranges of the ledger that overlap are read.
 *
 * Source: this interface, streams.
 */
export interface StreamRecheck {
  /** Number of the first block. */
  from: number;
  /** Number of the last block. */
  to: number;
}

/**
 * The outcome of a recheck.
 *
 * Source: this interface, streams.
 */
export interface StreamRecheckResult {
  /** Number of ranges that were compared. */
  ranges: number;
  /** Number of events in them. */
  events: number;
  /** What differs, in plain words; gaps between ranges too. Empty if nothing does. */
  differences: string[];
}

/**
 * An event that could not be delivered.
 *
 * Source: this interface, streams.
 */
export interface DeadLetter {
  /** Sequence number of the event. */
  sequence: number;
  /** Why. */
  reason: string;
  /** The event, as far as it was made. */
  event: Record<string, unknown>;
  /** Time of the rejection, in ISO 8601 with milliseconds and `Z`. */
  created_at: string;
}

/**
 * One page of dead letters.
 *
 * Source: this interface, streams.
 */
export interface DeadLetterPage extends PageLinks {
  /** Dead letters of this page. */
  results: DeadLetter[];
}

/**
 * Dead letters to deliver again.
 *
 * Source: this interface, streams.
 */
export interface DeadLetterSelection {
  /** Their sequence numbers. If one is not that of a dead letter, the request is rejected. Default: all. */
  sequences?: readonly number[];
}

/**
 * The outcome of a redelivery.
 *
 * Source: this interface, streams.
 */
export interface Redelivery {
  /** Number of events that were delivered. */
  delivered: number;
  /** Number of events that were rejected again. */
  rejected: number;
  /** Number of events that are still to be delivered, for example because the stream is paused or retries. */
  waiting: number;
}

/**
 * Events of a stream, in order.
 *
 * Source: this interface, streams.
 */
export interface StreamEvents {
  /** The events. */
  events: CloudEvent[];
  /** Sequence number to acknowledge; that of the last acknowledged event if there is none. */
  last: number;
}

/**
 * An event of a stream, as CloudEvents 1.0 writes it in JSON.
 *
 * Source: CloudEvents 1.0; this interface, streams.
 */
export interface CloudEvent {
  /** The version of CloudEvents. */
  specversion: "1.0";
  /** Identifies the event in its stream. An event that is delivered twice has the same id. */
  id: string;
  /** Path of the stream. */
  source: string;
  /** Kind of event: the type of its source in the singular, such as `log`, or `test`. */
  type: string;
  /** The network and the number of the block. */
  subject: string;
  /** Time of the block, in ISO 8601. */
  time?: string;
  /** The form of `data`. */
  datacontenttype: "application/json";
  /**
   * Position in the stream: a decimal number of 16 digits, so that its texts sort as the events do. It grows
   * by 1 with each event, and by more once after a replay or a change of the stream's settings.
   */
  sequence: `${bigint}`;
  /**
   * Whether the block was replaced, so that the event did not happen. Undo what you did when it was
   * delivered.
   */
  removed: boolean;
  /** What happened, as the node writes it, or the value of the stream's projection. */
  data: unknown;
}

/**
 * The last event that you have stored.
 *
 * Source: this interface, streams.
 */
export interface Acknowledgement {
  /** Its sequence number. */
  sequence: number;
}

/**
 * An account on a chain: the chain's id, and the address in lower case.
 *
 * Source: this gateway.
 */
export type NonceAccount = string;

/**
 * The nonce of a transaction.
 *
 * Source: this gateway.
 */
export type Nonce = number;

/**
 * Changes whenever a nonce is taken, so that a process that was stopped for too long notices it.
 *
 * Source: this gateway.
 */
export type NonceToken = string;

/**
 * The bytes of a signed transaction, as hex.
 *
 * Source: this gateway.
 */
export type SignedTransaction = `0x${string}`;

/**
 * Which nonce to take.
 *
 * Source: this gateway.
 */
export interface NonceTake {
  /** The lowest nonce that the chain may still accept. */
  from: Nonce;
  /** Milliseconds for which nobody else can take it, unless it is released. */
  lease: number;
}

/**
 * A nonce that a process has taken.
 *
 * Source: this gateway.
 */
export interface TakenNonce {
  /** The nonce of a transaction. */
  nonce: Nonce;
  /** Changes whenever a nonce is taken, so that a process that was stopped for too long notices it. */
  token: NonceToken;
}

/**
 * A signed transaction, and the nonce that it has.
 *
 * Source: this gateway.
 */
export interface NonceTransaction {
  /** The nonce of a transaction. */
  nonce: Nonce;
  /** Changes whenever a nonce is taken, so that a process that was stopped for too long notices it. */
  token: NonceToken;
  /** The bytes of a signed transaction, as hex. */
  transaction: SignedTransaction;
}

/**
 * Whether a nonce was changed.
 *
 * Source: this gateway.
 */
export interface NonceOutcome {
  /** Whether the change was made. If not, the nonce was released, or another process has taken it since. */
  is_done: boolean;
}

/**
 * A nonce that was taken or used.
 *
 * Source: this gateway.
 */
export interface NonceEntry {
  /** The nonce of a transaction. */
  nonce: Nonce;
  /** Changes whenever a nonce is taken, so that a process that was stopped for too long notices it. */
  token: NonceToken;
  /** The transactions with this nonce, the one that was added last at the end. */
  transactions: SignedTransaction[];
  /** Whether the time of its lease has not passed, by the gateway's clock. */
  is_leased: boolean;
}

/**
 * The nonces of an account.
 *
 * Source: this gateway.
 */
export interface NonceList {
  /** All of them, the lowest first. */
  results: NonceEntry[];
}

/**
 * Which nonces to delete.
 *
 * Source: this gateway.
 */
export interface NonceForget {
  /** The first nonce to keep. */
  below: Nonce;
}

/**
 * The recipient of tokens of a test network.
 *
 * Source: public management API.
 */
export interface TestTokensRequest {
  /** Address that receives the tokens, 20 bytes. */
  address: `0x${string}`;
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

/**
 * Reason why no tokens were sent.
 *
 * Source: public management API.
 */
export interface FaucetProblem extends Problem {
  /** Earliest time at which the address can receive tokens again. */
  nextFaucetAvailable?: string;
}
