import type { Readiness } from "../../contract/network-options.ts";
import type { PoolMember } from "../pool/pool-member.ts";
import type { ListedUpstream } from "./network-parts.ts";

/** @returns why a gateway is not ready to serve calls, for operators; `undefined` if it is ready. */
export function notReadyReason(policy: Readiness, upstreams: Iterable<ListedUpstream>): string | undefined {
  if (policy === "none") return undefined;
  const parts = Map.groupBy(upstreams, ({ network, part }) => `${network}.${part}`);
  const now = performance.now();
  const down = [...parts].filter(([, listed]) => !listed.some(({ member }) => isUsable(member, now)));
  if (down.length === 0 || (policy === "any" && down.length < parts.size)) return undefined;
  const shown = down.map(([name, listed]) => {
    const wrong = listed
      .filter(({ member }) => member.isMismatched)
      .map(({ member }) => member.upstream.name);
    return wrong.length === 0 ? name : `${name} (${wrong.join(", ")}: another chain)`;
  });
  return `no usable upstream: ${shown.join(", ")}`;
}

/** Whether calls are sent to an upstream. One whose circuit breaker allows a probe needs calls to recover. */
function isUsable({ upstream, isMismatched, isCordoned, breaker }: PoolMember, now: number): boolean {
  return !isMismatched && !isCordoned && upstream.isVerified && breaker.state(now) !== "open";
}
