/**
 * Makes a table with its columns aligned as the formatter aligns them, so that a file is the same before and after it.
 *
 * @param headers - The first line's cells.
 * @param rows - The cells of the others, as many as there are headers.
 */
export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headers.map((_, column) =>
    Math.max(3, ...[headers, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |\n`;
  return [line(headers), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("");
}
