import type { ItemIterator } from "@node-access/transport/stream";

/**
 * Creates the iterator of a watch, which its consumer or a signal can end at any time.
 *
 * @param events - The events. The generator ends once the signal has aborted.
 * @param abort - Aborts the signal.
 */
export function watchIterator<Event>(
  events: AsyncGenerator<Event, undefined>,
  signal: AbortSignal,
  abort: () => void,
): ItemIterator<Event> {
  return {
    // After an abort, nothing that is still queued is delivered.
    next: () => (signal.aborted ? events.return(undefined) : events.next()),
    return() {
      // Ends a pending `next`, for which `events.return` would otherwise wait.
      abort();
      return events.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
