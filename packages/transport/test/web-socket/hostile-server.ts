import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";

/** A received JSON-RPC request. */
export interface Request {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A client's socket on the server. */
export interface Peer {
  readonly upgrade: IncomingMessage;
  readonly socket: WebSocket;
  /** Sends a response, or anything else, as JSON. */
  send(message: unknown): void;
  result(request: Request, result: unknown): void;
  notify(subscription: unknown, result: unknown): void;
  /** Destroys the TCP connection without a close frame. */
  kill(): void;
  /** Stops reading and responding, even to pings, without closing the connection. */
  freeze(): void;
}

export interface HostileServer {
  readonly port: number;
  /** All requests of all peers, in the order of arrival. */
  readonly requests: Request[];
  readonly peers: Peer[];
  /** The number of open connections. */
  connections(): number;
  /** Accepts an upgrade to which `onUpgrade` did not respond. */
  accept(request: IncomingMessage, socket: Duplex): void;
  close(): Promise<void>;
}

/** The behaviour of the server. By default, the result of a request is its method's name. */
export interface Behaviour {
  onRequest?(request: Request, peer: Peer): void;
  onPeer?(peer: Peer): void;
  /** Writes the HTTP response to an upgrade request. @returns whether it did. */
  onUpgrade?(request: IncomingMessage, socket: Duplex): boolean;
  readonly maxPayload?: number;
  /** Whether the server replies to pings. Default true. */
  readonly autoPong?: boolean;
  /** Whether the server compresses what it sends. Default true. */
  readonly compresses?: boolean;
}

/** Starts a WebSocket server on loopback that can misbehave. */
export async function startHostileServer(behaviour: Behaviour = {}): Promise<HostileServer> {
  const http = createServer();
  const { maxPayload = 0, autoPong = true, compresses: perMessageDeflate = true } = behaviour;
  const sockets = new WebSocketServer({ noServer: true, maxPayload, autoPong, perMessageDeflate });
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
