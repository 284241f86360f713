import type { HeadEvent, LogEvent } from "../../src/subscriptions/index.ts";

/** The state of a consumer that applies the events: items by key with block numbers, and gaps. */
export class Replay {
  readonly items = new Map<string, number>();
  readonly gaps: { first: number; last: number }[] = [];
  readonly mistakes: string[] = [];
  readonly #start: number;

  /** @param start - The number of the starting block. */
  constructor(events: readonly (HeadEvent | LogEvent)[], start: number) {
    this.#start = start;
    for (const event of events) this.#take(event);
  }

  /** Returns the differences from the chain after the starting block. */
  compare(truth: ReadonlyMap<string, number>): string[] {
    const mistakes = [...this.mistakes];
    for (const [key, number] of truth)
      if (!this.items.has(key) && !this.#isInGap(number)) mistakes.push(`lost ${key} of ${number}`);
    for (const [key, number] of this.items)
      if (!truth.has(key) && number > this.#start) mistakes.push(`left over ${key} of ${number}`);
    return mistakes;
  }

  #take(event: HeadEvent | LogEvent): void {
    if (event.type === "gap") {
      const gap = { first: Number(event.fromBlock), last: Number(event.toBlock) };
      if (!(gap.first <= gap.last)) this.mistakes.push(`gap from ${gap.first} to ${gap.last}`);
      this.gaps.push(gap);
      for (const [key, number] of this.items)
        if (number >= gap.first && number <= gap.last) this.items.delete(key);
      return;
    }
    const [key, number] =
      "head" in event
        ? [event.head.hash, Number(event.head.number)]
        : [`${event.log.blockHash} ${event.log.logIndex}`, Number(event.log.blockNumber)];
    if (event.type === "removed") {
      if (!this.items.delete(key) && !this.#isInGap(number) && number > this.#start)
        this.mistakes.push(`removed, but not there: ${key} of ${number}`);
    } else {
      if (this.items.has(key)) this.mistakes.push(`twice: ${key} of ${number}`);
      this.items.set(key, number);
    }
  }

  #isInGap(number: number): boolean {
    return this.gaps.some(({ first, last }) => number >= first && number <= last);
  }
}
