import { bumped, chooseBump } from "./base/releases.ts";
import { findingLines, placeText, shortened, sorted } from "@node-access/generate/diff";
import { listLevels, listPackages } from "./packages.ts";
import type { Comparison } from "./spec-diff.ts";

/** What the old state is called. */
const BASE = "in the base";

/** Formats findings for readers, and the new versions of packages. */
export function textReport(comparison: Comparison): string {
  const lines = sorted(comparison.findings).flatMap((one) => findingLines(one, BASE));
  const { base, findings } = comparison;
  const total = `${count(findings.length, "change")} in the specs since ${base}.`;
  return [...lines, ...(lines.length > 0 ? [""] : []), total, ...versions(comparison)].join("\n");
}

/** Formats how much has changed since a base, and the new versions of packages. */
export function summary(comparison: Comparison): string {
  const { base, findings } = comparison;
  const files = new Set(findings.map(({ subject }) => subject.file)).size;
  const total = `${count(findings.length, "change")} in ${count(files, "file")} since ${base}; npm run spec:diff lists them.`;
  return [total, ...versions(comparison)].join("\n");
}

/** The packages that get a new version. */
function listMoved({ findings, packages }: Comparison) {
  const levels = listLevels(findings, packages);
  return packages.flatMap(({ name, version }) => {
    const level = levels.get(name);
    return level === undefined ? [] : [{ name, version, level, bump: chooseBump(level, version) }];
  });
}

/** The new versions of packages, and the places of the changes that decide. */
function versions(comparison: Comparison): string[] {
  const { findings, packages } = comparison;
  return listMoved(comparison).map(({ name, version, level, bump }) => {
    const as = bump === level ? level : `${level}, which is ${bump} before 1.0.0`;
    const deciding = sorted(findings).filter((one) => listPackages(one, packages).get(name) === level);
    const places = shortened([...new Set(deciding.map((one) => placeText(one, BASE)))]);
    return `  ${name} ${version} -> ${bumped(version, bump)} (${as}): ${places}`;
  });
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

export function jsonReport(comparisons: readonly Comparison[]): string {
  const lines = comparisons.map((comparison) => ({
    base: comparison.base,
    packages: Object.fromEntries(listMoved(comparison).map(({ name, ...moved }) => [name, moved])),
    findings: sorted(comparison.findings).map((finding) => {
      const packages = Object.fromEntries(listPackages(finding, comparison.packages));
      return Object.assign({}, finding, { packages });
    }),
  }));
  return JSON.stringify(lines, undefined, 2);
}
