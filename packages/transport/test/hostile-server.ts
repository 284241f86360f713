import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { authorize } from "@node-access/auth";
import { onTestFinished } from "vitest";
import { createHttpTransport, type HttpTransportOptions } from "../src/http/http-transport.ts";
import { createHttpJsonRpc } from "../src/json-rpc/http-json-rpc.ts";
import type { CallResponse, CallOptions, Idempotency } from "../src/operation.ts";

/** A raw HTTP request. */
export interface WireRequest {
  readonly head: string;
  readonly body: string;
  readonly socket: Socket;
  /** The JSON-RPC id in the body. */
  readonly id: number;
  /** The number of the server's request, from 1. */
  readonly number: number;
}

/** A server on a raw socket that can violate HTTP. It stops with the test. */
export interface HostileServer {
  readonly url: string;
  readonly requests: WireRequest[];
  readonly sockets: Set<Socket>;
  /** All connections so far. */
  connections: number;
}

/**
 * Starts a server that passes each complete request to `handle`, which can do anything with the
 * socket.
 */
export async function hostileServer(handle: (request: WireRequest) => void): Promise<HostileServer> {
  const server = createServer();
  const started: HostileServer = { url: "", requests: [], sockets: new Set(), connections: 0 };
  server.on("connection", (socket) => {
    started.connections += 1;
    started.sockets.add(socket);
    socket.on("close", () => started.sockets.delete(socket));
    socket.on("error", () => {});
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      const end = received.indexOf("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (end === -1 || received.length < end + 4 + length) return;
      const head = received.slice(0, end);
      const body = received.slice(end + 4, end + 4 + length);
      received = "";
      const request = {
        head,
        body,
        socket,
        id: Number(/"id":(\d+)/.exec(body)?.[1]),
        number: started.requests.length + 1,
      };
      started.requests.push(request);
      handle(request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of started.sockets) socket.destroy();
    server.close();
  });
  return {
    ...started,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return started.connections;
    },
  };
}

/** Writes an HTTP response, with a correct Content-Length unless the headers override it. */
export function reply(
  socket: Socket,
  body: string | Buffer,
  status = "200 OK",
  headers: Record<string, string> = {},
): void {
  const bytes = Buffer.from(body);
  const all = { "content-type": "application/json", "content-length": String(bytes.length), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head.join("")}\r\n`, "latin1"), bytes]));
}

/** Writes a JSON-RPC result. */
export function replyResult({ socket, id }: WireRequest, result: unknown): void {
  reply(socket, JSON.stringify({ jsonrpc: "2.0", id, result }));
}

/** Options of a test's transport. */
export type Extra = Partial<HttpTransportOptions>;

/** Creates a function that calls a server once. */
export function calling(
  url: string,
  extra: Extra = {},
): (options?: CallOptions, idempotency?: Idempotency) => Promise<CallResponse> {
  const transport = createHttpTransport({ authorized: authorize("node", url), ...extra });
  onTestFinished(() => transport.close());
  const rpc = createHttpJsonRpc(transport);
  return (options = {}, idempotency = "safe") =>
    rpc.call({ name: "eth_thing", idempotency }, ["0x1"], { timeout: 5_000, ...options });
}

/**
 * An address on which no server listens. Its port is below those that the system gives to servers
 * of other tests.
 */
export async function closedUrl(): Promise<string> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return closedUrl();
  }
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}
