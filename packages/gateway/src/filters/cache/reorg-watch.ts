import type { BlockHead } from "../../clusters/chain/head-reader.ts";
import type { ResultCache } from "./result-cache.ts";

/** The number of blocks whose hashes are remembered. */
const maxBlocks = 128;

/**
 * Removes cached results when a reorg replaces their blocks. Each new block must build on the previous ones.
 * If it does not, or if that cannot be checked, all results that are not final are removed.
 */
export class ReorgWatch {
  readonly #cache: Pick<ResultCache, "hasReorgable" | "drop">;
  readonly #onReorg: (number: number) => void;
  readonly #hashes = new Map<number, string>();
  #newest = -1;

  /** @param onReorg - Called with the number of a block that replaces another one. */
  constructor(
    cache: Pick<ResultCache, "hasReorgable" | "drop">,
    onReorg: (number: number) => void = () => {},
  ) {
    this.#cache = cache;
    this.#onReorg = onReorg;
  }

  /**
   * Checks a block that an upstream reports as its newest one.
   *
   * @param hashOf - Asks the same upstream for the hash of an earlier block.
   */
  async reported(block: BlockHead, hashOf: (number: number) => Promise<string | undefined>): Promise<void> {
    const { number, hash, parent } = block;
    const before = this.#newest;
    const known = this.#hashes.get(number);
    const parentKnown = this.#hashes.get(number - 1);
    this.#remember(number, hash);
    if (known === hash) return;
    if (known !== undefined) return this.#reorganized(number);
    if (number <= before || before < 0) return;
    if (parentKnown !== undefined && parent !== undefined) {
      if (parent !== parentKnown) this.#reorganized(number - 1);
      return;
    }
    // Results in flight are then not cached, which costs less than another request.
    if (!this.#cache.hasReorgable) return this.#replaced();
    const expected = this.#hashes.get(before);
    const found = await hashOf(before).catch(() => undefined);
    if (found === undefined || found !== expected) this.#replaced();
  }

  #remember(number: number, hash: string): void {
    this.#hashes.delete(number);
    this.#hashes.set(number, hash);
    this.#newest = Math.max(this.#newest, number);
    const [oldest] = this.#hashes.keys();
    if (this.#hashes.size > maxBlocks && oldest !== undefined) this.#hashes.delete(oldest);
  }

  #reorganized(number: number): void {
    this.#onReorg(number);
    this.#replaced();
  }

  /** The depth of the reorg is unknown: the remaining hashes may belong to the replaced chain. */
  #replaced(): void {
    const newest = this.#hashes.get(this.#newest);
    this.#hashes.clear();
    if (newest !== undefined) this.#hashes.set(this.#newest, newest);
    this.#cache.drop(0);
  }
}
