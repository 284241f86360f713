import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { SecurityLog } from "./security-log.ts";

/** Surfaces of the gateway that calls are counted by. */
export type CallSurface = "json-rpc" | "rest" | "grpc" | "management";

/** How a call ended: `caller` if it was wrong, `denied` if its credential may not make it, `upstream` if no node could respond. */
export type Outcome = "ok" | "caller" | "denied" | "throttled" | "upstream" | "timeout" | "gateway" | "gone";

/** A call that is being served. Metrics, usage and the access log are made of it. */
export interface Call {
  readonly surface: CallSurface;
  /** As its spec names it, `batch`, or `other`: there are only so many. */
  readonly method: string;
  /** As `ethereum-mainnet`; empty where there is none. */
  readonly network: string;
  /** The id of the caller's credential. */
  readonly credential: string;
  readonly requestId?: string | undefined;
  /** How many calls of each method a batch has. */
  readonly items?: ReadonlyMap<string, number> | undefined;
  /** When it came, by the process's monotonic clock. */
  readonly startedAt: number;
}

/** How a call was served. */
export interface CallEnd {
  readonly outcome: Outcome;
  readonly upstream?: string | undefined;
  readonly attempts?: number | undefined;
  readonly cache?: string | undefined;
  readonly hedged?: true | undefined;
}

/** Counts usage by credential and method. */
export interface UsageSink {
  add(credential: string, method: string, calls: number, errors: number): void;
}

/** What {@link Traffic} reports to. */
export interface TrafficOptions {
  readonly metrics: Metrics;
  readonly usage: UsageSink;
  readonly security: SecurityLog;
  readonly log: Log;
  /** The share of calls that the access log has, from 0 to 1. Calls that failed are all in it, unless it is 0. */
  readonly accessLog: number;
}

/** Reports the calls that were served. */
export class Traffic {
  readonly #options: TrafficOptions;

  constructor(options: TrafficOptions) {
    this.#options = options;
  }

  /** Reports a call that has ended. */
  end(call: Call, end: CallEnd): void {
    const { metrics, usage, security, accessLog } = this.#options;
    const { outcome } = end;
    const seconds = (performance.now() - call.startedAt) / 1000;
    const isError = outcome !== "ok";
    metrics.call(call, outcome, end.upstream, seconds);
    if (!call.items) usage.add(call.credential, call.method, 1, isError ? 1 : 0);
    else for (const [name, count] of call.items) usage.add(call.credential, name, count, isError ? count : 0);
    if (outcome === "throttled") security.throttled(call.surface, call.credential);
    if (accessLog === 0 || (!isError && accessLog < 1 && Math.random() >= accessLog)) return;
    this.#log(call, end, seconds);
  }

  #log(call: Call, { outcome, ...route }: CallEnd, seconds: number): void {
    const { surface, method, network, credential, requestId } = call;
    const known = { requestId, network: network || undefined, ...route };
    const given = Object.entries(known).filter(([, value]) => value !== undefined);
    this.#options.log("info", "call", {
      surface,
      method,
      credential,
      outcome,
      milliseconds: Math.round(seconds * 1_000_000) / 1000,
      ...(Object.fromEntries(given) as Record<string, string | number | boolean>),
    });
  }
}

/** How a call ended that was responded to with this HTTP status. */
export function outcomeOf(status: number): Outcome {
  if (status < 400) return "ok";
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "throttled";
  if (status < 500) return "caller";
  if (status === 504) return "timeout";
  return status === 502 || status === 503 ? "upstream" : "gateway";
}
