/** Filters that are remembered; a node forgets one after minutes. */
const REMEMBERED = 10_000;

/** A filter as the node that made it knows it. */
interface MadeFilter<Endpoint> {
  readonly endpoint: Endpoint;
  readonly id: unknown;
}

let lastFilter = 0;

/**
 * Where filters live. Nodes may give the same id to filters of their own, so that each has an id of the pool's towards the
 * caller.
 */
export class PoolFilters<Endpoint> {
  readonly #filters = new Map<unknown, MadeFilter<Endpoint>>();

  /** @returns the filter's id for the caller. */
  add(endpoint: Endpoint, id: unknown): string {
    lastFilter += 1;
    const own = `0x${lastFilter.toString(16).padStart(16, "0")}`;
    this.#filters.set(own, { endpoint, id });
    if (this.#filters.size > REMEMBERED) this.#filters.delete(this.#filters.keys().next().value);
    return own;
  }

  /** @param own - The id that the caller has. */
  find(own: unknown): MadeFilter<Endpoint> | undefined {
    return this.#filters.get(own);
  }

  /** Forgets a filter that has been ended, or that its node has forgotten. */
  delete(own: unknown): void {
    this.#filters.delete(own);
  }
}
