import { InFlightRequests } from "../upstreams/in-flight-requests.ts";
import type { Cluster } from "../upstreams/cluster.ts";
import type { RoutedCall } from "../upstreams/upstream.ts";
import type { MethodPolicy } from "./method-policy.ts";

/**
 * Milliseconds that a node's record waits for the version, and for which the result (or its absence)
 * is reused.
 */
const maxWait = 1_000;
const lifetime = 60_000;

interface VersionedNode {
  readonly cluster: Cluster;
  readonly policy: MethodPolicy;
  sendCall(call: RoutedCall, inFlight: InFlightRequests): Promise<{ readonly result: string }>;
}

/**
 * The version of a node's software, as the node reports it: requested when a record shows it,
 * then cached for a while.
 */
export class ClientVersion {
  readonly #node: VersionedNode;
  #known: string | undefined;
  #requestedAt = -Infinity;
  #request: Promise<void> = Promise.resolve();

  constructor(node: VersionedNode) {
    this.#node = node;
  }

  /** @returns the version; `undefined` if the node reports none, is too slow, or is not running yet. */
  async get(): Promise<string | undefined> {
    const method = this.#node.policy.versionMethod;
    if (method === undefined || this.#node.cluster.isAsleep) return undefined;
    if (performance.now() - this.#requestedAt > lifetime) {
      this.#requestedAt = performance.now();
      this.#request = this.#requestVersion(method);
    }
    await this.#request;
    return this.#known;
  }

  async #requestVersion(method: string): Promise<void> {
    const inFlight = new InFlightRequests();
    const timer = setTimeout(() => inFlight.abort(), maxWait);
    try {
      const facts = { name: method, idempotency: "safe" } as const;
      const { result } = await this.#node.sendCall({ id: "1", method, params: "[]", facts }, inFlight);
      const version: unknown = JSON.parse(result);
      this.#known = typeof version === "string" ? version.slice(0, 200) : undefined;
    } catch {
      // The record is complete without a version.
      this.#known = undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
