/** What callers of a soak test have seen. */
export class SoakTally {
  /** Calls that were made, by surface. */
  readonly calls = new Map<string, number>();
  /** Errors that follow from injected faults, by surface. */
  readonly excused = new Map<string, number>();
  /** Errors and wrong responses that nothing excuses. */
  readonly unexpected: string[] = [];

  made(surface: string): void {
    this.calls.set(surface, (this.calls.get(surface) ?? 0) + 1);
  }

  excuse(surface: string): void {
    this.excused.set(surface, (this.excused.get(surface) ?? 0) + 1);
  }

  /** @param what - Without secrets: it is printed. */
  wrong(surface: string, what: string): void {
    if (this.unexpected.length < 1_000) this.unexpected.push(`${surface}: ${what.slice(0, 300)}`);
  }
}
