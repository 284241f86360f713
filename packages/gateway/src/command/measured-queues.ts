import type { LocatedQueue } from "../codec/queue-state.ts";
import { readingQueue } from "../codec/reply-text.ts";
import type { NodeServices } from "../router/node-services.ts";
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
