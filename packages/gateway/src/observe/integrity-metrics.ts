import { CountMetric, addGauge, type Measurement, type Metric } from "./tallies.ts";

/** Counts checks of what upstreams return. */
export class IntegrityMetrics {
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

  /** @param outcome - `wrong` if the upstream's data contradict the chain, `failed` for anything else. */
  notFollowed(network: string, upstream: string, outcome: "wrong" | "failed"): void {
    this.#follows.add({ network, upstream, outcome });
  }
}
