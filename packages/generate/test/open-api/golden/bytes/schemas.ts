// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Block"
  | "Tail";

/**
 * The JSON Schemas of the Bytes and events: a document whose `$defs` holds one for each type, under the
 * type's name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Bytes and events",
  $defs: {
    Block: {
      description: "A block.",
      type: "object",
      properties: { slot: { description: "Its slot.", type: "string" } },
    },
    Tail: {
      description: "There is a new tail.",
      type: "object",
      properties: { slot: { description: "Its slot.", type: "string" } },
    },
  },
};
