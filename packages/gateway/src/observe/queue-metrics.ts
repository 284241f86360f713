import type { Metric, Registry } from "prom-client";
import type { LocatedQueue } from "../contract/queue-state.ts";

const gauges = [
  ["gateway_queue_waiting", "Requests that wait in a queue.", ({ waiting }: LocatedQueue) => waiting],
  [
    "gateway_queue_active",
    "Requests that have had their turn in a queue, and are not done.",
    ({ active }: LocatedQueue) => active,
  ],
  [
    "gateway_queue_limit",
    "How many requests of a queue may be served at once.",
    ({ limit }: LocatedQueue) => limit,
  ],
] as const;

/** Shows queues as they are at each scrape. */
export class QueueMetrics {
  #queues: () => Iterable<LocatedQueue> = () => [];

  constructor(registry: Registry) {
    for (const [name, help, read] of gauges) {
      // What is known at the scrape need not be kept for it.
      const get = async (): Promise<object> => {
        const values = [...this.#queues()].flatMap((one) => {
          const value = read(one);
          return value === undefined ? [] : [{ value, labels: labelsOf(one) }];
        });
        return { name, help, type: "gauge", aggregator: "sum", values };
      };
      registry.registerMetric({ name, help, type: "gauge", aggregator: "sum", get } as unknown as Metric);
    }
  }

  /** @param queues - Gives all queues as they are now: it is asked with each scrape. */
  watch(queues: () => Iterable<LocatedQueue>): void {
    this.#queues = queues;
  }
}

function labelsOf({ queue, network, part, upstream }: LocatedQueue): Record<string, string> {
  return { queue, ...(network && { network }), ...(part && { part }), ...(upstream && { upstream }) };
}
