import type { Outcome } from "../call.ts";
import { countLatency, type LatencyCounts, newLatencyCounts } from "./latency-counts.ts";
import { type Slot, Slots } from "./slots.ts";

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

/** The traffic of an interval, by network. */
export type TrafficSlot = Slot<Map<string, NetworkTraffic>>;

/** Remembers the traffic of this process in the last hour. */
export class TrafficHistory {
  readonly #slots = new Slots<Map<string, NetworkTraffic>>(
    trafficInterval * 1000,
    trafficSlots,
    () => new Map(),
  );

  ended(network: string, outcome: Outcome, seconds: number): void {
    const { calls, latencies } = this.#of(network);
    calls[outcome] += 1;
    countLatency(latencies, seconds * 1000);
  }

  /** Counts a call whose result may be cached. */
  cached(network: string, isHit: boolean): void {
    if (isHit) this.#of(network).hits += 1;
    else this.#of(network).misses += 1;
  }

  /**
   * Counts a call that was sent to two upstreams.
   *
   * @param isWon - Whether the second upstream responded first.
   */
  hedged(network: string, isWon: boolean): void {
    if (isWon) this.#of(network).hedgesWon += 1;
    else this.#of(network).hedgesLost += 1;
  }

  upstreamFailed(network: string): void {
    this.#of(network).upstreamFailures += 1;
  }

  /** The completed intervals since a given one. */
  from(number: number): TrafficSlot[] {
    const { number: current } = this.#slots;
    return this.#slots.from(number).filter((slot) => slot.number < current);
  }

  #of(network: string): NetworkTraffic {
    const networks = this.#slots.current;
    let traffic = networks.get(network);
    if (!traffic) networks.set(network, (traffic = noTraffic()));
    return traffic;
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
