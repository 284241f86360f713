// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "OrganizationId"
  | "NodeId"
  | "NetworkId"
  | "UserId"
  | "Organization"
  | "Node"
  | "NodeRecord"
  | "NodePlace"
  | "NodeTenancy"
  | "Protocol"
  | "SharedProtocol"
  | "NodeRole"
  | "NodeStatus"
  | "NodeConfiguration"
  | "NodeDetails"
  | "Creator"
  | "NodeUpdate"
  | "NodeOrder"
  | "NodePage"
  | "Problem"
  | "ProblemError";

/**
 * The JSON Schemas of the Management API: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Management API",
  $defs: {
    OrganizationId: {
      description: "The id of an organization.",
      type: "string",
      pattern: "^RG-\\d+(-\\d+)*$",
    },
    NodeId: { description: "The id of a node.", type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    NetworkId: { description: "The id of a network.", type: "string", pattern: "^NW-\\d+(-\\d+)*$" },
    UserId: { description: "The id of a user.", type: "string", pattern: "^UR-\\d+(-\\d+)*$" },
    Organization: {
      description: "An organization.",
      type: "object",
      required: ["id", "name"],
      properties: {
        id: { $ref: "#/$defs/OrganizationId" },
        name: { description: "The organization's name.", type: "string" },
      },
    },
    Node: {
      description: "A hosted blockchain node. `provider` decides which regions there are, and `type` which protocols.",
      allOf: [{ $ref: "#/$defs/NodeRecord" }, { $ref: "#/$defs/NodePlace" }, { $ref: "#/$defs/NodeTenancy" }],
    },
    NodeRecord: {
      description: "What every node has, wherever it runs.",
      type: "object",
      required: [
        "id",
        "name",
        "network",
        "organization",
        "role",
        "status",
        "configuration",
        "details",
        "created_at",
        "creator",
      ],
      properties: {
        id: { $ref: "#/$defs/NodeId" },
        name: { description: "The node's name.", type: "string" },
        network: { $ref: "#/$defs/NetworkId" },
        organization: { $ref: "#/$defs/OrganizationId" },
        role: { $ref: "#/$defs/NodeRole" },
        status: { $ref: "#/$defs/NodeStatus" },
        configuration: { $ref: "#/$defs/NodeConfiguration" },
        details: { $ref: "#/$defs/NodeDetails" },
        created_at: {
          description: "When the node was made, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
        creator: { $ref: "#/$defs/Creator" },
      },
    },
    NodePlace: {
      description: "Where a node runs, one member for each cloud provider with its regions.",
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
    NodeTenancy: {
      description: "Whether a node is shared with others, which only some protocols offer, or dedicated to its owner.",
      oneOf: [
        {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              description: "Whether the node is shared or dedicated.",
              type: "string",
              const: "shared",
            },
          },
        },
        {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              description: "Whether the node is shared or dedicated.",
              type: "string",
              const: "dedicated",
            },
          },
        },
      ],
    },
    Protocol: {
      description: "A protocol that the service hosts nodes of.",
      type: "string",
      enum: [
        "ethereum",
        "polygon-pos",
        "bsc",
        "avalanche",
        "fantom",
        "arbitrum",
        "optimism",
        "base",
        "gnosis",
        "tezos",
        "bitcoin",
        "hyperliquid",
        "starknet",
        "solana",
        "sui",
        "tron",
      ],
    },
    SharedProtocol: {
      description: "A protocol that shared nodes are offered for.",
      type: "string",
      enum: ["ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin"],
    },
    NodeRole: { description: "The node's role in its network.", type: "string", enum: ["peer"] },
    NodeStatus: {
      description: "What the node is doing.",
      type: "string",
      enum: ["pending", "running", "maintenance", "failed", "error", "stopping", "stopped", "starting"],
    },
    NodeConfiguration: {
      description: "What the owner chose for the node; which attributes there are depends on the protocol.",
      type: "object",
      properties: {
        archive: { description: "Whether the node keeps all historical state.", type: "boolean" },
      },
      additionalProperties: true,
    },
    NodeDetails: {
      description: "How to reach the node. Endpoints and secrets are returned only to the owner.",
      type: "object",
      properties: {
        mode: { description: "How much history the node keeps, such as `archive`.", type: "string" },
        version: { description: "The version of the node's software.", type: "string" },
        api_namespaces: {
          description: "The JSON-RPC namespaces that are on, such as `eth`.",
          type: "array",
          items: { type: "string" },
        },
        graphql_endpoint: { description: "The GraphQL endpoint.", type: "string", format: "uri" },
        https_endpoint: { description: "The JSON-RPC endpoint over HTTPS.", type: "string", format: "uri" },
        wss_endpoint: { description: "The JSON-RPC endpoint over WebSocket.", type: "string", format: "uri" },
        beacon_endpoint: { description: "The beacon endpoint.", type: "string", format: "uri" },
        grpc_endpoint: { description: "The gRPC endpoint, host and port.", type: "string" },
        auth_username: { description: "The user name for basic authentication.", type: "string" },
        auth_password: { description: "The password for basic authentication.", type: "string" },
        auth_key: { description: "The key for access with a token in the URL.", type: "string" },
      },
    },
    Creator: {
      description: "The user who made a node.",
      type: "object",
      required: ["id", "email", "first_name", "last_name", "organization"],
      properties: {
        id: { $ref: "#/$defs/UserId" },
        email: { description: "The user's e-mail address.", type: "string", format: "email" },
        first_name: { description: "The user's first name.", type: "string" },
        last_name: { description: "The user's last name.", type: "string" },
        organization: { $ref: "#/$defs/Organization" },
      },
    },
    NodeUpdate: {
      description: "The fields of a node to change; those left out stay as they are. The others are read-only.",
      type: "object",
      minProperties: 1,
      properties: {
        name: { description: "The new name.", type: "string", minLength: 1 },
        configuration: { $ref: "#/$defs/NodeConfiguration" },
      },
      additionalProperties: false,
    },
    NodeOrder: {
      description: "An order of nodes.",
      type: "string",
      enum: ["name", "-name", "created_at", "-created_at"],
    },
    NodePage: {
      description: "One page of nodes.",
      type: "object",
      required: ["count", "next", "previous", "results"],
      properties: {
        count: { description: "How many nodes there are on all pages.", type: "integer" },
        next: {
          description: "The URL of the next page; null on the last.",
          type: ["string", "null"],
          format: "uri",
        },
        previous: {
          description: "The URL of the page before; null on the first.",
          type: ["string", "null"],
          format: "uri",
        },
        results: { description: "The nodes of this page.", type: "array", items: { $ref: "#/$defs/Node" } },
      },
    },
    Problem: {
      description: "Why a request failed.",
      type: "object",
      required: ["error"],
      properties: { error: { $ref: "#/$defs/ProblemError" } },
    },
    ProblemError: {
      description: "What was wrong.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "A short code for programs.", type: "string" },
        message: { description: "A sentence for people.", type: "string" },
        fields: {
          description: "For each field that is wrong, why.",
          type: "object",
          additionalProperties: { type: "array", items: { type: "string" } },
        },
      },
    },
  },
};
