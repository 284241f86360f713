import type { RouteReport } from "../cluster.ts";

/** The name of the upstream that responded. */
export const upstreamHeader = "x-node-access-upstream";
/** How many requests were sent to upstreams. */
export const attemptsHeader = "x-node-access-attempts";
/** `hit`, `miss` or `bypass`, if the response may be cached. */
export const cacheHeader = "x-node-access-cache";
/** `true` if a second upstream was tried because the first one was slow. */
export const hedgedHeader = "x-node-access-hedged";

/** Adds the headers that say how a request was routed to a list of alternating names and values. */
export function addRouteHeaders(head: string[], route: RouteReport): void {
  if (route.upstream !== undefined) head.push(upstreamHeader, route.upstream);
  head.push(attemptsHeader, String(route.attempts));
  if (route.cache !== undefined) head.push(cacheHeader, route.cache);
  if (route.hedged) head.push(hedgedHeader, "true");
}
