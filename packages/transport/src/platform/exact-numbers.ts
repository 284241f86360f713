/** Longer integers stay strings: converting them to bigints takes more than linear time. */
const MAX_DIGITS = 1_000;

/** Deeper recursion could overflow the stack. The deepest call trace of an EVM has 2,050 levels. */
export const MAX_DEPTH = 4_096;

/** A number beyond 2^53, and the property that holds it. It has no name if it is in a list. */
export type Found = readonly [rounded: number, holder: object, name?: string];

/**
 * Finds the numbers beyond 2^53 in a parsed value, whose digits `JSON.parse` may have rounded.
 *
 * Checking every value takes 5 to 12 % of `JSON.parse`. Searching the text for long numbers takes more than
 * `JSON.parse` itself, because hashes and call data are full of digits. Strings, the most frequent values, are
 * skipped without a call, and each level takes only one stack frame.
 *
 * @throws RangeError if the value is nested more than 4,096 levels deep.
 */
export function findUnsafe(value: object, found: Found[], depth: number): void {
  if (depth > MAX_DEPTH) throw new RangeError("nested too deep");
  if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item === "string") continue;
      if (typeof item === "object" && item) findUnsafe(item, found, depth + 1);
      else if (isUnsafe(item)) found.push([item, value]);
    }
    return;
  }
  for (const name in value) {
    const item = (value as Record<string, unknown>)[name];
    if (typeof item === "string") continue;
    if (typeof item === "object" && item) findUnsafe(item, found, depth + 1);
    else if (isUnsafe(item)) found.push([item, value, name]);
  }
}

/** Whether a value is a number beyond 2^53. */
export function isUnsafe(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) >= 2 ** 53;
}

/** Converts a number beyond 2^53: to a bigint, to a number if a double holds it, else to a string. */
export function exactNumber(text: string): bigint | number | string {
  if (text.length > MAX_DIGITS) return text;
  if (!/[.eE]/.test(text)) return BigInt(text);
  const number = Number(text);
  return readDigits(`${number}`) === readDigits(text) ? number : text;
}

/** The digits of a number without leading and trailing zeros. */
function readDigits(text: string): string {
  return text.replace(/[eE].*|\D/g, "").replace(/^0+|0+$/g, "");
}
