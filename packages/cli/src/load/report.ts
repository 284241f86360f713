import type { RecordableHistogram } from "node:perf_hooks";
import type { OpenLoop } from "./open-loop.ts";

/** Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
}

/** What one rate did to a node. */
export interface RateReport {
  /** Calls a second that were planned. */
  readonly rate: number;
  /** How long calls were sent. */
  readonly seconds: number;
  readonly planned: number;
  readonly results: number;
  /** Calls that ended with an error. */
  readonly failed: number;
  /** Calls for which no connection was free until the end. */
  readonly notSent: number;
  /** Calls that the interruption has ended. */
  readonly unfinished?: number;
  /** Of the calls that have ended or were not sent, the percentage without a result. */
  readonly errorPercent: number;
  /** From the time that a call was planned for. Absent if no call counts. */
  readonly latency?: Latency;
  readonly generator: GeneratorReport;
  /** Which bound was broken. */
  readonly broken?: string;
}

/** How well this process kept the times of the calls. */
export interface GeneratorReport {
  /** Milliseconds after its time that a call was noticed. */
  readonly lateP50: number;
  readonly lateP99: number;
  readonly lateMax: number;
  /** The percentage of the time in which it did something. */
  readonly busyPercent: number;
  /** Whether this process is part of what was measured. */
  readonly isLimit: boolean;
}

export interface MethodLoad {
  readonly name: string;
  readonly calls: number;
  readonly results: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly p99?: number;
}

export interface NodeLoad extends RateReport {
  /** Without secrets. */
  readonly endpoint: string;
  readonly protocol: string;
  readonly errors: readonly { readonly code: string; readonly count: number; readonly example: string }[];
  readonly methods: readonly MethodLoad[];
  /** Why a method was not called. */
  readonly omitted: Readonly<Record<string, string>>;
  /** Of a search, whose highest rate that held, or else its lowest, is what the rest of this report is about. */
  readonly search?: SearchReport;
}

export interface SearchReport {
  /** The highest rate that held, in calls a second; 0 if none did. */
  readonly highestRate: number;
  /** What ended the search. `generator`: this process cannot send faster, and the node may hold more. */
  readonly endedBy: "node" | "generator" | "interruption" | "largest rate";
  readonly steps: readonly RateReport[];
}

export interface LoadReport {
  readonly version: 1;
  /** When it was made, as ISO 8601. */
  readonly time: string;
  readonly connections: number;
  readonly interrupted: boolean;
  readonly nodes: readonly NodeLoad[];
}

/** A generator that is later than this, in milliseconds, or that does nothing else, shows in the latencies. */
const LATE = 10;
const BUSY = 95;

/** What a load has to keep. */
export interface Bounds {
  /** Milliseconds. */
  readonly maxP99: number | undefined;
  /** Percent. */
  readonly maxErrors: number | undefined;
}

export function reportRate(loop: OpenLoop, rate: number, bounds: Bounds): RateReport {
  const { planned, sent, results, notSent, unfinished, latency } = loop;
  const ended = planned - unfinished;
  const late = readLatency(loop.lateness);
  const busyPercent = Math.round(loop.utilization * 100);
  const report = {
    rate,
    seconds: Math.round(loop.seconds * 10) / 10,
    planned,
    results,
    failed: sent - results - unfinished,
    notSent,
    ...(unfinished > 0 && { unfinished }),
    errorPercent: ended === 0 ? 0 : Math.round(((ended - results) / ended) * 10_000) / 100,
    ...(latency.count > 0 && { latency: readLatency(latency) }),
    generator: {
      lateP50: late.p50,
      lateP99: late.p99,
      lateMax: late.max,
      busyPercent,
      isLimit: late.p99 > LATE || busyPercent >= BUSY,
    },
  };
  const broken = findBroken(report, bounds);
  return { ...report, ...(broken !== undefined && { broken }) };
}

function findBroken(
  { latency, errorPercent, results }: Pick<RateReport, "latency" | "errorPercent" | "results">,
  { maxP99, maxErrors }: Bounds,
): string | undefined {
  if (maxErrors !== undefined && errorPercent > maxErrors)
    return `${errorPercent} % of the calls have no result, and --max-errors allows ${maxErrors} %`;
  if (maxP99 === undefined) return undefined;
  if (!latency || results === 0) return "no call has a result";
  return latency.p99 > maxP99 ? `p99 is ${latency.p99} ms, and --max-p99 allows ${maxP99} ms` : undefined;
}

export function reportMethods({ methods }: OpenLoop): MethodLoad[] {
  return [...methods].map(([name, { calls, results, latency }]) => {
    if (latency.count === 0) return { name, calls, results };
    const { p50, p95, p99 } = readLatency(latency);
    return { name, calls, results, p50, p95, p99 };
  });
}

function readLatency(histogram: RecordableHistogram): Latency {
  const at = (part: number): number => toMilliseconds(histogram.percentile(part));
  return {
    p50: at(50),
    p90: at(90),
    p95: at(95),
    p99: at(99),
    p999: at(99.9),
    max: toMilliseconds(histogram.max),
  };
}

function toMilliseconds(microseconds: number): number {
  return Math.round(microseconds / 10) / 100;
}
