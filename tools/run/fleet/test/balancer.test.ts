import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { freePorts } from "@node-access-tools/local-servers";
import { programForTests } from "@node-access-tools/workspace";
import { afterEach, describe, expect, it } from "vitest";
import { type Balancer, startHaproxy, startRoundRobin } from "../src/index.ts";

const haproxy = programForTests("haproxy");

const servers: Server[] = [];
let balancer: Balancer | undefined;
afterEach(async () => {
  await balancer?.stop();
  balancer = undefined;
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts servers that respond with their own number. */
async function startServers(count: number): Promise<number[]> {
  const started = Array.from({ length: count }, (_, index) =>
    createServer((_request, response) => response.end(String(index))).listen(0, "127.0.0.1"),
  );
  servers.push(...started);
  await Promise.all(started.map((server) => once(server, "listening")));
  return started.map((server) => (server.address() as AddressInfo).port);
}

async function serversBehind(port: number, count: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let request = 0; request < count; request++) {
    // Each request gets a new connection.
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: "close" } });
    seen.add(await response.text());
  }
  return seen;
}

const starts = [
  ["the round robin", startRoundRobin, true],
  ["HAProxy", (routes: Parameters<typeof startHaproxy>[1]) => startHaproxy(haproxy ?? "", routes), haproxy],
] as const;

for (const [name, start, isInstalled] of starts) {
  describe.runIf(isInstalled)(name, () => {
    it("forwards connections to every backend, and skips one that is gone", async () => {
      const backends = await startServers(3);
      const [port = 0, other = 0] = await freePorts(2);
      balancer = await start([
        { port, backends },
        { port: other, backends },
      ]);
      for (const front of [port, other])
        await expect.poll(() => serversBehind(front, 6)).toEqual(new Set(["0", "1", "2"]));
      servers[1]?.close().closeAllConnections();
      await expect.poll(() => serversBehind(port, 6)).toEqual(new Set(["0", "2"]));
    });
  });
}
