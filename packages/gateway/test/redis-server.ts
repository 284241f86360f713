import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const programs = ["valkey-server", "redis-server"];

/**
 * Starts Valkey or Redis, if one of them is installed.
 *
 * @param skipped - What is skipped without a server, for a warning: `tests of counters in Redis`.
 */
export async function startRedis(port: number, skipped: string): Promise<ChildProcess | undefined> {
  for (const program of programs) {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const child = spawn(program, options, { stdio: ["ignore", "pipe", "ignore"] });
    const isStarted = await Promise.race([once(child, "error").then(() => false), untilReady(child)]);
    if (isStarted) return child;
  }
  console.warn(`\n!!! Neither ${programs.join(" nor ")} is installed: ${skipped} are skipped !!!\n`);
  return undefined;
}

async function untilReady(child: ChildProcess): Promise<boolean> {
  for await (const text of child.stdout ?? []) if (String(text).includes("eady to accept")) return true;
  return false;
}
