import { createRpcClient, isNodeAccessError } from "@node-access/rpc";
import { decoded } from "@node-access/rpc/decoded";
import { listen } from "@node-access-tools/local-servers";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { inspect, isDeepStrictEqual } from "node:util";
import type { DecodedExchange } from "./decode-exchange.ts";
import type { Exchange } from "./exchange.ts";

/**
 * Sends each exchange's request with the client to a server that responds as recorded. Exchanges that can be decoded are sent with
 * decoded numbers too.
 *
 * @returns the difference from the recording by exchange, if there is one.
 */
export async function sendExchanges(
  exchanges: readonly Exchange[],
  decodedExchanges: ReadonlyMap<Exchange, DecodedExchange>,
): Promise<Map<Exchange, string>> {
  let current: Exchange | undefined;
  let sent: { id: unknown; method: unknown; params?: unknown } | undefined;
  const server = createServer(async (request, response) => {
    sent = (await json(request)) as typeof sent;
    const recorded = current?.response.replace(/"id":\s*[^,}]+/, () => `"id":${JSON.stringify(sent?.id)}`);
    response.writeHead(200, { "content-type": "application/json" }).end(recorded);
  });
  const { url, close } = await listen(server);
  const client = createRpcClient({ protocol: "ethereum", endpoint: url });
  const view = decoded(client) as unknown as Readonly<
    Record<string, (...params: unknown[]) => Promise<unknown>>
  >;
  const different = new Map<Exchange, string>();
  try {
    for (const exchange of exchanges) {
      current = exchange;
      sent = undefined;
      const { method, params, result, error } = exchange;
      const got = await client.request({ method, params }).then(
        (value: unknown) => ({ value }),
        (reason: unknown) => ({ error: rpcErrorOf(reason) }),
      );
      if (sent?.["method"] !== method || !isSentAs(sent["params"] ?? [], params))
        different.set(exchange, `was sent as ${JSON.stringify(sent)}`);
      else if (!isDeepStrictEqual(got, result ?? { error }))
        different.set(exchange, `was returned as ${JSON.stringify(got)}`);
      const inView = decodedExchanges.get(exchange);
      if (!inView || different.has(exchange)) continue;
      sent = undefined;
      const value = await view[method]?.(...inView.params);
      if (!isSentAs(sent?.["params"] ?? [], inView.sent))
        different.set(exchange, `was sent with decoded numbers as ${JSON.stringify(sent)}`);
      else if (!isDeepStrictEqual(value, inView.result))
        different.set(exchange, `was decoded as ${inspect(value, { depth: 10 })}`);
    }
  } finally {
    await close();
  }
  return different;
}

/** Whether params were sent unchanged, or with the block `latest`, which a client adds if its caller omits it. */
function isSentAs(sent: unknown, params: readonly unknown[]): boolean {
  return isDeepStrictEqual(sent, params) || isDeepStrictEqual(sent, [...params, "latest"]);
}

/** Converts an error of the client to the node's error as recorded. */
function rpcErrorOf(error: unknown): unknown {
  if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return error;
  const { rpcCode: code, rpcMessage: message, data } = error.context;
  return { code, message, ...(data === undefined ? {} : { data }) };
}
