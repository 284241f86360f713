/** Minimum calls of a method before its latency is known. */
const minSamples = 20;
/** How many recent calls of a method are considered. */
const window = 100;

/** Tracks the latency of each method's calls. */
export class Latencies {
  readonly #methods = new Map<string, Samples>();

  add(method: string, took: number): void {
    let samples = this.#methods.get(method);
    if (!samples) this.#methods.set(method, (samples = new Samples()));
    samples.add(took);
  }

  /** @returns the 95th percentile of a method's latencies in milliseconds, once there are enough. */
  p95(method: string): number | undefined {
    return this.#methods.get(method)?.p95;
  }
}

class Samples {
  p95: number | undefined;
  readonly #last = new Float64Array(window);
  #count = 0;

  add(took: number): void {
    this.#last[this.#count % window] = took;
    this.#count += 1;
    // Sorting is the most expensive part. With many samples, one more changes little.
    if (this.#count % (this.#count < window ? minSamples : window / 2) > 0) return;
    const sorted = this.#last.slice(0, Math.min(this.#count, window)).toSorted();
    this.p95 = sorted[Math.floor(0.95 * (sorted.length - 1))];
  }
}
