/** What an event means to a ledger: something of a block, told or taken back; or a gap. */
export interface Entry {
  readonly kind: "told" | "removed" | "gap";
  /** The block's number; of a gap the first. */
  readonly block: number;
  /** The last block of a gap. */
  readonly last?: number;
  readonly key: string;
}

/** Compared with the truth at the end. The last three should be empty. */
export interface Delivered {
  readonly events: number;
  /** Gaps that were told. */
  readonly gaps: number;
  /** Of the truth, not delivered and in no gap. */
  readonly missing: readonly string[];
  /** Delivered, not taken back, and not of the truth nor in a gap. */
  readonly surplus: readonly string[];
  /** Delivered twice, or taken back without having been delivered. */
  readonly disorder: readonly string[];
}

/** Keeps account of what events leave. */
export class Ledger {
  readonly #standing = new Map<string, number>();
  readonly #gaps: (readonly [number, number])[] = [];
  readonly #disorder: string[] = [];
  #events = 0;

  /** Takes events as they come, until they end. Why they ended otherwise than at the close is counted as disorder. */
  async read<Event>(events: AsyncIterable<Event>, entryOf: (event: Event) => Entry): Promise<void> {
    try {
      for await (const event of events) this.#take(entryOf(event));
    } catch (error) {
      if ((error as { code?: unknown }).code !== "CLOSED") this.#disorder.push(String(error));
    }
  }

  has(key: string): boolean {
    return this.#standing.has(key);
  }

  /** @param truth - What should have been delivered: keys with their blocks' numbers. */
  compare(truth: ReadonlyMap<string, number>): Delivered {
    const excused = (block: number): boolean =>
      this.#gaps.some(([first, last]) => block >= first && block <= last);
    const beyond = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): string[] =>
      [...left].flatMap(([key, block]) =>
        right.has(key) || excused(block) ? [] : [`block ${block}: ${key}`],
      );
    return {
      events: this.#events,
      gaps: this.#gaps.length,
      missing: beyond(truth, this.#standing),
      surplus: beyond(this.#standing, truth),
      disorder: this.#disorder,
    };
  }

  #take({ kind, block, last = block, key }: Entry): void {
    this.#events += 1;
    if (kind === "gap") this.#gaps.push([block, last]);
    else if (this.#standing.has(key) === (kind === "told"))
      this.#disorder.push(`${kind} again: block ${block}: ${key}`);
    else if (kind === "told") this.#standing.set(key, block);
    else this.#standing.delete(key);
  }
}
