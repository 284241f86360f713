/** Calls of a method after which its latency is known. */
const fewest = 20;
/** How many of a method's last calls count. */
const window = 100;

/** How long the calls of each method take. */
export class Latencies {
  readonly #methods = new Map<string, Samples>();

  /** @param took - Milliseconds. */
  add(method: string, took: number): void {
    let samples = this.#methods.get(method);
    if (!samples) this.#methods.set(method, (samples = new Samples()));
    samples.add(took);
  }

  /** @returns how many milliseconds 95 of 100 calls of a method take at most; nothing while too few were made. */
  p95(method: string): number | undefined {
    return this.#methods.get(method)?.p95;
  }
}

/** The last calls of one method. */
class Samples {
  p95: number | undefined;
  readonly #last = new Float64Array(window);
  #count = 0;

  add(took: number): void {
    this.#last[this.#count % window] = took;
    this.#count += 1;
    // Sorting costs more than all the rest: once many are known, one call more changes little.
    if (this.#count % (this.#count < window ? fewest : window / 2) > 0) return;
    const sorted = this.#last.slice(0, Math.min(this.#count, window)).toSorted();
    this.p95 = sorted[Math.floor(0.95 * (sorted.length - 1))];
  }
}
