import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Hash, Head } from "../generated/types.ts";
import { blockReplaced } from "../history-cursor.ts";
import { MAX_LAG } from "../max-lag.ts";
import { type Gap, createGap } from "./chain-events.ts";
import { isTransient } from "./transient-error.ts";
import { readByHash, readByNumber, readLatest, type Run } from "./reads.ts";

/** The changes of a new head, in this order: removed blocks (newest first), a gap, new blocks. */
export interface Change {
  readonly removed: readonly Head[];
  readonly gap: Gap | undefined;
  /** In order; the head itself is last. */
  readonly added: readonly Head[];
}

/** Number of remembered blocks. A deeper reorganization is reported as a gap. */
export const MAX_BLOCKS = 128;
/** Consecutive times a node may deny the head that it reported, before missing blocks count as a gap. */
const MAX_DOUBTS = 2;
/** How many times to read a block in a row that a backend lacks, because the next backend may have it. */
const MAX_TRIES = 4;
/** Blocks to read at a time. */
const READ_BATCH = 16;

/** The newest delivered blocks of the chain. Connects each new head to them. */
export class HeadChain {
  readonly #maxGap: number;
  /** The hash that the starting block must have, for as long as it is remembered. */
  readonly #startHash: Hash | undefined;
  /** In order. The first one may be the starting block. There is a hole where a gap was reported. */
  readonly #blocks: Head[] = [];
  /** The starting block, which is not delivered. Once it leaves the chain, it is a block like any other. */
  #start: Hash | undefined;
  #forgot = false;
  /** The number of the first block that the watch delivers. */
  #first = 0;
  #doubts = 0;
  /** The head that was reported when backends first lacked a block after the tip. */
  #waitingSince: number | undefined;

  constructor(maxGap: number, startHash?: Hash) {
    this.#maxGap = maxGap;
    this.#startHash = startHash;
  }

  get tip(): Head | undefined {
    return this.#blocks.at(-1);
  }

  /** The number of the oldest remembered block; `NaN` if there is none. */
  get oldest(): number {
    return readNumber(this.#blocks[0]);
  }

  /** Whether a block is among the remembered blocks of the chain. */
  has(hash: Hash): boolean {
    return this.find(hash) !== undefined;
  }

  /** Returns a remembered block. */
  find(hash: Hash): Head | undefined {
    return this.#blocks.findLast((block) => block.hash === hash);
  }

  /** Whether a block is the starting block. */
  isStart(hash: Hash): boolean {
    return hash === this.#start;
  }

  /**
   * Starts before a block, or after the newest one.
   *
   * @returns the genesis block if it is the first one, or a gap if the node lacks the block before the first one; `undefined`
   * if the node has not reached it yet, or a backend that lags lacks it: try again later.
   */
  *begin(firstBlock: number | undefined): Run<never, Change | undefined> {
    // Before the starting block: a node that has reported a block beyond it can return it.
    const newest = yield* readLatest();
    if (firstBlock === undefined) return this.#startAfter(newest);
    const reached = readNumber(newest);
    if (!(reached >= firstBlock - 1)) return undefined;
    let reason: NodeAccessError | undefined;
    try {
      const start = yield* this.#readStart(Math.max(0, firstBlock - 1));
      if (start) return firstBlock === 0 ? this.#apply([start], 0) : this.#startAfter(start);
      if (firstBlock > reached - MAX_LAG) return undefined;
    } catch (error) {
      if (!isAnswer(error)) throw error;
      reason = error;
    }
    return this.#startAfter(
      newest,
      reached >= firstBlock ? createGap(firstBlock, reached, reason) : undefined,
    );
  }

  /** Reads the starting block. A backend on another branch may respond. @throws NodeAccessError `BLOCK_REPLACED`. */
  *#readStart(number: number): Run<never, Head | undefined> {
    for (let tries = 1; ; tries += 1) {
      const [start] = yield* readByNumber([number]);
      if (start === null) return yield* this.#readStart(number - 1);
      if (!start || !this.#startHash || start.hash === this.#startHash) return start;
      if (tries === MAX_TRIES) throw blockReplaced("watch", number, this.#startHash, start.hash);
    }
  }

  #startAfter(start: Head | undefined, gap?: Gap): Change {
    if (start) {
      this.#start = start.hash;
      this.#first = readNumber(start) + 1;
      this.#push(start);
    }
    return { removed: [], gap, added: [] };
  }

  /**
   * Extends the chain to a head, including the blocks in between. A known block changes nothing.
   * Neither does one that is older than all remembered blocks, because lagging nodes report such
   * blocks; unless all remembered blocks were replaced.
   *
   * @returns `undefined` if the node has left the head's branch, or backends that lag lack blocks
   * below the head. The chain is then unchanged. Read the newest block, or wait for the next head.
   * @throws NodeAccessError for transient errors of reading blocks. The chain is then unchanged.
   */
  *connect(head: Head): Run<never, Change | undefined> {
    const number = readNumber(head);
    const { tip } = this;
    // Whether all blocks were replaced is known if none is forgotten. A lagging node has no replacement yet.
    const isOld = number < this.oldest;
    if (
      this.has(head.hash) ||
      (isOld && (this.#forgot || (yield* this.#isOnChain(this.#blocks[0])) !== false))
    )
      return { removed: [], gap: undefined, added: [] };
    // The node had no blocks at the start.
    if (!tip) return this.#apply([head], 0, number > 0 ? createGap(0, number - 1) : undefined);
    let reason: NodeAccessError | undefined;
    const missing = number - readNumber(tip) - 1;
    if (missing <= this.#maxGap) {
      try {
        const path = yield* this.#walk(head, missing);
        if (typeof path === "object") return this.#join(path);
        if (path === "lagging" && this.#mayWait(number)) return undefined;
      } catch (error) {
        if (!isAnswer(error)) throw error;
        reason = error;
      }
    }
    let remaining = yield* this.#remaining(number);
    if (remaining === undefined) return undefined;
    // If the node has left the head's branch meanwhile, its blocks say nothing about this branch.
    const hasLeft = (yield* this.#isOnChain(head)) === false;
    if (hasLeft && this.#doubts < MAX_DOUBTS) {
      this.#doubts += 1;
      return undefined;
    }
    this.#doubts = 0;
    // The node has switched branches meanwhile, so the block below the head is not its parent.
    const below = this.#blocks[remaining - 1];
    if (readNumber(below) === number - 1 && below?.hash !== head.parentHash) remaining -= 1;
    const first = this.#firstAfter(remaining);
    return this.#apply([head], remaining, first < number ? createGap(first, number - 1, reason) : undefined);
  }

  /** @param path - The blocks from the head down to one whose parent is known, or as old as the oldest. */
  #join(path: readonly Head[]): Change {
    const last = path.at(-1);
    const place = this.#placeAfter(last?.parentHash);
    // None of the remembered blocks is on the new branch. If older ones were forgotten,
    // it is unknown where it forked.
    const lost =
      place < 0 && this.#forgot
        ? createGap(Math.min(this.#first, readNumber(last) - 1), readNumber(last) - 1)
        : undefined;
    return this.#apply(path, Math.max(0, place), lost);
  }

  /** Where a child of a block belongs: in place of its other child, which may follow a gap, or after it; -1 if neither is known. */
  #placeAfter(parent: Hash | undefined): number {
    const child = this.#blocks.findIndex(({ parentHash }) => parentHash === parent);
    return child < 0 ? this.#blocks.findIndex(({ hash }) => hash === parent) + 1 || -1 : child;
  }

  /** The number of the first unknown block if the given number of blocks remain. */
  #firstAfter(remaining: number): number {
    const last = this.#blocks[remaining - 1];
    if (last) return readNumber(last) + 1;
    return this.#forgot ? this.#first : this.oldest;
  }

  #apply(path: readonly Head[], remaining: number, gap?: Gap): Change {
    const removed = this.#blocks.splice(remaining).toReversed();
    const delivered = removed.filter(({ hash }) => !this.isStart(hash));
    if (delivered.length < removed.length) {
      const number = removed.at(-1)?.number;
      const now = path.find((block) => block.number === number);
      if (this.#startHash) throw blockReplaced("watch", Number(number), this.#startHash, now?.hash);
      this.#start = undefined;
    }
    this.#waitingSince = undefined;
    const added = path.toReversed();
    for (const block of added) this.#push(block);
    return { removed: delivered, gap, added };
  }

  #push(block: Head): void {
    this.#blocks.push(block);
    if (this.#blocks.length <= MAX_BLOCKS) return;
    this.#blocks.shift();
    this.#forgot = true;
  }

  /**
   * Walks from a head to its ancestors, until one is known or as old as the oldest.
   *
   * @returns `lagging` if backends lack a recent parent; `unknown` for an old one, or beyond `maxGap` blocks.
   */
  *#walk(head: Head, missing: number): Run<never, Head[] | "lagging" | "unknown"> {
    const path = [head];
    for (;;) {
      const last = path.at(-1) ?? head;
      const below = readNumber(last) - 1;
      if (this.#placeAfter(last.parentHash) >= 0 || below < this.oldest) return path;
      const left = this.#maxGap + 1 - path.length;
      if (left <= 0) return "unknown";
      const most = Math.max(1, missing + 1 - path.length);
      const count = Math.min(READ_BATCH, left, most, below - this.oldest + 1);
      const numbers = Array.from({ length: count }, (_, index) => below - index);
      for (const block of yield* readByNumber(numbers)) {
        // Skipped numbers make the rest reach down to known blocks.
        if (block === null) continue;
        if (!block || block.hash !== path.at(-1)?.parentHash || this.has(block.hash)) break;
        path.push(block);
      }
      if (path.at(-1) !== last) continue;
      // The node has switched branches, but the head's branch can still be read by hash.
      let parent: Head | undefined;
      for (let tries = 0; !parent && tries < MAX_TRIES; tries += 1)
        parent = yield* readByHash(last.parentHash);
      if (!parent) return below > readNumber(head) - MAX_LAG ? "lagging" : "unknown";
      path.push(parent);
    }
  }

  /** Whether to wait for backends that lag: not for a block that they lack after 16 further heads. */
  #mayWait(number: number): boolean {
    this.#waitingSince ??= number;
    return number < this.#waitingSince + MAX_LAG;
  }

  /**
   * Finds how many of the blocks below a number are still on the node's chain, by binary search. An old block that it does
   * not return counts as removed and becomes part of a gap. @returns `undefined` if a backend that lags lacks a recent one.
   */
  *#remaining(below: number): Run<never, number | undefined> {
    let remaining = 0;
    let above = this.#blocks.filter((block) => readNumber(block) < below).length;
    while (remaining < above) {
      const middle = Math.ceil((remaining + above) / 2);
      const block = this.#blocks[middle - 1];
      const isOnChain = yield* this.#isOnChain(block);
      if (isOnChain === undefined && readNumber(block) > below - MAX_LAG && this.#mayWait(below))
        return undefined;
      if (isOnChain) remaining = middle;
      else above = middle - 1;
    }
    return remaining;
  }

  /** Whether a block is on the node's chain; `undefined` if the node does not return one. */
  *#isOnChain(block: Head | undefined): Run<never, boolean | undefined> {
    try {
      const [now] = yield* readByNumber([readNumber(block)]);
      return now === undefined ? undefined : now?.hash === block?.hash;
    } catch (error) {
      if (!isAnswer(error)) throw error;
      return undefined;
    }
  }
}

/** Whether the node has responded to a read with an error, so that it does not have the block. */
function isAnswer(error: unknown): error is NodeAccessError {
  return isNodeAccessError(error) && !isTransient(error) && !isNodeAccessError(error, "BLOCK_REPLACED");
}

function readNumber(block: Pick<Head, "number"> | undefined): number {
  return Number(block?.number);
}
