import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isNight } from "@node-access-tools/workspace";
import type { Reference } from "./page.ts";

/** What the reference is made of and by. */
const sources = [
  "specs/**/*.*",
  "packages/*/src/**/*.ts",
  "tools/codegen/generate/src/**/*.ts",
  "site/src/**/*.ts",
  "pnpm-lock.yaml",
];

/**
 * Returns the reference that tests and examples are checked with: by day a part, at night the whole, of which loading takes half a
 * minute of the processor's time. It is as it was loaded before, unless something has changed that it is made of.
 */
export async function loadKeptReference(root: string): Promise<Reference> {
  const hash = createHash("sha256").update(String(isNight));
  for (const path of globSync(sources, { cwd: root }).toSorted())
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  const file = join(root, "site/node_modules/.cache/reference", `${hash.digest("hex")}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Reference;
  // Its modules bring two compilers.
  const { loadReference } = await import("./load-reference.ts");
  const reference = await loadReference(root, isNight);
  rmSync(dirname(file), { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  // Whoever reads it finds the whole file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(reference));
  renameSync(`${file}.${process.pid}`, file);
  return reference;
}
