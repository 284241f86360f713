import { bumped, bumpOf } from "./bump.ts";
import type { Finding } from "./finding.ts";
import type { Level } from "./level.ts";
import { type FedPackage, packagesOf } from "./packages.ts";

const LEVELS: readonly Level[] = ["major", "minor", "patch"];

/** Findings as a reader wants them: the gravest first, then by place. */
export function sorted(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) =>
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
      compareTexts(one.subject.file, other.subject.file) ||
      one.line - other.line ||
      compareTexts(one.sentence, other.sentence),
  );
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What changed, one finding after another, and what it makes of the packages. */
export function textReport(
  findings: readonly Finding[],
  levels: ReadonlyMap<string, Level>,
  packages: readonly FedPackage[],
): string {
  const lines = sorted(findings).flatMap((finding) => {
    const { level, subject, line, old, sentence, flag, operations = [] } = finding;
    const place = `${subject.file}:${line}${old ? " (in the base)" : ""}`;
    const told = [`${level.padEnd(6)} ${place}`, `       ${sentence}`];
    if (operations.length > 0) told.push(`       in ${shortened(operations)}`);
    if (flag !== undefined) told.push(`       look twice: ${flag}`);
    return told;
  });
  const moved = packages.flatMap(({ name, version }) => {
    const level = levels.get(name);
    if (level === undefined) return [];
    const bump = bumpOf(level, version);
    const as = bump === level ? level : `${level}, which is ${bump} before 1.0.0`;
    return [`  ${name} ${version} -> ${bumped(version, bump)} (${as})`];
  });
  return [...lines, "", `${count(findings.length)} in the specs.`, ...moved].join("\n");
}

function count(number: number): string {
  return number === 1 ? "1 change" : `${number} changes`;
}

function shortened(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return names.slice(0, 3).join(", ") + more;
}

/** The same for programs. */
export function jsonReport(
  base: string,
  findings: readonly Finding[],
  levels: ReadonlyMap<string, Level>,
  packages: readonly FedPackage[],
): string {
  const moved = packages.flatMap(({ name, version }) => {
    const level = levels.get(name);
    return level === undefined ? [] : [[name, { version, level, bump: bumpOf(level, version) }] as const];
  });
  const told = sorted(findings).map((finding) =>
    Object.assign({}, finding, { packages: Object.fromEntries(packagesOf(finding, packages)) }),
  );
  return JSON.stringify({ base, packages: Object.fromEntries(moved), findings: told }, undefined, 2);
}
