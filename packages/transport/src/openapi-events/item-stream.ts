import { authorizeAny } from "@node-access/auth";
import { parseJson } from "#platform";
import { aborted, type Attempt } from "../attempt.ts";
import { badResponse, closedError } from "../call-error.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { ApiExchange } from "../openapi/api-operation.ts";
import { checkConnection } from "../openapi/check-connection.ts";
import { describe } from "../run-call.ts";
// An entry: its modules are then not part of what every entry loads.
import { iterate, openStream, type StreamedBody } from "../stream/index.ts";

/** How the body of a response becomes items while it arrives. */
export interface ItemFormat<Part> {
  /** The media type that the response must have. Default: any. */
  readonly media?: RegExp;
  /** Returns a function that waits for the next parts of the body, and returns `undefined` at the end. */
  readonly parts: (
    body: StreamedBody,
    attempt: Attempt,
    limit: number,
  ) => () => Promise<readonly Part[] | undefined>;
  /** Converts a part to an item. */
  readonly item: (part: Part, attempt: Attempt) => unknown;
}

/** Returns what reads a response as a stream of items. */
export function itemStream<Part>({ media, parts, item }: ItemFormat<Part>): ApiExchange {
  return async (connection, _operation, attempt, credential, again, call) => {
    checkConnection(connection);
    const { options, isClosed } = connection;
    if (isClosed) throw closedError(attempt);
    const { endpoint, credential: shared, fetch, proxy, userAgent } = options;
    const { maxResponseBytes = 2 ** 26 } = call;
    const request = { ...(credential?.(again()) ?? again()), fetch, proxy, userAgent };
    let rejected: HttpResponse | undefined;
    try {
      const opened = await openStream(authorizeAny(endpoint, shared), request, call, attempt, (response) => {
        rejected = response;
        throw statusError(response, attempt);
      });
      const { value: body, status = 200, headers = {} } = opened;
      const type = headers["content-type"] ?? "of no type";
      if (media && !media.test(type)) {
        body.close();
        throw badResponse(attempt, "UNDECODABLE_BODY", `not an event stream but ${type}`, "");
      }
      const next = parts(body, attempt, maxResponseBytes);
      const result = iterate<Part, unknown>({
        read: () =>
          next().catch((error: unknown) => {
            throw describe(error, attempt);
          }),
        map(part) {
          // Parts that arrived before are not delivered either.
          if (call.signal?.aborted) throw describe(aborted(attempt, call.signal), attempt);
          return item(part, attempt);
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

/** Parses a part that is JSON. */
export function jsonItem(text: string, attempt: Attempt): unknown {
  try {
    return parseJson(text);
  } catch {
    throw describe(badResponse(attempt, "UNDECODABLE_BODY", "an item that is not JSON", text), attempt);
  }
}
