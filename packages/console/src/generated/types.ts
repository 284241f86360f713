// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Secret } from "@node-access/auth";

/**
 * The id of the gateway process that responds. It has a new one with each start.
 *
 * Source: this gateway.
 */
export type InstanceId = string;

/**
 * A gateway process, and what it is part of.
 *
 * Source: this gateway.
 */
export interface Gateway {
  /** The id of the gateway process that responds. It has a new one with each start. */
  instance: InstanceId;
  /** The name of its machine. */
  host: string;
  /** The number of this worker; null if the gateway is one process. */
  worker: string | null;
  /** Number of workers; 1 if the gateway is one process. */
  workers: number;
  /** Number of gateway processes that share the database now, including the workers of all gateways. */
  processes: number;
  /** The version of the package. */
  version: string;
  /** The version of Node that it runs on. */
  node_version: string;
  /** When it was started. */
  started_at: Time;
  /** The address for callers over HTTP and WebSocket. */
  url: string;
  /** The address for callers over gRPC. */
  grpc_url: string;
  /** The kind of database that holds its state. */
  database: "sqlite" | "postgres";
  /** Why `/readyz` responds 503; null if it does not. */
  not_ready: string | null;
  /** Whether it keeps the last hour of its traffic and the tail of its log, as gateways with a console do. */
  keeps_history: boolean;
}

/**
 * A time in UTC, in ISO 8601.
 *
 * Source: this gateway.
 */
export type Time = string;

/**
 * The name of a key or credential. Names need not be unique.
 *
 * Source: this gateway.
 */
export type KeyName = string;

/**
 * Requests a second, counted as the gateway's own limit counts them.
 *
 * Source: this gateway.
 */
export type Rate = number;

/**
 * Requests that may come at once after a pause.
 *
 * Source: this gateway.
 */
export type Burst = number;

/**
 * The methods that a key or credential allows; all others are rejected. A JSON-RPC method goes by its name,
 * such as `eth_call`. A REST operation goes by its path as its spec writes it, such as
 * `/eth/v1/beacon/headers/{block_id}`, with its HTTP method and a space before it where only that one is
 * meant: `GET /v1/nodes/`. A gRPC method goes by its path, such as `/geyser.Geyser/Subscribe`. A `*` at the
 * end stands for any rest: `debug_*`, `GET /v1/*`, `/geyser.Geyser/*`.
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
 * The origin of a web page as browsers send it, without a path, or `*`.
 *
 * Source: this gateway.
 */
export type Origin = string;

/**
 * A JSON-RPC method, a REST operation or a gRPC method, or several of them by what their names begin with.
 *
 * Source: this gateway.
 */
export type MethodPattern = string;

/**
 * Whether a key or credential opens anything. Only an active one does.
 *
 * Source: this gateway.
 */
export type KeyStatus = "active" | "expired" | "revoked";

/**
 * A key or credential to make.
 *
 * Source: this gateway.
 */
export interface KeyCreate {
  /** The name of a key or credential. Names need not be unique. */
  name: KeyName;
  /** When it ends, in the future. Without it, it does not expire. */
  expires_at?: Time;
  /** The rate limit in requests per second. Without it, the gateway's own limit applies. */
  rate?: Rate;
  /** Requests at once. Without it, twice the rate, or the gateway's limit if the rate is omitted too. */
  burst?: Burst;
  /** The methods that it allows. Without it, it allows all. */
  methods?: MethodPatterns;
  /** The origins of web pages that may use it. Without it, those that the gateway allows. */
  origins?: Origins;
}

/**
 * Options of a rotation, which replaces a key or credential by a new one.
 *
 * Source: this gateway.
 */
export interface KeyRotate {
  /** Seconds for which the old one keeps working after the rotation. With 0 it stops at once. */
  overlap: number;
  /** The time at which the new one expires. Without it, the new one expires when the old one would have. */
  expires_at?: Time;
}

/**
 * A key or credential without its secret, which is shown only once, when it is created.
 *
 * Source: this gateway.
 */
export interface KeyFacts {
  /** The name of a key or credential. Names need not be unique. */
  name: KeyName;
  /** Whether a key or credential opens anything. Only an active one does. */
  status: KeyStatus;
  /** The time at which it was created. */
  created_at: Time;
  /** When it ends or has ended; null if it does not expire. */
  expires_at: string | null;
  /** When it was revoked; null if it was not. */
  revoked_at: string | null;
  /** When it was last used, within a few minutes; null if it never was. */
  last_used_at: string | null;
  /** Requests a second; null where the gateway's limit holds. */
  rate: number | null;
  /** Requests at once; null where it follows from the rate. */
  burst: number | null;
  /** The methods that it allows; null if it allows all. */
  methods: MethodPattern[] | null;
  /** The origins of web pages that may use it; null for those that the gateway allows. */
  origins: Origin[] | null;
}

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
 * The id of an organization.
 *
 * Source: interface, Organization.
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
  /** The organization's name. */
  name: string;
  /** The time at which it was created. */
  created_at: Time;
}

/**
 * A new organization.
 *
 * Source: this gateway.
 */
export interface OrganizationCreate {
  /** The name, which no other organization has. */
  name: string;
}

/**
 * An organization that was just made, with its secrets.
 *
 * Source: this gateway.
 */
export interface NewOrganization extends Organization {
  /** The key that opens the management API. */
  api_key: Secret;
  /** The organization's first nodes. */
  nodes: FirstNode[];
}

/**
 * A node that an organization begins with, and what opens it.
 *
 * Source: this gateway.
 */
export interface FirstNode {
  /** The id of a node. */
  id: NodeId;
  /** The protocol that it speaks. */
  protocol: string;
  /** The user name for HTTP basic authentication. */
  username: string;
  /** The password for HTTP basic authentication. */
  password: Secret;
  /** The token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC. */
  key: Secret;
}

/**
 * One page of organizations.
 *
 * Source: this gateway.
 */
export interface OrganizationPage extends PageLinks {
  /** The page's items. */
  results: Organization[];
}

/**
 * The id of a node.
 *
 * Source: interface, Node.
 */
export type NodeId = `ND-${string}`;

/**
 * The id of a credential, which is no secret.
 *
 * Source: this gateway.
 */
export type CredentialId = `NC-${string}`;

/**
 * Whether its callers may choose the upstream that serves a call (`x-node-access-use-upstream`), and bypass
 * the cache (`cache-control: no-cache`).
 *
 * Source: this gateway.
 */
export type Routing = boolean;

/**
 * A credential that is to be made.
 *
 * Source: this gateway.
 */
export interface CredentialCreate {
  /** The name of a key or credential. Names need not be unique. */
  name: KeyName;
  /** The time at which it expires. Without it, it never expires. */
  expires_at?: Time;
  /** The rate limit in requests per second. Without it, the gateway's own limit applies. */
  rate?: Rate;
  /** Requests at once. Without it, twice the rate, or the gateway's limit if there is no rate either. */
  burst?: Burst;
  /** The methods that it allows. Without it, it allows all. */
  methods?: MethodPatterns;
  /** The origins of web pages that may use it. Without it, those that the gateway allows. */
  origins?: Origins;
  /** Without it, they may not. */
  routing?: Routing;
}

/**
 * A credential, which opens the endpoints of a node: by its key, or by its user name and password. A node
 * begins with one, which the management API shows with the node; the one that replaces it is shown there
 * instead.
 *
 * Source: this gateway.
 */
export interface Credential extends KeyFacts {
  /** The id of a credential, which is no secret. */
  id: CredentialId;
  /** The id of a node. */
  node: NodeId;
  /** The user name for HTTP basic authentication. */
  username: string;
  /** The id of the credential that this one replaces; null if it replaces none. */
  replaces: string | null;
  /**
   * Whether its callers may choose the upstream that serves a call (`x-node-access-use-upstream`), and bypass
   * the cache (`cache-control: no-cache`).
   */
  routing: Routing;
}

/**
 * A new credential, with its secrets.
 *
 * Source: this gateway.
 */
export interface NewCredential extends Credential {
  /** The password for HTTP basic authentication. */
  password: Secret;
  /** The token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC. */
  key: Secret;
}

/**
 * One page of credentials.
 *
 * Source: this gateway.
 */
export interface CredentialPage extends PageLinks {
  /** The page's items. */
  results: Credential[];
}

/**
 * The id of an API key, which is no secret.
 *
 * Source: this gateway.
 */
export type ApiKeyId = `AK-${string}`;

/**
 * An API key, which opens the management API of an organization.
 *
 * Source: this gateway.
 */
export interface ApiKey extends KeyFacts {
  /** The id of an API key, which is no secret. */
  id: ApiKeyId;
  /** The id of an organization. */
  organization: OrganizationId;
  /** The id of the API key that this one replaces; null if it replaces none. */
  replaces: string | null;
}

/**
 * An API key that was just made, with its secret.
 *
 * Source: this gateway.
 */
export interface NewApiKey extends ApiKey {
  /** The bearer token of the management API. */
  key: Secret;
}

/**
 * One page of API keys.
 *
 * Source: this gateway.
 */
export interface ApiKeyPage extends PageLinks {
  /** The page's items. */
  results: ApiKey[];
}

/**
 * `serving` if everything that serves it can be used; `degraded` if some of its upstreams cannot; `down` if
 * none can; `off` if the config has nothing that serves it.
 *
 * Source: this gateway.
 */
export type ServingState = "serving" | "degraded" | "down" | "off";

/**
 * A node, and how the gateway that responds serves it.
 *
 * Source: this gateway.
 */
export interface Node {
  /** The id of a node. */
  id: NodeId;
  /** The name that its owner gave it. */
  name: string;
  /** The id of its owner. */
  organization: OrganizationId;
  /** The protocol that it speaks, such as `ethereum`. */
  protocol: string;
  /** The network that it belongs to, such as `ethereum-mainnet`. */
  network: string;
  /** The time at which it was created. */
  created_at: Time;
  /** The worst state of its parts that are not off; `off` if all are. */
  state: ServingState;
  /** Number of WebSockets and streams that callers of the node have open at this gateway process. */
  connections: number;
  /** The parts of the node that the gateway serves. */
  parts: NodePart[];
}

/**
 * A part of a node, such as JSON-RPC or the beacon endpoint.
 *
 * Source: this gateway.
 */
export interface NodePart {
  /** The name of the part. */
  part: string;
  /** The kind of server behind this part of the node. */
  served_by: "upstreams" | "anvil" | "recorded" | "simulator" | "off";
  /**
   * `serving` if everything that serves it can be used; `degraded` if some of its upstreams cannot; `down` if
   * none can; `off` if the config has nothing that serves it.
   */
  state: ServingState;
  /** Number of upstreams. */
  upstreams: number;
  /** Number of upstreams that are serving or throttled. */
  usable: number;
  /** The newest block that its callers are shown, if that is known. */
  head: number | null;
  /** Number of blocks that it is behind the newest block of its upstreams, if that is known. */
  lag: number | null;
}

/**
 * One page of nodes.
 *
 * Source: this gateway.
 */
export interface NodePage extends PageLinks {
  /** The page's items. */
  results: Node[];
}

/**
 * Whether a call is a JSON-RPC call or a REST request.
 *
 * Source: this gateway.
 */
export type CallKind = "rpc" | "rest";

/**
 * A method or operation of a node.
 *
 * Source: this gateway.
 */
export interface NodeMethod {
  /** Whether a call is a JSON-RPC call or a REST request. */
  kind: CallKind;
  /** The JSON-RPC method, or the HTTP method and the path of a REST operation as its spec writes it. */
  name: string;
  /** The `name` of an example for `tryCall`. */
  call: string;
  /** The `input` of that example, as JSON text; null if it has none. */
  input: string | null;
  /** Whether it may change something. */
  writes: boolean;
}

/**
 * The methods and operations of a node.
 *
 * Source: this gateway.
 */
export interface NodeMethodList {
  /** JSON-RPC methods first. */
  results: NodeMethod[];
}

/**
 * A call to try.
 *
 * Source: this gateway.
 */
export interface TryCall {
  /** Whether a call is a JSON-RPC call or a REST request. */
  kind: CallKind;
  /**
   * The JSON-RPC method, such as `eth_blockNumber`; or the HTTP method and the path with its query, such as
   * `GET /eth/v1/node/version`.
   */
  name: string;
  /**
   * The params of a JSON-RPC call, or the body of a REST request, as JSON text. Numbers go on as they are
   * written.
   */
  input?: string;
  /** The name of the upstream that is to respond. Without it, the gateway chooses. */
  upstream?: string;
  /** Whether a response from the cache will not do. Default: `false`. */
  no_cache?: boolean;
  /** Whether the call is sent although it may change something. Default: `false`. */
  allow_write?: boolean;
}

/**
 * The response to a call, and how it was routed.
 *
 * Source: this gateway.
 */
export interface TriedCall {
  /** The HTTP status that a caller would get. */
  status: number;
  /** The first 64 KiB of the response's body. */
  body: string;
  /** Whether the body is longer than that. */
  is_truncated: boolean;
  /** The content type of the body. */
  content_type: string;
  /** Time the call took in the gateway, in milliseconds. */
  milliseconds: number;
  /** The name of the upstream that responded; null if none did. */
  upstream: string | null;
  /** The kind of simulator that responded; null if an upstream, the cache or the gateway itself did. */
  served_by: "recorded" | "simulator" | "fixture" | "fault" | null;
  /** The outcome of the cache lookup; null if the response may not be cached. */
  cache: "hit" | "miss" | "bypass" | null;
  /** Whether the call was also sent to a second upstream because the first one was slow. */
  is_hedged: boolean;
  /**
   * The requests that were sent to upstreams for it, in order. None if the cache or the gateway itself
   * responded, or if the call joined an identical one that was in flight.
   */
  attempts: CallAttempt[];
  /** The id of the gateway process that responds. It has a new one with each start. */
  instance: InstanceId;
}

/**
 * A request that was sent to an upstream.
 *
 * Source: this gateway.
 */
export interface CallAttempt {
  /** The upstream's name. */
  upstream: string;
  /** Time from the call's arrival to this attempt, in milliseconds. */
  after: number;
  /** Time the attempt took, in milliseconds. */
  milliseconds: number;
  /**
   * `responded` if the caller got its response; `rejected` if the response made the gateway try another
   * upstream; `failed` if there was none; `abandoned` if another upstream was faster.
   */
  outcome: "responded" | "rejected" | "failed" | "abandoned";
  /** Why it was rejected or failed; null otherwise. */
  detail: string | null;
}

/**
 * A day.
 *
 * Source: this gateway.
 */
export type Day = string;

/**
 * Calls of a method by a credential on one day.
 *
 * Source: this gateway.
 */
export interface Usage {
  /** A day. */
  day: Day;
  /** The id of an API key or of a credential of a node. */
  credential: string;
  /**
   * A JSON-RPC method by its name, a REST operation by its HTTP method and the path of its spec, a gRPC
   * method by its path; `other` for what no spec names.
   */
  method: string;
  /** The calls of a batch count one by one. */
  calls: number;
  /** Number of calls that failed. Calls of a JSON-RPC batch count only if the whole batch failed. */
  errors: number;
}

/**
 * Usage, ordered by day, credential and method.
 *
 * Source: this gateway.
 */
export interface UsageList {
  /** One for each day, credential and method. */
  results: Usage[];
}

/**
 * Network, part and name of an upstream, with dots between.
 *
 * Source: this gateway.
 */
export type UpstreamId = string;

/**
 * A node that requests are sent to, and how it is.
 *
 * Source: this gateway.
 */
export interface Upstream {
  /** Network, part and name of an upstream, with dots between. */
  id: UpstreamId;
  /** The network that it serves, such as `ethereum-mainnet`. */
  network: string;
  /** The part of the network that it serves. */
  part: string;
  /** Its name in the configuration. */
  name: string;
  /** Upstreams of a higher tier are used only if none of a lower one can serve a request. */
  tier: number;
  /** Its share of the requests of its tier. */
  weight: number;
  /**
   * `serving`; `down` while its circuit breaker is not closed; `throttled` after it rejected requests as too
   * many, or while its budget is used up; `cordoned`; `mismatched` if it serves another chain.
   */
  state: "serving" | "down" | "throttled" | "cordoned" | "mismatched";
  /**
   * Whether its circuit breaker lets requests through. Half open, it lets one through to test the upstream.
   */
  breaker: "closed" | "open" | "half-open";
  /** The newest block that it has, if that is known. */
  head: number | null;
  /** Number of blocks the upstream is behind the newest one, if that is known. */
  lag: number | null;
  /** From 0 to 1, by its errors, throttling, tail latency and lag of the last minutes. */
  score: number;
  /** 95th percentile of the upstream's response times, in milliseconds, if that is known. */
  latency: number | null;
  /** Until when it gets no requests, because it rejected some as too many. */
  throttled_until: string | null;
  /** Whether an operator has taken it out of use. */
  cordoned: boolean;
  /** Maximum requests to the upstream in a second, if they are limited. */
  requests_per_second: number | null;
  /** Maximum requests to the upstream in a day (UTC), if they are limited. */
  requests_per_day: number | null;
  /** Requests that all gateways sent to the upstream today, if requests per day are limited. */
  requests_today: number | null;
}

/**
 * One page of upstreams.
 *
 * Source: this gateway.
 */
export interface UpstreamPage extends PageLinks {
  /** The page's items. */
  results: Upstream[];
}

/**
 * Number of calls by outcome.
 *
 * Source: this gateway.
 */
export interface Outcomes {
  /** They succeeded. */
  ok: number;
  /** The caller was wrong, as with invalid params or a call that reverts. */
  caller: number;
  /** The credential does not allow it. */
  denied: number;
  /** The caller sent more than its limits allow. */
  throttled: number;
  /** No upstream could respond. */
  upstream: number;
  /** No upstream responded in time. */
  timeout: number;
  /** The gateway failed. */
  gateway: number;
  /** The caller left before its response came. */
  canceled: number;
}

/**
 * Percentiles of the time calls took, in milliseconds. They are off by 5 % at most.
 *
 * Source: this gateway.
 */
export interface Latency {
  /** Half of them took no longer. */
  p50: number;
  /** 95 of 100 took no longer. */
  p95: number;
  /** 99 of 100 took no longer. */
  p99: number;
}

/**
 * The traffic of one interval. A JSON-RPC batch is one call.
 *
 * Source: this gateway.
 */
export interface TrafficSample {
  /** When the interval ended. */
  at: Time;
  /** Number of calls by outcome. */
  calls: Outcomes;
  /** Null if there were no calls. */
  latency: Latency | null;
  /** Calls whose results may be cached. */
  cache: {
    /** The cache had the result. */
    hits: number;
    /** It did not. */
    misses: number;
  };
  /** Calls that were also sent to a second upstream, because the first one was slow. */
  hedges: {
    /** The second upstream responded first. */
    won: number;
    /** The first one did. */
    lost: number;
  };
  /** Requests that an upstream could not serve. Most of these calls were served by another upstream. */
  upstream_failures: number;
}

/**
 * The traffic of a gateway.
 *
 * Source: this gateway.
 */
export interface Traffic {
  /** The id of the gateway process that responds. It has a new one with each start. */
  instance: InstanceId;
  /** Seconds of an interval. */
  interval: number;
  /** The networks that had calls in the last hour. */
  networks: string[];
  /** The intervals, oldest first, those without calls too. */
  samples: TrafficSample[];
}

/**
 * The traffic of one caller.
 *
 * Source: this gateway.
 */
export interface Caller {
  /**
   * The id of an API key or a credential of a node; `none` for callers without one, `other` for those that
   * are not counted by themselves.
   */
  credential: string;
  /** The name of the key or credential; null if it has none. */
  name: string | null;
  /** The id of the organization or node that it opens; null if that is not known. */
  owner: string | null;
  /**
   * The cost of its requests, as counted against its rate limit: one for each, ten for a heavy call, more for
   * large ones by their bytes.
   */
  cost: number;
  /** A JSON-RPC batch is one call. */
  calls: number;
  /** Number of requests that failed for any reason other than throttling. */
  errors: number;
  /** Number of requests rejected because the caller exceeded its limits. */
  throttled: number;
}

/**
 * The callers that cost most.
 *
 * Source: this gateway.
 */
export interface CallerList {
  /** The id of the gateway process that responds. It has a new one with each start. */
  instance: InstanceId;
  /** Number of seconds that the figures cover. */
  seconds: number;
  /** Total cost of all callers. */
  cost: number;
  /** The callers, most expensive first. */
  results: Caller[];
}

/**
 * The severity of an entry.
 *
 * Source: this gateway.
 */
export type LogLevel = "info" | "warn" | "error";

/**
 * Something that happened.
 *
 * Source: this gateway.
 */
export interface LogEntry {
  /** Unlike that of any other entry in the log. */
  id: string;
  /** When it happened. */
  time: Time;
  /** The severity of an entry. */
  level: LogLevel;
  /** The event, named by a phrase that stays the same. */
  event: string;
  /** The fields of the entry. `worker` names the worker that wrote it. */
  fields: Record<string, string | number | boolean>;
}

/**
 * The end of a log.
 *
 * Source: this gateway.
 */
export interface LogTail {
  /** The id of the gateway process that responds. It has a new one with each start. */
  instance: InstanceId;
  /** The cursor to pass in the next request to get the entries after these. */
  cursor: string;
  /** Number of further entries that were omitted because there were too many. */
  skipped: number;
  /** The entries, oldest first. */
  entries: LogEntry[];
}

/**
 * The result of a reload.
 *
 * Source: this gateway.
 */
export interface Reload {
  /** The networks that the config names. */
  networks: string[];
  /** The options that have changed and take effect at the next start. */
  needs_restart: string[];
}

/**
 * A change that was made.
 *
 * Source: this gateway.
 */
export interface AuditEntry {
  /** The entry's number. A later entry has a larger one. */
  id: `${bigint}`;
  /** When the change was made. */
  at: Time;
  /**
   * The actor: the id of an API key of the management API, `admin` for the admin API, `console` for the
   * gateway's console, or `command line` for a gateway's own start.
   */
  actor: string;
  /** The operation of the management or admin API that made it, such as `updateNode` or `revokeApiKey`. */
  action: string;
  /** The id of the object that was changed. */
  subject: string;
  /** The address that the request came from; `this machine` for a gateway's own start. */
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
  /** The values before the change, of the fields that changed. */
  before?: Record<string, unknown>;
  /** The values after the change, of the fields that changed. */
  after?: Record<string, unknown>;
}

/**
 * One page of the audit log.
 *
 * Source: this gateway.
 */
export interface AuditPage extends PageLinks {
  /** The page's items. */
  results: AuditEntry[];
}
