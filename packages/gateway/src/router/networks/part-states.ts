import type { NetworkPart } from "../../codec/network-options.ts";
import type { GrpcCluster } from "../../codec/grpc/grpc-call.ts";
import type { Cluster } from "../../codec/cluster.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import { UpstreamPool } from "../../clusters/upstream-pool.ts";
import type { ServedPart } from "./networks.ts";

/** How well something is served. */
export type ServingState = "serving" | "degraded" | "down" | "off";

/** How a part of a network is served. */
export interface PartState {
  readonly part: NetworkPart;
  readonly servedBy: "upstreams" | "anvil" | "recorded" | "simulator" | "off";
  readonly state: ServingState;
  readonly upstreams: number;
  /** The number of upstreams that get requests, or will after a rest. */
  readonly usable: number;
  /** The newest block that callers see, and the newest one of all upstreams; -1 if unknown. */
  readonly head: number;
  readonly newest: number;
}

/** @param cluster - The part's cluster for all nodes, if it has been created. */
export function partState(
  part: NetworkPart,
  options: ServedPart | undefined,
  cluster: Cluster | GrpcCluster | undefined,
): PartState {
  const none = { part, upstreams: 0, usable: 0, head: -1, newest: -1 };
  if (options === undefined) return { ...none, servedBy: "off", state: "off" };
  const servedBy = kindOf(options);
  const members = cluster && "members" in cluster ? (cluster.members as readonly PoolMember[]) : [];
  if (members.length === 0) return { ...none, servedBy, state: "serving" };
  const now = performance.now();
  const usable = members.filter((member) => member.isUsable(now)).length;
  const newest = Math.max(...members.map(({ head }) => head));
  return {
    part,
    servedBy,
    state: usable === members.length ? "serving" : usable > 0 ? "degraded" : "down",
    upstreams: members.length,
    usable,
    head: cluster instanceof UpstreamPool && cluster.heads.isPinned ? cluster.heads.served : newest,
    newest,
  };
}

function kindOf(options: ServedPart): PartState["servedBy"] {
  if (options === "simulator") return options;
  if ("upstreams" in options) return "upstreams";
  return "recorded" in options ? "recorded" : "anvil";
}
