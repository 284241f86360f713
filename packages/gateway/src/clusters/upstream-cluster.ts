import type { Cluster, Upstream } from "../upstreams/upstream.ts";

/** A cluster of one or several real nodes: required for WebSocket subscriptions and filters. */
export interface UpstreamCluster extends Cluster {
  /** The upstreams in the order in which to try them. */
  upstreams(): Promise<readonly Upstream[]>;
  /** Takes one request, such as opening a WebSocket, from a budget, if there is room. */
  maySend(upstream: Upstream): boolean;
  /** Reports that an upstream could not be reached, or accepted no WebSocket. */
  failed(upstream: Upstream): void;
  upstream(id: string): Upstream | undefined;
}
