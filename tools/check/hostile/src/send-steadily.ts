import { setTimeout as pause } from "node:timers/promises";

/**
 * Sends requests at a steady rate, without waiting for the responses to earlier ones.
 *
 * @param send - Called with a number that counts from 0.
 * @returns how often it was called, after all of these calls have ended.
 */
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
