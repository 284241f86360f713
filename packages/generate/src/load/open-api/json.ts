/** Any value of a YAML or JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A mapping of a document. */
export interface JsonObject {
  [key: string]: Json;
}

/** The value as a mapping, or an empty one. */
export function object(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The value as a list, or an empty one. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text, or `undefined`. */
export function text(value: Json | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The name of the component schema that a `$ref` points to, or `undefined`. */
export function schemaName(schema: Json | undefined): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(text(object(schema)["$ref"]) ?? "")?.[1];
}
