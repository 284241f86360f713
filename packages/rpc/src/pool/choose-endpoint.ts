import { invalidArgument } from "@node-access/auth";
import type { EndpointHealth } from "./endpoint-health.ts";
import type { PickEndpoint, PooledEndpoint } from "./pooled-endpoint.ts";

/** @param order - `first`: the first healthy endpoint. `weighted`: a random one, by weight and score. */
export function createPick(endpoints: readonly PooledEndpoint[], order: "first" | "weighted"): PickEndpoint {
  return (tried) => {
    const ready = endpoints.filter((endpoint) => endpoint.health.isReady && !tried.has(endpoint));
    if (order === "first") return ready[0];
    const shares = ready.map(({ weight, health }) => weight * health.score);
    let rest = Math.random() * shares.reduce((sum, share) => sum + share, 0);
    return ready.find((_, index) => (rest -= shares[index] ?? 0) < 0) ?? ready[0];
  };
}

export function checkEndpoints(endpoints: unknown): void {
  if (Array.isArray(endpoints) && endpoints.length > 0) return;
  const received = Array.isArray(endpoints) ? "an empty list" : typeof endpoints;
  throw invalidArgument("endpoints", "a list of at least one endpoint", received);
}

/** Returns the endpoint that may be called soonest. Calls without a healthy endpoint try it. */
export function findSoonest<E extends { readonly health: EndpointHealth }>(endpoints: readonly E[]): E {
  return endpoints.reduce((best, one) => (one.health.readyAt < best.health.readyAt ? one : best));
}
