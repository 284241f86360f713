import { once } from "node:events";
import type { Server } from "node:net";
import { listen as listenNow } from "@node-access-tools/local-servers";

/** Ports that operating systems do not assign by themselves, so no other program takes the port while it is closed. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** Listens on a free loopback port, immediately or after the port has been closed for this many milliseconds. */
export async function listen(server: Server, closedFor = 0): Promise<{ port: number; stop: () => void }> {
  const stop = (): void => void server.close(() => {});
  if (closedFor === 0) {
    const { port } = await listenNow(server);
    return { port, stop };
  }
  const port = await closedPort(server);
  const timer = setTimeout(() => server.listen(port, "127.0.0.1"), closedFor);
  return {
    port,
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

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
