import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PackageBudget } from "./budgets/package-budget.ts";

/** Most milliseconds that importing an entry adds to an empty Node process, on its own processor. */
export const COLD_IMPORT_MILLISECONDS = 10;
/** How much of the limit a measured time may be: beside twenty other processes on two cores, the same import cost up to 1.4 times as much. */
export const TIME_TOLERANCE = 1.4;
/** The share of a bundle's limit that must stay free, so that a repair never has to wait for bytes to be saved first. */
export const HEADROOM = 0.03;
/** Most type instantiations of a package's consumer, on every supported TypeScript. */
export const INSTANTIATIONS = 2_000;

const folder = join(import.meta.dirname, "budgets");

/** The budget of each package: the files of `budgets/`, which are named after the packages. */
export const budgets: Readonly<Record<string, PackageBudget>> = Object.fromEntries(
  await Promise.all(
    globSync("*.ts", { cwd: folder })
      .filter((file) => file !== "package-budget.ts")
      .map(async (file) => [`@node-access/${basename(file, ".ts")}`, await budgetIn(join(folder, file))]),
  ),
);

async function budgetIn(file: string): Promise<PackageBudget> {
  const [budget] = Object.values((await import(pathToFileURL(file).href)) as Record<string, PackageBudget>);
  if (budget) return budget;
  throw new Error(`${file} exports no budget; expected one PackageBudget`);
}
