import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "./texts.ts";
import { withFile } from "./problem.ts";

/** Whether a file below `specs/` is a spec. */
export function isSpec(name: string): boolean {
  return /^specs\/.*\.(?:yaml|proto)$/.test(name);
}

/**
 * Reads the specs of a folder that contains `specs/`.
 *
 * @throws Problem if one cannot be read.
 */
export function readTexts(root: string): Texts {
  const names = globSync("specs/**/*.{yaml,proto}", { cwd: root }).map((name) => name.replaceAll("\\", "/"));
  return new Map(names.toSorted().map((name) => [name, read(join(root, name), name)]));
}

function read(path: string, name: string): string {
  const remedy = "make it a readable file";
  return withFile(`${name} cannot be read`, remedy, () => readFileSync(path, "utf8"));
}
