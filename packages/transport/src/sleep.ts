import { onAbort } from "#platform";
import { MAX_TIMEOUT } from "./attempt.ts";
import { checkNumber, checkOneSignal } from "./check-options.ts";

/**
 * Waits for some time.
 *
 * @param milliseconds - How long to wait.
 * @param signal - Ends the wait early, without an error.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything that is not a number or a signal.
 *
 * @example
 * ```ts
 * import { sleep } from "@node-access/transport";
 *
 * await sleep(1_000, AbortSignal.timeout(10));
 * ```
 */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    checkNumber("milliseconds", milliseconds, () => true, "a number");
    checkOneSignal("signal", signal);
    const done = (): void => {
      clearTimeout(timer);
      removeListener?.();
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, MAX_TIMEOUT));
    const removeListener = signal ? onAbort(signal, done) : undefined;
    if (signal?.aborted) done();
  });
}
