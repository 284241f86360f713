import { invalidArgument } from "@node-access/auth";
import type { EndpointHealth } from "./endpoint-health.ts";
import type { Pick, PooledEndpoint } from "./pooled-endpoint.ts";

/**
 * Makes what chooses an endpoint for a call.
 *
 * @param order - `first`: the first that is healthy, in the order in which they are given. `weighted`: by chance, as
 * often as weight and score say.
 */
export function createPick(endpoints: readonly PooledEndpoint[], order: "first" | "weighted"): Pick {
  return (tried) => {
    const ready = endpoints.filter((endpoint) => endpoint.health.isReady && !tried.has(endpoint));
    if (order === "first") return ready[0];
    const shares = ready.map(({ weight, health }) => weight * health.score);
    let rest = Math.random() * shares.reduce((sum, share) => sum + share, 0);
    return ready.find((_, index) => (rest -= shares[index] ?? 0) < 0) ?? ready[0];
  };
}

/** Checks the endpoints of a pool, which a caller without types may have given as anything. */
export function checkEndpoints(endpoints: unknown): void {
  if (Array.isArray(endpoints) && endpoints.length > 0) return;
  const received = Array.isArray(endpoints) ? "an empty list" : typeof endpoints;
  throw invalidArgument("endpoints", "a list of at least one endpoint", received);
}

/** The endpoint that may be called soonest, for a call that finds no healthy endpoint: it tries one all the same. */
export function soonest<E extends { readonly health: EndpointHealth }>(endpoints: readonly E[]): E {
  return endpoints.reduce((best, one) => (one.health.readyAt < best.health.readyAt ? one : best));
}
