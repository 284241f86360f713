import { createHash } from "node:crypto";
import { bumpOf } from "../bump.ts";
import type { Finding } from "../finding.ts";
import { isHigher, type Level } from "../level.ts";
import { type FedPackage, packagesOf } from "../packages.ts";
import { sorted } from "../report.ts";

/** What one changeset tells of. */
export interface Change {
  /** The changeset's file without its ending: the same for the same thing, whatever changed in it. */
  readonly id: string;
  /** What it is about: `StructLogConfig in specs/rpc/debug.openrpc.yaml`. */
  readonly about: string;
  /** The part of its version that each package moves by. */
  readonly bumps: ReadonlyMap<string, Level>;
  readonly text: string;
}

const ADDITIONS: ReadonlySet<string> = new Set(["method-added", "type-added", "entry-added"]);

/**
 * Puts findings together: one change for each thing that changed, one for all that a file adds, and one for all that it
 * only says in other words.
 */
export function changesOf(findings: readonly Finding[], packages: readonly FedPackage[]): Change[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { subject, level, rule } = finding;
    const what = level === "patch" ? "wording" : ADDITIONS.has(rule) ? "additions" : `of ${subject.name}`;
    const key = `${subject.file}\n${what}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .map(([key, group]) => changeOf(key, sorted(group), packages))
    .filter(({ bumps }) => bumps.size > 0)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function changeOf(key: string, findings: readonly Finding[], packages: readonly FedPackage[]): Change {
  const [file = "", what = ""] = key.split("\n");
  const digest = createHash("sha256").update(key).digest("hex").slice(0, 6);
  const stem = slug(file.replace(/^specs\//, "").replace(/\.(?:openrpc|openapi)?\.?(?:yaml|proto)$/, ""));
  const thing = what.replace(/^of /, "");
  const bumps = new Map<string, Level>();
  for (const finding of findings) {
    for (const [name, level] of packagesOf(finding, packages)) {
      const bump = bumpOf(level, packages.find((one) => one.name === name)?.version ?? "1.0.0");
      if (isHigher(bump, bumps.get(name))) bumps.set(name, bump);
    }
  }
  return {
    id: ["spec", stem, slug(thing), digest].filter(Boolean).join("-"),
    about: what.startsWith("of ") ? `${thing || "the top"} in ${file}` : `${thing} in ${file}`,
    bumps,
    text: what === "additions" ? additions(findings) : sentences(findings),
  };
}

function slug(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
}

function sentences(findings: readonly Finding[]): string {
  const told = findings.map(({ sentence, flag }) =>
    flag === undefined ? sentence : `${sentence.slice(0, -1)}: ${flag}.`,
  );
  return [...new Set(told)].join(" ");
}

/** `a` and `b` are added. */
function additions(findings: readonly Finding[]): string {
  const names = (rules: readonly string[]): string[] =>
    findings
      .filter(({ rule }) => rules.includes(rule))
      .map(({ sentence }) => sentence.split("` ", 1)[0] + "`");
  const [added, types] = [names(["method-added", "entry-added"]), names(["type-added"])];
  const told = [];
  if (added.length > 0) told.push(`Added: ${added.join(", ")}.`);
  if (types.length > 0) told.push(`New types: ${types.join(", ")}.`);
  return told.join(" ");
}
