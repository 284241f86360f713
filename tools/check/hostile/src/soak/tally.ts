/** Counts what the callers of a soak test have observed. */
export class SoakTally {
  readonly calls = new Map<string, number>();
  /** The number of errors caused by injected faults, by surface. */
  readonly excused = new Map<string, number>();
  /** Errors and wrong responses that no fault explains. */
  readonly unexpected: string[] = [];

  count(surface: string): void {
    this.calls.set(surface, (this.calls.get(surface) ?? 0) + 1);
  }

  excuse(surface: string): void {
    this.excused.set(surface, (this.excused.get(surface) ?? 0) + 1);
  }

  /** @param what - Printed, so it must not contain secrets. */
  wrong(surface: string, what: string): void {
    if (this.unexpected.length < 1_000) this.unexpected.push(`${surface}: ${what.slice(0, 300)}`);
  }
}
