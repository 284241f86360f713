import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onFreePorts } from "@node-access-tools/workspace";

const command = fileURLToPath(import.meta.resolve("@node-access/gateway")).replace(/index\.js$/, "bin.js");

/** The gateway's command in its own process. */
export interface GatewayCommand {
  readonly url: string;
  /** What it printed: the first start prints credentials. */
  readonly output: string;
  /** Megabytes of memory that the machine has given it (Linux). */
  resident(): number;
  /** Milliseconds that its threads have worked (Linux). */
  cpu(): number;
  /** Ends it, and returns when it has ended. */
  stop(): Promise<void>;
}

/** Starts the command on free ports, and waits until it listens. */
export async function startGatewayCommand(...given: string[]): Promise<GatewayCommand> {
  const child = spawn(process.execPath, [command, ...onFreePorts, ...given], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  // Also when this process fails in between.
  process.once("exit", () => child.kill());
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    output += text;
    if (output.includes("Listening on")) break;
  }
  const [, url] = /Listening on (\S+),/.exec(output) ?? [];
  if (url === undefined) throw new Error("the gateway did not start");
  return {
    url,
    output,
    resident() {
      const [, kilobytes] =
        /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) / 1024;
    },
    cpu() {
      // The name of the command, in brackets, may hold spaces. The clock has 100 ticks a second.
      const [, fields = ""] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ");
      const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
      return (user + system) * 10;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** What a first start printed that callers need. */
export function credentialsIn(output: string): { apiKey: string; node: string; key: string } {
  const [, apiKey = ""] = /^ +API key (\S+)/m.exec(output) ?? [];
  const [, node = "", key = ""] = /ethereum: (\S+)\n +key (\S+)/.exec(output) ?? [];
  return { apiKey, node, key };
}
