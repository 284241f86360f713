import type { Block } from "./block.ts";

/** Maximum blocks whose logs, which are all of them, are read with one call. */
const maxBlocksPerRead = 16;

/** The blocks of the chain whose logs still have to be read, in order. */
export class UnreadBlocks {
  readonly #blocks = new Map<number, Block>();
  #blocksPerRead = maxBlocksPerRead;

  get size(): number {
    return this.#blocks.size;
  }

  /** The number of the first block; `Infinity` if there is none. */
  get first(): number {
    return Math.min(...this.#blocks.keys());
  }

  /** Adds a block. It replaces a block with the same number from another branch. */
  add(block: Block): void {
    this.#blocks.set(block.number, block);
  }

  has({ number, hash }: Block): boolean {
    return this.#blocks.get(number)?.hash === hash;
  }

  delete(block: Block): void {
    if (this.has(block)) this.#blocks.delete(block.number);
  }

  /** The first consecutive blocks, as many as can be read together. */
  next(): readonly Block[] {
    const blocks = [...this.#blocks.values()].toSorted((one, other) => one.number - other.number);
    const first = blocks[0]?.number ?? 0;
    const end = blocks.findIndex(
      ({ number }, index) => index === this.#blocksPerRead || number !== first + index,
    );
    return end < 0 ? blocks : blocks.slice(0, end);
  }

  /** Reads fewer blocks together from now on, if an upstream has rejected more than one. */
  halve(blocks: readonly Block[]): boolean {
    if (blocks.length < 2) return false;
    this.#blocksPerRead = blocks.length >> 1;
    return true;
  }

  /** Records that blocks have been read. The next calls may read more together again. */
  markRead(blocks: readonly Block[]): void {
    for (const block of blocks) this.delete(block);
    this.#blocksPerRead = Math.min(maxBlocksPerRead, this.#blocksPerRead * 2);
  }
}
