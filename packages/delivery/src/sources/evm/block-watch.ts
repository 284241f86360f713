import type { StreamConfirmations } from "@node-access/management";
import type { Cursor } from "../../model/source.ts";
import type { ChainBlock } from "./chain-window.ts";
import type { Kind } from "./kinds.ts";
import type { NodeReads } from "./node-reads.ts";
import type { Watch } from "./watches.ts";

/** Waits for a block with items of a stream. The blocks that it passes meanwhile have none. */
export class BlockWatch implements Watch {
  readonly cursor: Cursor;
  readonly wake: () => void;
  readonly #reads: NodeReads;
  readonly #kind: Kind;
  readonly #confirmations: StreamConfirmations;
  readonly #startedAt = performance.now();
  readonly #replacements: number;
  #first: ChainBlock | undefined;
  #last: ChainBlock | undefined;

  constructor(
    cursor: Cursor,
    reads: NodeReads,
    kind: Kind,
    confirmations: StreamConfirmations,
    wake: () => void,
  ) {
    this.cursor = cursor;
    this.#reads = reads;
    this.#replacements = reads.replacements;
    this.#kind = kind;
    this.#confirmations = confirmations;
    this.wake = wake;
  }

  /** The number of the next block to look at, if it has passed some. */
  get next(): number | undefined {
    return this.#last && this.#last.number + 1;
  }

  /** The first and the last block that it has passed, if they are still part of the chain. */
  get passed(): { readonly first: ChainBlock; readonly last: ChainBlock } | undefined {
    const [first, last] = [this.#first, this.#last];
    return first && last && !this.#hasLeft(last) ? { first, last } : undefined;
  }

  /** Thousands of streams look at each block: this creates nothing. */
  look(since: number): boolean {
    const reads = this.#reads;
    const { next, hash } = this.cursor;
    // It says so if the chain is another one, or the node lags.
    const lags = hash !== undefined && (reads.window.tip?.number ?? -1) < next - 1;
    if (lags || reads.replacements !== this.#replacements || reads.window.hasReplaced(this.cursor))
      return true;
    if (this.#last && this.#hasLeft(this.#last)) [this.#first, this.#last] = [undefined, undefined];
    const newest = reads.newest(this.#confirmations) ?? -1;
    for (let number = this.#last ? this.#last.number + 1 : this.cursor.next; number <= newest; number += 1) {
      const { from = Infinity } = reads.window;
      if (number < from || !this.#kind.isEmpty) return true;
      const block = reads.window.at(number);
      // Some chains skip numbers.
      if (!block) continue;
      const isEmpty = this.#kind.isEmpty(reads, block);
      if (isEmpty === undefined) return false;
      if (!isEmpty) return true;
      this.#first ??= block;
      this.#last = block;
    }
    return this.#last !== undefined && this.#startedAt <= since;
  }

  #hasLeft({ number, hash }: ChainBlock): boolean {
    return this.#reads.window.hasLeft(number, hash);
  }
}

/** Where to continue to read after a block. */
export function cursorAfter({ number, hash }: { readonly number: number; readonly hash: string }): Cursor {
  return { next: number + 1, hash };
}
