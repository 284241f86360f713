import { type Input, jsonSchema, type SchemaForm, type Type } from "@node-access/generate/model";

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

/** The schemas of the inputs at a location, by name. */
export function parameters(where: Input["location"], spec: string, inputs: readonly Input[]): object {
  return Object.fromEntries(
    inputs
      .filter(({ location }) => location === where)
      .map(({ name, type, required }) => [
        where === "header" ? name.toLowerCase() : name,
        { schema: wireSchema(type, () => spec), required: required || undefined },
      ]),
  );
}
