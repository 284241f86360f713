import { type Mistake, formatMistake } from "../spec-file/mistakes.ts";

/** The most lines of a summary. `--strict` prints every place. */
const MOST = 40;

/** Returns the lines that report parts of a spec: one for each kind of part, with its first place. */
export function summary(reports: readonly Mistake[]): string[] {
  if (reports.length === 0) return [];
  const groups = new Map<string, Mistake[]>();
  for (const report of reports) {
    const key = `${report.file} ${report.what} ${report.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  const lines = [...groups.values()].map(([first, ...others]) => {
    const text = first ? formatMistake(first) : "";
    return others.length === 0 ? text : `${text} (and at ${formatCount(others.length, "more place")})`;
  });
  const omitted = lines.length - MOST;
  return [
    `${formatCount(reports.length, "part")} of the spec ${reports.length === 1 ? "is" : "are"} not in the client as described:`,
    ...lines.slice(0, MOST),
    ...(omitted > 0 ? [`and ${formatCount(omitted, "line")} more: \`--strict\` shows all of them`] : []),
  ];
}

export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
