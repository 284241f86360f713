import { invalidArgument } from "@node-access/auth";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import { type Limits, timeoutsOf } from "../contract/limits.ts";
import { GrpcUpstream } from "../upstreams/grpc/grpc-upstream.ts";
import { memberOptions, type SourceContext } from "./create-source.ts";
import { GrpcPool, type OnGrpcFailure } from "./grpc/grpc-pool.ts";
import type { ServedPart } from "./networks/networks.ts";
import type { Simulators } from "./simulators.ts";

/**
 * Makes the source of a node's gRPC calls.
 *
 * @param path - Of the option, for errors: `networks.solana-mainnet.grpc`.
 * @param limits - `bodyBytes` is the largest message that a simulator takes.
 * @param simulators - What responds where there is no upstream.
 * @param shared - What gateways share about upstreams, and how these tell their chain.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC cannot have such a source.
 */
export function createGrpcSource(
  path: string,
  source: ServedPart,
  limits: Limits,
  onFailure: OnGrpcFailure,
  simulators: Simulators,
  shared: Pick<SourceContext, "network" | "sharing" | "chainOf">,
): GrpcSource {
  if (source === "simulator") return simulators.grpc(limits.bodyBytes);
  if (!("upstreams" in source))
    throw invalidArgument(path, "upstreams or a simulator", Object.keys(source).join());
  // A node that is there takes a connection at once, whatever is asked of it.
  const { light } = timeoutsOf(limits);
  const upstreams = source.upstreams.map((one) => new GrpcUpstream(one, light, shared.chainOf(one.name)));
  return new GrpcPool(upstreams, memberOptions(source, shared, "grpc"), limits, onFailure);
}
