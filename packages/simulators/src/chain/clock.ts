/** Whole milliseconds since 1970, counted on from the start of the process: setting the clock does not move a chain. */
export function currentTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
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
