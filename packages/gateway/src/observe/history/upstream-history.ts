import { Slots, countLatency, type LatencyCounts, newLatencyCounts } from "./slots.ts";

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

/** Remembers what each upstream did for this process in the last hour, by its id. */
export class UpstreamHistory extends Slots<UpstreamCounts> {
  constructor() {
    super(upstreamInterval * 1000, upstreamSlots, noUpstreamCounts);
  }

  /** Counts a call that an upstream served. */
  served(id: string, seconds: number): void {
    if (!this.#isCounted(id)) return;
    const counts = this.count(id);
    counts.calls += 1;
    countLatency(counts.latencies, seconds * 1000);
  }

  /** Counts requests that an upstream did not serve. */
  troubled(id: string, failures: number, throttled: number): void {
    if (!this.#isCounted(id)) return;
    const counts = this.count(id);
    counts.failures += failures;
    counts.throttled += throttled;
  }

  #isCounted(id: string): boolean {
    const { current } = this;
    return current.size < maxUpstreams || current.has(id);
  }
}

export function noUpstreamCounts(): UpstreamCounts {
  return { calls: 0, latencies: newLatencyCounts(), failures: 0, throttled: 0 };
}
