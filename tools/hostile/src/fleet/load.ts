import { setTimeout } from "node:timers/promises";
import { call, send } from "./send.ts";

/** How the calls of a steady load went. */
export interface LoadFigure {
  readonly calls: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
}

/**
 * Sends calls at a steady pace, whether the ones before are answered or not.
 *
 * @param urls - Each call goes to the next one.
 * @param perSecond - Calls a second.
 * @param milliseconds - How long.
 */
export async function steadyLoad(
  urls: readonly string[],
  perSecond: number,
  milliseconds: number,
): Promise<LoadFigure> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failed = 0;
  const one = async (url: string): Promise<void> => {
    const start = performance.now();
    const { status } = await send(url, "POST", { body: call });
    times.push(performance.now() - start);
    if (status !== 200) failed++;
  };
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < milliseconds) {
    const due = ((performance.now() - start) * perSecond) / 1000;
    for (; sent < due; sent++) pending.push(one(urls[sent % urls.length] as string));
    await setTimeout(2);
  }
  await Promise.all(pending);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { calls: sent, failed, median: at(0.5), p99: at(0.99) };
}
