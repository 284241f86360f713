import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/**
 * @returns the port, or a free one if it is 0: all workers must listen on the same port,
 * including those that start later.
 */
export async function fixedPort(port: number, host: string): Promise<number> {
  if (port !== 0) return port;
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return free;
}
