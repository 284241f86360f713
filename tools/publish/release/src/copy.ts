import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { installLocked, must } from "./command.ts";

/** What git would ask of whoever commits; the copy's history is thrown away with it. */
const AUTHOR = [
  ["user.name", "release check"],
  ["user.email", "release@localhost"],
  ["commit.gpgsign", "false"],
  ["tag.gpgsign", "false"],
] as const;

/** Copies what is or would be committed of a checkout, as its own repository with one commit, and installs its dependencies. */
export async function copyRepository(root: string, copy: string): Promise<void> {
  const listed = await must("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  for (const path of listed.split("\0").filter((one) => one !== "" && existsSync(join(root, one)))) {
    cpSync(join(root, path), join(copy, path));
  }
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
