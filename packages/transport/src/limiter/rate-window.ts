/** Adds up what was used in a sliding window, so that every span of its length stays within the limit. */
export class RateWindow {
  readonly #max: number;
  readonly #length: number;
  /** The uses in the window, oldest first. */
  readonly #uses: { readonly at: number; readonly units: number }[] = [];
  #used = 0;

  /** @param length - In milliseconds. */
  constructor(max: number, length: number) {
    this.#max = max;
    this.#length = length;
  }

  /** What was used in the window that ends now. */
  get used(): number {
    this.#forget(performance.now());
    return this.#used;
  }

  /**
   * Returns 0 if the units fit now, otherwise the milliseconds until the oldest use leaves the window. A use above the
   * limit fits into an empty window.
   */
  delay(units: number, now: number): number {
    this.#forget(now);
    const [oldest] = this.#uses;
    return oldest && this.#used + units > this.#max ? oldest.at + this.#length - now : 0;
  }

  record(units: number, now: number): void {
    if (!(units > 0)) return;
    this.#uses.push({ at: now, units });
    this.#used += units;
  }

  #forget(now: number): void {
    for (let [oldest] = this.#uses; oldest && oldest.at <= now - this.#length; [oldest] = this.#uses) {
      this.#used -= oldest.units;
      this.#uses.shift();
    }
    // Fractions may not add up to exactly 0.
    if (this.#uses.length === 0) this.#used = 0;
  }
}
