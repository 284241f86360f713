import { onAbort } from "@node-access/transport";

/** Waits for a promise that others wait for too, until a signal aborts. @throws the signal's reason. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  // If nobody waits for it, its failure is none of the process.
  promise.catch(() => {});
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const removeListener = onAbort(signal, () => reject(signal.reason as Error));
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    removeListener();
  }
}
