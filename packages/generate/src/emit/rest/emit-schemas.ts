import { docstring } from "./docstring.ts";
import { literal } from "./literal.ts";
import { type Json, type JsonObject, object } from "../../load/open-api/json.ts";

/**
 * Makes one JSON Schema document of a spec's component schemas, for those who validate.
 *
 * @param title - What the spec is called.
 * @param schemas - The component schemas, with the catalog's facts in them.
 * @returns the text of the file without its first line.
 */
export function emitSchemas(title: string, schemas: JsonObject): string {
  const definitions = object(standard(schemas));
  const names = Object.keys(schemas).map((name) => `  | ${JSON.stringify(name)}`);
  const document = { $schema: "https://json-schema.org/draft/2020-12/schema", title, $defs: definitions };
  return `${docstring(["The names of the schemas."])}export type SchemaName =\n${names.join("\n")};

${docstring([`The JSON Schemas of the ${title}: a document whose \`$defs\` holds one for each type, under the type's name.`])}export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = ${literal(document)};\n`;
}

/** What JSON Schema does not know of is left out, and references lead to $defs. */
function standard(value: Json): Json {
  if (Array.isArray(value)) return value.map(standard);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith("x-") && !openApiOnly.has(key));
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      if (key === "$ref") return [key, String(inner).replace("#/components/schemas/", "#/$defs/")];
      return [key, key === "properties" ? described(object(inner)) : standard(inner)];
    }),
  );
}

const openApiOnly = new Set(["discriminator", "example"]);

/** Properties may have any name. */
function described(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, standard(schema)]));
}
