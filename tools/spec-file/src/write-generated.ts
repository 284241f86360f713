import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Puts generated files in place: all that differ are written to the side first, so that a failure leaves the old ones whole.
 *
 * @param files - Text by absolute path.
 * @param owned - A folder in which, at any depth, no other file may remain, if the generator owns one.
 * @returns The paths of the files that differed or had to go.
 */
export function writeGenerated(files: ReadonlyMap<string, string>, owned?: string): string[] {
  const changed = [...files].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text,
  );
  const side: { readonly to: string; readonly path: string }[] = [];
  try {
    for (const [path, text] of changed) {
      const to = join(dirname(path), `.${basename(path)}.new`);
      mkdirSync(dirname(path), { recursive: true });
      side.push({ to, path });
      writeFileSync(to, text);
    }
  } catch (error) {
    for (const { to } of side) rmSync(to, { force: true });
    throw error;
  }
  for (const { to, path } of side) renameSync(to, path);
  const entries = owned ? readdirSync(owned, { recursive: true, withFileTypes: true }) : [];
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path));
  for (const path of stale) rmSync(path);
  return [...changed.map(([path]) => path), ...stale];
}
