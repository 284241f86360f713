// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "OrganizationId"
  | "UserId"
  | "Organization"
  | "OrganizationUpdate"
  | "Creator"
  | "Protocol"
  | "SharedProtocol"
  | "DedicatedProtocol"
  | "ListOrder"
  | "PageLinks"
  | "Problem"
  | "ProblemError"
  | "ProjectId"
  | "ProjectType"
  | "Project"
  | "ProjectCreate"
  | "ProjectUpdate"
  | "ProjectPage"
  | "ProjectMember"
  | "ProjectMemberPage"
  | "NetworkId"
  | "Network"
  | "NetworkConfiguration"
  | "NetworkStatus"
  | "NetworkCreate"
  | "SharedNetworkCreate"
  | "DedicatedNetworkCreate"
  | "NetworkUpdate"
  | "NetworkPage"
  | "NodeId"
  | "Node"
  | "NodeRecord"
  | "NodePlace"
  | "NodeTenancy"
  | "NodeType"
  | "Provider"
  | "Region"
  | "NodeRole"
  | "NodeStatus"
  | "NodeConfiguration"
  | "NodeDetails"
  | "NodeChoices"
  | "NodeDraft"
  | "DedicatedNodeDraft"
  | "NodeCreate"
  | "NodeUpdate"
  | "NodePage"
  | "TestTokensRequest"
  | "TestTokens"
  | "FaucetProblem";

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
    OrganizationUpdate: {
      description: "A change of an organization.",
      type: "object",
      required: ["name"],
      properties: { name: { description: "The new name.", type: "string", minLength: 1 } },
      additionalProperties: false,
    },
    Creator: {
      description: "The user that created an object.",
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
    DedicatedProtocol: {
      description: "A protocol that only dedicated nodes are offered for.",
      type: "string",
      enum: ["arbitrum", "optimism", "base", "gnosis", "hyperliquid", "starknet", "solana", "sui", "tron"],
    },
    ListOrder: {
      description: "The order of a list.",
      type: "string",
      enum: ["name", "-name", "created_at", "-created_at"],
    },
    PageLinks: {
      description: "The fields of every page of a list, except its results.",
      type: "object",
      required: ["count", "next", "previous"],
      properties: {
        count: { description: "Number of items on all pages together.", type: "integer" },
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
      },
    },
    Problem: {
      description: "Why a request failed.",
      type: "object",
      required: ["error"],
      properties: { error: { $ref: "#/$defs/ProblemError" } },
    },
    ProblemError: {
      description: "The error.",
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
    ProjectId: { description: "The id of a project.", type: "string", pattern: "^PR-\\d+(-\\d+)*$" },
    ProjectType: {
      description: "The kind of chains that the networks of a project follow.",
      type: "string",
      enum: ["public"],
    },
    Project: {
      description: "A project, which holds networks.",
      type: "object",
      required: ["id", "name", "type", "networks", "created_at", "creator"],
      properties: {
        id: { $ref: "#/$defs/ProjectId" },
        name: { description: "The project's name.", type: "string" },
        description: { description: "The purpose of the project.", type: "string" },
        type: { $ref: "#/$defs/ProjectType" },
        members: { description: "Number of members of a consortium project.", type: "integer" },
        networks: { description: "Number of networks in the project.", type: "integer" },
        created_at: {
          description: "When the project was made, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
        creator: { $ref: "#/$defs/Creator" },
      },
    },
    ProjectCreate: {
      description: "A project to make.",
      type: "object",
      required: ["name"],
      properties: {
        name: { description: "The project's name.", type: "string", minLength: 1 },
        description: { description: "The purpose of the project.", type: "string" },
        type: { $ref: "#/$defs/ProjectType" },
      },
      additionalProperties: false,
    },
    ProjectUpdate: {
      description: "The fields of a project to change; omitted fields stay unchanged.",
      type: "object",
      minProperties: 1,
      properties: {
        name: { description: "The new name.", type: "string", minLength: 1 },
        description: { description: "The purpose of the project.", type: "string" },
      },
      additionalProperties: false,
    },
    ProjectPage: {
      description: "One page of projects.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "The projects of this page.",
              type: "array",
              items: { $ref: "#/$defs/Project" },
            },
          },
        },
      ],
    },
    ProjectMember: {
      description: "An organization that is a member of a project.",
      type: "object",
      required: ["id", "name", "email"],
      properties: {
        id: { $ref: "#/$defs/OrganizationId" },
        name: { description: "The organization's name.", type: "string" },
        email: { description: "The e-mail address at which it is reached.", type: "string", format: "email" },
      },
    },
    ProjectMemberPage: {
      description: "One page of a project's members.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "The members of this page.",
              type: "array",
              items: { $ref: "#/$defs/ProjectMember" },
            },
          },
        },
      ],
    },
    NetworkId: { description: "The id of a network.", type: "string", pattern: "^NW-\\d+(-\\d+)*$" },
    Network: {
      description: "A network, which holds nodes that follow the same chain.",
      type: "object",
      required: [
        "id",
        "name",
        "project",
        "protocol",
        "configuration",
        "details",
        "status",
        "nodes",
        "created_at",
        "creator",
      ],
      properties: {
        id: { $ref: "#/$defs/NetworkId" },
        name: { description: "The network's name.", type: "string" },
        project: { $ref: "#/$defs/ProjectId" },
        protocol: { $ref: "#/$defs/Protocol" },
        configuration: { $ref: "#/$defs/NetworkConfiguration" },
        details: { description: "Attributes of the protocol.", type: "object", additionalProperties: true },
        status: { $ref: "#/$defs/NetworkStatus" },
        nodes: { description: "The network's nodes.", type: "array", items: { $ref: "#/$defs/Node" } },
        created_at: {
          description: "When the network was made, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
        creator: { $ref: "#/$defs/Creator" },
      },
    },
    NetworkConfiguration: {
      description: "The chain that a network follows.",
      type: "object",
      required: ["network"],
      properties: {
        network: {
          description: "The chain, such as `ethereum-mainnet`; it begins with the protocol's name.",
          type: "string",
          minLength: 1,
        },
      },
    },
    NetworkStatus: {
      description: "The health of a network.",
      type: "string",
      enum: ["pending", "ok", "failed", "warning", "stopping", "stopped", "starting"],
    },
    NetworkCreate: {
      description: "A network to make, with its first nodes. Its protocol decides whether nodes can be shared with others.",
      anyOf: [{ $ref: "#/$defs/SharedNetworkCreate" }, { $ref: "#/$defs/DedicatedNetworkCreate" }],
    },
    SharedNetworkCreate: {
      description: "A network of a protocol that shared nodes are offered for.",
      type: "object",
      required: ["protocol", "project", "configuration", "nodes"],
      properties: {
        protocol: { $ref: "#/$defs/SharedProtocol" },
        project: { $ref: "#/$defs/ProjectId" },
        name: {
          description: "The network's name; by default, the service chooses one.",
          type: "string",
          minLength: 1,
        },
        configuration: { $ref: "#/$defs/NetworkConfiguration", unevaluatedProperties: false },
        nodes: { description: "The first nodes.", type: "array", items: { $ref: "#/$defs/NodeDraft" } },
      },
      additionalProperties: false,
    },
    DedicatedNetworkCreate: {
      description: "A network of a protocol that only dedicated nodes are offered for.",
      type: "object",
      required: ["protocol", "project", "configuration", "nodes"],
      properties: {
        protocol: { $ref: "#/$defs/DedicatedProtocol" },
        project: { $ref: "#/$defs/ProjectId" },
        name: {
          description: "The network's name; by default, the service chooses one.",
          type: "string",
          minLength: 1,
        },
        configuration: { $ref: "#/$defs/NetworkConfiguration", unevaluatedProperties: false },
        nodes: {
          description: "The first nodes.",
          type: "array",
          items: { $ref: "#/$defs/DedicatedNodeDraft" },
        },
      },
      additionalProperties: false,
    },
    NetworkUpdate: {
      description: "A change of a network.",
      type: "object",
      required: ["name"],
      properties: { name: { description: "The new name.", type: "string", minLength: 1 } },
      additionalProperties: false,
    },
    NetworkPage: {
      description: "One page of networks.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "The networks of this page.",
              type: "array",
              items: { $ref: "#/$defs/Network" },
            },
          },
        },
      ],
    },
    NodeId: { description: "The id of a node.", type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    Node: {
      description: "A hosted blockchain node. `provider` decides which regions there are, and `type` which protocols.",
      allOf: [{ $ref: "#/$defs/NodeRecord" }, { $ref: "#/$defs/NodePlace" }, { $ref: "#/$defs/NodeTenancy" }],
    },
    NodeRecord: {
      description: "Fields that every node has, wherever it runs.",
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
      description: "The place where a node runs, one member for each cloud provider with its regions.",
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
    NodeType: {
      description: "Whether a node is shared with others or dedicated to its owner.",
      type: "string",
      enum: ["shared", "dedicated"],
    },
    Provider: { description: "A cloud provider.", type: "string", enum: ["gcloud", "aws", "azure", "vzo"] },
    Region: {
      description: "A region of a cloud provider.",
      type: "string",
      enum: ["asia-southeast1", "ap-southeast-1", "us-west-2", "us-east-1", "uksouth", "eu3"],
    },
    NodeRole: { description: "The node's role in its network.", type: "string", enum: ["peer"] },
    NodeStatus: {
      description: "The node's state.",
      type: "string",
      enum: ["pending", "running", "maintenance", "failed", "error", "stopping", "stopped", "starting"],
    },
    NodeConfiguration: {
      description: "The owner's choices for the node; the available attributes depend on the protocol.",
      type: "object",
      properties: {
        archive: { description: "Whether the node keeps all historical state.", type: "boolean" },
      },
      additionalProperties: true,
    },
    NodeDetails: {
      description: "The addresses and credentials of the node. Endpoints and secrets are returned only to the owner.",
      type: "object",
      properties: {
        mode: { description: "Amount of history that the node keeps, such as `archive`.", type: "string" },
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
    NodeChoices: {
      description: "The owner's choices for a new node, except where it runs and whether it is shared.",
      type: "object",
      required: ["name", "role", "configuration"],
      properties: {
        name: { description: "The node's name.", type: "string", minLength: 1 },
        role: { $ref: "#/$defs/NodeRole" },
        configuration: {
          description: "`archive` is needed for ethereum, polygon-pos, bsc, avalanche, fantom and tezos; an empty object does for what has no choices.",
          $ref: "#/$defs/NodeConfiguration",
        },
      },
    },
    NodeDraft: {
      description: "A node to make with its network. `provider` decides which regions there are.",
      allOf: [
        { $ref: "#/$defs/NodeChoices" },
        { $ref: "#/$defs/NodePlace" },
        { $ref: "#/$defs/NodeTenancy" },
      ],
      unevaluatedProperties: false,
    },
    DedicatedNodeDraft: {
      description: "A node to make with a network of a protocol that only dedicated nodes are offered for.",
      allOf: [
        { $ref: "#/$defs/NodeChoices" },
        { $ref: "#/$defs/NodePlace" },
        {
          type: "object",
          required: ["type"],
          properties: {
            type: { description: "Dedicated to its owner.", type: "string", const: "dedicated" },
          },
        },
      ],
      unevaluatedProperties: false,
    },
    NodeCreate: {
      description: "A node to make in a network. `provider` decides which regions there are.",
      allOf: [
        { $ref: "#/$defs/NodeChoices" },
        { $ref: "#/$defs/NodePlace" },
        { $ref: "#/$defs/NodeTenancy" },
        { type: "object", required: ["network"], properties: { network: { $ref: "#/$defs/NetworkId" } } },
      ],
      unevaluatedProperties: false,
    },
    NodeUpdate: {
      description: "The fields of a node to change; omitted fields stay unchanged. The others are read-only.",
      type: "object",
      minProperties: 1,
      properties: {
        name: { description: "The new name.", type: "string", minLength: 1 },
        configuration: { $ref: "#/$defs/NodeConfiguration" },
      },
      additionalProperties: false,
    },
    NodePage: {
      description: "One page of nodes.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "The nodes of this page.",
              type: "array",
              items: { $ref: "#/$defs/Node" },
            },
          },
        },
      ],
    },
    TestTokensRequest: {
      description: "The recipient of tokens of a test network.",
      type: "object",
      required: ["address"],
      properties: {
        address: {
          description: "The address that they are sent to, 20 bytes.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{40}$",
        },
      },
      additionalProperties: false,
    },
    TestTokens: {
      description: "Tokens that were sent.",
      type: "object",
      required: ["amountSent", "transaction"],
      properties: {
        amountSent: { description: "The amount, in wei.", type: "integer", format: "uint64" },
        transaction: {
          description: "The URL of a page that shows the transaction.",
          type: "string",
          format: "uri",
        },
      },
    },
    FaucetProblem: {
      description: "Why there are no tokens.",
      allOf: [
        { $ref: "#/$defs/Problem" },
        {
          type: "object",
          properties: {
            nextFaucetAvailable: { description: "When the address can have tokens again.", type: "string" },
          },
        },
      ],
    },
  },
};
