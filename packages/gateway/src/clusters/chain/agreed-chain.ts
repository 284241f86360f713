import type { Agreement, PoolMember } from "../pool-member.ts";
import { type BlockHashes, normalHash } from "./block-hashes.ts";
import type { BlockHead } from "./head-reader.ts";

/**
 * Compares the upstreams' blocks at the same height. An upstream is on a fork if more of the others agree on
 * another hash. It is compared again with each block that any upstream reports as its newest one.
 */
export class AgreedChain {
  readonly #members: readonly PoolMember[];
  readonly #hashes: BlockHashes;
  readonly #newest = new WeakMap<PoolMember, BlockHead>();
  /** Called when an upstream starts or stops agreeing with the others. */
  onChange: (() => void) | undefined;

  constructor(members: readonly PoolMember[], hashes: BlockHashes) {
    this.#members = members;
    this.#hashes = hashes;
  }

  reported(member: PoolMember, block: BlockHead): void {
    this.#newest.set(member, block);
    // Reports from before the upstream switched chains do not count.
    if (this.#contradicts(member, block)) this.#forget(member);
    else this.#record(member, block);
    let hasChanged = false;
    for (const one of this.#members) {
      const agreement = this.#agreement(one);
      if (agreement === one.agreement) continue;
      one.agreement = agreement;
      hasChanged = true;
      // Its earlier reports may be from the other chain.
      this.#forget(one);
    }
    if (hasChanged) this.onChange?.();
  }

  /** Whether no block is known at this height, or most upstreams have this one. */
  allows(number: number, hash: string): boolean {
    return !this.#hashes.reportedAt(number) || this.#agreementAt(number, hash) === "agrees";
  }

  /** @returns the hash that most upstreams have at a height; `before` if as many have it. */
  hashAt(number: number, before: string | undefined): string | undefined {
    const counts = this.#countsAt(number);
    const most = Math.max(0, ...counts.values());
    if (before !== undefined && counts.get(before) === most) return before;
    return [...counts].find(([, count]) => count === most)?.[0];
  }

  #agreement(member: PoolMember): Agreement {
    const newest = this.#newest.get(member);
    if (!newest) return "agrees";
    const { number, hash, parent } = newest;
    const own = this.#agreementAt(number, hash, member);
    if (own !== "agrees" || parent === undefined) return own;
    return this.#agreementAt(number - 1, parent, member);
  }

  /** @param member - Counts even if its circuit breaker is open. */
  #agreementAt(number: number, hash: string, member?: PoolMember): Agreement {
    const counts = this.#countsAt(number, member);
    const own = counts.get(normalHash(hash)) ?? 0;
    counts.delete(normalHash(hash));
    const others = Math.max(0, ...counts.values());
    if (others > own) return "forked";
    return others === own && others > 0 ? "unclear" : "agrees";
  }

  /** @returns how many usable upstreams have each block at a height, by its hash. */
  #countsAt(number: number, member?: PoolMember): Map<string, number> {
    const reported = this.#hashes.reportedAt(number);
    const counts = new Map<string, number>();
    for (const one of reported ? this.#members : []) {
      const other = reported?.get(one);
      const isUsable = one === member || (one.breaker.isClosed && !one.isMismatched && !one.isCordoned);
      if (other !== undefined && isUsable) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
    return counts;
  }

  #contradicts(member: PoolMember, { number, hash, parent }: BlockHead): boolean {
    if (this.#hashes.contradicts(member, number, hash)) return true;
    return parent !== undefined && this.#hashes.contradicts(member, number - 1, parent);
  }

  #record(member: PoolMember, { number, hash, parent }: BlockHead): void {
    this.#hashes.report(member, number, hash);
    if (parent !== undefined) this.#hashes.report(member, number - 1, parent);
  }

  #forget(member: PoolMember): void {
    this.#hashes.forget(member);
    const newest = this.#newest.get(member);
    if (newest) this.#record(member, newest);
  }
}
