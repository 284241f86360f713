import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePorts } from "@node-access-tools/local-servers";
import { allowedMethods, type StartProxy, token } from "./node-proxies.ts";

/** Whether HAProxy is installed. */
export const hasHaproxy: boolean = spawnSync("haproxy", ["-v"]).status === 0;

/** The same proxy with HAProxy, with one thread. */
export const startHaproxy: StartProxy = async (upstream) => {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), "haproxy-bench-"));
  writeFileSync(join(folder, "haproxy.cfg"), configure(port, new URL(upstream).host));
  const child = spawn("haproxy", ["-db", "-f", "haproxy.cfg"], { cwd: folder, stdio: "inherit" });
  const url = `http://127.0.0.1:${port}/`;
  const isOpen = (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error("HAProxy did not start");
    await setTimeout(20);
  }
  return {
    url: url + token,
    // Nanoseconds on a core come first.
    cpu: () => Number(readFileSync(`/proc/${child.pid}/schedstat`, "utf8").split(" ")[0]) / 1_000,
    async close() {
      child.kill();
      await once(child, "close");
      rmSync(folder, { recursive: true });
    },
  };
};

function configure(port: number, upstream: string): string {
  return `global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  option http-buffer-request
  http-reuse always
frontend callers
  bind 127.0.0.1:${port}
  http-request deny deny_status 401 unless { path /${token} }
  http-request deny deny_status 403 unless { req.body,json_query('$.method') -m str ${[...allowedMethods].join(" ")} }
  http-request set-path /
  default_backend node
backend node
  server upstream ${upstream}
`;
}
