import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type * as prometheus from "prom-client";
import type { CountedMetrics } from "./sum-metrics.ts";

/** By file: the package's index also loads OpenTelemetry and metrics of the process, which would take a tenth of a start. */
const load = createRequire(import.meta.url);
const Counter = load("prom-client/lib/counter.js") as typeof prometheus.Counter;
const Gauge = load("prom-client/lib/gauge.js") as typeof prometheus.Gauge;
const Histogram = load("prom-client/lib/histogram.js") as typeof prometheus.Histogram;
const Registry = load("prom-client/lib/registry.js") as typeof prometheus.Registry;

/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];

/** Credentials that have counters of their own. */
const mostCredentials = 1_000;

/** An upstream as metrics show it. */
export interface MeasuredUpstream {
  readonly network: string;
  readonly part: string;
  readonly name: string;
  readonly state: string;
  /** Its newest block, and that of all of its part; -1 where it is not known. */
  readonly head: number;
  readonly newest: number;
}

/** What a call is counted under. */
export interface CallLabels {
  readonly surface: string;
  readonly method: string;
  readonly network: string;
  readonly credential: string;
  readonly outcome: string;
  /** The name of the upstream that responded; empty if none did. */
  readonly upstream: string;
}

/** What the gateway counts, in Prometheus's text format. */
export class Metrics {
  readonly #all: (() => Promise<string>) | undefined;
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "gateway_requests_total",
    help: "HTTP requests answered.",
    labelNames: ["surface", "status"],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "gateway_request_seconds",
    help: "How long HTTP requests took.",
    buckets: bounds,
    registers: [this.#registry],
  });
  readonly #rpcCalls = new Counter({
    name: "gateway_rpc_calls_total",
    help: "JSON-RPC calls received.",
    registers: [this.#registry],
  });
  #upstreams: () => Iterable<MeasuredUpstream> = () => [];
  readonly #calls = new Counter({
    name: "gateway_calls_total",
    help: "Calls served, a batch as one, by how they ended.",
    labelNames: ["surface", "method", "network", "outcome"],
    registers: [this.#registry],
  });
  readonly #callSeconds = new Histogram({
    name: "gateway_call_seconds",
    help: "How long calls took.",
    labelNames: ["surface", "method", "network"],
    buckets: bounds,
    registers: [this.#registry],
  });
  readonly #upstreamSeconds = new Histogram({
    name: "gateway_upstream_call_seconds",
    help: "How long calls took that an upstream responded to.",
    labelNames: ["network", "upstream"],
    buckets: bounds,
    registers: [this.#registry],
  });
  readonly #credentialCalls = new Counter({
    name: "gateway_credential_calls_total",
    help: "Calls by credential, for the first thousand credentials of a process; those of others are under other.",
    labelNames: ["credential", "outcome"],
    registers: [this.#registry],
  });
  readonly #credentials = new Set<string>();
  /** What a label set counts into, so that labels are resolved once and not with each call. */
  readonly #callCounts = new Map<string, { inc(): void }>();
  readonly #callTimes = new Map<string, { observe(seconds: number): void }>();
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
  readonly #upstreamFailures = new Counter({
    name: "gateway_upstream_failures_total",
    help: "Upstreams that could not answer.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
  });
  readonly #cached = new Counter({
    name: "gateway_cache_total",
    help: "Calls whose results may be cached, by whether the cache had them.",
    labelNames: ["network", "part", "outcome"],
    registers: [this.#registry],
  });
  readonly #hedged = new Counter({
    name: "gateway_hedged_calls_total",
    help: "Calls that a second upstream was asked because the first one was slow, by which one responded first.",
    labelNames: ["network", "part", "first"],
    registers: [this.#registry],
  });
  readonly #dissents = new Counter({
    name: "gateway_dissents_total",
    help: "Responses that differed from what other upstreams agreed on.",
    labelNames: ["network", "part", "upstream"],
    registers: [this.#registry],
  });
  readonly #webSockets = new Gauge({
    name: "gateway_web_sockets",
    help: "WebSockets open.",
    registers: [this.#registry],
  });
  readonly #grpcStreams = new Gauge({
    name: "gateway_grpc_streams",
    help: "gRPC calls under way.",
    registers: [this.#registry],
  });

  /** Of the event loop, since the last scrape. It costs a timer every 20 ms, so it runs only where somebody reads it. */
  watchEventLoop(): () => void {
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    const gauge = new Gauge({
      name: "gateway_event_loop_lag_seconds",
      help: "How late the event loop was since the last scrape.",
      labelNames: ["quantile"],
      registers: [this.#registry],
      collect() {
        for (const quantile of [0.5, 0.99, 1])
          gauge.set({ quantile }, Math.max(0, delays.percentile(quantile * 100) / 1e9 - 0.02));
        delays.reset();
      },
    });
    return () => delays.disable();
  }

  /** @param all - What {@link text} returns where this process is one of several: the metrics of all of them. */
  constructor(all?: () => Promise<string>) {
    this.#all = all;
  }

  /** The media type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts an HTTP request that was answered. */
  request(surface: string, status: number, seconds: number): void {
    known(this.#callCounts, `${surface} ${status} requests`, () =>
      this.#requests.labels({ surface, status: String(status) }),
    ).inc();
    this.#seconds.observe(seconds);
  }

  /** Counts JSON-RPC calls, a batch's one by one. */
  rpcCalls(count: number): void {
    this.#rpcCalls.inc(count);
  }

  /** @param upstreams - Gives all upstreams as they are now: it is asked with each scrape. */
  watchUpstreams(upstreams: () => Iterable<MeasuredUpstream>): void {
    this.#upstreams = upstreams;
  }

  #measureUpstreams(): void {
    for (const gauge of [this.#upstreamState, this.#upstreamHead, this.#upstreamLag]) gauge.reset();
    for (const { network, part, name, state, head, newest } of this.#upstreams()) {
      const labels = { network, part, upstream: name };
      this.#upstreamState.set({ ...labels, state }, 1);
      if (head < 0) continue;
      this.#upstreamHead.set(labels, head);
      this.#upstreamLag.set(labels, newest - head);
    }
  }

  /** Counts a call that was served. */
  call({ surface, method, network, credential, outcome, upstream }: CallLabels, seconds: number): void {
    const labels = { surface, method, network };
    const name = `${surface} ${method} ${network}`;
    known(this.#callCounts, `${name} ${outcome}`, () => this.#calls.labels({ ...labels, outcome })).inc();
    known(this.#callTimes, name, () => this.#callSeconds.labels(labels)).observe(seconds);
    if (upstream !== "")
      known(this.#callTimes, `${upstream} ${network}`, () =>
        this.#upstreamSeconds.labels({ network, upstream }),
      ).observe(seconds);
    const counted = this.#credentialLabel(credential);
    known(this.#callCounts, `${counted} ${outcome}`, () =>
      this.#credentialCalls.labels({ credential: counted, outcome }),
    ).inc();
  }

  #credentialLabel(credential: string): string {
    if (this.#credentials.has(credential)) return credential;
    if (this.#credentials.size >= mostCredentials) return "other";
    this.#credentials.add(credential);
    return credential;
  }

  upstreamFailed(network: string, part: string, upstream: string): void {
    this.#upstreamFailures.inc({ network, part, upstream });
  }

  /** Counts a call whose result may be cached. */
  cached(network: string, part: string, isHit: boolean): void {
    const outcome = isHit ? "hit" : "miss";
    known(this.#callCounts, `${network} ${part} ${outcome} cached`, () =>
      this.#cached.labels({ network, part, outcome }),
    ).inc();
  }

  /** Counts a call that two upstreams were asked, by which of them responded first. */
  hedged(network: string, part: string, isWon: boolean): void {
    this.#hedged.inc({ network, part, first: isWon ? "second" : "first" });
  }

  /** Counts a response that differed from what others agreed on. */
  dissented(network: string, part: string, upstream: string): void {
    this.#dissents.inc({ network, part, upstream });
  }

  webSockets(change: 1 | -1): void {
    this.#webSockets.inc(change);
  }

  grpcStreams(change: 1 | -1): void {
    this.#grpcStreams.inc(change);
  }

  /** @returns what this process has counted, for others to sum. */
  counted(): Promise<CountedMetrics> {
    return this.#registry.getMetricsAsJSON();
  }

  /** @returns everything in Prometheus's text format. */
  text(): Promise<string> {
    return this.#all ? this.#all() : this.#registry.metrics();
  }
}

function known<Value>(map: Map<string, Value>, name: string, make: () => Value): Value {
  let value = map.get(name);
  if (value === undefined) map.set(name, (value = make()));
  return value;
}
