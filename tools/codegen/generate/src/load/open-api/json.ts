import { text } from "@node-access/generate/read";

/** Any value of a YAML or JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON object or YAML mapping. */
export interface JsonObject {
  [key: string]: Json;
}

/** Returns the value if it is an object, otherwise an empty object. */
export function object(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** Returns the name of the component schema that a `$ref` points to, or `undefined`. */
export function schemaName(schema: unknown): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(text(object(schema)["$ref"]) ?? "")?.[1];
}
