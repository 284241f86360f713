import { createRpcClient, isNodeAccessError } from "@node-access/rpc";
import { decoded } from "@node-access/rpc/decoded";
import { listen } from "@node-access-tools/local-servers";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { inspect, isDeepStrictEqual } from "node:util";
import type { DecodedExchange } from "./decode-exchange.ts";
import type { Exchange } from "./exchange.ts";

/**
 * Sends each exchange's request with the client to a server that responds as recorded; where it can be decoded, in both views of numbers.
 *
 * @returns by exchange what is other than recorded, where something is.
 */
export async function sendExchanges(
  exchanges: readonly Exchange[],
  decodedExchanges: ReadonlyMap<Exchange, DecodedExchange>,
): Promise<Map<Exchange, string>> {
  let current: Exchange | undefined;
  let sent: { id: unknown; method: unknown; params?: unknown } | undefined;
  const server = createServer(async (request, response) => {
    sent = (await json(request)) as typeof sent;
    const answer = current?.answer.replace(/"id":\s*[^,}]+/, () => `"id":${JSON.stringify(sent?.id)}`);
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
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
        (reason: unknown) => ({ error: refusalOf(reason) }),
      );
      if (sent?.["method"] !== method || !isSentAs(sent["params"] ?? [], params))
        different.set(exchange, `went out as ${JSON.stringify(sent)}`);
      else if (!isDeepStrictEqual(got, result ?? { error }))
        different.set(exchange, `came back as ${JSON.stringify(got)}`);
      const inView = decodedExchanges.get(exchange);
      if (!inView || different.has(exchange)) continue;
      sent = undefined;
      const value = await view[method]?.(...inView.params);
      if (!isSentAs(sent?.["params"] ?? [], inView.sent))
        different.set(exchange, `went out of the decoded view as ${JSON.stringify(sent)}`);
      else if (!isDeepStrictEqual(value, inView.result))
        different.set(exchange, `was decoded as ${inspect(value, { depth: 10 })}`);
    }
  } finally {
    await close();
  }
  return different;
}

/** Whether params went out as they are, or with the block `latest`, which a client adds if its caller omits it. */
function isSentAs(sent: unknown, params: readonly unknown[]): boolean {
  return isDeepStrictEqual(sent, params) || isDeepStrictEqual(sent, [...params, "latest"]);
}

/** The node's error, as it was recorded. */
function refusalOf(error: unknown): unknown {
  if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return error;
  const { rpcCode: code, rpcMessage: message, data } = error.context;
  return { code, message, ...(data === undefined ? {} : { data }) };
}
