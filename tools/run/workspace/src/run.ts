import { spawn } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/** Exit code and output of a finished command. */
export interface RunResult {
  /** Exit code; 1 if a signal ended the command. */
  readonly code: number;
  readonly stdout: string;
  /** Standard output and standard error, in the order in which they were received. */
  readonly output: string;
}

/** Runs a command without a shell and collects its output. Rejects if the command cannot be started. */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}

/** Runs a command that must succeed. @returns its standard output. @throws Error with all of its output if it fails. */
export async function must(...[command, args, options]: Parameters<typeof run>): Promise<string> {
  const { code, stdout, output } = await run(command, args, options);
  if (code === 0) return stdout;
  throw new Error(`${[command, ...args].join(" ")} failed in ${options.cwd} (exit ${code}):\n${output}`);
}

/** Copies the files of a checkout, except for ignored ones, which other tasks may write or remove at the same time. */
export async function copyFiles(root: string, copy: string): Promise<void> {
  const listed = await must("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  // Git lists files that were removed and not committed.
  const files = listed.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
  for (const path of files) cpSync(join(root, path), join(copy, path), { preserveTimestamps: true });
}
