import { existsSync } from "node:fs";
import { join } from "node:path";
import { compareSpecs } from "./compare-specs.ts";
import { Git } from "./git.ts";
import type { Texts } from "./load-trees.ts";
import { fedPackages, levelsOf } from "./packages.ts";
import { Problem } from "./problem.ts";
import { readTexts } from "./read-texts.ts";
import { jsonReport, textReport } from "./report.ts";

/** What is asked of a run. */
export interface Options {
  /** A commit. */
  readonly base?: string;
  /** A folder that holds `specs/`. */
  readonly folder?: string;
  readonly json?: boolean;
}

/** Compares the specs of a repository with those of a base and tells what it found. */
export function specDiff(root: string, options: Options): string {
  const before = baseTexts(root, options);
  const after = readTexts(root);
  refuseMoved(before, after);
  const packages = fedPackages(root);
  const findings = compareSpecs(before, after);
  const levels = levelsOf(findings, packages);
  const base = options.base ?? options.folder ?? "";
  return options.json === true
    ? jsonReport(base, findings, levels, packages)
    : textReport(findings, levels, packages);
}

function baseTexts(root: string, { base, folder }: Options): Texts {
  if (folder !== undefined) {
    if (!existsSync(join(folder, "specs")))
      throw new Problem(`${folder} holds no specs/`, "name the folder above it");
    return readTexts(folder);
  }
  const git = new Git(root);
  if (base === undefined)
    throw new Problem("there is no release to compare with", "name a commit: --base <commit>");
  return git.specs(git.commit(base));
}

/** A spec under another path is taken by no generator as the one that it was. */
function refuseMoved(before: Texts, after: Texts): void {
  const gone = [...before.keys()].filter((name) => name.endsWith(".yaml") && !after.has(name));
  for (const name of gone) {
    const file = name.split("/").at(-1);
    const moved = [...after.keys()].find((other) => !before.has(other) && other.split("/").at(-1) === file);
    if (moved !== undefined)
      throw new Problem(
        `${name} has moved to ${moved}`,
        "put the old specs into a folder, this one under its new path, and compare with that: --base-dir",
      );
  }
}
