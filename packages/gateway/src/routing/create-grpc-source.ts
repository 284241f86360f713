import { invalidArgument } from "@node-access/auth";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import type { Limits } from "../contract/limits.ts";
import type { Source } from "../contract/source-options.ts";
import type { Ledger } from "../simulators/grpc/geyser/ledger.ts";
import { GrpcStandIn } from "../simulators/grpc/grpc-stand-in.ts";
import { PassThrough } from "../upstreams/grpc/pass-through.ts";
import { type OnUnreachable, UpstreamSessions } from "../upstreams/grpc/upstream-sessions.ts";

/**
 * Makes the source of a node's gRPC calls.
 *
 * @param path - Of the option, for errors: `upstreams.solana.grpc`.
 * @param limits - `bodyBytes` is the largest message that the stand-in takes.
 * @param ledger - What the stand-in's Geyser tells of.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC cannot have such a source.
 */
export function createGrpcSource(
  path: string,
  source: Source,
  limits: Limits,
  onUnreachable: OnUnreachable,
  ledger: Ledger,
): GrpcSource {
  if (source === "stand-in") return new GrpcStandIn(limits.bodyBytes, ledger);
  if (!("urls" in source)) throw invalidArgument(path, "URLs or a stand-in", Object.keys(source).join());
  const connectTimeout = Math.min(limits.upstreamTimeout, 10_000);
  const sessions = new UpstreamSessions(source.urls, connectTimeout, onUnreachable);
  return new PassThrough(sessions, source.headers ?? {}, limits);
}
