import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { createMistakes } from "./mistakes.ts";

/**
 * Replaces generated files: all that differ are first written to temporary files,
 * and a failure changes nothing.
 *
 * @param files - Texts by absolute path.
 * @param owned - Folders in which no other files may remain, at any depth.
 * @returns the paths of the files that were changed or removed.
 * @throws Mistakes with the file that cannot be written, why, and the remedy.
 */
export function writeGenerated(files: ReadonlyMap<string, string>, ...owned: readonly string[]): string[] {
  // Each with its current text, if it exists, and the temporary file with the new text.
  const changed: { readonly path: string; readonly old: string | undefined; readonly side: string }[] = [];
  const undo: (() => void)[] = [];
  let at = "";
  try {
    for (const [path, text] of files) {
      at = path;
      const old = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      if (old === text) continue;
      const side = join(dirname(path), `.${basename(path)}.new`);
      const folder = createFolder(dirname(path));
      undo.push(() => rmSync(folder ?? side, { recursive: folder !== undefined, force: true }));
      writeFileSync(side, text);
      changed.push({ path, old, side });
    }
    for (const { path, old, side } of changed) {
      at = path;
      renameSync(side, path);
      undo.push(() => (old === undefined ? rmSync(path) : writeFileSync(path, old)));
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const remedy = "nothing was written; check that its folder is writable and the disk has space";
    const what = `it cannot be written (${code})`;
    throw createMistakes(relative("", at), what, remedy);
  }
  const stale = owned
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path));
  for (const path of stale) rmSync(path);
  return [...changed.map(({ path }) => path), ...stale];
}

/**
 * Creates a folder and those around it, and returns the outermost that it created. The recursive `mkdirSync` of Node
 * never returns in file systems that have no such folders, such as /proc.
 */
function createFolder(path: string): string | undefined {
  if (existsSync(path) && statSync(path).isDirectory()) return undefined;
  const outer = dirname(path) === path ? undefined : createFolder(dirname(path));
  mkdirSync(path);
  return outer ?? path;
}
