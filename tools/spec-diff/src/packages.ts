import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { members } from "@node-access-tools/workspace";
import type { Finding } from "./finding.ts";
import { isHigher, type Level } from "./level.ts";

/** A published package that is generated from specs. */
export interface FedPackage {
  readonly name: string;
  readonly version: string;
  /** The specs that it is generated from, as its turbo.json names them. */
  readonly specs: readonly string[];
  /** Whether it exports the types that specs name. */
  readonly exportsTypes: boolean;
}

const ROOT = "$TURBO_ROOT$/";

/** The packages that specs feed, by what turbo watches to generate them. */
export function fedPackages(root: string): FedPackage[] {
  return members(root).flatMap(({ kind, directory, manifest }) => {
    const config = join(directory, "turbo.json");
    if (kind !== "package" || !existsSync(config)) return [];
    const { tasks } = JSON.parse(readFileSync(config, "utf8")) as {
      tasks?: { generate?: { inputs?: string[] } };
    };
    const specs = (tasks?.generate?.inputs ?? [])
      .filter((input) => input.startsWith(`${ROOT}specs/`))
      .map((input) => input.slice(ROOT.length));
    const { name, version = "0.0.0" } = manifest;
    return specs.length > 0 ? [{ name, version, specs, exportsTypes: exportsTypes(directory) }] : [];
  });
}

function exportsTypes(directory: string): boolean {
  const index = join(directory, "src/index.ts");
  return !existsSync(index) || /export type \* from "\.\/generated\//.test(readFileSync(index, "utf8"));
}

/** The packages that a finding moves, and by what level. */
export function packagesOf(finding: Finding, packages: readonly FedPackage[]): Map<string, Level> {
  const fed = packages.filter(({ specs }) =>
    specs.some((pattern) => matchesGlob(finding.subject.file, pattern)),
  );
  return new Map(
    fed.map(({ name, exportsTypes: exported }): [string, Level] => [
      name,
      finding.nameOnly === true && !exported ? "patch" : finding.level,
    ]),
  );
}

/** The highest level of each package over all findings. */
export function levelsOf(findings: readonly Finding[], packages: readonly FedPackage[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const finding of findings) {
    for (const [name, level] of packagesOf(finding, packages)) {
      if (isHigher(level, levels.get(name))) levels.set(name, level);
    }
  }
  return levels;
}
