import { onAbort } from "@node-access/transport";

/** Waits for a promise that others wait for too, until a signal aborts. @throws the signal's reason. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const removeListener = onAbort(signal, () => reject(signal.reason as Error));
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    removeListener();
  }
}
