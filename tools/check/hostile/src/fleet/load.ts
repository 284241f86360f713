import { quantile, sendSteadily } from "../timing.ts";
import { call, trySend } from "../load/send.ts";

/**
 * Sends calls at a steady rate, without waiting for the responses to earlier ones. `p99` is in milliseconds.
 *
 * @param urls - Where to send calls, in turn.
 * @param perSecond - Calls a second.
 * @param milliseconds - How long.
 */
export async function steadyLoad(
  urls: readonly string[],
  perSecond: number,
  milliseconds: number,
): Promise<{ readonly failed: number; readonly p99: number; readonly line: string }> {
  const times: number[] = [];
  let failed = 0;
  const one = async (url: string): Promise<void> => {
    const start = performance.now();
    const { status } = await trySend(url, "POST", { body: call });
    times.push(performance.now() - start);
    if (status !== 200) failed++;
  };
  const sent = await sendSteadily(perSecond, milliseconds, (number) =>
    one(urls[number % urls.length] as string),
  );
  // The median of three thirds, so that one hiccup of the machine does not count.
  const third = Math.ceil(times.length / 3);
  const thirds = [0, 1, 2].map((part) => times.slice(part * third, (part + 1) * third));
  const p99 = quantile(
    thirds.map((part) => quantile(part, 0.99)),
    0.5,
  );
  const median = quantile(times, 0.5).toFixed(1);
  return {
    failed,
    p99,
    line: `${sent} calls, ${failed} failed, median ${median} ms, p99 ${p99.toFixed(1)} ms`,
  };
}
