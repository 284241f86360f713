// Fails if regenerating from the specs would change, add or remove a file.
import { rmSync } from "node:fs";
import { regenerate } from "@node-access-tools/generate";
import { commandLine, findRoot } from "@node-access-tools/workspace";
import { copySources, differences, type Difference, snapshot } from "./drift.ts";

commandLine("usage: npm run drift", {});
const root = findRoot(import.meta.dirname);
const copy = await copySources(root);
let found: Difference[];
try {
  await regenerate(copy);
  found = differences(snapshot(root), snapshot(copy));
} finally {
  rmSync(copy, { recursive: true, force: true });
}

if (found.length === 0) {
  console.log(`Generated files follow from the specs (${snapshot(root).size} files).`);
} else {
  console.error("These files differ from what the specs generate:");
  for (const { path, state } of found) console.error(`  ${state.padEnd(8)} ${path}`);
  console.error("To fix: npm run generate, then commit what it changed.");
  process.exitCode = 1;
}
