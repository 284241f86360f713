/** One mistake in a spec, with its place and its remedy. */
export interface Mistake {
  /** The path of the spec, as it was given. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
  /** What is wrong. */
  readonly what: string;
  /** How to fix it. */
  readonly remedy: string;
}

/** All mistakes of a run: the message has one line for each, in the order of the files. */
export class Mistakes extends Error {
  /** The mistakes, in the order of the files. */
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
