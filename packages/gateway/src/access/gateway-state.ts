import type { Readiness } from "../contract/network-options.ts";
import type { Limits } from "../contract/limits.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Networks } from "../routing/networks/networks.ts";
import type { SecurityLog } from "../observe/security-log.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Traffic } from "../observe/traffic.ts";
import type { NodeServices } from "../routing/node-services.ts";
import type { State } from "../state/state.ts";
import type { ApiKeys } from "./api-keys.ts";
import type { Cors } from "./cors.ts";
import type { NodeDirectory } from "./node-directory.ts";
import type { PendingBytes } from "./pending-bytes.ts";
import type { Proxies } from "./proxies.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Where the gateway is reached: what node records lead their owners to. */
export interface PublicAddress {
  /** `http(s)://host[:port]`, without a trailing slash. */
  readonly url: string;
  /** For gRPC: `host:port`, or `http://host:port` where there is no TLS. */
  readonly grpc: string;
}

/** What every request may need of the running gateway. */
export interface GatewayState {
  /** Everything that is stored. */
  readonly store: State;
  readonly apiKeys: ApiKeys;
  /** Who opens which node. */
  readonly nodes: NodeDirectory;
  readonly services: NodeServices;
  /** Which upstreams it needs to be ready. */
  readonly readiness: Readiness;
  /** What serves each network. */
  readonly networks: Networks;
  readonly rateLimit: RateLimit;
  /** What each credential has in flight. */
  readonly pendingBytes: PendingBytes;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Takes the calls that were served. */
  readonly traffic: Traffic;
  /** Makes the spans of calls, where OpenTelemetry is set up. */
  readonly tracing: Tracing | undefined;
  readonly log: Log;
  readonly security: SecurityLog;
  /** Which web pages may call. */
  readonly cors: Cors;
  /** The proxies in front of the gateway. */
  readonly proxies: Proxies;
  /** Where callers reach the gateway. */
  address(): PublicAddress;
  /** Whether the gateway is about to close, and balancers should send no more. */
  isDraining(): boolean;
  /** Whether new requests are welcome. */
  isReady(): boolean;
}
