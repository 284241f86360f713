import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { spawnGuarded } from "@node-access-tools/local-servers";
import type { Balancer, Route } from "./round-robin.ts";

/**
 * Writes HAProxy's configuration. Each request goes to the next gateway, even on the same connection.
 *
 * The health check is `/readyz`, which fails as soon as a gateway begins to shut down.
 */
export function haproxyConfiguration(routes: readonly Route[]): string {
  const checks = routes.find(({ isHttp2 }) => !isHttp2)?.backends ?? [];
  const sections = routes.map(({ port, backends, isHttp2 }, route) => {
    const protocol = isHttp2 ? " proto h2" : "";
    const servers = backends.map(
      (backend, index) =>
        `  server gateway${index + 1} 127.0.0.1:${backend}${protocol} check check-proto h1 port ${checks[index] ?? backend}`,
    );
    return `frontend front${route}
  bind 127.0.0.1:${port}${protocol}
  default_backend gateways${route}
backend gateways${route}
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}`;
  });
  return `defaults
  mode http
  # Events are forwarded without delay.
  option http-no-delay
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  retries 3
  option redispatch
  # A request is retried only if it cannot have reached a gateway, so a write is sent at most once.
  retry-on conn-failure
${sections.join("\n")}
`;
}

/** Starts HAProxy and waits until it listens. */
export async function startHaproxy(program: string, routes: readonly Route[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, haproxyConfiguration(routes));
  const child = spawnGuarded(program, ["-db", "-f", file]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      hasEnded = true;
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  for (const { port } of routes) {
    while (!(await accepts(port))) {
      if (hasEnded) throw new Error(`HAProxy did not start:\n${output.trim()}`);
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

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
