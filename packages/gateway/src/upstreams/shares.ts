/**
 * How much a tenant gets, relative to the others.
 *
 * @param tenant - The id of a credential, or of a caller without one; empty for the gateway's own requests.
 */
export type WeightOf = (tenant: string) => number;

/** A tenant may hold this many times as many places as are free, times its weight. */
const reach = 3;

/**
 * Whether a tenant may take one more place. As in the dynamic thresholds of network switches, each may hold
 * as much as is proportional to what is free: one alone holds three quarters of all places, two hold three
 * sevenths each, and so on. Some always remain for tenants that come later, since a place that is in use
 * cannot be taken away.
 */
export function mayHoldMore(held: number, free: number, weight: number): boolean {
  return free > 0 && (held === 0 || held < reach * weight * free);
}

/** Divides a number of places among tenants, by their weights. */
export class Shares {
  readonly limit: number;
  readonly #weightOf: WeightOf;
  readonly #held = new Map<string, number>();
  #active = 0;

  constructor(limit: number, weightOf: WeightOf) {
    this.limit = limit;
    this.#weightOf = weightOf;
  }

  get active(): number {
    return this.#active;
  }

  held(tenant: string): number {
    return this.#held.get(tenant) ?? 0;
  }

  /** How many places a tenant holds, relative to its weight. */
  load(tenant: string): number {
    return this.held(tenant) / this.#weightOf(tenant);
  }

  hasRoom(tenant: string): boolean {
    return mayHoldMore(this.held(tenant), this.limit - this.#active, this.#weightOf(tenant));
  }

  take(tenant: string): void {
    this.#active += 1;
    this.#held.set(tenant, this.held(tenant) + 1);
  }

  release(tenant: string): void {
    this.#active -= 1;
    const held = this.held(tenant) - 1;
    if (held > 0) this.#held.set(tenant, held);
    else this.#held.delete(tenant);
  }

  /** @returns for a tenant without room, how full its share is: `this credential has 96 of 128 connections`. */
  describe(tenant: string, places: string): string {
    const held = this.held(tenant);
    return this.#active < this.limit
      ? `this credential has ${held} of ${this.limit} ${places}, which is its share`
      : `all ${this.limit} ${places} are in use, ${held} by this credential`;
  }
}
