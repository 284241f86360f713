import { currentTime } from "../clock.ts";

/** One interval's content. */
export interface Slot<Content> {
  /** The interval's number: how many intervals passed between 1970 and its start. */
  readonly number: number;
  readonly content: Content;
}

/** The most recent intervals of this process. Intervals in which nothing happened are omitted. */
export class Slots<Content> {
  readonly #length: number;
  readonly #max: number;
  readonly #make: () => Content;
  readonly #slots: Slot<Content>[] = [];

  /**
   * @param length - The length of an interval in milliseconds.
   * @param max - How many intervals are stored.
   * @param make - Creates the content of an empty interval.
   */
  constructor(length: number, max: number, make: () => Content) {
    this.#length = length;
    this.#max = max;
    this.#make = make;
  }

  /** The current interval's content, to be updated in place. */
  get current(): Content {
    const number = this.number;
    const last = this.#slots.at(-1);
    if (last?.number === number) return last.content;
    const slot = { number, content: this.#make() };
    this.#slots.push(slot);
    while ((this.#slots[0]?.number ?? number) <= number - this.#max) this.#slots.shift();
    return slot.content;
  }

  /** The current interval's number. */
  get number(): number {
    return Math.floor(currentTime() / this.#length);
  }

  /** The intervals since a given one, oldest first; the last is the current one. */
  from(number: number): Slot<Content>[] {
    const oldest = Math.max(number, this.number - this.#max);
    return this.#slots.filter((slot) => slot.number >= oldest);
  }
}
