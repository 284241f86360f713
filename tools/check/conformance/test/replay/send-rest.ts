import { isNodeAccessError } from "@node-access/rpc";
import { listen } from "@node-access-tools/local-servers";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { inspect, isDeepStrictEqual } from "node:util";
import type { RestCall } from "./rest-call.ts";
import type { AnyRestClient, RestApi } from "./rest-clients.ts";
import type { RestExchange } from "./rest-exchange.ts";

interface SentRequest {
  readonly verb: string;
  readonly path: string;
  readonly body?: unknown;
}

/**
 * Sends the requests of exchanges with a client to a server that responds as recorded.
 *
 * @returns the difference from the recording by exchange, if there is one.
 */
export async function sendRest(
  api: RestApi,
  calls: ReadonlyMap<RestExchange, RestCall>,
): Promise<Map<RestExchange, string>> {
  let current: RestExchange | undefined;
  let sent: SentRequest | undefined;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    sent = {
      verb: request.method ?? "",
      path: request.url ?? "",
      ...(body !== "" && { body: JSON.parse(body) as unknown }),
    };
    response.writeHead(current?.status ?? 500, { "content-type": "application/json" }).end(current?.response);
  });
  const { url, close } = await listen(server);
  const different = new Map<RestExchange, string>();
  try {
    const client = api.create(url) as AnyRestClient;
    for (const [exchange, { operation, args }] of calls) {
      current = exchange;
      sent = undefined;
      const { verb, path, body } = exchange;
      const got = await client[operation.name]?.(...args).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      const recorded = { verb, path, ...(body !== undefined && { body }) };
      if (!sent || !isDeepStrictEqual(inOrder(sent), inOrder(recorded)))
        different.set(exchange, `was sent as ${JSON.stringify(sent)}`);
      else if (!isAsRecorded(got, exchange))
        different.set(exchange, `was returned as ${inspect(got, { depth: 10 })}`);
    }
  } finally {
    await close();
  }
  return different;
}

function isAsRecorded(got: object | undefined, { isRejection, status, value }: RestExchange): boolean {
  if (!isRejection) return isDeepStrictEqual(got, { value });
  const error: unknown = Reflect.get(Object(got), "error");
  if (status === 200) return isNodeAccessError(error, "NODE_ERROR");
  return isNodeAccessError(error, "HTTP_STATUS") && error.context.status === status;
}

/** Query parameters may be in any order. */
function inOrder({ path, ...rest }: SentRequest): object {
  const { pathname, searchParams } = new URL(path, "http://node");
  return { ...rest, pathname, query: [...searchParams].map(String).toSorted() };
}
