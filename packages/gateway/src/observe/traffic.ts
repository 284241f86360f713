import { performance } from "node:perf_hooks";
import type { Call, CallEnd } from "./call.ts";
import type { History } from "./history/history.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { SecurityLog } from "./security-log.ts";

export interface UsageSink {
  add(credential: string, method: string, calls: number, errors: number): void;
}

export interface TrafficOptions {
  readonly metrics: Metrics;
  readonly usage: UsageSink;
  readonly security: SecurityLog;
  readonly log: Log;
  /** The share of calls in the access log, from 0 to 1. Failed calls are always logged, unless this is 0. */
  readonly accessLog: number;
  /** The history of a gateway with a console. */
  readonly history?: History | undefined;
}

/** A request that was rejected before its call was known. */
interface RejectedRequest {
  readonly surface: string;
  readonly status: number;
  readonly requestId: string;
}

/** Reports served calls to metrics, usage, history and the access log. */
export class Traffic {
  readonly #options: TrafficOptions;

  constructor(options: TrafficOptions) {
    this.#options = options;
  }

  end(call: Call, end: CallEnd): void {
    const { metrics, security, accessLog, history } = this.#options;
    const { outcome } = end;
    const seconds = (performance.now() - call.startedAt) / 1000;
    const isError = outcome !== "ok";
    metrics.call(call, outcome, end.upstream, seconds);
    history?.ended(call, outcome, seconds, end.upstream);
    if (!call.isAnonymous) this.#countUsage(call, isError);
    call.span?.end(call, end);
    if (outcome === "throttled") security.throttled(call.surface, call.credential);
    if (accessLog === 0 || (!isError && accessLog < 1 && Math.random() >= accessLog)) return;
    this.#log(call, end, seconds);
  }

  rejected(request: RejectedRequest, seconds: number): void {
    const { log, accessLog } = this.#options;
    if (accessLog > 0) log("info", "request rejected", { ...request, milliseconds: milliseconds(seconds) });
  }

  #countUsage({ credential, method, items }: Call, isError: boolean): void {
    const { usage } = this.#options;
    if (!items) usage.add(credential, method, 1, isError ? 1 : 0);
    else for (const [name, count] of items) usage.add(credential, name, count, isError ? count : 0);
  }

  #log(call: Call, { outcome, ...route }: CallEnd, seconds: number): void {
    const { surface, method, network, node, credential, requestId } = call;
    const known = { requestId, network: network || undefined, node, ...route };
    const defined = Object.entries(known).filter(([, value]) => value !== undefined);
    this.#options.log("info", "call", {
      surface,
      method,
      credential,
      outcome,
      milliseconds: milliseconds(seconds),
      ...(Object.fromEntries(defined) as Record<string, string | number | boolean>),
    });
  }
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1_000_000) / 1000;
}
