import { userPath } from "@node-access-tools/package-check";
import { must, type RunResult } from "@node-access-tools/workspace";

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
