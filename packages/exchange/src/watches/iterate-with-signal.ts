import { onAbort } from "@node-access/transport";
import { iterate, type ItemIterator } from "@node-access/transport/stream";
import type { Subscription } from "@node-access/transport/web-socket";

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

/** Ends a subscription when a signal aborts, or has aborted while it was confirmed. @returns a function that removes the listener. */
export function unsubscribeOnAbort(subscription: Subscription, signal: AbortSignal): () => void {
  if (signal.aborted) void subscription.unsubscribe();
  return onAbort(signal, () => void subscription.unsubscribe());
}

/** Calls back later, unless the signal aborts. @returns a function that cancels it. */
export function callLater(
  callback: () => void,
  delay: number,
  signal: AbortSignal,
): (() => void) | undefined {
  if (signal.aborted) return undefined;
  const end = (): void => {
    removeListener();
    clearTimeout(timer);
  };
  const timer = setTimeout(() => {
    end();
    callback();
  }, delay);
  const removeListener = onAbort(signal, end);
  return end;
}
