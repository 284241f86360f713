import { currentTime } from "../../contract/clock.ts";

/** What happened in one interval. */
export interface Slot<Content> {
  /** How many intervals have passed from 1970 until it began. */
  readonly number: number;
  readonly content: Content;
}

/** The last intervals of a process's life. Those in which nothing happened are omitted. */
export class Slots<Content> {
  readonly #length: number;
  readonly #most: number;
  readonly #make: () => Content;
  readonly #slots: Slot<Content>[] = [];

  /**
   * @param length - Milliseconds of an interval.
   * @param most - How many are kept.
   * @param make - Makes the content of an interval in which nothing has happened yet.
   */
  constructor(length: number, most: number, make: () => Content) {
    this.#length = length;
    this.#most = most;
    this.#make = make;
  }

  /** The interval that it is now, where what happens is noted. */
  get current(): Content {
    const number = this.number;
    const last = this.#slots.at(-1);
    if (last?.number === number) return last.content;
    const slot = { number, content: this.#make() };
    this.#slots.push(slot);
    while ((this.#slots[0]?.number ?? number) <= number - this.#most) this.#slots.shift();
    return slot.content;
  }

  /** The number of the interval that it is now. */
  get number(): number {
    return Math.floor(currentTime() / this.#length);
  }

  /** The intervals from one on, oldest first; the one that is not over yet is the last. */
  from(number: number): Slot<Content>[] {
    const least = Math.max(number, this.number - this.#most);
    return this.#slots.filter((slot) => slot.number >= least);
  }
}
