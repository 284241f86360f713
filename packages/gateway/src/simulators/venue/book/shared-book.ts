import type { State } from "../../../state/state.ts";
import type { VenueLogEntry, VenueLogTable, VenueSnapshot } from "../../../state/tables/venue-log.ts";
import { bookAction } from "./book-info.ts";
import { OrderBook } from "./order-book.ts";

/** After so many entries there is a snapshot. Entries before the last but one are forgotten. */
const snapshotEvery = 5_000;
/** Entries that are read at once. */
const batchSize = 500;
/** Milliseconds between two looks for other processes' actions while somebody follows the book. */
const pollEvery = 250;

type Answer = { readonly value: unknown } | { readonly error: unknown };

/**
 * The order book of all processes on one database. It is what the entries of a log make of it, one after the other: so every process
 * comes to the same book, and to the same response to each action.
 */
export class SharedBook {
  readonly book: OrderBook = new OrderBook();
  readonly #store: State;
  readonly #snapshotEvery: number;
  /** The last entry that the book has taken in. */
  #applied = 0;
  /** By entry: those of this process that were not applied yet, and those that were. */
  readonly #own = new Map<number, Answer | undefined>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  /** @param every - Entries between two snapshots; another number only for tests. */
  constructor(store: State, every: number = snapshotEvery) {
    this.#store = store;
    this.#snapshotEvery = every;
    // What fails now is read next time.
    this.#timer = setInterval(() => {
      if (this.book.isFollowed) void this.read().catch(() => {});
    }, pollEvery).unref();
  }

  /**
   * Carries out an action about orders.
   *
   * @param write - Runs its argument in a transaction; it may decide not to.
   * @returns the venue's answer; nothing if `write` did not run its argument.
   * @throws DatabaseError
   */
  async carryOut(
    account: string,
    action: Readonly<Record<string, unknown>>,
    now: number,
    write: (add: (log: VenueLogTable) => Promise<void>) => Promise<void>,
  ): Promise<unknown> {
    // Whoever is far behind would begin with a snapshot, which may already have the action in it.
    await this.read();
    let seq = 0;
    try {
      await write(async (log) => {
        seq = await log.add({ at: now, account, action: JSON.stringify(action) });
        // Before it is committed: from then on any read may apply it.
        this.#own.set(seq, undefined);
      });
      if (seq === 0) return undefined;
      await this.read();
      const answer = this.#own.get(seq);
      if (answer && "value" in answer) return answer.value;
      throw answer?.error ?? new Error(`entry ${seq} of the venue's log is missing`);
    } finally {
      this.#own.delete(seq);
    }
  }

  /**
   * Takes in everything that any process had committed before this call.
   *
   * @throws DatabaseError
   */
  read(): Promise<void> {
    if (!this.#running) return this.#run();
    // What runs may have asked the database before the entry that this call is for.
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
    let entries: readonly VenueLogEntry[];
    do {
      entries = await venueLog.after(this.#applied, batchSize);
      const [first] = entries;
      if (first && first.seq !== this.#applied + 1) {
        await this.#restore();
        entries = await venueLog.after(this.#applied, batchSize);
      }
      let snapshot: VenueSnapshot | undefined;
      for (const entry of entries) snapshot = this.#apply(entry) ?? snapshot;
      if (snapshot) await this.#keep(snapshot);
    } while (entries.length === batchSize);
  }

  /** The entries that come next were forgotten. */
  async #restore(): Promise<void> {
    const snapshot = await this.#store.tables.venueLog.snapshot();
    if (!snapshot) throw new Error("the venue's log has neither its first entry nor a snapshot");
    this.book.restore(snapshot.book);
    this.#applied = snapshot.seq;
  }

  /** @returns the book, if it is this process's turn to keep it. */
  #apply({ seq, at, account, action }: VenueLogEntry): VenueSnapshot | undefined {
    if (seq !== this.#applied + 1) throw new Error(`the venue's log goes from ${this.#applied} to ${seq}`);
    this.#applied = seq;
    let answer: Answer;
    try {
      const value = bookAction(this.book, account, JSON.parse(action) as Record<string, unknown>, at);
      answer = { value };
    } catch (error) {
      // It fails in the same place in every process. The next action goes on from there.
      answer = { error };
    }
    if (!this.#own.has(seq)) return undefined;
    this.#own.set(seq, answer);
    return seq % this.#snapshotEvery === 0 ? { seq, book: this.book.snapshot() } : undefined;
  }

  async #keep(snapshot: VenueSnapshot): Promise<void> {
    // If it fails, the log is longer until the next one.
    await this.#store
      .transaction(({ venueLog }) => venueLog.shorten(snapshot, snapshot.seq - this.#snapshotEvery))
      .catch(() => {});
  }
}
