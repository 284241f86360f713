import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** A server that listens on loopback. */
export interface LocalServer {
  readonly port: number;
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** Closes the server and its HTTP connections. Connections that it has upgraded stay open. */
  close(): Promise<void>;
}

/** Lets a server listen on a free port of loopback. */
export async function listen(server: Server & { closeAllConnections?: () => void }): Promise<LocalServer> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections?.();
      }),
  };
}

/**
 * Finds ports of this machine that nobody listens on, so that a process can come back to the port that it had.
 *
 * @param count - How many; all of them differ.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(createServer())));
  await Promise.all(servers.map((server) => server.close()));
  return servers.map(({ port }) => port);
}
