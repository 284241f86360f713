import { invalidArgument } from "@node-access/auth";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import { type Limits, timeoutsOf } from "../options/limits.ts";
import { GrpcUpstream } from "../upstreams/grpc/grpc-upstream.ts";
import { memberOptions, type ClusterContext } from "./create-cluster.ts";
import type { NewestBlock } from "../streams/grpc/grpc-heads.ts";
import { GrpcPool, type OnGrpcFailure } from "../streams/grpc/grpc-pool.ts";
import type { ServedPart } from "./networks/networks.ts";
import type { Simulators } from "./simulators.ts";

/**
 * Creates the cluster of a node's gRPC calls.
 *
 * @param path - The option's path, for errors: `networks.solana-mainnet.grpc`.
 * @param limits - `bodyBytes` is the largest message that a simulator accepts.
 * @param simulators - Respond where there is no upstream.
 * @param shared - What gateways share about upstreams, how to check their chains, and how to read their newest blocks.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC does not support this kind of cluster.
 */
export function createGrpcCluster(
  path: string,
  cluster: ServedPart,
  limits: Limits,
  onFailure: OnGrpcFailure,
  simulators: Simulators,
  shared: Pick<ClusterContext, "network" | "sharing" | "chainOf" | "weightOf"> & {
    readonly newest: NewestBlock | undefined;
  },
): GrpcCluster {
  if (cluster === "simulator") return simulators.grpc(shared.network, limits.bodyBytes);
  if (!("upstreams" in cluster))
    throw invalidArgument(path, "upstreams or a simulator", Object.keys(cluster).join());
  // A reachable node accepts a connection quickly, whatever the request's cost.
  const { light } = timeoutsOf(limits);
  const upstreams = cluster.upstreams.map((one) => new GrpcUpstream(one, light, shared.chainOf(one.name)));
  return new GrpcPool(
    upstreams,
    memberOptions(cluster, shared, "grpc"),
    limits,
    onFailure,
    shared.weightOf,
    shared.newest,
  );
}
