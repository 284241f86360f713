import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server as NetServer } from "node:net";
import { once } from "node:events";
import type { ResolvedOptions } from "../options.ts";

/** Milliseconds that a connection may idle, and a caller may take for its headers and for its whole request. */
const times = { keepAliveTimeout: 60_000, headersTimeout: 15_000, requestTimeout: 60_000 };

/** Makes the HTTP or HTTPS server; it does not listen yet. */
export function createListener({ tls }: ResolvedOptions): Server {
  return tls ? createTlsServer({ ...tls, ...times }) : createServer(times);
}

/** @returns the port that the server listens on. */
export async function listen(server: NetServer, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Takes no new connections, waits for what is in flight, at most so many milliseconds, and then ends the rest. */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
  // A connection that finishes its request while we wait is idle then, and nobody else would end it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
}
