import { createCall } from "../upstreams/rpc-request.ts";
import { InFlightRequests } from "../upstreams/in-flight-requests.ts";
import type { Cluster, RoutedCall } from "../upstreams/upstream.ts";
import type { MethodPolicy } from "./method-policy.ts";

/** Milliseconds that a node's record waits for the version, and for which it, or its absence, is reused. */
const maxWait = 1_000;
const lifetime = 60_000;

interface VersionedNode {
  readonly cluster: Cluster;
  readonly policy: MethodPolicy;
  sendCall(call: RoutedCall, inFlight: InFlightRequests): Promise<{ readonly result: string }>;
}

/** Reads the version of a node's software when a record shows it, if the node reports one quickly. */
export function createVersionReader(node: VersionedNode): () => Promise<string | undefined> {
  let version: Promise<string | undefined> = Promise.resolve(undefined);
  let requestedAt = -Infinity;
  return async () => {
    const method = node.policy.versionMethod;
    if (method === undefined || node.cluster.isAsleep) return undefined;
    if (performance.now() - requestedAt > lifetime) {
      requestedAt = performance.now();
      version = requestVersion(node, method);
    }
    return version;
  };
}

async function requestVersion(node: VersionedNode, method: string): Promise<string | undefined> {
  const inFlight = new InFlightRequests();
  const timer = setTimeout(() => inFlight.abort(), maxWait);
  try {
    const call = createCall({ name: method, idempotency: "safe" }, "[]");
    const { result } = await node.sendCall(call, inFlight);
    const version: unknown = JSON.parse(result);
    return typeof version === "string" ? version.slice(0, 200) : undefined;
  } catch {
    // The record is complete without a version.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
