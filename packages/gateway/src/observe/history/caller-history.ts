import type { Outcome } from "../call.ts";
import { addEntry } from "../tallies.ts";
import { addCounts, Slots } from "./slots.ts";

/** The length of an interval in milliseconds. */
export const callerMinute = 60_000;
/** How many callers are counted individually in the current minute, and in earlier ones. */
const maxCurrentCallers = 1_000;
const maxPastCallers = 100;

/** The cost and the number of a caller's requests. */
export interface CallerCounts {
  /** The requests counted against its rate limit. */
  cost: number;
  calls: number;
  errors: number;
  throttled: number;
}

/**
 * Remembers what each caller cost this process in the last hour, by minute and by the id of its credential: `none` for
 * callers without one, `other` for all beyond the maximum.
 */
export class CallerHistory extends Slots<CallerCounts> {
  constructor() {
    super(callerMinute, 61, noCallerCounts);
  }

  ended(credential: string, outcome: Outcome): void {
    const counts = this.#count(credential);
    counts.calls += 1;
    if (outcome === "throttled") counts.throttled += 1;
    else if (outcome !== "ok") counts.errors += 1;
  }

  /** Counts what a caller's requests cost against its rate limit. */
  charged(credential: string, cost: number): void {
    this.#count(credential).cost += cost;
  }

  #count(credential: string): CallerCounts {
    const { current } = this;
    const known = current.get(credential);
    return known ?? this.count(current.size < maxCurrentCallers ? credential : "other");
  }

  /** Of a minute that is over, only the most expensive callers stay separate. */
  protected override onEnd(callers: Map<string, CallerCounts>): void {
    for (const [credential, counts] of maxExpensiveFirst(callers).slice(maxPastCallers)) {
      callers.delete(credential);
      addCounts(callers.get("other") ?? addEntry(callers, "other", noCallerCounts()), counts);
    }
  }
}

/** Sorts callers by cost, the most expensive first. Those that cost nothing follow by their calls. */
export function maxExpensiveFirst(callers: ReadonlyMap<string, CallerCounts>): [string, CallerCounts][] {
  return [...callers].toSorted(([, one], [, other]) => other.cost - one.cost || other.calls - one.calls);
}

export function noCallerCounts(): CallerCounts {
  return { cost: 0, calls: 0, errors: 0, throttled: 0 };
}
