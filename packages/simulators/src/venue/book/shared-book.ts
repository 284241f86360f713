import type { SimulatorStore, SimulatorTables, StoredAction, StoredBook } from "../../store.ts";
import { SharedLog } from "../../chain/shared-log.ts";
import { bookAction } from "./book-info.ts";
import { OrderBook } from "./order-book.ts";

/** A snapshot is stored after this many entries. Entries before the last snapshot but one are deleted. */
const snapshotInterval = 5_000;
/** Milliseconds between two polls for other processes' actions while the book has followers. */
const pollInterval = 250;

/** The order book of all processes on one database, which results from the log of actions. */
export class SharedBook {
  readonly book: OrderBook = new OrderBook();
  readonly #store: SimulatorStore;
  readonly #snapshotInterval: number;
  readonly #log: SharedLog<StoredAction, unknown>;
  /** The snapshot that is this process's turn to store. */
  #snapshot: StoredBook | undefined;
  readonly #timer: NodeJS.Timeout;

  /** @param every - Entries between two snapshots; other numbers are only for tests. */
  constructor(store: SimulatorStore, every: number = snapshotInterval) {
    this.#store = store;
    this.#snapshotInterval = every;
    this.#log = new SharedLog<StoredAction, unknown>({
      after: (seq, max) => store.tables.venueLog.after(seq, max),
      apply: (entry, isOwn) => this.#apply(entry, isOwn),
      restore: () => this.#restore(),
      onApplied: () => this.#storeSnapshot(),
    });
    // A failed read is repeated at the next interval.
    this.#timer = setInterval(() => {
      if (this.book.isFollowed) void this.read().catch(() => {});
    }, pollInterval).unref();
  }

  /** Carries out an action on orders. `write` runs its argument in a transaction, or decides not to. */
  async execute(
    account: string,
    action: Readonly<Record<string, unknown>>,
    now: number,
    write: (add: (log: SimulatorTables["venueLog"]) => Promise<void>) => Promise<void>,
  ): Promise<unknown> {
    // A process that is far behind would start from a snapshot, which might already include the action.
    await this.read();
    return this.#log.write((onAdded) =>
      write(async (log) => onAdded(await log.add({ at: now, account, action: JSON.stringify(action) }))),
    );
  }

  /** Applies everything that any process had committed before this call. */
  read(): Promise<void> {
    return this.#log.read();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Restores a snapshot, because the next entries were deleted. */
  async #restore(): Promise<number> {
    const snapshot = await this.#store.tables.venueLog.snapshot();
    if (!snapshot) throw new Error("the venue's log has neither its first entry nor a snapshot");
    // Snapshots were JSON before version 0.3. Such a book is not read: it begins again.
    if (!snapshot.book.startsWith("{")) this.book.restore(snapshot.book);
    return snapshot.seq;
  }

  #apply({ seq, at, account, action }: StoredAction, isOwn: boolean): unknown {
    try {
      return bookAction(this.book, account, JSON.parse(action) as Record<string, unknown>, at);
    } finally {
      if (isOwn && seq % this.#snapshotInterval === 0) this.#snapshot = { seq, book: this.book.snapshot() };
    }
  }

  async #storeSnapshot(): Promise<void> {
    const snapshot = this.#snapshot;
    this.#snapshot = undefined;
    if (!snapshot) return;
    // If this fails, the log stays longer until the next snapshot.
    await this.#store
      .transaction(({ venueLog }) => venueLog.shorten(snapshot, snapshot.seq - this.#snapshotInterval))
      .catch(() => {});
  }
}
