import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ServerProgram } from "@node-access-tools/local-servers";
import type { Place } from "../installed-gateway.ts";
import type { Results } from "./outcome.ts";

/** Maximum milliseconds until the worker must have responded. */
const LIMIT = 60_000;

/** A worker that may connect to this machine, and that is called over HTTP. */
const createConfig = (program: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "program.js", esModule = embed "${program}")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "machine",
    )),
    (name = "machine", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** Runs the module at a path in workerd, the runtime of Cloudflare Workers. @returns the results that it responds with. */
export async function inWorkerd(workerd: string, program: string, place: Place): Promise<Results> {
  const folder = dirname(program);
  writeFileSync(join(folder, "worker.capnp"), createConfig(basename(program)));
  const child = spawn(workerd, ["serve", "--control-fd=1", "worker.capnp"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const running = new ServerProgram(child, { name: "workerd", ready: /"port":(\d+)/ });
  await running.ready;
  try {
    const [, port] = /"port":(\d+)/.exec(running.output) ?? [];
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      body: JSON.stringify(place),
      signal: AbortSignal.timeout(LIMIT),
    });
    return (await response.json()) as Results;
  } finally {
    await running.stop();
  }
}
