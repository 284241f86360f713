import type { PoolMember } from "./pool-member.ts";

/** What is known of a chain's newest blocks, by upstream and for the whole pool. */
export class HeadTracker {
  readonly #heads = new Map<PoolMember, number>();
  #served = -1;
  #finalized = -1;

  /** The highest block number that callers have been shown; -1 before the first one. */
  get served(): number {
    return this.#served;
  }

  /** The highest block number that is final; -1 if none is known. */
  get finalizedNumber(): number {
    return this.#finalized;
  }

  /** @returns the highest block that an upstream is known to have; -1 if none is known. */
  head(member: PoolMember): number {
    return this.#heads.get(member) ?? -1;
  }

  /** Notes a block that an upstream has shown as its newest one. */
  seen(member: PoolMember, number: number, _hash: string): void {
    if (number > this.head(member)) this.#heads.set(member, number);
    if (number > this.#served) this.#served = number;
  }
}
