import { isDecimal } from "./decimals.ts";
import { jsonSchema, type SchemaForm } from "./json-schema.ts";
import type { Input } from "./operation-facts.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** The `$id` of the document with the named schemas, which other schemas refer to. */
export const schemaId = "urn:node-access:rpc";

export function createReference(name: string): string {
  return `${schemaId}#/$defs/${name}`;
}

const form: SchemaForm = {
  reference: createReference,
  // On the wire a number. Callers may pass its digits as text.
  replaces: (type) =>
    isDecimal(type)
      ? { anyOf: [{ type: "number" }, { type: "string", pattern: "^-?[0-9]+(\\.[0-9]+)?$" }] }
      : undefined,
  // A description is included only next to a pattern, where error messages show it. `format` is a hint for types
  // that a validator would reject.
  omits: (keyword, { pattern }) =>
    keyword === "format" || keyword === "default" || (keyword === "description" && pattern === undefined),
};

/** Writes a type of the JSON-RPC specs as JSON Schema 2020-12. */
export function rpcSchema(type: Type): object | boolean {
  return jsonSchema(type, form);
}

/** Writes a type as {@link rpcSchema} does, but never as `true` or `false`. */
export function createObjectSchema(type: Type): object {
  const schema = rpcSchema(type);
  if (typeof schema === "object") return schema;
  return schema ? {} : { not: {} };
}

export function definitions(types: Types): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: schemaId,
    $defs: Object.fromEntries(Object.entries(types).map(([name, { type }]) => [name, rpcSchema(type)])),
  };
}

/** Writes the schema of an array of params. An optional param may be `null` if another one follows. */
export function createParamsSchema(params: readonly Input[]): object {
  if (params.length === 0) return { type: "array", maxItems: 0 };
  return {
    type: "array",
    prefixItems: params.map(({ type, required }, index) => {
      const schema = rpcSchema(type);
      return index < params.length - 1 && !required ? { anyOf: [schema, { type: "null" }] } : schema;
    }),
    minItems: params.findLastIndex(({ required }) => required) + 1,
    maxItems: params.length,
  };
}
