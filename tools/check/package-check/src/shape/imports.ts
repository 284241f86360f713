import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import type { Member } from "@node-access-tools/workspace";
import { importRules } from "./rules.ts";

/** Reports every import that crosses a wall or a layer, and every circle, type imports included. */
export async function importMistakes(root: string, all: readonly Member[]): Promise<string[]> {
  const packages = all.filter(({ kind }) => kind === "package");
  const forbidden = importRules(
    packages.map(({ path }) => path.replace("packages/", "")),
    packages.flatMap(({ path, manifest }) =>
      Object.values(
        JSON.parse(JSON.stringify(manifest.exports ?? {})) as Record<string, { default?: string }>,
      )
        .flatMap((entry) => entry.default ?? [])
        .map((file) => `${path}/${file.replace(/^\.\/dist(.*)\.js$/, "src$1.ts")}`),
    ),
  );
  const { output } = await cruise(
    all.map(({ path }) => `${path}/src`).filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "/dist/" },
    },
    // Packages of this repository are not resolved, as they may not be built.
    { exportsFields: [], mainFields: ["main"], extensions: [".ts", ".mts", ".tsx", ".mjs", ".js"] },
  );
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule, cycle }) => {
    const comment = forbidden.find(({ name }) => name === rule.name)?.comment;
    const target = cycle ? cycle.map(({ name }) => name).join(" imports ") : to;
    return `${from}: imports ${target}: ${comment}`;
  });
}
