import { countLatency, type LatencyCounts, newLatencyCounts } from "./latency-counts.ts";
import { type Slot, Slots } from "./slots.ts";

/** The length of an interval in seconds. */
export const upstreamInterval = 15;
/** The number of stored intervals: one hour. */
export const upstreamSlots = 240;
/** Maximum upstreams in an interval. Further ones are not counted. */
const maxUpstreams = 100;

/** One upstream's traffic in one interval. */
export interface UpstreamCounts {
  calls: number;
  readonly latencies: LatencyCounts;
  failures: number;
  throttled: number;
}

/** The traffic of an interval, by the upstream's id. */
export type UpstreamSlot = Slot<Map<string, UpstreamCounts>>;

/** Remembers what each upstream did for this process in the last hour. */
export class UpstreamHistory {
  readonly #slots = new Slots<Map<string, UpstreamCounts>>(
    upstreamInterval * 1000,
    upstreamSlots,
    () => new Map(),
  );

  /** Counts a call that an upstream served. */
  served(id: string, seconds: number): void {
    const counts = this.#of(id);
    if (!counts) return;
    counts.calls += 1;
    countLatency(counts.latencies, seconds * 1000);
  }

  /** Counts requests that an upstream did not serve. */
  troubled(id: string, failures: number, throttled: number): void {
    const counts = this.#of(id);
    if (!counts) return;
    counts.failures += failures;
    counts.throttled += throttled;
  }

  /** The completed intervals since a given one. */
  from(number: number): UpstreamSlot[] {
    const { number: current } = this.#slots;
    return this.#slots.from(number).filter((slot) => slot.number < current);
  }

  #of(id: string): UpstreamCounts | undefined {
    const upstreams = this.#slots.current;
    const known = upstreams.get(id);
    if (known || upstreams.size >= maxUpstreams) return known;
    const counts = noUpstreamCounts();
    upstreams.set(id, counts);
    return counts;
  }
}

export function noUpstreamCounts(): UpstreamCounts {
  return { calls: 0, latencies: newLatencyCounts(), failures: 0, throttled: 0 };
}
