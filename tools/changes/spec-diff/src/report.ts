import { bumped, chooseBump } from "./base/releases.ts";
import { type Finding, findingLines, placeText, shortened, sorted } from "@node-access/generate/diff";
import { listLevels, listPackages } from "./packages.ts";
import type { Comparison } from "./spec-diff.ts";

/** What the old state is called. */
const BASE = "in the base";

/** Formats findings for readers, and the new versions of packages. */
export function textReport(comparison: Comparison): string {
  const lines = sorted(comparison.findings).flatMap((one) => findingLines(one, BASE));
  const { base, findings, packages } = comparison;
  const total = `${count(findings.length, "change")} in the specs since ${base}.`;
  return [...lines, ...(lines.length > 0 ? [""] : []), total, ...versions(findings, packages)].join("\n");
}

/** Formats how much has changed since a base, and the new versions of packages. */
export function summary({ base, findings, packages }: Comparison): string {
  const files = new Set(findings.map(({ subject }) => subject.file)).size;
  const total = `${count(findings.length, "change")} in ${count(files, "file")} since ${base}; npm run spec:diff lists them.`;
  return [total, ...versions(findings, packages)].join("\n");
}

function versions(findings: readonly Finding[], packages: Comparison["packages"]): string[] {
  const levels = listLevels(findings, packages);
  return packages.flatMap(({ name, version }) => {
    const level = levels.get(name);
    if (level === undefined) return [];
    const bump = chooseBump(level, version);
    const as = bump === level ? level : `${level}, which is ${bump} before 1.0.0`;
    const deciding = sorted(findings).filter((one) => listPackages(one, packages).get(name) === level);
    const places = shortened([...new Set(deciding.map(formatPlace))]);
    return [`  ${name} ${version} -> ${bumped(version, bump)} (${as}): ${places}`];
  });
}

function formatPlace(finding: Finding): string {
  return placeText(finding, BASE);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

export function jsonReport(comparisons: readonly Comparison[]): string {
  const lines = comparisons.map(({ base, findings, packages }) => {
    const levels = listLevels(findings, packages);
    const moved = packages.flatMap(({ name, version }) => {
      const level = levels.get(name);
      return level === undefined
        ? []
        : [[name, { version, level, bump: chooseBump(level, version) }] as const];
    });
    return {
      base,
      packages: Object.fromEntries(moved),
      findings: sorted(findings).map((finding) =>
        Object.assign({}, finding, { packages: Object.fromEntries(listPackages(finding, packages)) }),
      ),
    };
  });
  return JSON.stringify(lines, undefined, 2);
}
