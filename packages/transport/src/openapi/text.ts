import { invalidArgument, kindOf } from "@node-access/auth";
import { checkFields } from "../check-options.ts";

/** Converts a text, number or boolean to text, and `null` to nothing. */
export function scalar(name: string, value: unknown): string {
  if (value === null) return "";
  if (/^(string|number|bigint|boolean)$/.test(typeof value)) return `${value}`;
  throw invalidArgument(name, "text, number or boolean", kindOf(value));
}

/** Percent-encodes a text. A lone surrogate cannot be encoded. */
export function encode(name: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw invalidArgument(name, "well-formed text", "a lone surrogate");
  }
}

/** Returns a property that an object has itself: a field may be called `constructor`. */
export function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return kindOf(value) === "object";
}

/** Returns the value as an object. */
export function record(name: string, value: unknown): Readonly<Record<string, unknown>> {
  checkFields(name, value);
  return value as Readonly<Record<string, unknown>>;
}

/** Returns the entries of an object that have a value. */
export function given(name: string, value: unknown): [string, unknown][] {
  return Object.entries(record(name, value)).filter(([, item]) => item !== undefined);
}

/** Returns the items of a list, or the names and values of an object. */
export function listItems(name: string, value: unknown): readonly unknown[] {
  return isObject(value) ? given(name, value).flat() : [value].flat();
}
