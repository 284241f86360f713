/** @returns milliseconds since 1970 in ISO 8601. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** @returns the same, or null if there is no time. */
export function optionalTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : isoTime(milliseconds);
}
