import type { LocatedQueue } from "../contract/queue-state.ts";
import { readingQueue } from "../contract/reply-text.ts";
import type { NodeServices } from "../routing/node-services.ts";
import type { State } from "../state/state.ts";
import { changesQueue } from "../surfaces/management/run-serially.ts";

/** All queues in which callers' requests may wait. */
export function* measuredQueues(services: NodeServices, store: State): Generator<LocatedQueue> {
  yield* services.queues();
  yield readingQueue();
  yield changesQueue();
  yield store.queue;
  yield { queue: "event_streams", waiting: 0, active: services.eventStreams };
}
