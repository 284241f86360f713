import type { Readable } from "node:stream";
import { Bytes } from "../../codec/bytes.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";

/** Items up to this many bytes are collected; larger ones are passed on as they arrive. */
const maxItemBytes = 64 * 1024;

/** An item of a batch's response, or a piece of a large one. */
export interface ItemPiece {
  readonly bytes: Buffer;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Splits the response to a batch into its items while it arrives: memory does not grow with it.
 *
 * @param body - A list of objects, which the collector of the upstream's response checks.
 */
export async function* itemPieces(body: Readable): AsyncGenerator<ItemPiece> {
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  let held = new Bytes();
  let isFirst = true;
  let hasBegun = false;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // A single error for all calls is short, so it is not streamed to here.
    hasBegun ||= /^\s*\[/.test(chunk.toString("latin1", 0, 64));
    if (!hasBegun) throw new UpstreamFailure("malformed", "malformed response");
    let start = depth > 1 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === 0x5c) isEscaped = true;
        else if (byte === 0x22) isString = false;
      } else if (byte === 0x22) isString = true;
      else if (byte === 0x7b || byte === 0x5b) {
        depth += 1;
        if (depth === 2) start = at;
      } else if (byte === 0x7d || byte === 0x5d) {
        depth -= 1;
        if (depth !== 1) continue;
        held.add(chunk.subarray(start, at + 1));
        yield { bytes: held.all(), isFirst, isLast: true };
        [held, isFirst, start] = [new Bytes(), true, -1];
      }
    }
    if (start >= 0) held.add(chunk.subarray(start));
    if (held.length <= maxItemBytes) continue;
    yield { bytes: held.all(), isFirst, isLast: false };
    [held, isFirst] = [new Bytes(), false];
  }
}
