import { invalidArgument, kindOf } from "@node-access/auth";

/** Words of messages about a call that asks for too much. Examples are in specs/upstream-errors.yaml, as reason `range`. */
const TOO_MUCH = /range|limit|max|exceed|too |over |more than|up to/i;
/** Words of messages about how often calls are made. */
const TOO_OFTEN = /\brate\b|per (second|minute|hour|day)|requests/i;

/** What a server accepts of a call, as far as its message says so. */
export interface RangeLimit {
  /** Maximum blocks of a range. */
  readonly blocks?: number | undefined;
  /** Maximum results, such as logs. If it is this that was exceeded, `blocks` is absent. */
  readonly results?: number | undefined;
}

/**
 * Reads the limit from the error message of a server that rejects a call because it asks for too much, such as logs of
 * too many blocks: `up to a 500 block range`, `max is 1k blocks`, `query returned more than 10000 results`.
 *
 * @param message - The message of the JSON-RPC error.
 * @param blocks - The number of blocks in the rejected range. Default: unknown.
 * @returns the limit, without members if the message names none; `undefined` if the message is about something else.
 *
 * @example
 * ```ts
 * import { readRangeLimit } from "@node-access/transport/range-limit";
 *
 * console.log(readRangeLimit("ranges over 10,000 blocks are not supported", 500_000)); // { blocks: 10000 }
 * ```
 */
export function readRangeLimit(message: string, blocks: number = Infinity): RangeLimit | undefined {
  if (typeof message !== "string") throw invalidArgument("message", "a text", kindOf(message));
  // Only the beginning, because a message may be very long.
  const text = message.slice(0, 500);
  if (!TOO_MUCH.test(text) || (TOO_OFTEN.test(text) && !/range/i.test(text))) return undefined;
  if (/result|size|logs? in/i.test(text)) {
    const [, before, after] =
      /(?<![\w.])(\d[\d,]*k?) (?:results|logs)|(?:results|logs) (\d[\d,]*k?)/i.exec(text) ?? [];
    const results = before ?? after;
    return results === undefined ? {} : { results: readCount(results) };
  }
  if (!/block|range/i.test(text)) return {};
  let limit: number | undefined;
  for (const [, count = ""] of text.matchAll(/(?<![\w.])(\d[\d,]{0,11}k?)(?![\w.]*\w)/gi)) {
    const number = readCount(count);
    if (number < 1 || number >= blocks) continue;
    // A message may also mention the size of the rejected range.
    limit = blocks === Infinity ? Math.min(limit ?? Infinity, number) : Math.max(limit ?? 0, number);
  }
  return limit === undefined ? {} : { blocks: limit };
}

/** Reads `10,000` or `10k`. */
function readCount(text: string): number {
  return Number(text.replaceAll(/[,k]/gi, "")) * (/k/i.test(text) ? 1_000 : 1);
}
