import { createServer, type Socket } from "node:net";
import { listen } from "@node-access-tools/local-servers";

/** A server that speaks any protocol, or none. */
export interface RawServer {
  readonly url: string;
  /** Closes the server and its connections. */
  close(): Promise<void>;
}

/** @param onConnection - What it does with each connection. */
export async function startRawServer(onConnection: (socket: Socket) => void): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    onConnection(socket);
  });
  const { url, close } = await listen(server);
  return {
    url,
    close() {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}
