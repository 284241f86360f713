import { addGauge, type Measurements, type Metric } from "./tallies.ts";

/** The current state of a queue, or of another limit on concurrency. */
export interface QueueState {
  /** The queue's name, such as `connections` or `large_responses`; one of a small set. */
  readonly queue: string;
  readonly waiting: number;
  /** How many are admitted. */
  readonly active: number;
  /** The maximum of `active`; `undefined` if it is not fixed. */
  readonly limit?: number;
  /** The callers whose requests wait, if the queue is divided among them: at most ten, those with most first. */
  readonly callers?: readonly WaitingCaller[];
}

/** A caller whose requests wait for its share of a queue. */
export interface WaitingCaller {
  /** The id of a credential, or of a caller without one; empty for the gateway itself. */
  readonly caller: string;
  readonly waiting: number;
  readonly active: number;
}

/** A queue of one upstream, or of a part of a network. */
export interface LocatedQueue extends QueueState {
  readonly network?: string;
  readonly part?: string;
  readonly upstream?: string;
}

const gauges = {
  gateway_queue_waiting: (one) => [[listLabels(one), one.waiting]],
  gateway_queue_active: (one) => [[listLabels(one), one.active]],
  gateway_queue_limit: (one) => (one.limit === undefined ? [] : [[listLabels(one), one.limit]]),
  gateway_queue_waiting_calls: (one) =>
    (one.callers ?? []).map(({ caller, waiting }) => [
      { ...listLabels(one), credential: caller || "gateway" },
      waiting,
    ]),
} as const satisfies Readonly<Record<string, (queue: LocatedQueue) => Measurements>>;

/** Adds the metrics of queues, whose states are read at each scrape. */
export function measureQueues(all: Metric[], queues: () => Iterable<LocatedQueue>): void {
  for (const [name, read] of Object.entries(gauges))
    addGauge(all, name as keyof typeof gauges, "sum", function* measure() {
      for (const queue of queues()) yield* read(queue);
    });
}

function listLabels({ queue, network, part, upstream }: LocatedQueue): Record<string, string> {
  return { queue, ...(network && { network }), ...(part && { part }), ...(upstream && { upstream }) };
}
