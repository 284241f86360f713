import { createCall } from "../upstreams/rpc-request.ts";
import { InFlightRequests } from "../upstreams/in-flight-requests.ts";
import { type Limits, chooseTimeouts } from "../options/limits.ts";
import type { UpstreamCluster } from "../clusters/upstream-cluster.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { UpstreamPool } from "../clusters/upstream-pool.ts";
import type { WeightOf } from "../upstreams/shares.ts";
import type { RpcNode } from "./rpc-node.ts";
import { type MakeSafeCall, createPoolLinks } from "../streams/subscriptions/pool-links.ts";
import { SubscriptionHub } from "../streams/subscriptions/subscription-hub.ts";

const hubs = new WeakMap<UpstreamCluster, SubscriptionHub>();

/** @returns the hub that shares subscriptions among all callers of the node's upstreams. */
export function shareHub(
  node: RpcNode,
  cluster: UpstreamCluster,
  limits: Limits,
  weightOf: WeightOf,
): SubscriptionHub {
  const known = hubs.get(cluster);
  if (known) return known;
  const makeCall: MakeSafeCall = async (method, params, only) => {
    const facts = node.policy.allowed(method) ?? { name: method, idempotency: "safe" };
    const call = createCall(facts, params);
    // A cached response would not show which branch the upstream is on now.
    const { result } = await node.sendCall(call, new InFlightRequests(), only, { noCache: true });
    return result;
  };
  const { pingInterval } = limits;
  // Feeds make no heavy calls.
  const { standard: timeout } = chooseTimeouts(limits);
  const onFailure = (upstream: Upstream): void => {
    if (cluster instanceof UpstreamPool) cluster.socketFailed(upstream);
  };
  const links = createPoolLinks(cluster, { pingInterval, timeout, onFailure }, makeCall);
  const hub = new SubscriptionHub(links, weightOf);
  hubs.set(cluster, hub);
  return hub;
}
