import type { Outcome } from "../call.ts";
import { type Slot, Slots } from "./slots.ts";

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
 * The costs of callers in one minute, by the ids of their credentials; `none` for callers without one,
 * `other` for all beyond the maximum.
 */
export type CallerSlot = Slot<Map<string, CallerCounts>>;

/** Remembers what each caller cost this process in the last hour, by minute. */
export class CallerHistory {
  #last: Map<string, CallerCounts> = new Map();
  readonly #slots = new Slots<Map<string, CallerCounts>>(callerMinute, 61, () => this.#next());

  ended(credential: string, outcome: Outcome): void {
    const counts = this.#of(credential);
    counts.calls += 1;
    if (outcome === "throttled") counts.throttled += 1;
    else if (outcome !== "ok") counts.errors += 1;
  }

  /** Counts what a caller's requests cost against its rate limit. */
  charged(credential: string, cost: number): void {
    this.#of(credential).cost += cost;
  }

  /** The minutes since a given one, including the current minute. */
  from(number: number): CallerSlot[] {
    return this.#slots.from(number);
  }

  #of(credential: string): CallerCounts {
    const callers = this.#slots.current;
    const known = callers.get(credential);
    if (known) return known;
    const name = callers.size < maxCurrentCallers ? credential : "other";
    const counts = callers.get(name) ?? noCounts();
    callers.set(name, counts);
    return counts;
  }

  /** Begins a new minute. Of the one that is over, only the most expensive callers stay separate. */
  #next(): Map<string, CallerCounts> {
    const others = maxExpensiveFirst(this.#last).slice(maxPastCallers);
    for (const [credential, counts] of others) {
      this.#last.delete(credential);
      addCounts(this.#last, "other", counts);
    }
    this.#last = new Map();
    return this.#last;
  }
}

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

/**
 * Sorts callers by cost, the most expensive first. Callers that cost nothing, because their requests are
 * rejected, follow by their number of calls.
 */
export function maxExpensiveFirst(callers: ReadonlyMap<string, CallerCounts>): [string, CallerCounts][] {
  return [...callers].toSorted(([, one], [, other]) => other.cost - one.cost || other.calls - one.calls);
}

function noCounts(): CallerCounts {
  return { cost: 0, calls: 0, errors: 0, throttled: 0 };
}
