import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { nodeHttp } from "../codec/http/node-http.ts";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { Server as TlsServer } from "node:tls";
import { invalidArgument } from "@node-access/auth";
import type { Limits } from "../options/limits.ts";

/** Uses another certificate for new connections; open ones keep theirs. */
export function useCertificate(
  server: NetServer,
  certificate: { readonly cert: string; readonly key: string },
): void {
  if (server instanceof TlsServer) server.setSecureContext(certificate);
}

export interface ListenOptions {
  /** Certificate chain and private key in PEM; plain HTTP without them. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly limits: Limits;
}

export type ListenPort = "port" | "grpcPort" | "admin.port" | "console.port" | "metrics.port";

/** Milliseconds that a connection may be idle between two requests. */
const keepAliveTimeout = 60_000;

/** Creates the HTTP or HTTPS server, which does not listen yet. */
export function createListener({ tls, limits }: ListenOptions): Server {
  const { requestTimeout, stallTimeout } = limits;
  const headersTimeout = Math.ceil(requestTimeout / 4);
  // Node checks for timed-out connections only at this interval.
  const connectionsCheckingInterval = Math.min(5_000, headersTimeout);
  const times = { keepAliveTimeout, headersTimeout, requestTimeout, connectionsCheckingInterval };
  // A server without WebSockets responds as if no upgrade were asked for.
  const shouldUpgradeCallback = (request: IncomingMessage): boolean =>
    server.listenerCount("upgrade") > 0 && isWebSocket(request);
  const options = { ...times, shouldUpgradeCallback };
  const server: Server = tls
    ? createTlsServer({ ...tls, ...options, handshakeTimeout: headersTimeout })
    : nodeHttp.createServer(options);
  endStalled(server, tls ? "secureConnection" : "connection", stallTimeout);
  return server;
}

export function countConnections(server: NetServer, count: (change: 1 | -1) => void): void {
  const onClose = (): void => count(-1);
  server.on("connection", (socket: Socket) => {
    count(1);
    socket.on("close", onClose);
  });
}

/** Some clients offer an upgrade to HTTP/2 with their first request, which is served as HTTP/1.1. */
function isWebSocket({ headers }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? "");
}

/**
 * Ends connections whose callers read nothing of a waiting response for this many milliseconds.
 * Node's own timeout would restart with each byte that the caller sends.
 */
function endStalled(server: NetServer, event: string, milliseconds: number): void {
  const connections = new Set<Socket>();
  /** How many bytes of a waiting response its caller has read, and since when that is so. */
  const waiting = new Map<Socket, { readonly taken: number; readonly since: number }>();
  const onClose = function (this: Socket): void {
    connections.delete(this);
    waiting.delete(this);
  };
  server.on(event, (socket: Socket) => {
    connections.add(socket);
    socket.on("close", onClose);
  });
  // One timer for all: a timer of its own takes half a kilobyte for each connection.
  const timer = setInterval(() => {
    for (const socket of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      const before = waiting.get(socket);
      if (socket.writableLength === 0) waiting.delete(socket);
      else if (before?.taken !== taken) waiting.set(socket, { taken, since: performance.now() });
      else if (performance.now() - before.since >= milliseconds) socket.destroy();
    }
  }, milliseconds / 4).unref();
  server.on("close", () => clearInterval(timer));
}

/** @throws NodeAccessError `INVALID_ARGUMENT` that names the option, if it cannot listen there. */
export async function listen(
  server: NetServer,
  option: ListenPort,
  port: number,
  host: string,
): Promise<number> {
  // Workers share the ports that were chosen. One that nobody chose is for calls of the same process.
  server.listen({ port, host, exclusive: port === 0 });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "failed";
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(code))
      throw invalidArgument(
        option.replace(/\w*port$/i, "host"),
        "an address of this machine",
        `${host} (${code})`,
      );
    const reason = listenErrors[code];
    throw invalidArgument(
      option,
      "a free port, or 0 for any",
      `${port}${reason === undefined ? "" : `, ${reason}`} (${code})`,
    );
  }
  return (server.address() as AddressInfo).port;
}

const listenErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: "on which another program listens",
  EACCES: "on which this user may not listen",
};

/** Accepts no new connections, waits at most this long for requests in flight, and closes all connections. */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
  // A connection that finishes its request during the wait becomes idle, and must be closed here.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
}
