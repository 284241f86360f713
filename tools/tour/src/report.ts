import { styleText } from "node:util";
import type { Row } from "./row.ts";

const headings = ["over", "method", "asked", "came back", "ms"] as const;
const gap = "  ";
/** Which columns give way when the terminal is narrow, and how far: each step only if those before did not do. */
const shrinking = [
  { columns: [2], narrowest: 16 },
  { columns: [3], narrowest: 24 },
  { columns: [0, 1, 2, 3], narrowest: 8 },
] as const;

const styles = { ok: "green", "not offered": "yellow", failed: "red" } as const;

/**
 * The table of all rows, no line of it wider than the terminal as long as that leaves each text column 8
 * characters.
 *
 * @param width - Characters in a line of the terminal.
 */
export function table(rows: readonly Row[], width: number): string {
  const lines = rows.map(({ over, method, asked, cameBack, milliseconds }) => [
    over,
    method,
    asked,
    cameBack,
    milliseconds.toFixed(1),
  ]);
  const widths = fit(
    headings.map((heading, column) =>
      Math.max(...[headings, ...lines].map((line) => line[column]?.length ?? 0), heading.length),
    ),
    width,
  );
  const text = (cells: readonly string[]): string =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column === headings.length - 1)).join(gap);
  return [
    styleText("bold", text(headings)),
    ...rows.map((row, at) => styleText(styles[row.outcome], text(lines[at] ?? []))),
  ].join("\n");
}

/** One line that says how the tour went. */
export function summary(rows: readonly Row[], seconds: number): string {
  const count = (outcome: Row["outcome"]): number => rows.filter((row) => row.outcome === outcome).length;
  return [
    `${count("ok")} calls gave what the spec says`,
    `${count("not offered")} are not offered by this node`,
    `${count("failed")} failed (${seconds.toFixed(1)} s)`,
  ].join(", ");
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

/** The text, shortened if it is longer than the width. */
export function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function pad(cell: string, width: number, right: boolean): string {
  const fitted = cut(cell, width);
  return right ? fitted.padStart(width) : fitted.padEnd(width);
}
