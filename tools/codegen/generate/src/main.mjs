// Regenerates all generated files. JavaScript, so that Node loads its type stripper only after the compile cache is on.
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { checkNode } from "@node-access-tools/workspace/check-node";

checkNode();
// Compilers and validators are large, and the same in each run. Modules that are loaded before this line are compiled each time.
module.enableCompileCache();

const { commandLine, findRoot } = await import("@node-access-tools/workspace");
const { regenerate } = await import("./regenerate.ts");

commandLine("usage: npm run generate", {});

try {
  const root = findRoot(import.meta.dirname);
  const changed = await regenerate(root);
  for (const path of changed) console.log(`${existsSync(join(root, path)) ? "wrote  " : "removed"} ${path}`);
  if (changed.length === 0) console.log("The generated files are up to date.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
