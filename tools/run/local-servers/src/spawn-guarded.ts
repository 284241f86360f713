import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const guard = fileURLToPath(new URL("guard.ts", import.meta.url));

/**
 * Starts a program that always ends with this process, even if this process is ended by SIGKILL.
 *
 * @param folder - Where the program runs. Deleted when it has ended. Default: this process's folder, which stays.
 * @param env - The program's environment. Default: that of this process.
 * @returns the guard process. Closing its standard input ends it and the program.
 */
export function spawnGuarded(
  program: string,
  programArguments: readonly string[],
  folder = "",
  env: NodeJS.ProcessEnv = process.env,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [guard, folder, program, ...programArguments], {
    env,
    stdio: ["pipe", "pipe", "pipe"],
  });
}
