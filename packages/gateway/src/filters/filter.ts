import type { ClusterRequest, Reply, RoutedCall } from "../upstreams/upstream.ts";

/** Sends a request to the next filter, or to an upstream. @throws UpstreamFailure if none responds. */
export type Next = (request: ClusterRequest) => Reply | Promise<Reply>;

/**
 * Decides what happens to a request on its way to an upstream: it responds itself, changes the request,
 * or sends it on with `next`, once or several times. Filters know nothing of each other.
 */
export type Filter = (request: ClusterRequest, next: Next) => Reply | Promise<Reply>;

/** @returns the call of a request that every upstream answers alike: it only reads, and not a filter, which one knows. */
export function readPlainCall({ call, idempotency, only }: ClusterRequest): RoutedCall | undefined {
  return call && idempotency === "safe" && !only && !call.facts.filter ? call : undefined;
}
