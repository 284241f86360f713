/** Who stands in a line. */
export interface Waiter {
  /** Its turn has come. It ends with the line's `leave`. */
  start(): void;
  /** It has waited for too long, and is no more in the line. */
  late(): void;
}

/**
 * Lets no more than so many requests go on at once. The others wait in the order in which they came, for so long at most, and
 * one whose caller has gone is kept no longer.
 */
export class Line {
  readonly #patience: number;
  readonly #waiting = new Map<Waiter, NodeJS.Timeout>();
  #free: number;
  #isCalling = false;

  /** @param patience - Milliseconds. */
  constructor(atOnce: number, patience: number) {
    this.#free = atOnce;
    this.#patience = patience;
  }

  enter(waiter: Waiter): void {
    if (this.#free > 0) {
      this.#free--;
      return waiter.start();
    }
    const timer = setTimeout(() => {
      this.#waiting.delete(waiter);
      waiter.late();
    }, this.#patience);
    this.#waiting.set(waiter, timer);
  }

  /** @returns whether it was waiting, and is no more. */
  remove(waiter: Waiter): boolean {
    clearTimeout(this.#waiting.get(waiter));
    return this.#waiting.delete(waiter);
  }

  /** Who had its turn is done: the next one's has come. */
  leave(): void {
    this.#free++;
    // One that is done as soon as it starts, as all are whose upstream was closed, calls the next one from here.
    if (this.#isCalling) return;
    this.#isCalling = true;
    for (const next of this.#waiting.keys()) {
      if (this.#free === 0) break;
      this.remove(next);
      this.#free--;
      next.start();
    }
    this.#isCalling = false;
  }
}
