import type { Direction } from "../findings.ts";

/** The pairs of forms or alternatives that a comparison has seen, in each direction. */
export class ComparedPairs {
  readonly #outer: ComparedPairs | undefined;
  readonly #pairs: Readonly<Record<Direction, Map<object, Set<object>>>> = {
    sent: new Map(),
    received: new Map(),
  };

  /** @param outer - More pairs that count as seen. It is not changed. */
  constructor(outer?: ComparedPairs) {
    this.#outer = outer;
  }

  /** Adds a pair. @returns whether it is new. */
  add(before: object, after: object, direction: Direction): boolean {
    if (this.#has(before, after, direction)) return false;
    const others = this.#pairs[direction].get(before) ?? new Set();
    this.#pairs[direction].set(before, others.add(after));
    return true;
  }

  #has(before: object, after: object, direction: Direction): boolean {
    if (this.#pairs[direction].get(before)?.has(after) === true) return true;
    return this.#outer !== undefined && this.#outer.#has(before, after, direction);
  }
}
