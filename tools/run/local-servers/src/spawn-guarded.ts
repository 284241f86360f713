import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const guard = fileURLToPath(new URL("guard.ts", import.meta.url));

/**
 * Starts a program that ends with this process, however this process ends: even SIGKILL leaves nothing behind.
 *
 * @returns the process that watches over the program. Closing its standard input ends both.
 */
export function spawnGuarded(
  program: string,
  programArguments: readonly string[],
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [guard, program, ...programArguments], { stdio: ["pipe", "pipe", "pipe"] });
}
