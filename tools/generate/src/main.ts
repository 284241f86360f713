// Makes all generated files anew.
import { findRoot } from "@node-access-tools/workspace";
import { regenerate } from "./regenerate.ts";

try {
  await regenerate(findRoot(import.meta.dirname));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
