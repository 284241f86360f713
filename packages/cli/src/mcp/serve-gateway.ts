import { Readable, Writable } from "node:stream";
import { type AuthInfo, createMcpHandler } from "@modelcontextprotocol/server";
import { Callers } from "./callers.ts";
import { createServer } from "./create-server.ts";
import type { McpHandler } from "./mcp-handler.ts";

/** Serves the callers of a gateway, each with a credential of their own, within the gateway's process. */
export function serveGateway(endpoint: string, grpcEndpoint: string): McpHandler {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const io = {
    stdin: Readable.from([]),
    stdout: nowhere,
    stderr: nowhere,
    env: {},
    signal: new AbortController().signal,
  };
  const callers = new Callers({ defaults: { endpoint, grpcEndpoint }, allowWrites: false }, io);
  const { fetch } = createMcpHandler(({ authInfo: { token = "", extra = {} } = {} as Partial<AuthInfo> }) => {
    const context = callers.contextFor(token);
    return createServer({ ...context, defaults: { ...context.defaults, ...extra } });
  });
  return ({ headers, body, credential, protocol, signal }) => {
    // The address is of no interest: the gateway has checked where the request comes from.
    const request = new Request(`${endpoint}/mcp`, { method: "POST", headers, body, signal });
    const extra = protocol === undefined ? {} : { protocol };
    return fetch(request, { authInfo: { token: credential, clientId: "caller", scopes: [], extra } });
  };
}
