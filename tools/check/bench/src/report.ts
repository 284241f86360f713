/** The middle value; of two middle values, the mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Prints whether a figure keeps its limit. Otherwise this process ends with 1. */
export function checkLimit(what: string, value: number, maximum: number, unit = ""): void {
  const isKept = value <= maximum;
  console.log(`${isKept ? "✓" : "✗"} ${what}: ${value.toFixed(2)}${unit}, required <= ${maximum}${unit}`);
  if (!isKept) process.exitCode = 1;
}

/** Lines up rows of cells: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .map((line) => `  ${line}`)
    .join("\n");
}
