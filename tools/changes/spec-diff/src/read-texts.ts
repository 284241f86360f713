import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "./texts.ts";
import { withFile } from "./problem.ts";

/** Which files below `specs/` are specs. */
export function isSpec(name: string): boolean {
  return /^specs\/.*\.(?:yaml|proto)$/.test(name);
}

/**
 * Reads the specs of a folder that holds `specs/`.
 *
 * @throws Problem if one cannot be read.
 */
export function readTexts(root: string): Texts {
  const names = globSync("specs/**/*.{yaml,proto}", { cwd: root }).map((name) => name.replaceAll("\\", "/"));
  return new Map(names.toSorted().map((name) => [name, read(join(root, name), name)]));
}

function read(path: string, name: string): string {
  const remedy = "let it be a file that may be read";
  return withFile(`${name} cannot be read`, remedy, () => readFileSync(path, "utf8"));
}
