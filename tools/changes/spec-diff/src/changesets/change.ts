import { bumpOf } from "../bump.ts";
import type { Finding } from "../finding.ts";
import type { Level } from "../level.ts";
import { type FedPackage, packagesOf } from "../packages.ts";
import { sorted } from "../report.ts";

/** What one changeset tells of. */
export interface Change {
  /** The changeset's file without its ending. */
  readonly id: string;
  /** The part of its version that each package moves by. */
  readonly bumps: ReadonlyMap<string, Level>;
  /** Lines without an empty one between them. */
  readonly text: string;
}

/** Makes one change for each package whose users are affected: what its changelog says. */
export function changesOf(findings: readonly Finding[], packages: readonly FedPackage[]): Change[] {
  return packages.flatMap((one) => {
    const own = findings.flatMap((finding) => {
      const level = packagesOf(finding, packages).get(one.name);
      return level === undefined ? [] : [{ ...finding, level }];
    });
    const [gravest] = sorted(own);
    if (!gravest) return [];
    const bumps = new Map([[one.name, bumpOf(gravest.level, one.version)]]);
    return [{ id: `spec-${one.name.replace(/^.*\//, "")}`, bumps, text: textOf(sorted(own)) }];
  });
}

function textOf(findings: readonly Finding[]): string {
  const told = [
    ...findings.filter((one) => !isWording(one) && !isAddition(one)).map(sentenceOf),
    ...additionsIn(findings.filter((one) => !isWording(one))),
    findings.filter(isWording).map(sentenceOf).join(" "),
  ].filter(Boolean);
  const lines = [...new Set(told)];
  return lines.length === 1
    ? lines.join("")
    : ["Follows the service's interface:", ...lines.map(item)].join("\n");
}

function isWording({ level }: Finding): boolean {
  return level === "patch";
}

function isAddition({ rule }: Finding): boolean {
  return Object.values(additions).flat().includes(rule);
}

function item(line: string): string {
  return `- ${line}`;
}

function sentenceOf({ sentence, flag }: Finding): string {
  return flag === undefined ? sentence : `${sentence.slice(0, -1)}: ${flag}.`;
}

/** What comes before the names of what is added. */
const additions: Readonly<Record<string, readonly string[]>> = {
  Added: ["method-added", "entry-added"],
  "New types": ["type-added"],
};

/** Added: `a`, `b`. */
function additionsIn(findings: readonly Finding[]): string[] {
  return Object.entries(additions).flatMap(([what, rules]) => {
    const names = findings
      .filter(({ rule }) => rules.includes(rule))
      .map(({ sentence }) => `${sentence.split("` ", 1)[0]}\``);
    return names.length === 0 ? [] : [`${what}: ${names.join(", ")}.`];
  });
}
