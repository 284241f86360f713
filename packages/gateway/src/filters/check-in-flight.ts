import { performance } from "node:perf_hooks";

/**
 * Checks requests in flight at an interval, as long as there are any. Skips a check after the gateway itself was blocked:
 * responses may have arrived and not been read.
 *
 * @param check - Returns whether there are any requests.
 * @returns a function to call when there is one.
 */
export function checkInFlight(interval: number, check: (now: number) => boolean): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    if (timer) return;
    let checkedAt = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      const wasBlocked = now - checkedAt > 2 * interval;
      checkedAt = now;
      if (wasBlocked || check(now)) return;
      clearInterval(timer);
      timer = undefined;
    }, interval).unref();
  };
}
