import type { Server } from "node:net";
import { freePorts, listen as listenNow } from "@node-access-tools/local-servers";

/** Listens on a free loopback port, immediately or after the port has been closed for this many milliseconds. */
export async function listen(server: Server, closedFor = 0): Promise<{ port: number; stop: () => void }> {
  const stop = (): void => void server.close(() => {});
  if (closedFor === 0) {
    const { port } = await listenNow(server);
    return { port, stop };
  }
  // One that no system assigns by itself, so no other program takes it while it is closed.
  const [port = 0] = await freePorts(1);
  const timer = setTimeout(() => server.listen(port, "127.0.0.1"), closedFor);
  return {
    port,
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}
