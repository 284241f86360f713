import { doc, literal } from "@node-access/generate/emit/typescript";
import type { Json, Types } from "@node-access/generate/model";
import { jsonSchema } from "@node-access/generate/model";

/**
 * Generates one JSON Schema document of a spec's component schemas, so that users can validate values.
 *
 * @param title - The spec's title.
 * @param types - Its named types.
 * @returns the text of the file without its first line.
 */
export function emitSchemas(title: string, types: Types): string {
  const form = { reference: (name: string) => `#/$defs/${name}` };
  const definitions = Object.fromEntries(
    Object.entries(types).map(([name, { type }]) => [name, jsonSchema(type, form) as Json]),
  );
  const names = Object.keys(types).map((name) => `  | ${JSON.stringify(name)}`);
  const document = { $schema: "https://json-schema.org/draft/2020-12/schema", title, $defs: definitions };
  return `${doc(["The names of the schemas."])}export type SchemaName =\n${names.join("\n")};

${doc([`The JSON Schemas of the ${title}: a document whose \`$defs\` holds one for each type, under the type's name.`])}export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = ${literal(document)};\n`;
}
