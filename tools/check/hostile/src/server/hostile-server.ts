import { createServer as createHttpServer } from "node:http";
import { createServer, type Socket } from "node:net";
import type { SlotNode } from "../chain/slot-node.ts";
import type { Body, Fault, Script } from "./fault.ts";
import { always, faultOf } from "./fault.ts";
import { fill } from "./fill.ts";
import { readRequests, type WireRequest } from "./http-connection.ts";
import { callsOf, echoNonce, rpcResponse, type RpcHandler } from "./json-rpc-response.ts";
import { listen } from "./listen.ts";
import { noncesOf, type SeenRequest } from "./request.ts";
import { restResponse } from "./rest-response.ts";
import { serveWebSockets } from "./web-sockets.ts";
import { writeResponse } from "./write-response.ts";

/** How a server misbehaves. Without any property, it responds correctly. */
export interface HostileOptions {
  readonly script?: Script | undefined;
  /** Faults of a WebSocket's upgrade, in the order of the upgrades. */
  readonly upgrades?: Script | undefined;
  /** Responds to JSON-RPC calls. Default: each call's result is its nonce. */
  readonly node?: RpcHandler | undefined;
  /** Milliseconds during which the port accepts no connections. */
  readonly closedFor?: number | undefined;
  /** Whether to ignore pings on WebSockets. */
  readonly noPong?: boolean | undefined;
  /** How many of the latest slots a Geyser server can replay. Default: 1,000. */
  readonly retainedSlots?: number | undefined;
}

/** A server on loopback, and the requests that it has received. */
export interface HostileServer {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Requests to the second server, whose URL is `$ELSEWHERE`. */
  readonly elsewhere: readonly SeenRequest[];
  /** How many connections were ever opened. */
  readonly connections: number;
  /** The numbers of the open connections. */
  readonly open: ReadonlySet<number>;
  /** The slots of a Geyser server. */
  readonly slots?: SlotNode;
  /** Cuts all connections. */
  cut(): void;
  /** Sends a text on every open WebSocket, or only on the one with this number, counted from 0, if it is open. */
  push(text: string, connection?: number): void;
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
  const { script = [], node = echoNonce, closedFor = 0 } = options;
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const open = new Set<number>();
  const upgrades = createHttpServer();
  const record = (connection: number, { head, body }: WireRequest): SeenRequest => {
    const seen = {
      number: requests.length,
      connection,
      at: performance.now(),
      head,
      body,
      nonces: noncesOf(`${head.split("\r\n", 1)[0]} ${body}`),
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
    const first = (chunk: Buffer): boolean => {
      if (faultOf(script, requests.length + unread).unread) {
        unread += 1;
        socket.resetAndDestroy();
        return true;
      }
      if (!/^GET [^\r]*\r\n(?:.*\r\n)*upgrade: *websocket/i.test(chunk.toString("latin1"))) return false;
      socket.removeAllListeners("data");
      socket.pause();
      socket.unshift(chunk);
      upgrades.emit("connection", socket);
      process.nextTick(() => socket.resume());
      return true;
    };
    readRequests(socket, first, (request) => {
      const fault = faultOf(script, requests.length + unread);
      const seen = record(connection, request);
      seen.rejected = isRejection(fault);
      const filled = fill(fault.body, filling(seen, node));
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
    push: ws.push,
    async close() {
      for (const socket of sockets) socket.destroy();
      stop();
      upgrades.close();
      await other?.close();
    },
  };
}

/** Whether a fault is a response which says that the request was not carried out. */
export function isRejection({ status, body }: Fault): boolean {
  return status === 425 || status === 429 || (typeof body === "string" && body.includes("-32005"));
}

/** Returns the values of a body's placeholders for the response to a request. */
export function filling(request: SeenRequest, node: RpcHandler): Parameters<typeof fill>[1] {
  const calls = callsOf(request.body);
  const isRpc = Array.isArray(calls) || calls?.method !== undefined;
  const correct = isRpc ? rpcResponse(request, node) : restResponse(request);
  const single = Array.isArray(calls) ? undefined : calls;
  return {
    request,
    id: single?.id,
    correct: JSON.stringify(correct),
    result: JSON.stringify((correct as { result?: unknown }).result ?? correct),
    altered: (fault: Body & object) =>
      JSON.stringify("batch" in fault ? rpcResponse(request, node, fault.batch) : correct),
  };
}
