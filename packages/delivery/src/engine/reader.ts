import type { Cursor, Reading, Source } from "../model/source.ts";

/** Made once: each error with its stack takes kilobytes. */
const ENDED = new Error("the stream was stopped");

interface Pending {
  readonly cursor: Cursor;
  /** Once it has ended. */
  result?: () => Reading | "replaced";
}

/** Reads ahead, and wakes the runner that waits for it. Many streams wait at the same time: it holds little while it does. */
export class Reader {
  readonly #source: Source;
  readonly #ending = new AbortController();
  #reading: Pending | undefined;
  #woken = false;
  #wake: (() => void) | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  get isReading(): boolean {
    return this.#reading !== undefined;
  }

  /** Begins to read what follows a cursor. */
  start(cursor: Cursor): void {
    const reading: Pending = { cursor };
    this.#reading = reading;
    this.#source.read(cursor, this.#ending.signal).then(
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
  next(cursor: Cursor): Promise<Reading | "replaced" | undefined> {
    if (this.#reading?.cursor !== cursor) this.start(cursor);
    const ready = this.#reading?.result ? Promise.resolve() : this.wait();
    return ready.then(() => {
      const result = this.#reading?.result;
      if (result) this.#reading = undefined;
      return result?.();
    });
  }

  /** Waits until something was read, or until it is woken. @throws once it was ended. */
  wait(): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#woken || this.#ending.signal.aborted) this.wake();
    });
    return woken.then(() => this.#ending.signal.throwIfAborted());
  }

  wake(): void {
    this.#woken = this.#wake === undefined;
    this.#wake?.();
    this.#wake = undefined;
  }

  /** Ends what is read, and what waits for it. */
  end(): void {
    this.#ending.abort(ENDED);
    this.wake();
  }

  #finish(reading: Pending, result: () => Reading | "replaced"): void {
    reading.result = result;
    if (reading === this.#reading) this.wake();
  }
}
