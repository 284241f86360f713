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

/** A process's use of the processor, in microseconds. */
const TELL = "const { user, system } = process.cpuUsage();\nconsole.log(user + system);\n";

/**
 * How much more a Node process computes that imports a package than one that does nothing.
 *
 * Processor time is what counts: left alone, a starting process lives about as long as it computes, while other work on the
 * machine makes it wait, which is not its own cost. The two kinds take turns, so that a change of the machine's mood meets both, and
 * the difference of the medians is taken. One over the limit is checked once with many more runs, of which the cheapest tenth of
 * each kind counts: a busy machine also makes the same work cost more, never less.
 *
 * @returns milliseconds, to a tenth
 */
export function coldImport(name: string, directory: string, limit: number): number {
  put(directory, "empty.mjs", TELL);
  put(directory, "import.mjs", `import ${JSON.stringify(name)};\n${TELL}`);
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
