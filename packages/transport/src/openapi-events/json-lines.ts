import type { NodeAccessError } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import { badResponse, callError } from "../call-error.ts";
import type { ApiExchange } from "../openapi/api-operation.ts";
import type { StreamedBody } from "../stream/index.ts";
import { itemStream, jsonItem } from "./item-stream.ts";

/**
 * Returns the JSON of each line. Empty lines are skipped, and the last one needs no line break.
 *
 * Source: OpenAPI 3.2, sequential media types; JSON Lines, NDJSON.
 */
export const jsonLines: ApiExchange = /* @__PURE__ */ itemStream({
  parts: /* @__PURE__ */ textsBetween("\n"),
  item: jsonItem,
});

/**
 * Returns the JSON texts of a sequence, each of which begins with a record separator.
 *
 * Source: OpenAPI 3.2, sequential media types; RFC 7464.
 */
export const jsonSequence: ApiExchange = /* @__PURE__ */ itemStream({
  parts: /* @__PURE__ */ textsBetween("\u001e"),
  item: jsonItem,
});

/** Splits a body at a separator. */
function textsBetween(separator: string) {
  return (
    body: StreamedBody,
    attempt: Attempt,
    limit: number,
  ): (() => Promise<readonly string[] | undefined>) => {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    // Not one text: searching a long one again for each chunk takes the square of its length.
    let pending: string[] = [];
    let size = 0;
    let failure: NodeAccessError | undefined;
    let isEnded = false;
    const take = (text: string): string => {
      const whole = pending.join("") + text;
      pending = [];
      size = 0;
      return whole;
    };
    return async () => {
      while (!failure && !isEnded) {
        const bytes = await body.read();
        isEnded = !bytes;
        const texts: string[] = [];
        try {
          const [first = "", ...others] = decoder.decode(bytes, { stream: !isEnded }).split(separator);
          const last = others.pop();
          if (last !== undefined) texts.push(take(first), ...others);
          pending.push(last ?? first);
          size += pending.at(-1)?.length ?? 0;
        } catch {
          failure = badResponse(attempt, "UNDECODABLE_BODY", "not UTF-8", "");
        }
        if (isEnded) texts.push(take(""));
        const large = texts.findIndex((text) => text.length > limit);
        if (large >= 0 || size > limit) failure ??= tooLarge(attempt, limit);
        const items = (large < 0 ? texts : texts.slice(0, large)).filter((text) => text.trim() !== "");
        if (items.length > 0) return items;
      }
      if (failure) throw failure;
      return undefined;
    };
  };
}

function tooLarge(attempt: Attempt, limit: number): NodeAccessError {
  const option = "maxResponseBytes";
  const reason = `an item has more than ${limit} bytes; raise ${option}`;
  return callError(attempt, "RESPONSE_TOO_LARGE", reason, { limit, option });
}
