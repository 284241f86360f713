import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Hash, Head } from "../generated/types.ts";
import { type Gap, gapOf } from "./chain-events.ts";
import { isPassing } from "./transient-error.ts";
import { readByHash, readByNumber, type Run } from "./reads.ts";

/** What a new head changes: in this order blocks that are taken back (the newest first), a gap, new blocks. */
export interface Change {
  readonly removed: readonly Head[];
  readonly gap: Gap | undefined;
  /** In order, the head itself last. */
  readonly added: readonly Head[];
}

/** Blocks that are remembered: a reorganisation that goes deeper is reported as a gap. */
export const REMEMBERED = 128;
/** Times in a row that a node may disown the head that it has reported, before what is below counts as a gap all the same. */
const DOUBTS = 2;
/** Blocks that are read at once. */
const TOGETHER = 16;

/** The newest blocks of the chain as they have been delivered, and how each further head continues them. */
export class HeadChain {
  readonly #maxGap: number;
  /** In order; the first may be the one behind which it began. Where a gap was reported, the chain has a hole. */
  readonly #blocks: Head[] = [];
  /** The numbers of the blocks. */
  readonly #numbers = new Map<Hash, number>();
  /** The block behind which it began, which is not delivered. Once it has left the chain it is a block like any other. */
  #start: Hash | undefined;
  #forgot = false;
  #doubts = 0;

  constructor(maxGap: number) {
    this.#maxGap = maxGap;
  }

  get tip(): Head | undefined {
    return this.#blocks.at(-1);
  }

  /** The number of the oldest block that is remembered; `NaN` if there is none. */
  get oldest(): number {
    return numberOf(this.#blocks[0]);
  }

  /** Whether a block is on it, among those that are remembered. */
  has(hash: Hash): boolean {
    return this.#numbers.has(hash);
  }

  /** Whether a block is the one behind which it began. */
  isStart(hash: Hash): boolean {
    return hash === this.#start;
  }

  /** The newest blocks that have been delivered. */
  newest(count: number): readonly Head[] {
    return this.#blocks.slice(-count).filter(({ hash }) => !this.isStart(hash));
  }

  /** Begins behind a block. */
  begin(start: Head | undefined): void {
    if (!start) return;
    this.#start = start.hash;
    this.#push(start);
  }

  /**
   * Continues the chain to a head, with the blocks between. A block that is known changes nothing, nor does one that is older
   * than all that are, unless the chain has been replaced from before its start on: a node that lags behind reports such blocks.
   *
   * @returns `undefined` if the node has left the head's branch, so that its newest block should be read instead.
   * @throws NodeAccessError where blocks cannot be read now but may be later. The chain is then as it was before.
   */
  *connect(head: Head): Run<never, Change | undefined> {
    const number = numberOf(head);
    const { tip } = this;
    if (this.has(head.hash) || (number < this.oldest && !(yield* this.#leftBeforeStart())))
      return { removed: [], gap: undefined, added: [] };
    // The node had no block when it began.
    if (!tip) return this.#apply([head], 0, number > 0 ? gapOf(0, number - 1) : undefined);
    let reason: NodeAccessError | undefined;
    const missing = number - numberOf(tip) - 1;
    if (missing <= this.#maxGap) {
      try {
        const path = yield* this.#walk(head, missing);
        if (path) return this.#join(path);
      } catch (error) {
        if (isPassing(error) || !isNodeAccessError(error)) throw error;
        reason = error;
      }
    }
    let kept = yield* this.#kept(number);
    // What it says of its chain says nothing of this head's, if it has left that meanwhile.
    const hasLeft = (yield* this.#isOnChain(head)) === false;
    if (hasLeft && this.#doubts < DOUBTS) {
      this.#doubts += 1;
      return undefined;
    }
    this.#doubts = 0;
    // The node has changed its chain meanwhile: what is below the head is not its parent.
    const below = this.#blocks[kept - 1];
    if (numberOf(below) === number - 1 && below?.hash !== head.parentHash) kept -= 1;
    const first = this.#firstAfter(kept);
    return this.#apply([head], kept, first < number ? gapOf(first, number - 1, reason) : undefined);
  }

  /** @param path - From a head down to a block whose parent is known, or that is as old as the oldest. */
  #join(path: readonly Head[]): Change {
    const last = path.at(-1);
    const parent = this.#blocks.findIndex(({ hash }) => hash === last?.parentHash);
    // None of the blocks is on the new branch: where older ones have been forgotten, it is not known which are.
    const lost = parent < 0 && this.#forgot ? gapOf(0, numberOf(last) - 1) : undefined;
    return this.#apply(path, parent + 1, lost);
  }

  /** The number of the first block of which nothing is known if so many blocks stay. */
  #firstAfter(kept: number): number {
    const last = this.#blocks[kept - 1];
    if (last) return numberOf(last) + 1;
    return this.#forgot ? 0 : this.oldest;
  }

  #apply(path: readonly Head[], kept: number, gap?: Gap): Change {
    const removed = this.#blocks.splice(kept).toReversed();
    const delivered = removed.filter(({ hash }) => !this.isStart(hash));
    if (delivered.length < removed.length) this.#start = undefined;
    for (const { hash } of removed) this.#numbers.delete(hash);
    const added = path.toReversed();
    for (const block of added) this.#push(block);
    return { removed: delivered, gap, added };
  }

  #push(block: Head): void {
    this.#blocks.push(block);
    this.#numbers.set(block.hash, numberOf(block));
    if (this.#blocks.length <= REMEMBERED) return;
    const oldest = this.#blocks.shift();
    if (oldest) this.#numbers.delete(oldest.hash);
    this.#forgot = true;
  }

  /**
   * Goes from a head to its parent, and so on, until one is known or as old as the oldest.
   *
   * @returns `undefined` if the node does not have a parent, or more than `maxGap` blocks would have to be read.
   */
  *#walk(head: Head, missing: number): Run<never, Head[] | undefined> {
    const path = [head];
    for (;;) {
      const last = path.at(-1) ?? head;
      const below = numberOf(last) - 1;
      if (this.#numbers.get(last.parentHash) === below || below < this.oldest) return path;
      const left = this.#maxGap + 1 - path.length;
      if (left <= 0) return undefined;
      const most = Math.max(1, missing + 1 - path.length);
      const count = Math.min(TOGETHER, left, most, below - this.oldest + 1);
      const numbers = Array.from({ length: count }, (_, index) => below - index);
      for (const block of yield* readByNumber(numbers)) {
        if (block && block.hash === path.at(-1)?.parentHash) path.push(block);
        else break;
      }
      if (path.at(-1) !== last) continue;
      // The chain has changed since: the branch of this head is still there by its hashes.
      const parent = yield* readByHash(last.parentHash, below);
      if (!parent) return undefined;
      path.push(parent);
    }
  }

  /**
   * How many of the blocks are on the node's chain, below a number. Those below one that is on it are on it too; one that the node
   * refuses to give counts as gone, and becomes part of a gap.
   */
  *#kept(below: number): Run<never, number> {
    let kept = 0;
    let above = this.#blocks.filter((block) => numberOf(block) < below).length;
    while (kept < above) {
      const middle = Math.ceil((kept + above) / 2);
      if (yield* this.#isOnChain(this.#blocks[middle - 1])) kept = middle;
      else above = middle - 1;
    }
    return kept;
  }

  /** Whether all blocks have been replaced, where none has been forgotten. A node that lags behind has none in place of them yet. */
  *#leftBeforeStart(): Run<never, boolean> {
    if (this.#forgot) return false;
    const [now] = yield* readByNumber([this.oldest]);
    return now !== undefined && !this.has(now.hash);
  }

  /** Whether the node says that a block is on its chain; `undefined` if it refuses to say. */
  *#isOnChain(block: Head | undefined): Run<never, boolean | undefined> {
    try {
      const [now] = yield* readByNumber([numberOf(block)]);
      return now?.hash === block?.hash;
    } catch (error) {
      if (isPassing(error) || !isNodeAccessError(error)) throw error;
      return undefined;
    }
  }
}

function numberOf(block: Pick<Head, "number"> | undefined): number {
  return Number(block?.number);
}
