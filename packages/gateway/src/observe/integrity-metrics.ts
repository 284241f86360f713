import type { Registry } from "prom-client";
import { type Count, CountMetric } from "./tallies.ts";

/** Counts checks of what upstreams return. */
export class IntegrityMetrics {
  readonly #checks: CountMetric;
  readonly #reads: CountMetric;
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
  }

  /** @param outcome - `verified`, `consistent`, `unverifiable`, `wrong` or `skipped`. */
  checked(network: string, part: string, upstream: string, outcome: string): void {
    this.#count(this.#checks, { network, part, upstream, outcome });
  }

  read(network: string, part: string): void {
    this.#count(this.#reads, { network, part });
  }

  #count(metric: CountMetric, labels: Record<string, string>): void {
    const key = Object.values(labels).join(" ");
    const count = this.#counts.get(key) ?? metric.labels(labels);
    this.#counts.set(key, count);
    count.value += 1;
  }
}
