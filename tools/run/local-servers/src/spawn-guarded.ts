import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const guard = fileURLToPath(new URL("guard.ts", import.meta.url));

/** How a guard runs its program. */
export interface GuardOptions {
  /** Where the program runs. Deleted when it has ended. Default: this process's folder, which stays. */
  readonly folder?: string;
  /** The program's environment. Default: this process's. */
  readonly env?: NodeJS.ProcessEnv;
  /** Default: this process's account. */
  readonly account?: { readonly uid?: number; readonly gid?: number };
  /** Default: SIGTERM. */
  readonly endSignal?: NodeJS.Signals;
  /** Whether the folder stays if the program ends by itself, as another guard will start it again. */
  readonly keeps?: boolean;
}

/**
 * Starts a program that ends with this process, even by SIGKILL. @returns its guard, whose standard error begins with the program's
 * `pid 123`. Closing the guard's standard input ends both.
 */
export function spawnGuarded(
  program: string,
  programArguments: readonly string[],
  options: GuardOptions = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [guard, JSON.stringify(options), program, ...programArguments], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  // The guard may end before what is written to it has arrived.
  child.stdin.on("error", () => {});
  return child;
}
