import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that was free a moment ago, for a program that cannot report which port it chose. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
