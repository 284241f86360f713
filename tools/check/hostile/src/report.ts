import { createRandom, type Random } from "@node-access-tools/workspace";

/** A requirement on a run, and the measured figure. */
export interface Requirement {
  readonly name: string;
  readonly figure: string;
  readonly required: string;
  readonly isMet: boolean;
  readonly details?: readonly string[];
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
  details: readonly string[] = [],
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
  return { name, figure, required: `<= ${most}`, isMet: ratio <= most };
}

/** Requires that a value is at most another one. @param all - The values of which it is made. */
export function atMost(name: string, value: number, most: number, unit: string, all?: string): Requirement {
  const [figure, required] = [value, most].map((one) => `${Number(one.toFixed(1))} ${unit}`) as [
    string,
    string,
  ];
  const details = all === undefined ? [] : [`${unit}, in order: ${all}`];
  return { name, figure, required: `<= ${required}`, isMet: value <= most, details };
}

/** A report on a run, of which each part is printed when it is known. */
export class Report {
  /** The violations so far, one line each. */
  readonly wrong: string[] = [];
  readonly seed: number;
  /** Whether to check what depends on how busy the machine is: deadlines, durations and the heap. */
  readonly checksTimes: boolean;

  constructor(seed: number, checksTimes = true) {
    this.seed = seed;
    this.checksTimes = checksTimes;
    console.log(`seed ${seed}`);
  }

  /** Begins the run's random numbers: the same ones each time. */
  random(): Random {
    return createRandom(this.seed);
  }

  add(title: string, requirements: readonly Requirement[]): void {
    const rows = requirements.map(({ name, figure, required, isMet }) => [
      isMet ? "✓" : "✗",
      name,
      figure,
      required,
    ]);
    const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
    console.log([title, ...lines.map((line) => `  ${line.trimEnd()}`)].join("\n"));
    for (const { name, figure, required, isMet, details = [] } of requirements)
      if (!isMet)
        this.wrong.push(
          `${name}: ${figure}, required ${required}`,
          ...details.slice(0, 10).map((line) => `  ${line}`),
        );
  }
}
