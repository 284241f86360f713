import { sleep } from "@node-access/transport";
import { untilAborted } from "./until-aborted.ts";

/** A value that is read again while someone waits for another one: with one request and one timer for all who wait. */
export class Poll<T> {
  /** The value that was read last. */
  value: T | undefined;
  readonly #read: () => Promise<T>;
  readonly #interval: number;
  #readAt = -Infinity;
  #next: Promise<T> | undefined;

  /** @param interval - Milliseconds between two reads. */
  constructor(read: () => Promise<T>, interval: number) {
    this.#read = read;
    this.#interval = interval;
  }

  /** @returns the value that was read in the last interval, or reads it. @throws as `until` does. */
  async current(signal: AbortSignal): Promise<T> {
    const { value } = this;
    const isRecent = performance.now() < this.#readAt + this.#interval;
    return value === undefined || !isRecent ? this.advance(signal) : value;
  }

  /** Waits until the value is as wanted. @throws the error of the read, or the reason of the signal. */
  async until(isWanted: (value: T) => boolean, signal: AbortSignal): Promise<T> {
    let { value } = this;
    while (value === undefined || !isWanted(value)) value = await this.advance(signal);
    return value;
  }

  /** Reads again, or waits for a read that others have begun. @throws as `until` does. */
  advance(signal: AbortSignal): Promise<T> {
    this.#next ??= (async () => {
      try {
        await sleep(Math.max(0, this.#readAt + this.#interval - performance.now()), undefined);
        this.#readAt = performance.now();
        return (this.value = await this.#read());
      } finally {
        this.#next = undefined;
      }
    })();
    return untilAborted(this.#next, signal);
  }
}
