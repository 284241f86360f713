import type { ClusterRequest, Upstream } from "../upstreams/upstream.ts";
import { isBehind, mayServe } from "./select.ts";
import type { PoolMember } from "./pool-member.ts";

/** @returns the upstreams that can serve a request now, the lowest tier first. */
export type UpstreamsFor = (request: ClusterRequest) => readonly Upstream[];

export function upstreamsFor(
  members: readonly PoolMember[],
  request: ClusterRequest,
  served: number,
  now: number,
): readonly Upstream[] {
  return members
    .filter(
      (member) =>
        mayServe(member, request) &&
        member.breaker.isClosed &&
        member.agreement !== "forked" &&
        member.throttle.untilFor(request.tenant) <= now &&
        !isBehind(member, request, served) &&
        !request.calls?.some((call) => member.capabilities.lacks(call, now)),
    )
    .map(({ upstream }) => upstream)
    .toSorted((one, other) => one.tier - other.tier);
}
