import { monitorEventLoopDelay } from "node:perf_hooks";
import type { LocatedQueue } from "./queue-state.ts";
import { CallMetrics } from "./call-metrics.ts";
import type { Call, Outcome } from "./call.ts";
import type { History } from "./history/history.ts";
import { IntegrityMetrics } from "./integrity-metrics.ts";
import { ProcessMetrics } from "./process-metrics.ts";
import { measureQueues } from "./queue-metrics.ts";
import type { CountedMetrics } from "./sum-metrics.ts";
import {
  type Count,
  CountMetric,
  DurationMetric,
  addGauge,
  type Measurement,
  type Measurements,
  type Metric,
} from "./tallies.ts";

export interface MeasuredUpstream {
  readonly network: string;
  readonly part: string;
  readonly name: string;
  readonly state: string;
  /** Its newest block, and the newest block of its whole part; -1 if unknown. */
  readonly head: number;
  readonly newest: number;
  /** The used part of its requests for today, from 0 to 1; `undefined` if they are not limited. */
  readonly usedQuota: number | undefined;
}

/** How well a part of a network is served. */
export interface MeasuredNetwork {
  readonly network: string;
  readonly part: string;
  readonly state: string;
}

/** How an error that nothing has handled came about. */
export type UnhandledError = "rejection" | "exception";

/** The media type of Prometheus's text format. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** The gateway's metrics, in Prometheus's text format. */
export class Metrics {
  readonly #others: (() => Promise<string>) | undefined;
  readonly #all: Metric[] = [];
  readonly #requests = this.#counter("gateway_requests_total", "HTTP requests that got a response.");
  readonly #seconds = new DurationMetric(
    this.#all,
    "gateway_request_seconds",
    "How long HTTP requests took.",
  ).labels({});
  /** By surface and status. */
  readonly #responses = new Map<string, Map<number, Count>>();
  readonly #rpcCalls = this.#counter("gateway_rpc_calls_total", "JSON-RPC calls received.").labels({});
  #upstreams: () => Iterable<MeasuredUpstream> = () => [];
  #networks: () => Iterable<MeasuredNetwork> = () => [];
  #queues: () => Iterable<LocatedQueue> = () => [];
  #history: Pick<History, "traffic" | "upstreams"> | undefined;
  readonly #calls = new CallMetrics(this.#all);
  readonly process: ProcessMetrics = new ProcessMetrics(this.#all);
  readonly integrity: IntegrityMetrics = new IntegrityMetrics(this.#all);
  readonly #upstreamFailures = this.#counter(
    "gateway_upstream_failures_total",
    "Failures of upstreams to respond.",
  );
  readonly #cached = this.#counter(
    "gateway_cache_total",
    "Calls whose results may be cached, by whether the cache had them.",
  );
  /** Hits and misses, by network and part. */
  readonly #hits = new Map<string, Map<string, Count>>();
  readonly #misses = new Map<string, Map<string, Count>>();
  readonly #hedged = this.#counter(
    "gateway_hedged_calls_total",
    "Calls that were also sent to a second upstream because the first one was slow, by which one responded first.",
  );
  readonly #disagreements = this.#counter(
    "gateway_consensus_disagreements_total",
    "Responses that differed from what other upstreams agreed on.",
  );
  readonly #unhandled = this.#counter(
    "gateway_unhandled_errors_total",
    "Errors that nothing has handled. Each is a defect of the gateway.",
  );
  #webSockets = 0;
  #pausedSockets = 0;
  #grpcStreams = 0;
  /** By surface. */
  readonly #connections = new Map<string, number>();

  /**
   * @param others - Replaces the result of {@link text} in one of several processes:
   * returns the metrics of all of them.
   */
  constructor(others?: () => Promise<string>) {
    this.#others = others;
    this.#gauge("gateway_network_state", "1 for the state that a part of a network is in.", "max", () =>
      [...this.#networks()].map(({ network, part, state }) => [{ network, part, state }, 1]),
    );
    this.#measureUpstreams();
    measureQueues(this.#all, () => this.#queues());
    this.#gauge("gateway_web_sockets", "WebSockets open.", "sum", () => [[{}, this.#webSockets]]);
    this.#gauge(
      "gateway_web_sockets_paused",
      "WebSockets whose reading is paused, because many of their messages are in progress.",
      "sum",
      () => [[{}, this.#pausedSockets]],
    );
    this.#gauge("gateway_connections", "Callers' connections, WebSockets included.", "sum", () =>
      [...this.#connections].map(([surface, count]) => [{ surface }, count]),
    );
    this.#gauge("gateway_grpc_streams", "gRPC calls in flight.", "sum", () => [[{}, this.#grpcStreams]]);
  }

  #counter(name: string, help: string): CountMetric {
    return new CountMetric(this.#all, name, help);
  }

  #gauge(name: string, help: string, aggregator: "sum" | "max", measure: () => Measurements): void {
    addGauge(this.#all, name, help, aggregator, measure);
  }

  #measureUpstreams(): void {
    const measure = (
      name: string,
      help: string,
      read: (upstream: MeasuredUpstream, labels: Readonly<Record<string, string>>) => Measurement[],
    ): void => {
      this.#gauge(name, help, "max", () =>
        [...this.#upstreams()].flatMap((one) =>
          read(one, { network: one.network, part: one.part, upstream: one.name }),
        ),
      );
    };
    measure("gateway_upstream_state", "1 for the state that an upstream is in.", ({ state }, labels) => [
      [{ ...labels, state }, 1],
    ]);
    measure("gateway_upstream_head_block", "The newest block that an upstream has.", ({ head }, labels) =>
      head < 0 ? [] : [[labels, head]],
    );
    measure(
      "gateway_upstream_lag_blocks",
      "How many blocks an upstream is behind the newest one.",
      ({ head, newest }, labels) => (head < 0 ? [] : [[labels, newest - head]]),
    );
    measure(
      "gateway_upstream_daily_quota_used_ratio",
      "The used part of an upstream's requests for today, from 0 to 1.",
      ({ usedQuota }, labels) => (usedQuota === undefined ? [] : [[labels, usedQuota]]),
    );
  }

  /**
   * Measures event loop lag since the last scrape. It needs a timer every 20 ms,
   * so it runs only while metrics are read.
   */
  watchEventLoop(): () => void {
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    this.#gauge("gateway_event_loop_lag_seconds", "Event loop lag since the last scrape.", "max", () => {
      const lags = [0.5, 0.99, 1].map((quantile) => {
        const seconds = Math.max(0, delays.percentile(quantile * 100) / 1e9 - 0.02);
        return [{ quantile: String(quantile) }, seconds] as const;
      });
      delays.reset();
      return lags;
    });
    return () => delays.disable();
  }

  /** Counts an HTTP request that got a response. */
  request(surface: string, status: number, seconds: number): void {
    let statuses = this.#responses.get(surface);
    if (!statuses) this.#responses.set(surface, (statuses = new Map()));
    let count = statuses.get(status);
    if (!count) statuses.set(status, (count = this.#requests.labels({ surface, status: String(status) })));
    count.value += 1;
    this.#seconds.observe(seconds);
  }

  /** Counts JSON-RPC calls, each call of a batch by itself. */
  rpcCalls(count: number): void {
    this.#rpcCalls.value += count;
  }

  /**
   * @param networks - Returns the current state of all parts that have upstreams; called at each scrape.
   * @param upstreams - Returns the current state of all upstreams.
   * @param queues - Returns the current state of all queues.
   */
  watchNetworks(
    networks: () => Iterable<MeasuredNetwork>,
    upstreams: () => Iterable<MeasuredUpstream>,
    queues: () => Iterable<LocatedQueue> = () => [],
  ): void {
    this.#networks = networks;
    this.#upstreams = upstreams;
    this.#queues = queues;
  }

  /** Also records into a history, for a gateway with a console. */
  recordTo(history: Pick<History, "traffic" | "upstreams">): void {
    this.#history = history;
  }

  /**
   * Counts a served call.
   *
   * @param upstream - The name of the upstream that responded, if any.
   */
  call(call: Call, outcome: Outcome, upstream: string | undefined, seconds: number): void {
    this.#calls.count(call, outcome, upstream, seconds);
  }

  upstreamFailed(network: string, part: string, upstream: string): void {
    this.#upstreamFailures.add({ network, part, upstream });
    this.#history?.traffic.upstreamFailed(network);
  }

  /**
   * Records what an upstream did not serve, for the history.
   *
   * @param id - Network, part and name.
   */
  upstreamTroubled(id: string, failures: number, throttled: number): void {
    this.#history?.upstreams.troubled(id, failures, throttled);
  }

  /** Counts a call whose result may be cached. */
  cached(network: string, part: string, isHit: boolean): void {
    const counts = isHit ? this.#hits : this.#misses;
    let parts = counts.get(network);
    if (!parts) counts.set(network, (parts = new Map()));
    let count = parts.get(part);
    if (!count) {
      const outcome = isHit ? "hit" : "miss";
      parts.set(part, (count = this.#cached.labels({ network, part, outcome })));
    }
    count.value += 1;
    this.#history?.traffic.cached(network, isHit);
  }

  /** Counts a call that was sent to two upstreams, by which of them responded first. */
  hedged(network: string, part: string, isWon: boolean): void {
    this.#hedged.add({ network, part, first: isWon ? "second" : "first" });
    this.#history?.traffic.hedged(network, isWon);
  }

  /** Counts a response that differed from the one that the other upstreams agreed on. */
  disagreed(network: string, part: string, upstream: string): void {
    this.#disagreements.add({ network, part, upstream });
  }

  unhandled(kind: UnhandledError): void {
    this.#unhandled.add({ kind });
  }

  webSockets(change: 1 | -1): void {
    this.#webSockets += change;
  }

  pausedSockets(change: 1 | -1): void {
    this.#pausedSockets += change;
  }

  /** @param surface - `http` or `grpc`. */
  connections(surface: string, change: 1 | -1): void {
    this.#connections.set(surface, (this.#connections.get(surface) ?? 0) + change);
  }

  grpcStreams(change: 1 | -1): void {
    this.#grpcStreams += change;
  }

  /** All metrics of this process, without their values. */
  get list(): readonly Metric[] {
    return this.#all;
  }

  /** @returns this process's metrics, for the sum over all processes. */
  counted(): CountedMetrics {
    return this.#all.map((metric) => metric.read());
  }

  /** @returns all metrics in Prometheus's text format. */
  async text(): Promise<string> {
    if (this.#others) return this.#others();
    // Not loaded before the first scrape, since it would add a tenth to the start time.
    const { formatMetrics } = await import("./sum-metrics.ts");
    return formatMetrics([this.counted()]);
  }
}
