/** Remembers a limited number of the newest values. */
export class RecentSet {
  readonly #limit: number;
  readonly #values = new Set<string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  has(value: string): boolean {
    return this.#values.has(value);
  }

  /** @returns whether the value is new. */
  add(value: string): boolean {
    if (this.#values.has(value)) return false;
    this.#values.add(value);
    if (this.#values.size > this.#limit) {
      const [oldest] = this.#values;
      if (oldest !== undefined) this.#values.delete(oldest);
    }
    return true;
  }
}
