// Measures the package in the current folder against its budget, and fails where a number is over its limit.
import { closure } from "@node-access-tools/workspace";
import { bundledBytes } from "./budget/bundle.ts";
import { COMPILERS, instantiations } from "./budget/instantiations.ts";
import { coldImport, modulesLoaded } from "./budget/load.ts";
import { holds, type Measurement, show } from "./budget/measurement.ts";
import { budgets, COLD_IMPORT_MILLISECONDS, INSTANTIATIONS } from "./budgets.ts";
import { currentPackage } from "./current.ts";
import { inScratch, link } from "./scratch.ts";

const { all, member } = currentPackage();
const { name } = member.manifest;
const budget = budgets[name];
if (budget === undefined) {
  throw new Error(
    `${name} has no budget: add it to tools/package-check/src/budgets.ts, with the limits of its kind`,
  );
}

const measurements = await inScratch(async (directory) => {
  link(directory, closure(member, all));
  const found: Measurement[] = [];
  for (const { name: what, source, gzipBytes: limit } of budget.bundles) {
    const value = await bundledBytes(source, directory);
    found.push({ what: `bundle of ${what}, minified and gzip`, value, limit, unit: "bytes" });
  }
  const modules = modulesLoaded(name, directory);
  found.push({ what: "modules loaded by import", value: modules, limit: budget.modules, unit: "files" });
  for (const [what, compiler] of Object.entries(COMPILERS)) {
    const value = await instantiations(compiler, budget.consumer, directory);
    found.push({ what: `type instantiations, ${what}`, value, limit: INSTANTIATIONS, unit: "types" });
  }
  const cold = coldImport(name, directory, COLD_IMPORT_MILLISECONDS);
  found.push({
    what: "cold import over an empty process",
    value: cold,
    limit: COLD_IMPORT_MILLISECONDS,
    unit: "ms",
  });
  return found;
});

console.log(name);
for (const measurement of measurements) console.log(`  ${show(measurement)}`);
process.exitCode = measurements.every((measurement) => holds(measurement)) ? 0 : 1;
