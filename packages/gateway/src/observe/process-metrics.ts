import { currentTime } from "./clock.ts";
import { addGauge, type Metric } from "./tallies.ts";

/** Measures what a gateway's process depends on: for alerts. */
export class ProcessMetrics {
  #certificateEnd: number | undefined;
  #contactAge: () => number | undefined = () => undefined;

  constructor(all: Metric[]) {
    const startedAt = currentTime();
    addGauge(
      all,
      "gateway_start_time_seconds",
      "When the process started, in seconds since 1970; of several workers, the last one.",
      "max",
      () => [[{}, startedAt / 1000]],
    );
    addGauge(
      all,
      "gateway_certificate_end_seconds",
      "When the certificate in use ends, in seconds since 1970.",
      "min",
      () => (this.#certificateEnd === undefined ? [] : [[{ use: "callers" }, this.#certificateEnd / 1000]]),
    );
    addGauge(
      all,
      "gateway_database_contact_age_seconds",
      "How long ago the gateway last knew all changes in its Postgres.",
      "max",
      () => {
        const seconds = this.#contactAge();
        return seconds === undefined ? [] : [[{ kind: "postgres" }, seconds]];
      },
    );
  }

  /** @param end - When the certificate for callers ends, in milliseconds since 1970. */
  certificateEnds(end: number): void {
    this.#certificateEnd = end;
  }

  /** @param age - Returns the seconds since the gateway last knew all changes; called at each scrape. */
  watchDatabase(age: () => number): void {
    this.#contactAge = age;
  }
}
