import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** A scripted venue WebSocket on loopback. */
export interface VenueServer {
  readonly endpoint: string;
  /** Received messages as JSON, by socket. */
  readonly received: unknown[][];
  /** The headers of each handshake. */
  readonly handshakes: readonly IncomingHttpHeaders[];
  /** The open sockets, the oldest first. */
  readonly sockets: readonly WebSocket[];
  /** Sends a message on the newest socket. */
  send(channel: string, data: unknown): void;
  close(): Promise<void>;
}

/** @param handle - Handles a message, and returns whether it did. Otherwise subscriptions are confirmed and pings answered. */
export async function startVenueSocket(
  handle: (message: { method: string; subscription?: object }, server: VenueServer) => boolean = () => false,
): Promise<VenueServer> {
  const wss = new WebSocketServer({ port: 0, host: "127.0.0.1", path: "/ws" });
  const received: unknown[][] = [];
  const sockets: WebSocket[] = [];
  const handshakes: IncomingHttpHeaders[] = [];
  const server: VenueServer = {
    endpoint: "",
    received,
    handshakes,
    sockets,
    send: (channel, data) => sockets.at(-1)?.send(JSON.stringify({ channel, data })),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.terminate();
        wss.close(() => resolve());
      }),
  };
  wss.on("connection", (socket, { headers }) => {
    sockets.push(socket);
    handshakes.push(headers);
    const own: unknown[] = [];
    received.push(own);
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as { method: string; subscription?: object };
      own.push(message);
      if (handle(message, server)) return;
      const { method, subscription } = message;
      if (method === "ping") socket.send('{"channel":"pong"}');
      else server.send("subscriptionResponse", { method, subscription });
    });
  });
  await new Promise((resolve) => wss.once("listening", resolve));
  return Object.assign(server, { endpoint: `ws://127.0.0.1:${(wss.address() as AddressInfo).port}` });
}
