import { list, object } from "../json.ts";
import type { Alternative } from "./form.ts";

/** Whether a single value fits an alternative. What is not looked into does not fit. */
export function accepts({ kind, words }: Alternative, value: unknown): boolean {
  if (kind === "any") return true;
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "string") return typeof value === "string" && textFits(words, value);
  if (kind === "integer") return Number.isInteger(value) && numberFits(words, Number(value));
  if (kind === "number") return typeof value === "number" && numberFits(words, value);
  if (kind === "object" && typeof value === "object" && value !== null && !Array.isArray(value)) {
    const described = object(words["properties"]);
    return (
      list(words["required"]).every((name) => Object.hasOwn(value, String(name))) &&
      Object.keys(described).length === 0
    );
  }
  return false;
}

function textFits(words: Readonly<Record<string, unknown>>, value: string): boolean {
  const { minLength, maxLength, pattern, format } = words;
  if (format !== undefined) return false;
  if (typeof pattern === "string" && !matches(pattern, value)) return false;
  if (pattern !== undefined && typeof pattern !== "string") return false;
  return within(value.length, minLength, maxLength);
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return false;
  }
}

function numberFits(words: Readonly<Record<string, unknown>>, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = words;
  if (
    multipleOf !== undefined ||
    typeof exclusiveMinimum === "boolean" ||
    typeof exclusiveMaximum === "boolean"
  )
    return false;
  if (typeof exclusiveMinimum === "number" && value <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === "number" && value >= exclusiveMaximum) return false;
  return within(value, minimum, maximum);
}

function within(value: number, least: unknown, most: unknown): boolean {
  return !(typeof least === "number" && value < least) && !(typeof most === "number" && value > most);
}
