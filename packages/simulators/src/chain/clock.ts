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

/** The time of block 0 of most chains, in milliseconds since 1970. */
const defaultGenesis = Date.UTC(2024, 0, 1);
/** Maximum blocks to report after the process was suspended; older ones are skipped. */
const maxCatchUp = 100;

/** Called with each new block's number. */
type OnHead = (number: number) => void;

/** A chain whose newest block the clock decides. */
export class TickingChain {
  readonly #blockTime: number;
  readonly #genesis: number;
  readonly #followers = new Set<OnHead>();
  #timer: NodeJS.Timeout | undefined;
  #reported = 0;

  /** @param blockTime - Milliseconds between two blocks. */
  constructor(blockTime: number, genesis: number = defaultGenesis) {
    this.#blockTime = blockTime;
    this.#genesis = genesis;
  }

  /** The number of the newest block. */
  get head(): number {
    return this.newestAt(currentTime());
  }

  /** @returns the number of the last block up to a time, in milliseconds since 1970. */
  newestAt(time: number): number {
    return Math.max(0, Math.floor((time - this.#genesis) / this.#blockTime));
  }

  /** @returns when a block appears, in milliseconds since 1970. */
  timeOf(number: number): number {
    return this.#genesis + number * this.#blockTime;
  }

  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number {
    return this.timeOf(number) - currentTime();
  }

  /** The newest block that followers know. On a busy machine, the chain can be ahead of it. */
  get reported(): number {
    return this.#timer ? this.#reported : this.head;
  }

  /**
   * Calls a function with the number of each new block.
   *
   * @returns a function that ends this. Without followers no timer runs.
   */
  follow(onHead: OnHead): () => void {
    this.#followers.add(onHead);
    if (!this.#timer) {
      this.#reported = this.head;
      this.#wait();
    }
    return () => {
      if (!this.#followers.delete(onHead) || this.#followers.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  #wait(): void {
    const wait = Math.max(1, this.timeUntil(this.#reported + 1));
    this.#timer = setTimeout(() => this.#advance(), wait).unref();
  }

  #advance(): void {
    const { head } = this;
    try {
      for (let number = Math.max(this.#reported, head - maxCatchUp) + 1; number <= head; number++)
        for (const onHead of this.#followers) onHead(number);
    } finally {
      // An error of one follower must not end the blocks of all.
      this.#reported = head;
      if (this.#followers.size > 0) this.#wait();
    }
  }
}
