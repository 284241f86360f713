import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** @returns the port, or one that is free if it is 0: workers must all listen on the same one, also those that start later. */
export async function fixedPort(port: number, host: string): Promise<number> {
  if (port !== 0) return port;
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return free;
}
