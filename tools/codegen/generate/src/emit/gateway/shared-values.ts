import { camelStart, pascal } from "@node-access/generate/model";
import { Code, literal } from "@node-access/generate/emit/typescript";

/** Values that take fewer lines are repeated. */
const LINES = 4;

/**
 * Finds lists and objects that occur more than once, such as the transaction in the examples of many responses, so that each is
 * declared once. A constant is named after the keys of the value where it occurs first.
 */
export function sharedValues(table: Readonly<Record<string, object>>): {
  readonly declarations: string;
  readonly table: Readonly<Record<string, unknown>>;
} {
  const counts = new Map<string, number>();
  count(table, counts);
  const constants = new Map<string, Code>();
  const taken = new Set<string>();
  const declarations: string[] = [];
  const replaced = (value: unknown, keys: readonly string[]): unknown => {
    if (!isNested(value)) return value;
    const text = JSON.stringify(value);
    const known = constants.get(text);
    if (known) return known;
    const own = Array.isArray(value)
      ? value.map((item) => replaced(item, keys))
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, [...keys, key])]));
    if (counts.get(text) === 1 || keys.length < 2 || literal(value, 2).split("\n").length < LINES) return own;
    const constant = new Code(createName(keys, taken));
    constants.set(text, constant);
    declarations.push(`const ${constant.text}: unknown = ${literal(own)};\n`);
    return constant;
  };
  const own = Object.fromEntries(Object.entries(table).map(([key, one]) => [key, replaced(one, [key])]));
  return { declarations: declarations.join("\n"), table: own };
}

/** Counts values by their text. What a repeated value contains counts once. */
function count(value: unknown, counts: Map<string, number>): void {
  if (!isNested(value)) return;
  const text = JSON.stringify(value);
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before === 0) for (const part of Object.values(value)) count(part, counts);
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** `tronGetBlock` for a value of the table, and `tronGetBlockTransactions` for what it has there. */
function createName(keys: readonly string[], taken: Set<string>): string {
  const words = [...new Set([...keys.slice(0, 2), ...keys.slice(-1)])];
  const name = camelStart(words.map((word) => pascal(word.replaceAll(/\W+/g, "_"))).join(""));
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : `${name}${number}`;
    if (taken.has(own)) continue;
    taken.add(own);
    return own;
  }
}
