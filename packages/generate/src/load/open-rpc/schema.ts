/** The versions of a protocol's specification in which something is there: all, if it does not say. */
export interface Span {
  /** The first one. */
  readonly "x-since"?: string;
  /** The last one. */
  readonly "x-until"?: string;
}

/** A JSON Schema of the bundle: instead of `$ref` it has `x-ref`, so that nothing is left to dereference. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject extends Span {
  /** Name of the schema that stands here. */
  readonly "x-ref"?: string;
  /** Why this member of a union is valid on the wire but has no part in the type. */
  readonly "x-untyped"?: string;
  readonly "x-source"?: string;
  /** Whether it is an integer in hex, which the decoded view has as a bigint. */
  readonly "x-quantity"?: boolean;
  /** Whether it is hex digits from which some nodes omit the `0x` that the decoded view always has. */
  readonly "x-hex-digits"?: boolean;
  /** The family, or `shared`, whose file has the type. */
  readonly "x-home"?: string;
  /** Required properties that not every version has. `required` names the others. */
  readonly "x-required"?: readonly string[];
  /** Of a property that may else be omitted: the first version in which it is required. */
  readonly "x-required-since"?: string;
  /** And the last one. */
  readonly "x-required-until"?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
}
