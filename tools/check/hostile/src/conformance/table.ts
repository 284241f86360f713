import { markdownTable } from "@node-access-tools/workspace";
import type { Measurement } from "./measure.ts";
import type { Row } from "./row.ts";

const MARKS = { yes: "✓", no: "✗", "n/a": "" } as const;

/** Writes a table with a row for each rule and a column for each client. */
export function fullTable(rows: readonly Row[], measurements: readonly Measurement[]): string {
  const lines = rows.map(({ id, rule }) => {
    const marks = measurements.map(({ results }) => MARKS[results.get(id)?.passed ?? "n/a"]);
    return [`${rule} \`${id}\``].concat(marks);
  });
  return markdownTable(["", ...measurements.map(({ name }) => name)], lines);
}

/** Writes a table with a row for each chapter: how many of its rules each client follows, of those that apply. */
export function shortTable(rows: readonly Row[], measurements: readonly Measurement[]): string {
  const chapters = Map.groupBy(rows, ({ id }) => id.replace(/\..*/, "").replace("-", " "));
  const lines = [...chapters].map(([chapter, own]) => {
    const counts = measurements.map(({ results }) => {
      const passed = own.map(({ id }) => results.get(id)?.passed);
      const applicable = passed.filter((one) => one === "yes" || one === "no").length;
      return applicable === 0 ? "" : `${passed.filter((one) => one === "yes").length}/${applicable}`;
    });
    return [chapter].concat(counts);
  });
  return markdownTable(["", ...measurements.map(({ name }) => name)], lines);
}

/** Lists the rules that a client breaks and what it does instead, one line each. */
export function differences(rows: readonly Row[], { results, unhandled }: Measurement): string[] {
  const lines = rows.flatMap(({ id }) => {
    const { passed, observed } = results.get(id) ?? { passed: "no", observed: "not run" };
    return passed === "no" ? [`${id}: ${observed}`] : [];
  });
  return unhandled === 0 ? lines : [...lines, `${unhandled} unhandled rejections or exceptions`];
}
