import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import type { SlotNode } from "./slot-node.ts";
import { always, chooseFault, isRejection } from "./fault.ts";
import { fill, fillWeb } from "./fill.ts";
import { filling } from "./filling.ts";
import { isGrpcWeb } from "./grpc-message.ts";
import type { HostileOptions } from "./hostile-options.ts";
import { readRequests, type WireRequest } from "./http-connection.ts";
import { echoNonce } from "./json-rpc-response.ts";
import { listen } from "./listen.ts";
import { findNonces, type SeenRequest } from "./request.ts";
import { serveWebSockets } from "./web-sockets.ts";
import { writeResponse } from "./write-response.ts";

/** A server on loopback, and the requests that it has received. */
export interface HostileServer {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Requests to the second server, whose URL is `$ELSEWHERE`. */
  readonly elsewhere: readonly SeenRequest[];
  /** How many connections were ever opened. */
  readonly connections: number;
  readonly open: ReadonlySet<number>;
  readonly slots?: SlotNode;
  cut(): void;
  /** Cuts connections of WebSockets and gRPC that are forwarded. @returns how many. */
  cutTunnels(): number;
  /** Stops reading from open WebSockets without closing them. */
  freeze(): void;
  /** Whether to close new connections at once. */
  refuse(isRefusing: boolean): void;
  /**
   * Sends a text on every open WebSocket, or only on the one with this number, counted from 0, if it is open.
   *
   * @param frame - Bytes to send before it, as hexadecimal digits.
   */
  push(text: string, connection?: number, frame?: string): void;
  close(): Promise<void>;
}

/** Starts a server for HTTP/1.1 and WebSocket that misbehaves as its options say. */
export async function startHostileServer(options: HostileOptions = {}): Promise<HostileServer> {
  const other = await listener({ script: always({}) }, "");
  return listener(options, other.url, other);
}

async function listener(
  options: HostileOptions,
  elsewhere: string,
  other?: HostileServer,
): Promise<HostileServer> {
  const { script = [], node = echoNonce, closedFor = 0, target } = options;
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const tunnels = new Set<Socket>();
  const open = new Set<number>();
  let isRefusing = false;
  const upgrades = createHttpServer();
  const record = (connection: number, { head, body }: WireRequest): SeenRequest => {
    const seen = {
      number: requests.length,
      connection,
      at: performance.now(),
      head,
      body,
      nonces: findNonces(`${head.split("\r\n", 1)[0]} ${body}`),
      rejected: false,
    };
    requests.push(seen);
    return seen;
  };
  const ws = serveWebSockets(upgrades, options, record);
  let connections = 0;
  // An unread request uses up its fault, although it is not in `requests`.
  let unread = 0;

  const onConnection = (socket: Socket): void => {
    if (isRefusing) return void socket.destroy();
    const connection = connections;
    connections += 1;
    sockets.add(socket);
    open.add(connection);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      open.delete(connection);
    });
    let toTarget: Socket | undefined;
    const forward = (bytes: Buffer): unknown => (toTarget ??= joined(socket, target ?? 0)).write(bytes);
    const first = (chunk: Buffer): boolean => {
      if (chooseFault(script, requests.length + unread).unread) {
        unread += 1;
        socket.resetAndDestroy();
        return true;
      }
      const start = chunk.toString("latin1");
      const isUpgrade = /^GET [^\r]*\r\n(?:.*\r\n)*upgrade: *websocket/i.test(start);
      if (!isUpgrade && !(target !== undefined && start.startsWith("PRI "))) return false;
      socket.removeAllListeners("data");
      if (target !== undefined) {
        forward(chunk);
        socket.pipe(toTarget as Socket);
        tunnels.add(socket);
        socket.on("close", () => tunnels.delete(socket));
        return true;
      }
      socket.pause();
      socket.unshift(chunk);
      upgrades.emit("connection", socket);
      process.nextTick(() => socket.resume());
      return true;
    };
    readRequests(socket, first, (request) => {
      const fault = chooseFault(script, requests.length + unread);
      const seen = record(connection, request);
      seen.rejected = isRejection(fault);
      options.onRequest?.(seen, fault);
      if (target !== undefined && Object.keys(fault).every((key) => key === "wait")) {
        const bytes = Buffer.from(`${request.head}\r\n\r\n${request.body}`, "latin1");
        setTimeout(forward, fault.wait ?? 0, bytes);
        return;
      }
      const filled = isGrpcWeb(seen) ? fillWeb(seen, fault) : fill(fault.body, filling(seen, node));
      void writeResponse(socket, fault, filled, elsewhere);
    });
  };

  const { port, stop } = await listen(createServer(onConnection), closedFor);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    elsewhere: other?.requests ?? [],
    get connections() {
      return connections;
    },
    open,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    cutTunnels() {
      for (const socket of tunnels) socket.destroy();
      return tunnels.size;
    },
    refuse: (value) => void (isRefusing = value),
    ...ws,
    async close() {
      for (const socket of sockets) socket.destroy();
      stop();
      upgrades.close();
      await other?.close();
    },
  };
}

/** Connects to a port whose responses go to the socket. Both close together. */
function joined(socket: Socket, port: number): Socket {
  const target = connect(port, "127.0.0.1");
  target.pipe(socket);
  target.on("error", () => socket.destroy());
  target.on("close", () => socket.destroy());
  socket.on("close", () => target.destroy());
  return target;
}
