import { Readable, Writable } from "node:stream";
import { type AuthInfo, createMcpHandler } from "@modelcontextprotocol/server";
import { Callers } from "./callers.ts";
import { createServer } from "./create-server.ts";
import type { McpHandler, SharedTexts } from "./mcp-handler.ts";
import { passRequest } from "./pass-request.ts";

/** Serves the callers of a gateway, each with a credential of their own, within the gateway's process. */
export function serveGateway(endpoint: string, grpcEndpoint: string, texts?: SharedTexts): McpHandler {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const io = {
    stdin: Readable.from([]),
    stdout: nowhere,
    stderr: nowhere,
    env: {},
    signal: new AbortController().signal,
  };
  const callers = new Callers({ defaults: { endpoint, grpcEndpoint }, allowWrites: false }, io, texts);
  const { fetch } = createMcpHandler(
    ({ authInfo: { token = "", extra = {} } = {} as Partial<AuthInfo> }) => {
      const context = callers.contextFor(token);
      return createServer({ ...context, defaults: { ...context.defaults, ...extra } });
    },
    // Proxies end a connection that is silent for a minute.
    { keepAliveMs: 45_000 },
  );
  return async ({ headers, body, credential, protocol, signal }) => {
    // The address is of no interest: the gateway has checked where the request comes from.
    const request = { method: "POST", headers, body, signal };
    const extra = protocol === undefined ? {} : { protocol };
    const authInfo = { token: credential, clientId: "caller", scopes: [], extra };
    const response = await passRequest(fetch, `${endpoint}/mcp`, request, authInfo);
    const { status, headers: own } = response;
    return { status, headers: own, body: await begun(response.body) };
  };
}

/**
 * Waits for the beginning of a body. If the process ends before, its caller gets an error: of a response that has begun, clients
 * wait for the rest until their time is over.
 */
async function begun(body: Response["body"]): Promise<AsyncIterable<Uint8Array> | null> {
  if (!body) return null;
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  return (async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
}
