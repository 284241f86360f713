import type { Direction } from "../findings.ts";

/** The pairs of forms or alternatives that a comparison has met, each way. */
export class Met {
  readonly #outer: Met | undefined;
  readonly #pairs: Readonly<Record<Direction, Map<object, Set<object>>>> = {
    sent: new Map(),
    received: new Map(),
  };

  /** @param outer - What counts as met too, and is not added to. */
  constructor(outer?: Met) {
    this.#outer = outer;
  }

  /** Whether a pair is met for the first time, which it is no more from now on. */
  first(before: object, after: object, direction: Direction): boolean {
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
