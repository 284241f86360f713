import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

export interface LocalServer {
  readonly port: number;
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** Closes the server and its HTTP connections. Connections that it has upgraded stay open. */
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. */
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
 * Ports that no system assigns by itself, to a server on port 0 or to a client's connection: on a busy machine, it would soon assign those
 * that were found. Browsers and `fetch` accept them all.
 */
const unassigned = { from: 20_000, to: 32_768 };

/** Finds unused ports of this machine, so that a process can restart on the same port. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(unassigned.from, unassigned.to);
    const server = createServer();
    const isFree = await once(server.listen(port, "127.0.0.1"), "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    ports.add(port);
  }
  return [...ports];
}

/** How often other ports are tried. */
const maxStarts = 5;

/** Starts a program that cannot choose its ports. If its error matches `taken`, another program was faster, and other ports are tried. */
export async function startOnFreePorts<T>(
  count: number,
  taken: RegExp,
  start: (ports: readonly number[]) => Promise<T>,
  choosePorts: typeof freePorts = freePorts,
): Promise<T> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await start(await choosePorts(count));
    } catch (error) {
      if (starts === maxStarts || !taken.test(String(error))) throw error;
    }
  }
}
