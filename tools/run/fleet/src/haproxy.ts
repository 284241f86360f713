import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runHaproxy } from "@node-access-tools/local-servers";
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
  const ports = routes.map(({ port }) => port);
  return { name: `HAProxy (${program})`, ...(await runHaproxy(program, configure(routes), ports)) };
}
