import { type Availability, watchAvailability } from "../observe/availability.ts";
import type { Log } from "../observe/log.ts";
import { DatabaseError } from "./database-error.ts";

export type ChangeKind =
  | "organization"
  | "api_key"
  | "node"
  | "node_credential"
  | "upstream"
  | "head"
  | "simulated_transaction"
  | "stream";

/** Something that was added, changed or removed. Its current state is in its table. */
export interface Change {
  readonly kind: ChangeKind;
  readonly id: string;
}

/**
 * Applies changes, one batch after the other: each thing once, or `"all"` if too many changes were missed.
 */
export type ChangeListener = (changes: readonly Change[] | "all") => Promise<void> | void;

/** Identifies a change: its number, and a random mark, since a database that went back uses numbers again. */
export interface Position {
  readonly seq: number;
  /** `null` if a gateway of an earlier version made the change. */
  readonly mark: string | null;
}

export type StoredChange = Change & Position;

export interface ChangeSource {
  last(): Promise<StoredChange | undefined>;
  /** @returns the changes from a number on, in order. */
  from(seq: number): Promise<readonly StoredChange[]>;
}

/** The minimum number of changes that the table holds. A reader that is further behind reloads everything. */
export const retainedChanges = 10_000;
/**
 * How often everything is reloaded after the database went back, and at which interval in milliseconds: a backup
 * may be restored table by table.
 */
const settlingReloads = 12;
const settlingInterval = 5_000;

const start: Position = { seq: 0, mark: null };

/**
 * Delivers database changes, made by any process: right after a wake-up, and otherwise at each poll.
 * A lost wake-up loses no change: changes are numbered, and each read continues where the last one ended.
 * If the last change is no longer in the database, the database went back to an earlier state (a restored backup,
 * or a failover that lost the last changes), and everything is reloaded.
 */
export class ChangeFeed {
  readonly #source: ChangeSource;
  readonly #log: Log;
  readonly #listeners: ChangeListener[] = [];
  readonly #onApplied: ((position: Position) => void)[] = [];
  readonly #availability: Availability;
  #last: StoredChange | undefined;
  #currentAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  /** Reloads that are still to come after the database went back. */
  #reloads = 0;
  #reloadTimer: NodeJS.Timeout | undefined;
  #mustReload = false;

  constructor(source: ChangeSource, log: Log) {
    this.#source = source;
    this.#log = log;
    this.#availability = watchAvailability(log, "database", "error");
  }

  /** The last change that the listeners have applied. */
  get applied(): Position {
    return this.#last ?? start;
  }

  /** When the last read began that succeeded, in milliseconds of `performance.now()`: all changes before are applied. */
  get currentAt(): number {
    return this.#currentAt;
  }

  get isAvailable(): boolean {
    return this.#availability.isAvailable();
  }

  onApplied(listener: (position: Position) => void): void {
    this.#onApplied.push(listener);
  }

  /**
   * Adds a listener, and returns a function that removes it. Add it before {@link start}, then load: a change
   * made in between is then delivered twice rather than never.
   */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.push(listener);
    return () => void this.#listeners.splice(this.#listeners.indexOf(listener), 1);
  }

  /**
   * Records where to begin. What is loaded after this includes every change before it.
   *
   * @param pollInterval - Milliseconds between two polls; 0 for none.
   */
  async start(pollInterval: number): Promise<void> {
    this.#last = await this.#source.last();
    if (pollInterval > 0)
      this.#timer = setInterval(() => void this.read().catch(() => {}), pollInterval).unref();
  }

  /**
   * Reads new changes, and returns when the listeners have applied everything that was committed before this
   * call.
   *
   * @throws DatabaseError if the database cannot be reached; the next read catches up.
   */
  readonly read: () => Promise<void> = shareRuns(() => this.#readOnce());

  close(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#reloadTimer);
    this.#listeners.length = 0;
  }

  async #readOnce(): Promise<void> {
    const startedAt = performance.now();
    try {
      const known = this.#last;
      const rows = await this.#source.from(known?.seq ?? 0);
      // Read before everything is reloaded: later changes are delivered next time.
      const last = rows.at(-1) ?? (await this.#source.last());
      this.#availability.worked();
      const continues = known ? isSame(rows[0], known) : rows.length === 0 || rows[0]?.seq === 1;
      const isFarBehind = (last?.seq ?? 0) - this.applied.seq > retainedChanges;
      if (continues && !isFarBehind && !this.#mustReload) {
        const changes = known ? rows.slice(1) : rows;
        if (changes.length === 0) return void (this.#currentAt = startedAt);
        await this.#deliver(distinct(changes));
      } else await this.#deliver("all");
      // Only now: changes that a listener failed to apply are delivered again.
      this.#last = last;
      this.#mustReload = false;
      this.#currentAt = startedAt;
      for (const listener of this.#onApplied) listener(this.applied);
      if (known && !continues && !isFarBehind) this.#wentBack(known);
    } catch (error) {
      if (error instanceof DatabaseError) this.#availability.failed({ code: error.code });
      else
        this.#log("error", "changes not applied", {
          reason: error instanceof Error ? error.name : typeof error,
        });
      throw error;
    }
  }

  async #deliver(changes: readonly Change[] | "all"): Promise<void> {
    for (const listener of this.#listeners) await listener(changes);
  }

  #wentBack({ seq }: StoredChange): void {
    this.#log("warn", "the database went back, everything was reloaded", { from: seq, to: this.applied.seq });
    this.#reloads = settlingReloads;
    this.#reloadLater();
  }

  #reloadLater(): void {
    clearTimeout(this.#reloadTimer);
    if (this.#reloads === 0) return;
    this.#reloads -= 1;
    this.#reloadTimer = setTimeout(() => {
      this.#mustReload = true;
      // If the database is away, the next read reloads.
      void this.read().catch(() => {});
      this.#reloadLater();
    }, settlingInterval).unref();
  }
}

function isSame(change: StoredChange | undefined, { seq, mark, kind, id }: StoredChange): boolean {
  return change?.seq === seq && change.mark === mark && change.kind === kind && change.id === id;
}

function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }])).values()];
}

/**
 * @returns a function that runs some work once for all who call it at the same time. Work that is going on may have
 * begun before what a caller waits for: that caller waits for the next run.
 */
export function shareRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = work().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
