import type { Json } from "./json.ts";
import type { Span } from "./versions.ts";

/**
 * The kind of a type. A `reference` is the type that its `reference` names, and the only way for a type to contain itself.
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

/** Which way values of a type travel: from the caller to the service, from the service to the caller, or both. */
export type Direction = "sent" | "received" | "both";

/**
 * The type of a value, in the same vocabulary for every kind of spec. Its constraints have the names that JSON Schema 2020-12 gives
 * them and stand in the order of the spec, so that {@link jsonSchema} writes a type as the schema that it came from.
 */
export interface Type extends Span {
  readonly kind: TypeKind;
  readonly description?: string;
  /** The document that states the fact: a section of an interface description, or a public standard. */
  readonly source?: string;
  readonly example?: Json;
  readonly default?: Json;
  readonly deprecated?: boolean;
  /** For a property: whether only responses have it. */
  readonly readOnly?: boolean;
  /** For a property: whether only requests have it. */
  readonly writeOnly?: boolean;

  readonly reference?: string;

  /** The JSON types of the values, if the spec names them. With `null`, the value may be null too. */
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly pattern?: string;
  /** For a text: the encoding of the bytes that it is for callers. */
  readonly contentEncoding?: "base64" | "base64url";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;

  readonly properties?: Readonly<Record<string, Field>>;
  /** The properties that are always present. */
  readonly required?: readonly string[];
  /** The properties that are always present in the versions that have them, if some versions don't. */
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
  /** For a union: the property whose value selects the member. */
  readonly discriminator?: { readonly propertyName: string };

  /** For a field of a proto message: its encoding, such as `sint64` or `fixed32`. */
  readonly encoding?: string;
  /** For bytes of a proto message: what JSON shows them as if the caller asks for readable values. */
  readonly readableAs?: "address" | "text";
  /** For an enum of a proto file: its values with their numbers, in the order of `enum`. */
  readonly values?: readonly EnumValue[];

  /** For bytes: whether some nodes omit the `0x`. */
  readonly lacksPrefix?: boolean;
  /** For a number that must not be rounded, which clients return as text: the decimal places of its smallest unit. */
  readonly scale?: number;
  /** For a member of a union: why it is valid on the wire but not part of the TypeScript type. */
  readonly untyped?: string;
  /** For a member of a union: the networks of a catalog that have it, such as `{ family: "ethereum" }`. */
  readonly offeredBy?: Readonly<Record<string, string>>;
  /** The form in which a client writes the value before signing. */
  readonly form?: string;
  /** Required properties that the client fills in, so that the caller can omit them. */
  readonly clientFills?: readonly string[];
  /** The properties of the request that have one item for each item of this list. */
  readonly per?: readonly string[];
  readonly tick?: {
    readonly significantFigures: number;
    readonly priceDecimals: Readonly<Record<string, number>>;
  };
  /** What simulators and the mock server respond in the place of the example. */
  readonly simulated?: string;
  /** The name of the exported constant that lists the values. */
  readonly constant?: string;
}

/** A value of an enum of a proto file. */
export interface EnumValue {
  readonly name: string;
  readonly number: number;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** Whether the status is the last one: no later message replaces it. */
  readonly final?: true;
}

/** The type of a property. If it is required in some versions only, it has these versions too. */
export interface Field extends Type {
  /** For a field of a proto message: its number on the wire. */
  readonly number?: number;
  readonly requiredSince?: string;
  readonly requiredUntil?: string;
}

/** A type that a spec names, so that other types can refer to it. */
export interface NamedType {
  readonly name: string;
  readonly type: Type;
  readonly direction: Direction;
  /** For a message or enum: its full name in the protos, such as `geyser.SubscribeRequest`. */
  readonly wireName?: string;
  /** The part of the spec that declares the type: a method family, `shared`, or a proto file. */
  readonly home: string;
  /** The type in place of which protocols with the family `home` have this one. */
  readonly replaces?: string;
}
