/** A requirement on a run, and the measured figure. */
export interface Requirement {
  readonly name: string;
  readonly figure: string;
  readonly required: string;
  readonly isMet: boolean;
  /** The violations. */
  readonly details: readonly string[];
}

/** Requires that there were no violations of a kind. */
export function none(name: string, details: readonly string[]): Requirement {
  return { name, figure: String(details.length), required: "0", isMet: details.length === 0, details };
}

/** Requires a share of at least `least`, from 0 to 1. @param details - What is missing. */
export function share(
  name: string,
  part: number,
  whole: number,
  least: number,
  details: readonly string[],
): Requirement {
  const isMet = part >= whole * least;
  return { name, figure: percent(part / whole), required: `>= ${percent(least)}`, isMet, details };
}

function percent(value: number): string {
  return `${(100 * value).toFixed(3)} %`;
}

/** Requires that a duration is at most this many times another one. */
export function times(name: string, milliseconds: number, usual: number, most: number): Requirement {
  const ratio = milliseconds / usual;
  const figure = `${milliseconds.toFixed(1)} ms, ${ratio.toFixed(2)} of ${usual.toFixed(1)} ms`;
  return { name, figure, required: `<= ${most}`, isMet: ratio <= most, details: [] };
}

export function table(requirements: readonly Requirement[]): string {
  const rows = requirements.map(({ name, figure, required, isMet }) => [
    isMet ? "✓" : "✗",
    name,
    figure,
    required,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}

/** Lists the requirements that are not met, each followed by its violations. */
export function failures(requirements: readonly Requirement[]): string[] {
  return requirements.flatMap(({ name, figure, required, isMet, details }) =>
    isMet
      ? []
      : [`${name}: ${figure}, required ${required}`, ...details.slice(0, 10).map((line) => `  ${line}`)],
  );
}
