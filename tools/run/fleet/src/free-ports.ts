import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/**
 * Finds ports of this machine that nobody listens on, so that a process can come back to the port that it had.
 *
 * @param count - How many; all of them differ.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
