export interface BundleLimits {
  /** Maximum bytes after minifying and gzip. */
  readonly gzipBytes: number;
  /** Maximum bytes after minifying alone. Default: no limit. */
  readonly minifiedBytes?: number;
}

/** A measured number and its limit. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

export function isWithinLimit({ value, limit }: Measurement): boolean {
  return value <= limit;
}

export function format(measurement: Measurement): string {
  const { what, value, limit, unit } = measurement;
  const verdict = isWithinLimit(measurement) ? "ok  " : "OVER";
  return `${verdict} ${what.padEnd(44)} ${value.toLocaleString("en").padStart(9)} of ${limit.toLocaleString("en")} ${unit}`;
}
