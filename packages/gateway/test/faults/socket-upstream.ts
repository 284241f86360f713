import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** An upstream that accepts WebSockets. */
export interface SocketUpstream {
  readonly url: string;
  /** The open sockets. */
  readonly sockets: ReadonlySet<WebSocket>;
  close(): void;
}

/** @param respond - How it reacts to each message. */
export async function startSocketUpstream(
  respond: (text: string, socket: WebSocket) => void,
): Promise<SocketUpstream> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => respond(data.toString("utf8"), socket));
    socket.on("error", () => {});
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets: server.clients,
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
