import { normalHash } from "./block-hashes.ts";
import type { HeadReader } from "./head-reader.ts";
import type { PoolMember } from "../pool-member.ts";

/**
 * Notices that a chain was replaced as a whole, final blocks included: the node of a test network has started again. Numbers
 * alone do not show this once the new chain is longer than the old one was.
 */
export class FirstBlockWatch {
  #hash: string | undefined;

  /** @param members - Those that respond. The chain counts as replaced only if none of them has the first block of the known one. */
  async isReplaced({ readFirst }: HeadReader, members: Iterable<PoolMember>): Promise<boolean> {
    let other: string | undefined;
    for (const member of members) {
      const first = await readFirst?.(member).catch(() => undefined);
      if (!first) continue;
      const hash = normalHash(first.hash);
      this.#hash ??= hash;
      if (hash === this.#hash) return false;
      other = hash;
    }
    this.#hash = other ?? this.#hash;
    return other !== undefined;
  }
}
