/** One thing that is wrong in a spec, where it is and what to do about it. */
export interface Mistake {
  /** From the repository's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly what: string;
  readonly remedy: string;
}

/** All mistakes of a run: its message has one line for each, in the order of the files. */
export class Mistakes extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map((m) => `${m.file}:${m.line}:${m.column}: ${m.what}; ${m.remedy}`).join("\n"));
    this.name = "Mistakes";
    this.mistakes = mistakes;
  }

  /** @throws Mistakes if there are any. */
  static throwIfAny(mistakes: readonly Mistake[]): void {
    if (mistakes.length > 0) throw new Mistakes(mistakes);
  }
}
