import type { Metric, Registry } from "prom-client";
import type { LocatedQueue } from "./queue-state.ts";

/** The value of a gauge, with its labels. */
interface Measured {
  readonly value: number;
  readonly labels: Record<string, string>;
}

type Read = (queue: LocatedQueue) => readonly Measured[];

const gauges: readonly (readonly [name: string, help: string, read: Read])[] = [
  [
    "gateway_queue_waiting",
    "Requests that wait in a queue.",
    (one) => [{ value: one.waiting, labels: labelsOf(one) }],
  ],
  [
    "gateway_queue_active",
    "Requests that a queue has admitted, and that are in progress.",
    (one) => [{ value: one.active, labels: labelsOf(one) }],
  ],
  [
    "gateway_queue_limit",
    "Maximum concurrent requests that a queue admits.",
    (one) => (one.limit === undefined ? [] : [{ value: one.limit, labels: labelsOf(one) }]),
  ],
  [
    "gateway_queue_waiting_calls",
    "Requests that wait for their credential's share of a queue, of the ten credentials with the most.",
    (one) =>
      (one.callers ?? []).map(({ caller, waiting }) => ({
        value: waiting,
        labels: { ...labelsOf(one), credential: caller || "gateway" },
      })),
  ],
];

/** Reports the queues' current state at each scrape. */
export class QueueMetrics {
  #queues: () => Iterable<LocatedQueue> = () => [];

  constructor(registry: Registry) {
    for (const [name, help, read] of gauges) {
      // The values are computed at the scrape, so none are stored.
      const get = async (): Promise<object> => {
        const values = [...this.#queues()].flatMap(read);
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
