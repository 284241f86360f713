import { copyFiles } from "@node-access-tools/workspace";
import { installLocked, must } from "./command.ts";

/** The git settings of commits in the copy. */
const AUTHOR = [
  ["user.name", "release check"],
  ["user.email", "release@localhost"],
  ["commit.gpgsign", "false"],
  ["tag.gpgsign", "false"],
] as const;

/** Copies the files of a checkout, except for ignored ones, to a new repository with one commit, and installs its dependencies. */
export async function copyRepository(root: string, copy: string): Promise<void> {
  await copyFiles(root, copy);
  await must("git", ["init", "--quiet", "--initial-branch=main"], { cwd: copy });
  for (const [key, value] of AUTHOR) await must("git", ["config", key, value], { cwd: copy });
  await commitAll(copy);
  await installLocked(copy);
}

/** Commits everything that has changed in a copy. */
export async function commitAll(copy: string): Promise<void> {
  await must("git", ["add", "--all"], { cwd: copy });
  await must("git", ["commit", "--quiet", "--allow-empty", "--message=state"], { cwd: copy });
}
