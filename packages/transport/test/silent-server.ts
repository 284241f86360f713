import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A server that accepts connections but never completes a handshake. */
export interface SilentServer {
  readonly port: number;
  /** The open connections, from the server's view. */
  readonly open: Set<Socket>;
  /** The number of connections so far. */
  total(): number;
}

/**
 * Starts a server that accepts connections but never completes a handshake: of TLS, a WebSocket or a
 * proxy.
 *
 * @param respond - The response to the first bytes of a connection. Default: none.
 */
export async function silentServer(respond: (text: string) => string = () => ""): Promise<SilentServer> {
  const open = new Set<Socket>();
  let total = 0;
  const server = createServer((socket) => {
    total += 1;
    open.add(socket);
    socket.on("error", () => {});
    socket.once("data", (data) => {
      socket.write(respond(String(data)));
      socket.resume();
    });
    socket.on("close", () => open.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, open, total: () => total };
}
