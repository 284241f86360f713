import type { NodeAccessError } from "@node-access/auth";
import { createParser } from "eventsource-parser";
import { badResponse, callError, type CallTarget } from "../call-error.ts";
import { checkTarget, checkKinds } from "../check-arguments.ts";
import type { StreamedBody } from "../stream/open-stream.ts";

/** A server-sent event. */
export interface ServerSentEvent {
  /** Its name. Default: `message`. */
  readonly event: string;
  /** Its data: the lines, joined. */
  readonly data: string;
  /** Its id, if it has one. */
  readonly id?: string | undefined;
}

/**
 * Reads a stream of server-sent events. While you are not reading, back-pressure pauses the server. An event that is truncated by the
 * end of the stream is dropped, as the standard demands.
 *
 * @param body - The stream.
 * @param target - What was called, and where.
 * @param limit - Maximum characters of an event.
 * @returns a function that waits for the next events, and returns `undefined` at the end. It throws a NodeAccessError:
 * `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY`, or the error of reading the body; the events before it are returned first.
 * @throws NodeAccessError `INVALID_ARGUMENT` if an argument is not as described.
 *
 * @example
 * ```ts
 * import { readEvents } from "@node-access/transport/events";
 *
 * const chunks = ["event: price\ndata: 1", "2\n\n"].map((text) => new TextEncoder().encode(text));
 * const body = { read: async () => chunks.shift(), close: () => {} };
 * const target = { operation: { name: "prices" }, endpoint: "https://acme.example", redact: (text: string) => text };
 * const read = readEvents(body, target, 1_000);
 * for (let events = await read(); events; events = await read()) console.log(events); // [{ event: "price", data: "12" }]
 * ```
 *
 * Source: WHATWG HTML, server-sent events.
 */
export function readEvents(
  body: StreamedBody,
  target: CallTarget,
  limit: number,
): () => Promise<readonly ServerSentEvent[] | undefined> {
  checkKinds("body", body, { read: "function", close: "function" });
  checkTarget(target);
  let arrived: ServerSentEvent[] = [];
  let failure: NodeAccessError | undefined;
  const parser = createParser({
    maxBufferSize: limit,
    onEvent: ({ event = "message", data, id }) =>
      arrived.push({ event, data, ...(id !== undefined && { id }) }),
    onError({ type }) {
      if (type !== "max-buffer-size-exceeded") return;
      const option = "maxResponseBytes";
      const reason = `an event has more than ${limit} bytes; raise ${option}`;
      failure ??= callError(target, "RESPONSE_TOO_LARGE", reason, { limit, option });
    },
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return async () => {
    while (!failure) {
      const bytes = await body.read();
      if (!bytes) return undefined;
      let text = "";
      try {
        text = decoder.decode(bytes, { stream: true });
      } catch {
        failure = badResponse(target, "UNDECODABLE_BODY", "not UTF-8", "");
      }
      parser.feed(text);
      const events = arrived;
      arrived = [];
      if (events.length > 0) return events;
    }
    throw failure;
  };
}
