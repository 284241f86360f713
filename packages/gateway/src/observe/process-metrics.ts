import { createRequire } from "node:module";
import type { Gauge, Registry } from "prom-client";
import { currentTime } from "./clock.ts";

/** By file, as in `metrics.ts`. */
const GaugeOf = createRequire(import.meta.url)("prom-client/lib/gauge.js") as typeof Gauge;

/** Measures what a gateway's process depends on: for alerts. */
export class ProcessMetrics {
  readonly #certificateEnd: Gauge;
  #contactAge: () => number | undefined = () => undefined;

  constructor(registry: Registry) {
    const registers = [registry];
    new GaugeOf({
      name: "gateway_start_time_seconds",
      help: "When the process started, in seconds since 1970; of several workers, the last one.",
      registers,
      aggregator: "max",
    }).set(currentTime() / 1000);
    this.#certificateEnd = new GaugeOf({
      name: "gateway_certificate_end_seconds",
      help: "When the certificate in use ends, in seconds since 1970.",
      // Without labels, a gateway without TLS would report a certificate that ended in 1970.
      labelNames: ["use"],
      registers,
      aggregator: "min",
    });
    const age = new GaugeOf({
      name: "gateway_database_contact_age_seconds",
      help: "How long ago the gateway last knew all changes in its Postgres.",
      labelNames: ["kind"],
      registers,
      aggregator: "max",
      collect: () => {
        const seconds = this.#contactAge();
        if (seconds !== undefined) age.set({ kind: "postgres" }, seconds);
      },
    });
  }

  /** @param end - When the certificate for callers ends, in milliseconds since 1970. */
  certificateEnds(end: number): void {
    this.#certificateEnd.set({ use: "callers" }, end / 1000);
  }

  /** @param age - Returns the seconds since the gateway last knew all changes; called at each scrape. */
  watchDatabase(age: () => number): void {
    this.#contactAge = age;
  }
}
