import type { Outcome } from "./outcome.ts";

const verdicts = ["matches", "rejected", "mismatch", "no result", "not in the specs"] as const;

/** Writes a line for each method, a line of totals, and the mismatches. */
export function report(outcomes: readonly Outcome[]): string {
  const methods = [...new Set(outcomes.map(({ exchange }) => exchange.method))].toSorted();
  const rows = methods.map((method) =>
    counts(
      method,
      outcomes.filter(({ exchange }) => exchange.method === method),
    ),
  );
  const lines = [["method", ...verdicts], ...rows, counts("all", outcomes)];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const table = lines.map((line) =>
    line
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  const details = outcomes
    .filter(({ verdict }) => verdict === "mismatch")
    .map(({ exchange, mismatches }) =>
      [`\n${exchange.method}, ${exchange.place}`, ...mismatches.map((line) => `  ${line}`)].join("\n"),
    );
  return [...table, ...details].join("\n");
}

function counts(name: string, outcomes: readonly Outcome[]): string[] {
  const count = (verdict: Outcome["verdict"]): number =>
    outcomes.filter((one) => one.verdict === verdict).length;
  return [name, ...verdicts.map((verdict) => String(count(verdict)))];
}
