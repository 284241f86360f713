import type { Metric, Registry } from "prom-client";
import type { LocatedQueue } from "../codec/queue-state.ts";

const gauges = [
  ["gateway_queue_waiting", "Requests that wait in a queue.", ({ waiting }: LocatedQueue) => waiting],
  [
    "gateway_queue_active",
    "Requests that a queue has admitted, and that are in progress.",
    ({ active }: LocatedQueue) => active,
  ],
  [
    "gateway_queue_limit",
    "Maximum concurrent requests that a queue admits.",
    ({ limit }: LocatedQueue) => limit,
  ],
] as const;

/** Reports the queues' current state at each scrape. */
export class QueueMetrics {
  #queues: () => Iterable<LocatedQueue> = () => [];

  constructor(registry: Registry) {
    for (const [name, help, read] of gauges) {
      // The values are computed at the scrape, so none are stored.
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

  /** @param queues - Returns the current state of all queues; called at each scrape. */
  watch(queues: () => Iterable<LocatedQueue>): void {
    this.#queues = queues;
  }
}

function labelsOf({ queue, network, part, upstream }: LocatedQueue): Record<string, string> {
  return { queue, ...(network && { network }), ...(part && { part }), ...(upstream && { upstream }) };
}
