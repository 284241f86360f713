import type { ClusterRequest } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { type AnyMember, mayServe } from "./select.ts";

/** @returns why no upstream can be tried. */
export function noUpstream(
  members: readonly AnyMember[],
  request: ClusterRequest,
  now: number,
): UpstreamFailure {
  const usable = members.filter((member) => mayServe(member, request));
  const pausedUntil = usable.map(({ throttledUntil, budget }) =>
    Math.max(throttledUntil, budget?.emptyUntil ?? 0),
  );
  // All upstreams have had too many requests: the caller learns when the first one accepts requests again.
  if (usable.length > 0 && pausedUntil.every((until) => until > now)) {
    const seconds = Math.max(1, Math.ceil((Math.min(...pausedUntil) - now) / 1000));
    return new UpstreamFailure("throttled", "upstreams have had too many requests", seconds);
  }
  return new UpstreamFailure("unreachable", "no upstream");
}
