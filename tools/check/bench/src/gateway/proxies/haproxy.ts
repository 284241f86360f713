import { readFileSync } from "node:fs";
import { freePorts, runHaproxy } from "@node-access-tools/local-servers";
import { optionalProgram } from "@node-access-tools/workspace";
import { allowedMethods, type StartProxy, token } from "./node-proxies.ts";

const program = optionalProgram("haproxy");

/** Whether HAProxy is installed. */
export const hasHaproxy: boolean = program !== undefined;

/** The same proxy with HAProxy, with one thread. */
export const startHaproxy: StartProxy = async (upstream) => {
  const [port = 0] = await freePorts(1);
  const { pid, stop } = await runHaproxy(program ?? "", configure(port, new URL(upstream).host), [port]);
  return {
    url: `http://127.0.0.1:${port}/${token}`,
    // Nanoseconds on a core come first.
    cpu: () => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000,
    close: stop,
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
