import type { Readiness } from "../codec/network-options.ts";
import type { Limits } from "../codec/limits.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Networks } from "../router/networks/networks.ts";
import type { SecurityLog } from "../observe/security-log.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Traffic } from "../observe/traffic.ts";
import type { NodeServices } from "../router/node-services.ts";
import type { State } from "../state/state.ts";
import type { ApiKeys } from "./api-keys.ts";
import type { Cors } from "./cors.ts";
import type { Lease } from "./lease.ts";
import type { NodeDirectory } from "./node-directory.ts";
import type { PendingBytes } from "./pending-bytes.ts";
import type { Proxies } from "./proxies.ts";
import type { RateLimit } from "./rate-limit.ts";

/** The gateway's public address, for node records. */
export interface PublicAddress {
  /** `http(s)://host[:port]`, without a trailing slash. */
  readonly url: string;
  /** For gRPC: `host:port`, or `http://host:port` where there is no TLS. */
  readonly grpc: string;
}

/** What requests may need from the running gateway. */
export interface GatewayState {
  /** Everything that is stored. */
  readonly store: State;
  readonly apiKeys: ApiKeys;
  /** Finds a node by its credential. */
  readonly nodes: NodeDirectory;
  readonly services: NodeServices;
  /** Whether what is known of nodes and credentials may be used. */
  readonly lease: Lease;
  /** Which upstreams must be reachable for the gateway to be ready. */
  readonly readiness: Readiness;
  /** The sources of each network. */
  readonly networks: Networks;
  readonly rateLimit: RateLimit;
  /** The bytes that each credential has in flight. */
  readonly pendingBytes: PendingBytes;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Receives the calls that were served. */
  readonly traffic: Traffic;
  /** Creates the spans of calls, if OpenTelemetry is set up. */
  readonly tracing: Tracing | undefined;
  readonly log: Log;
  readonly security: SecurityLog;
  /** Which web pages may call. */
  readonly cors: Cors;
  /** The proxies in front of the gateway. */
  readonly proxies: Proxies;
  /** Where callers reach the gateway. */
  address(): PublicAddress;
  /** Whether the gateway is about to close, and load balancers should send no more requests. */
  isDraining(): boolean;
  /** Whether new requests are accepted. */
  isReady(): boolean;
}
