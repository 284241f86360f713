import type { ClusterRequest } from "../upstreams/upstream.ts";
import { bodyBytes } from "../upstreams/rpc-request.ts";
import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import { type AnyMember, isTooLarge, mayServe } from "./select.ts";

/** @returns why no upstream can be tried. */
export function noUpstream(
  members: readonly AnyMember[],
  request: ClusterRequest,
  now: number,
): UpstreamFailure {
  const usable = members.filter((member) => mayServe(member, request));
  const { tenant } = request;
  const pausedUntil = usable.map(({ throttle, budget }) =>
    Math.max(throttle.untilFor(tenant), budget?.emptyUntil ?? 0),
  );
  // All upstreams have had too many requests: the caller learns when the first one accepts requests again.
  if (usable.length > 0 && pausedUntil.every((until) => until > now)) {
    const seconds = Math.max(1, Math.ceil((Math.min(...pausedUntil) - now) / 1000));
    return new UpstreamFailure("throttled", describeThrottling(usable, tenant, now), seconds);
  }
  const failure = new UpstreamFailure("unreachable", "no upstream");
  if (members.length > 0 && members.every((member) => isTooLarge(member, request))) {
    const most = Math.max(...members.map(({ upstream }) => upstream.limits.bodyBytes ?? 0));
    failure.shown = `no node accepts a request of ${bodyBytes(request)} bytes; send at most ${most}`;
  }
  return failure;
}

function describeThrottling(members: readonly AnyMember[], tenant: string | undefined, now: number): string {
  const percents = members.flatMap(({ throttle }) => throttle.computePercent(tenant, now) ?? []);
  if (percents.length === 0) return "upstreams have had too many requests";
  const percent = Math.max(...percents);
  return `upstreams have had too many requests, ${percent} % of them from this credential: others are served first, send fewer`;
}
