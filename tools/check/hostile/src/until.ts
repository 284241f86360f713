import { setTimeout as pause } from "node:timers/promises";

/** Waits until a condition is true, at most this many milliseconds. @returns whether it is. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await pause(50);
  }
  return true;
}
