import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { Connections } from "@node-access-tools/local-servers";
import { always, chooseFault } from "./fault.ts";
import { fillWeb, isGrpcWeb } from "./grpc-response.ts";
import type { HostileOptions, HostileServer } from "./hostile-options.ts";
import { readRequests, writeResponse } from "./http.ts";
import { listen } from "./listen.ts";
import { createSeen, type SeenRequest } from "./request.ts";
import { echoNonce, fill } from "./response.ts";
import { serveWebSockets } from "./web-sockets.ts";

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
  const connections = new Connections();
  /** Connections that are forwarded: of WebSockets and gRPC. */
  const tunnels = new Connections();
  let isRefusing = false;
  const upgrades = createHttpServer();
  const ws = serveWebSockets(upgrades, options, requests);
  // An unread request uses up its fault, although it is not in `requests`.
  let unread = 0;

  const onConnection = (socket: Socket): void => {
    if (isRefusing) return void socket.destroy();
    const connection = connections.add(socket.setNoDelay());
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
        return true;
      }
      socket.pause();
      socket.unshift(chunk);
      upgrades.emit("connection", socket);
      process.nextTick(() => socket.resume());
      return true;
    };
    readRequests(socket, first, (head, body) => {
      const fault = chooseFault(script, requests.length + unread);
      const seen = createSeen(connection, head, body, fault);
      requests.push(seen);
      options.onRequest?.(seen, fault);
      if (target !== undefined && Object.keys(fault).every((key) => key === "wait")) {
        setTimeout(forward, fault.wait ?? 0, Buffer.from(`${head}\r\n\r\n${body}`, "latin1"));
        return;
      }
      const filled = isGrpcWeb(seen) ? fillWeb(seen, fault) : fill(seen, fault.body, node);
      void writeResponse(socket, fault, filled, elsewhere);
    });
  };

  const { port, stop } = await listen(createServer(onConnection), closedFor);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    elsewhere: other?.requests ?? [],
    connections,
    cut: () => connections.cut(),
    cutTunnels() {
      tunnels.cut();
      return tunnels.open.size;
    },
    refuse: (value) => void (isRefusing = value),
    ...ws,
    async close() {
      connections.cut();
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
