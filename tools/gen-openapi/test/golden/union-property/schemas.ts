// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Act"
  | "Action"
  | "Open"
  | "Shut"
  | "Width"
  | "Answer";

/**
 * The JSON Schemas of the A union in a property of the body: a document whose `$defs` holds one for each
 * type, under the type's name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A union in a property of the body",
  $defs: {
    Act: {
      description: "An act.",
      type: "object",
      required: ["action", "nonce"],
      properties: {
        action: { $ref: "#/$defs/Action" },
        nonce: { description: "A number used once.", type: "integer" },
        after: { description: "When.", type: "integer" },
      },
    },
    Action: { description: "What to do.", oneOf: [{ $ref: "#/$defs/Open" }, { $ref: "#/$defs/Shut" }] },
    Open: {
      description: "Opens a door.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "open" },
        wide: { description: "How wide.", $ref: "#/$defs/Width" },
        by: {
          description: "By whom.",
          oneOf: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/Width" } }],
        },
        how: { description: "How.", type: "string", default: "wide" },
      },
    },
    Shut: {
      description: "Shuts a door.",
      type: "object",
      required: ["type", "door", "chain", "how"],
      properties: {
        type: { const: "shut" },
        door: { description: "Which door.", type: "string" },
        chain: { description: "The chain.", type: "string" },
        how: {
          description: "How.",
          type: "object",
          required: ["far"],
          properties: { far: { description: "How far.", type: "integer" } },
        },
        gap: {
          description: "What is left open; null for nothing.",
          oneOf: [{ $ref: "#/$defs/Width" }, { type: "null" }],
        },
        after: { description: "Seconds to wait; null for none.", type: ["integer", "null"] },
      },
    },
    Width: { description: "How wide.", type: "string" },
    Answer: {
      description: "What comes back.",
      type: "object",
      required: ["ok"],
      properties: { ok: { description: "Whether it worked.", type: "boolean" } },
    },
  },
};
