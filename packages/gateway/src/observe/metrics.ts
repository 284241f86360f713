import { monitorEventLoopDelay } from "node:perf_hooks";
import { CallMetrics } from "./call-metrics.ts";
import type { Call, Outcome } from "./call.ts";
import { currentTime } from "./clock.ts";
import type { History } from "./history/history.ts";
import type { MetricName } from "./metric-help.ts";
import { type LocatedQueue, measureQueues } from "./queue-state.ts";
import { StreamMetrics } from "./stream-metrics.ts";
import type { CountedMetrics } from "./sum-metrics.ts";
import {
  addEntry,
  addGauge,
  type Count,
  CountMetric,
  DurationMetric,
  type Labels,
  type Measurement,
  type Metric,
  Tally,
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

/** What a scrape reads of the networks: parts and upstreams in use, and all queues. */
export interface MeasuredSources {
  networks(): Iterable<MeasuredNetwork>;
  upstreams(): Iterable<MeasuredUpstream>;
  queues(): Iterable<LocatedQueue>;
}

/** How an error that nothing has handled came about. */
export type UnhandledError = "rejection" | "exception";

/** The media type of Prometheus's text format. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** The gateway's metrics, in Prometheus's text format. */
export class Metrics {
  readonly #others: (() => Promise<string>) | undefined;
  readonly #all: Metric[] = [];
  readonly #requests = this.#counter("gateway_requests_total");
  readonly #seconds = new DurationMetric(this.#all, "gateway_request_seconds").labels({});
  /** By surface and status. */
  readonly #responses = new Map<string, Map<number, Count>>();
  readonly #rpcCalls = this.#counter("gateway_rpc_calls_total").labels({});
  #sources: MeasuredSources = { networks: () => [], upstreams: () => [], queues: () => [] };
  #history: Pick<History, "traffic" | "upstreams"> | undefined;
  readonly #calls = new CallMetrics(this.#all);
  /** When the certificate for callers ends, in milliseconds since 1970. */
  certificateEnd: number | undefined;
  /** Returns the seconds since the gateway last knew all changes in its Postgres; called at each scrape. */
  readContactAge: (() => number) | undefined;
  readonly streams: StreamMetrics = new StreamMetrics(this.#all);
  readonly integrity: IntegrityMetrics = new IntegrityMetrics(this.#all);
  readonly #upstreamFailures = this.#counter("gateway_upstream_failures_total");
  readonly #cached = this.#counter("gateway_cache_total");
  /** Hits and misses, by network and part. */
  readonly #hits = new Map<string, Map<string, Count>>();
  readonly #misses = new Map<string, Map<string, Count>>();
  readonly #hedged = this.#counter("gateway_hedged_calls_total");
  readonly #disagreements = this.#counter("gateway_consensus_disagreements_total");
  readonly #unhandled = this.#counter("gateway_unhandled_errors_total");
  /** Those that are open, and of these, those whose reading is paused. */
  webSockets = 0;
  pausedSockets = 0;
  grpcStreams = 0;
  /** By surface. */
  readonly #connections = new Map<string, number>();

  /** @param others - Returns the metrics of all processes, if this is one of several. */
  constructor(others?: () => Promise<string>) {
    this.#others = others;
    const all = this.#all;
    const startedAt = currentTime();
    addGauge(all, "gateway_start_time_seconds", "max", () => [[{}, startedAt / 1000]]);
    addGauge(all, "gateway_certificate_end_seconds", "min", () =>
      this.certificateEnd === undefined ? [] : [[{ use: "callers" }, this.certificateEnd / 1000]],
    );
    addGauge(all, "gateway_database_contact_age_seconds", "max", () =>
      this.readContactAge ? [[{ kind: "postgres" }, this.readContactAge()]] : [],
    );
    addGauge(all, "gateway_network_state", "max", () =>
      [...this.#sources.networks()].map(({ network, part, state }) => [{ network, part, state }, 1]),
    );
    this.#measureUpstreams();
    measureQueues(all, () => this.#sources.queues());
    addGauge(all, "gateway_web_sockets", "sum", () => [[{}, this.webSockets]]);
    addGauge(all, "gateway_web_sockets_paused", "sum", () => [[{}, this.pausedSockets]]);
    addGauge(all, "gateway_connections", "sum", () =>
      [...this.#connections].map(([surface, count]) => [{ surface }, count]),
    );
    addGauge(all, "gateway_grpc_streams", "sum", () => [[{}, this.grpcStreams]]);
  }

  #counter(name: MetricName): CountMetric {
    return new CountMetric(this.#all, name);
  }

  #measureUpstreams(): void {
    const measure = (
      name: MetricName,
      read: (upstream: MeasuredUpstream, labels: Readonly<Record<string, string>>) => Measurement[],
    ): void => {
      addGauge(this.#all, name, "max", () =>
        [...this.#sources.upstreams()].flatMap((one) =>
          read(one, { network: one.network, part: one.part, upstream: one.name }),
        ),
      );
    };
    measure("gateway_upstream_state", ({ state }, labels) => [[{ ...labels, state }, 1]]);
    measure("gateway_upstream_head_block", ({ head }, labels) => (head < 0 ? [] : [[labels, head]]));
    measure("gateway_upstream_lag_blocks", ({ head, newest }, labels) =>
      head < 0 ? [] : [[labels, newest - head]],
    );
    measure("gateway_upstream_daily_quota_used_ratio", ({ usedQuota }, labels) =>
      usedQuota === undefined ? [] : [[labels, usedQuota]],
    );
  }

  /** Measures event loop lag. It needs a timer every 20 ms, so it runs only while metrics are read. */
  watchEventLoop(): () => void {
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    addGauge(this.#all, "gateway_event_loop_lag_seconds", "max", () => {
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
    const statuses = this.#responses.get(surface) ?? addEntry(this.#responses, surface, new Map());
    const count =
      statuses.get(status) ??
      addEntry(statuses, status, this.#requests.labels({ surface, status: String(status) }));
    count.value += 1;
    this.#seconds.observe(seconds);
  }

  /** Counts JSON-RPC calls, each call of a batch by itself. */
  rpcCalls(count: number): void {
    this.#rpcCalls.value += count;
  }

  watchNetworks(sources: MeasuredSources): void {
    this.#sources = sources;
  }

  /** Also records into a history, for a gateway with a console. */
  recordTo(history: Pick<History, "traffic" | "upstreams">): void {
    this.#history = history;
  }

  /** @param upstream - The name of the upstream that responded, if any. */
  call(call: Call, outcome: Outcome, upstream: string | undefined, seconds: number): void {
    this.#calls.count(call, outcome, upstream, seconds);
  }

  upstreamFailed(network: string, part: string, upstream: string): void {
    this.#upstreamFailures.add({ network, part, upstream });
    this.#history?.traffic.upstreamFailed(network);
  }

  /** @param id - Network, part and name. */
  upstreamTroubled(id: string, failures: number, throttled: number): void {
    this.#history?.upstreams.troubled(id, failures, throttled);
  }

  /** Counts a call whose result may be cached. */
  cached(network: string, part: string, isHit: boolean): void {
    const counts = isHit ? this.#hits : this.#misses;
    const parts = counts.get(network) ?? addEntry(counts, network, new Map());
    const outcome = isHit ? "hit" : "miss";
    const count = parts.get(part) ?? addEntry(parts, part, this.#cached.labels({ network, part, outcome }));
    count.value += 1;
    this.#history?.traffic.cached(network, isHit);
  }

  /** @param isWon - Whether the second of two upstreams responded first. */
  hedged(network: string, part: string, isWon: boolean): void {
    this.#hedged.add({ network, part, first: isWon ? "second" : "first" });
    this.#history?.traffic.hedged(network, isWon);
  }

  /** Counts a response that differed from the one that the other upstreams agreed on. */
  disagreed(network: string, part: string, upstream: string): void {
    this.#disagreements.add({ network, part, upstream });
  }

  /** Forgets what was counted of credentials that have ended. */
  forgetCredentials(ids: ReadonlySet<string>): void {
    if (ids.size > 0) this.#calls.forgetCredentials(ids);
  }

  /** Forgets what was counted of upstreams that are no longer used, and of networks that are no longer served. */
  forgetUpstreams(networks: ReadonlySet<string>): void {
    const used = new Set(Array.from(this.#sources.upstreams(), ({ network, name }) => `${network} ${name}`));
    const isForgotten = ({ network = "", upstream }: Labels): boolean =>
      network !== "" &&
      (!networks.has(network) || (upstream !== undefined && !used.has(`${network} ${upstream}`)));
    for (const metric of this.#all) if (metric instanceof Tally) metric.forget(isForgotten);
    this.integrity.forget(isForgotten);
    this.#calls.clear();
    this.#hits.clear();
    this.#misses.clear();
  }

  unhandled(kind: UnhandledError): void {
    this.#unhandled.add({ kind });
  }

  /** @param surface - `http` or `grpc`. */
  connections(surface: string, change: 1 | -1): void {
    this.#connections.set(surface, (this.#connections.get(surface) ?? 0) + change);
  }

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

/** Counts checks of what upstreams return. */
class IntegrityMetrics {
  readonly #checks: CountMetric;
  readonly #reads: CountMetric;
  readonly #follows: CountMetric;
  /** The blocks that light clients trust, by network and tag. */
  readonly #trusted = new Map<string, Measurement>();

  constructor(all: Metric[]) {
    this.#checks = new CountMetric(all, "gateway_integrity_checks_total");
    this.#reads = new CountMetric(all, "gateway_integrity_reads_total");
    this.#follows = new CountMetric(all, "gateway_light_client_syncs_total");
    addGauge(all, "gateway_light_client_block", "max", () => this.#trusted.values());
  }

  /** @param outcome - `verified`, `consistent`, `unverifiable`, `moved`, `wrong` or `skipped`. */
  checked(network: string, part: string, upstream: string, outcome: string): void {
    this.#checks.add({ network, part, upstream, outcome });
  }

  read(network: string, part: string): void {
    this.#reads.add({ network, part });
  }

  /** @param blocks - The numbers of the blocks that the light client trusts now. */
  followed(
    network: string,
    upstream: string,
    blocks: { readonly latest: number; readonly finalized: number },
  ): void {
    this.#follows.add({ network, upstream, outcome: "followed" });
    for (const [tag, number] of Object.entries(blocks))
      this.#trusted.set(`${network} ${tag}`, [{ network, tag }, number]);
  }

  forget(isForgotten: (labels: Labels) => boolean): void {
    for (const [key, [labels]] of this.#trusted) if (isForgotten(labels)) this.#trusted.delete(key);
  }

  /** @param outcome - `wrong` if the upstream's data contradict the chain, `failed` for anything else. */
  notFollowed(network: string, upstream: string, outcome: "wrong" | "failed"): void {
    this.#follows.add({ network, upstream, outcome });
  }
}
