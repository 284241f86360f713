import type { Measurement } from "./measure.ts";
import type { Row } from "./row.ts";

const MARKS = { yes: "✓", no: "✗", "n/a": "" } as const;

/** A row for each behaviour, a column for each client. */
export function wholeTable(rows: readonly Row[], measurements: readonly Measurement[]): string {
  const lines = rows.map(({ id, says }) => {
    const marks = measurements.map(({ results }) => MARKS[results.get(id)?.held ?? "n/a"]);
    return [`${says} \`${id}\``].concat(marks);
  });
  return markdown([headOf(measurements), ...lines]);
}

/** A row for each chapter, and how many of those of its behaviours that concern a client the client shows. */
export function shortTable(rows: readonly Row[], measurements: readonly Measurement[]): string {
  const chapters = Map.groupBy(rows, ({ id }) => chapterOf(id));
  const lines = [...chapters].map(([chapter, own]) => {
    const counts = measurements.map(({ results }) => {
      const held = own.map(({ id }) => results.get(id)?.held);
      const concerned = held.filter((one) => one === "yes" || one === "no").length;
      return concerned === 0 ? "" : `${held.filter((one) => one === "yes").length}/${concerned}`;
    });
    return [chapter].concat(counts);
  });
  return markdown([headOf(measurements), ...lines]);
}

function headOf(measurements: readonly Measurement[]): string[] {
  return [""].concat(measurements.map(({ name }) => name));
}

/** What a client does instead of what a row says, one line each. */
export function differences(rows: readonly Row[], { results, unhandled }: Measurement): string[] {
  const lines = rows.flatMap(({ id }) => {
    const { held, saw } = results.get(id) ?? { held: "no", saw: "not run" };
    return held === "no" ? [`${id}: ${saw}`] : [];
  });
  return unhandled === 0
    ? lines
    : [...lines, `${unhandled} rejections or exceptions that nobody could handle`];
}

function chapterOf(id: string): string {
  return id.slice(0, id.indexOf(".")).replace("-", " ");
}

function markdown(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0), 3),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = lines;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

/** Puts a text between a file's markers. */
export function betweenMarkers(file: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [file.indexOf(start), file.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the markers ${start} and ${end} are missing`);
  return `${file.slice(0, from + start.length)}\n\n${text}\n\n${file.slice(to)}`;
}
