// Generated from fixtures/parameters.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Version"
  | "Kind"
  | "Part"
  | "Answer"
  | "Flaw";

/**
 * The JSON Schemas of the Path and query parameters: a document whose `$defs` holds one for each type, under
 * the type's name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Path and query parameters",
  $defs: {
    Version: { description: "A version.", type: "string", enum: ["one", "two"] },
    Kind: { description: "A kind.", type: "string", enum: ["round", "flat"] },
    Part: {
      description: "A part.",
      type: "object",
      properties: { text: { description: "Its text.", type: "string", default: "none" } },
    },
    Answer: {
      description: "What comes back.",
      type: "object",
      required: ["ok"],
      properties: {
        ok: { description: "Whether it worked.", type: "boolean" },
        flaw: { $ref: "#/$defs/Flaw" },
      },
    },
    Flaw: { description: "What did not.", type: "string" },
  },
};
