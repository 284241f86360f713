/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60] as const;

/** What the gateway counts, in Prometheus's text format. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #buckets = new Float64Array(bounds.length + 1);
  readonly #upstreamFailures = new Map<string, number>();
  #seconds = 0;
  #rpcCalls = 0;
  #webSockets = 0;
  #grpcStreams = 0;

  /** Counts an HTTP request that was answered. */
  request(surface: string, status: number, seconds: number): void {
    add(this.#requests, `surface="${surface}",status="${status}"`, 1);
    const place = bounds.findIndex((bound) => seconds <= bound);
    const bucket = place < 0 ? bounds.length : place;
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    this.#seconds += seconds;
  }

  /** Counts JSON-RPC calls, a batch's one by one. */
  rpcCalls(count: number): void {
    this.#rpcCalls += count;
  }

  upstreamFailed(protocol: string, host: string): void {
    add(this.#upstreamFailures, `protocol="${protocol}",upstream="${host}"`, 1);
  }

  webSockets(change: 1 | -1): void {
    this.#webSockets += change;
  }

  grpcStreams(change: 1 | -1): void {
    this.#grpcStreams += change;
  }

  /** @returns everything in Prometheus's text format, version 0.0.4. */
  text(): string {
    let below = 0;
    const histogram = [...bounds, "+Inf"].map((bound, index) => {
      below += this.#buckets[index] ?? 0;
      return `gateway_request_seconds_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...family("gateway_requests_total", "counter", "HTTP requests answered.", this.#requests),
      "# HELP gateway_request_seconds How long HTTP requests took.",
      "# TYPE gateway_request_seconds histogram",
      ...histogram,
      `gateway_request_seconds_sum ${this.#seconds}`,
      `gateway_request_seconds_count ${below}`,
      ...family("gateway_rpc_calls_total", "counter", "JSON-RPC calls received.", this.#rpcCalls),
      ...family(
        "gateway_upstream_failures_total",
        "counter",
        "Upstreams that could not answer.",
        this.#upstreamFailures,
      ),
      ...family("gateway_web_sockets", "gauge", "WebSockets open.", this.#webSockets),
      ...family("gateway_grpc_streams", "gauge", "gRPC calls under way.", this.#grpcStreams),
      "",
    ].join("\n");
  }
}

function add(counts: Map<string, number>, labels: string, count: number): void {
  counts.set(labels, (counts.get(labels) ?? 0) + count);
}

function family(
  name: string,
  type: "counter" | "gauge",
  help: string,
  values: number | ReadonlyMap<string, number>,
): string[] {
  const rows =
    typeof values === "number"
      ? [`${name} ${values}`]
      : [...values].map(([labels, count]) => `${name}{${labels}} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...rows];
}
