import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Listens on a free port of loopback: at once, or as soon as nobody has listened there for so many milliseconds. */
export async function listen(server: Server, refuseFor = 0): Promise<{ port: number; stop: () => void }> {
  const stop = (): void => void server.close(() => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  if (refuseFor === 0) return { port, stop };
  server.close();
  await once(server, "close");
  const timer = setTimeout(() => server.listen(port, "127.0.0.1"), refuseFor);
  return {
    port,
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}
