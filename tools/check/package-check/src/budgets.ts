import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";

/** Most milliseconds that importing an entry adds to an empty Node process, on its own processor. */
export const COLD_IMPORT_MILLISECONDS = 10;
/** How much of the limit a measured time may be: next to twenty other processes on two cores, the same import cost up to 1.4 times as much. */
export const TIME_TOLERANCE = 1.4;
/** The share of a bundle's limit that must stay free, so that a repair never has to wait for bytes to be saved first. */
export const HEADROOM = 0.03;
/** Most type instantiations of a package's consumer, on every supported TypeScript. */
export const INSTANTIATIONS = 2_000;

/** A bundle for browsers, made of a few lines that a user would write. */
interface BundleBudget {
  readonly name: string;
  readonly source: string;
  /** Most bytes after minifying and gzip. */
  readonly gzipBytes: number;
  /** The bytes that the design demands, where the bundle is still larger. The check prints it, so that it is not forgotten. */
  readonly aim?: number;
}

/** A page that a package serves. */
export interface PageBudget {
  readonly name: string;
  /** The built module whose export `consoleFiles` has the page's files, by path. */
  readonly module: string;
  /** The files that count. */
  readonly files: readonly string[];
  /** Most bytes of these files, each after gzip. */
  readonly gzipBytes: number;
}

/** What one package may cost. Raising a number is a decision: the commit says why. */
export interface PackageBudget {
  readonly bundles: readonly BundleBudget[];
  readonly page?: PageBudget;
  /** For each entry that users start with: most module files that importing it loads, dependencies included. */
  readonly modules: Readonly<Record<string, number>>;
  /** The built module that the package loads with the first call. It is measured in place of the entry, which is a small part of it. */
  readonly started?: string;
  /** Most milliseconds that importing an entry may add, where it is not that of all. */
  readonly coldImportMilliseconds?: number;
  /** A typical consumer of about ten lines, for the compiler's work. */
  readonly consumer: string;
  /** Consumers of other entries, by what they are. */
  readonly otherConsumers?: Readonly<Record<string, string>>;
}

/** The keys of a budget and of its parts. A misspelt or misplaced one would be a limit that nothing is held to. */
const KEYS = {
  budget: ["bundles", "page", "modules", "started", "coldImportMilliseconds", "consumer", "otherConsumers"],
  bundle: ["name", "source", "gzipBytes", "aim"],
  page: ["name", "module", "files", "gzipBytes"],
};
/** The keys whose values are numbers. YAML reads `9_000` as a text. */
const NUMBERS: ReadonlySet<string> = new Set(["coldImportMilliseconds", "gzipBytes", "aim"]);

const folder = join(import.meta.dirname, "budgets");

/** The budget of each package: the files of `budgets/`, which are named after the packages. */
export const budgets: Readonly<Record<string, PackageBudget>> = Object.fromEntries(
  globSync("*.yaml", { cwd: folder }).map((file) => {
    const budget = parse(readFileSync(join(folder, file), "utf8")) as PackageBudget;
    check(file, "budget", budget);
    for (const bundle of budget.bundles) check(file, "bundle", bundle);
    if (budget.page) check(file, "page", budget.page);
    return [`@node-access/${basename(file, ".yaml")}`, budget];
  }),
);

/** @throws Error that names a key that does not belong here, or a limit that is not a number. */
function check(file: string, part: keyof typeof KEYS, value: object): void {
  for (const [key, limit] of Object.entries(value)) {
    if (!KEYS[part].includes(key))
      throw new Error(`budgets/${file}: a ${part} has no key ${key}; use one of ${KEYS[part].join(", ")}`);
    if (NUMBERS.has(key) && typeof limit !== "number")
      throw new Error(`budgets/${file}: ${key} of a ${part} is ${limit}; write a number without separators`);
  }
}
