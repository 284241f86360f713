import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs a function that changes files, and restores the files if it fails.
 *
 * @param patterns - The files that it may change, create or remove, as globs from the root.
 * @throws the error of the function.
 */
export async function restoreOnFailure(
  root: string,
  patterns: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const files = (): string[] => globSync(patterns, { cwd: root });
  const before = new Map(files().map((path) => [path, readFileSync(join(root, path))]));
  try {
    await change();
  } catch (error) {
    for (const path of files()) if (!before.has(path)) rmSync(join(root, path));
    for (const [path, content] of before) {
      const file = join(root, path);
      if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
    }
    throw error;
  }
}
