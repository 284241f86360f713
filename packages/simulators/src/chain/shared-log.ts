/** Maximum entries in one read. */
const batchSize = 500;

type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

/** Where the entries of a log are stored, and what applies them. */
export interface LogSource<Entry, Result> {
  /** @returns the entries after a number, in order: at most `max` of them. */
  after(seq: number, max: number): Promise<readonly Entry[]>;
  /** Applies the next entry. What it throws is the outcome for its writer (`isOwn`: this process). */
  apply(entry: Entry, isOwn: boolean): Result;
  /** Continues where the next entries were deleted. @returns the number of the last entry that is applied then. */
  restore?(): Promise<number>;
  onApplied?(): Promise<void>;
}

/** A log that all processes on one database write. Each applies its entries in order, and so arrives at the same state. */
export class SharedLog<Entry extends { readonly seq: number }, Result> {
  readonly #source: LogSource<Entry, Result>;
  #applied = 0;
  /** This process's entries, with the outcome of those that were applied. */
  readonly #own = new Map<number, Outcome<Result> | undefined>();
  /** The read that began last, and the one that begins after it. */
  #last = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(source: LogSource<Entry, Result>) {
    this.#source = source;
  }

  /** Writes an entry and applies the log up to it. `add` may add none; it reports the entry's number before the commit. */
  async write(add: (onAdded: (seq: number) => void) => Promise<void>): Promise<Result | undefined> {
    let seq = 0;
    try {
      await add((added) => {
        seq = added;
        this.#own.set(seq, undefined);
      });
      if (seq === 0) return undefined;
      if (!this.#own.get(seq)) await this.read();
      const outcome = this.#own.get(seq);
      if (outcome && "result" in outcome) return outcome.result;
      throw outcome?.error ?? new Error(`entry ${seq} was stored, but not found again`);
    } finally {
      this.#own.delete(seq);
    }
  }

  /** Applies everything that any process had committed before this call. */
  read(): Promise<void> {
    // A read that is already running may have queried the database before the entry that this call waits for.
    this.#next ??= this.#last
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#last = this.#readAll();
        return this.#last;
      });
    return this.#next;
  }

  async #readAll(): Promise<void> {
    const source = this.#source;
    let entries: readonly Entry[];
    do {
      entries = await source.after(this.#applied, batchSize);
      const [first] = entries;
      if (first && first.seq !== this.#applied + 1 && source.restore) {
        this.#applied = await source.restore();
        entries = await source.after(this.#applied, batchSize);
      }
      for (const entry of entries) this.#apply(entry);
      if (entries.length > 0) await source.onApplied?.();
    } while (entries.length === batchSize);
  }

  #apply(entry: Entry): void {
    const { seq } = entry;
    if (seq !== this.#applied + 1) throw new Error(`the log goes from ${this.#applied} to ${seq}`);
    this.#applied = seq;
    const isOwn = this.#own.has(seq);
    let outcome: Outcome<Result>;
    try {
      outcome = { result: this.#source.apply(entry, isOwn) };
    } catch (error) {
      outcome = { error };
    }
    if (isOwn) this.#own.set(seq, outcome);
  }
}
