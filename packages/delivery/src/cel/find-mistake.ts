import { describeMistake } from "./describe-mistake.ts";
import { compileExpression } from "./expression.ts";

/** Finds what is wrong with an expression. */
export function findMistake(text: string): string | undefined {
  try {
    compileExpression(text);
    return undefined;
  } catch (error) {
    return describeMistake(error);
  }
}
