interface Listener {
  abort: (() => void) | undefined;
}

/** What a signal ends. All of it shares a listener: Node warns of a leak when a signal has more than ten. */
const listeners = new WeakMap<object, Set<Listener>>();

function abortAll({ target }: Event): void {
  for (const { abort } of listeners.get(target as AbortSignal) ?? []) abort?.();
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
  const listener: Listener = { abort };
  let all = listeners.get(signal);
  if (!all) listeners.set(signal, (all = new Set()));
  if (all.size === 0) signal.addEventListener("abort", abortAll);
  all.add(listener);
  return () => {
    // As a set grows, its earlier tables become garbage that keeps alive what was in them: this call's whole answer.
    listener.abort = undefined;
    all.delete(listener);
    if (all.size === 0) signal.removeEventListener("abort", abortAll);
  };
}
