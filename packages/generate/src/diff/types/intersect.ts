import type { Json, Type } from "../../model/index.ts";
import { same } from "../json.ts";
import { accepts } from "./accepts.ts";
import type { Alternative, Form, FormsOfTypes, Kind } from "./form.ts";

export function intersect(left: Form, right: Form, forms: FormsOfTypes): Form {
  if (isTrivial(left)) return right;
  if (isTrivial(right)) return left;
  const literals = new Map([
    ...[...left.literals].filter(([key, { value }]) => isAccepted(right, key, value)),
    ...[...right.literals].filter(([key, { value }]) => isAccepted(left, key, value)),
  ]);
  const alternatives = left.alternatives.flatMap((one) =>
    right.alternatives.flatMap((other) => intersectAlternatives(one, other, forms) ?? []),
  );
  return { literals, alternatives };
}

function isAccepted(form: Form, key: string, value: Json): boolean {
  return form.literals.has(key) || form.alternatives.some((one) => accepts(one, value));
}

function isTrivial({ literals, alternatives: [first, second] }: Form): boolean {
  return first?.kind === "any" && second === undefined && literals.size === 0;
}

function intersectAlternatives(
  left: Alternative,
  right: Alternative,
  forms: FormsOfTypes,
): Alternative | undefined {
  if (left.kind === "any") return right;
  if (right.kind === "any") return left;
  const kind = intersectKinds(left.kind, right.kind);
  if (kind === undefined) return undefined;
  const words: Record<string, unknown> = { ...left.words };
  for (const [key, value] of Object.entries(right.words)) {
    words[key] = key in words ? joinValues(key, words[key], value) : value;
  }
  const properties = { ...constrainProperties(left, right), ...constrainProperties(right, left) };
  if (Object.keys(properties).length > 0)
    words["properties"] = { ...(words["properties"] as Types | undefined), ...properties };
  return { kind, words, forms };
}

type Types = Readonly<Record<string, Type>>;

/** Properties of one alternative that the other does not describe, with the other's type for additional properties. */
function constrainProperties({ words }: Alternative, other: Alternative): Record<string, Type> {
  const { additionalProperties: others, properties: described = {} } = other.words;
  if (others === undefined || others.kind === "any") return {};
  const own = Object.entries(words.properties ?? {}).filter(([name]) => !Object.hasOwn(described, name));
  return Object.fromEntries(own.map(([name, type]) => [name, intersectTypes(type, others)]));
}

function intersectKinds(left: Kind, right: Kind): Kind | undefined {
  if (left === right) return left;
  if (left === "opaque" || right === "opaque") return "opaque";
  const pair = new Set([left, right]);
  return pair.has("integer") && pair.has("number") ? "integer" : undefined;
}

const PARTS: ReadonlySet<string> = new Set(["additionalProperties", "items", "propertyNames"]);

/** Merges two values of a constraint, both of which apply. */
function joinValues(key: string, left: unknown, right: unknown): unknown {
  if (left === right || same(left, right)) return left;
  if (key === "required") return [...new Set([...(left as string[]), ...(right as string[])])];
  if (key === "properties") return mergeProperties(left as Types, right as Types);
  if (PARTS.has(key)) return intersectTypes(left as Type, right as Type);
  if (typeof left === "number" && typeof right === "number") {
    if (/^(?:min|exclusiveMin)/.test(key)) return Math.max(left, right);
    if (/^(?:max|exclusiveMax)/.test(key)) return Math.min(left, right);
  }
  return { both: [left, right] };
}

function mergeProperties(left: Types, right: Types): Types {
  const merged: Record<string, Type> = { ...left };
  for (const [name, type] of Object.entries(right)) {
    const own = Object.hasOwn(merged, name) ? merged[name] : undefined;
    merged[name] = own === undefined ? type : intersectTypes(own, type);
  }
  return merged;
}

const both = new WeakMap<Type, WeakMap<Type, Type>>();

/** The combination of two types. It is cached, so that recursive types end. */
function intersectTypes(left: Type, right: Type): Type {
  if (left === right || right.kind === "any") return left;
  if (left.kind === "any" || right.kind === "never") return right;
  if (left.kind === "never") return left;
  const known = both.get(left) ?? new WeakMap<Type, Type>();
  both.set(left, known);
  const type = known.get(right) ?? { kind: "intersection", allOf: [left, right] };
  known.set(right, type);
  return type;
}
