/** Creates a table with its columns aligned like the formatter's, so that formatting does not change a file. */
export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headers.map((_, column) =>
    Math.max(3, ...[headers, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |\n`;
  return [line(headers), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("");
}

/** Replaces what a document has between its markers `<!-- NAME:start -->` and `<!-- NAME:end -->`. */
export function replaceBetween(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the markers ${start} and ${end} are missing`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n${document.slice(to)}`;
}

/** Lines up rows of cells for a terminal: the first column to the left, the others to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  "),
  );
}
