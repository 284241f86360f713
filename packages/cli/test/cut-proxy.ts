import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A TCP proxy whose connections can be cut. */
export interface CutProxy {
  readonly url: string;
  /** How many connections are open. */
  count(): number;
  /** Ends all connections. New ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy before a server of this machine. */
export async function startCutProxy(url: string): Promise<CutProxy> {
  const { hostname, port, protocol } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => sockets.size,
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
