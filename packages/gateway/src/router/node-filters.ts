import { rpcCode, RpcFailure } from "../codec/json-rpc/rpc-failure.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { Shares, type WeightOf } from "../upstreams/shares.ts";

/** A filter and the upstream that created it. No other upstream knows the filter. */
export interface NodeFilter {
  /** JSON, as the upstream wrote it. */
  readonly upstreamId: string;
  readonly upstream: Upstream | undefined;
  /** What logs it is of: JSON, as its caller wrote it. Absent if it is of something else, or long. */
  readonly criteria?: string | undefined;
}

interface OpenFilter extends NodeFilter {
  readonly tenant: string;
  usedAt: number;
}

export interface FilterIds {
  /** Seals the content of an id; all gateways of a fleet have the same key. */
  readonly vault: {
    seal(text: string, place: string): Uint8Array;
    /** @throws Error if the bytes were sealed for another place, with another key, or not sealed at all. */
    open(sealed: Uint8Array, place: string): string;
  };
  /** Whether other gateways serve the same nodes: any of them can then continue a filter. */
  readonly isShared: boolean;
}

export interface FilterOptions extends FilterIds {
  readonly node: string;
  /** Maximum filters that callers may have open at this gateway. */
  readonly limit: number;
  readonly weightOf: WeightOf;
  /** Milliseconds after which a filter that is not polled is removed. */
  readonly idle: number;
  upstream(id: string): Upstream | undefined;
}

/**
 * A node's filters. Callers get the gateway's own ids: upstreams count from 1, so they would otherwise read
 * each other's. An id contains its filter's sealed state, so that any gateway of a fleet can continue it.
 */
export class NodeFilters {
  readonly #known = new Map<string, OpenFilter>();
  readonly #options: FilterOptions;
  readonly #shares: Shares;

  constructor(options: FilterOptions) {
    this.#options = options;
    this.#shares = new Shares(options.limit, options.weightOf);
  }

  /**
   * Reserves a place for a filter. Call {@link add} or {@link release} afterwards.
   *
   * @throws RpcFailure if its tenant has too many.
   */
  reserve(tenant: string): void {
    if (!this.#shares.hasRoom(tenant)) {
      const share = this.#shares.describe(tenant, "filters of this node");
      const message = `${share}: uninstall filters that are no longer polled`;
      throw new RpcFailure({ code: rpcCode.limit, message });
    }
    this.#shares.take(tenant);
  }

  release(tenant: string): void {
    this.#shares.release(tenant);
  }

  add({ upstreamId, upstream, criteria }: NodeFilter, tenant: string): string {
    const { vault } = this.#options;
    const state = JSON.stringify([upstreamId, upstream?.id ?? "", tenant, criteria]);
    // The leading digit makes it a number without leading zeros, as clients expect.
    const id = `0x1${Buffer.from(vault.seal(state, this.#place)).toString("hex")}`;
    this.#known.set(id, { upstreamId, upstream, criteria, tenant, usedAt: performance.now() });
    return id;
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** @throws RpcFailure if there is no such filter, or it was not polled for too long. */
  use(id: string): NodeFilter {
    const filter = this.#find(id);
    if (!filter) throw new RpcFailure({ code: rpcCode.server, message: "filter not found" });
    filter.usedAt = performance.now();
    return filter;
  }

  delete(id: string): void {
    const filter = this.#known.get(id);
    if (filter) this.#shares.release(filter.tenant);
    this.#known.delete(id);
  }

  #find(id: string): OpenFilter | undefined {
    const filter = this.#known.get(id) ?? this.#open(id);
    // A restarted anvil does not know the filters of the previous process.
    return !filter || filter.upstream?.isClosed || this.#isIdle(filter) ? undefined : filter;
  }

  /** Removes filters that were not polled for too long, and returns those that no gateway polls. */
  expire(): NodeFilter[] {
    return this.#drop(({ usedAt }) => performance.now() - usedAt > this.#options.idle);
  }

  /** Removes all filters, and returns those that no other gateway can be polling. */
  clear(): NodeFilter[] {
    return this.#drop(() => true);
  }

  #drop(isDropped: (filter: OpenFilter) => boolean): NodeFilter[] {
    const dropped = [...this.#known].filter(([, filter]) => isDropped(filter));
    for (const [id] of dropped) this.delete(id);
    return this.#options.isShared ? [] : dropped.map(([, filter]) => filter);
  }

  /** If another gateway may have polled the filter in the meantime, only its upstream knows. */
  #isIdle({ usedAt }: { readonly usedAt: number }): boolean {
    return !this.#options.isShared && performance.now() - usedAt > this.#options.idle;
  }

  #open(id: string): OpenFilter | undefined {
    const { isShared, vault, upstream: find } = this.#options;
    const [, sealed] = /^0x1((?:[0-9a-f]{2})+)$/i.exec(id) ?? [];
    if (!isShared || sealed === undefined) return undefined;
    try {
      const state = vault.open(Buffer.from(sealed, "hex"), this.#place);
      type Sealed = [upstreamId: string, upstream: string, tenant: string, criteria?: string | null];
      const [upstreamId, upstreamName, tenant, criteria] = JSON.parse(state) as Sealed;
      const upstream = find(upstreamName);
      if (upstreamName !== "" && !upstream) return undefined;
      const usedAt = performance.now();
      const filter = { upstreamId, upstream, criteria: criteria ?? undefined, tenant, usedAt };
      this.#known.set(id, filter);
      this.#shares.take(tenant);
      return filter;
    } catch {
      // Sealed for another node, with another key, or not sealed at all.
      return undefined;
    }
  }

  get #place(): string {
    return `filter of ${this.#options.node}`;
  }
}
