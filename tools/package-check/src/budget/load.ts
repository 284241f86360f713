import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { put } from "../scratch.ts";

/** Counts what the loader is asked to load after this module: a Node that is new enough has the hook. */
const COUNTER = `
import { registerHooks } from "node:module";
const files = new Set();
registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) files.add(url);
    return next(url, context);
  },
});
await import(process.argv[2]);
console.log(files.size);
`;

/** How many files Node loads to import a package. */
export function modulesLoaded(name: string, directory: string): number {
  put(directory, "count.mjs", COUNTER);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(directory, "count.mjs"), name], {
    cwd: directory,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`importing ${name} failed:\n${stderr}`);
  return Number(stdout);
}

/** The middle of the values: half lie below, half above. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * How much longer a Node process lives that imports a package than one that does nothing.
 *
 * The two kinds take turns, so that a change of the machine's mood meets both, and the median of the differences counts. A
 * first verdict over the limit is checked once with four times as many runs.
 *
 * @returns milliseconds, to a tenth
 */
export function coldImport(name: string, directory: string, limit: number): number {
  put(directory, "empty.mjs", "");
  put(directory, "import.mjs", `import ${JSON.stringify(name)};\n`);
  const live = (file: string): number => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [join(directory, file)], { cwd: directory });
    if (status !== 0) throw new Error(`importing ${name} failed`);
    return performance.now() - start;
  };
  const measure = (rounds: number): number => {
    const differences = Array.from({ length: rounds }, () => -live("empty.mjs") + live("import.mjs"));
    return Math.round(median(differences) * 10) / 10;
  };
  measure(2); // The first runs read from the disk.
  const first = measure(21);
  return first <= limit ? first : measure(84);
}
