import { memberTexts, readString } from "../../codec/json/json-text.ts";
import type { Upstream } from "../../upstreams/upstream.ts";

/** Milliseconds until a learned limit is tried again, since an upstream's plan may change. */
const limitLifetime = 600_000;

/** How many blocks each upstream accepts in one call for logs: from its options, and from its errors. */
export class RangeLimits {
  readonly #learned = new Map<Upstream, { readonly limit: number; readonly until: number }>();

  /**
   * @param now - Milliseconds of `performance.now()`.
   * @returns `Infinity` if no limit is known.
   */
  of(upstream: Upstream, now: number): number {
    const learned = this.#learned.get(upstream);
    const known = learned && learned.until > now ? learned.limit : Infinity;
    return Math.min(upstream.limits.logsRange ?? Infinity, known);
  }

  /**
   * Learns from an upstream's rejection, if it says how many blocks would have been accepted.
   *
   * @param error - JSON.
   * @param size - The number of blocks in the rejected range.
   */
  learn(upstream: Upstream, error: string, size: number, now: number): void {
    const limit = limitIn(readString(memberTexts(error).get("message") ?? '""'), size);
    if (limit !== undefined) this.#learned.set(upstream, { limit, until: now + limitLifetime });
  }
}

/**
 * Reads a block limit from an error message: `up to a 500 block range`, `max is 1k blocks`,
 * `0 - 50 blocks range`.
 *
 * @param size - The number of blocks in the rejected range; `Infinity` if unknown.
 * @returns `undefined` if the message is about something else, such as the number of results.
 */
export function limitIn(message: string, size: number): number | undefined {
  if (!/block|range/i.test(message) || /result|size|logs? in/i.test(message)) return undefined;
  let limit: number | undefined;
  for (const [, digits = "", thousand] of message.matchAll(/(?<![\w.])(\d[\d,]{0,11})(k)?(?![\w.]*\w)/gi)) {
    const number = Number(digits.replaceAll(",", "")) * (thousand ? 1_000 : 1);
    if (number < 1 || number >= size) continue;
    // A message may also mention the size of the rejected range.
    limit = size === Infinity ? Math.min(limit ?? Infinity, number) : Math.max(limit ?? 0, number);
  }
  return limit;
}
