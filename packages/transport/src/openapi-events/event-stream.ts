import { invalidArgument, kindOf } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import { readEvents, type ServerSentEvent } from "../events/read-events.ts";
import type { ApiExchange, BodyWriter } from "../openapi/api-operation.ts";
import type { ItemIterator } from "../stream/index.ts";
import { itemStream, jsonItem } from "./item-stream.ts";

export type { ServerSentEvent } from "../events/read-events.ts";
export { jsonLines, jsonSequence } from "./json-lines.ts";

/**
 * The events, or lines of JSON, of a response while it arrives. Leaving the loop closes the stream. `timeout` bounds each wait, for the
 * start of the response and for each of its parts, and `totalTimeout` opening it. A stream that was opened is not retried.
 */
export type EventStream<Item> = ItemIterator<Item>;

/** How OpenAI and others mark the end of a stream whose data is JSON otherwise. */
const DONE = "[DONE]";

/** Converts an event to an item, or to nothing. */
type ItemReader = (event: ServerSentEvent, attempt: Attempt) => unknown;

/**
 * Returns events as they are: `{ event, data, id }`, whose data is a text.
 *
 * Source: WHATWG HTML, server-sent events.
 */
export const textEvents: ApiExchange = /* @__PURE__ */ createStream((event) => event);

/**
 * Returns the data of each event, which is JSON. The data `[DONE]` ends the stream, and events without data are skipped.
 *
 * Source: OpenAPI 3.1, Media Type Object.
 */
export const jsonEvents: ApiExchange = /* @__PURE__ */ createStream(
  ({ data }, attempt) => jsonItem(data, attempt),
  () => true,
);

/**
 * Returns events whose data is JSON: `{ event, data, id }`. JSON data `[DONE]` ends the stream.
 *
 * @param names - The names of the events with JSON; the data of others is a text. Default: all.
 * @returns what reads the response of an operation.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller } from "@node-access/transport/openapi";
 * import { type EventStream, namedEvents } from "@node-access/transport/openapi/events";
 *
 * type Progress = { event: "step"; data: { percent: number } } | { event: "log"; data: string };
 * const watchJob: ApiOperation<(id: string) => Promise<EventStream<Progress>>> = {
 *   name: "watchJob",
 *   method: "GET",
 *   path: "/jobs/{id}/events",
 *   idempotency: "safe",
 *   accept: "text/event-stream",
 *   exchange: namedEvents(["step"]),
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * for await (const { event, data } of await acme.call(watchJob, "7"))
 *   console.log(event === "step" ? data.percent : data);
 * ```
 *
 * Source: OpenAPI 3.2, Media Type Object, `itemSchema`.
 */
export function namedEvents(names?: readonly string[]): ApiExchange {
  if (names !== undefined && !Array.isArray(names)) throw invalidArgument("names", "a list", kindOf(names));
  const isJson = ({ event }: ServerSentEvent): boolean => names?.includes(event) ?? true;
  return createStream(
    (event, attempt) => (isJson(event) ? { ...event, data: jsonItem(event.data, attempt) } : event),
    isJson,
  );
}

/**
 * Adds `stream: true` to a body, with which callers choose a stream instead of a single response.
 *
 * @param writer - Writes the body.
 * @returns a function that adds it, and writes the body.
 *
 * @example
 * ```ts
 * import { json } from "@node-access/transport/openapi";
 * import { streaming } from "@node-access/transport/openapi/events";
 *
 * const operation = { name: "chat", method: "POST", path: "/chat", idempotency: "write" } as const;
 * console.log(await streaming(json)({ prompt: "Hi" }, operation)); // { body: '{"prompt":"Hi","stream":true}', ... }
 * ```
 *
 * Source: OpenAPI 3.1, Request Body Object.
 */
export function streaming(writer: BodyWriter): BodyWriter {
  if (typeof writer !== "function") throw invalidArgument("writer", "a function", kindOf(writer));
  return (content, operation) =>
    writer(typeof content === "object" && content ? { ...content, stream: true } : content, operation);
}

/** @param isJson - Whether the data of an event is JSON. Default: none is. */
function createStream(
  read: ItemReader,
  isJson: (event: ServerSentEvent) => boolean = () => false,
): ApiExchange {
  return itemStream({
    media: /^text\/event-stream\b/i,
    parts(body, attempt, limit) {
      const next = readEvents(body, attempt, limit);
      let isDone = false;
      return async () => {
        if (isDone) return undefined;
        const arrived = await next();
        const end = arrived?.findIndex((event) => event.data === DONE && isJson(event)) ?? -1;
        isDone = end >= 0;
        return (isDone ? arrived?.slice(0, end) : arrived)?.filter((event) => event.data || !isJson(event));
      };
    },
    item: read,
  });
}
