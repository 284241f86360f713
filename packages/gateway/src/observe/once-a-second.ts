/** Maximum keys per second. Entries of further keys are dropped. */
const maxKeys = 1_000;

/** Allows one entry per second for each key, so that a caller whose requests keep being rejected does not fill the log. */
export class OnceASecond {
  readonly #seen = new Set<string>();
  #second = 0;

  /** @returns whether the entry may be written. */
  allows(key: string): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#seen.clear();
    }
    if (this.#seen.size >= maxKeys || this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}
