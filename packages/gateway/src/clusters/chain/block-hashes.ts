import { LRUCache } from "lru-cache";
import type { PoolMember } from "../pool-member.ts";

/** How many blocks are remembered: those that were reported longest ago are forgotten first. */
const maxBlocks = 128;

interface Height {
  readonly reported: Map<PoolMember, string>;
  /** The one that callers see. */
  seen?: string | undefined;
}

/** The hashes of a chain's newest blocks: as each upstream reports them, and as callers see them. */
export class BlockHashes {
  readonly #heights = new LRUCache<number, Height>({ max: maxBlocks });

  reportedAt(number: number): ReadonlyMap<PoolMember, string> | undefined {
    const reported = this.#heights.peek(number)?.reported;
    return reported && reported.size > 0 ? reported : undefined;
  }

  contradicts(member: PoolMember, number: number, hash: string): boolean {
    const before = this.#heights.peek(number)?.reported.get(member);
    return before !== undefined && before !== normalHash(hash);
  }

  report(member: PoolMember, number: number, hash: string): void {
    this.#touch(number).reported.set(member, normalHash(hash));
  }

  /** Forgets what an upstream reported. */
  forget(member: PoolMember): void {
    for (const { reported } of this.#heights.values()) reported.delete(member);
  }

  seenAt(number: number): string | undefined {
    return this.#heights.peek(number)?.seen;
  }

  see(number: number, hash: string): void {
    this.#touch(number).seen = normalHash(hash);
  }

  /** Forgets what callers see, except for one block. */
  seeOnly(number: number): void {
    for (const [at, height] of this.#heights.entries()) if (at !== number) height.seen = undefined;
  }

  clear(): void {
    this.#heights.clear();
  }

  #touch(number: number): Height {
    const height = this.#heights.peek(number) ?? { reported: new Map<PoolMember, string>() };
    this.#heights.set(number, height);
    return height;
  }
}

/** Nodes write the same hash in hex with or without leading zeros. In base58, the case of letters counts. */
export function normalHash(hash: string): string {
  return /^(?:0x)?[\da-f]*$/i.test(hash) ? hash.toLowerCase().replace(/^0x0*/, "") : hash;
}
