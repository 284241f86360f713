import type { Limits } from "../options/limits.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Networks } from "../router/networks/networks.ts";
import type { SecurityLog } from "../observe/security-log.ts";
import type { Traffic } from "../observe/traffic.ts";
import type { Cors } from "./cors.ts";
import type { KeySet } from "./key-set.ts";
import type { CallerLimits } from "./begin-request.ts";
import type { Lease } from "./lease.ts";
import type { NodeAccess } from "./locate-node.ts";

/** What serving a call needs, whatever its surface. */
export interface CallContext extends CallerLimits, NodeAccess {
  readonly limits: Limits;
  /** Which networks are served, and how they are divided among callers. */
  readonly networks: Networks;
  readonly lease: Lease;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traffic: Traffic;
  readonly security: SecurityLog;
  readonly apiKeys: KeySet;
  /** Which web pages may call. */
  readonly cors: Cors;
  /** Creates the spans of calls, if OpenTelemetry is set up. */
  readonly tracing: Tracing | undefined;
}
