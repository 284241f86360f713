/** An event of a ledger: an item of a block that was delivered or removed, or a gap. */
export interface Entry {
  readonly kind: "delivered" | "removed" | "gap";
  /** The block's number, or the first one of a gap. */
  readonly block: number;
  /** The last block of a gap. */
  readonly last?: number;
  readonly key: string;
}

/** A ledger compared with what should have been delivered. The last three lists should be empty. */
export interface Delivered {
  readonly events: number;
  readonly gaps: number;
  /** Expected, but not delivered and in no gap. */
  readonly missing: readonly string[];
  /** Delivered and not removed, but neither expected nor in a gap. */
  readonly surplus: readonly string[];
  /** Delivered twice, or removed without having been delivered. */
  readonly disorder: readonly string[];
}

/** Tracks which items were delivered and not removed again. */
export class Ledger {
  readonly #current = new Map<string, number>();
  readonly #gaps: (readonly [number, number])[] = [];
  readonly #disorder: string[] = [];
  #events = 0;

  /** Reads events until they end. An error other than the client's close counts as disorder. */
  async read<Event>(events: AsyncIterable<Event>, entryOf: (event: Event) => Entry): Promise<void> {
    try {
      for await (const event of events) this.#take(entryOf(event));
    } catch (error) {
      if ((error as { code?: unknown }).code !== "CLOSED") this.#disorder.push(String(error));
    }
  }

  /** @param expected - What should have been delivered: keys with their blocks' numbers. */
  compare(expected: ReadonlyMap<string, number>): Delivered {
    const excused = (block: number): boolean =>
      this.#gaps.some(([first, last]) => block >= first && block <= last);
    const beyond = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): string[] =>
      [...left].flatMap(([key, block]) =>
        right.has(key) || excused(block) ? [] : [`block ${block}: ${key}`],
      );
    return {
      events: this.#events,
      gaps: this.#gaps.length,
      missing: beyond(expected, this.#current),
      surplus: beyond(this.#current, expected),
      disorder: this.#disorder,
    };
  }

  #take({ kind, block, last = block, key }: Entry): void {
    this.#events += 1;
    if (kind === "gap") this.#gaps.push([block, last]);
    else if (this.#current.has(key) === (kind === "delivered"))
      this.#disorder.push(`${kind} again: block ${block}: ${key}`);
    else if (kind === "delivered") this.#current.set(key, block);
    else this.#current.delete(key);
  }
}
