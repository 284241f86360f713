import { jsonSchema, type SchemaForm } from "@node-access/generate/model";
import type { Type } from "@node-access/generate/model";

/** Keywords for documentation, and those that the gateway's validators do not use. */
const annotations: ReadonlySet<string> = new Set(["description", "example"]);

/**
 * A type as a JSON Schema of its wire form: only constraints remain.
 *
 * @param home - The path prefix of references to a type: the spec.
 */
export function wireSchema(type: Type, home: (name: string) => string): object | boolean {
  const form: SchemaForm = {
    reference: (name) => `/${home(name)}/${name}`,
    omits: (keyword) => annotations.has(keyword),
    // The type describes what callers pass; on the wire, the value is a text.
    replaces: (one) => (one.form === "json" ? { type: "string" } : undefined),
  };
  return jsonSchema(type, form);
}
