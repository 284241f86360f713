import type { Block } from "./block.ts";

/** Maximum blocks whose logs are read with one call. */
const maxTogether = 500;

/** Blocks of the chain whose logs may not all have been delivered, in order, until they have been read. */
export class UnreadBlocks {
  readonly #blocks = new Map<number, Block>();
  #most = maxTogether;

  get size(): number {
    return this.#blocks.size;
  }

  /** The number of the first block; `Infinity` if there is none. */
  get first(): number {
    return Math.min(...this.#blocks.keys());
  }

  /** Adds a block. Its number replaces a block of another branch. */
  add(block: Block): void {
    this.#blocks.set(block.number, block);
  }

  /** Whether a block waits to be read. */
  has({ number, hash }: Block): boolean {
    return this.#blocks.get(number)?.hash === hash;
  }

  delete(block: Block): void {
    if (this.has(block)) this.#blocks.delete(block.number);
  }

  /** The first blocks, as many in a row as are read together. */
  next(): readonly Block[] {
    const blocks = [...this.#blocks.values()].toSorted((one, other) => one.number - other.number);
    const first = blocks[0]?.number ?? 0;
    const end = blocks.findIndex(({ number }, index) => index === this.#most || number !== first + index);
    return end < 0 ? blocks : blocks.slice(0, end);
  }

  /**
   * Reads fewer blocks together from now on: an upstream has rejected that many.
   *
   * @returns whether there was more than one.
   */
  halve(blocks: readonly Block[]): boolean {
    if (blocks.length < 2) return false;
    this.#most = blocks.length >> 1;
    return true;
  }

  /** Notes that blocks have been read. The next calls may read more together again. */
  done(blocks: readonly Block[]): void {
    for (const block of blocks) this.delete(block);
    this.#most = Math.min(maxTogether, this.#most * 2);
  }
}
