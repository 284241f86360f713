import { setTimeout as pause } from "node:timers/promises";

/**
 * Sends at a steady pace, whether what was sent before has been answered or not.
 *
 * @param send - Its argument counts from 0.
 * @returns how often it was called, when all of them have ended.
 */
export async function steadily(
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
