import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { must } from "./run.ts";

/**
 * Copies the files of a checkout to another folder, except for those that git ignores: other tasks may write or remove
 * ignored files at the same time.
 */
export async function copyFiles(root: string, copy: string): Promise<void> {
  const listed = await must("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  // Git lists files that were removed and not committed.
  const files = listed.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
  for (const path of files) cpSync(join(root, path), join(copy, path), { preserveTimestamps: true });
}
