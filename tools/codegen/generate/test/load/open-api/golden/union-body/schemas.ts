// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = "Wish" | "Rain" | "Hail" | "Question" | "Weather" | "Time" | "Answer";

/**
 * The JSON Schemas of the A body that is a discriminated union: a document whose `$defs` holds one for each
 * type, under the type's name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A body that is a discriminated union",
  $defs: {
    Wish: { description: "What to tell.", anyOf: [{ $ref: "#/$defs/Rain" }, { $ref: "#/$defs/Hail" }] },
    Rain: {
      description: "When it rains.",
      type: "object",
      required: ["kind", "place"],
      properties: { kind: { const: "rain" }, place: { description: "The place.", type: "string" } },
    },
    Hail: {
      description: "When it hails.",
      type: "object",
      required: ["kind"],
      properties: { kind: { const: "rain" } },
      deprecated: true,
    },
    Question: { description: "A question.", oneOf: [{ $ref: "#/$defs/Weather" }, { $ref: "#/$defs/Time" }] },
    Weather: {
      description: "The weather.",
      type: "object",
      required: ["kind", "place"],
      properties: { kind: { const: "weather" }, place: { description: "The place.", type: "string" } },
    },
    Time: {
      description: "The time.",
      type: "object",
      required: ["kind"],
      properties: { kind: { const: "time" } },
    },
    Answer: {
      description: "What comes back.",
      type: "object",
      required: ["ok"],
      properties: { ok: { description: "Whether it worked.", type: "boolean" } },
    },
  },
};
