import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type * as prometheus from "prom-client";
import { CallMetrics } from "./call-metrics.ts";
import type { CountedMetrics } from "./sum-metrics.ts";
import type { History } from "./history/history.ts";
import { IntegrityMetrics } from "./integrity-metrics.ts";
import { ProcessMetrics } from "./process-metrics.ts";
import { QueueMetrics } from "./queue-metrics.ts";
import { type Count, CountMetric, DurationMetric } from "./tallies.ts";
import type { Call, Outcome } from "./call.ts";

/**
 * By file: the package's index also loads OpenTelemetry and process metrics, which would add a tenth to the
 * start time.
 */
const load = createRequire(import.meta.url);
const Counter = load("prom-client/lib/counter.js") as typeof prometheus.Counter;
const Gauge = load("prom-client/lib/gauge.js") as typeof prometheus.Gauge;
const Registry = load("prom-client/lib/registry.js") as typeof prometheus.Registry;

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

/** The gateway's metrics, in Prometheus's text format. */
export class Metrics {
  readonly #all: (() => Promise<string>) | undefined;
  readonly #registry = new Registry();
  readonly #requests = new CountMetric(
    this.#registry,
    "gateway_requests_total",
    "HTTP requests that got a response.",
  );
  readonly #seconds = new DurationMetric(
    this.#registry,
    "gateway_request_seconds",
    "How long HTTP requests took.",
  ).labels({});
  /** By surface and status. */
  readonly #responses = new Map<string, Map<number, Count>>();
  readonly #rpcCalls = new CountMetric(
    this.#registry,
    "gateway_rpc_calls_total",
    "JSON-RPC calls received.",
  ).labels({});
  #upstreams: () => Iterable<MeasuredUpstream> = () => [];
  #networks: () => Iterable<MeasuredNetwork> = () => [];
  #history: Pick<History, "traffic" | "upstreams"> | undefined;
  readonly #calls = new CallMetrics(this.#registry);
  readonly queues: QueueMetrics = new QueueMetrics(this.#registry);
  readonly process: ProcessMetrics = new ProcessMetrics(this.#registry);
  readonly integrity: IntegrityMetrics = new IntegrityMetrics(this.#registry);
  readonly #networkState = new Gauge({
    name: "gateway_network_state",
    help: "1 for the state that a part of a network is in.",
    labelNames: ["network", "part", "state"],
    registers: [this.#registry],
    aggregator: "max",
    collect: () => {
      this.#networkState.reset();
      for (const { network, part, state } of this.#networks())
        this.#networkState.set({ network, part, state }, 1);
    },
  });
  readonly #upstreamState = new Gauge({
    name: "gateway_upstream_state",
    help: "1 for the state that an upstream is in.",
    labelNames: ["network", "part", "upstream", "state"],
    registers: [this.#registry],
    aggregator: "max",
    collect: () => this.#measureUpstreams(),
  });
  readonly #upstreamHead = new Gauge({
    name: "gateway_upstream_head_block",
    help: "The newest block that an upstream has.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
    aggregator: "max",
  });
  readonly #upstreamLag = new Gauge({
    name: "gateway_upstream_lag_blocks",
    help: "How many blocks an upstream is behind the newest one.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
    aggregator: "max",
  });
  readonly #upstreamQuota = new Gauge({
    name: "gateway_upstream_daily_quota_used_ratio",
    help: "The used part of an upstream's requests for today, from 0 to 1.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
    aggregator: "max",
  });
  readonly #upstreamFailures = new Counter({
    name: "gateway_upstream_failures_total",
    help: "Failures of upstreams to respond.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
  });
  readonly #cached = new CountMetric(
    this.#registry,
    "gateway_cache_total",
    "Calls whose results may be cached, by whether the cache had them.",
  );
  /** Hits and misses, by network and part. */
  readonly #hits = new Map<string, Map<string, Count>>();
  readonly #misses = new Map<string, Map<string, Count>>();
  readonly #hedged = new Counter({
    name: "gateway_hedged_calls_total",
    help: "Calls that were also sent to a second upstream because the first one was slow, by which one responded first.",
    labelNames: ["network", "part", "first"],
    registers: [this.#registry],
  });
  readonly #disagreements = new Counter({
    name: "gateway_consensus_disagreements_total",
    help: "Responses that differed from what other upstreams agreed on.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
  });
  readonly #unhandled = new Counter({
    name: "gateway_unhandled_errors_total",
    help: "Errors that nothing has handled. Each is a defect of the gateway.",
    labelNames: ["kind"],
    registers: [this.#registry],
  });
  readonly #webSockets = new Gauge({
    name: "gateway_web_sockets",
    help: "WebSockets open.",
    registers: [this.#registry],
  });
  readonly #pausedSockets = new Gauge({
    name: "gateway_web_sockets_paused",
    help: "WebSockets whose reading is paused, because many of their messages are in progress.",
    registers: [this.#registry],
  });
  readonly #connections = new Gauge({
    name: "gateway_connections",
    help: "Callers' connections, WebSockets included.",
    labelNames: ["surface"],
    registers: [this.#registry],
  });
  readonly #grpcStreams = new Gauge({
    name: "gateway_grpc_streams",
    help: "gRPC calls in flight.",
    registers: [this.#registry],
  });

  /**
   * Measures event loop lag since the last scrape. It needs a timer every 20 ms,
   * so it runs only while metrics are read.
   */
  watchEventLoop(): () => void {
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    const gauge = new Gauge({
      name: "gateway_event_loop_lag_seconds",
      help: "Event loop lag since the last scrape.",
      labelNames: ["quantile"],
      registers: [this.#registry],
      aggregator: "max",
      collect() {
        for (const quantile of [0.5, 0.99, 1])
          gauge.set({ quantile }, Math.max(0, delays.percentile(quantile * 100) / 1e9 - 0.02));
        delays.reset();
      },
    });
    return () => delays.disable();
  }

  /**
   * @param all - Replaces the result of {@link text} in one of several processes:
   * returns the metrics of all of them.
   */
  constructor(all?: () => Promise<string>) {
    this.#all = all;
  }

  /** The media type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
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
   */
  watchNetworks(
    networks: () => Iterable<MeasuredNetwork>,
    upstreams: () => Iterable<MeasuredUpstream>,
  ): void {
    this.#networks = networks;
    this.#upstreams = upstreams;
  }

  /** Also records into a history, for a gateway with a console. */
  recordTo(history: Pick<History, "traffic" | "upstreams">): void {
    this.#history = history;
  }

  #measureUpstreams(): void {
    const gauges = [this.#upstreamState, this.#upstreamHead, this.#upstreamLag, this.#upstreamQuota];
    for (const gauge of gauges) gauge.reset();
    for (const { network, part, name, state, head, newest, usedQuota } of this.#upstreams()) {
      const labels = { network, part, upstream: name };
      this.#upstreamState.set({ ...labels, state }, 1);
      if (usedQuota !== undefined) this.#upstreamQuota.set(labels, usedQuota);
      if (head < 0) continue;
      this.#upstreamHead.set(labels, head);
      this.#upstreamLag.set(labels, newest - head);
    }
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
    this.#upstreamFailures.inc({ network, part, upstream });
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
    this.#hedged.inc({ network, part, first: isWon ? "second" : "first" });
    this.#history?.traffic.hedged(network, isWon);
  }

  /** Counts a response that differed from the one that the other upstreams agreed on. */
  disagreed(network: string, part: string, upstream: string): void {
    this.#disagreements.inc({ network, part, upstream });
  }

  unhandled(kind: UnhandledError): void {
    this.#unhandled.inc({ kind });
  }

  webSockets(change: 1 | -1): void {
    this.#webSockets.inc(change);
  }

  pausedSockets(change: 1 | -1): void {
    this.#pausedSockets.inc(change);
  }

  /** @param surface - `http` or `grpc`. */
  connections(surface: string, change: 1 | -1): void {
    this.#connections.inc({ surface }, change);
  }

  grpcStreams(change: 1 | -1): void {
    this.#grpcStreams.inc(change);
  }

  durations(): DurationMetric[] {
    return this.#registry.getMetricsAsArray().filter((metric) => metric instanceof DurationMetric);
  }

  /** @returns this process's metrics, for the sum over all processes. */
  counted(): Promise<CountedMetrics> {
    return this.#registry.getMetricsAsJSON();
  }

  /** @returns all metrics in Prometheus's text format. */
  text(): Promise<string> {
    return this.#all ? this.#all() : this.#registry.metrics();
  }
}
