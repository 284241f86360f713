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

/** The value below which a share of the values lies: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * How much longer a Node process lives that imports a package than one that does nothing.
 *
 * The two kinds take turns, so that a change of the machine's mood meets both, and the difference of the medians counts. A
 * verdict over the limit is checked once with four times as many runs, and then the fastest tenth of each kind counts: other
 * work on the machine makes runs longer, never shorter, so these are the runs that it disturbed least.
 *
 * @returns milliseconds, to a tenth
 */
export function coldImport(name: string, directory: string, limit: number): number {
  put(directory, "empty.mjs", "");
  put(directory, "import.mjs", `import ${JSON.stringify(name)};\n`);
  const live = (file: string): number => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [join(directory, file)], { cwd: directory });
    if (status !== 0) throw new Error(`importing ${name} failed:\n${stderr.toString()}`);
    return performance.now() - start;
  };
  const measure = (rounds: number, share: number): number => {
    const runs = Array.from({ length: rounds }, () => ({
      empty: live("empty.mjs"),
      full: live("import.mjs"),
    }));
    const full = quantile(
      runs.map((run) => run.full),
      share,
    );
    const empty = quantile(
      runs.map((run) => run.empty),
      share,
    );
    return Math.round((full - empty) * 10) / 10;
  };
  measure(2, 0.5); // The first runs read from the disk.
  const first = measure(21, 0.5);
  return first <= limit ? first : measure(84, 0.1);
}
