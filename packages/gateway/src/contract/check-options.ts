import { invalidArgument } from "@node-access/auth";

/** What kind of value came, without the value: it may be a secret. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number" && !Number.isFinite(value)) return "a number that is too large, or none";
  return typeof value === "object" ? "an object" : value === "" ? "an empty text" : `a ${typeof value}`;
}

/**
 * @param names - Of the properties that it may have.
 * @returns the value, as an object.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is none, or has others.
 */
export function checkObject(
  path: string,
  value: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const expected = names.length > 0 ? `an object with ${names.join(", ")}` : "an object with nothing in it";
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidArgument(path, expected, kindOf(value));
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidArgument(path, expected, `one with ${unknown}`);
  return value as Readonly<Record<string, unknown>>;
}

/** @throws NodeAccessError `INVALID_ARGUMENT` unless it is a text with something in it. */
export function checkText(path: string, value: unknown, expected = "a text"): asserts value is string {
  if (typeof value !== "string" || value === "") throw invalidArgument(path, expected, kindOf(value));
}

/**
 * @param isGood - Whether an item, which is a text, is one that is expected.
 * @throws NodeAccessError `INVALID_ARGUMENT` unless it is a list of such texts.
 */
export function checkTexts(
  path: string,
  value: unknown,
  expected: string,
  isGood: (text: string) => boolean,
): asserts value is readonly string[] {
  if (!Array.isArray(value)) throw invalidArgument(path, `a list, each of them ${expected}`, kindOf(value));
  for (const [index, item] of value.entries()) {
    if (typeof item !== "string") throw invalidArgument(`${path}.${index}`, expected, kindOf(item));
    if (!isGood(item)) throw invalidArgument(`${path}.${index}`, expected, "another text");
  }
}
