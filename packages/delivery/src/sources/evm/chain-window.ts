/** A block of a chain, without what only some streams need. */
export interface ChainBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** In ISO 8601. */
  readonly time: string;
  /** Whether its bloom says that it has logs. Some chains have no blooms, or leave some logs out of them. */
  readonly hasLogs: boolean;
}

/** The fields of a block, or of a header, that a {@link ChainBlock} is made of. */
export interface WireHeader {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestamp: string;
  readonly logsBloom?: string;
}

/** Blocks to remember: the deepest confirmations are 1,000 blocks, and a stream of them may be 64 blocks behind. */
const MAX_BLOCKS = 1_200;

/** Reads a header of a node. */
export function toChainBlock({ number, hash, parentHash, timestamp, logsBloom }: WireHeader): ChainBlock {
  const hasLogs = /[1-9a-f]/i.test(logsBloom?.slice(2) ?? "");
  return { number: Number(number), hash, parentHash, time: toTime(timestamp), hasLogs };
}

/** Writes a timestamp of a node in ISO 8601. */
export function toTime(timestamp: string): string {
  return new Date(Number(timestamp) * 1_000).toISOString();
}

/** The newest blocks of a chain: each is the parent of the next one. */
export class ChainWindow {
  #blocks: ChainBlock[] = [];
  /** All blocks from this number on are remembered. The first of them may have a higher one: some chains skip numbers. */
  #from = 0;

  get tip(): ChainBlock | undefined {
    return this.#blocks.at(-1);
  }

  /** The number from which on all blocks are remembered; `undefined` if none is. */
  get from(): number | undefined {
    return this.tip && this.#from;
  }

  /** Returns the block with a number, if it is among the remembered ones. */
  at(number: number): ChainBlock | undefined {
    let index = Math.min(number - this.#from, this.#blocks.length - 1);
    while ((this.#blocks[index]?.number ?? -1) > number) index -= 1;
    const block = this.#blocks[index];
    return block?.number === number ? block : undefined;
  }

  /** Whether a block is remembered, or not too old for that. On some chains, the newest final block is thousands of blocks old. */
  isNear(number: number): boolean {
    return number > (this.tip?.number ?? 0) - MAX_BLOCKS;
  }

  /** Whether the block before a cursor has left the chain, as far as it is known. */
  hasReplaced({ next, hash }: { readonly next: number; readonly hash?: string | undefined }): boolean {
    return hash !== undefined && this.hasLeft(next - 1, hash);
  }

  /** Whether a block has left the chain, as far as it is known. */
  hasLeft(number: number, hash: string): boolean {
    // The window may begin with the next block: other streams have read it, and need no more.
    const now = this.at(number)?.hash ?? this.at(number + 1)?.parentHash;
    return now !== undefined && now !== hash;
  }

  /** Returns the blocks from one number to another, as far as they are remembered. */
  range(first: number, last: number): readonly ChainBlock[] {
    if (first < this.#from) return [];
    return this.#blocks.filter(({ number }) => number >= first && number <= last);
  }

  /** Adds a block. If it does not follow the newest one, all others are forgotten. */
  push(block: ChainBlock): void {
    if (block.parentHash !== this.tip?.hash) {
      this.#blocks = [];
      this.#from = block.number;
    }
    this.#blocks.push(block);
    if (this.#blocks.length > MAX_BLOCKS) this.#from = Number(this.#blocks.shift()?.number) + 1;
  }

  /** Forgets all blocks. */
  clear(): void {
    this.#blocks = [];
  }

  /** Adds the blocks from a number on before the oldest one, unless that has another parent by now. */
  prepend(blocks: readonly ChainBlock[], from: number): void {
    const [oldest] = this.#blocks;
    const isEmpty = blocks.length === 0 && oldest !== undefined;
    if (!isEmpty && blocks.at(-1)?.hash !== oldest?.parentHash) return;
    this.#blocks = [...blocks, ...this.#blocks];
    this.#from = from;
  }

  /** Removes a block that has left the chain. */
  remove(hash: string): void {
    if (this.tip?.hash === hash) this.#blocks.pop();
  }
}
