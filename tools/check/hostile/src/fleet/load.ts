import { quantile } from "../quantile.ts";
import { sendSteadily } from "../send-steadily.ts";
import { call, send } from "./send.ts";

/** The outcomes and durations of a steady load's calls. */
export interface LoadFigure {
  readonly calls: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly median: number;
  /** Milliseconds. The median of the p99 of three consecutive thirds, so that one hiccup of the machine does not count. */
  readonly p99: number;
}

/**
 * Sends calls at a steady rate, without waiting for the responses to earlier ones.
 *
 * @param urls - Where to send calls, in turn.
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
  const sent = await sendSteadily(perSecond, milliseconds, (number) =>
    one(urls[number % urls.length] as string),
  );
  const third = Math.ceil(times.length / 3);
  const thirds = [0, 1, 2].map((part) => times.slice(part * third, (part + 1) * third));
  const p99 = quantile(
    thirds.map((part) => quantile(part, 0.99)),
    0.5,
  );
  return { calls: sent, failed, median: quantile(times, 0.5), p99 };
}
