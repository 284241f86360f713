import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { startGatewayCommand } from "@node-access-tools/local-servers";
import type { GatewayOptions } from "@node-access/gateway";

const command = fileURLToPath(import.meta.resolve("@node-access/gateway")).replace(/index\.js$/, "bin.js");

/** A gateway that runs in a process of its own. */
export type MeasuredGateway = Awaited<ReturnType<typeof startMeasured>>;

/** Starts the command on free ports, and waits until it listens. @param nodeArgs - Those of its process. */
export async function startMeasured(args: readonly string[], nodeArgs: readonly string[] = []) {
  const gateway = await startGatewayCommand([process.execPath, ...nodeArgs, command], args, {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const { child } = gateway;
  // Also stops the gateway if this process fails.
  process.once("exit", () => child.kill());
  return {
    ...gateway,
    /** Megabytes of resident memory (Linux). */
    resident(): number {
      const [, kilobytes] =
        /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) / 1024;
    },
    /** Milliseconds of CPU that its threads have used (Linux). */
    cpu(): number {
      const threads = `/proc/${child.pid}/task`;
      const nanoseconds = readdirSync(threads).map((thread) =>
        Number.parseInt(readFileSync(join(threads, thread, "schedstat"), "utf8"), 10),
      );
      return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
    },
  };
}

/** Starts the command with a config and a new SQLite file, which is deleted when it stops. */
export async function startFreshGateway(config: GatewayOptions) {
  const folder = mkdtempSync(join(tmpdir(), "bench-gateway-"));
  const [database, file] = [join(folder, "state.db"), join(folder, "config.json")];
  writeFileSync(file, JSON.stringify(config));
  const reporter = fileURLToPath(new URL("report-memory.ts", import.meta.url));
  const gateway = await startMeasured(["--database", database, "--config", file], ["--import", reporter]);
  const stop = async (): Promise<void> => {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  };
  return {
    ...gateway,
    /** The URL of a protocol's node, or of its WebSocket with the prefix `/ws`. */
    urlOf: (protocol: string, prefix = ""): string =>
      `${gateway.url}${prefix}/${gateway.credentials?.nodes[protocol]?.key}`,
    /** Collects garbage. @returns the kilobytes of what is left, which varies less than resident memory. */
    async held(): Promise<number> {
      gateway.child.kill("SIGUSR2");
      const [bytes] = (await once(gateway.child.stdio[3] as Readable, "data")) as [Buffer];
      return Number(bytes.toString()) / 1024;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
