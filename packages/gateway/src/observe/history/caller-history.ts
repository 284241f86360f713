import type { Outcome } from "../call.ts";
import { type Slot, Slots } from "./slots.ts";

/** Milliseconds of an interval. */
export const callerMinute = 60_000;
/** Callers that are counted by themselves in the minute that it is now, and in those before. */
const mostNow = 1_000;
const mostKept = 100;

/** What a caller cost. */
export interface CallerCounts {
  /** What its requests counted against its rate. */
  cost: number;
  calls: number;
  errors: number;
  throttled: number;
}

/** What callers cost in a minute, by the ids of their credentials; `none` without one, `other` for those beyond the most. */
export type CallerSlot = Slot<Map<string, CallerCounts>>;

/** What the callers of a process cost in the last hour, by minute. */
export class CallerHistory {
  #last: Map<string, CallerCounts> = new Map();
  readonly #slots = new Slots<Map<string, CallerCounts>>(callerMinute, 61, () => this.#next());

  ended(credential: string, outcome: Outcome): void {
    const counts = this.#of(credential);
    counts.calls += 1;
    if (outcome === "throttled") counts.throttled += 1;
    else if (outcome !== "ok") counts.errors += 1;
  }

  /** Notes what a caller's requests counted against its rate. */
  charged(credential: string, cost: number): void {
    this.#of(credential).cost += cost;
  }

  /** The minutes from one on, the one that it is now included. */
  from(number: number): CallerSlot[] {
    return this.#slots.from(number);
  }

  #of(credential: string): CallerCounts {
    const callers = this.#slots.current;
    const known = callers.get(credential);
    if (known) return known;
    const name = callers.size < mostNow ? credential : "other";
    const counts = callers.get(name) ?? noCounts();
    callers.set(name, counts);
    return counts;
  }

  /** A minute is over: only those that cost most in it stay by themselves. */
  #next(): Map<string, CallerCounts> {
    const others = dearestFirst(this.#last).slice(mostKept);
    for (const [credential, counts] of others) {
      this.#last.delete(credential);
      addCounts(this.#last, "other", counts);
    }
    this.#last = new Map();
    return this.#last;
  }
}

/** Adds what a caller cost to what is known of it. */
export function addCounts(
  callers: Map<string, CallerCounts>,
  credential: string,
  { cost, calls, errors, throttled }: CallerCounts,
): void {
  const counts = callers.get(credential) ?? noCounts();
  callers.set(credential, counts);
  counts.cost += cost;
  counts.calls += calls;
  counts.errors += errors;
  counts.throttled += throttled;
}

/** The most expensive first. Those that cost nothing, because they are rejected, follow by their number of calls. */
export function dearestFirst(callers: ReadonlyMap<string, CallerCounts>): [string, CallerCounts][] {
  return [...callers].toSorted(([, one], [, other]) => other.cost - one.cost || other.calls - one.calls);
}

function noCounts(): CallerCounts {
  return { cost: 0, calls: 0, errors: 0, throttled: 0 };
}
