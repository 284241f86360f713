import { DecayedShare, DecayedTail } from "./decayed.ts";

/** Milliseconds after which an observation counts half. */
const halfLife = 30_000;
/** Slower than this many times the fastest upstream makes no further difference. */
const maxSlowdown = 20;

export type Outcome = "served" | "failed" | "throttled";

/** Rates how well an upstream serves, by its recent errors, throttling, tail latency and lag. */
export class Score {
  readonly #errors = new DecayedShare(halfLife);
  readonly #throttled = new DecayedShare(halfLife);
  readonly #tail = new DecayedTail(halfLife);

  /** @param took - Milliseconds until the response. */
  add(outcome: Outcome, took: number, now: number): void {
    this.#errors.add(outcome === "failed", now);
    this.#throttled.add(outcome === "throttled", now);
    // A fast error does not make an upstream fast.
    if (outcome === "served") this.#tail.add(took, now);
  }

  /** Records that a response takes longer than `took` milliseconds. */
  slow(took: number, now: number): void {
    this.#tail.add(took, now);
  }

  /** The 95th percentile of the latency in milliseconds; 0 without data. */
  tail(now: number): number {
    return this.#tail.value(now);
  }

  /**
   * @param fastest - The shortest {@link tail} among the upstreams to compare with.
   * @param lag - The number of blocks that the upstream is behind.
   * @returns from 0 to 1; 1 is an upstream without errors that is as fast as the fastest one.
   */
  quality(now: number, fastest: number, lag: number): number {
    const errors = 1 + 10 * this.#errors.value(now);
    const throttled = 1 + 4 * this.#throttled.value(now);
    // A few milliseconds make no difference.
    const slowdown = Math.min(maxSlowdown, Math.max(1, (this.tail(now) + 5) / (fastest + 5)));
    return 1 / (errors * throttled * slowdown * (1 + Math.min(lag, 10) / 2));
  }
}
