/** What a signal ends: a link of a ring, which begins and ends with the signal's own. */
interface Link {
  abort: (() => void) | undefined;
  previous: Link;
  next: Link;
}

// Not a Set: as one changes, its earlier tables become garbage that keeps what was in them, here a call with its whole answer.
/** All that a signal ends shares one listener: Node warns of a leak when a signal has more than ten. */
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
 * Listens to a signal that may outlive what it ends, and that much may share.
 *
 * @param signal - Has not aborted yet: else nothing runs.
 * @param abort - Runs when it aborts.
 * @returns what takes it back.
 *
 * @example
 * ```ts
 * import { onAbort } from "@node-access/transport";
 *
 * const { signal } = new AbortController();
 * const forget = onAbort(signal, () => console.log("ended"));
 * forget();
 * ```
 */
export function onAbort(signal: AbortSignal, abort: () => void): () => void {
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
