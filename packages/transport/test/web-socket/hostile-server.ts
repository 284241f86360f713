import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";

/** A JSON-RPC request as it arrived. */
export interface Request {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** One client's socket, as the server sees it. */
export interface Peer {
  readonly upgrade: IncomingMessage;
  readonly socket: WebSocket;
  /** Sends an answer, or anything else, as JSON. */
  send(message: unknown): void;
  result(request: Request, result: unknown): void;
  notify(subscription: unknown, result: unknown): void;
  /** Cuts the TCP connection: no close frame. */
  kill(): void;
  /** From now on reads nothing and answers nothing, not even a ping; the connection stays. */
  freeze(): void;
}

export interface HostileServer {
  readonly port: number;
  /** All requests of all peers, in the order in which they arrived. */
  readonly requests: Request[];
  readonly peers: Peer[];
  /** How many connections are open. */
  connections(): number;
  /** Accepts an upgrade that `onUpgrade` has left unanswered. */
  accept(request: IncomingMessage, socket: Duplex): void;
  close(): Promise<void>;
}

/** How it behaves. Answers of a request are written by hand; without, `"<method>"` is the result. */
export interface Behaviour {
  onRequest?(request: Request, peer: Peer): void;
  onPeer?(peer: Peer): void;
  /** Writes the HTTP answer to an upgrade request itself. @returns whether it did. */
  onUpgrade?(request: IncomingMessage, socket: Duplex): boolean;
  readonly maxPayload?: number;
  /** Whether pings are answered. Default true. */
  readonly autoPong?: boolean;
}

/** Starts a WebSocket server on loopback that misbehaves as it is told. */
export async function startHostileServer(behaviour: Behaviour = {}): Promise<HostileServer> {
  const http = createServer();
  const { maxPayload = 0, autoPong = true } = behaviour;
  const sockets = new WebSocketServer({ noServer: true, maxPayload, autoPong, perMessageDeflate: true });
  const connections = new Set<Socket>();
  const requests: Request[] = [];
  const peers: Peer[] = [];

  http.on("connection", (connection: Socket) => {
    connections.add(connection);
    connection.on("error", () => {});
    connection.on("close", () => connections.delete(connection));
  });
  const accept = (request: IncomingMessage, connection: Duplex, head: Buffer = Buffer.alloc(0)): void => {
    sockets.handleUpgrade(request, connection, head, (socket) => {
      const peer = toPeer(request, connection as Socket, socket);
      peers.push(peer);
      socket.on("error", () => {});
      socket.on("message", (data) => {
        const message = JSON.parse(String(data)) as Request;
        requests.push(message);
        if (behaviour.onRequest) behaviour.onRequest(message, peer);
        else peer.result(message, message.method);
      });
      behaviour.onPeer?.(peer);
    });
  };
  http.on("upgrade", (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    if (!behaviour.onUpgrade?.(request, connection)) accept(request, connection, head);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    port: (http.address() as AddressInfo).port,
    requests,
    peers,
    connections: () => connections.size,
    accept,
    async close() {
      for (const connection of connections) connection.destroy();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function toPeer(upgrade: IncomingMessage, connection: Socket, socket: WebSocket): Peer {
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  return {
    upgrade,
    socket,
    send,
    result: ({ id }, result) => send({ jsonrpc: "2.0", id, result }),
    notify: (subscription, result) =>
      send({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result } }),
    kill: () => connection.destroy(),
    freeze: () => socket.pause(),
  };
}
