// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Secret } from "@node-access/auth";

/**
 * Id of the gateway process. It changes with each start.
 *
 * Source: this gateway.
 */
export type InstanceId = string;

/**
 * State of a gateway process.
 *
 * Source: this gateway.
 */
export interface Gateway {
  /** Id of the gateway process. It changes with each start. */
  instance: InstanceId;
  /** Host name of the machine. */
  host: string;
  /** Number of the worker; null if the gateway runs as a single process. */
  worker: string | null;
  /** Number of workers; 1 if the gateway runs as a single process. */
  workers: number;
  /** Number of running gateway processes that share the database, including the workers of all gateways. */
  processes: number;
  /** Version of the gateway package. */
  version: string;
  /** Version of Node.js. */
  node_version: string;
  /** Time at which the process was started. */
  started_at: Time;
  /** URL for HTTP and WebSocket callers. */
  url: string;
  /** URL for gRPC callers. */
  grpc_url: string;
  /** Kind of database in which the gateway stores its state. */
  database: "sqlite" | "postgres";
  /** Reason why `/readyz` responds with 503; null if the gateway is ready. */
  not_ready: string | null;
  /** The parts of networks that have upstreams, with their state at this gateway process. */
  networks: NetworkState[];
  /**
   * Whether the gateway records the last hour of its traffic and the latest log entries. Gateways with a
   * console do.
   */
  keeps_history: boolean;
}

/**
 * How well the upstreams of a part of a network serve it. `/readyz`, the metrics and the errors of callers
 * say the same.
 *
 * Source: this gateway.
 */
export interface NetworkState {
  /** Name of the network. */
  network: string;
  /** Name of the part. */
  part: string;
  /**
   * Serving state: `serving` if all upstreams serve; `degraded` if some do not; `failing` if none does, and
   * some still get requests, of which many fail; `down` if none gets requests; `off` if the config has no
   * upstream for it.
   */
  state: ServingState;
  /** Time since which this gateway process has seen the part in its state. */
  since: Time;
  /** Number of upstreams that serve calls as they should. */
  serving: number;
  /** Number of upstreams. */
  upstreams: number;
  /** What is wrong with which upstreams; null if all serve. */
  reason: string | null;
}

/**
 * Time in UTC, in ISO 8601.
 *
 * Source: this gateway.
 */
export type Time = string;

/**
 * Name of a key or credential. Names need not be unique.
 *
 * Source: this gateway.
 */
export type KeyName = string;

/**
 * Rate limit in requests per second, counted like the gateway's own limit.
 *
 * Source: this gateway.
 */
export type Rate = number;

/**
 * Burst limit: number of requests at once after a pause.
 *
 * Source: this gateway.
 */
export type Burst = number;

/**
 * Methods that a key or credential allows; all others are rejected. JSON-RPC methods are listed by name, such
 * as `eth_call`; REST operations by their path in the spec, such as `/eth/v1/beacon/headers/{block_id}`,
 * optionally preceded by an HTTP method and a space: `GET /v1/nodes/`; gRPC methods by their path, such as
 * `/geyser.Geyser/Subscribe`. A trailing `*` matches any suffix: `debug_*`, `GET /v1/*`, `/geyser.Geyser/*`.
 *
 * Source: this gateway.
 */
export type MethodPatterns = readonly MethodPattern[];

/**
 * Origins of web pages, such as `https://app.example`; `*` means all origins.
 *
 * Source: this gateway.
 */
export type Origins = readonly Origin[];

/**
 * Origin of a web page as sent by browsers, without a path, or `*`.
 *
 * Source: this gateway.
 */
export type Origin = string;

/**
 * A JSON-RPC method, REST operation or gRPC method, or a prefix of several followed by `*`.
 *
 * Source: this gateway.
 */
export type MethodPattern = string;

/**
 * Status of a key or credential. Only `active` ones are accepted.
 *
 * Source: this gateway.
 */
export type KeyStatus = "active" | "expired" | "revoked";

/**
 * A key or credential to create.
 *
 * Source: this gateway.
 */
export interface KeyCreate {
  /** Name of a key or credential. Names need not be unique. */
  name: KeyName;
  /** Expiry, in the future. By default, the key or credential does not expire. */
  expires_at?: Time;
  /** Rate limit, in requests per second. Default: the gateway's own limit. */
  rate?: Rate;
  /**
   * Burst limit: number of requests at once. Default: twice the rate, or the gateway's own limit if `rate` is
   * omitted too.
   */
  burst?: Burst;
  /** Allowed methods. Default: all methods. */
  methods?: MethodPatterns;
  /** Allowed origins of web pages. Default: the origins that the gateway allows. */
  origins?: Origins;
}

/**
 * Options of a rotation, which replaces a key or credential.
 *
 * Source: this gateway.
 */
export interface KeyRotate {
  /**
   * Number of seconds for which the old key or credential remains valid after the rotation; 0 ends it
   * immediately.
   */
  overlap: number;
  /** Expiry of the new key or credential. Default: the expiry of the old one. */
  expires_at?: Time;
}

/**
 * A key or credential without its secrets, which are returned only on creation.
 *
 * Source: this gateway.
 */
export interface KeyFacts {
  /** Name of a key or credential. Names need not be unique. */
  name: KeyName;
  /** Status of a key or credential. Only `active` ones are accepted. */
  status: KeyStatus;
  /** Time of creation. */
  created_at: Time;
  /** Expiry; null if the key or credential does not expire. */
  expires_at: string | null;
  /** Time of revocation; null if it was not revoked. */
  revoked_at: string | null;
  /** Time of the last use, accurate to a few minutes; null if it was never used. */
  last_used_at: string | null;
  /** Rate limit, in requests per second; null for the gateway's own limit. */
  rate: number | null;
  /** Burst limit: number of requests at once; null if it is derived from the rate. */
  burst: number | null;
  /** Allowed methods; null for all methods. */
  methods: MethodPattern[] | null;
  /** Allowed origins of web pages; null for the origins that the gateway allows. */
  origins: Origin[] | null;
}

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
 * Serving state: `serving` if all upstreams serve; `degraded` if some do not; `failing` if none does, and
 * some still get requests, of which many fail; `down` if none gets requests; `off` if the config has no
 * upstream for it.
 *
 * Source: this gateway.
 */
export type ServingState = "serving" | "degraded" | "failing" | "down" | "off";

/**
 * A node, with its state at this gateway.
 *
 * Source: this gateway.
 */
export interface Node {
  /** The id of a node. */
  id: NodeId;
  /** Name of the node, given by its owner. */
  name: string;
  /** Id of the organization that owns the node. */
  organization: OrganizationId;
  /** Protocol of the node, such as `ethereum`. */
  protocol: string;
  /** Network of the node, such as `ethereum-mainnet`. */
  network: string;
  /** Time of creation. */
  created_at: Time;
  /** Worst state of the node's parts, ignoring parts that are `off`; `off` if all parts are. */
  state: ServingState;
  /** Number of open WebSockets and streams of the node's callers at this gateway process. */
  connections: number;
  /** Parts of the node, such as JSON-RPC. */
  parts: NodePart[];
}

/**
 * A part of a node, such as JSON-RPC or the beacon endpoint.
 *
 * Source: this gateway.
 */
export interface NodePart {
  /** Name of the part. */
  part: string;
  /** Kind of server for this part of the node. */
  served_by: "upstreams" | "anvil" | "recorded" | "simulator" | "off";
  /**
   * Serving state: `serving` if all upstreams serve; `degraded` if some do not; `failing` if none does, and
   * some still get requests, of which many fail; `down` if none gets requests; `off` if the config has no
   * upstream for it.
   */
  state: ServingState;
  /** Number of upstreams. */
  upstreams: number;
  /** Number of upstreams that get requests now, or will after a pause. */
  usable: number;
  /** Latest block that callers see, if known. */
  head: number | null;
  /** Number of blocks that this part is behind the latest block of its upstreams, if known. */
  lag: number | null;
}

/**
 * One page of nodes.
 *
 * Source: this gateway.
 */
export interface NodePage extends PageLinks {
  /** Items of this page. */
  results: Node[];
}

/**
 * Kind of a call: JSON-RPC, REST, GraphQL or gRPC.
 *
 * Source: this gateway.
 */
export type CallKind = "rpc" | "rest" | "graphql" | "grpc";

/**
 * A method or operation of a node.
 *
 * Source: this gateway.
 */
export interface NodeMethod {
  /** Kind of a call: JSON-RPC, REST, GraphQL or gRPC. */
  kind: CallKind;
  /**
   * JSON-RPC method, HTTP method and path of a REST operation as in its spec, a kind of GraphQL operation
   * with its field, or a gRPC service and method.
   */
  name: string;
  /** `name` of an example for `tryCall`. */
  call: string;
  /** `input` of the example: JSON text, or a GraphQL query; null if it has none. */
  input: string | null;
  /** Whether the method may be a write. */
  writes: boolean;
}

/**
 * The methods and operations of a node.
 *
 * Source: this gateway.
 */
export interface NodeMethodList {
  /** Methods and operations, JSON-RPC methods first, then REST, gRPC and GraphQL. */
  results: NodeMethod[];
}

/**
 * A test call.
 *
 * Source: this gateway.
 */
export interface TryCall {
  /** Kind of a call: JSON-RPC, REST, GraphQL or gRPC. */
  kind: CallKind;
  /**
   * JSON-RPC method, such as `eth_blockNumber`; HTTP method and path with query, such as `GET
   * /eth/v1/node/version`; `POST /graphql` for GraphQL; or gRPC service and method, such as
   * `geyser.Geyser/GetSlot`.
   */
  name: string;
  /**
   * Params of a JSON-RPC call, or body of a REST request, as JSON text. Numbers are sent unchanged. For
   * GraphQL, the text of the query. For gRPC, the request as JSON: fields have their names in the proto file,
   * bytes are hex with `0x`, 64-bit integers are numbers or texts, and enums are names or numbers.
   */
  input?: string;
  /** For GraphQL: the values of the query's variables, as JSON text of an object. */
  variables?: string;
  /** Name of the upstream to use. Default: chosen by the gateway. Not for gRPC. */
  upstream?: string;
  /** Whether to bypass the cache. Default: `false`. */
  no_cache?: boolean;
  /** Whether to send the call even if it is, or may be, a write. Default: `false`. */
  allow_write?: boolean;
}

/**
 * Response of a test call, with its route.
 *
 * Source: this gateway.
 */
export interface TriedCall {
  /** HTTP status that a caller would receive. */
  status: number;
  /**
   * Status of a gRPC call; null for other calls, and for a stream that was ended here after its first
   * messages.
   */
  grpc_status: number | null;
  /**
   * First 64 KiB of the response body. For gRPC, the response as JSON, in the form of `input`; for a stream,
   * a list of its first messages; after a failure, an object with the `message`.
   */
  body: string;
  /** Whether the body was truncated. */
  is_truncated: boolean;
  /** Content type of the body. */
  content_type: string;
  /** Duration of the call in the gateway, in milliseconds. */
  milliseconds: number;
  /** Name of the upstream that responded; null if none did. */
  upstream: string | null;
  /** Kind of simulator that responded; null if an upstream, the cache or the gateway itself responded. */
  served_by: "recorded" | "simulator" | "fixture" | "fault" | null;
  /** Result of the cache lookup; null if the response is not cacheable. */
  cache: "hit" | "miss" | "bypass" | null;
  /** Whether the call was hedged: also sent to a second upstream because the first one was slow. */
  is_hedged: boolean;
  /**
   * Requests that were sent to upstreams for the call, in order. Empty if the cache or the gateway itself
   * responded, or if the call joined an identical call in flight.
   */
  attempts: CallAttempt[];
  /** Id of the gateway process. It changes with each start. */
  instance: InstanceId;
}

/**
 * A request that was sent to an upstream.
 *
 * Source: this gateway.
 */
export interface CallAttempt {
  /** Name of the upstream. */
  upstream: string;
  /** Time from the start of the call to this attempt, in milliseconds. */
  after: number;
  /** Duration of the attempt, in milliseconds. */
  milliseconds: number;
  /**
   * Outcome of the attempt: `responded` if it served the call, `rejected` if the response led to another
   * attempt, `failed` if there was no response, `abandoned` if another upstream was faster.
   */
  outcome: "responded" | "rejected" | "failed" | "abandoned";
  /** Reason why the attempt was rejected or failed; null otherwise. */
  detail: string | null;
}

/**
 * The id of a node.
 *
 * Source: public management API.
 */
export type NodeId = `ND-${string}`;

/**
 * Id of a credential. Not a secret.
 *
 * Source: this gateway.
 */
export type CredentialId = `NC-${string}`;

/**
 * Whether callers may choose the upstream of a call (`x-node-access-use-upstream`) and bypass the cache
 * (`cache-control: no-cache`).
 *
 * Source: this gateway.
 */
export type Routing = boolean;

/**
 * A credential to create.
 *
 * Source: this gateway.
 */
export interface CredentialCreate {
  /** Name of a key or credential. Names need not be unique. */
  name: KeyName;
  /** Expiry of the credential. By default, the credential does not expire. */
  expires_at?: Time;
  /** Rate limit, in requests per second. Default: the gateway's own limit. */
  rate?: Rate;
  /**
   * Burst limit: number of requests at once. Default: twice the rate, or the gateway's own limit if `rate` is
   * omitted too.
   */
  burst?: Burst;
  /** Allowed methods. Default: all methods. */
  methods?: MethodPatterns;
  /** Allowed origins of web pages. Default: the origins that the gateway allows. */
  origins?: Origins;
  /** Whether callers may choose the upstream and bypass the cache. Default: they may not. */
  routing?: Routing;
}

/**
 * A credential for the endpoints of a node: an access key, or a user name and password. The management API
 * shows the first credential of a node with the node; after a rotation, it shows the new one.
 *
 * Source: this gateway.
 */
export interface Credential extends KeyFacts {
  /** Id of a credential. Not a secret. */
  id: CredentialId;
  /** The id of a node. */
  node: NodeId;
  /** User name for HTTP basic authentication. */
  username: string;
  /** Id of the credential that this one replaced; null if there is none. */
  replaces: string | null;
  /**
   * Whether callers may choose the upstream of a call (`x-node-access-use-upstream`) and bypass the cache
   * (`cache-control: no-cache`).
   */
  routing: Routing;
}

/**
 * A new credential, with its secrets.
 *
 * Source: this gateway.
 */
export interface NewCredential extends Credential {
  /** Password for HTTP basic authentication. */
  password: Secret;
  /** Access key: the token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC. */
  key: Secret;
}

/**
 * One page of credentials.
 *
 * Source: this gateway.
 */
export interface CredentialPage extends PageLinks {
  /** Items of this page. */
  results: Credential[];
}

/**
 * The id of an organization.
 *
 * Source: public management API.
 */
export type OrganizationId = `RG-${string}`;

/**
 * An organization.
 *
 * Source: this gateway.
 */
export interface Organization {
  /** The id of an organization. */
  id: OrganizationId;
  /** Name of the organization. */
  name: string;
  /** Time of creation. */
  created_at: Time;
}

/**
 * An organization to create.
 *
 * Source: this gateway.
 */
export interface OrganizationCreate {
  /** Name of the organization, unique among all organizations. */
  name: string;
}

/**
 * A new organization, with its secrets.
 *
 * Source: this gateway.
 */
export interface NewOrganization extends Organization {
  /** API key for the management API. */
  api_key: Secret;
  /** First nodes of the organization. */
  nodes: FirstNode[];
}

/**
 * A first node of an organization, with its credentials.
 *
 * Source: this gateway.
 */
export interface FirstNode {
  /** The id of a node. */
  id: NodeId;
  /** Protocol of the node. */
  protocol: string;
  /** User name for HTTP basic authentication. */
  username: string;
  /** Password for HTTP basic authentication. */
  password: Secret;
  /** Access key: the token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC. */
  key: Secret;
}

/**
 * One page of organizations.
 *
 * Source: this gateway.
 */
export interface OrganizationPage extends PageLinks {
  /** Items of this page. */
  results: Organization[];
}

/**
 * Id of an API key. Not a secret.
 *
 * Source: this gateway.
 */
export type ApiKeyId = `AK-${string}`;

/**
 * An API key for the management API of an organization.
 *
 * Source: this gateway.
 */
export interface ApiKey extends KeyFacts {
  /** Id of an API key. Not a secret. */
  id: ApiKeyId;
  /** The id of an organization. */
  organization: OrganizationId;
  /** Id of the API key that this one replaced; null if there is none. */
  replaces: string | null;
}

/**
 * A new API key, with its secret.
 *
 * Source: this gateway.
 */
export interface NewApiKey extends ApiKey {
  /** Bearer token for the management API. */
  key: Secret;
}

/**
 * One page of API keys.
 *
 * Source: this gateway.
 */
export interface ApiKeyPage extends PageLinks {
  /** Items of this page. */
  results: ApiKey[];
}

/**
 * The id of a stream.
 *
 * Source: this gateway.
 */
export type StreamId = `ST-${string}`;

/**
 * What a stream does: `running` (it delivers), `waiting` (its network has no node, or no upstream that
 * responds), `retrying` (the last delivery or read failed, and is repeated) or `paused`.
 *
 * Source: this gateway.
 */
export type StreamStatus = "running" | "waiting" | "retrying" | "paused";

/**
 * A stream: events of a network, delivered in order to a destination, each at least once.
 *
 * Source: this gateway.
 */
export interface StreamRecord {
  /** The id of a stream. */
  id: StreamId;
  /** Name of the stream. */
  name: string;
  /** The id of an organization. */
  organization: OrganizationId;
  /** Id of its network. */
  network: string;
  /** The chain, such as `ethereum-mainnet`. */
  public_network: string;
  /** What it delivers, as `StreamSource` in the management API. */
  source: Record<string, unknown>;
  /** Where it delivers, as `StreamDestination` in the management API, without passwords. */
  destination: Record<string, unknown>;
  /**
   * What a stream does: `running` (it delivers), `waiting` (its network has no node, or no upstream that
   * responds), `retrying` (the last delivery or read failed, and is repeated) or `paused`.
   */
  status: StreamStatus;
  /** Why it waits, retries or is paused; null if it runs, or its owner paused it. */
  reason: string | null;
  /**
   * Number of the next block to read; null before the first one. Up to 10 seconds old if another gateway runs
   * the stream, and its blocks have no events.
   */
  next: number | null;
  /** Sequence number of the last event that was delivered; 0 before the first one. */
  delivered: number;
  /** Number of blocks that could be delivered and are not; null if it is not known. */
  lag: number | null;
  /** Number of dead letters. */
  dead_letters: number;
  /** Time of the last delivery; null before the first one. */
  delivered_at: string | null;
  /** Time of the next attempt; null unless it retries. */
  retry_at: string | null;
  /** The gateway that runs it; null if none does. */
  instance: string | null;
  /** Time of creation. */
  created_at: Time;
}

/**
 * One page of streams.
 *
 * Source: this gateway.
 */
export interface StreamRecordPage extends PageLinks {
  /** Items of this page. */
  results: StreamRecord[];
}

/**
 * The outcome of a test event.
 *
 * Source: this gateway.
 */
export interface StreamTest {
  /** Whether the destination has accepted it. */
  delivered: boolean;
  /** Why it has not. */
  reason?: string;
}

/**
 * An event that could not be delivered.
 *
 * Source: this gateway.
 */
export interface DeadLetter {
  /** Sequence number of the event. */
  sequence: number;
  /** Id of the event. */
  event: string;
  /** Number of its block. */
  block: number;
  /** Why it could not be delivered. */
  reason: string;
  /** Time of the rejection. */
  created_at: Time;
}

/**
 * One page of dead letters.
 *
 * Source: this gateway.
 */
export interface DeadLetterPage extends PageLinks {
  /** Items of this page. */
  results: DeadLetter[];
}

/**
 * Day, in UTC.
 *
 * Source: this gateway.
 */
export type Day = string;

/**
 * Calls of a method with a credential on one day.
 *
 * Source: this gateway.
 */
export interface Usage {
  /** Day, in UTC. */
  day: Day;
  /** Id of an API key or node credential. */
  credential: string;
  /**
   * Name of a JSON-RPC method, HTTP method and path of a REST operation as in its spec, or path of a gRPC
   * method; `other` for unknown methods.
   */
  method: string;
  /** Number of calls. The calls of a batch count individually. */
  calls: number;
  /** Number of failed calls. Calls of a JSON-RPC batch count only if the whole batch failed. */
  errors: number;
}

/**
 * Usage, sorted by day, credential and method.
 *
 * Source: this gateway.
 */
export interface UsageList {
  /** Usage of each day, credential and method. */
  results: Usage[];
}

/**
 * Id of an upstream: network, part and name, separated by dots.
 *
 * Source: this gateway.
 */
export type UpstreamId = string;

/**
 * An upstream, to which requests are sent, with its state at this gateway.
 *
 * Source: this gateway.
 */
export interface Upstream {
  /** Id of an upstream: network, part and name, separated by dots. */
  id: UpstreamId;
  /** Network of the upstream, such as `ethereum-mainnet`. */
  network: string;
  /** Part of the network that the upstream serves. */
  part: string;
  /** Name of the upstream in the config file. */
  name: string;
  /**
   * Tier of the upstream. Upstreams of a higher tier are used only if none of a lower tier can serve a
   * request.
   */
  tier: number;
  /** Weight: relative share of the requests in its tier. */
  weight: number;
  /**
   * State: `serving`; `failing` if it failed at least a quarter of the last requests; `down` while the
   * circuit breaker is not closed, or it does not report its chain; `throttled` after it rejected requests as
   * too many, or while its budget is used up; `lagging` if it has lacked the newest block for some time;
   * `cordoned`; `mismatched` if it serves another chain.
   */
  state: "serving" | "failing" | "down" | "throttled" | "lagging" | "cordoned" | "mismatched";
  /** State of the circuit breaker. Half-open, it lets one request through to test the upstream. */
  breaker: "closed" | "open" | "half-open";
  /** Latest block of the upstream, if known. */
  head: number | null;
  /**
   * Number of blocks that the upstream is behind the newest one that an upstream has or callers have seen, if
   * known.
   */
  lag: number | null;
  /** Score from 0 to 1, based on errors, throttling, tail latency and lag in the last minutes. */
  score: number;
  /** 95th percentile of the upstream's response times, in milliseconds, if known. */
  latency: number | null;
  /** Time until which the upstream receives no requests, because it rejected some as too many. */
  throttled_until: string | null;
  /** Whether an operator, or a check of its results, has taken the upstream out of service. */
  cordoned: boolean;
  /** Reason for which the gateway cordoned the upstream, if it did. */
  cordon_reason: string | null;
  /** Maximum number of requests per second to the upstream, if limited. */
  requests_per_second: number | null;
  /** Maximum number of requests per day (UTC) to the upstream, if limited. */
  requests_per_day: number | null;
  /**
   * Number of requests that all gateways have sent to the upstream today, if requests per day are limited.
   */
  requests_today: number | null;
  /** Callers whose requests wait for their share of the upstream's connections, those with most first. */
  waiting: WaitingCaller[];
}

/**
 * A caller whose requests wait for its share of an upstream.
 *
 * Source: this gateway.
 */
export interface WaitingCaller {
  /** What they wait for: `connections`, or `heavy_connections` for heavy calls. */
  queue: string;
  /** Id of the caller's credential, or of the first one that it replaces; empty for the gateway itself. */
  caller: string;
  /** Number of requests that wait. */
  waiting: number;
  /** Number of its requests in flight. */
  active: number;
  /** Number of requests that all callers together may have in flight. */
  limit: number | null;
}

/**
 * One page of upstreams.
 *
 * Source: this gateway.
 */
export interface UpstreamPage extends PageLinks {
  /** Items of this page. */
  results: Upstream[];
}

/**
 * A block that the light client trusts. Its sync committee signed it.
 *
 * Source: this gateway.
 */
export interface TrustedBlock {
  /** Slot of the beacon block. */
  slot: number;
  /** Number of the execution block. */
  number: number;
  /** Hash of the execution block. */
  hash: `0x${string}`;
}

/**
 * A light client, which follows the sync committee of a network's beacon chain.
 *
 * Source: this gateway.
 */
export interface LightClient {
  /** Name of the network. */
  network: string;
  /** Root of the beacon block that the operator trusts. */
  checkpoint: string;
  /** Name of the beacon upstream that it asked last; null before it asked one. */
  upstream: string | null;
  /** The newest block that the sync committee signed; null before it has followed the chain. */
  latest: TrustedBlock | null;
  /** The newest final block; null before it has followed the chain. */
  finalized: TrustedBlock | null;
  /**
   * Number of the sync committee's period that the newest block is in; null before it has followed the chain.
   */
  period: number | null;
  /** Slots since the newest block, by the clock of the gateway; null before it has followed the chain. */
  lag: number | null;
  /** Time at which it followed the chain last; null if it has not since the gateway was started. */
  followed_at: Time | null;
  /** Why it cannot follow the chain now, such as a wrong checkpoint or signature; null if it can. */
  error: string | null;
}

/**
 * One page of light clients.
 *
 * Source: this gateway.
 */
export interface LightClientPage extends PageLinks {
  /** Items of this page. */
  results: LightClient[];
}

/**
 * Number of a wrong result. Later ones have larger numbers.
 *
 * Source: this gateway.
 */
export type WrongResultId = `${bigint}`;

/**
 * A result of an upstream that contradicts its block, itself or its request.
 *
 * Source: this gateway.
 */
export interface WrongResult {
  /** Number of a wrong result. Later ones have larger numbers. */
  id: WrongResultId;
  /** Time of the check. */
  at: Time;
  /** Id of an upstream: network, part and name, separated by dots. */
  upstream: UpstreamId;
  /** Method of the call. */
  method: string;
  /** Name of the check that failed, such as `receipts-root`: those of `@node-access/verify`. */
  check: string;
  /** Place of what is wrong, in the result or in the data that it was compared with. */
  path: string;
  /** Value that the chain requires. */
  expected: string;
  /** Value that the upstream returned. */
  actual: string;
  /** Whether the upstream was cordoned for this result. */
  cordoned: boolean;
  /** Characters of the evidence; 0 if it was too large to store. */
  evidence_size: number;
}

/**
 * A wrong result of an upstream, with its evidence.
 *
 * Source: this gateway.
 */
export interface WrongResultWithEvidence extends WrongResult {
  /**
   * Evidence: the call, its result, and what the same upstream returned for the check. `verifyEvidence` of
   * `@node-access/verify` checks it. `null` if it was too large to store.
   */
  evidence: Record<string, unknown> | null;
}

/**
 * One page of wrong results.
 *
 * Source: this gateway.
 */
export interface WrongResultPage extends PageLinks {
  /** Items of this page. */
  results: WrongResult[];
}

/**
 * Number of calls by outcome.
 *
 * Source: this gateway.
 */
export interface Outcomes {
  /** Number of successful calls. */
  ok: number;
  /** Number of calls that failed because of the caller, such as invalid params or a reverted call. */
  caller: number;
  /** Number of calls rejected because the credential does not allow them. */
  denied: number;
  /** Number of calls rejected because the caller exceeded its limits. */
  throttled: number;
  /** Number of calls that no upstream could serve. */
  upstream: number;
  /** Number of calls that no upstream served in time. */
  timeout: number;
  /** Number of calls that failed because of the gateway. */
  gateway: number;
  /** Number of calls canceled by the caller. */
  canceled: number;
}

/**
 * Percentiles of call durations, in milliseconds, with an error of at most 5 %.
 *
 * Source: this gateway.
 */
export interface Latency {
  /** Median, in milliseconds. */
  p50: number;
  /** 95th percentile, in milliseconds. */
  p95: number;
  /** 99th percentile, in milliseconds. */
  p99: number;
}

/**
 * Traffic in one interval. A JSON-RPC batch counts as one call.
 *
 * Source: this gateway.
 */
export interface TrafficSample {
  /** End of the interval. */
  at: Time;
  /** Number of calls by outcome. */
  calls: Outcomes;
  /** Percentiles of call durations; null without calls. */
  latency: Latency | null;
  /** Cacheable calls. */
  cache: {
    /** Number of cache hits. */
    hits: number;
    /** Number of cache misses. */
    misses: number;
  };
  /** Hedged calls, which were also sent to a second upstream because the first one was slow. */
  hedges: {
    /** Number of hedged calls in which the second upstream responded first. */
    won: number;
    /** Number of hedged calls in which the first upstream responded first. */
    lost: number;
  };
  /**
   * Number of requests that an upstream could not serve. Most of these calls were served by another upstream.
   */
  upstream_failures: number;
}

/**
 * The traffic of a gateway.
 *
 * Source: this gateway.
 */
export interface Traffic {
  /** Id of the gateway process. It changes with each start. */
  instance: InstanceId;
  /** Length of an interval, in seconds. */
  interval: number;
  /** Networks with calls in the last hour. */
  networks: string[];
  /** Intervals, oldest first, including those without calls. */
  samples: TrafficSample[];
}

/**
 * Traffic of an upstream in one interval.
 *
 * Source: this gateway.
 */
export interface UpstreamSample {
  /** End of the interval. */
  at: Time;
  /** Number of calls that it served. A JSON-RPC batch counts as one call. */
  calls: number;
  /** 95th percentile of the durations of these calls, in milliseconds; null without calls. */
  latency: number | null;
  /** Number of requests that failed, those of the gateway for newest blocks included. */
  failures: number;
  /** Number of requests that it rejected as too many. */
  throttled: number;
}

/**
 * Traffic of one upstream.
 *
 * Source: this gateway.
 */
export interface UpstreamTraffic {
  /** Id of an upstream: network, part and name, separated by dots. */
  id: UpstreamId;
  /** Intervals, oldest first, including those without calls. */
  samples: UpstreamSample[];
}

/**
 * Traffic by upstream.
 *
 * Source: this gateway.
 */
export interface UpstreamTrafficList {
  /** Id of the gateway process. It changes with each start. */
  instance: InstanceId;
  /** Length of an interval, in seconds. */
  interval: number;
  /** Upstreams, by id. */
  upstreams: UpstreamTraffic[];
}

/**
 * The traffic of one caller.
 *
 * Source: this gateway.
 */
export interface Caller {
  /**
   * Id of an API key or node credential; `none` for callers without one, `other` for callers that are not
   * counted separately.
   */
  credential: string;
  /** Name of the key or credential; null if it has none. */
  name: string | null;
  /** Id of the organization or node to which the key or credential belongs; null if it is not known. */
  owner: string | null;
  /**
   * Cost of the caller's requests, as counted against the rate limit: 1 for each, 10 for a heavy call, more
   * for large requests by their bytes.
   */
  cost: number;
  /** Number of calls. A JSON-RPC batch counts as one call. */
  calls: number;
  /** Number of requests that failed for any reason other than throttling. */
  errors: number;
  /** Number of requests rejected because the caller exceeded its limits. */
  throttled: number;
}

/**
 * Callers with the highest cost.
 *
 * Source: this gateway.
 */
export interface CallerList {
  /** Id of the gateway process. It changes with each start. */
  instance: InstanceId;
  /** Length of the period, in seconds. */
  seconds: number;
  /** Total cost of all callers. */
  cost: number;
  /** Callers, highest cost first. */
  results: Caller[];
}

/**
 * Level of a log entry.
 *
 * Source: this gateway.
 */
export type LogLevel = "info" | "warn" | "error";

/**
 * A log entry.
 *
 * Source: this gateway.
 */
export interface LogEntry {
  /** Id of the entry, unique in the log. */
  id: string;
  /** Time of the entry. */
  time: Time;
  /** Level of a log entry. */
  level: LogLevel;
  /** Name of the event, as a constant phrase. */
  event: string;
  /**
   * Fields of the entry. `worker` is the worker that wrote it. `change` is how a state has changed: `failed`,
   * `throttled`, `lagging`, `forked`, `mismatched`, `reorg`, `cordoned`, `reloaded` or `recovered`; `from` is
   * what has recovered.
   */
  fields: Record<string, string | number | boolean>;
}

/**
 * A list of the latest log entries.
 *
 * Source: this gateway.
 */
export interface LogTail {
  /** Id of the gateway process. It changes with each start. */
  instance: InstanceId;
  /** Cursor for the next request, which returns the entries after these. */
  cursor: string;
  /** Number of entries that were omitted because there were too many. */
  skipped: number;
  /** Log entries, oldest first. */
  entries: LogEntry[];
}

/**
 * Result of a reload.
 *
 * Source: this gateway.
 */
export interface Reload {
  /** Networks in the config file. */
  networks: string[];
  /** Changed options that take effect only after a restart. */
  needs_restart: string[];
}

/**
 * An entry of the audit log.
 *
 * Source: this gateway.
 */
export interface AuditEntry {
  /** Number of the entry. Later entries have larger numbers. */
  id: `${bigint}`;
  /** Time of the change. */
  at: Time;
  /**
   * Actor of the change: the id of an API key of the management API, `admin` for the admin API, `console` for
   * the gateway's console, `gateway` for what a gateway decided itself, or `command line` for the start of a
   * gateway.
   */
  actor: string;
  /**
   * Operation of the management or admin API that made the change, such as `updateNode` or `revokeApiKey`.
   */
  action: string;
  /** Id of the changed object. */
  subject: string;
  /** IP address of the request; `this machine` for the start of a gateway. */
  source: string;
  /** The details of a change, without secrets. */
  detail: AuditDetail;
}

/**
 * The details of a change, without secrets.
 *
 * Source: this gateway.
 */
export interface AuditDetail {
  /** Values of the changed fields before the change. */
  before?: Record<string, unknown>;
  /** Values of the changed fields after the change. */
  after?: Record<string, unknown>;
}

/**
 * One page of the audit log.
 *
 * Source: this gateway.
 */
export interface AuditPage extends PageLinks {
  /** Items of this page. */
  results: AuditEntry[];
}
