import { AggregatorRegistry } from "prom-client";
import type { MetricState } from "./tallies.ts";

/** One process's metrics, as processes send them to each other. */
export type CountedMetrics = readonly MetricState[];

/** @returns the sum of several processes' metrics in Prometheus's text format. */
export function formatMetrics(all: readonly CountedMetrics[]): Promise<string> {
  return sum(all).metrics();
}

/** Sums the metrics of several processes. Counters of a process that has ended stay in the sum. */
export class SummedMetrics {
  readonly #last = new Map<string, CountedMetrics>();
  #ended: Promise<CountedMetrics> = Promise.resolve([]);

  set(process: string, counted: CountedMetrics): void {
    this.#last.set(process, counted);
  }

  end(process: string): void {
    const last = this.#last.get(process);
    if (!last) return;
    this.#last.delete(process);
    const counters = last.filter(({ type }) => type !== "gauge");
    this.#ended = this.#ended.then(
      async (ended) => (await sum([ended, counters]).getMetricsAsJSON()) as object[] as MetricState[],
    );
  }

  /** @returns the sum in Prometheus's text format. */
  async text(): Promise<string> {
    return formatMetrics([await this.#ended, ...this.#last.values()]);
  }
}

function sum(all: readonly CountedMetrics[]): ReturnType<typeof AggregatorRegistry.aggregate> {
  return AggregatorRegistry.aggregate(all.map((one) => [...one]));
}
