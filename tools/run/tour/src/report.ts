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

const gap = "  ";

const styles = { ok: "green", "not offered": "yellow", failed: "red" } as const;

/** Shows a row on one line, in the colour of its outcome. */
export function rowLine({ method, request, result, milliseconds, outcome }: Row, width: number): string {
  const line = [time(milliseconds).padStart(5), method, result, request].join(gap).trimEnd();
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
  const titles = ["surface", "calls", "ok", "not offered", "failed", "median ms"];
  const longest = titles.map((title, column) =>
    Math.max(title.length, ...groups.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const numbersWidth = longest.slice(1).reduce((sum, one) => sum + gap.length + one, 0);
  const widths = longest.with(0, Math.min(longest[0] ?? 0, Math.max(width - numbersWidth, 8)));
  const line = ([name = "", ...numbers]: readonly string[]): string =>
    [
      cut(name, widths[0] ?? 0).padEnd(widths[0] ?? 0),
      ...numbers.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
    ].join(gap);
  return [
    styleText("dim", line(titles)),
    ...groups.map(({ cells, style }) => styleText(style, line(cells))),
  ].join("\n");
}

function count(rows: readonly Row[], outcome: Row["outcome"]): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

function median(rows: readonly Row[]): number {
  const sorted = rows.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Everything that is shown at the end: the overview, why calls were omitted, the error of each failure, and how many calls had
 * which outcome since `start`.
 */
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
