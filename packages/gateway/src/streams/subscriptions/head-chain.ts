import type { Block, BlockReader } from "./block.ts";

/** Why a subscription ends before its callers end it: missed events can no longer be read. */
export class SubscriptionEnd extends Error {
  override readonly name = "SubscriptionEnd";
}

export interface Change {
  /** Blocks that a reorganization replaced, newest first. */
  readonly removed: readonly Block[];
  /** New blocks in order, ending with the head itself. */
  readonly added: readonly Block[];
}

/** The number of blocks to remember. A deeper reorganization cannot be followed. */
export const maxChainLength = 128;
/** Maximum missed blocks to read. */
const maxMissed = 1024;
const maxConcurrentReads = 16;

const unchanged: Change = { removed: [], added: [] };

/** The newest blocks as callers have seen them. Links each further head to them, with what is in between. */
export class HeadChain {
  /** In order, each the parent of the next one. The first may be the block after which the chain began. */
  readonly #blocks: Block[] = [];
  readonly #byHash = new Map<string, Block>();
  /** Whether older blocks were delivered and are no longer remembered. */
  #hasEvicted = false;

  get tip(): Block | undefined {
    return this.#blocks.at(-1);
  }

  get oldest(): Block | undefined {
    return this.#blocks[0];
  }

  has(hash: string): boolean {
    return this.#byHash.has(hash);
  }

  begin(block: Block): void {
    this.#push(block);
  }

  /**
   * Extends the chain up to a head. One that is already on it, or older than all remembered blocks, changes
   * nothing.
   *
   * @returns the change, or `undefined` if the reader has left the head's branch, so that its newest block
   * should be read instead.
   * @throws SubscriptionEnd if too many blocks are missing, or the reorganization is too deep; or the
   * reader's errors. The chain is then unchanged.
   */
  async connect(head: Block, reader: BlockReader): Promise<Change | undefined> {
    const { tip, oldest } = this;
    if (!tip || !oldest) return this.#apply([head], 0);
    if (this.has(head.hash) || head.number < oldest.number) return unchanged;
    const path = [head];
    for (;;) {
      const last = path.at(-1) ?? head;
      const parent = this.#byHash.get(last.parentHash);
      if (parent) return this.#apply(path, this.#blocks.indexOf(parent) + 1);
      if (last.number <= oldest.number) return this.#replaceAll(path);
      const missed = last.number - tip.number - 1;
      if (path.length + missed > maxMissed) throw tooMany(tip.number + 1, last.number - 1);
      const parents = await readParents(last, Math.max(1, missed), reader);
      if (parents.length === 0) return undefined;
      path.push(...parents);
    }
  }

  /** None of the remembered blocks is on the head's branch. */
  #replaceAll(path: readonly Block[]): Change {
    if (this.#hasEvicted) {
      const message = `a reorganization replaced more than the last ${maxChainLength} blocks`;
      throw new SubscriptionEnd(message);
    }
    // The block after which the chain began has been replaced: callers get the new branch from that block's
    // number on.
    return this.#apply(path, 0);
  }

  #apply(path: readonly Block[], commonLength: number): Change {
    const removed = this.#blocks.splice(commonLength).toReversed();
    for (const { hash } of removed) this.#byHash.delete(hash);
    const added = path.toReversed();
    for (const block of added) this.#push(block);
    return { removed, added };
  }

  #push(block: Block): void {
    this.#blocks.push(block);
    this.#byHash.set(block.hash, block);
    if (this.#blocks.length <= maxChainLength) return;
    const oldest = this.#blocks.shift();
    if (oldest) this.#byHash.delete(oldest.hash);
    this.#hasEvicted = true;
  }
}

/** @returns blocks below one, each the parent of the one before, if the reader has them. */
async function readParents(block: Block, max: number, reader: BlockReader): Promise<Block[]> {
  const count = Math.min(maxConcurrentReads, max, block.number);
  const reads = Array.from({ length: count }, (_, index) => reader.byNumber(block.number - 1 - index));
  const parents: Block[] = [];
  let child = block;
  for (const parent of await Promise.all(reads)) {
    if (!parent || parent.hash !== child.parentHash || parent.number !== child.number - 1) break;
    parents.push(parent);
    child = parent;
  }
  if (parents.length > 0) return parents;
  // The upstream's chain has changed since: the parent may still be found by its hash.
  const parent = await reader.byHash(block.parentHash);
  return parent?.hash === block.parentHash && parent.number === block.number - 1 ? [parent] : [];
}

function tooMany(first: number, last: number): SubscriptionEnd {
  const message = `blocks ${first} to ${last} were missed; no more than ${maxMissed} can be read`;
  return new SubscriptionEnd(message);
}
