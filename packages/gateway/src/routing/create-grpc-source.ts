import { invalidArgument } from "@node-access/auth";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import type { Limits } from "../contract/limits.ts";
import { PassThrough } from "../upstreams/grpc/pass-through.ts";
import { type OnUnreachable, UpstreamSessions } from "../upstreams/grpc/upstream-sessions.ts";
import type { ServedPart } from "./networks/networks.ts";
import type { Simulators } from "./simulators.ts";

/**
 * Makes the source of a node's gRPC calls.
 *
 * @param path - Of the option, for errors: `networks.solana-mainnet.grpc`.
 * @param limits - `bodyBytes` is the largest message that a simulator takes.
 * @param simulators - What responds where there is no upstream.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC cannot have such a source.
 */
export function createGrpcSource(
  path: string,
  source: ServedPart,
  limits: Limits,
  onUnreachable: OnUnreachable,
  simulators: Simulators,
): GrpcSource {
  if (source === "simulator") return simulators.grpc(limits.bodyBytes);
  if (!("upstreams" in source))
    throw invalidArgument(path, "upstreams or a simulator", Object.keys(source).join());
  const connectTimeout = Math.min(limits.upstreamTimeout, 10_000);
  const sessions = new UpstreamSessions(source.upstreams, connectTimeout, onUnreachable);
  return new PassThrough(sessions, limits);
}
