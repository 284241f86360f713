import type { ApiKeys } from "./access/api-keys.ts";
import type { NodeDirectory } from "./access/node-directory.ts";
import type { RateLimit } from "./access/rate-limit.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { PublicAddress } from "./management/node-record.ts";
import type { Metrics } from "./metrics.ts";
import type { NodeServices } from "./node-services.ts";
import type { Store } from "./store/store.ts";

/** What the parts of a running gateway share. */
export interface GatewayState {
  readonly store: Store;
  readonly apiKeys: ApiKeys;
  readonly nodes: NodeDirectory;
  readonly services: NodeServices;
  readonly rateLimit: RateLimit;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Whether requests come through a proxy that ends TLS. */
  readonly isBehindProxy: boolean;
  /** Where callers reach the gateway. */
  address(): PublicAddress;
  /** Whether new requests are welcome. */
  isReady(): boolean;
}
