import { isNodeAccessError } from "@node-access/rpc";
import type { RpcProtocol } from "@node-access-tools/generate/model";
import { listen } from "@node-access-tools/local-servers";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { inspect, isDeepStrictEqual } from "node:util";
import { createClient } from "./clients.ts";
import type { Exchange } from "./exchange.ts";
import type { ExchangeViews } from "./exchange-views.ts";

/**
 * Sends the requests of exchanges with a protocol's client to a server that responds as recorded. Exchanges that match their schemas
 * are sent with the decoded view too, if the protocol has quantities.
 *
 * @returns the difference from the recording by exchange, if there is one.
 */
export async function sendExchanges(
  protocol: RpcProtocol,
  exchanges: readonly Exchange[],
  views: ReadonlyMap<Exchange, ExchangeViews>,
): Promise<Map<Exchange, string>> {
  let current: Exchange | undefined;
  let sent: { id: unknown; method: unknown; params?: unknown } | undefined;
  const server = createServer(async (request, response) => {
    sent = (await json(request)) as typeof sent;
    const recorded = current && withId(current.response, sent?.id);
    const status = current?.error ? (protocol.errorStatuses?.[0] ?? 200) : 200;
    response.writeHead(status, { "content-type": "application/json" }).end(recorded);
  });
  const { url, close } = await listen(server);
  const different = new Map<Exchange, string>();
  try {
    const client = await createClient(protocol, url);
    for (const exchange of exchanges) {
      current = exchange;
      sent = undefined;
      const { method, result, error } = exchange;
      const { wire, decoded } = views.get(exchange) ?? {};
      const params = wire && Array.isArray(exchange.params) ? wire.params : exchange.params;
      const got = await client.request({ method, params }).then(
        (value: unknown) => ({ value }),
        (reason: unknown) => ({ error: createRpcError(reason) }),
      );
      const returned = wire ? { value: wire.result } : result && { value: result.value };
      if (sent?.["method"] !== method || !isSentAs(sent["params"] ?? [], params))
        different.set(exchange, `was sent as ${JSON.stringify(sent)}`);
      else if (!isDeepStrictEqual(got, returned ?? { error }))
        different.set(exchange, `was returned as ${inspect(got, { depth: 10 })}`);
      if (!decoded || !client.decoded || different.has(exchange)) continue;
      sent = undefined;
      const value = await client.decoded[method]?.(...decoded.params);
      if (!isSentAs(sent?.["params"] ?? [], decoded.sent))
        different.set(exchange, `was sent with decoded numbers as ${JSON.stringify(sent)}`);
      else if (!isDeepStrictEqual(value, decoded.result))
        different.set(exchange, `was decoded as ${inspect(value, { depth: 10 })}`);
    }
  } finally {
    await close();
  }
  return different;
}

/** Replaces the id of a response, which is its first property or its last, if it has one. */
function withId(response: string, id: unknown): string {
  const others = response
    .replace(/^\{(\s*"jsonrpc":\s*"[^"]*",)?\s*"id":\s*[^,}]+,/, "{$1")
    .replace(/,\s*"id":\s*[^,{}]+\}$/, "}");
  return `{"id":${JSON.stringify(id)},${others.slice(1)}`;
}

/** Whether params were sent unchanged, or with the block `latest`, which a client adds if its caller omits it. */
function isSentAs(sent: unknown, params: unknown): boolean {
  return (
    isDeepStrictEqual(sent, params) ||
    (Array.isArray(params) && isDeepStrictEqual(sent, [...(params as unknown[]), "latest"]))
  );
}

/** Converts an error of the client to the node's error as recorded. */
function createRpcError(error: unknown): unknown {
  if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return error;
  const { rpcCode: code, rpcMessage: message, data } = error.context;
  return { code, message, ...(data === undefined ? {} : { data }) };
}
