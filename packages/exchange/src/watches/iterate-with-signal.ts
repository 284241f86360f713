import { onAbort } from "@node-access/transport";
import { iterate, type ItemIterator } from "@node-access/transport/stream";

/**
 * Iterates over the events of groups, until the consumer or a signal ends it.
 *
 * @param create - Creates the generator of groups. It ends, or rejects, once its signal has aborted.
 */
export function iterateWithSignal<Event>(
  create: (signal: AbortSignal) => AsyncGenerator<readonly Event[], undefined>,
  signal: AbortSignal | undefined,
): ItemIterator<Event> {
  const controller = new AbortController();
  const groups = create(controller.signal);
  const removeListener = signal && onAbort(signal, () => void events.return?.());
  const events = iterate({
    read: async () => (await groups.next()).value,
    map: (event: Event) => event,
    close() {
      removeListener?.();
      controller.abort();
    },
  });
  if (signal?.aborted) void events.return?.();
  return events;
}
