// Regenerates all generated files. JavaScript, so that Node loads its type stripper only after the compile cache is on.
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { checkNode } from "@node-access-tools/workspace/check-node";

checkNode();
// Compilers and validators are large, and the same in each run. Modules that are loaded before this line are compiled each time.
module.enableCompileCache();

const { commandLine, findRoot } = await import("@node-access-tools/workspace");
const { findDrift, regenerate } = await import("./regenerate.ts");

const usage = `usage: npm run generate [-- --check]

  --check   write nothing, and fail if a generated file differs from what the specs generate`;
const { values } = commandLine(usage, { options: { check: { type: "boolean", default: false } } });
const root = findRoot(import.meta.dirname);

try {
  if (values.check) await check();
  else await generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function generate() {
  const changed = await regenerate(root);
  for (const path of changed) console.log(`${existsSync(join(root, path)) ? "wrote  " : "removed"} ${path}`);
  if (changed.length === 0) console.log("The generated files are up to date.");
}

async function check() {
  const found = await findDrift(root);
  if (found.length === 0) return console.log("The generated files follow from the specs.");
  console.error("These files differ from what the specs generate:");
  for (const { path, state } of found) console.error(`  ${state.padEnd(8)} ${path}`);
  console.error("To fix: npm run generate, remove stale files, then commit.");
  process.exitCode = 1;
}
