import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { put } from "../scratch.ts";

/** Counts the files that Node loads after this module. The hook needs a recent Node. */
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

/** Counts the files that Node loads to import a package. */
export function modulesLoaded(name: string, directory: string): number {
  put(directory, "count.mjs", COUNTER);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(directory, "count.mjs"), name], {
    cwd: directory,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`importing ${name} failed:\n${stderr}`);
  return Number(stdout);
}

/** Returns a quantile of the values: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Prints a process's CPU time in microseconds. */
const PRINT_CPU_TIME = "const { user, system } = process.cpuUsage();\nconsole.log(user + system);\n";

/**
 * Measures how much more CPU time a Node process needs to import a package than to do nothing.
 *
 * CPU time excludes waiting for other work on the machine. Runs of both kinds alternate, so that changes of the machine's
 * speed affect both, and the result is the difference of the medians. A result over the limit is checked with many more runs,
 * of which the cheapest tenth of each kind counts, since a busy machine only ever increases the CPU time of the same work.
 *
 * @returns milliseconds, to a tenth
 */
export function coldImport(name: string, directory: string, limit: number): number {
  put(directory, "empty.mjs", PRINT_CPU_TIME);
  put(directory, "import.mjs", `import ${JSON.stringify(name)};\n${PRINT_CPU_TIME}`);
  const cost = (file: string): number => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(directory, file)], {
      cwd: directory,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`importing ${name} failed:\n${stderr}`);
    return Number(stdout) / 1000;
  };
  const measure = (rounds: number, share: number): number => {
    const runs = Array.from({ length: rounds }, () => [cost("empty.mjs"), cost("import.mjs")] as const);
    const empty = runs.map(([one]) => one);
    const full = runs.map(([, other]) => other);
    return Math.round((quantile(full, share) - quantile(empty, share)) * 10) / 10;
  };
  measure(2, 0.5); // The first runs read from the disk.
  const first = measure(11, 0.5);
  return first <= limit ? first : measure(93, 0.1);
}
