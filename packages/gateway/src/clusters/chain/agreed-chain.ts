import type { Agreement, PoolMember } from "../pool-member.ts";
import type { BlockHead } from "./head-reader.ts";

/** The number of blocks whose hashes are remembered. */
const maxBlocks = 128;

/**
 * Compares the upstreams' blocks at the same height. An upstream is on a fork if more of the others agree on
 * another hash. It is compared again with each block that any upstream reports as its newest one.
 */
export class AgreedChain {
  readonly #members: readonly PoolMember[];
  /** Hashes by block number, as each upstream reported them. */
  readonly #hashes = new Map<number, Map<PoolMember, string>>();
  readonly #newest = new WeakMap<PoolMember, BlockHead>();
  /** Called when an upstream starts or stops agreeing with the others. */
  onChange: (() => void) | undefined;

  constructor(members: readonly PoolMember[]) {
    this.#members = members;
  }

  /** Records the block that an upstream reports as its newest one. */
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

  /**
   * Whether a block may be on the chain that most upstreams follow: none is known at its height,
   * or most have this one.
   */
  allows(number: number, hash: string): boolean {
    return this.#hashes.get(number) === undefined || this.#agreementAt(number, normal(hash)) === "agrees";
  }

  #agreement(member: PoolMember): Agreement {
    const newest = this.#newest.get(member);
    if (!newest) return "agrees";
    const { number, hash, parent } = newest;
    const own = this.#agreementAt(number, normal(hash), member);
    if (own !== "agrees" || parent === undefined) return own;
    return this.#agreementAt(number - 1, normal(parent), member);
  }

  /** @param member - Counts even if its circuit breaker is open. */
  #agreementAt(number: number, hash: string, member?: PoolMember): Agreement {
    const reported = this.#hashes.get(number);
    const counts = new Map<string, number>();
    for (const one of reported ? this.#members : []) {
      const other = reported?.get(one);
      const isUsable = one === member || (one.breaker.isClosed && !one.isMismatched && !one.isCordoned);
      if (other !== undefined && isUsable) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
    const own = counts.get(hash) ?? 0;
    counts.delete(hash);
    const others = Math.max(0, ...counts.values());
    if (others > own) return "forked";
    return others === own && others > 0 ? "unclear" : "agrees";
  }

  #contradicts(member: PoolMember, { number, hash, parent }: BlockHead): boolean {
    const differs = (at: number, reported: string | undefined): boolean => {
      const before = this.#hashes.get(at)?.get(member);
      return before !== undefined && reported !== undefined && before !== normal(reported);
    };
    return differs(number, hash) || differs(number - 1, parent);
  }

  #record(member: PoolMember, { number, hash, parent }: BlockHead): void {
    this.#set(member, number, hash);
    if (parent !== undefined) this.#set(member, number - 1, parent);
    while (this.#hashes.size > maxBlocks) this.#hashes.delete(Math.min(...this.#hashes.keys()));
  }

  #set(member: PoolMember, number: number, hash: string): void {
    const hashes = this.#hashes.get(number) ?? new Map<PoolMember, string>();
    this.#hashes.set(number, hashes.set(member, normal(hash)));
  }

  #forget(member: PoolMember): void {
    for (const [number, hashes] of this.#hashes)
      if (hashes.delete(member) && hashes.size === 0) this.#hashes.delete(number);
    const newest = this.#newest.get(member);
    if (newest) this.#record(member, newest);
  }
}

/** Nodes write the same hash with or without leading zeros. */
function normal(hash: string): string {
  return hash.toLowerCase().replace(/^0x0*/, "");
}
