// Generated from fixtures/results.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Item";

/**
 * The JSON Schemas of the What calls give: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "What calls give",
  $defs: {
    Item: {
      description: "An item.",
      type: "object",
      properties: { name: { description: "Its name.", type: "string" } },
    },
  },
};
