import { alignColumns } from "@node-access-tools/workspace";
import { styleText } from "node:util";

/** The outcome of one call of the tour. */
export interface Row {
  /** The transport and the kind of credential: `gateway, HTTP, basic`. */
  readonly over: string;
  readonly method: string;
  /** What the call requested, in a few words. */
  readonly request: string;
  /** What it returned, in a few words. */
  readonly result: string;
  readonly milliseconds: number;
  readonly outcome: keyof typeof styles;
  /** The full error of a failure. */
  readonly failure?: string;
  /** Why calls were omitted, and how to have them made: a line of its own after the table. */
  readonly note?: string;
}

const styles = { ok: "green", "not offered": "yellow", failed: "red" } as const;

const titles = ["surface", "calls", "ok", "not offered", "failed", "median ms"];

/** Shows a row on one line, in the colour of its outcome. */
export function rowLine({ method, request, result, milliseconds, outcome }: Row, width: number): string {
  const line = [time(milliseconds).padStart(5), method, result, request].join("  ").trimEnd();
  return styleText(styles[outcome], cut(line, width));
}

/** Shows one line for each transport and credential: the number of calls, their outcomes and their median time. */
export function overview(rows: readonly Row[], width: number): string {
  const groups = [...new Set(rows.map(({ over }) => over))].map((over) => {
    const own = rows.filter((row) => row.over === over);
    const numbers = [own.length, count(own, "ok"), count(own, "not offered"), count(own, "failed")];
    const worst = (["failed", "not offered", "ok"] as const).find((outcome) => count(own, outcome) > 0);
    return { cells: [over, ...numbers.map(String), time(median(own))], style: styles[worst ?? "ok"] };
  });
  const cells = [titles, ...groups.map((group) => group.cells)];
  const longest = Math.max(...cells.map(([name = ""]) => name.length));
  const excess = Math.max((alignColumns(cells)[0]?.length ?? 0) - width, 0);
  const names = cells.map((row) => row.with(0, cut(row[0] ?? "", Math.max(longest - excess, 8))));
  const [head = "", ...lines] = alignColumns(names);
  const styled = lines.map((line, index) => styleText(groups[index]?.style ?? "green", line));
  return [styleText("dim", head), ...styled].join("\n");
}

function count(rows: readonly Row[], outcome: Row["outcome"]): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

function median(rows: readonly Row[]): number {
  const sorted = rows.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What is shown at the end: the overview, why calls were omitted, the error of each failure, and how many had which outcome. */
export function report(rows: readonly Row[], width: number, start: number): string {
  const failures = rows.flatMap(({ over, method, request, failure }) =>
    failure === undefined ? [] : [`FAILED: ${method} (${request}) over ${over}\n${failure}`],
  );
  const notes = rows.flatMap(({ note }) => note ?? []);
  const seconds = (performance.now() - start) / 1000;
  const outcomes = [
    `${count(rows, "ok")} as specified`,
    `${count(rows, "not offered")} not offered by this node`,
    `${count(rows, "failed")} failed (${seconds.toFixed(1)} s)`,
  ].join(", ");
  return [overview(rows, width), ...notes, ...failures, outcomes].map((part) => `\n${part}`).join("\n");
}

/** Formats milliseconds, or seconds with their unit, so that slow calls do not shift the other columns. */
function time(milliseconds: number): string {
  if (milliseconds >= 1000) return `${Math.round(milliseconds / 1000)} s`;
  return milliseconds >= 100 ? milliseconds.toFixed(0) : milliseconds.toFixed(1);
}

/** Shortens a text that is longer than the width. */
function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
