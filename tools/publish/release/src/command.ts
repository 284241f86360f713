import { userPath } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";

/** Runs a program. If it throws, prints the message without a stack, and exits with 1. */
export async function runMain(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a command that must succeed. @throws Error with its output if it fails. */
export async function must(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const { code, stdout, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed (exit ${code}):\n${output}`);
  return stdout;
}

/** Runs npm in a project like its user, with a registry. */
export async function npm(
  cwd: string,
  registry: string,
  command: string,
  ...args: readonly string[]
): Promise<void> {
  const env = { ...process.env, PATH: userPath(), npm_config_registry: registry };
  await must("npm", [command, "--no-audit", "--no-fund", "--loglevel=error", ...args], { cwd, env });
}

/** Installs the locked dependencies of a copy of this repository. */
export async function installLocked(cwd: string): Promise<void> {
  await must("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--loglevel=warn"], { cwd });
}
