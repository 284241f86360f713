import { type Json, type JsonObject, object, schemaName, text } from "./json.ts";

/** `x-form` of a schema, or of the one that it refers to: how the client writes such a value. */
export function formOf(schemas: JsonObject, schema: Json | undefined): string | undefined {
  const described = object(schema);
  const name = schemaName(schema);
  return text(described["x-form"]) ?? (name === undefined ? undefined : formOf(schemas, schemas[name]));
}

/** What the client itself knows, so that no caller has to give it. */
const known = new Set(["nonce", "chain", "chainId"]);

/** The properties that the client fills in. */
export function filledFields(schemas: JsonObject, schema: JsonObject): string[] {
  return Object.entries(object(schema["properties"])).flatMap(([name, property]) =>
    known.has(formOf(schemas, property) ?? "") ? [name] : [],
  );
}
