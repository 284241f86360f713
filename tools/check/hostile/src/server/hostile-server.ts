import { createServer as createHttpServer } from "node:http";
import { createServer, type Socket } from "node:net";
import type { SlotNode } from "../chain/slot-node.ts";
import type { Body, Fault, Script } from "./fault.ts";
import { always, faultOf } from "./fault.ts";
import { fill } from "./fill.ts";
import { readRequests, type WireRequest } from "./http-connection.ts";
import { callsOf, echoNonce, rpcAnswer, type RpcHandler } from "./json-rpc-answer.ts";
import { listen } from "./listen.ts";
import { noncesOf, type SeenRequest } from "./request.ts";
import { restAnswer } from "./rest-answer.ts";
import { webSocketSide } from "./web-socket-side.ts";
import { writeAnswer } from "./write-answer.ts";

/** How a server behaves. Without any member it behaves well. */
export interface HostileOptions {
  readonly script?: Script | undefined;
  /** Faults of a WebSocket's upgrade, in the order of the upgrades. */
  readonly upgrades?: Script | undefined;
  /** Answers JSON-RPC; else each call is answered with its nonce. */
  readonly node?: RpcHandler | undefined;
  /** Milliseconds during which nobody listens at the address. */
  readonly refuseFor?: number | undefined;
  /** A WebSocket's pings are not answered. */
  readonly noPong?: boolean | undefined;
  /** Slots back from the latest that a Geyser server can still tell of; 1,000 if omitted. */
  readonly keeps?: number | undefined;
}

/** A server on loopback, and what it has seen. */
export interface HostileServer {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** What a second server has seen: the one to which `$ELSEWHERE` leads. */
  readonly elsewhere: readonly SeenRequest[];
  /** Connections that were ever made. */
  readonly connections: number;
  /** The numbers of the connections that are open. */
  readonly open: ReadonlySet<number>;
  /** What a Geyser server tells of. */
  readonly slots?: SlotNode;
  /** Cuts all connections. */
  cut(): void;
  /** Sends a text on every open WebSocket, or on the one of that number, counted from 0, if it is open. */
  push(text: string, connection?: number): void;
  close(): Promise<void>;
}

/** Starts a server for HTTP/1.1 and WebSocket that misbehaves as it is told. */
export async function startHostileServer(options: HostileOptions = {}): Promise<HostileServer> {
  const other = await listener({ script: always({}) }, "");
  return listener(options, other.url, other);
}

async function listener(
  options: HostileOptions,
  elsewhere: string,
  other?: HostileServer,
): Promise<HostileServer> {
  const { script = [], node = echoNonce, refuseFor = 0 } = options;
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const open = new Set<number>();
  const upgrades = createHttpServer();
  const see = (connection: number, { head, body }: WireRequest): SeenRequest => {
    const seen = {
      number: requests.length,
      connection,
      at: performance.now(),
      head,
      body,
      nonces: noncesOf(`${head.split("\r\n", 1)[0]} ${body}`),
      refused: false,
    };
    requests.push(seen);
    return seen;
  };
  const ws = webSocketSide(upgrades, options, see);
  let connections = 0;
  // A fault that leaves a request unread is used up by it, though the request is never seen.
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
      const seen = see(connection, request);
      seen.refused = isRefusal(fault);
      const filled = fill(fault.body, filling(seen, node));
      void writeAnswer(socket, fault, filled, elsewhere);
    });
  };

  const { port, stop } = await listen(createServer(onConnection), refuseFor);
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

/** Whether a fault says that the request was not carried out. */
export function isRefusal({ status, body }: Fault): boolean {
  return status === 425 || status === 429 || (typeof body === "string" && body.includes("-32005"));
}

/** What a body's placeholders stand for in the response to a request. */
export function filling(request: SeenRequest, node: RpcHandler): Parameters<typeof fill>[1] {
  const calls = callsOf(request.body);
  const isRpc = Array.isArray(calls) || calls?.method !== undefined;
  const right = isRpc ? rpcAnswer(request, node) : restAnswer(request);
  const single = Array.isArray(calls) ? undefined : calls;
  return {
    request,
    id: single?.id,
    right: JSON.stringify(right),
    result: JSON.stringify((right as { result?: unknown }).result ?? right),
    spoiled: (fault: Body & object) =>
      JSON.stringify("batch" in fault ? rpcAnswer(request, node, fault.batch) : right),
  };
}
