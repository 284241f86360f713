// Generated from fixtures/types.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "ThingId"
  | "Hash"
  | "Thing"
  | "Count"
  | "Counted"
  | "ForkedThing"
  | "Level"
  | "Place"
  | "Region"
  | "Provider"
  | "NodeType"
  | "Dedicated";

/** The JSON Schemas of the Types: a document whose `$defs` holds one for each type, under the type's name. */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Types",
  $defs: {
    ThingId: { description: "An id.", type: "string", pattern: "^TH-\\d+$" },
    Hash: { description: "A hash.", type: "string", pattern: "^0x[0-9a-f]{64}$" },
    Thing: {
      description: "A thing that shows, in one schema with a description too long for a line of a hundred and ten characters, all that the types must get right.",
      type: "object",
      required: ["id", "hash", "size", "children", "pair", "secret", "maybe", "either"],
      properties: {
        id: { $ref: "#/$defs/ThingId" },
        hash: { description: "Its own words for a reference.", $ref: "#/$defs/Hash" },
        size: { description: "A number that may pass 2^53.", type: "integer", format: "uint64" },
        small: { description: "A number that may not.", type: "integer", format: "int32", default: 3 },
        children: { description: "Things in it.", type: "array", items: { $ref: "#/$defs/Thing" } },
        pair: {
          description: "Two values by their places.",
          type: "array",
          prefixItems: [{ type: "integer" }, { $ref: "#/$defs/Hash" }],
          minItems: 2,
          maxItems: 2,
        },
        secret: { description: "A text that must not be shown.", type: "string" },
        maybe: { description: "A text or null.", type: ["string", "null"], format: "date-time" },
        either: { description: "One of two.", oneOf: [{ $ref: "#/$defs/Hash" }, { type: "null" }] },
        open: { description: "Anything by key.", type: "object", additionalProperties: true },
        "odd-name": { description: "A key that is no name.", type: "boolean" },
        level: { $ref: "#/$defs/Level" },
        place: { $ref: "#/$defs/Place" },
      },
      additionalProperties: true,
    },
    Count: { description: "A decimal number.", type: "string", pattern: "^[0-9]+$" },
    Counted: {
      description: "A thing with a number.",
      allOf: [
        { $ref: "#/$defs/Thing" },
        { type: "object", required: ["count"], properties: { count: { $ref: "#/$defs/Count" } } },
      ],
    },
    ForkedThing: {
      description: "A thing of one version or another.",
      allOf: [
        {
          type: "object",
          required: ["final"],
          properties: { final: { description: "Whether it stays so.", type: "boolean" } },
        },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "old" }, data: { $ref: "#/$defs/Thing" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "new" }, data: { $ref: "#/$defs/Counted" } },
            },
          ],
        },
      ],
    },
    Level: {
      description: "A level.",
      type: "string",
      enum: [
        "first-of-the-levels",
        "second-of-the-levels",
        "third-of-the-levels",
        "fourth-of-the-levels",
        "fifth-of-the-levels",
      ],
    },
    Place: {
      description: "A place.",
      oneOf: [
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "gcloud" },
            region: { description: "The provider's region.", type: "string", enum: ["asia-southeast1"] },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "aws" },
            region: {
              description: "The provider's region.",
              type: "string",
              enum: ["ap-southeast-1", "us-west-2", "us-east-1"],
            },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "azure" },
            region: { description: "The provider's region.", type: "string", enum: ["uksouth"] },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "vzo" },
            region: { description: "The provider's region.", type: "string", enum: ["eu3"] },
          },
        },
      ],
    },
    Region: {
      description: "A region of any provider.",
      type: "string",
      enum: ["asia-southeast1", "ap-southeast-1", "us-west-2", "us-east-1", "uksouth", "eu3"],
    },
    Provider: { description: "A provider.", type: "string", enum: ["gcloud", "aws", "azure", "vzo"] },
    NodeType: { description: "What nodes there are.", type: "string", enum: ["shared", "dedicated"] },
    Dedicated: {
      description: "What is not shared.",
      type: "string",
      enum: ["arbitrum", "optimism", "base", "gnosis", "hyperliquid", "starknet", "solana", "sui", "tron"],
    },
  },
};
