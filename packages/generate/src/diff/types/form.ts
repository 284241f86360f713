import { type Json, type Type, words } from "../../model/index.ts";

/** The kinds of values that a type may accept, besides literal values. `integer` is a part of `number`. */
export type Kind = "object" | "array" | "string" | "number" | "integer" | "boolean" | "any" | "opaque";

/** The constraints of a type for one kind of value. */
export type Words = Partial<Omit<Type, "kind">> & {
  readonly secret?: true;
  /** A schema that cannot be compared part by part. */
  readonly opaque?: unknown;
};

export interface Alternative {
  readonly kind: Kind;
  readonly words: Words;
  readonly forms: FormsOfTypes;
  readonly name?: string;
}

export interface FormsOfTypes {
  of(type: Type): Form;
}

export interface Literal {
  readonly value: Json;
  readonly name?: string;
}

/** The values of a type, whatever keywords describe them: literal values by their JSON, and alternatives. */
export interface Form {
  readonly literals: ReadonlyMap<string, Literal>;
  readonly alternatives: readonly Alternative[];
}

const OBJECT = words("additionalProperties maxProperties minProperties properties propertyNames required");
const ARRAY = words("items maxItems minItems prefixItems uniqueItems");
const STRING = words("contentEncoding encoding format maxLength minLength pattern secret");
const NUMBER = words("encoding exclusiveMaximum exclusiveMinimum format maximum minimum multipleOf");

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

export const KIND_WORDS: ReadonlySet<string> = new Set([...OBJECT, ...ARRAY, ...STRING, ...NUMBER]);

export const FORMING: ReadonlySet<string> = new Set([
  ...KIND_WORDS,
  ...words("allOf anyOf const enum kind oneOf reference type unevaluatedProperties untyped"),
]);
