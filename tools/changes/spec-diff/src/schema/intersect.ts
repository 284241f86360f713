import { same, isObject, list, object } from "../json.ts";
import type { Alternative, Form, Kind } from "./form.ts";
import { accepts } from "./accepts.ts";

const numbers = new WeakMap<object, number>();
const both = new Map<string, object>();
let last = 0;

/** What fits two forms. */
export function intersect(left: Form, right: Form, node: object): Form {
  if (isTrivial(left)) return right;
  if (isTrivial(right)) return left;
  const literals = new Map([
    ...[...left.literals].filter(([key, { value }]) => fits(right, key, value)),
    ...[...right.literals].filter(([key, { value }]) => fits(left, key, value)),
  ]);
  const alternatives = left.alternatives.flatMap((one) =>
    right.alternatives.flatMap((other) => meet(one, other, node) ?? []),
  );
  return { literals, alternatives, node };
}

function fits(form: Form, key: string, value: unknown): boolean {
  return form.literals.has(key) || form.alternatives.some((one) => accepts(one, value));
}

function isTrivial({ literals, alternatives: [first, second] }: Form): boolean {
  const single = first !== undefined && second === undefined && literals.size === 0;
  return single && first.kind === "any" && Object.keys(first.words).length === 0;
}

function meet(left: Alternative, right: Alternative, node: object): Alternative | undefined {
  if (left.kind === "any" && Object.keys(left.words).length === 0) return right;
  if (right.kind === "any" && Object.keys(right.words).length === 0) return left;
  const kind = kindOfBoth(left.kind, right.kind);
  if (kind === undefined) return undefined;
  const words: Record<string, unknown> = { ...left.words };
  for (const [key, value] of Object.entries(right.words)) {
    words[key] = key in words ? joined(key, words[key], value) : value;
  }
  const properties = { ...heldTo(left, right), ...heldTo(right, left) };
  if (Object.keys(properties).length > 0)
    words["properties"] = { ...object(words["properties"]), ...properties };
  return { kind, words, node };
}

/** The properties of one that the other does not describe, held to what it says of those. */
function heldTo(one: Alternative, other: Alternative): Record<string, unknown> {
  const others = other.words["additionalProperties"];
  if (others === undefined || others === true) return {};
  const described = object(other.words["properties"]);
  const own = Object.entries(object(one.words["properties"])).filter(
    ([name]) => !Object.hasOwn(described, name),
  );
  return Object.fromEntries(own.map(([name, schema]) => [name, allOf(schema, others)]));
}

function kindOfBoth(left: Kind, right: Kind): Kind | undefined {
  if (left === right) return left;
  if (left === "any") return right;
  if (right === "any") return left;
  if (left === "opaque" || right === "opaque") return "opaque";
  const pair = new Set([left, right]);
  return pair.has("integer") && pair.has("number") ? "integer" : undefined;
}

/** Two values of one keyword, both of which hold. */
function joined(key: string, left: unknown, right: unknown): unknown {
  if (left === right || same(left, right)) return left;
  if (key === "required") return [...new Set([...list(left), ...list(right)])];
  if (key === "properties") return mergedProperties(object(left), object(right));
  if (key === "additionalProperties" || key === "items" || key === "propertyNames") return allOf(left, right);
  if (typeof left === "number" && typeof right === "number") {
    if (/^(?:min|exclusiveMin)/.test(key)) return Math.max(left, right);
    if (/^(?:max|exclusiveMax)/.test(key)) return Math.min(left, right);
  }
  return { both: [left, right] };
}

function mergedProperties(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...left };
  for (const [name, schema] of Object.entries(right)) {
    merged[name] = Object.hasOwn(merged, name) ? allOf(merged[name], schema) : schema;
  }
  return merged;
}

/** One schema for two: the same one whenever the two are the same, so that a recursive schema has an end. */
function allOf(left: unknown, right: unknown): unknown {
  if (left === right || right === true) return left;
  if (left === true) return right;
  if (left === false || right === false) return false;
  if (!isObject(left) || !isObject(right)) return { allOf: [left, right] };
  const key = `${numberOf(left)} ${numberOf(right)}`;
  const schema = both.get(key) ?? { allOf: [left, right] };
  both.set(key, schema);
  return schema;
}

function numberOf(node: object): number {
  const found = numbers.get(node) ?? ++last;
  numbers.set(node, found);
  return found;
}
