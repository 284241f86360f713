import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { spawnGuarded } from "@node-access-tools/local-servers";
import { findRoot } from "@node-access-tools/workspace";
import type { Balancer, Route } from "./round-robin.ts";

/** Returns the configuration of the gateway's Compose file, `deploy/haproxy.cfg`, with addresses of this machine. */
function configure([http, grpc]: readonly [http: Route, grpc: Route]): string {
  const file = join(findRoot(import.meta.dirname), "packages/gateway/deploy/haproxy.cfg");
  const list = (backends: readonly number[]): string =>
    backends
      .map((port, index) => {
        // The check of a gRPC port is that of the same gateway's HTTP port.
        const check = backends === grpc.backends ? ` port ${http.backends[index]}` : "";
        return `  server gateway-${index + 1} 127.0.0.1:${port}${check}\n`;
      })
      .join("");
  return (
    readFileSync(file, "utf8")
      // Only Docker's network resolves the names of services.
      .replace(/^resolvers docker\n(?: .*\n)+/m, "")
      .replaceAll(/ resolvers docker init-addr \S+/g, "")
      .replace("bind :9640", `bind 127.0.0.1:${http.port}`)
      .replace("bind :9641", `bind 127.0.0.1:${grpc.port}`)
      .replace(/(?:^ {2}server .*:9640\n)+/m, list(http.backends))
      .replace(/(?:^ {2}server .*:9641\n)+/m, list(grpc.backends))
  );
}

/** Starts HAProxy and waits until it listens. */
export async function startHaproxy(
  program: string,
  routes: readonly [http: Route, grpc: Route],
): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
  writeFileSync(join(folder, "haproxy.cfg"), configure(routes));
  const child = spawnGuarded(program, ["-db", "-f", "haproxy.cfg"], { folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4_000)));
  const ended = once(child, "close");
  for (const { port } of routes) {
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`HAProxy did not start:\n${output.trim()}`);
      await setTimeout(20);
    }
  }
  return {
    name: `HAProxy (${program})`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
