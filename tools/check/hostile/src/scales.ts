import { faultKinds } from "./upstreams/fault.ts";

/** How large the full runs are. */
export const wholeFigures = { calls: 100_000, aborted: 10_000 };
export type FiguresScale = typeof wholeFigures;

export const wholeFleet = {
  kills: { changes: 10_000, calls: 100_000 },
  /** Milliseconds that the database is frozen. */
  freeze: { frozen: 30_000, callsPerSecond: 300 },
};
export type FleetScale = typeof wholeFleet;

/** Calls are spread evenly over the faults. Each kind of fault occurs once before any kind is repeated. */
export function wholeRouting(calls: number) {
  return {
    /** Through one gateway. */
    single: { calls, faults: 6 * faultKinds.length },
    /** Through a fleet of three gateways. */
    fleet: { calls: Math.ceil(calls / 10), faults: 2 * faultKinds.length },
    /** Milliseconds of each load whose calls are timed; 0 for no such load. */
    timed: 10_000,
    /** The share of safe calls that must be served, from 0 to 1. */
    served: 0.999,
  };
}
export type RoutingScale = ReturnType<typeof wholeRouting>;

/** One run for each seed, with this many faults. */
export const wholeStreams = { seeds: 200, faults: 8 };
export type StreamsScale = typeof wholeStreams;

/** Ten minutes. */
export const wholeSoak = {
  /** Milliseconds before memory is measured, in which caches fill. */
  warmUp: 60_000,
  /** How many credentials are used before that: metrics have labels for the first 1,000. */
  credentials: 1_000,
  /** Milliseconds during which memory must not grow. */
  measured: 540_000,
  /** How often memory is measured. */
  samples: 45,
  /** WebSockets that stay open, each with a subscription. */
  sockets: 2_000,
  /** Kilobytes that each of them may take. */
  socketKilobytes: 15,
  /** How much larger the heap may be in the last third than in the first: a share of it, plus megabytes. */
  growth: { share: 0.05, megabytes: 2 },
  callers: 8,
  /** Milliseconds between two reloads. */
  reloadEvery: 15_000,
};
export type SoakScale = typeof wholeSoak;
