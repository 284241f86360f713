import { jsonSchema, type SchemaForm } from "./json-schema.ts";
import type { Input } from "./operation.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** Where the named schemas are, for schemas that refer to them. */
export const schemaId = "urn:node-access:rpc";

/** How a named schema is referred to. */
export function referenceTo(name: string): string {
  return `${schemaId}#/$defs/${name}`;
}

const form: SchemaForm = {
  reference: referenceTo,
  // A description of what a text must look like is shown in messages. Formats are hints for types, which a validator would reject.
  omits: (keyword, { pattern }) =>
    keyword === "format" || keyword === "default" || (keyword === "description" && pattern === undefined),
};

/** A type of the JSON-RPC specs as JSON Schema 2020-12. */
export function rpcSchema(type: Type): object | boolean {
  return jsonSchema(type, form);
}

/** The same, but never `true` or `false`. */
export function objectSchema(type: Type): object {
  const schema = rpcSchema(type);
  if (typeof schema === "object") return schema;
  return schema ? {} : { not: {} };
}

/** The named types as one document. */
export function definitions(types: Types): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: schemaId,
    $defs: Object.fromEntries(Object.entries(types).map(([name, { type }]) => [name, rpcSchema(type)])),
  };
}

/** The schema of an array of params. An optional one may be `null` where another follows it. */
export function paramsSchema(params: readonly Input[]): object {
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
