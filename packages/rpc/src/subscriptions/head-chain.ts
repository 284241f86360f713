import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { BlockWithHashes, Hash, Head } from "../generated/types.ts";
import { type WatchingClient, type Gap, gapOf, toQuantity } from "./chain-events.ts";
import { isPassing } from "./passing-error.ts";

/** What a new head changes: in this order blocks that are taken back (the newest first), a gap, new blocks. */
export interface Change {
  readonly removed: readonly Head[];
  readonly gap: Gap | undefined;
  /** In order, the head itself last. */
  readonly added: readonly Head[];
  /** The number of the head: how far the node that told it has come. */
  readonly reached: number;
}

/** Blocks that are remembered: a reorganisation that goes deeper is told as a gap. */
const REMEMBERED = 128;
/** Blocks that are read at once. */
const TOGETHER = 16;

/** The newest blocks of the chain as they have been told, and how each further head continues them. */
export class HeadChain {
  readonly #client: WatchingClient;
  readonly #maxGap: number;
  /** In order; the first may be the one behind which it began. Where a gap was told, the chain has a hole. */
  readonly #blocks: Head[] = [];
  readonly #hashes = new Set<Hash>();
  /** The block behind which it began, which is not told. */
  #start: Hash | undefined;
  #forgot = false;

  constructor(client: WatchingClient, maxGap: number) {
    this.#client = client;
    this.#maxGap = maxGap;
  }

  get tip(): Head | undefined {
    return this.#blocks.at(-1);
  }

  /** The number of the oldest block that is remembered. */
  get oldest(): number {
    return numberOf(this.#blocks[0]);
  }

  /** Whether a block is on it, among those that are remembered. */
  has(hash: Hash): boolean {
    return this.#hashes.has(hash);
  }

  /** Whether a block is the one behind which it began. */
  isStart({ hash }: Head): boolean {
    return hash === this.#start;
  }

  /** Begins behind the newest block. */
  async begin(): Promise<void> {
    const latest = await this.latest();
    this.#start = latest?.hash;
    if (latest) this.#push(latest);
  }

  /** Reads the newest block that the node has. */
  async latest(): Promise<Head | undefined> {
    const block = await this.#client.eth_getBlockByNumber("latest", false);
    return block ? toHead(block) : undefined;
  }

  /**
   * Continues the chain to a head, with the blocks between. A block that is known, or that a node which lags far behind
   * tells, changes nothing.
   *
   * @throws NodeAccessError where blocks could not be read now but may be later. The chain is then as it was before.
   */
  async connect(head: Head): Promise<Change> {
    const number = numberOf(head);
    const { tip } = this;
    if (this.has(head.hash) || (this.#forgot && number < this.oldest))
      return { removed: [], gap: undefined, added: [], reached: number };
    if (!tip) return this.#apply([head], 0);
    const missing = number - numberOf(tip) - 1;
    let reason: NodeAccessError | undefined;
    if (missing <= this.#maxGap) {
      try {
        const path = await this.#walk(head, missing);
        if (path) return this.#join(path);
      } catch (error) {
        if (isPassing(error) || !isNodeAccessError(error)) throw error;
        reason = error;
      }
    }
    const kept = await this.#kept(number);
    const first = numberOf(this.#blocks[kept - 1] ?? { number: toQuantity(this.oldest - 1) }) + 1;
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

  #apply(path: readonly Head[], kept: number, gap?: Gap): Change {
    const removed = this.#blocks.splice(kept).toReversed();
    for (const { hash } of removed) this.#hashes.delete(hash);
    const added = path.toReversed();
    for (const block of added) this.#push(block);
    const told = removed.filter((block) => !this.isStart(block));
    return { removed: told, gap, added, reached: numberOf(path[0]) };
  }

  #push(block: Head): void {
    this.#blocks.push(block);
    this.#hashes.add(block.hash);
    if (this.#blocks.length <= REMEMBERED) return;
    const oldest = this.#blocks.shift();
    if (oldest) this.#hashes.delete(oldest.hash);
    this.#forgot = true;
  }

  /** Goes from a head to its parent, and so on, until one is known or as old as the oldest, or the node has it not. */
  async #walk(head: Head, missing: number): Promise<Head[] | undefined> {
    const path = [head];
    for (;;) {
      const last = path.at(-1) ?? head;
      const below = numberOf(last) - 1;
      if (this.has(last.parentHash) || below < this.oldest) return path;
      const count = Math.min(TOGETHER, Math.max(1, missing + 1 - path.length), below - this.oldest + 1);
      const numbers = Array.from({ length: count }, (_, index) => toQuantity(below - index));
      const blocks = await Promise.all(
        numbers.map((number) => this.#client.eth_getBlockByNumber(number, false)),
      );
      for (const block of blocks) {
        if (block && block.hash === path.at(-1)?.parentHash) path.push(toHead(block));
        else break;
      }
      if (path.at(-1) !== last) continue;
      // The chain has changed since: the branch of this head is still there by its hashes.
      const parent = await this.#client.eth_getBlockByHash(last.parentHash, false);
      if (!parent) return undefined;
      path.push(toHead(parent));
    }
  }

  /** How many of the blocks are still on the node's chain, below a number. */
  async #kept(below: number): Promise<number> {
    for (let count = this.#blocks.length; count > 0; count -= 1) {
      const block = this.#blocks[count - 1];
      if (!block || numberOf(block) >= below) continue;
      const now = await this.#client.eth_getBlockByNumber(block.number, false);
      if (now?.hash === block.hash) return count;
    }
    return 0;
  }
}

function numberOf(block: Pick<Head, "number"> | undefined): number {
  return Number(block?.number);
}

/** A block as a head is told: without what the subscription does not have. */
function toHead(block: BlockWithHashes): Head {
  const { transactions: _transactions, uncles: _uncles, withdrawals: _withdrawals, ...head } = block;
  return head;
}
