import { createRequire } from "node:module";
import type { Gauge, Registry } from "prom-client";
import { type Count, CountMetric } from "./tallies.ts";

/** By file, as in `metrics.ts`. */
const GaugeOf = createRequire(import.meta.url)("prom-client/lib/gauge.js") as typeof Gauge;

/** Counts checks of what upstreams return. */
export class IntegrityMetrics {
  readonly #checks: CountMetric;
  readonly #reads: CountMetric;
  readonly #follows: CountMetric;
  readonly #trusted: Gauge;
  readonly #counts = new Map<string, Count>();

  constructor(registry: Registry) {
    this.#checks = new CountMetric(
      registry,
      "gateway_integrity_checks_total",
      "Results that were checked against their block, by upstream and outcome; `skipped` if too many waited.",
    );
    this.#reads = new CountMetric(
      registry,
      "gateway_integrity_reads_total",
      "Additional calls that checks of results have made.",
    );
    this.#follows = new CountMetric(
      registry,
      "gateway_light_client_syncs_total",
      "How often light clients have followed their chains, by beacon upstream and outcome: `followed`, `wrong` or `failed`.",
    );
    this.#trusted = new GaugeOf({
      name: "gateway_light_client_block",
      help: "The number of the block that a light client trusts as `latest` and as `finalized`.",
      labelNames: ["network", "tag"],
      registers: [registry],
      aggregator: "max",
    });
  }

  /** @param outcome - `verified`, `consistent`, `unverifiable`, `moved`, `wrong` or `skipped`. */
  checked(network: string, part: string, upstream: string, outcome: string): void {
    this.#count(this.#checks, { network, part, upstream, outcome });
  }

  read(network: string, part: string): void {
    this.#count(this.#reads, { network, part });
  }

  /**
   * Counts that a light client has followed its chain.
   *
   * @param blocks - The numbers of the blocks that it trusts now.
   */
  followed(
    network: string,
    upstream: string,
    blocks: { readonly latest: number; readonly finalized: number },
  ): void {
    this.#count(this.#follows, { network, upstream, outcome: "followed" });
    for (const [tag, number] of Object.entries(blocks)) this.#trusted.set({ network, tag }, number);
  }

  /** @param outcome - `wrong` if the upstream's data contradict the chain, `failed` for anything else. */
  notFollowed(network: string, upstream: string, outcome: "wrong" | "failed"): void {
    this.#count(this.#follows, { network, upstream, outcome });
  }

  #count(metric: CountMetric, labels: Record<string, string>): void {
    const key = Object.values(labels).join(" ");
    const count = this.#counts.get(key) ?? metric.labels(labels);
    this.#counts.set(key, count);
    count.value += 1;
  }
}
