import type { LocatedQueue } from "./queue-state.ts";
import { addGauge, type Measurements, type Metric } from "./tallies.ts";

type Read = (queue: LocatedQueue) => Measurements;

const gauges: readonly (readonly [name: string, help: string, read: Read])[] = [
  ["gateway_queue_waiting", "Requests that wait in a queue.", (one) => [[listLabels(one), one.waiting]]],
  [
    "gateway_queue_active",
    "Requests that a queue has admitted, and that are in progress.",
    (one) => [[listLabels(one), one.active]],
  ],
  [
    "gateway_queue_limit",
    "Maximum concurrent requests that a queue admits.",
    (one) => (one.limit === undefined ? [] : [[listLabels(one), one.limit]]),
  ],
  [
    "gateway_queue_waiting_calls",
    "Requests that wait for their credential's share of a queue, of the ten credentials with the most.",
    (one) =>
      (one.callers ?? []).map(({ caller, waiting }) => [
        { ...listLabels(one), credential: caller || "gateway" },
        waiting,
      ]),
  ],
];

/**
 * Adds the metrics of queues.
 *
 * @param queues - Returns the current state of all queues; called at each scrape.
 */
export function measureQueues(all: Metric[], queues: () => Iterable<LocatedQueue>): void {
  for (const [name, help, read] of gauges)
    addGauge(all, name, help, "sum", function* measure() {
      for (const queue of queues()) yield* read(queue);
    });
}

function listLabels({ queue, network, part, upstream }: LocatedQueue): Record<string, string> {
  return { queue, ...(network && { network }), ...(part && { part }), ...(upstream && { upstream }) };
}
