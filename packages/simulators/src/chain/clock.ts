/** The time for what {@link atOnce} runs. */
let stopped: number | undefined;

/** Whole milliseconds since 1970, counted on from the start of the process: setting the clock does not move a chain. */
export function currentTime(): number {
  return stopped ?? Math.floor(performance.timeOrigin + performance.now());
}

/** Runs something while the time stands still: no block comes in the middle of a response. */
export function atOnce<Result>(work: () => Result): Result {
  const before = stopped;
  stopped = currentTime();
  try {
    return work();
  } finally {
    stopped = before;
  }
}

/** The time of block 0, in milliseconds since 1970. */
const genesis = Date.UTC(2024, 0, 1);

/** The clock that decides which block of a simulated chain is the newest one. */
export class BlockClock {
  readonly #blockTime: number;

  /** @param blockTime - Milliseconds between two blocks. */
  constructor(blockTime: number) {
    this.#blockTime = blockTime;
  }

  /** The number of the newest block. */
  get head(): number {
    return this.numberAt(currentTime());
  }

  /** @returns the number of the last block up to a time, in milliseconds since 1970. */
  numberAt(time: number): number {
    return Math.max(0, Math.floor((time - genesis) / this.#blockTime));
  }

  /** @returns when a block appears, in milliseconds since 1970. */
  timeOf(number: number): number {
    return genesis + number * this.#blockTime;
  }

  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number {
    return this.timeOf(number) - currentTime();
  }
}

/** Called with each new block's number. */
type OnHead = (number: number) => void;

/** A chain whose newest block is determined by the clock. */
interface TickingChain {
  /** The number of the newest block. */
  readonly head: number;
  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number;
}

/** Maximum blocks to report after the process was suspended; older ones are skipped. */
const maxCatchUp = 100;

/** Notifies listeners of each new block of a chain. Without listeners no timer runs. */
export class Heads {
  readonly #chain: TickingChain;
  readonly #listeners = new Set<OnHead>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(chain: TickingChain) {
    this.#chain = chain;
  }

  /** @returns the newest block that listeners know. On a busy machine, the chain can be ahead of it. */
  add(listener: OnHead): number {
    this.#listeners.add(listener);
    if (!this.#timer) {
      this.#last = this.#chain.head;
      this.#wait();
    }
    return this.#last;
  }

  delete(listener: OnHead): void {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(): void {
    const wait = Math.max(1, this.#chain.timeUntil(this.#last + 1));
    this.#timer = setTimeout(() => this.#advance(), wait).unref();
  }

  #advance(): void {
    const head = this.#chain.head;
    for (let number = Math.max(this.#last, head - maxCatchUp) + 1; number <= head; number++)
      for (const listener of this.#listeners) listener(number);
    this.#last = head;
    if (this.#listeners.size > 0) this.#wait();
  }
}
