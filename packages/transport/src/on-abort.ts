import { invalidArgument, kindOf } from "@node-access/auth";

/** A listener as a link in a signal's ring, which starts and ends with a link without a listener. */
interface Link {
  abort: (() => void) | undefined;
  previous: Link;
  next: Link;
}

// Not a Set: when a Set changes, its old tables become garbage that keeps former entries alive,
// here calls with their responses.
/** All listeners share one event listener, because Node warns of a leak at more than ten on a signal. */
const rings = new WeakMap<object, Link>();

function createRing(): Link {
  const ring = { abort: undefined } as unknown as Link;
  return (ring.previous = ring.next = ring);
}

function unlink(link: Link): void {
  link.previous.next = link.next;
  link.next.previous = link.previous;
  link.previous = link.next = link;
}

function abortAll({ target }: Event): void {
  const ring = rings.get(target as AbortSignal);
  for (let link = ring?.next; link && link !== ring; link = ring?.next) {
    unlink(link);
    link.abort?.();
  }
}

/**
 * Runs a function when a signal aborts. Suited to long-lived signals that many calls share.
 *
 * @param signal - The signal. If it has already aborted, the function never runs.
 * @param abort - Runs when the signal aborts.
 * @returns a function that removes the listener.
 *
 * @example
 * ```ts
 * import { onAbort } from "@node-access/transport";
 *
 * const { signal } = new AbortController();
 * const removeListener = onAbort(signal, () => console.log("aborted"));
 * removeListener();
 * ```
 */
export function onAbort(signal: AbortSignal, abort: () => void): () => void {
  if (typeof (signal as AbortSignal | undefined)?.addEventListener !== "function")
    throw invalidArgument("signal", "an AbortSignal", kindOf(signal));
  if (typeof abort !== "function") throw invalidArgument("abort", "a function", kindOf(abort));
  let ring = rings.get(signal);
  if (!ring) rings.set(signal, (ring = createRing()));
  const { previous } = ring;
  if (previous === ring) signal.addEventListener("abort", abortAll);
  const link: Link = { abort, previous, next: ring };
  ring.previous = previous.next = link;
  return () => {
    link.abort = undefined;
    unlink(link);
    if (ring.next === ring) signal.removeEventListener("abort", abortAll);
  };
}
