import type { Param } from "../../load/open-rpc/document.ts";
import type { Schema } from "../../load/open-rpc/schema.ts";

/** Where the schemas with a name are, for those that refer to them. */
export const schemaId = "urn:node-access:rpc";

/** How a schema with a name is referred to. */
export function referenceTo(name: string): string {
  return `${schemaId}#/$defs/${name}`;
}

/** A schema of the bundle as plain JSON Schema 2020-12. */
export function jsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(jsonSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
      if (name === "x-ref") return [["$ref", referenceTo(String(value))]];
      if (["properties", "$defs"].includes(name) && typeof value === "object" && value !== null)
        return [
          [name, Object.fromEntries(Object.entries(value).map(([key, part]) => [key, jsonSchema(part)]))],
        ];
      if (name === "const" || name === "enum") return [[name, value]];
      // What a text must look like is said in words too, for messages. Elsewhere descriptions are the types' matter.
      if (name === "description" && "pattern" in schema) return [[name, value]];
      // Formats are hints for types; a validator without their definition would refuse them.
      if (name.startsWith("x-") || name === "description" || name === "format" || name === "default")
        return [];
      return [[name, jsonSchema(value)]];
    }),
  );
}

/** The same, but never `true` or `false`. */
export function objectSchema(schema: Schema): object {
  const plain = jsonSchema(schema);
  if (typeof plain === "object" && plain !== null) return plain;
  return plain === false ? { not: {} } : {};
}

/** The schemas with a name, as one document. */
export function definitions(schemas: Readonly<Record<string, Schema>>): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: schemaId,
    $defs: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)])),
  };
}

/** The schema of a params array. One that may be left out may be `null` where another follows it. */
export function paramsSchema(params: readonly Param[]): object {
  if (params.length === 0) return { type: "array", maxItems: 0 };
  const last = params.findLastIndex(({ required }) => required === true);
  return {
    type: "array",
    prefixItems: params.map((param, index) => {
      const schema = jsonSchema(param.schema);
      return index < params.length - 1 && param.required !== true
        ? { anyOf: [schema, { type: "null" }] }
        : schema;
    }),
    minItems: last + 1,
    maxItems: params.length,
  };
}
