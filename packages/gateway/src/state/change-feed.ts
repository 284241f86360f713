import type { Log } from "../observe/log.ts";
import { DatabaseError } from "./database-error.ts";

/** What kind of thing a change is about. */
export type ChangeKind =
  | "organization"
  | "api_key"
  | "node"
  | "node_credential"
  | "upstream"
  | "head"
  | "simulated_transaction";

/** Something that was added, changed or removed. What it is now is in its table. */
export interface Change {
  readonly kind: ChangeKind;
  readonly id: string;
}

/**
 * Takes in changes, one batch after the other; the next batch waits for it.
 *
 * @param changes - Each thing once. `"all"` if too much was missed to tell: everything is to be loaded again.
 */
export type ChangeListener = (changes: readonly Change[] | "all") => Promise<void> | void;

/** Changes since a number, from the table `changes`. */
export interface ChangeSource {
  /** The number of the last change. */
  last(): Promise<number>;
  /** @returns those after a number, with their numbers, in order. */
  after(seq: number): Promise<readonly (Change & { readonly seq: number })[]>;
}

/** How many changes the table holds at least. A reader that is further behind loads everything again. */
export const keptChanges = 10_000;

/**
 * Says what changed in the database, by whichever process: at once when it is woken, and otherwise at each poll. Nothing is lost
 * when a wake-up is: changes are numbered, and each read goes on where the last one ended.
 */
export class ChangeFeed {
  readonly #source: ChangeSource;
  readonly #log: Log;
  readonly #listeners: ChangeListener[] = [];
  readonly #onApplied: ((seq: number) => void)[] = [];
  readonly #availability: ((isAvailable: boolean) => void)[] = [];
  #seq = 0;
  #isAvailable = true;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: ChangeSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** The number of the last change that the listeners have taken in. */
  get applied(): number {
    return this.#seq;
  }

  /** Whether the last read reached the database. */
  get isAvailable(): boolean {
    return this.#isAvailable;
  }

  /** Calls a function whenever the database goes away or comes back. */
  onAvailability(listener: (isAvailable: boolean) => void): void {
    this.#availability.push(listener);
  }

  /** Calls a function with the number of the last change each time that changes were taken in. */
  onApplied(listener: (seq: number) => void): void {
    this.#onApplied.push(listener);
  }

  /**
   * Adds a listener. Add it before {@link start}, then load: a change that is made in between is told twice rather than never.
   *
   * @returns ends it.
   */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.push(listener);
    return () => void this.#listeners.splice(this.#listeners.indexOf(listener), 1);
  }

  /**
   * Notes where to begin. What is loaded after this has every change before it.
   *
   * @param pollEvery - Milliseconds between two reads that nobody requested; 0 for none.
   * @throws DatabaseError
   */
  async start(pollEvery: number): Promise<void> {
    this.#seq = await this.#source.last();
    if (pollEvery > 0) this.#timer = setInterval(() => void this.read().catch(() => {}), pollEvery).unref();
  }

  /**
   * Reads what has changed, and returns when the listeners have taken in everything that was committed before this call.
   *
   * @throws DatabaseError if the database cannot be reached; the next read makes up for it.
   */
  read(): Promise<void> {
    if (!this.#running) return this.#run();
    // What runs may have asked the database before the change that this call is for.
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
      await this.#tell(last - this.#seq > keptChanges ? "all" : distinct(changes));
      // Only now: what a listener could not take in is told again.
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

  async #tell(changes: readonly Change[] | "all"): Promise<void> {
    for (const listener of this.#listeners) await listener(changes);
  }

  #setAvailable(isAvailable: boolean, error?: DatabaseError): void {
    if (this.#isAvailable === isAvailable) return;
    this.#isAvailable = isAvailable;
    if (isAvailable) this.#log("info", "database available");
    else this.#log("error", "database unavailable", { code: error?.code ?? "" });
    for (const listener of this.#availability) listener(isAvailable);
  }
}

function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }])).values()];
}
