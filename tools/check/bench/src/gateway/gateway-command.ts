import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
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

export interface GatewayCommand extends AsyncDisposable {
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
export function startGatewayCommand(...args: string[]): Promise<GatewayCommand> {
  return follow(spawnGateway([], args, ["ignore", "pipe", "pipe"]));
}

function spawnGateway(
  nodeArgs: readonly string[],
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  return spawn(process.execPath, [...nodeArgs, command, ...onFreePorts, "--json", ...args], { stdio });
}

async function follow(child: ChildProcess): Promise<GatewayCommand> {
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
      const threads = `/proc/${child.pid}/task`;
      const nanoseconds = readdirSync(threads).map((thread) =>
        Number.parseInt(readFileSync(join(threads, thread, "schedstat"), "utf8"), 10),
      );
      return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
    },
    stop: () => program.stop(),
    [Symbol.asyncDispose]: () => program.stop(),
  };
}

/** A gateway with a new SQLite file, which is deleted when it stops. */
export interface FreshGateway extends GatewayCommand {
  /** The URL of a protocol's node. @param prefix - `/ws` for its WebSocket. */
  urlOf(protocol: string, prefix?: string): string;
  /** Collects garbage. @returns the kilobytes of what is left, which varies less than resident memory. */
  held(): Promise<number>;
}

/** Starts the command with a config and a new database. */
export async function startFreshGateway(config: GatewayOptions): Promise<FreshGateway> {
  const folder = mkdtempSync(join(tmpdir(), "bench-gateway-"));
  const [database, file] = [join(folder, "state.db"), join(folder, "config.json")];
  writeFileSync(file, JSON.stringify(config));
  const reporter = fileURLToPath(new URL("report-memory.ts", import.meta.url));
  const child = spawnGateway(
    ["--import", reporter],
    ["--database", database, "--config", file],
    ["ignore", "pipe", "pipe", "pipe"],
  );
  const gateway = await follow(child);
  const stop = async (): Promise<void> => {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  };
  return {
    ...gateway,
    urlOf: (protocol, prefix = "") => `${gateway.url}${prefix}/${gateway.credentials?.nodes[protocol]?.key}`,
    async held() {
      child.kill("SIGUSR2");
      const [bytes] = (await once(child.stdio[3] as Readable, "data")) as [Buffer];
      return Number(bytes.toString()) / 1024;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
