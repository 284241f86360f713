/** A number beside its limit. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

/** Whether the number is within its limit. */
export function holds({ value, limit }: Measurement): boolean {
  return value <= limit;
}

/** One line: the number, its limit, and what they are of. */
export function show(measurement: Measurement): string {
  const { what, value, limit, unit } = measurement;
  const verdict = holds(measurement) ? "ok  " : "OVER";
  return `${verdict} ${what.padEnd(44)} ${value.toLocaleString("en").padStart(9)} of ${limit.toLocaleString("en")} ${unit}`;
}
