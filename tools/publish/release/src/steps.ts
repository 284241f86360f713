/** The outcome of a check: its mistakes, or why it was skipped. */
type Outcome = { readonly mistakes: readonly string[] } | { readonly skipped: string };

/** Runs checks one after another, and prints each result. A failure does not stop the next checks. */
export class Steps {
  readonly #print: (line: string) => void;
  failed = 0;
  skipped = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Runs a check. An error that it throws counts as a mistake. */
  async take(name: string, check: () => Promise<Outcome | readonly string[]>): Promise<void> {
    let outcome: Outcome;
    try {
      const result = await check();
      outcome = "mistakes" in result || "skipped" in result ? result : { mistakes: result };
    } catch (error) {
      outcome = { mistakes: [error instanceof Error ? error.message : String(error)] };
    }
    if ("skipped" in outcome) {
      this.skipped += 1;
      this.#print(`skipped  ${name}: ${outcome.skipped}`);
    } else if (outcome.mistakes.length === 0) {
      this.#print(`ok       ${name}`);
    } else {
      this.failed += 1;
      this.#print(`FAIL     ${name}`);
      for (const mistake of outcome.mistakes) this.#print(`  ${mistake.replaceAll("\n", "\n  ")}`);
    }
  }
}
