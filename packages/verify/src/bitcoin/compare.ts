import { type Check, Contradiction } from "../contradiction.ts";
import { describe } from "../fields.ts";

/** Requires that hex or another text is this. Upper and lower case are the same. */
export function requireText(check: Check, path: string, expected: string, actual: unknown): void {
  if (typeof actual === "string" && actual.toLowerCase() === expected) return;
  throw new Contradiction(check, path, expected, describe(actual));
}

export function requireNumber(check: Check, path: string, expected: number, actual: unknown): void {
  if (actual === expected) return;
  throw new Contradiction(check, path, String(expected), describe(actual));
}
