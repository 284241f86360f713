import type { Json } from "./json.ts";
import type { Span } from "./versions.ts";

/**
 * What a type is. `reference` is the type with the name in `reference`, and the only way in which a type can contain itself.
 *
 * Texts: `quantity` is an integer in hex (`0x1b4`), `bytes` are bytes (in hex where JSON carries them), `decimal` is a decimal number as a text, `secret` must
 * never be shown, and `text` is any other. `integer` fits a JavaScript number unless `format` is `int64` or `uint64`.
 *
 * Containers: `object` has named `properties`, `map` has values under names that it does not list, `list` has any number of
 * `items`, and `tuple` has `prefixItems` in their order. A `union` is one of `anyOf` or `oneOf`, an `intersection` all of `allOf`.
 */
export type TypeKind =
  | "reference"
  | "any"
  | "never"
  | "null"
  | "boolean"
  | "integer"
  | "number"
  | "text"
  | "quantity"
  | "bytes"
  | "decimal"
  | "secret"
  | "constant"
  | "enum"
  | "object"
  | "map"
  | "list"
  | "tuple"
  | "union"
  | "intersection";

/** Where values of a type travel: from the caller to the service, from the service to the caller, or both ways. */
export type Direction = "sent" | "received" | "both";

/**
 * The type of a value, in the same vocabulary for every kind of spec. Its constraints have the names that JSON Schema 2020-12 gives
 * them and stand in the order of the spec, so that {@link jsonSchema} writes a type as the schema that it came from.
 */
export interface Type extends Span {
  readonly kind: TypeKind;
  readonly description?: string;
  /** Where the fact comes from: a section of an interface description, or a public standard. */
  readonly source?: string;
  readonly example?: Json;
  readonly default?: Json;
  readonly deprecated?: boolean;

  /** Of a reference: the name of a type of the same spec. */
  readonly reference?: string;

  /** The JSON types of its values, if the spec names them. With `null`, the value may be null too. */
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;

  readonly properties?: Readonly<Record<string, Field>>;
  /** The properties that are always there. */
  readonly required?: readonly string[];
  /** The properties that are always there in the versions that have them, where not every version does. */
  readonly requiredInSome?: readonly string[];
  readonly additionalProperties?: Type;
  readonly propertyNames?: Type;
  readonly unevaluatedProperties?: Type;
  readonly minProperties?: number;
  readonly maxProperties?: number;

  readonly items?: Type;
  readonly prefixItems?: readonly Type[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;

  readonly anyOf?: readonly Type[];
  readonly oneOf?: readonly Type[];
  readonly allOf?: readonly Type[];
  readonly not?: Type;
  /** Of a union: the property whose value says which member a value is. */
  readonly discriminator?: { readonly propertyName: string };

  /** Of a field of a proto message: how it is encoded, as `sint64` or `fixed32`. */
  readonly encoding?: string;
  /** Of an enum of a proto file: its values with their numbers, in the order of `enum`. */
  readonly values?: readonly EnumValue[];

  /** Of bytes: whether some nodes omit the `0x`. */
  readonly lacksPrefix?: boolean;
  /** Of a member of a union: why it is valid on the wire but not part of the language's type. */
  readonly untyped?: string;
  /** How a client writes the value before it signs it. */
  readonly form?: string;
  /** Required properties that the client fills in, so that the caller need not. */
  readonly clientFills?: readonly string[];
  /** The properties of a request of which the list has one item for each item. */
  readonly per?: readonly string[];
  /** How fine a price may be. */
  readonly tick?: {
    readonly significantFigures: number;
    readonly priceDecimals: Readonly<Record<string, number>>;
  };
  /** The name of the constant that lists the values for callers. */
  readonly constant?: string;
}

/** A value of an enum of a proto file. */
export interface EnumValue {
  readonly name: string;
  /** On the wire. */
  readonly number: number;
  readonly description?: string;
  readonly deprecated?: boolean;
}

/** The type of a property, and the versions in which it is required although it may be omitted in others. */
export interface Field extends Type {
  /** Of a field of a proto message: its number on the wire. */
  readonly number?: number;
  readonly requiredSince?: string;
  readonly requiredUntil?: string;
}

/** A type that a spec names, which other types refer to. */
export interface NamedType {
  readonly name: string;
  readonly type: Type;
  readonly direction: Direction;
  /** Of a message or enum: its full name in the protos, `geyser.SubscribeRequest`. */
  readonly wireName?: string;
  /** The part of the spec that describes it: a method family, `shared`, or a proto file. */
  readonly home: string;
}
