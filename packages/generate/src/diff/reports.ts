import type { DocumentDiff } from "./compare-documents.ts";
import { type Finding, highest, type Level } from "./finding.ts";

export interface States {
  readonly before: string;
  readonly after: string;
}

const LEVELS: readonly Level[] = ["major", "minor", "patch"];

const OLD = "old";

/** Formats changes for readers: the level, the place and the reason of each, the highest level first. */
export function formatText({ findings }: DocumentDiff): string {
  const lines = sorted(findings).flatMap((one) => findingLines(one));
  return [...lines, ...(lines.length > 0 ? [""] : []), formatTotal(findings)].join("\n");
}

/** The lines about a change. */
export function findingLines(finding: Finding, old: string = OLD): string[] {
  const { level, sentence, flag, operations = [] } = finding;
  return [
    `${level.padEnd(6)} ${placeText(finding, old)}`,
    `       ${sentence}`,
    ...(operations.length > 0 ? [`       in ${shortened(operations)}`] : []),
    ...(flag === undefined ? [] : [`       review: ${flag}`]),
  ];
}

/** Formats changes as Markdown, such as for a comment on a pull request. */
export function formatMarkdown({ findings }: DocumentDiff, { before, after }: States): string {
  const rows = sorted(findings).map((finding) => {
    const { level, sentence, flag, operations = [] } = finding;
    const used =
      operations.length > 0
        ? ` In ${operations.length > 3 ? shortened(operations) : operations.join(", ")}.`
        : "";
    const twice = flag === undefined ? "" : ` Review: ${flag}.`;
    return `| ${level} | ${formatCell(sentence + used + twice)} | ${formatCell(placeText(finding))} |`;
  });
  const table = rows.length > 0 ? ["", "| level | change | place |", "| --- | --- | --- |", ...rows] : [];
  return [`### ${formatCell(after)} since ${formatCell(before)}`, "", formatTotal(findings), ...table].join(
    "\n",
  );
}

export function formatJson({ format, findings }: DocumentDiff, { before, after }: States): string {
  const changes = sorted(findings).map(
    ({ rule, level, subject, line, column, old, sentence, flag, operations }) => ({
      level,
      rule,
      reason: sentence,
      file: subject.file,
      line,
      column,
      isInOld: old,
      subject: subject.name,
      operations,
      review: flag,
    }),
  );
  const level = highest(findings.map((one) => one.level)) ?? null;
  return JSON.stringify({ format, old: before, new: after, level, changes }, undefined, 2);
}

/** The place of a change, which an editor opens. */
export function placeText({ subject, line, column, old }: Finding, before: string = OLD): string {
  return `${subject.file}:${line}${column === undefined ? "" : `:${column}`}${old ? ` (${before})` : ""}`;
}

/** Sorts findings for readers: by level, the highest first, then by place. */
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

function formatTotal(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No changes.";
  const counts = LEVELS.flatMap((level) => {
    const count = findings.filter((one) => one.level === level).length;
    return count === 0 ? [] : [`${count} ${level}`];
  });
  return `${findings.length} ${findings.length === 1 ? "change" : "changes"}: ${counts.join(", ")}.`;
}

/** The first names of a list, and how many more there are. */
export function shortened(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return names.slice(0, 3).join(", ") + more;
}

/**
 * A text in a table of Markdown. Names come from the spec: what is not between backticks is shown as it is, so that a name cannot
 * add links or pictures.
 */
function formatCell(text: string): string {
  const parts = text.replaceAll(/\s+/g, " ").replaceAll(/`+/g, "`").split("`");
  const isBalanced = parts.length % 2 === 1;
  return parts
    .map((part, index) =>
      isBalanced && index % 2 === 1
        ? part.replaceAll("|", "\\|")
        : part.replaceAll(/[\\<>[\]!*_|]/g, String.raw`\$&`).replaceAll("@", "&#64;"),
    )
    .join(isBalanced ? "`" : "'");
}
