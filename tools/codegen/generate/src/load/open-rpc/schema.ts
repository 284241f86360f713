/** The versions of a protocol's specification in which something exists. Default: all. */
export interface Span {
  /** The first version. */
  readonly "x-since"?: string;
  /** The last version. */
  readonly "x-until"?: string;
}

/** A JSON Schema of the bundle. It has `x-ref` instead of `$ref`, so that nothing has to be dereferenced. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject extends Span {
  /** The name of the referenced schema. */
  readonly "x-ref"?: string;
  /** Why this member of a union is valid on the wire but not part of the type. */
  readonly "x-untyped"?: string;
  readonly "x-source"?: string;
  /** Whether it is an integer in hex, which the decoded view returns as a bigint. */
  readonly "x-quantity"?: boolean;
  /** Whether it is hex digits without `0x` from some nodes; the decoded view always adds it. */
  readonly "x-hex-digits"?: boolean;
  /** The family, or `shared`, whose file declares the type. */
  readonly "x-home"?: string;
  /** Properties that are required in some versions only. `required` lists the others. */
  readonly "x-required"?: readonly string[];
  /** For a property that is optional otherwise: the first version in which it is required. */
  readonly "x-required-since"?: string;
  /** The last version in which it is required. */
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
