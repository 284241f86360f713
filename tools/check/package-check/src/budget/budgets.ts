import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { LoadedModules } from "./load.ts";

/** The share of a bundle's limit that must stay free, so that a bug fix does not need bytes to be saved first. */
export const HEADROOM = 0.03;
/** Maximum number of type instantiations for a package's consumer, on every supported TypeScript. */
export const INSTANTIATIONS = 2_000;
/** The same for its other consumers. The decoded view's types are those of the wire with another parameter. */
export const OTHER_INSTANTIATIONS = 2_400;

/** A bundle for browsers of a few lines that a user would write. */
interface BundleBudget extends BundleLimits {
  readonly name: string;
  readonly source: string;
}

export interface GeneratedBudget extends BundleLimits {
  readonly document: string;
  /** A program that calls one operation; the client is in `./client`. */
  readonly consumer: string;
  /** Maximum number of type instantiations for the program and the client. */
  readonly instantiations: number;
}

export interface PageBudget {
  readonly name: string;
  /** The built module whose export `consoleFiles` has the page's files, by path. */
  readonly module: string;
  readonly files: readonly string[];
  /** Maximum bytes of these files, each after gzip. */
  readonly gzipBytes: number;
}

/** The limits of one package. A commit that raises a limit says why. */
export interface PackageBudget {
  readonly bundles: readonly BundleBudget[];
  readonly page?: PageBudget;
  readonly generated?: GeneratedBudget;
  /** For each main entry: the most that importing it may load, including dependencies. */
  readonly loaded: Readonly<Record<string, LoadedModules>>;
  /** Maximum bytes on disk of the package with all that npm installs along with it, in millions. Default: no limit. */
  readonly installedMegabytes?: number;
  /** The built module that the package loads with the first call. It is measured in place of the entry, which is only a small part. */
  readonly started?: string;
  /** A typical consumer of about ten lines, to measure type instantiations. */
  readonly consumer: string;
  /** A higher limit of its type instantiations than {@link INSTANTIATIONS}. The file says why. */
  readonly instantiations?: number;
  /** Consumers of other entries, by name. */
  readonly otherConsumers?: Readonly<Record<string, string>>;
  /** A higher limit of their type instantiations than {@link OTHER_INSTANTIATIONS}. The file says why. */
  readonly otherInstantiations?: number;
}

/** The keys of a budget and of its parts. A misspelt or misplaced key would be a limit without effect. */
const KEYS = {
  budget:
    "bundles page generated loaded installedMegabytes started consumer instantiations otherConsumers otherInstantiations",
  bundle: "name source gzipBytes minifiedBytes",
  page: "name module files gzipBytes",
  "generated client": "document consumer gzipBytes minifiedBytes instantiations",
  "limit of what is loaded": "files kilobytes",
};
/** The keys whose values must be numbers. YAML reads `9_000` as text. */
const NUMBERS = /^(gzipBytes|minifiedBytes|kilobytes|instantiations|otherInstantiations)$/;

const folder = join(import.meta.dirname, "../budgets");

/** The budget of each package, from the files in `budgets/` that are named after the packages. */
export const budgets: Readonly<Record<string, PackageBudget>> = Object.fromEntries(
  globSync("*.yaml", { cwd: folder }).map((file) => {
    const budget = parse(readFileSync(join(folder, file), "utf8")) as PackageBudget;
    check(file, "budget", budget);
    for (const bundle of budget.bundles) check(file, "bundle", bundle);
    if (budget.page) check(file, "page", budget.page);
    if (budget.generated) check(file, "generated client", budget.generated);
    for (const limit of Object.values(budget.loaded)) check(file, "limit of what is loaded", limit);
    return [`@node-access/${basename(file, ".yaml")}`, budget];
  }),
);

/** Validates a part of a budget. @throws Error that names an unknown key, or a limit that is not a number. */
function check(file: string, part: keyof typeof KEYS, value: object): void {
  const keys = KEYS[part].split(" ");
  for (const [key, limit] of Object.entries(value)) {
    if (!keys.includes(key))
      throw new Error(`budgets/${file}: a ${part} has no key ${key}; use one of ${keys.join(", ")}`);
    if (NUMBERS.test(key) && typeof limit !== "number")
      throw new Error(`budgets/${file}: ${key} of a ${part} is ${limit}; write a number without separators`);
  }
}

export interface BundleLimits {
  /** Maximum bytes after minifying and gzip. */
  readonly gzipBytes: number;
  /** Maximum bytes after minifying alone. Default: no limit. */
  readonly minifiedBytes?: number;
}

/** A measured number and its limit. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

export function isWithinLimit({ value, limit }: Measurement): boolean {
  return value <= limit;
}

export function format(measurement: Measurement): string {
  const { what, value, limit, unit } = measurement;
  const verdict = isWithinLimit(measurement) ? "ok  " : "OVER";
  return `${verdict} ${what.padEnd(44)} ${value.toLocaleString("en").padStart(9)} of ${limit.toLocaleString("en")} ${unit}`;
}
