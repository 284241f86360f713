/** The most levels that are looked into. Documents with more are attacks. */
const DEEPEST = 1_000;

/**
 * Gives equal values equal numbers, whatever the order of their keys. Each object is looked into once, so that a value that aliases of
 * YAML repeat costs no more than its text.
 */
export class Digests {
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<object, number>();

  /** Whether two values are equal. Parts that are nested too deeply are not. */
  areSame(one: unknown, other: unknown): boolean {
    return one === other || this.#of(one, 0) === this.#of(other, 0);
  }

  #of(value: unknown, depth: number): number {
    if (typeof value !== "object" || value === null) return this.#number(`${typeof value} ${String(value)}`);
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const parts = depth > DEEPEST ? [`deep ${this.#numbers.size}`] : this.#partsOf(value, depth);
    const found = this.#number(parts.join("\n"));
    this.#known.set(value, found);
    return found;
  }

  #partsOf(value: object, depth: number): string[] {
    if (Array.isArray(value)) return ["list", ...value.map((item) => String(this.#of(item, depth + 1)))];
    const keys = Object.keys(value).toSorted();
    const all = value as Readonly<Record<string, unknown>>;
    return ["object", ...keys.map((key) => `${JSON.stringify(key)} ${this.#of(all[key], depth + 1)}`)];
  }

  #number(key: string): number {
    const known = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, known);
    return known;
  }
}
