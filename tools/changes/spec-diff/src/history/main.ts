// Compares the OpenRPC files of a git repository from one commit to the next:
//   node tools/changes/spec-diff/src/history/main.ts <git directory> <folder in it> <commit> <commit> [...]
// Two commits give every finding, more a row of a table for each step.
import { Mistakes } from "@node-access/generate/spec-file";
import { YAMLException } from "js-yaml";
import { Git } from "../base/git.ts";
import type { Finding } from "../finding.ts";
import { Findings } from "../findings.ts";
import { highest } from "../level.ts";
import type { Texts } from "../load-trees.ts";
import { compareOpenRpc } from "../open-rpc/compare-open-rpc.ts";
import { sorted } from "../report.ts";
import { assemble } from "./assemble.ts";

const [folder = "", path = "", ...commits] = process.argv.slice(2);
const git = new Git(folder);

function textsAt(commit: string): Texts {
  return git.files(git.commit(commit), path, (name) => /\.(?:json|yaml)$/.test(name));
}

function compared(before: Texts, after: Texts): readonly Finding[] | "does not parse" {
  const findings = new Findings();
  try {
    compareOpenRpc(assemble(before), assemble(after), findings);
  } catch (error) {
    if (error instanceof YAMLException || error instanceof Mistakes) return "does not parse";
    throw error;
  }
  return sorted(findings.all);
}

function row(name: string, found: readonly Finding[] | "does not parse"): string {
  if (typeof found === "string") return `| ${name} | ${found} | | | | |`;
  const of = (level: string): string => String(found.filter((one) => one.level === level).length);
  const rules = new Map<string, number>();
  for (const { rule, level } of found) if (level === "major") rules.set(rule, (rules.get(rule) ?? 0) + 1);
  const breaks = [...rules]
    .toSorted(([, one], [, other]) => other - one)
    .map(([rule, count]) => `${rule} ${count}`);
  const level = highest(found.map((one) => one.level)) ?? "none";
  return `| ${[name, level, of("major"), of("minor"), of("patch"), breaks.join(", ")].join(" | ")} |`;
}

for (const [index, commit] of commits.entries()) {
  const next = commits[index + 1];
  if (next === undefined) break;
  const found = compared(textsAt(commit), textsAt(next));
  if (commits.length > 2 || typeof found === "string") console.log(row(`${commit} to ${next}`, found));
  else for (const { level, rule, sentence, flag } of found) console.log(level, rule, sentence, flag ?? "");
}
