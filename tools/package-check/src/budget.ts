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
// Schemas are for those who validate; every other entry is one that somebody waits for.
const unlisted = Object.keys(member.manifest.exports ?? {}).filter(
  (entry) => !["./package.json", "./schemas"].includes(entry) && budget.modules[entry] === undefined,
);
if (unlisted.length > 0) {
  throw new Error(
    `${name} exports ${unlisted.join(", ")}: give each a limit of modules in tools/package-check/src/budgets.ts`,
  );
}

const measurements = await inScratch(async (directory) => {
  link(directory, closure(member, all));
  const found: Measurement[] = [];
  for (const { name: what, source, gzipBytes: limit } of budget.bundles) {
    const value = await bundledBytes(source, directory);
    found.push({ what: `bundle of ${what}, minified and gzip`, value, limit, unit: "bytes" });
  }
  for (const [what, compiler] of Object.entries(COMPILERS)) {
    const value = await instantiations(compiler, budget.consumer, directory);
    found.push({ what: `type instantiations, ${what}`, value, limit: INSTANTIATIONS, unit: "types" });
  }
  for (const [entry, limit] of Object.entries(budget.modules)) {
    const module = name + entry.slice(1);
    const files = modulesLoaded(module, directory);
    found.push({ what: `modules loaded by ${module}`, value: files, limit, unit: "files" });
    const coldLimit = budget.coldImportMilliseconds ?? COLD_IMPORT_MILLISECONDS;
    const cold = coldImport(module, directory, coldLimit);
    found.push({
      what: `cold import of ${module}`,
      value: cold,
      limit: coldLimit,
      unit: "ms",
    });
  }
  return found;
});

console.log(name);
for (const measurement of measurements) console.log(`  ${show(measurement)}`);
process.exitCode = measurements.every((measurement) => holds(measurement)) ? 0 : 1;
