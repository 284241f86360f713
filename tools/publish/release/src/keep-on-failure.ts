import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs what changes files, and where it fails puts these back as they were.
 *
 * @param patterns which files it may change, make or remove, from the root
 * @throws what it throws
 */
export async function keepOnFailure(
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
