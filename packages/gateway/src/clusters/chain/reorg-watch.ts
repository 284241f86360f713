import { type BlockHashes, normalHash } from "./block-hashes.ts";
import type { BlockHead } from "./head-reader.ts";

/** What depends on blocks that a reorg may replace, such as cached results. */
interface Dependents {
  readonly hasReorgable: boolean;
  /** Removes what depends on this block or later ones. */
  drop(number: number): void;
}

/**
 * Notices when a reorg replaces blocks that callers see. Each new block must build on the previous ones.
 * If it does not, or if that cannot be checked, everything that is not final is removed.
 */
export class ReorgWatch {
  readonly #hashes: BlockHashes;
  readonly #dependents: Dependents;
  readonly #onReorg: (number: number) => void;
  #newest = -1;

  constructor(hashes: BlockHashes, dependents: Dependents, onReorg: (number: number) => void = () => {}) {
    this.#hashes = hashes;
    this.#dependents = dependents;
    this.#onReorg = onReorg;
  }

  /** @param has - Asks the same upstream whether it has an earlier block. */
  async reported(block: BlockHead, has: (number: number, hash: string) => Promise<boolean>): Promise<void> {
    const { number, parent } = block;
    const hash = normalHash(block.hash);
    const before = this.#newest;
    const known = this.#hashes.seenAt(number);
    const parentKnown = this.#hashes.seenAt(number - 1);
    this.#hashes.see(number, hash);
    this.#newest = Math.max(before, number);
    if (known === hash) return;
    if (known !== undefined) return this.#reorganized(number);
    if (number <= before || before < 0) return;
    if (parentKnown !== undefined && parent !== undefined) {
      if (normalHash(parent) !== parentKnown) this.#reorganized(number - 1);
      return;
    }
    // Results in flight are then not cached, which costs less than another request.
    if (!this.#dependents.hasReorgable) return this.#replaced();
    const expected = this.#hashes.seenAt(before);
    if (expected === undefined || !(await has(before, expected).catch(() => false))) this.#replaced();
  }

  #reorganized(number: number): void {
    this.#onReorg(number);
    this.#replaced();
  }

  /** The depth of the reorg is unknown: the remaining hashes may belong to the replaced chain. */
  #replaced(): void {
    this.#hashes.seeOnly(this.#newest);
    this.#dependents.drop(0);
  }
}
