import type { Cursor, Reading, Source } from "../model/source.ts";

interface Pending {
  readonly cursor: Cursor;
  /** Once it has ended. */
  result?: () => Reading | "replaced";
}

/** Reads ahead, and wakes the runner that waits for it. */
export class Reader {
  readonly #source: Source;
  readonly #signal: AbortSignal;
  #reading: Pending | undefined;
  #woken = false;
  #wake: (() => void) | undefined;

  constructor(source: Source, signal: AbortSignal) {
    this.#source = source;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.wake());
  }

  /** Begins to read what follows a cursor. */
  start(cursor: Cursor): void {
    const reading: Pending = { cursor };
    this.#reading = reading;
    this.#source.read(cursor, this.#signal).then(
      (result) => this.#finish(reading, () => result),
      (error: unknown) =>
        this.#finish(reading, () => {
          throw error;
        }),
    );
  }

  /**
   * Waits for what follows a cursor.
   *
   * @returns `undefined` if it was woken first.
   * @throws what the source throws.
   */
  async next(cursor: Cursor): Promise<Reading | "replaced" | undefined> {
    if (this.#reading?.cursor !== cursor) this.start(cursor);
    if (!this.#reading?.result) await this.wait();
    const result = this.#reading?.result;
    if (!result) return undefined;
    this.#reading = undefined;
    return result();
  }

  /** Waits until something was read, or until it is woken. */
  async wait(): Promise<void> {
    this.#signal.throwIfAborted();
    if (!this.#woken) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#woken = false;
    this.#signal.throwIfAborted();
  }

  wake(): void {
    this.#woken = true;
    this.#wake?.();
  }

  #finish(reading: Pending, result: () => Reading | "replaced"): void {
    reading.result = result;
    if (reading === this.#reading) this.wake();
  }
}
