/** What waits, and its neighbours. Only the list sets them. */
export interface Waiting<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

/**
 * What waits, those who came first at the front. A `Set` would do, if it did not keep what has left it: each of its tables leads to the
 * next one, with all that was in it when it was full, until the whole heap is collected.
 */
export class WaitingList<Item extends Waiting<Item>> {
  #first: Item | undefined;
  #last: Item | undefined;

  get isEmpty(): boolean {
    return this.#first === undefined;
  }

  add(item: Item): void {
    item.before = this.#last;
    if (this.#last) this.#last.after = item;
    else this.#first = item;
    this.#last = item;
  }

  /** @param item - Of this list, or of none. */
  delete(item: Item): void {
    const { before, after } = item;
    if (!before && this.#first !== item) return;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    item.before = undefined;
    item.after = undefined;
  }

  /** Those that leave meanwhile are no hindrance. */
  *[Symbol.iterator](): Generator<Item> {
    for (let item = this.#first; item;) {
      const { after } = item;
      yield item;
      item = after;
    }
  }
}
