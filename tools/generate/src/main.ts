// Makes all generated files anew.
import { enableCompileCache } from "node:module";
import { commandLine, findRoot } from "@node-access-tools/workspace";
import { regenerate } from "./regenerate.ts";

// Compilers and validators are large, and the same in each run.
enableCompileCache();

commandLine("usage: npm run regenerate", {});

try {
  await regenerate(findRoot(import.meta.dirname));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
