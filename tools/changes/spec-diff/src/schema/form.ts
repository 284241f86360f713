/** The kinds of value that a schema may describe besides single values. `integer` is a part of `number`. */
export type Kind = "object" | "array" | "string" | "number" | "integer" | "boolean" | "any" | "opaque";

/** One way in which a value may fit a schema. */
export interface Alternative {
  readonly kind: Kind;
  /** The keywords that say more, without those that only describe or combine. */
  readonly words: Readonly<Record<string, unknown>>;
  /** The schema that it comes from. */
  readonly node: object;
  /** The name that schema has, if it has one. */
  readonly name?: string;
}

/** A single value that fits a schema. */
export interface Literal {
  readonly value: unknown;
  readonly node: object;
}

/** A schema without references, `allOf`, `oneOf`, `anyOf`, `enum` and `const`: single values, and alternatives. */
export interface Form {
  /** By their JSON. */
  readonly literals: ReadonlyMap<string, Literal>;
  readonly alternatives: readonly Alternative[];
  readonly node: object;
}

/** Keywords that describe and do not constrain: they are compared beside the form. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  "$anchor",
  "$comment",
  "$id",
  "$schema",
  "default",
  "deprecated",
  "description",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "readOnly",
  "summary",
  "title",
  "writeOnly",
  "x-catalog",
  "x-client-defaults",
  "x-client-fills",
  "x-constant",
  "x-form",
  "x-hex-digits",
  "x-member",
  "x-per",
  "x-quantity",
  "x-source",
  "x-tick",
  "x-untyped",
  "xml",
]);

/** Keywords that combine schemas or name values: the form is what follows from them. */
export const COMBINING: ReadonlySet<string> = new Set([
  "$ref",
  "$defs",
  "allOf",
  "anyOf",
  "const",
  "definitions",
  "enum",
  "nullable",
  "oneOf",
  "type",
  "unevaluatedProperties",
]);

const OBJECT = [
  "additionalProperties",
  "maxProperties",
  "minProperties",
  "patternProperties",
  "properties",
  "propertyNames",
  "required",
];
const ARRAY = ["items", "maxItems", "minItems", "prefixItems", "uniqueItems"];
const STRING = ["format", "maxLength", "minLength", "pattern", "x-secret"];
const NUMBER = ["exclusiveMaximum", "exclusiveMinimum", "format", "maximum", "minimum", "multipleOf"];

/** The keywords that say something of a kind. */
export const WORDS: Readonly<Record<Kind, ReadonlySet<string>>> = {
  object: new Set(OBJECT),
  array: new Set(ARRAY),
  string: new Set(STRING),
  number: new Set(NUMBER),
  integer: new Set(NUMBER),
  boolean: new Set(),
  any: new Set(),
  opaque: new Set(),
};

/** Every keyword that says something of some kind. */
export const KIND_WORDS: ReadonlySet<string> = new Set([...OBJECT, ...ARRAY, ...STRING, ...NUMBER]);
