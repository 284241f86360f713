import { describeValue, invalidArgument } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { createLimiter } from "@node-access/transport/limiter";
import { responseWeight, callWeight } from "./call-weight.ts";

/** The venue's limit per IP address. Source: the venue's public documentation, rate limits. */
const PER_MINUTE = 1_200;

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
 * when it arrives. After a response with status 429, or with Retry-After, no call starts for some time.
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
  const limiter = createLimiter([
    {
      max: perMinute,
      window: 60_000,
      units: callWeight,
      responseUnits: ({ operation }, { value }) => responseWeight(operation.name, value),
    },
  ]);
  return {
    middleware: limiter.middleware,
    get used() {
      return limiter.used[0] ?? 0;
    },
  };
}
