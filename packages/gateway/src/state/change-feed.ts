import type { Log } from "../observe/log.ts";
import { DatabaseError } from "./database-error.ts";

export type ChangeKind =
  | "organization"
  | "api_key"
  | "node"
  | "node_credential"
  | "upstream"
  | "head"
  | "simulated_transaction";

/** Something that was added, changed or removed. Its current state is in its table. */
export interface Change {
  readonly kind: ChangeKind;
  readonly id: string;
}

/**
 * Applies changes, one batch after the other; the next batch waits until this one is applied.
 *
 * @param changes - Each thing once; `"all"` if too many changes were missed, so that everything must be
 * reloaded.
 */
export type ChangeListener = (changes: readonly Change[] | "all") => Promise<void> | void;

/** Reads changes after a number, from the table `changes`. */
export interface ChangeSource {
  /** The number of the last change. */
  last(): Promise<number>;
  /** @returns the changes after a number, with their numbers, in order. */
  after(seq: number): Promise<readonly (Change & { readonly seq: number })[]>;
}

/** The minimum number of changes that the table holds. A reader that is further behind reloads everything. */
export const retainedChanges = 10_000;

/**
 * Delivers database changes, made by any process: right after a wake-up, and otherwise at each poll.
 * A lost wake-up loses no change: changes are numbered, and each read continues where the last one ended.
 */
export class ChangeFeed {
  readonly #source: ChangeSource;
  readonly #log: Log;
  readonly #listeners: ChangeListener[] = [];
  readonly #onApplied: ((seq: number) => void)[] = [];
  readonly #availability: ((isAvailable: boolean) => void)[] = [];
  #seq = 0;
  #isAvailable = true;
  /** Failed reads since the database became unavailable, and when it did. */
  #failures = 0;
  #failedAt = 0;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: ChangeSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** The number of the last change that the listeners have applied. */
  get applied(): number {
    return this.#seq;
  }

  /** Whether the last read reached the database. */
  get isAvailable(): boolean {
    return this.#isAvailable;
  }

  /** Calls a function whenever the database becomes unavailable or available again. */
  onAvailability(listener: (isAvailable: boolean) => void): void {
    this.#availability.push(listener);
  }

  /** Calls a function with the number of the last change each time that changes were applied. */
  onApplied(listener: (seq: number) => void): void {
    this.#onApplied.push(listener);
  }

  /**
   * Adds a listener. Add it before {@link start}, then load: a change made in between is then delivered twice
   * rather than never.
   *
   * @returns a function that removes the listener.
   */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.push(listener);
    return () => void this.#listeners.splice(this.#listeners.indexOf(listener), 1);
  }

  /**
   * Records where to begin. What is loaded after this includes every change before it.
   *
   * @param pollInterval - Milliseconds between two polls; 0 for none.
   * @throws DatabaseError
   */
  async start(pollInterval: number): Promise<void> {
    this.#seq = await this.#source.last();
    if (pollInterval > 0)
      this.#timer = setInterval(() => void this.read().catch(() => {}), pollInterval).unref();
  }

  /**
   * Reads new changes, and returns when the listeners have applied everything that was committed before this
   * call.
   *
   * @throws DatabaseError if the database cannot be reached; the next read catches up.
   */
  read(): Promise<void> {
    if (!this.#running) return this.#run();
    // A read that is already running may have queried the database before the change that this call waits
    // for.
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
    this.#listeners.length = 0;
  }

  #run(): Promise<void> {
    this.#running = this.#readOnce().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #readOnce(): Promise<void> {
    try {
      const changes = await this.#source.after(this.#seq);
      this.#setAvailable(true);
      const last = changes.at(-1)?.seq;
      if (last === undefined) return;
      await this.#deliver(last - this.#seq > retainedChanges ? "all" : distinct(changes));
      // Only now: changes that a listener failed to apply are delivered again.
      this.#seq = last;
      for (const listener of this.#onApplied) listener(last);
    } catch (error) {
      if (error instanceof DatabaseError) this.#setAvailable(false, error);
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

  #setAvailable(isAvailable: boolean, error?: DatabaseError): void {
    if (!isAvailable) this.#failures += 1;
    if (this.#isAvailable === isAvailable) return;
    this.#isAvailable = isAvailable;
    if (isAvailable) {
      const seconds = Math.round((performance.now() - this.#failedAt) / 1000);
      this.#log("info", "database available", {
        change: "recovered",
        from: "failed",
        failures: this.#failures,
        seconds,
      });
      this.#failures = 0;
    } else {
      this.#failedAt = performance.now();
      this.#log("error", "database unavailable", { change: "failed", code: error?.code ?? "" });
    }
    for (const listener of this.#availability) listener(isAvailable);
  }
}

function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }])).values()];
}
