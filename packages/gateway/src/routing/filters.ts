import { randomBytes } from "node:crypto";
import { rpcCode, RpcFailure } from "../contract/json-rpc/rpc-failure.ts";
import type { Upstream } from "../contract/part-source.ts";

/** A filter and the upstream that made it, which alone knows it. */
export interface Filter {
  /** JSON, as the upstream wrote it. */
  readonly upstreamId: string;
  readonly upstream: Upstream | undefined;
  usedAt: number;
}

/**
 * A node's filters. Callers get ids of the gateway's own: upstreams count from 1, so two of them, or two callers, would
 * otherwise read each other's filters.
 */
export class Filters {
  readonly #filters = new Map<string, Filter>();
  readonly #limit: number;
  readonly #idle: number;

  constructor(limit: number, idle: number) {
    this.#limit = limit;
    this.#idle = idle;
  }

  /** @throws RpcFailure if there are too many. */
  add(upstreamId: string, upstream: Upstream | undefined): string {
    if (this.#filters.size >= this.#limit) {
      throw new RpcFailure({
        code: rpcCode.limit,
        message: `this node has ${this.#limit} filters open already`,
      });
    }
    const id = `0x${randomBytes(16).toString("hex")}`;
    this.#filters.set(id, { upstreamId, upstream, usedAt: performance.now() });
    return id;
  }

  /** @throws RpcFailure if there is no such filter, or it was not polled for too long. */
  use(id: unknown): Filter {
    const filter = typeof id === "string" ? this.#filters.get(id) : undefined;
    // An anvil that was started anew knows nothing of the filters of the one before.
    if (!filter || filter.upstream?.isClosed || performance.now() - filter.usedAt > this.#idle) {
      throw new RpcFailure({ code: rpcCode.server, message: "filter not found" });
    }
    filter.usedAt = performance.now();
    return filter;
  }

  delete(id: unknown): void {
    if (typeof id === "string") this.#filters.delete(id);
  }

  /** Takes out those that were not polled for too long, and returns them. */
  expire(): Filter[] {
    const old = [...this.#filters].filter(([, { usedAt }]) => performance.now() - usedAt > this.#idle);
    for (const [id] of old) this.#filters.delete(id);
    return old.map(([, filter]) => filter);
  }
}
