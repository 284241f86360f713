import type { Json, Type } from "@node-access/generate/model";
import type { Forms } from "./forms.ts";

/** The kinds of value that a type may take besides single values. `integer` is a part of `number`. */
export type Kind = "object" | "array" | "string" | "number" | "integer" | "boolean" | "any" | "opaque";

/** The constraints of a type that say something of one kind of value. */
export type Words = Partial<Omit<Type, "kind">> & {
  /** Whether a text is a secret. */
  readonly secret?: true;
  /** What cannot be compared part by part. */
  readonly opaque?: unknown;
};

/** One way in which a value may fit a type. */
export interface Alternative {
  readonly kind: Kind;
  readonly words: Words;
  /** Finds the forms of the types in `words`. */
  readonly forms: Forms;
  /** The name of the type that it comes from, if it has one. */
  readonly name?: string;
}

/** A single value that fits a type. */
export interface Literal {
  readonly value: Json;
  /** The name of the type that it comes from, if it has one. */
  readonly name?: string;
}

/** What fits a type, whatever it is put together from: single values by their JSON, and alternatives. */
export interface Form {
  readonly literals: ReadonlyMap<string, Literal>;
  readonly alternatives: readonly Alternative[];
}

const OBJECT = [
  "additionalProperties",
  "maxProperties",
  "minProperties",
  "properties",
  "propertyNames",
  "required",
] as const;
const ARRAY = ["items", "maxItems", "minItems", "prefixItems", "uniqueItems"] as const;
const STRING = ["encoding", "format", "maxLength", "minLength", "pattern", "secret"] as const;
const NUMBER = [
  "encoding",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "maximum",
  "minimum",
  "multipleOf",
] as const;

/** The constraints that say something of a kind. */
export const WORDS: Readonly<Record<Kind, ReadonlySet<string>>> = {
  object: new Set(OBJECT),
  array: new Set(ARRAY),
  string: new Set(STRING),
  number: new Set(NUMBER),
  integer: new Set(NUMBER),
  boolean: new Set(),
  any: new Set(),
  opaque: new Set(["opaque"]),
};

/** Every constraint that says something of some kind. */
export const KIND_WORDS: ReadonlySet<string> = new Set([...OBJECT, ...ARRAY, ...STRING, ...NUMBER]);

/** What a type's form follows from: its constraints, and what it is put together from. */
export const FORMING: ReadonlySet<string> = new Set([
  ...KIND_WORDS,
  "allOf",
  "anyOf",
  "const",
  "enum",
  "kind",
  "oneOf",
  "reference",
  "type",
  "unevaluatedProperties",
  "untyped",
]);
