/** An item of a waiting list, with its neighbours. Only the list sets them. */
export interface Waiting<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

/**
 * A first-in, first-out list of waiting items. A `Set` would leak memory: each of its old tables links to the
 * next, with all that was in it when it was full, until the whole heap is collected.
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

  /** Items may leave the list during the iteration. */
  *[Symbol.iterator](): Generator<Item> {
    for (let item = this.#first; item;) {
      const { after } = item;
      yield item;
      item = after;
    }
  }
}
