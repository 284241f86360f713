import { addGauge, CountMetric, type Metric } from "./tallies.ts";

/** Maximum streams that are counted by id; the others are counted together, as `other`. */
const maxStreams = 1_000;

const counts = {
  events: "gateway_stream_events_total",
  failures: "gateway_stream_failures_total",
  retries: "gateway_stream_retries_total",
  deadLetters: "gateway_stream_dead_letters_total",
} as const;

type Counted = Readonly<Record<keyof typeof counts, number>>;

/** Counts what streams do. */
export class StreamMetrics {
  readonly #counters: ReadonlyMap<keyof typeof counts, CountMetric>;
  readonly #named = new Set<string>();
  /** Returns how many blocks each running stream is behind; called at each scrape. */
  lags: () => Iterable<readonly [id: string, lag: number]> = () => [];
  /** Returns how many running streams of each network have nothing to read from. */
  waiting: () => Iterable<readonly [network: string, count: number]> = () => [];

  constructor(all: Metric[]) {
    this.#counters = new Map(
      Object.entries(counts).map(([what, name]) => [what as keyof typeof counts, new CountMetric(all, name)]),
    );
    addGauge(all, "gateway_stream_lag_blocks", "max", () => this.#measureLags());
    addGauge(all, "gateway_streams_waiting", "sum", () =>
      Array.from(this.waiting(), ([network, count]) => [{ network }, count]),
    );
  }

  /** Adds what a stream has done since the last time. */
  count({ id, ...done }: { readonly id: string } & Counted): void {
    const stream = this.#nameOf(id);
    for (const [what, counter] of this.#counters)
      if (done[what] > 0) counter.labels({ stream }).value += done[what];
  }

  /** The streams that are counted by id. */
  get ids(): readonly string[] {
    return [...this.#named];
  }

  /** Forgets what streams have done that were deleted. */
  forget(ids: ReadonlySet<string>): void {
    for (const id of ids) this.#named.delete(id);
    for (const counter of this.#counters.values()) counter.forget(({ stream = "" }) => ids.has(stream));
  }

  *#measureLags(): Generator<readonly [{ readonly stream: string }, number]> {
    let largest = -1;
    for (const [id, lag] of this.lags()) {
      const stream = this.#nameOf(id);
      if (stream === id) yield [{ stream }, lag];
      else largest = Math.max(largest, lag);
    }
    if (largest >= 0) yield [{ stream: "other" }, largest];
  }

  #nameOf(id: string): string {
    if (this.#named.has(id)) return id;
    if (this.#named.size >= maxStreams) return "other";
    this.#named.add(id);
    return id;
  }
}
