import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { put } from "../scratch.ts";

/** What Node reads to import a package, its dependencies included. */
export interface LoadedModules {
  readonly files: number;
  /** The size of these files, in thousands of bytes. */
  readonly kilobytes: number;
}

/** Counts the files that Node loads after this module, and their bytes. The hook needs a recent Node. */
const COUNTER = `
import { statSync } from "node:fs";
import { registerHooks } from "node:module";
const sizes = new Map();
registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) sizes.set(url, statSync(new URL(url)).size);
    return next(url, context);
  },
});
await import(process.argv[2]);
const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(JSON.stringify({ files: sizes.size, kilobytes: Math.ceil(bytes / 1000) }));
`;

/**
 * Counts what Node loads to import a package. Unlike the time that this takes, the count is the same on each machine;
 * `npm run bench` measures the time.
 */
export function modulesLoaded(name: string, directory: string): LoadedModules {
  put(directory, "count.mjs", COUNTER);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(directory, "count.mjs"), name], {
    cwd: directory,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`importing ${name} failed:\n${stderr}`);
  return JSON.parse(stdout) as LoadedModules;
}
