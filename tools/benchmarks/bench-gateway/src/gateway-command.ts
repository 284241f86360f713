import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  onFreePorts,
  type PrintedCredentials,
  readCredentials,
  ServerProgram,
} from "@node-access-tools/local-servers";
import type { GatewayOptions } from "@node-access/gateway";

const command = fileURLToPath(import.meta.resolve("@node-access/gateway")).replace(/index\.js$/, "bin.js");

/** The gateway's command in its own process. */
export interface GatewayCommand {
  readonly url: string;
  /** What the first start on a database prints. */
  readonly credentials: PrintedCredentials | undefined;
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
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Also when this process fails in between.
  process.once("exit", () => child.kill());
  const program = new ServerProgram(child, { name: "the gateway", ready: /Listening on \S+,/ });
  await program.ready;
  return {
    url: /Listening on (\S+),/.exec(program.output)?.[1] ?? "",
    credentials: readCredentials(program.output),
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
    stop: () => program.stop(),
  };
}

/** A gateway with a new SQLite file, which is deleted when it stops. */
export interface FreshGateway extends GatewayCommand {
  /** Where callers of a protocol's node post; the path of its WebSocket begins with `/ws`. */
  urlOf(protocol: string, prefix?: string): string;
}

/** Starts the command with a config and a new database. */
export async function startFreshGateway(config: GatewayOptions): Promise<FreshGateway> {
  const folder = mkdtempSync(join(tmpdir(), "bench-gateway-"));
  const [database, file] = [join(folder, "state.db"), join(folder, "config.json")];
  writeFileSync(file, JSON.stringify(config));
  const gateway = await startGatewayCommand("--database", database, "--config", file);
  return {
    ...gateway,
    urlOf: (protocol, prefix = "") => `${gateway.url}${prefix}/${gateway.credentials?.nodes[protocol]?.key}`,
    async stop() {
      await gateway.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
