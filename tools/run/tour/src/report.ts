import { styleText } from "node:util";
import type { Row } from "./row.ts";

const headings = ["method", "request", "result", "ms"] as const;
const gap = "  ";

/** Which columns shrink on a narrow terminal, and how far. Each step applies only if those before it were not enough. */
const shrinking = [
  { columns: [1], narrowest: 12 },
  { columns: [2], narrowest: 16 },
  { columns: [0, 1, 2], narrowest: 8 },
] as const;

const styles = { ok: "green", "not offered": "yellow", failed: "red" } as const;

/**
 * Shows all rows, grouped by transport and credential. Lines fit the terminal as long as that leaves each text column 8
 * characters.
 *
 * @param width - Characters in a line of the terminal.
 */
export function table(rows: readonly Row[], width: number): string {
  const lines = rows.map(({ method, request, result, milliseconds }) => [
    method,
    request,
    result,
    time(milliseconds),
  ]);
  const longest = headings.map((_, column) =>
    Math.max(...[headings, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  const widths = fit(longest, width);
  const text = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column === headings.length - 1))
      .join(gap)
      .trimEnd();
  const groups = [...new Set(rows.map(({ over }) => over))].map((over) =>
    [
      styleText("bold", over),
      ...rows.flatMap((row, at) =>
        row.over === over ? [styleText(styles[row.outcome], text(lines[at] ?? []))] : [],
      ),
    ].join("\n"),
  );
  return [styleText("dim", text(headings)), ...groups].join("\n\n");
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
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column > 0)).join(gap);
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

export function summary(rows: readonly Row[], seconds: number): string {
  return [
    `${count(rows, "ok")} as specified`,
    `${count(rows, "not offered")} not offered by this node`,
    `${count(rows, "failed")} failed (${seconds.toFixed(1)} s)`,
  ].join(", ");
}

/**
 * Everything that is shown at the end: the rows, why calls were omitted, the error of each failure, and the summary.
 *
 * @param shown - The rows, formatted by {@link table} or {@link overview}.
 * @param start - When the tour began, by `performance.now()`.
 */
export function report(rows: readonly Row[], shown: string, start: number): string {
  const failures = rows.flatMap(({ over, method, request, failure }) =>
    failure === undefined ? [] : [`FAILED: ${method} (${request}) over ${over}\n${failure}`],
  );
  const notes = rows.flatMap(({ note }) => note ?? []);
  const parts = [shown, ...notes, ...failures, summary(rows, (performance.now() - start) / 1000)];
  return parts.map((part) => `\n${part}`).join("\n");
}

/** Formats milliseconds, or seconds with their unit, so that slow calls do not narrow the other columns. */
function time(milliseconds: number): string {
  if (milliseconds >= 1000) return `${Math.round(milliseconds / 1000)} s`;
  return milliseconds >= 100 ? milliseconds.toFixed(0) : milliseconds.toFixed(1);
}

function fit(wanted: readonly number[], width: number): number[] {
  const widths = [...wanted];
  let excess = widths.reduce((sum, one) => sum + one, gap.length * (widths.length - 1)) - width;
  for (const { columns, narrowest } of shrinking) {
    while (excess > 0) {
      const widest = columns.reduce((a, b) => ((widths[b] ?? 0) > (widths[a] ?? 0) ? b : a));
      const own = widths[widest] ?? 0;
      if (own <= narrowest) break;
      widths[widest] = own - 1;
      excess -= 1;
    }
  }
  return widths;
}

/** Shortens a text that is longer than the width. */
export function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function pad(cell: string, width: number, right: boolean): string {
  const fitted = cut(cell, width);
  return right ? fitted.padStart(width) : fitted.padEnd(width);
}
