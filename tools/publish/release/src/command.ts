import { run } from "@node-access-tools/workspace";

/** Runs a program. What it throws is told without the places in its source, and the process ends with 1. */
export async function tell(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a command whose success is taken for granted. Its output is shown where it fails. */
export async function must(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const { code, stdout, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed (exit ${code}):\n${output}`);
  return stdout;
}
