import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import type { TargetOptions } from "../target/target.ts";
import { Confirmations } from "./confirmations.ts";
import { createServer } from "./create-server.ts";
import type { McpContext } from "./context.ts";
import { StoredResults } from "./stored-results.ts";

/** The options of `node-access mcp`. */
export interface McpOptions extends TargetOptions {
  readonly allowWrites?: boolean;
  /** The port for HTTP, in place of stdio. */
  readonly port?: string;
}

/** Serves the Model Context Protocol over stdio, or over HTTP on this machine, until it is interrupted. */
export async function serveMcp(
  { allowWrites = false, port, ...defaults }: McpOptions,
  io: Io,
): Promise<void> {
  const context: McpContext = {
    io,
    defaults,
    allowWrites,
    results: new StoredResults(),
    confirmations: new Confirmations(),
  };
  const close = port === undefined ? serveOnStdio(context) : await serveOnHttp(context, portOf(port), io);
  await new Promise<void>((resolve) => {
    io.signal.addEventListener("abort", () => resolve(), { once: true });
    if (port === undefined) for (const event of ["end", "close"]) io.stdin.once(event, resolve);
  });
  await close();
}

function serveOnStdio(context: McpContext): () => Promise<void> {
  const handle = serveStdio(() => createServer(context));
  return () => handle.close();
}

async function serveOnHttp(context: McpContext, port: number, { stderr }: Io): Promise<() => Promise<void>> {
  const handler = createMcpHandler(() => createServer(context));
  const server = createHttpServer((request, response) => void relay(request, response, handler.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // Only programs on this machine may use its credentials.
    server.listen(port, "127.0.0.1", resolve);
  });
  stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp\n`);
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const host = headers.host ?? "";
  // A page of another site must not reach the server through a name that leads to this machine.
  if (
    !/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host) ||
    isForeign(headers.origin) ||
    url.split("?")[0] !== "/mcp"
  ) {
    response.writeHead(url.split("?")[0] === "/mcp" ? 403 : 404).end();
    return;
  }
  const body =
    method === "GET" || method === "HEAD"
      ? {}
      : { body: Readable.toWeb(request) as ReadableStream, duplex: "half" };
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const result = await handle(
    new Request(`http://${host}${url}`, { method, headers: pairs, ...body } as RequestInit),
  );
  response.writeHead(result.status, Object.fromEntries(result.headers));
  if (result.body) for await (const chunk of result.body) response.write(chunk);
  response.end();
}

function isForeign(origin: string | undefined): boolean {
  return origin !== undefined && !/^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new CommandError(`--port: expected 0 to 65535, received ${JSON.stringify(text)}`);
}
