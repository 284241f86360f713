import { once } from "node:events";
import type { Server } from "node:net";
import { listen as listenNow } from "@node-access-tools/local-servers";

/** Ports that systems do not hand out by themselves, so that nobody else listens where nobody should. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** Listens on a free port of loopback: at once, or as soon as the port has been free for this many milliseconds. */
export async function listen(server: Server, refuseFor = 0): Promise<{ port: number; stop: () => void }> {
  const stop = (): void => void server.close(() => {});
  if (refuseFor === 0) {
    const { port } = await listenNow(server);
    return { port, stop };
  }
  const port = await closedPort(server);
  const timer = setTimeout(() => server.listen(port, "127.0.0.1"), refuseFor);
  return {
    port,
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/** A port where the server could listen, and nobody does. */
async function closedPort(server: Server): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    server.listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch {
      continue;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}
