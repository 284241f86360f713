/**
 * Creates a table with its columns aligned like the formatter's, so that formatting does not change a file.
 *
 * @param headers - The cells of the header row.
 * @param rows - The cells of the other rows, each with as many cells as the header.
 */
export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headers.map((_, column) =>
    Math.max(3, ...[headers, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |\n`;
  return [line(headers), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("");
}
