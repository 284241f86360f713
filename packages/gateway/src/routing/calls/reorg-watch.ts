import type { BlockHead } from "../pool/heads/head-reader.ts";
import type { ResultCache } from "./result-cache.ts";

/** Blocks whose hashes are remembered. */
const remembered = 128;

/**
 * Ends cached results when the chain that they are of was replaced. Each new block must build on those before it: if it does not, or if
 * that cannot be found out, all results that are not final are dropped.
 */
export class ReorgWatch {
  readonly #cache: Pick<ResultCache, "hasPassing" | "drop">;
  readonly #hashes = new Map<number, string>();
  #newest = -1;

  constructor(cache: Pick<ResultCache, "hasPassing" | "drop">) {
    this.#cache = cache;
  }

  /**
   * Notes a block that an upstream has shown as its newest one.
   *
   * @param hashOf - Asks the same upstream for the hash of an earlier block.
   */
  async seen(block: BlockHead, hashOf: (number: number) => Promise<string | undefined>): Promise<void> {
    const { number, hash, parent } = block;
    const before = this.#newest;
    const known = this.#hashes.get(number);
    const parentKnown = this.#hashes.get(number - 1);
    this.#remember(number, hash);
    if (known === hash) return;
    if (known !== undefined) return this.#replaced();
    if (number <= before || before < 0) return;
    if (parentKnown !== undefined && parent !== undefined) {
      if (parent !== parentKnown) this.#replaced();
      return;
    }
    // A result may be on its way, which then is not kept: that costs less than a question.
    if (!this.#cache.hasPassing) return this.#replaced();
    const expected = this.#hashes.get(before);
    const found = await hashOf(before).catch(() => undefined);
    if (found === undefined || found !== expected) this.#replaced();
  }

  #remember(number: number, hash: string): void {
    this.#hashes.delete(number);
    this.#hashes.set(number, hash);
    this.#newest = Math.max(this.#newest, number);
    const [oldest] = this.#hashes.keys();
    if (this.#hashes.size > remembered && oldest !== undefined) this.#hashes.delete(oldest);
  }

  /** How deep the reorg goes is not known: what is left of the hashes may be of the chain that was replaced. */
  #replaced(): void {
    const newest = this.#hashes.get(this.#newest);
    this.#hashes.clear();
    if (newest !== undefined) this.#hashes.set(this.#newest, newest);
    this.#cache.drop(0);
  }
}
