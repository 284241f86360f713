import { currentTime } from "../clock.ts";
import { addEntry } from "../tallies.ts";
import { addLatencies } from "./latency-counts.ts";

/** One interval's counts, by what they belong to. */
export interface Slot<Counts> {
  /** How many intervals passed between 1970 and its start. */
  readonly number: number;
  readonly content: Map<string, Counts>;
}

/** The counts of the most recent intervals of this process. Intervals in which nothing happened are omitted. */
export class Slots<Counts> {
  readonly #length: number;
  readonly #max: number;
  readonly #make: () => Counts;
  readonly #slots: Slot<Counts>[] = [];

  /**
   * @param length - The length of an interval in milliseconds.
   * @param max - How many intervals are stored.
   * @param make - Creates counts of nothing.
   */
  constructor(length: number, max: number, make: () => Counts) {
    this.#length = length;
    this.#max = max;
    this.#make = make;
  }

  /** The current interval's counts. */
  get current(): Map<string, Counts> {
    const number = this.#number;
    const last = this.#slots.at(-1);
    if (last?.number === number) return last.content;
    const slot = { number, content: new Map() };
    this.#slots.push(slot);
    while ((this.#slots[0]?.number ?? number) <= number - this.#max) this.#slots.shift();
    if (last) this.onEnd?.(last.content);
    return slot.content;
  }

  /** @returns the current counts of one name, to be updated in place. */
  count(name: string): Counts {
    const { current } = this;
    return current.get(name) ?? addEntry(current, name, this.#make());
  }

  /** The completed intervals since a given one, oldest first. */
  from(number: number): Slot<Counts>[] {
    return this.withCurrent(number).filter((slot) => slot.number < this.#number);
  }

  /** The intervals since a given one, oldest first; the last is the current one. */
  withCurrent(number: number): Slot<Counts>[] {
    const oldest = Math.max(number, this.#number - this.#max);
    return this.#slots.filter((slot) => slot.number >= oldest);
  }

  /** Called with the counts of an interval that is over. */
  protected onEnd?(content: Map<string, Counts>): void;

  get #number(): number {
    return Math.floor(currentTime() / this.#length);
  }
}

/** Adds counts to others of the same shape: numbers, latencies, and objects with them. */
export function addCounts<Counts extends object>(sum: Counts, other: Counts): void {
  if (sum instanceof Uint32Array) return addLatencies(sum, other as Counts & Uint32Array);
  const sums = sum as Record<string, number | object>;
  for (const [name, value] of Object.entries(other as Record<string, number | object>))
    if (typeof value === "number") sums[name] = (sums[name] as number) + value;
    else addCounts(sums[name] as object, value);
}
