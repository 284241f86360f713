import type { Json } from "../../model/index.ts";
import { isObject } from "../json.ts";
import type { Alternative, Words } from "./form.ts";

/** Whether an alternative accepts a value. Constraints that are not evaluated count as not accepting. */
export function accepts({ kind, words }: Alternative, value: Json): boolean {
  if (kind === "any") return true;
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "string") return typeof value === "string" && acceptsText(words, value);
  if (kind === "integer") return Number.isInteger(value) && acceptsNumber(words, Number(value));
  if (kind === "number") return typeof value === "number" && acceptsNumber(words, value);
  if (kind !== "object" || !isObject(value)) return false;
  return (
    (words.required ?? []).every((name) => Object.hasOwn(value, name)) &&
    Object.keys(words.properties ?? {}).length === 0
  );
}

function acceptsText({ minLength, maxLength, pattern, format }: Words, value: string): boolean {
  if (format !== undefined || (pattern !== undefined && !matches(pattern, value))) return false;
  return isWithin(value.length, minLength, maxLength);
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return false;
  }
}

function acceptsNumber(words: Words, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = words;
  if (multipleOf !== undefined) return false;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return false;
  return isWithin(value, minimum, maximum);
}

function isWithin(value: number, minimum: number | undefined, most: number | undefined): boolean {
  return !(minimum !== undefined && value < minimum) && !(most !== undefined && value > most);
}
