import type { Outcome } from "../call.ts";
import { Slots, countLatency, type LatencyCounts, newLatencyCounts } from "./slots.ts";

/** The length of an interval in seconds. */
export const trafficInterval = 5;
/** The number of stored intervals: one hour. */
export const trafficSlots = 720;

export interface NetworkTraffic {
  readonly calls: Record<Outcome, number>;
  readonly latencies: LatencyCounts;
  hits: number;
  misses: number;
  hedgesWon: number;
  hedgesLost: number;
  upstreamFailures: number;
}

/** Remembers the traffic of this process in the last hour, by network. */
export class TrafficHistory extends Slots<NetworkTraffic> {
  constructor() {
    super(trafficInterval * 1000, trafficSlots, noTraffic);
  }

  ended(network: string, outcome: Outcome, seconds: number): void {
    const { calls, latencies } = this.count(network);
    calls[outcome] += 1;
    countLatency(latencies, seconds * 1000);
  }

  /** Counts a call whose result may be cached. */
  cached(network: string, isHit: boolean): void {
    this.count(network)[isHit ? "hits" : "misses"] += 1;
  }

  /** @param isWon - Whether the second of two upstreams responded first. */
  hedged(network: string, isWon: boolean): void {
    this.count(network)[isWon ? "hedgesWon" : "hedgesLost"] += 1;
  }

  upstreamFailed(network: string): void {
    this.count(network).upstreamFailures += 1;
  }
}

export function noTraffic(): NetworkTraffic {
  return {
    calls: { ok: 0, caller: 0, denied: 0, throttled: 0, upstream: 0, timeout: 0, gateway: 0, canceled: 0 },
    latencies: newLatencyCounts(),
    hits: 0,
    misses: 0,
    hedgesWon: 0,
    hedgesLost: 0,
    upstreamFailures: 0,
  };
}
