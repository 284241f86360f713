import { run } from "@node-access-tools/workspace";

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
