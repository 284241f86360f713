import { fillLines } from "./text.ts";

const WIDTH = 110;

/** TypeScript within a literal, such as a regular expression or the name of a constant. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A JSON value as a TypeScript literal, laid out like a formatter would: on several lines,
 * with each part on one line if it fits. Properties that are `undefined` are omitted, as in JSON.
 *
 * @param indent - Spaces before the line that it ends.
 * @param used - Characters already on its first line, plus those that will follow.
 */
export function literal(value: unknown, indent = 0, used = 0): string {
  if (!isNested(value)) return leaf(value);
  const flat = indent > 0 ? inline(value, WIDTH - indent - used - 1) : undefined;
  if (flat !== undefined) return flat;
  const margin = " ".repeat(indent + 2);
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    // Short values are read as a row.
    if (!value.some(isNested))
      return `[\n${fillLines(
        value.map((item) => `${leaf(item)},`),
        margin,
      )}${" ".repeat(indent)}]`;
    return `[\n${value.map((item) => `${margin}${literal(item, indent + 2)},\n`).join("")}${" ".repeat(indent)}]`;
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return "{}";
  const lines = entries.map(
    ([key, inner]) =>
      `${margin}${formatKey(key)}: ${literal(inner, indent + 2, formatKey(key).length + 2)},\n`,
  );
  return `{\n${lines.join("")}${" ".repeat(indent)}}`;
}

/** Keys that all objects have: TypeScript takes the types of their values from there, not from an index signature. */
const INHERITED =
  /(?<=[{,]\s*)(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf): /;

/** Returns a literal as a value of a type, with an assertion if the type of one of its keys is not that of the others. */
export function castLiteral(text: string, type: string): string {
  return INHERITED.test(text) ? `${text} as ${type}` : text;
}

/** Writes a JSON value as a TypeScript literal on one line. */
export function inlineLiteral(value: unknown): string {
  return inline(value, Number.POSITIVE_INFINITY) ?? "";
}

/** The value on one line, or `undefined` if it does not fit into `room` characters. */
function inline(value: unknown, room: number): string | undefined {
  if (!isNested(value)) {
    const text = leaf(value);
    return text.length <= room ? text : undefined;
  }
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const parts: string[] = [];
  let left = room - open.length - close.length;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const name = Array.isArray(value) ? "" : `${formatKey(key)}: `;
    const text = inline(inner, left - name.length);
    if (text === undefined) return undefined;
    parts.push(name + text);
    left -= name.length + text.length + ", ".length;
  }
  if (parts.length === 0) return Array.isArray(value) ? "[]" : "{}";
  return open + parts.join(", ") + close;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Code);
}

function leaf(value: unknown): string {
  return value instanceof Code ? value.text : JSON.stringify(value);
}

/** A key as the name of a method: without quotes, `new()` in an interface declares a constructor. */
export function methodKey(key: string): string {
  return key === "new" ? '"new"' : key;
}

/** A key in a literal or a type, quoted if necessary. */
export function formatKey(key: string): string {
  // Without brackets, it would set the object's prototype.
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
