import { createRequire } from "node:module";
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
  readonly #upstreamFailures = new Counter({
    name: "gateway_upstream_failures_total",
    help: "Upstreams that could not answer.",
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
    this.#requests.inc({ surface, status });
    this.#seconds.observe(seconds);
  }

  /** Counts JSON-RPC calls, a batch's one by one. */
  rpcCalls(count: number): void {
    this.#rpcCalls.inc(count);
  }

  upstreamFailed(network: string, part: string, upstream: string): void {
    this.#upstreamFailures.inc({ network, part, upstream });
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
