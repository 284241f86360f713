import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";

/**
 * Copies the files of a checkout to another folder, except for those that git ignores: other tasks may write or remove
 * ignored files at the same time.
 */
export async function copyFiles(root: string, copy: string): Promise<void> {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { code, stdout, output } = await run("git", list, { cwd: root });
  if (code !== 0) throw new Error(`git ${list.join(" ")} failed in ${root} (exit ${code}):\n${output}`);
  // Git lists files that were removed and not committed.
  const files = stdout.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
  for (const path of files) cpSync(join(root, path), join(copy, path), { preserveTimestamps: true });
}
