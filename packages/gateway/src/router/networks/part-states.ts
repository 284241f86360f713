import type { NetworkPart, Readiness } from "../../options/network-options.ts";
import type { GrpcCluster } from "../../upstreams/grpc/grpc-call.ts";
import type { Cluster } from "../../upstreams/upstream.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import type { Condition, ServingState } from "../../clusters/condition.ts";
import { UpstreamPool } from "../../clusters/upstream-pool.ts";
import { GrpcPool } from "../../streams/grpc/grpc-pool.ts";
import type { ServedPart } from "./networks.ts";

/** An upstream, with the network and part that it serves. */
export interface ListedUpstream {
  readonly network: string;
  readonly part: string;
  readonly member: PoolMember;
  readonly members: readonly PoolMember[];
  /** The chain that they follow, if following is supported. */
  readonly heads: ChainHeads | undefined;
  condition(now: number): Condition;
}

export interface PartCondition extends Condition {
  readonly network: string;
  readonly part: string;
  readonly upstreams: number;
  /** Since when it has been in its state, in milliseconds since 1970. */
  readonly since: number;
}

export interface PartState {
  readonly part: NetworkPart;
  readonly servedBy: "upstreams" | "anvil" | "recorded" | "simulator" | "off";
  readonly state: ServingState | "off";
  readonly upstreams: number;
  /** The number of upstreams that get requests, or will after a rest. */
  readonly usable: number;
  /** The newest block that callers see, and the newest one of all upstreams; -1 if unknown. */
  readonly head: number;
  readonly newest: number;
}

export function partState(
  part: NetworkPart,
  options: ServedPart | undefined,
  cluster: Cluster | GrpcCluster | undefined,
): PartState {
  const none = { part, upstreams: 0, usable: 0, head: -1, newest: -1 };
  if (options === undefined) return { ...none, servedBy: "off", state: "off" };
  const servedBy = nameSource(options);
  if (!isPool(cluster)) return { ...none, servedBy, state: "serving" };
  const { state, usable } = cluster.condition(performance.now());
  const newest = Math.max(...cluster.members.map(({ head }) => head));
  return {
    part,
    servedBy,
    state,
    upstreams: cluster.members.length,
    usable,
    head: cluster instanceof UpstreamPool && cluster.heads.isPinned ? cluster.heads.served : newest,
    newest,
  };
}

export function isPool(cluster: Cluster | GrpcCluster | undefined): cluster is UpstreamPool | GrpcPool {
  return cluster instanceof UpstreamPool || cluster instanceof GrpcPool;
}

function nameSource(options: ServedPart): PartState["servedBy"] {
  if (options === "simulator") return options;
  if ("upstreams" in options) return "upstreams";
  return "recorded" in options ? "recorded" : "anvil";
}

/** @returns why a gateway is not ready to serve calls, for operators; `undefined` if it is ready. */
export function notReadyReason(policy: Readiness, conditions: Iterable<PartCondition>): string | undefined {
  if (policy === "none") return undefined;
  const parts = [...conditions];
  const unserved = parts.filter(({ state }) => state === "down" || state === "failing");
  if (unserved.length === 0 || (policy === "any" && unserved.length < parts.length)) return undefined;
  const shown = unserved.map(({ network, part, reason }) => `${network}.${part} (${reason})`);
  return `no usable upstream: ${shown.join(", ")}`;
}
