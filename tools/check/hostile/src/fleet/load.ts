import { quantile } from "../quantile.ts";
import { steadily } from "../steady.ts";
import { call, send } from "./send.ts";

/** How the calls of a steady load went. */
export interface LoadFigure {
  readonly calls: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly median: number;
  /** Of the three thirds of the time the middle one's, so that a hiccup of the machine does not decide. */
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
  let failed = 0;
  const one = async (url: string): Promise<void> => {
    const start = performance.now();
    const { status } = await send(url, "POST", { body: call });
    times.push(performance.now() - start);
    if (status !== 200) failed++;
  };
  const sent = await steadily(perSecond, milliseconds, (number) => one(urls[number % urls.length] as string));
  const third = Math.ceil(times.length / 3);
  const thirds = [0, 1, 2].map((part) => times.slice(part * third, (part + 1) * third));
  const p99 = quantile(
    thirds.map((part) => quantile(part, 0.99)),
    0.5,
  );
  return { calls: sent, failed, median: quantile(times, 0.5), p99 };
}
