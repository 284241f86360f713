import type { OutboxBlock } from "../model/store.ts";

/** The blocks of a stream that are not final or not delivered, in order of sequence. Their events are in the store. */
export class Outbox {
  #blocks: readonly OutboxBlock[];

  constructor(blocks: readonly OutboxBlock[]) {
    this.#blocks = blocks;
  }

  get blocks(): readonly OutboxBlock[] {
    return this.#blocks;
  }

  /** Changes what the store has changed. */
  change(forget: readonly number[] = [], append: readonly OutboxBlock[] = []): void {
    const forgotten = new Set(forget);
    const kept =
      forgotten.size === 0 ? this.#blocks : this.#blocks.filter(({ first }) => !forgotten.has(first));
    const added = append.map(({ first, last, number, hash, removed }) => ({
      first,
      last,
      number,
      hash,
      removed,
    }));
    if (added.length === 0) this.#blocks = kept;
    else this.#blocks = [...kept, ...added].toSorted((a, b) => a.first - b.first);
  }

  /** The blocks whose events happened as far as the stream knows: they were not removed, or are part of the chain again. */
  current(): readonly OutboxBlock[] {
    const removed = new Map(
      this.#blocks.filter((block) => block.removed).map(({ hash, first }) => [hash, first]),
    );
    return this.#blocks.filter((block) => !block.removed && block.first > (removed.get(block.hash) ?? 0));
  }

  /** How often the events of a block were removed. */
  removals(hash: string): number {
    return this.#blocks.filter((block) => block.removed && block.hash === hash).length;
  }

  /** The first blocks that are not delivered, with about as many events. */
  undelivered(delivered: number, events: number): readonly OutboxBlock[] {
    const waiting = this.#blocks.filter(({ last }) => last > delivered);
    const end = waiting.findIndex(({ last }) => last - delivered >= events);
    return end < 0 ? waiting : waiting.slice(0, end + 1);
  }
}
