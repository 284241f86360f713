import { joinLines } from "./visible.ts";

/** A part of a spec that is wrong, or that a client does not have as described, with its place and its remedy. */
export interface Mistake {
  /** The path of the spec, as it was given. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
  /** What is wrong, and what the client has instead. */
  readonly what: string;
  /** How to fix it. */
  readonly remedy: string;
}

/** Returns a mistake as a line: `file:line:column: what; remedy`. */
export function formatMistake({ file, line, column, what, remedy }: Mistake): string {
  return joinLines(`${file}:${line}:${column}: ${what}; ${remedy}`);
}

/** All mistakes of a run: the message has one line for each, in the order of the files. */
export class Mistakes extends Error {
  /** The mistakes, in the order of the files. */
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(formatMistake).join("\n"));
    this.name = "Mistakes";
    this.mistakes = mistakes;
  }

  /** @throws Mistakes if there are any. */
  static throwIfAny(mistakes: readonly Mistake[]): void {
    if (mistakes.length > 0) throw new Mistakes(mistakes);
  }
}

/** A mistake of a whole file. */
export function createMistakes(file: string, what: string, remedy: string): Mistakes {
  return new Mistakes([{ file, line: 1, column: 1, what, remedy }]);
}
