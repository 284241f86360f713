import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.ts";
import { unreadIn } from "./readers.ts";
import type { Texts } from "./texts.ts";

/** Whether a file may be an input of generation. Editors leave files whose names begin with a dot, which no generator finds. */
function isSpec(name: string): boolean {
  return /^specs\/(?!README\.md$)/.test(name) && !/\/\./.test(name);
}

/** Reads all files of a folder's `specs/`. */
export function readTexts(root: string): Texts {
  const files = globSync("specs/**", { cwd: root, withFileTypes: true }).filter((one) => !one.isDirectory());
  const names = files
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, "/").length).replaceAll("\\", "/"))
    .filter(isSpec);
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(root, name), "utf8")]));
}

/**
 * Reads the specs of the work tree, and rejects a file that nothing compares: a change of it would go unnoticed.
 *
 * @throws Problem
 */
export function readCurrent(root: string): Texts {
  const texts = readTexts(root);
  const unread = unreadIn(texts);
  if (unread.length === 0) return texts;
  const remedy = "refer to it from a spec, name it like the others in its folder, or remove it";
  throw new Problem(`no tool reads ${unread.join(", ")}, so a change of it would go unnoticed`, remedy);
}
