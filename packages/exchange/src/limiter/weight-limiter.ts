import { describeValue, invalidArgument } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { answerWeight, callWeight } from "./call-weight.ts";

/** What the venue allows an address. Source: the venue's public documentation, rate limits. */
const PER_MINUTE = 1_200;
const MINUTE = 60_000;

/** How much is allowed. */
export interface WeightLimiterOptions {
  /** Weight in a minute. Default 1,200, which the public venue allows an address. */
  readonly perMinute?: number | undefined;
}

/** Counts what calls weigh, and lets them wait where it is too much. */
export interface WeightLimiter {
  /** For the `middleware` of every client that shares the limit. A call's wait counts against its deadlines. */
  readonly middleware: Middleware;
  /** The weight that was used in the last minute. */
  readonly used: number;
}

/**
 * Makes a limiter for the venue's limit of requests: it counts what each attempt weighs and lets one wait that would go over the
 * limit of the last minute. What an answer weighs by its items is counted when it has come.
 *
 * @param options - How much is allowed.
 * @returns the limiter. Make one for each address that calls come from, and give its middleware to all clients there.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the limit is no number above 0.
 *
 * @example
 * ```ts
 * import { createInfoClient } from "@node-access/exchange";
 * import { weightLimiter } from "@node-access/exchange/limiter";
 *
 * const limiter = weightLimiter();
 * const info = createInfoClient({ endpoint: "https://node.example", middleware: [limiter.middleware] });
 * await info.allMids();
 * console.log(limiter.used); // 2
 * ```
 *
 * Source: the venue's public documentation, rate limits.
 */
export function weightLimiter(options: WeightLimiterOptions = {}): WeightLimiter {
  const { perMinute = PER_MINUTE }: WeightLimiterOptions = Object(options);
  if (typeof perMinute !== "number" || !(perMinute > 0))
    throw invalidArgument("perMinute", "a number above 0", describeValue(perMinute));
  const spent: { readonly at: number; readonly weight: number }[] = [];
  let waiting = Promise.resolve();

  const used = (): number => {
    const since = performance.now() - MINUTE;
    while (spent[0] && spent[0].at <= since) spent.shift();
    return spent.reduce((sum, { weight }) => sum + weight, 0);
  };
  const spend = (weight: number): void => {
    if (weight > 0) spent.push({ at: performance.now(), weight });
  };
  const take = async (weight: number, signal: AbortSignal): Promise<void> => {
    // Given up before its turn: it is not sent, and so weighs nothing.
    signal.throwIfAborted();
    // One that weighs more than a minute allows goes alone.
    while (spent.length > 0 && used() + weight > perMinute && spent[0]) {
      await pause(spent[0].at + MINUTE - performance.now(), signal);
    }
    spend(weight);
  };
  return {
    async middleware(context, next) {
      const turn = waiting.then(() => take(callWeight(context), context.signal));
      // In the order of their coming; one that was given up holds nobody back.
      waiting = turn.catch(() => {});
      await turn;
      const answer = await next();
      spend(answerWeight(context.operation.name, answer.value));
      return answer;
    },
    get used() {
      return used();
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(1, milliseconds));
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
