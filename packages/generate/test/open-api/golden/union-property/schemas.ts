// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Act"
  | "Action"
  | "Open"
  | "Shut"
  | "Lock"
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
    Action: {
      description: "What to do.",
      oneOf: [{ $ref: "#/$defs/Open" }, { $ref: "#/$defs/Shut" }, { $ref: "#/$defs/Lock" }],
    },
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
        by: { description: "The chain of the signature.", type: "string" },
        door: { description: "Which door.", type: "string", pattern: "^0x[0-9a-f/]+$" },
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
        after: {
          description: "Seconds to wait; null for none.",
          type: ["integer", "null"],
          minimum: 5,
          maximum: 9,
        },
        soft: { description: "Whether softly.", type: "boolean" },
      },
    },
    Lock: {
      description: "Locks a door, in one of two ways.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "lock" },
        bolt: { description: "By a bolt.", type: "integer", minimum: 0 },
        key: {
          description: "By a key.",
          type: "object",
          required: ["name", "side", "turns"],
          properties: {
            name: { description: "Its name.", type: "string", minLength: 1, maxLength: 9 },
            side: { description: "On which side.", type: "string", enum: ["in", "out"] },
            turns: { description: "How often.", type: "integer", enum: [1, 2] },
            loose: { description: "That it may be taken out.", const: true },
            from: { description: "Where it is kept.", type: "string", format: "ip" },
            more: { description: "What else.", type: "object" },
            on: {
              description: "Where it is.",
              oneOf: [
                {
                  type: "object",
                  required: ["hook"],
                  properties: { hook: { description: "A hook.", type: "integer" } },
                },
                {
                  type: "object",
                  required: ["ring"],
                  properties: { ring: { description: "A ring.", type: "string" } },
                },
              ],
            },
            notches: {
              description: "Its notches.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/Width" }],
                minItems: 2,
                maxItems: 2,
              },
            },
          },
        },
      },
      minProperties: 2,
      maxProperties: 2,
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
