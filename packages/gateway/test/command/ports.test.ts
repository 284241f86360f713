import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { resolveOptions } from "../../src/command/resolve-options.ts";
import { choosePorts } from "../../src/command/workers/ports.ts";

it("ports that workers will listen on stay reserved: the system gives a port with a connection to no other program", async () => {
  const chosen = await choosePorts(resolveOptions({ port: 0, grpcPort: 0, metrics: { port: 0 } }));
  const connections = readFileSync("/proc/net/tcp", "utf8");
  for (const port of [chosen.port, chosen.grpcPort, chosen.metrics?.port]) {
    const local = `0100007F:${Number(port).toString(16).toUpperCase().padStart(4, "0")}`;
    // Its end here, of a connection that is established.
    expect(connections).toMatch(new RegExp(` ${local} 0100007F:[0-9A-F]{4} 01 `));
  }
});
