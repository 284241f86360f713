import { chooseBump } from "../base/releases.ts";
import { sorted, type Finding, type Level } from "@node-access/generate/diff";
import { type GeneratedPackage, listPackages } from "../packages.ts";

export interface Change {
  /** The name of the changeset's file, without its extension. */
  readonly id: string;
  readonly bumps: ReadonlyMap<string, Level>;
  /** Lines, none of them empty. */
  readonly text: string;
}

/** Creates a change for each affected package, with the text for its changelog. */
export function listChanges(findings: readonly Finding[], packages: readonly GeneratedPackage[]): Change[] {
  return packages.flatMap((one) => {
    const own = findings.flatMap((finding) => {
      const level = listPackages(finding, packages).get(one.name);
      return level === undefined ? [] : [{ ...finding, level }];
    });
    const [highest] = sorted(own);
    if (!highest) return [];
    const bumps = new Map([[one.name, chooseBump(highest.level, one.version)]]);
    return [{ id: `spec-${one.name.replace(/^.*\//, "")}`, bumps, text: formatChange(sorted(own)) }];
  });
}

function formatChange(findings: readonly Finding[]): string {
  const all = [
    ...findings.filter((one) => !isWording(one) && !isAddition(one)).map(formatSentence),
    ...additionsIn(findings.filter((one) => !isWording(one))),
    wordingsIn(findings.filter(isWording)),
  ].filter(Boolean);
  const lines = [...new Set(all)];
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

function formatSentence({ sentence, flag }: Finding): string {
  return flag === undefined ? sentence : `${sentence.slice(0, -1)}: ${flag}.`;
}

/** The rules of additions, by the words before their names. */
const additions: Readonly<Record<string, readonly string[]>> = {
  Added: ["method-added", "entry-added"],
  "New types": ["type-added"],
};

/** A changelog does not name more, as examples alone may change everywhere. */
const maxNames = 10;

/** `a` has a different summary. `b`, `c` and `d` have other examples. */
function wordingsIn(findings: readonly Finding[]): string {
  const byPredicate = Map.groupBy(findings.map(formatSentence), (sentence) =>
    sentence.replace(/^`[^`]*` has /, ""),
  );
  return [...byPredicate]
    .flatMap(([predicate, sentences]) => {
      if (sentences.length < 3 || sentences[0] === predicate) return sentences;
      const names = sentences.map((sentence) => `${sentence.split("` ", 1)[0]}\``);
      const named = names.slice(0, names.length > maxNames ? maxNames : -1);
      const last = names.length > maxNames ? `${names.length - maxNames} more` : names.at(-1);
      return `${named.join(", ")} and ${last} have ${predicate}`;
    })
    .join(" ");
}

/** Added: `a`, `b`. */
function additionsIn(findings: readonly Finding[]): string[] {
  return Object.entries(additions).flatMap(([what, rules]) => {
    const names = findings
      .filter(({ rule }) => rules.includes(rule))
      .map(({ sentence }) => `${sentence.split("` ", 1)[0]}\``);
    return names.length === 0 ? [] : [`${what}: ${names.join(", ")}.`];
  });
}
