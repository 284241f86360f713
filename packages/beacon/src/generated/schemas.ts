// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "GenesisAnswer"
  | "Genesis"
  | "BeaconError";

/**
 * The JSON Schemas of the Beacon API: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Beacon API",
  $defs: {
    GenesisAnswer: {
      description: "The answer to the question for the genesis.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/Genesis" } },
    },
    Genesis: {
      description: "The genesis of the beacon chain.",
      type: "object",
      required: ["genesis_time", "genesis_validators_root", "genesis_fork_version"],
      properties: {
        genesis_time: {
          description: "When the chain began, as decimal seconds since 1970 or as an ISO 8601 timestamp.",
          type: "string",
          minLength: 1,
        },
        genesis_validators_root: {
          description: "The Merkle root of the first set of validators, 32 bytes.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{64}$",
        },
        genesis_fork_version: {
          description: "The fork version at genesis, 4 bytes.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{8}$",
        },
      },
    },
    BeaconError: {
      description: "Why a request failed.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "The HTTP status, or a code of the node's own.", type: "integer" },
        message: { description: "A sentence for people.", type: "string" },
        stacktraces: {
          description: "Where in the node it failed.",
          type: "array",
          items: { type: "string" },
        },
      },
    },
  },
};
