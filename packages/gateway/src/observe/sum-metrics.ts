import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";

/** What one process has counted. Processes send it to each other. */
export type CountedMetrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The metrics of several processes, as one. What a process has counted stays when it has ended. */
export class SummedMetrics {
  readonly #last = new Map<string, CountedMetrics>();
  #ended: Promise<CountedMetrics> = Promise.resolve([]);

  /** Notes what a process has counted until now. */
  set(process: string, counted: CountedMetrics): void {
    this.#last.set(process, counted);
  }

  /** The process has ended: nothing of it is open any more, and its counters go no further. */
  end(process: string): void {
    const last = this.#last.get(process);
    if (!last) return;
    this.#last.delete(process);
    const counters = last.filter(({ type }) => String(type) !== "gauge");
    this.#ended = this.#ended.then((ended) => sum([ended, counters]).getMetricsAsJSON());
  }

  /** @returns the sum in Prometheus's text format. */
  async text(): Promise<string> {
    return sum([await this.#ended, ...this.#last.values()]).metrics();
  }
}

function sum(all: readonly CountedMetrics[]): ReturnType<typeof AggregatorRegistry.aggregate> {
  return AggregatorRegistry.aggregate(all.map((one) => [...one]));
}
