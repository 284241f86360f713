import type { SimulatorStore, SimulatorTables, StoredAction, StoredBook } from "../../store.ts";
import { bookAction } from "./book-info.ts";
import { OrderBook } from "./order-book.ts";

/** A snapshot is stored after this many entries. Entries before the last snapshot but one are deleted. */
const snapshotInterval = 5_000;
/** Maximum entries in one read. */
const batchSize = 500;
/** Milliseconds between two polls for other processes' actions while the book has followers. */
const pollInterval = 250;

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * The order book of all processes on one database. It results from applying the entries of a log in order,
 * so every process arrives at the same book, and at the same response to each action.
 */
export class SharedBook {
  readonly book: OrderBook = new OrderBook();
  readonly #store: SimulatorStore;
  readonly #snapshotInterval: number;
  /** The last applied entry. */
  #applied = 0;
  /** This process's entries, with the result of those that were applied. */
  readonly #own = new Map<number, Outcome | undefined>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  /** @param every - Entries between two snapshots; other numbers are only for tests. */
  constructor(store: SimulatorStore, every: number = snapshotInterval) {
    this.#store = store;
    this.#snapshotInterval = every;
    // A failed read is repeated at the next interval.
    this.#timer = setInterval(() => {
      if (this.book.isFollowed) void this.read().catch(() => {});
    }, pollInterval).unref();
  }

  /**
   * Carries out an action on orders.
   *
   * @param write - Runs its argument in a transaction, or decides not to.
   * @returns the venue's response; `undefined` if `write` did not run its argument.
   * @throws DatabaseError
   */
  async execute(
    account: string,
    action: Readonly<Record<string, unknown>>,
    now: number,
    write: (add: (log: SimulatorTables["venueLog"]) => Promise<void>) => Promise<void>,
  ): Promise<unknown> {
    // A process that is far behind would start from a snapshot, which might already include the action.
    await this.read();
    let seq = 0;
    try {
      await write(async (log) => {
        seq = await log.add({ at: now, account, action: JSON.stringify(action) });
        // Before the commit: afterwards, any read may apply it.
        this.#own.set(seq, undefined);
      });
      if (seq === 0) return undefined;
      await this.read();
      const outcome = this.#own.get(seq);
      if (outcome && "value" in outcome) return outcome.value;
      throw outcome?.error ?? new Error(`entry ${seq} of the venue's log is missing`);
    } finally {
      this.#own.delete(seq);
    }
  }

  /**
   * Applies everything that any process had committed before this call.
   *
   * @throws DatabaseError
   */
  read(): Promise<void> {
    if (!this.#running) return this.#run();
    // A read that is already running may have queried the database before the entry that this call waits for.
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#run();
      });
    return this.#next;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #run(): Promise<void> {
    this.#running = this.#readAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #readAll(): Promise<void> {
    const { venueLog } = this.#store.tables;
    let entries: readonly StoredAction[];
    do {
      entries = await venueLog.after(this.#applied, batchSize);
      const [first] = entries;
      if (first && first.seq !== this.#applied + 1) {
        await this.#restore();
        entries = await venueLog.after(this.#applied, batchSize);
      }
      let snapshot: StoredBook | undefined;
      for (const entry of entries) snapshot = this.#apply(entry) ?? snapshot;
      if (snapshot) await this.#keep(snapshot);
    } while (entries.length === batchSize);
  }

  /** Restores a snapshot, because the next entries were deleted. */
  async #restore(): Promise<void> {
    const snapshot = await this.#store.tables.venueLog.snapshot();
    if (!snapshot) throw new Error("the venue's log has neither its first entry nor a snapshot");
    // Snapshots were JSON before version 0.3. Such a book is not read: it begins again.
    if (!snapshot.book.startsWith("{")) this.book.restore(snapshot.book);
    this.#applied = snapshot.seq;
  }

  /** @returns a snapshot, if it is this process's turn to store one. */
  #apply({ seq, at, account, action }: StoredAction): StoredBook | undefined {
    if (seq !== this.#applied + 1) throw new Error(`the venue's log goes from ${this.#applied} to ${seq}`);
    this.#applied = seq;
    let outcome: Outcome;
    try {
      const value = bookAction(this.book, account, JSON.parse(action) as Record<string, unknown>, at);
      outcome = { value };
    } catch (error) {
      // It fails in the same way in every process. The next action continues from there.
      outcome = { error };
    }
    if (!this.#own.has(seq)) return undefined;
    this.#own.set(seq, outcome);
    return seq % this.#snapshotInterval === 0 ? { seq, book: this.book.snapshot() } : undefined;
  }

  async #keep(snapshot: StoredBook): Promise<void> {
    // If this fails, the log stays longer until the next snapshot.
    await this.#store
      .transaction(({ venueLog }) => venueLog.shorten(snapshot, snapshot.seq - this.#snapshotInterval))
      .catch(() => {});
  }
}
