import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "./load-trees.ts";

/** Which files below `specs/` are specs. */
export function isSpec(name: string): boolean {
  return /^specs\/.*\.(?:yaml|proto)$/.test(name);
}

/** Reads the specs of a folder that holds `specs/`. */
export function readTexts(root: string): Texts {
  const names = globSync("specs/**/*.{yaml,proto}", { cwd: root }).map((name) => name.replaceAll("\\", "/"));
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(root, name), "utf8")]));
}
