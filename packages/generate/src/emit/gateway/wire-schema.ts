import { jsonSchema, type SchemaForm } from "../../model/json-schema.ts";
import type { Type } from "../../model/type.ts";

/** What says something to people, or that validators of the gateway do not read. */
const annotations: ReadonlySet<string> = new Set(["description", "example"]);

/**
 * A type as the JSON Schema of what goes over the wire: only constraints are left.
 *
 * @param home - The part of the path of references before a type's name: the spec.
 */
export function wireSchema(type: Type, home: (name: string) => string): object | boolean {
  const form: SchemaForm = {
    reference: (name) => `/${home(name)}/${name}`,
    omits: (keyword) => annotations.has(keyword),
    // Described as callers give it; on the wire it is a text.
    replaces: (one) => (one.form === "json" ? { type: "string" } : undefined),
  };
  return jsonSchema(type, form);
}
