import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { passRequest } from "./pass-request.ts";

const MAX_BODY = 4_000_000;

export interface HttpOptions {
  readonly port: number;
  readonly host: string;
  /** Whether callers of other machines may come, each with a credential of their own. */
  readonly isOpen: boolean;
  /** Returns the server of a caller; the credential is empty if callers need none. */
  readonly serverFor: (credential: string) => McpServer;
}

/** Serves the streamable HTTP transport at `/mcp`, and writes the address to stderr. */
export async function serveOnHttp(options: HttpOptions, { stderr }: Io): Promise<() => Promise<void>> {
  const { port, host, serverFor } = options;
  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.token ?? ""));
  const server = createHttpServer((request, response) => {
    relay(request, response, options.isOpen, handler.fetch).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new CommandError(`--port: ${host}:${port} cannot be used: ${error.code ?? error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const { address, port: own, family } = server.address() as AddressInfo;
  stderr.write(`http://${family === "IPv6" ? `[${address}]` : address}:${own}/mcp\n`);
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

/** Whether only programs on this machine reach an address. */
export function isLoopback(host: string): boolean {
  return /^(127(\.\d+){3}|localhost|::1)$/.test(host);
}

type Handle = ReturnType<typeof createMcpHandler>["fetch"];

async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  isOpen: boolean,
  handle: Handle,
): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const host = headers.host ?? "localhost";
  const credential = /^bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const refuse = (status: number, own = {}): void => void response.writeHead(status, own).end();
  if (url.split("?")[0] !== "/mcp") return refuse(404);
  // A page of another site must not use the server's credential through a name that leads to this machine.
  if (!isOpen && (!isLocal(`http://${host}`) || (headers.origin !== undefined && !isLocal(headers.origin))))
    return refuse(403);
  if (isOpen && credential === undefined) return refuse(401, { "www-authenticate": "Bearer" });
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? await readBody(request) : undefined;
  if (hasBody && body === undefined) return refuse(413, { connection: "close" });
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const left = new AbortController();
  response.once("close", () => left.abort());
  const init = { method, headers: pairs, signal: left.signal, ...(body !== undefined && { body }) };
  const authInfo =
    isOpen && credential !== undefined ? { token: credential, clientId: "caller", scopes: [] } : undefined;
  const result = await passRequest(handle, `http://${host}${url}`, init, authInfo);
  response.writeHead(result.status, Object.fromEntries(result.headers));
  if (result.body) for await (const chunk of result.body) response.write(chunk);
  response.end();
}

/** Reads a body; `undefined` if it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin);
}
