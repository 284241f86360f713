import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "./budget/budgets.ts";

/** Reports a package that takes more space with its dependencies than its budget allows: `npx` downloads all of it. */
export function sizeMistakes(name: string, project: string): string[] {
  const limit = budgets[name]?.installedMegabytes;
  if (limit === undefined) return [];
  const megabytes = bytesIn(join(project, "node_modules")) / 1_000_000;
  if (megabytes <= limit) return [];
  return [
    `an installation takes ${megabytes.toFixed(1)} MB: at most ${limit} MB (tools/check/package-check/src/budgets)`,
  ];
}

function bytesIn(folder: string): number {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
