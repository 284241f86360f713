import { setTimeout as pause } from "node:timers/promises";

/** Waits until a condition is true, at most this many milliseconds. @returns whether it is. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  interval = 50,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await pause(interval);
  }
  return true;
}

/**
 * Waits for a call. @returns whether it ended within this many milliseconds. Works on a busy machine too: timers of one event
 * loop run in the order in which they are due, so a call that keeps its deadline ends before this checks it.
 */
export async function endsWithin(call: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const due = performance.now() + milliseconds;
  let [hasEnded, isLate] = [false, false];
  let timer: ReturnType<typeof setTimeout>;
  const check = (): void => {
    // Timers may fire early, since their clock is not updated while the event loop is busy.
    const left = due - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    // Other timers that are due run in this turn of the loop, and may still end the call.
    else setImmediate(() => (isLate = !hasEnded));
  };
  timer = setTimeout(check, milliseconds);
  await Promise.allSettled([call]);
  hasEnded = true;
  clearTimeout(timer);
  return !isLate;
}

/** Sends requests at a steady rate, without waiting for responses. @returns how many, after all of them have ended. */
export async function sendSteadily(
  perSecond: number,
  milliseconds: number,
  send: (number: number) => Promise<unknown>,
): Promise<number> {
  const pending: Promise<unknown>[] = [];
  const start = performance.now();
  for (let elapsed = 0; elapsed < milliseconds; elapsed = performance.now() - start) {
    while (pending.length < (elapsed * perSecond) / 1000) pending.push(send(pending.length));
    await pause(2);
  }
  await Promise.all(pending);
  return pending.length;
}

/** Returns a quantile of the values: 0.5 for the median. 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}
