import { currentTime } from "../clock.ts";
import { addEntry } from "../tallies.ts";

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

/** The first bucket in milliseconds, and the growth to the next: percentiles are off by 5 % at most. */
const first = 0.05;
const growth = 1.1;
const buckets = 160;
const scale = 1 / Math.log(growth);

/** A histogram of latencies with exponential buckets: its size does not depend on the number of calls. */
export type LatencyCounts = Uint32Array;

export function newLatencyCounts(): LatencyCounts {
  return new Uint32Array(buckets);
}

export function countLatency(counts: LatencyCounts, milliseconds: number): void {
  const at =
    milliseconds <= first ? 0 : Math.min(buckets - 1, Math.ceil(Math.log(milliseconds / first) * scale));
  counts[at] = (counts[at] as number) + 1;
}

export function addLatencies(counts: LatencyCounts, others: LatencyCounts): void {
  for (const [at, count] of others.entries()) counts[at] = (counts[at] as number) + count;
}

/** @returns the percentile `share` in milliseconds; `undefined` without calls. */
export function latencyAt(counts: LatencyCounts, share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = Math.ceil(total * share);
  // The geometric middle of the bucket, equally far from both bounds.
  return (
    Math.round(1000 * first * growth ** (counts.findIndex((count) => (left -= count) <= 0) - 0.5)) / 1000
  );
}
