import { exactNumber, type Found, isUnsafe } from "./exact-numbers.ts";

/** The text is searched once for each name. */
const MAX_NAMES = 8;

/**
 * Replaces numbers beyond 2^53 by exact ones where they were found. It finds their digits by the names of the properties, which
 * takes a third of parsing the text again: `rentEpoch` of most accounts on Solana is 2^64 - 1.
 *
 * @returns whether it did. `false` if the text must be parsed again: numbers in lists have no names, a name may be written with
 * a backslash, and numbers with different digits may be rounded to the same number.
 */
export function fillInByNames(found: readonly Found[], text: string): boolean {
  const names = new Set(found.map(([, , name]) => name));
  if (names.size > MAX_NAMES || text.includes("\\")) return false;
  const digits = new Map<number, string>();
  for (const name of names) {
    if (name === undefined) return false;
    const quoted = `"${name}"`;
    const number = /\s*:\s*(-?\d[\d.eE+-]*)/y;
    // What is between two strings may look like the name too. That adds digits, but never hides any.
    for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1)) {
      number.lastIndex = at + quoted.length;
      const [, written = ""] = number.exec(text) ?? [];
      const rounded = Number(written);
      if (!isUnsafe(rounded)) continue;
      if ((digits.get(rounded) ?? written) !== written) return false;
      digits.set(rounded, written);
    }
  }
  for (const [rounded, holder, name = ""] of found)
    (holder as Record<string, unknown>)[name] = exactNumber(digits.get(rounded) ?? "");
  return true;
}
