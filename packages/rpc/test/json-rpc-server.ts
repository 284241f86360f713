import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A received request. */
export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body:
    | { id: number; method: string; params?: unknown[] }
    | { id: number; method: string; params?: unknown[] }[];
}

/** A local JSON-RPC node with scripted responses. */
export interface JsonRpcServer extends AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
}

type Reply = { result: unknown } | { error: { code: number; message: string; data?: unknown } };

/**
 * Starts a node on loopback that responds to each call, single or in a batch, with the result of
 * `respond`.
 */
export async function startJsonRpcServer(
  respond: (method: string, params: unknown[] | undefined) => Reply,
): Promise<JsonRpcServer> {
  const received: Received[] = [];
  const one = ({ id, method, params }: { id: number; method: string; params?: unknown[] }): object => ({
    jsonrpc: "2.0",
    id,
    ...respond(method, params),
  });
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const body = JSON.parse(raw) as Received["body"];
      received.push({ url: request.url ?? "", headers: request.headers, body });
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(Array.isArray(body) ? body.map(one) : one(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
