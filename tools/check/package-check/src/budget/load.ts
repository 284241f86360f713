import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { put } from "../scratch.ts";

/** What Node reads to import a package, its dependencies included. */
export interface LoadedModules {
  readonly files: number;
  /** The size of these files, in thousands of bytes. */
  readonly kilobytes: number;
}

/**
 * Counts the files that Node loads after each module, and their bytes. One process imports all of them, since its start takes
 * longer than most: a number in the URLs makes each import load its files again. The hooks need a recent Node.
 */
const COUNTER = `
import { statSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
const { cache } = createRequire(import.meta.url);
let sizes = new Map();
let run = 0;
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return resolved.url.startsWith("file:") ? { ...resolved, url: resolved.url + "?" + run } : resolved;
  },
  load(url, context, next) {
    if (url.startsWith("file:")) sizes.set(url, statSync(new URL(url)).size);
    return next(url, context);
  },
});
const counts = [];
for (const module of process.argv.slice(2)) {
  run++;
  sizes = new Map();
  for (const file of Object.keys(cache)) delete cache[file];
  try {
    await import(module);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    counts.push({ files: sizes.size, kilobytes: Math.ceil(bytes / 1000) });
  } catch (error) {
    counts.push("importing " + module + " failed:\\n" + error);
  }
}
console.log(JSON.stringify(counts));
`;

/**
 * Counts what Node loads to import each of these modules, or says why it cannot be imported. Unlike the time that this takes, the
 * counts are the same on each machine; `npm run bench` measures the time.
 */
export function modulesLoaded(names: readonly string[], directory: string): (LoadedModules | string)[] {
  put(directory, "count.mjs", COUNTER);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(directory, "count.mjs"), ...names], {
    cwd: directory,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`importing ${names.join(", ")} failed:\n${stderr}`);
  return JSON.parse(stdout) as (LoadedModules | string)[];
}
