import { DecayedShare, DecayedTail } from "./decayed.ts";

/** Milliseconds after which what was observed counts half. */
const halfLife = 30_000;
/** How many times slower than the fastest upstream counts, at most: beyond it, slower is not worse. */
const slowest = 20;

/** What a request tells about the upstream that it was sent to. */
export type Outcome = "served" | "failed" | "throttled";

/** How well an upstream serves, by what it did lately: errors, throttling, tail latency and lag. */
export class Score {
  readonly #errors = new DecayedShare(halfLife);
  readonly #throttled = new DecayedShare(halfLife);
  readonly #tail = new DecayedTail(halfLife);

  /**
   * Notes a request that ended.
   *
   * @param took - Milliseconds until the response.
   */
  add(outcome: Outcome, took: number, now: number): void {
    this.#errors.add(outcome === "failed", now);
    this.#throttled.add(outcome === "throttled", now);
    // An error that comes fast makes nothing fast.
    if (outcome === "served") this.#tail.add(took, now);
  }

  /** Notes that a response takes longer than this, in milliseconds. */
  slow(took: number, now: number): void {
    this.#tail.add(took, now);
  }

  /** How long the slowest twentieth of the responses takes, in milliseconds; 0 if nothing is known. */
  tail(now: number): number {
    return this.#tail.value(now);
  }

  /**
   * @param fastest - The shortest {@link tail} among the upstreams that it is compared with, in milliseconds.
   * @param lag - Blocks that the upstream is behind.
   * @returns from 0 to 1; 1 is an upstream without a fault that is as fast as the fastest one.
   */
  quality(now: number, fastest: number, lag: number): number {
    const errors = 1 + 10 * this.#errors.value(now);
    const throttled = 1 + 4 * this.#throttled.value(now);
    // A few milliseconds more are no difference.
    const slower = Math.min(slowest, Math.max(1, (this.tail(now) + 5) / (fastest + 5)));
    return 1 / (errors * throttled * slower * (1 + Math.min(lag, 10) / 2));
  }
}
