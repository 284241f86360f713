// Measures the package in the current folder, and fails if a number is over its limit.
import { join } from "node:path";
import { closure, commandLine, must } from "@node-access-tools/workspace";
import { bundledBytes, pageBytes } from "./budget/bundle.ts";
import { compilers, instantiations } from "./budget/instantiations.ts";
import { type LoadedModules, modulesLoaded } from "./budget/load.ts";
import {
  budgets,
  type BundleLimits,
  format,
  type GeneratedBudget,
  HEADROOM,
  INSTANTIATIONS,
  isWithinLimit,
  OTHER_INSTANTIATIONS,
} from "./budget/budgets.ts";
import { currentPackage } from "./current.ts";
import { inScratch, install, put } from "./scratch.ts";

commandLine("usage: npx turbo run budget", {});

const { all, member } = currentPackage();
const { name } = member.manifest;
const budget = budgets[name];
if (budget === undefined) {
  throw new Error(
    `${name} has no budget: add it to tools/check/package-check/src/budgets, with the limits of its kind`,
  );
}
// Few programs import schemas and messages, and `openapi` has only types, so only the other entries have a limit.
const unlisted = Object.keys(member.manifest.exports ?? {}).filter(
  (entry) =>
    !/^\.\/(package\.json|schemas|\w+\/messages|(\w+\/)?openapi)$/.test(entry) &&
    budget.loaded[entry] === undefined,
);
if (unlisted.length > 0) {
  throw new Error(
    `${name} exports ${unlisted.join(", ")}: add limits of what each loads in tools/check/package-check/src/budgets`,
  );
}

/** Measures a number and prints it immediately, so that a failing measurement does not hide the others. */
async function measure(
  what: string,
  limit: number,
  unit: string,
  read: () => number | Promise<number>,
): Promise<void> {
  try {
    const measurement = { what, value: await read(), limit, unit };
    console.log(`  ${format(measurement)}`);
    if (!isWithinLimit(measurement)) process.exitCode = 1;
  } catch (error) {
    console.log(`  FAIL ${what}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function measureBundle(
  what: string,
  source: string,
  { gzipBytes, minifiedBytes }: BundleLimits,
  directory: string,
): Promise<void> {
  const limit = Math.floor(gzipBytes * (1 - HEADROOM));
  const unit = `bytes (${gzipBytes} less ${HEADROOM * 100} %)`;
  const bytes = bundledBytes(source, directory);
  await measure(`${what}, minified and gzip`, limit, unit, async () => (await bytes).gzip);
  if (minifiedBytes !== undefined)
    await measure(`${what}, minified`, minifiedBytes, "bytes", async () => (await bytes).minified);
}

console.log(name);
await inScratch(async (directory) => {
  install(directory, closure(member, all));
  for (const bundle of budget.bundles)
    await measureBundle(`bundle of ${bundle.name}`, bundle.source, bundle, directory);
  const { generated } = budget;
  if (generated) {
    const transport = all.find(({ manifest }) => manifest.name === "@node-access/transport");
    if (transport) install(directory, closure(transport, all));
    await generateIn(directory, generated);
    await measureBundle("bundle of one call of a generated client", generated.consumer, generated, directory);
    for (const [what, compiler] of compilers)
      await measure(
        `type instantiations of a generated client, ${what}`,
        generated.instantiations,
        "types",
        () => instantiations(compiler, generated.consumer, directory),
      );
  }
  const { page } = budget;
  if (page) {
    const limit = Math.floor(page.gzipBytes * (1 - HEADROOM));
    const unit = `bytes (${page.gzipBytes} less ${HEADROOM * 100} %)`;
    await measure(`${page.name}, gzip`, limit, unit, () => pageBytes(page, member.directory));
  }
  const others = Object.entries(budget.otherConsumers ?? {}).map(
    ([what, consumer]) =>
      [`, ${what}`, consumer, budget.otherInstantiations ?? OTHER_INSTANTIATIONS] as const,
  );
  const first = ["", budget.consumer, budget.instantiations ?? INSTANTIATIONS] as const;
  for (const [what, compiler] of compilers)
    for (const [kind, consumer, most] of [first, ...others])
      await measure(`type instantiations, ${what}${kind}`, most, "types", () =>
        instantiations(compiler, consumer, directory),
      );
  const limits = Object.entries(budget.loaded).map(
    ([entry, limit]) => [name + entry.slice(1), limit] as const,
  );
  const started = budget.started && join(directory, "node_modules", name, budget.started);
  const counts = modulesLoaded(
    limits.map(([module]) => started ?? module),
    directory,
  );
  for (const [index, [module, limit]] of limits.entries()) {
    const read = (): LoadedModules => {
      const count = counts[index];
      if (typeof count !== "object") throw new Error(count);
      return count;
    };
    const what = `loaded by importing ${module}`;
    await measure(what, limit.files, "files", () => read().files);
    await measure(what, limit.kilobytes, "kB", () => read().kilobytes);
  }
});

/** Generates the client with the command, as users do, in the folder where its program is compiled. */
async function generateIn(directory: string, { document }: GeneratedBudget): Promise<void> {
  const command = join(directory, "node_modules/@node-access/generate/dist/command/main.js");
  const path = join(import.meta.dirname, "budgets", document);
  const args = [command, path, "--out", "client", "--strict", "--import-extension", "js"];
  await must(process.execPath, args, { cwd: directory });
  put(directory, "package.json", JSON.stringify({ type: "module", sideEffects: false }));
}
