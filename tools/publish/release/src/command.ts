import { userPath } from "@node-access-tools/package-check";
import { run, type RunResult } from "@node-access-tools/workspace";

interface Options {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command that must succeed. @throws Error with its output if it fails. */
export async function must(command: string, args: readonly string[], options: Options): Promise<string> {
  const { code, stdout, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed (exit ${code}):\n${output}`);
  return stdout;
}

/** The output of a command if it failed. */
export function failure({ code, output }: RunResult): string[] {
  return code === 0 ? [] : [output];
}

/** Runs npm in a project like its user, with a registry. */
export async function npm(
  cwd: string,
  registry: string,
  ...[command = "", ...args]: readonly string[]
): Promise<void> {
  const env = { ...process.env, PATH: userPath(), npm_config_registry: registry };
  await must("npm", [command, "--no-audit", "--no-fund", "--loglevel=error", ...args], { cwd, env });
}
