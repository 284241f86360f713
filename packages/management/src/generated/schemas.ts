// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "OrganizationId" | "UserId" | "Organization" | "OrganizationUpdate" | "Creator" | "Protocol"
  | "SharedProtocol" | "DedicatedProtocol" | "ListOrder" | "PageLinks" | "Problem" | "ProblemError"
  | "ProjectId" | "ProjectType" | "Project" | "ProjectCreate" | "ProjectUpdate" | "ProjectPage"
  | "ProjectMember" | "ProjectMemberPage" | "NetworkId" | "Network" | "NetworkConfiguration" | "NetworkStatus"
  | "NetworkCreate" | "SharedNetworkCreate" | "DedicatedNetworkCreate" | "NetworkUpdate" | "NetworkPage"
  | "NodeId" | "Node" | "NodeRecord" | "NodeLocation" | "NodeTenancy" | "NodeType" | "Provider" | "Region"
  | "NodeRole" | "NodeStatus" | "NodeConfiguration" | "NodeDetails" | "NodeOptions" | "NodeDraft"
  | "DedicatedNodeDraft" | "NodeCreate" | "NodeUpdate" | "NodePage" | "TestTokensRequest" | "TestTokens"
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
        name: { description: "Name of the organization.", type: "string" },
      },
    },
    OrganizationUpdate: {
      description: "Changes to an organization.",
      type: "object",
      required: ["name"],
      properties: { name: { description: "New name of the organization.", type: "string", minLength: 1 } },
      additionalProperties: false,
    },
    Creator: {
      description: "The user that created an object.",
      type: "object",
      required: ["id", "email", "first_name", "last_name", "organization"],
      properties: {
        id: { $ref: "#/$defs/UserId" },
        email: { description: "E-mail address of the user.", type: "string", format: "email" },
        first_name: { description: "First name of the user.", type: "string" },
        last_name: { description: "Last name of the user.", type: "string" },
        organization: { $ref: "#/$defs/Organization" },
      },
    },
    Protocol: {
      description: "A protocol of hosted nodes.",
      type: "string",
      enum: [
        "ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "arbitrum", "optimism", "base", "gnosis",
        "zksync", "abstract", "linea", "scroll", "blast", "mantle", "celo", "unichain", "worldchain", "ink",
        "soneium", "zora", "mode", "opbnb", "apechain", "moonbeam", "moonriver", "cronos", "sonic",
        "berachain", "sei", "kaia", "aurora", "fuse", "rootstock", "metis", "taiko", "plasma", "monad",
        "tezos", "bitcoin", "litecoin", "dogecoin", "hyperliquid", "starknet", "solana", "sui", "tron",
      ],
    },
    SharedProtocol: {
      description: "A protocol for which shared nodes are offered.",
      type: "string",
      enum: ["ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin"],
    },
    DedicatedProtocol: {
      description: "A protocol for which only dedicated nodes are offered.",
      type: "string",
      enum: [
        "arbitrum", "optimism", "base", "gnosis", "zksync", "abstract", "linea", "scroll", "blast", "mantle",
        "celo", "unichain", "worldchain", "ink", "soneium", "zora", "mode", "opbnb", "apechain", "moonbeam",
        "moonriver", "cronos", "sonic", "berachain", "sei", "kaia", "aurora", "fuse", "rootstock", "metis",
        "taiko", "plasma", "monad", "litecoin", "dogecoin", "hyperliquid", "starknet", "solana", "sui",
        "tron",
      ],
    },
    ListOrder: {
      description: "Sort order of a list.",
      type: "string",
      enum: ["name", "-name", "created_at", "-created_at"],
    },
    PageLinks: {
      description: "Pagination fields of a list.",
      type: "object",
      required: ["count", "next", "previous"],
      properties: {
        count: { description: "Total number of items on all pages.", type: "integer" },
        next: {
          description: "URL of the next page; null on the last page.",
          type: ["string", "null"],
          format: "uri",
        },
        previous: {
          description: "URL of the previous page; null on the first page.",
          type: ["string", "null"],
          format: "uri",
        },
      },
    },
    Problem: {
      description: "Error of a request.",
      type: "object",
      required: ["error"],
      properties: { error: { $ref: "#/$defs/ProblemError" } },
    },
    ProblemError: {
      description: "Details of the error.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "Machine-readable error code.", type: "string" },
        message: { description: "Human-readable message.", type: "string" },
        fields: {
          description: "Reasons by invalid field.",
          type: "object",
          additionalProperties: { type: "array", items: { type: "string" } },
        },
      },
    },
    ProjectId: { description: "The id of a project.", type: "string", pattern: "^PR-\\d+(-\\d+)*$" },
    ProjectType: {
      description: "Type of a project, which decides the kind of chains that its networks follow.",
      type: "string",
      enum: ["public"],
    },
    Project: {
      description: "A project: a group of networks.",
      type: "object",
      required: ["id", "name", "type", "networks", "created_at", "creator"],
      properties: {
        id: { $ref: "#/$defs/ProjectId" },
        name: { description: "Name of the project.", type: "string" },
        description: { description: "Description of the project's purpose.", type: "string" },
        type: { $ref: "#/$defs/ProjectType" },
        members: { description: "Number of members, for a consortium project.", type: "integer" },
        networks: { description: "Number of networks in the project.", type: "integer" },
        created_at: {
          description: "Time of creation, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
        creator: { $ref: "#/$defs/Creator" },
      },
    },
    ProjectCreate: {
      description: "A project to create.",
      type: "object",
      required: ["name"],
      properties: {
        name: { description: "Name of the project.", type: "string", minLength: 1 },
        description: { description: "Description of the project's purpose.", type: "string" },
        type: { $ref: "#/$defs/ProjectType" },
      },
      additionalProperties: false,
    },
    ProjectUpdate: {
      description: "Changes to a project. Omitted fields stay unchanged.",
      type: "object",
      minProperties: 1,
      properties: {
        name: { description: "New name of the project.", type: "string", minLength: 1 },
        description: { description: "New description of the project's purpose.", type: "string" },
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
              description: "Projects of this page.",
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
        name: { description: "Name of the organization.", type: "string" },
        email: {
          description: "Contact e-mail address of the organization.",
          type: "string",
          format: "email",
        },
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
              description: "Members of this page.",
              type: "array",
              items: { $ref: "#/$defs/ProjectMember" },
            },
          },
        },
      ],
    },
    NetworkId: { description: "The id of a network.", type: "string", pattern: "^NW-\\d+(-\\d+)*$" },
    Network: {
      description: "A network: nodes that follow the same chain.",
      type: "object",
      required: [
        "id", "name", "project", "protocol", "configuration", "details", "status", "nodes", "created_at",
        "creator",
      ],
      properties: {
        id: { $ref: "#/$defs/NetworkId" },
        name: { description: "Name of the network.", type: "string" },
        project: { $ref: "#/$defs/ProjectId" },
        protocol: { $ref: "#/$defs/Protocol" },
        configuration: { $ref: "#/$defs/NetworkConfiguration" },
        details: { description: "Protocol-specific attributes.", type: "object", additionalProperties: true },
        status: { $ref: "#/$defs/NetworkStatus" },
        nodes: { description: "The network's nodes.", type: "array", items: { $ref: "#/$defs/Node" } },
        created_at: {
          description: "Time of creation, in ISO 8601 with milliseconds and `Z`.",
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
          description: "Chain to follow, such as `ethereum-mainnet`. Begins with the protocol's name.",
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
      description: "A network to create, with its first nodes. The protocol decides whether shared nodes are available.",
      anyOf: [{ $ref: "#/$defs/SharedNetworkCreate" }, { $ref: "#/$defs/DedicatedNetworkCreate" }],
    },
    SharedNetworkCreate: {
      description: "A network to create for a protocol with shared or dedicated nodes.",
      type: "object",
      required: ["protocol", "project", "configuration", "nodes"],
      properties: {
        protocol: { $ref: "#/$defs/SharedProtocol" },
        project: { $ref: "#/$defs/ProjectId" },
        name: {
          description: "Name of the network. Default: chosen by the service.",
          type: "string",
          minLength: 1,
        },
        configuration: { $ref: "#/$defs/NetworkConfiguration", unevaluatedProperties: false },
        nodes: {
          description: "First nodes of the network.",
          type: "array",
          items: { $ref: "#/$defs/NodeDraft" },
        },
      },
      additionalProperties: false,
    },
    DedicatedNetworkCreate: {
      description: "A network to create for a protocol with dedicated nodes only.",
      type: "object",
      required: ["protocol", "project", "configuration", "nodes"],
      properties: {
        protocol: { $ref: "#/$defs/DedicatedProtocol" },
        project: { $ref: "#/$defs/ProjectId" },
        name: {
          description: "Name of the network. Default: chosen by the service.",
          type: "string",
          minLength: 1,
        },
        configuration: { $ref: "#/$defs/NetworkConfiguration", unevaluatedProperties: false },
        nodes: {
          description: "First nodes of the network.",
          type: "array",
          items: { $ref: "#/$defs/DedicatedNodeDraft" },
        },
      },
      additionalProperties: false,
    },
    NetworkUpdate: {
      description: "Changes to a network.",
      type: "object",
      required: ["name"],
      properties: { name: { description: "New name of the network.", type: "string", minLength: 1 } },
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
              description: "Networks of this page.",
              type: "array",
              items: { $ref: "#/$defs/Network" },
            },
          },
        },
      ],
    },
    NodeId: { description: "The id of a node.", type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    Node: {
      description: "A hosted blockchain node. `provider` decides which regions are available, `type` which protocols.",
      allOf: [
        { $ref: "#/$defs/NodeRecord" },
        { $ref: "#/$defs/NodeLocation" },
        { $ref: "#/$defs/NodeTenancy" },
      ],
    },
    NodeRecord: {
      description: "Fields of all nodes, independent of their provider and type.",
      type: "object",
      required: [
        "id", "name", "network", "organization", "role", "status", "configuration", "details", "created_at",
        "creator",
      ],
      properties: {
        id: { $ref: "#/$defs/NodeId" },
        name: { description: "Name of the node.", type: "string" },
        network: { $ref: "#/$defs/NetworkId" },
        organization: { $ref: "#/$defs/OrganizationId" },
        role: { $ref: "#/$defs/NodeRole" },
        status: { $ref: "#/$defs/NodeStatus" },
        configuration: { $ref: "#/$defs/NodeConfiguration" },
        details: { $ref: "#/$defs/NodeDetails" },
        created_at: {
          description: "Time of creation, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
        creator: { $ref: "#/$defs/Creator" },
      },
    },
    NodeLocation: {
      description: "Location of a node: cloud provider and region.",
      oneOf: [
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "gcloud" },
            region: {
              description: "Region of the cloud provider.",
              type: "string",
              enum: ["asia-southeast1"],
            },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "aws" },
            region: {
              description: "Region of the cloud provider.",
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
            region: { description: "Region of the cloud provider.", type: "string", enum: ["uksouth"] },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { description: "The cloud provider.", type: "string", const: "vzo" },
            region: { description: "Region of the cloud provider.", type: "string", enum: ["eu3"] },
          },
        },
      ],
    },
    NodeTenancy: {
      description: "Tenancy of a node: shared, which only some protocols offer, or dedicated.",
      oneOf: [
        {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              description: "Whether the node is shared or dedicated to its owner.",
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
              description: "Whether the node is shared or dedicated to its owner.",
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
    NodeRole: { description: "Role of the node in its network.", type: "string", enum: ["peer"] },
    NodeStatus: {
      description: "Status of the node.",
      type: "string",
      enum: ["pending", "running", "maintenance", "failed", "error", "stopping", "stopped", "starting"],
    },
    NodeConfiguration: {
      description: "Configuration of the node. The available attributes depend on the protocol.",
      type: "object",
      properties: {
        archive: {
          description: "Whether the node is an archive node, which stores all historical state.",
          type: "boolean",
        },
      },
      additionalProperties: true,
    },
    NodeDetails: {
      description: "Endpoints and credentials of the node. They are returned only to the owner.",
      type: "object",
      properties: {
        mode: { description: "Amount of history that the node stores, such as `archive`.", type: "string" },
        version: { description: "Version of the node's software.", type: "string" },
        api_namespaces: {
          description: "Enabled JSON-RPC namespaces, such as `eth`.",
          type: "array",
          items: { type: "string" },
        },
        graphql_endpoint: { description: "The GraphQL endpoint.", type: "string", format: "uri" },
        https_endpoint: { description: "The JSON-RPC endpoint over HTTPS.", type: "string", format: "uri" },
        wss_endpoint: { description: "The JSON-RPC endpoint over WebSocket.", type: "string", format: "uri" },
        beacon_endpoint: { description: "The beacon endpoint.", type: "string", format: "uri" },
        grpc_endpoint: { description: "The gRPC endpoint: host and port.", type: "string" },
        auth_username: { description: "The user name for basic authentication.", type: "string" },
        auth_password: { description: "The password for basic authentication.", type: "string" },
        auth_key: { description: "Access key: the token in the endpoint's URL.", type: "string" },
      },
    },
    NodeOptions: {
      description: "Configuration of a new node, without its location and tenancy.",
      type: "object",
      required: ["name", "role", "configuration"],
      properties: {
        name: { description: "Name of the node.", type: "string", minLength: 1 },
        role: { $ref: "#/$defs/NodeRole" },
        configuration: {
          description: "Configuration of the node. `archive` is required for ethereum, polygon-pos, bsc, avalanche, fantom and tezos; other protocols accept an empty object.",
          $ref: "#/$defs/NodeConfiguration",
        },
      },
    },
    NodeDraft: {
      description: "A node to create together with its network. `provider` decides which regions are available.",
      allOf: [
        { $ref: "#/$defs/NodeOptions" },
        { $ref: "#/$defs/NodeLocation" },
        { $ref: "#/$defs/NodeTenancy" },
      ],
      unevaluatedProperties: false,
    },
    DedicatedNodeDraft: {
      description: "A node to create together with a network of a protocol with dedicated nodes only.",
      allOf: [
        { $ref: "#/$defs/NodeOptions" },
        { $ref: "#/$defs/NodeLocation" },
        {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              description: "Always `dedicated`: the node is dedicated to its owner.",
              type: "string",
              const: "dedicated",
            },
          },
        },
      ],
      unevaluatedProperties: false,
    },
    NodeCreate: {
      description: "A node to create in a network. `provider` decides which regions are available.",
      allOf: [
        { $ref: "#/$defs/NodeOptions" },
        { $ref: "#/$defs/NodeLocation" },
        { $ref: "#/$defs/NodeTenancy" },
        { type: "object", required: ["network"], properties: { network: { $ref: "#/$defs/NetworkId" } } },
      ],
      unevaluatedProperties: false,
    },
    NodeUpdate: {
      description: "Changes to a node. Omitted fields stay unchanged; other fields are read-only.",
      type: "object",
      minProperties: 1,
      properties: {
        name: { description: "New name of the node.", type: "string", minLength: 1 },
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
            results: { description: "Nodes of this page.", type: "array", items: { $ref: "#/$defs/Node" } },
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
          description: "Address that receives the tokens, 20 bytes.",
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
        amountSent: { description: "Amount sent, in wei.", type: "integer", format: "uint64" },
        transaction: {
          description: "URL of a page that shows the transaction.",
          type: "string",
          format: "uri",
        },
      },
    },
    FaucetProblem: {
      description: "Reason why no tokens were sent.",
      allOf: [
        { $ref: "#/$defs/Problem" },
        {
          type: "object",
          properties: {
            nextFaucetAvailable: {
              description: "Earliest time at which the address can receive tokens again.",
              type: "string",
            },
          },
        },
      ],
    },
  },
};
