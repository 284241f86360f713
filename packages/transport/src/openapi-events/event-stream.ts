import { authorizeAny, invalidArgument } from "@node-access/auth";
import { parseJson } from "#platform";
import { aborted, type Attempt } from "../attempt.ts";
import { badResponse, closedError } from "../call-error.ts";
import { readEvents, type ServerSentEvent } from "../events/read-events.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { ApiExchange, BodyWriter } from "../openapi/api-operation.ts";
import { checkConnection } from "../openapi/check-connection.ts";
import { withCredential } from "../openapi/credential.ts";
import { describe } from "../run-call.ts";
// An entry: its modules are then not part of what every entry loads.
import { iterate, openStream } from "../stream/index.ts";

export type { ServerSentEvent } from "../events/read-events.ts";

/**
 * The events of a response while it arrives. Leaving the loop closes the stream. `timeout` bounds each wait, for the
 * start of the response and for each of its parts, and `totalTimeout` opening it. A stream that was opened is not retried.
 */
export type EventStream<Item> = AsyncIterableIterator<Item, undefined>;

/** How OpenAI and others mark the end of a stream whose data is JSON otherwise. */
const DONE = "[DONE]";

/** Converts an event to an item, or to nothing. */
type ItemReader = (event: ServerSentEvent, attempt: Attempt) => unknown;

/**
 * Returns events as they are: `{ event, data, id }`, whose data is a text.
 *
 * Source: WHATWG HTML, server-sent events.
 */
export const textEvents: ApiExchange = streamOf((event) => event);

/**
 * Returns the data of each event, which is JSON. The data `[DONE]` ends the stream, and events without data are skipped.
 *
 * Source: OpenAPI 3.1, Media Type Object.
 */
export const jsonEvents: ApiExchange = streamOf(
  ({ data }, attempt) => json(data, attempt),
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
  if (names !== undefined && !Array.isArray(names)) throw invalidArgument("names", "a list", typeof names);
  const isJson = ({ event }: ServerSentEvent): boolean => names?.includes(event) ?? true;
  return streamOf(
    (event, attempt) => (isJson(event) ? { ...event, data: json(event.data, attempt) } : event),
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
  if (typeof writer !== "function") throw invalidArgument("writer", "a function", typeof writer);
  return (content, operation) =>
    writer(typeof content === "object" && content ? { ...content, stream: true } : content, operation);
}

/** @param isJson - Whether the data of an event is JSON. Default: none is. */
function streamOf(read: ItemReader, isJson: (event: ServerSentEvent) => boolean = () => false): ApiExchange {
  return async (connection, _operation, attempt, credential, again, call) => {
    checkConnection(connection);
    const { options, isClosed } = connection;
    if (isClosed) throw closedError(attempt);
    const { endpoint, credential: shared, fetch, proxy, userAgent } = options;
    const { maxResponseBytes = 2 ** 26 } = call;
    const request = { ...withCredential(again(), credential), fetch, proxy, userAgent };
    let rejected: HttpResponse | undefined;
    try {
      const opened = await openStream(authorizeAny(endpoint, shared), request, call, attempt, (response) => {
        rejected = response;
        throw statusError(response, attempt);
      });
      const { value: body, status = 200, headers = {} } = opened;
      const type = headers["content-type"] ?? "of no type";
      if (!/^text\/event-stream\b/i.test(type)) {
        body.close();
        throw badResponse(attempt, "UNDECODABLE_BODY", `not an event stream but ${type}`, "");
      }
      const next = readEvents(body, attempt, maxResponseBytes);
      let isDone = false;
      const result = iterate<ServerSentEvent, unknown>({
        async read() {
          if (isDone) return undefined;
          const arrived = await next().catch((error: unknown) => {
            throw describe(error, attempt);
          });
          const end = arrived?.findIndex((event) => event.data === DONE && isJson(event)) ?? -1;
          isDone = end >= 0;
          return (isDone ? arrived?.slice(0, end) : arrived)?.filter((event) => event.data || !isJson(event));
        },
        map(event) {
          // Events that arrived before are not delivered either.
          if (call.signal?.aborted) throw describe(aborted(attempt, call.signal), attempt);
          return read(event, attempt);
        },
        close: () => body.close(),
      });
      return { status, headers, text: "", result };
    } catch (error) {
      // The caller reads the error's body, and renews credentials.
      if (rejected) return rejected;
      throw error;
    }
  };
}

function json(data: string, attempt: Attempt): unknown {
  try {
    return parseJson(data);
  } catch {
    throw describe(badResponse(attempt, "UNDECODABLE_BODY", "an event that is not JSON", data), attempt);
  }
}
