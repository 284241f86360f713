import { describeValue, invalidArgument } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { responseWeight, callWeight } from "./call-weight.ts";

/** The venue's limit per IP address. Source: the venue's public documentation, rate limits. */
const PER_MINUTE = 1_200;
const MINUTE = 60_000;

/** Options of a rate limiter. */
export interface WeightLimiterOptions {
  /** Maximum weight per minute. Default 1,200, the public venue's limit per IP address. */
  readonly perMinute?: number | undefined;
}

/** A rate limiter that delays calls above the limit. */
export interface WeightLimiter {
  /**
   * Pass it as `middleware` to every client that shares the limit. Waiting counts towards a call's
   * deadlines.
   */
  readonly middleware: Middleware;
  /** The weight that was used in the last minute. */
  readonly used: number;
}

/**
 * Creates a rate limiter for the venue's limit. It adds up the weight of attempts in the last
 * minute, and delays those that would exceed the limit. The weight of a response's items is added
 * when it arrives.
 *
 * @param options - The limit.
 * @returns the limiter. Create one per IP address, and pass its middleware to all clients that use
 * the address.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the limit is not a number above 0.
 *
 * @example
 * ```ts
 * import { createInfoClient, urlToken } from "@node-access/exchange";
 * import { weightLimiter } from "@node-access/exchange/limiter";
 *
 * const limiter = weightLimiter();
 * const info = createInfoClient({
 *   endpoint: "http://127.0.0.1:9640",
 *   credential: urlToken("demo-hyperliquid"),
 *   middleware: [limiter.middleware],
 * });
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
  const record = (weight: number): void => {
    if (weight > 0) spent.push({ at: performance.now(), weight });
  };
  const acquire = async (weight: number, signal: AbortSignal): Promise<void> => {
    // A call that was aborted while waiting is not sent, so it has no weight.
    signal.throwIfAborted();
    // A call that exceeds the limit of a minute by itself is sent alone.
    while (spent.length > 0 && used() + weight > perMinute && spent[0]) {
      await sleep(spent[0].at + MINUTE - performance.now(), signal);
    }
    record(weight);
  };
  return {
    async middleware(context, next) {
      const turn = waiting.then(() => acquire(callWeight(context), context.signal));
      // First come, first served. An aborted call does not block the others.
      waiting = turn.catch(() => {});
      await turn;
      const response = await next();
      record(responseWeight(context.operation.name, response.value));
      return response;
    },
    get used() {
      return used();
    },
  };
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
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
