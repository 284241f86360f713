import type { SimulatedBlock } from "./seeded-blocks.ts";
import { putNewest } from "../values.ts";

/** Makes the block with a number, of which only the hash of the block before it was missing. */
type Make = (number: number, parentHash: string) => SimulatedBlock;
/** Called where the chain can be continued from: a block's number, and the hash of the block before it. */
export type OnStart = (number: number, parentHash: string) => void;

/** Blocks are linked at least this far back when a chain is first shown. A prime: no round number begins a piece. */
const piece = 19;
/** From each of these numbers on, blocks can be made again without the earlier ones. */
const startEvery = 1_024;
/** The chain is linked from block 0 to this one, so that a history can be read from its beginning. */
const oldest = startEvery - 1;
/** If more blocks than this have appeared since the last one that was made, none of these is linked to it. */
const maxCatchUp = 2_048;
/** Maximum cached blocks, and blocks that are found by their hash: most callers ask for the newest ones. */
const maxBlocks = 1_000;
const maxHashes = 8_192;
const zeroHash = `0x${"0".repeat(64)}`;

/**
 * The blocks of a chain, each with the hash of the one before it, which depends on all earlier blocks: there may be
 * millions. So the chain is linked from where it was first shown. Of older blocks, the first thousand are linked, and
 * the others in pieces.
 */
export class LinkedBlocks {
  readonly #make: Make;
  readonly #parentOfStart: (number: number) => string;
  readonly #onStart: OnStart;
  /** The hash before each block that the chain can be continued from. */
  readonly #starts = new Map<number, string>();
  /** The first block since which the chain is linked. */
  #first = Infinity;
  readonly #blocks = new Map<number, SimulatedBlock>();
  readonly #hashes = new Map<number, string>();
  readonly #numbers = new Map<string, number>();
  /** The last block that was made ahead of a head. */
  #ahead: { readonly head: number; readonly block: SimulatedBlock } | undefined;

  /** @param parentOfStart - The hash in front of a block whose predecessor is not known. */
  constructor(make: Make, parentOfStart: (number: number) => string, onStart: OnStart) {
    this.#make = make;
    this.#parentOfStart = parentOfStart;
    this.#onStart = onStart;
  }

  /** @returns the block with a number, even a future one. */
  block(number: number, head: number): SimulatedBlock {
    const known = this.#blocks.get(number);
    if (known) return known;
    this.begin(head);
    const { head: seen, block: before } = this.#ahead ?? {};
    let [at, parentHash] =
      before && seen === head && before.number === number - 1
        ? [number, before.hash]
        : this.#startBefore(number, head);
    for (; ; at += 1) {
      const block = this.#make(at, parentHash);
      if (at <= head) this.#keep(block);
      else this.#ahead = { head, block };
      if (at === number) return block;
      parentHash = block.hash;
    }
  }

  /** @returns the number of a block that was made not long ago. */
  numberOf(blockHash: string): number | undefined {
    return this.#numbers.get(blockHash.toLowerCase());
  }

  /** Decides where the chain begins to be linked, unless it is known from where to continue. */
  begin(head: number): void {
    for (let number = head; number > head - maxCatchUp && number >= 0; number -= 1)
      if (number === 0 || this.#starts.has(number) || this.#hashes.has(number)) {
        this.#first = Math.min(this.#first, number);
        return;
      }
    this.#begin(Math.floor((head - piece) / piece) * piece);
  }

  /**
   * Continues from where another process does. Of processes that began at the same time, without knowing of each other, the one
   * with the smallest number counts, so that all show the same chain, in whichever order they learn of the starts.
   */
  learn(number: number, parentHash: string): void {
    const starts = [...this.#starts.keys()].filter((at) => at % startEvery !== 0);
    if (number % startEvery !== 0 && starts.some((at) => at < number && at > number - maxCatchUp)) return;
    const isKnown = (this.#starts.get(number) ?? this.#hashes.get(number - 1)) === parentHash;
    this.#first = Math.min(this.#first, number);
    this.#starts.set(number, parentHash);
    if (isKnown) return;
    for (const at of starts) if (at > number && at < number + maxCatchUp) this.#starts.delete(at);
    for (const one of [this.#blocks, this.#hashes])
      for (const at of one.keys()) if (at >= number) one.delete(at);
    for (const [hash, at] of this.#numbers) if (at >= number) this.#numbers.delete(hash);
  }

  /** The nearest block that can be made at once, with the hash before it. */
  #startBefore(number: number, head: number): [number: number, parentHash: string] {
    for (let at = number; at > number - maxCatchUp && at > 0; at -= 1) {
      const parentHash = this.#starts.get(at) ?? this.#hashOf(at);
      if (parentHash !== undefined) return [at, parentHash];
    }
    if (number < maxCatchUp) return [0, zeroHash];
    const start = Math.floor(number / piece) * piece;
    if (start <= head) this.#begin(start);
    return [start, this.#parentOfStart(start)];
  }

  /** The hash before a block. Older blocks than the first one, except for the oldest, are linked in pieces of one length. */
  #hashOf(number: number): string | undefined {
    if (number > oldest && number < this.#first && number % piece === 0) return this.#parentOfStart(number);
    return this.#hashes.get(number - 1);
  }

  #begin(number: number): void {
    this.#first = Math.min(this.#first, number);
    this.#addStart(number, this.#parentOfStart(number));
  }

  #addStart(number: number, parentHash: string): void {
    if (this.#starts.has(number)) return;
    this.#starts.set(number, parentHash);
    this.#onStart(number, parentHash);
  }

  #keep(block: SimulatedBlock): void {
    const { number, hash } = block;
    putNewest(this.#blocks, number, block, maxBlocks);
    putNewest(this.#hashes, number, hash, maxHashes);
    putNewest(this.#numbers, hash, number, maxHashes);
    if (number >= this.#first && (number + 1) % startEvery === 0) this.#addStart(number + 1, hash);
  }
}
