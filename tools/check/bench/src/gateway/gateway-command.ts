import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  onFreePorts,
  type PrintedCredentials,
  gatewayReady,
  readAddresses,
  readCredentials,
  ServerProgram,
} from "@node-access-tools/local-servers";
import type { GatewayOptions } from "@node-access/gateway";

const command = fileURLToPath(import.meta.resolve("@node-access/gateway")).replace(/index\.js$/, "bin.js");

export interface GatewayCommand {
  readonly url: string;
  /** The credentials that the first start with a database prints. */
  readonly credentials: PrintedCredentials | undefined;
  /** Megabytes of resident memory (Linux). */
  resident(): number;
  /** Milliseconds of CPU that its threads have used (Linux). */
  cpu(): number;
  /** Stops the process, and resolves when it has exited. */
  stop(): Promise<void>;
}

/** Starts the command on free ports, and waits until it listens. */
export async function startGatewayCommand(...args: string[]): Promise<GatewayCommand> {
  const child = spawn(process.execPath, [command, ...onFreePorts, "--json", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Also stops the gateway if this process fails.
  process.once("exit", () => child.kill());
  const program = new ServerProgram(child, { name: "the gateway", ready: gatewayReady });
  await program.ready;
  return {
    url: readAddresses(program.output).url,
    credentials: readCredentials(program.output),
    resident() {
      const [, kilobytes] =
        /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) / 1024;
    },
    cpu() {
      // The name of the command, in parentheses, may contain spaces. The clock has 100 ticks per second.
      const [, fields = ""] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ");
      const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
      return (user + system) * 10;
    },
    stop: () => program.stop(),
  };
}

/** A gateway with a new SQLite file, which is deleted when it stops. */
export interface FreshGateway extends GatewayCommand {
  /** The URL of a protocol's node. @param prefix - `/ws` for its WebSocket. */
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
