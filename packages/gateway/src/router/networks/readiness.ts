import type { Readiness } from "../../codec/network-options.ts";
import { describeOutage } from "../../clusters/outage-failure.ts";
import type { ListedUpstream } from "./network-clusters.ts";

/** @returns why a gateway is not ready to serve calls, for operators; `undefined` if it is ready. */
export function notReadyReason(policy: Readiness, upstreams: Iterable<ListedUpstream>): string | undefined {
  if (policy === "none") return undefined;
  const parts = Map.groupBy(upstreams, ({ network, part }) => `${network}.${part}`);
  const now = performance.now();
  const down = [...parts].filter(([, listed]) => !listed.some((upstream) => isUsable(upstream, now)));
  if (down.length === 0 || (policy === "any" && down.length < parts.size)) return undefined;
  const shown = down.map(([name, listed]) => {
    const members = listed.map(({ member }) => member);
    const heads = listed[0]?.heads;
    return `${name} (${describeOutage(members, heads?.isPinned ? heads : { served: -1 }, now)})`;
  });
  return `no usable upstream: ${shown.join(", ")}`;
}

/**
 * Whether calls are sent to an upstream. One whose circuit breaker allows a probe needs calls to recover,
 * unless the gateway itself follows its chain.
 */
function isUsable({ member, heads }: ListedUpstream, now: number): boolean {
  const { breaker, isCordoned, isMismatched, upstream } = member;
  if (!upstream.isVerified) return false;
  if (breaker.isClosed) return member.isUsable(now);
  return !isMismatched && !isCordoned && !heads?.isFollowed && breaker.state(now) === "half-open";
}
