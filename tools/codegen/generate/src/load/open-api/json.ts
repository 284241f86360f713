/** Any value of a YAML or JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON object or YAML mapping. */
export interface JsonObject {
  [key: string]: Json;
}

/** Returns the value if it is an object, otherwise an empty object. */
export function object(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** Returns the value if it is a list, otherwise an empty list. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the value if it is a text, otherwise `undefined`. */
export function text(value: Json | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns the name of the component schema that a `$ref` points to, or `undefined`. */
export function schemaName(schema: Json | undefined): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(text(object(schema)["$ref"]) ?? "")?.[1];
}
