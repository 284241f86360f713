import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { releasesOf, run } from "@node-access-tools/workspace";

/** The newest commit that released a package and that other work has followed; `undefined` before. */
export function lastRelease(root: string): string | undefined {
  return releasesOf(root).find(({ isFresh }) => !isFresh)?.commit;
}

/**
 * Builds the packages of a commit in another folder.
 *
 * @param to - The folder for the commit's files.
 * @returns the folder with the built packages.
 * @throws Error if there is no such commit, or it cannot be built.
 */
export async function buildAt(root: string, commit: string, to: string): Promise<string> {
  mkdirSync(to, { recursive: true });
  const archive = join(to, "commit.tar");
  const steps: readonly (readonly [string, string, ...string[]])[] = [
    [root, "git", "archive", "--format=tar", `--output=${archive}`, "--end-of-options", commit],
    [to, "tar", "-xf", archive],
    [to, "pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--loglevel=warn"],
    [to, "npm", "run", "build"],
  ];
  for (const [cwd, command, ...args] of steps) {
    const { code, output } = await run(command, args, { cwd });
    if (code !== 0) throw new Error(`${commit} cannot be built (${command} ${args[0]}):\n${output}`);
  }
  return join(to, "packages");
}
