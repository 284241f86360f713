import { invalidArgument } from "@node-access/auth";

/** Converts a text, number or boolean to text, and `null` to nothing. */
export function scalar(name: string, value: unknown): string {
  if (value === null) return "";
  if (/^(string|number|bigint|boolean)$/.test(typeof value)) return `${value}`;
  throw invalidArgument(name, "text, number or boolean", Array.isArray(value) ? "a list" : typeof value);
}

/** Percent-encodes a text. A lone surrogate cannot be encoded. */
export function encode(name: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw invalidArgument(name, "text without lone surrogates", "another");
  }
}

/** Returns the value as an object. */
export function record(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalidArgument(
    name,
    "an object",
    value === null ? "null" : Array.isArray(value) ? "a list" : typeof value,
  );
}

/** Returns the entries of an object that have a value. */
export function given(name: string, value: unknown): [string, unknown][] {
  return Object.entries(record(name, value)).filter(([, item]) => item !== undefined);
}
