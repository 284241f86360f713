import { invalidArgument } from "@node-access/auth";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import type { Limits } from "../contract/limits.ts";
import type { Source } from "../contract/source-options.ts";
import { PassThrough } from "../upstreams/grpc/pass-through.ts";
import { type OnUnreachable, UpstreamSessions } from "../upstreams/grpc/upstream-sessions.ts";
import type { Simulators } from "./simulators.ts";

/**
 * Makes the source of a node's gRPC calls.
 *
 * @param path - Of the option, for errors: `upstreams.solana.grpc`.
 * @param limits - `bodyBytes` is the largest message that a simulator takes.
 * @param simulators - What responds where there is no upstream.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC cannot have such a source.
 */
export function createGrpcSource(
  path: string,
  source: Source,
  limits: Limits,
  onUnreachable: OnUnreachable,
  simulators: Simulators,
): GrpcSource {
  if (source === "stand-in") return simulators.grpc(limits.bodyBytes);
  if (!("urls" in source)) throw invalidArgument(path, "URLs or a stand-in", Object.keys(source).join());
  const connectTimeout = Math.min(limits.upstreamTimeout, 10_000);
  const sessions = new UpstreamSessions(source.urls, connectTimeout, onUnreachable);
  return new PassThrough(sessions, source.headers ?? {}, limits);
}
