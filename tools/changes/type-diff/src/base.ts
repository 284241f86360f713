import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";

/** The newest tag of a package that changesets has made; `undefined` before the first release. */
export async function lastRelease(root: string): Promise<string | undefined> {
  const format = "--format=%(refname:strip=2)";
  const tags = ["for-each-ref", "--sort=-creatordate", "--count=1", format, "refs/tags/@node-access/*"];
  const { code, stdout, output } = await run("git", tags, { cwd: root });
  if (code !== 0) throw new Error(`the tags of ${root} cannot be read:\n${output}`);
  return stdout.trim() === "" ? undefined : stdout.trim();
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
