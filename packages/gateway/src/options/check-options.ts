import { closest, distance } from "fastest-levenshtein";
import { invalidArgument } from "@node-access/auth";

/** Describes the kind of a value for error messages, without the value itself: it may be a secret. */
export function describeKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number" && !Number.isFinite(value)) return "a number that is too large, or NaN";
  return typeof value === "object" ? "an object" : value === "" ? "an empty text" : `a ${typeof value}`;
}

/** @returns a name as errors show it: a key that was pasted in place of a name is not shown. */
export function shownName(name: string): string {
  return name.length > 40 || !/^[\w.-]*\*?$/.test(name) ? "an unknown name" : name;
}

/**
 * @param names - The properties that the value may have.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not an object, or has other properties.
 */
export function checkObject(
  path: string,
  value: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const expected = names.length > 0 ? `an object with ${names.join(", ")}` : "an object with nothing in it";
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidArgument(path, expected, describeKind(value));
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidArgument(path, expected, `an object with ${unknown}`);
  return value as Readonly<Record<string, unknown>>;
}

/** @throws NodeAccessError `INVALID_ARGUMENT` unless the value is a non-empty text. */
export function checkText(path: string, value: unknown, expected = "a text"): asserts value is string {
  if (typeof value !== "string" || value === "") throw invalidArgument(path, expected, describeKind(value));
}

/** @throws NodeAccessError `INVALID_ARGUMENT` unless the value is a list of valid texts. */
export function checkTexts(
  path: string,
  value: unknown,
  expected: string,
  isValid: (text: string) => boolean,
): asserts value is readonly string[] {
  if (!Array.isArray(value))
    throw invalidArgument(path, `a list, each of them ${expected}`, describeKind(value));
  for (const [index, item] of value.entries()) {
    if (typeof item !== "string") throw invalidArgument(`${path}.${index}`, expected, describeKind(item));
    if (!isValid(item)) throw invalidArgument(`${path}.${index}`, expected, "a text that is none");
  }
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** @throws NodeAccessError `INVALID_ARGUMENT` unless the value is a list of origins of web pages. */
export function checkOrigins(path: string, value: unknown): void {
  checkTexts(path, value, "an origin such as https://app.example, without a path", isOrigin);
}

/** @returns the value at a path of names; `undefined` if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (Object(at) as Record<string, unknown>)[name], value);
}

/** Maximum letters that may be missing, added or different in a misspelled name. */
const maxEdits = 2;

/** @returns the known name that a misspelled one most resembles, if it is similar enough to suggest. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lowered = known.map((one) => one.toLowerCase());
  const nearest = closest(name.toLowerCase(), lowered);
  const isNear = distance(name.toLowerCase(), nearest) <= Math.min(maxEdits, nearest.length / 3);
  return isNear ? known[lowered.indexOf(nearest)] : undefined;
}
