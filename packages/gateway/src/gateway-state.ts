import type { ApiKeys } from "./access/api-keys.ts";
import type { NodeDirectory } from "./access/node-directory.ts";
import type { PendingBytes } from "./access/pending-bytes.ts";
import type { RateLimit } from "./access/rate-limit.ts";
import type { Protocol } from "./generated/catalog.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { PublicAddress } from "./management/node-record.ts";
import type { Metrics } from "./metrics.ts";
import type { NodeServices } from "./node-services.ts";
import type { Store } from "./store/store.ts";
import type { StoredNode } from "./store/stored-node.ts";
import type { NodeSources } from "./upstream/source-options.ts";

/** What the parts of a running gateway share. */
export interface GatewayState {
  readonly store: Store;
  readonly apiKeys: ApiKeys;
  /** Who opens which node. */
  readonly nodes: NodeDirectory;
  readonly services: NodeServices;
  /** Where nodes get their answers, by protocol; those left out have the default. */
  readonly upstreams: { readonly [Name in Protocol]?: NodeSources };
  readonly rateLimit: RateLimit;
  /** What each credential has under way. */
  readonly pendingBytes: PendingBytes;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Whether requests come through a proxy that ends TLS. */
  readonly isBehindProxy: boolean;
  /** Puts a stored node to work: from now on its credentials open it. */
  open(node: StoredNode): void;
  /** Ends a node's work: from now on nothing opens it, and what was open is closed. */
  shut(id: string): void;
  /** Where callers reach the gateway. */
  address(): PublicAddress;
  /** Whether new requests are welcome. */
  isReady(): boolean;
}
