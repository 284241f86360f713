import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VERSION = /^(export const VERSION = ")[^"]*(";)$/m;

/**
 * Replaces the version in the source of a module that exports its package's version.
 *
 * @throws Error if the module has no such line.
 */
export function withVersion(source: string, version: string, file: string): string {
  if (!VERSION.test(source)) {
    throw new Error(
      `${file} has no line \`export const VERSION = "..."\`: the release would report an old version`,
    );
  }
  return source.replace(VERSION, `$1${version}$2`);
}

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
