import { invalidArgument } from "@node-access/auth";
import { protocols } from "../generated/catalog.ts";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import type { Limits } from "../options/limits.ts";
import { GrpcUpstream } from "../upstreams/grpc/grpc-upstream.ts";
import { memberOptions, type ClusterContext } from "./create-cluster.ts";
import { GrpcPool, type OnGrpcFailure } from "../streams/grpc/grpc-pool.ts";
import { findProtocol, type ServedPart } from "./networks/networks.ts";

/**
 * Creates the cluster of a network's gRPC calls.
 *
 * @param limits - `bodyBytes` is the largest message that a simulator accepts.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC does not support this kind of cluster.
 */
export function createGrpcCluster(
  options: ServedPart,
  context: ClusterContext,
  limits: Limits,
  onFailure: OnGrpcFailure,
): GrpcCluster {
  const { network, simulators, timeouts, chainOf, weightOf } = context;
  if (options === "simulator") return simulators.grpc(network, limits.bodyBytes);
  if (!("upstreams" in options)) {
    const received = Object.keys(options).join();
    throw invalidArgument(`networks.${network}.grpc`, "upstreams or a simulator", received);
  }
  // A reachable node accepts a connection quickly, whatever the request's cost.
  const upstreams = options.upstreams.map((one) => new GrpcUpstream(one, timeouts.light, chainOf(one.name)));
  const protocol = findProtocol(network);
  const newest = protocol && protocols[protocol].newest;
  return new GrpcPool(
    upstreams,
    memberOptions(options, context, "grpc"),
    limits,
    onFailure,
    weightOf,
    newest,
  );
}
