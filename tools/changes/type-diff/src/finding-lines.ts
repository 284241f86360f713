import { highest } from "@node-access-tools/spec-diff/level";
import type { Finding } from "./finding.ts";

/** Formats findings: a line for each package with its level, and a line for each reason. */
export function findingLines(findings: ReadonlyMap<string, readonly Finding[]>): string[] {
  const lines: string[] = [];
  for (const [name, found] of findings) {
    lines.push(`${name}: ${highest(found.map(({ level }) => level)) ?? "the same types"}`);
    for (const { level, where, what } of found) lines.push(`  ${level} ${where}: ${what}`);
  }
  return lines;
}
