import { onAbort } from "#platform";
import { LONGEST } from "./attempt.ts";

/**
 * Waits.
 *
 * @param milliseconds - How long.
 * @param signal - Ends the wait sooner, without an error.
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
    let forget: (() => void) | undefined;
    const done = (): void => {
      clearTimeout(timer);
      forget?.();
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, LONGEST));
    forget = signal && onAbort(signal, done);
    if (signal?.aborted) done();
  });
}
