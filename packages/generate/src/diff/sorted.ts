import type { Finding } from "./finding.ts";
import type { Level } from "./level.ts";

const LEVELS: readonly Level[] = ["major", "minor", "patch"];

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
