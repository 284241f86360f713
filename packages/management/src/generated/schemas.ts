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
  | "DedicatedNodeDraft" | "NodeCreate" | "NodeUpdate" | "NodePage" | "StreamId" | "Stream"
  | "StreamWithSecret" | "StreamSettings" | "StreamCreate" | "StreamUpdate" | "StreamStatus" | "StreamStart"
  | "StreamConfirmations" | "StreamSource" | "StreamDestination" | "StreamPosition" | "StreamPage"
  | "StreamReplay" | "StreamTest" | "StreamRange" | "StreamRangePage" | "StreamRecheck"
  | "StreamRecheckResult" | "DeadLetter" | "DeadLetterPage" | "DeadLetterSelection" | "Redelivery"
  | "StreamEvents" | "CloudEvent" | "Acknowledgement" | "NonceAccount" | "Nonce" | "NonceToken"
  | "SignedTransaction" | "NonceTake" | "TakenNonce" | "NonceTransaction" | "NonceOutcome" | "NonceEntry"
  | "NonceList" | "NonceForget" | "TestTokensRequest" | "TestTokens" | "FaucetProblem";

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
    StreamId: { description: "The id of a stream.", type: "string", pattern: "^ST-\\d+(-\\d+)*$" },
    Stream: {
      description: "A stream: events of a network, delivered in order to a destination, each at least once.",
      allOf: [
        { $ref: "#/$defs/StreamSettings" },
        {
          type: "object",
          required: [
            "id", "name", "network", "start", "confirmations", "batch_size", "status", "position",
            "created_at",
          ],
          properties: {
            id: { $ref: "#/$defs/StreamId" },
            status: { $ref: "#/$defs/StreamStatus" },
            reason: {
              description: "Why the stream waits, retries or is paused. Absent while it runs, or if you paused it.",
              type: "string",
            },
            position: { $ref: "#/$defs/StreamPosition" },
            created_at: {
              description: "Time of creation, in ISO 8601 with milliseconds and `Z`.",
              type: "string",
              format: "date-time",
            },
          },
        },
      ],
    },
    StreamWithSecret: {
      description: "A stream with its secret, which is shown only once.",
      allOf: [
        { $ref: "#/$defs/Stream" },
        {
          type: "object",
          properties: {
            signing_secret: {
              description: "Signs the requests of a webhook, as Standard Webhooks specifies. Absent for other destinations.",
              type: "string",
            },
          },
        },
      ],
    },
    StreamSettings: {
      description: "The settings of a stream.",
      type: "object",
      required: ["network", "source", "destination"],
      properties: {
        name: {
          description: "Name of the stream. Default: chosen by the service.",
          type: "string",
          minLength: 1,
        },
        network: { $ref: "#/$defs/NetworkId" },
        source: { $ref: "#/$defs/StreamSource" },
        start: { $ref: "#/$defs/StreamStart" },
        confirmations: { $ref: "#/$defs/StreamConfirmations" },
        filter: {
          description: "A CEL expression over `event`, the data of an event. Only events for which it is true are delivered. Default: all.",
          type: "string",
          minLength: 1,
          maxLength: 2000,
        },
        projection: {
          description: "A CEL expression over `event`. Its value is delivered in place of the event's data. Default: `event`.",
          type: "string",
          minLength: 1,
          maxLength: 2000,
        },
        destination: { $ref: "#/$defs/StreamDestination" },
        batch_size: {
          description: "Maximum number of events to deliver together. A megabyte of data also ends a batch. Default: 100.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
        },
      },
    },
    StreamCreate: {
      description: "A stream to create.",
      allOf: [{ $ref: "#/$defs/StreamSettings" }],
      unevaluatedProperties: false,
    },
    StreamUpdate: {
      description: "Changes to a stream.",
      type: "object",
      minProperties: 1,
      properties: {
        name: { description: "New name of the stream.", type: "string", minLength: 1 },
        confirmations: { $ref: "#/$defs/StreamConfirmations" },
        filter: {
          description: "New filter; null for none.",
          type: ["string", "null"],
          minLength: 1,
          maxLength: 2000,
        },
        projection: {
          description: "New projection; null for none.",
          type: ["string", "null"],
          minLength: 1,
          maxLength: 2000,
        },
        destination: { $ref: "#/$defs/StreamDestination" },
        batch_size: {
          description: "New maximum number of events to deliver together.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
        },
      },
      additionalProperties: false,
    },
    StreamStatus: {
      description: "What a stream does: `running` (it delivers), `waiting` (its network has no node, or no upstream that responds), `retrying` (the last delivery or read failed, and is repeated) or `paused`.",
      type: "string",
      enum: ["running", "waiting", "retrying", "paused"],
    },
    StreamStart: {
      description: "Where a new stream begins: at the newest block, at a block (a slot, checkpoint or ledger height), or at the first block from a time on. Default: `latest`.",
      oneOf: [
        { const: "latest" },
        {
          type: "object",
          required: ["block"],
          properties: {
            block: {
              description: "Number of the first block.",
              type: "integer",
              minimum: 0,
              maximum: 9007199254740991,
            },
          },
          additionalProperties: false,
        },
        {
          type: "object",
          required: ["time"],
          properties: {
            time: {
              description: "Time of the first block, in ISO 8601 with its zone.",
              type: "string",
              format: "date-time",
            },
          },
          additionalProperties: false,
        },
      ],
    },
    StreamConfirmations: {
      description: "When the events of a block are delivered: once it has this many blocks above it, or is safe or final. Events of blocks that are replaced later are delivered again as removed, except with `finalized`. Default: 0.",
      oneOf: [
        { type: "integer", minimum: 0, maximum: 1000 },
        { type: "string", enum: ["safe", "finalized"] },
      ],
    },
    StreamSource: {
      description: "What a stream delivers.",
      oneOf: [
        {
          description: "Blocks of an EVM chain, without their transactions.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "blocks" } },
          additionalProperties: false,
        },
        {
          description: "Logs of an EVM chain.",
          type: "object",
          required: ["type"],
          properties: {
            type: { const: "logs" },
            addresses: {
              description: "Contracts. Default: all.",
              type: "array",
              minItems: 1,
              maxItems: 1000,
              items: { description: "20 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{40}$" },
            },
            topics: {
              description: "Topics by position, as in `eth_getLogs`; null for any.",
              type: "array",
              maxItems: 4,
              items: {
                description: "A topic, a list of alternatives, or null for any.",
                anyOf: [
                  { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
                  {
                    type: "array",
                    minItems: 1,
                    maxItems: 1000,
                    items: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
                  },
                  { type: "null" },
                ],
              },
            },
          },
          additionalProperties: false,
        },
        {
          description: "Receipts of an EVM chain.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "receipts" } },
          additionalProperties: false,
        },
        {
          description: "Transactions that reach a node of an EVM chain. Live only: those that arrive while the stream does not run are not delivered.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "pending_transactions" } },
          additionalProperties: false,
        },
        {
          description: "Headers of the blocks of a beacon chain, by slot. The data is `root` and `header`, as `getBlockHeader` returns them. A number of confirmations is a number of slots.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "beacon_blocks" } },
          additionalProperties: false,
        },
        {
          description: "The checkpoint of each epoch of a beacon chain once it is final, also if several become final at once. Its number is the epoch. The data is `block`, `state` and `epoch`, as in the event `finalized_checkpoint`.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "beacon_finality" } },
          additionalProperties: false,
        },
        {
          description: "Fills of a user of the venue, as `userFillsByTime` returns them, read every five seconds. The number of a block is a time in milliseconds since 1970. The venue has the 10,000 newest fills: if it no longer has those that follow, the stream pauses.",
          type: "object",
          required: ["type", "user"],
          properties: {
            type: { const: "fills" },
            user: {
              description: "The user's address, 20 bytes.",
              type: "string",
              pattern: "^0x[0-9a-fA-F]{40}$",
            },
          },
          additionalProperties: false,
        },
        {
          description: "Orders of a user of the venue after each change of their status, as events of `orderUpdates`, read every five seconds: of several changes of an order in between, only the last is delivered. The number of a block is a time in milliseconds since 1970. The venue has the 2,000 newest orders: if it no longer has those that follow, the stream pauses.",
          type: "object",
          required: ["type", "user"],
          properties: {
            type: { const: "orders" },
            user: {
              description: "The user's address, 20 bytes.",
              type: "string",
              pattern: "^0x[0-9a-fA-F]{40}$",
            },
          },
          additionalProperties: false,
        },
        {
          description: "Accounts of Solana after each change, through Geyser: at least one of `accounts` and `owners`. The data is a `SubscribeUpdateAccountInfo` as JSON: integers of 64 bits are decimal strings, keys and signatures are in base58, and `data` is in base64. The changes of a slot are in the order of the accounts. Slots are confirmed ones, or finalized ones if the stream waits for that. A node can replay only its newest slots: if it no longer has those that follow, the stream pauses.",
          type: "object",
          required: ["type"],
          properties: {
            type: { const: "accounts" },
            accounts: {
              description: "Accounts, in base58.",
              type: "array",
              minItems: 1,
              maxItems: 1000,
              items: {
                description: "A public key in base58.",
                type: "string",
                pattern: "^[1-9A-HJ-NP-Za-km-z]{32,44}$",
              },
            },
            owners: {
              description: "Programs that own the accounts, in base58.",
              type: "array",
              minItems: 1,
              maxItems: 1000,
              items: {
                description: "A public key in base58.",
                type: "string",
                pattern: "^[1-9A-HJ-NP-Za-km-z]{32,44}$",
              },
            },
          },
          additionalProperties: false,
        },
        {
          description: "Transactions of Solana, through Geyser, without the votes of validators. The data is a `SubscribeUpdateTransactionInfo` as JSON: integers of 64 bits are decimal strings, keys, signatures and hashes are in base58, and other bytes are in base64. Slots are as for `accounts`.",
          type: "object",
          required: ["type"],
          properties: {
            type: { const: "transactions" },
            accounts: {
              description: "Accounts, in base58.",
              type: "array",
              minItems: 1,
              maxItems: 1000,
              items: {
                description: "A public key in base58.",
                type: "string",
                pattern: "^[1-9A-HJ-NP-Za-km-z]{32,44}$",
              },
            },
            failed: {
              description: "Whether failed transactions are delivered too. Default: no.",
              type: "boolean",
            },
          },
          additionalProperties: false,
        },
        {
          description: "Checkpoints of Sui, without their transactions. The data is `sequenceNumber`, `digest` and `summary` of a `Checkpoint` as JSON: integers of 64 bits are decimal strings, and bytes are in base64.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "checkpoints" } },
          additionalProperties: false,
        },
      ],
    },
    StreamDestination: {
      description: "Where a stream delivers its events.",
      oneOf: [
        {
          description: "An HTTP endpoint. It receives batches of CloudEvents as JSON, signed as Standard Webhooks specifies. A status of 200 to 299 acknowledges them; 410 pauses the stream.",
          type: "object",
          required: ["type", "url"],
          properties: {
            type: { const: "webhook" },
            url: {
              description: "URL of the endpoint, with https. With http only for addresses that the gateway's operator allows.",
              type: "string",
              pattern: "^https?://\\S+$",
              maxLength: 2000,
            },
          },
          additionalProperties: false,
        },
        {
          description: "A table of a Postgres database. Events are inserted in the transaction that moves the stream's position, so exactly once; events of replaced blocks are deleted. The table is created if it does not exist.",
          type: "object",
          required: ["type", "url", "table"],
          properties: {
            type: { const: "postgres" },
            url: {
              description: "URL of the server with its credentials. The password is not returned.",
              type: "string",
              minLength: 1,
              maxLength: 2000,
            },
            table: {
              description: "Name of the table, with its schema if it is not `public`.",
              type: "string",
              pattern: "^[a-z_][a-z0-9_]{0,62}(\\.[a-z_][a-z0-9_]{0,62})?$",
            },
          },
          additionalProperties: false,
        },
        {
          description: "A subject of NATS JetStream. The stream's sequence numbers deduplicate.",
          type: "object",
          required: ["type", "url", "subject"],
          properties: {
            type: { const: "nats" },
            url: {
              description: "URL of the server with its credentials. The password is not returned.",
              type: "string",
              minLength: 1,
              maxLength: 2000,
            },
            subject: {
              description: "Subject, which a stream of JetStream must store.",
              type: "string",
              pattern: "^[^\\s.*>]+(\\.[^\\s.*>]+)*$",
            },
          },
          additionalProperties: false,
        },
        {
          description: "A stream of Redis or Valkey. The ids of its entries are the sequence numbers.",
          type: "object",
          required: ["type", "url", "key"],
          properties: {
            type: { const: "redis" },
            url: {
              description: "URL of the server with its credentials. The password is not returned.",
              type: "string",
              minLength: 1,
              maxLength: 2000,
            },
            key: { description: "Key of the stream.", type: "string", minLength: 1, maxLength: 500 },
          },
          additionalProperties: false,
        },
        {
          description: "A topic of Kafka, or of a server that speaks its protocol. The key of all events of a stream is the stream's id, so that they are in one partition, in order. The producer is idempotent, and waits for all replicas.",
          type: "object",
          required: ["type", "url", "topic"],
          properties: {
            type: { const: "kafka" },
            url: {
              description: "URL of the server with its credentials. The password is not returned.",
              type: "string",
              minLength: 1,
              maxLength: 2000,
            },
            topic: {
              description: "Name of the topic, which must exist.",
              type: "string",
              pattern: "^[A-Za-z0-9._-]{1,249}$",
            },
          },
          additionalProperties: false,
        },
        {
          description: "A file of the gateway's machine, with a CloudEvent as JSON in each line. The gateway's operator must allow a folder for such files.",
          type: "object",
          required: ["type", "name"],
          properties: {
            type: { const: "file" },
            name: {
              description: "Name of the file, without a folder.",
              type: "string",
              pattern: "^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$",
            },
          },
          additionalProperties: false,
        },
        {
          description: "The management API. Read events with `readStreamEvents` and acknowledge them.",
          type: "object",
          required: ["type"],
          properties: { type: { const: "pull" } },
          additionalProperties: false,
        },
      ],
    },
    StreamPosition: {
      description: "Where a stream is.",
      type: "object",
      required: ["next", "delivered", "lag"],
      properties: {
        next: {
          description: "Number of the next block to read; null before the first one. Up to 10 seconds old if another gateway runs the stream, and its blocks have no events.",
          type: ["integer", "null"],
        },
        hash: { description: "Hash of the block before it.", type: "string" },
        delivered: {
          description: "Sequence number of the last event that was delivered; 0 before the first one.",
          type: "integer",
        },
        lag: {
          description: "Number of blocks that could be delivered and are not; null if it is not known, such as while the stream waits.",
          type: ["integer", "null"],
        },
        delivered_at: {
          description: "Time of the last delivery, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
        retry_at: {
          description: "Time of the next attempt, while the stream retries.",
          type: "string",
          format: "date-time",
        },
        dead_letters: { description: "Number of dead letters.", type: "integer" },
        instance: { description: "The gateway that runs the stream.", type: "string" },
      },
    },
    StreamPage: {
      description: "One page of streams.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Streams of this page.",
              type: "array",
              items: { $ref: "#/$defs/Stream" },
            },
          },
        },
      ],
    },
    StreamReplay: {
      description: "Where a stream continues.",
      type: "object",
      required: ["from"],
      properties: {
        from: {
          description: "Number of the first block to deliver. At most the newest one that the stream knows.",
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
        },
      },
      additionalProperties: false,
    },
    StreamTest: {
      description: "The outcome of a test event.",
      type: "object",
      required: ["delivered"],
      properties: {
        delivered: { description: "Whether the destination has accepted it.", type: "boolean" },
        reason: { description: "Why it has not.", type: "string" },
      },
    },
    StreamRange: {
      description: "Consecutive final blocks whose events were all delivered.",
      type: "object",
      required: ["from", "to", "from_hash", "to_hash", "events", "digest", "delivered_at"],
      properties: {
        from: { description: "Number of the first block.", type: "integer" },
        to: { description: "Number of the last block.", type: "integer" },
        from_hash: {
          description: "Hash of the first block; empty if the source has no hashes, or if it is not known.",
          type: "string",
        },
        to_hash: {
          description: "Hash of the last block; empty if the source has no hashes.",
          type: "string",
        },
        events: { description: "Number of events in these blocks.", type: "integer" },
        digest: {
          description: "Digest of the ids of these events (without a repetition such as `:2`), in hex; empty if there are none. It begins with an empty text, and each id in order makes it the SHA-256 of the digest so far followed by the id.",
          type: "string",
        },
        delivered_at: {
          description: "Time of the last delivery, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
      },
    },
    StreamRangePage: {
      description: "One page of ranges.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Ranges of this page.",
              type: "array",
              items: { $ref: "#/$defs/StreamRange" },
            },
          },
        },
      ],
    },
    StreamRecheck: {
      description: "Blocks to read again. All ranges of the ledger that overlap are read.",
      type: "object",
      required: ["from", "to"],
      properties: {
        from: {
          description: "Number of the first block.",
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
        },
        to: {
          description: "Number of the last block.",
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
        },
      },
      additionalProperties: false,
    },
    StreamRecheckResult: {
      description: "The outcome of a recheck.",
      type: "object",
      required: ["ranges", "events", "differences"],
      properties: {
        ranges: { description: "Number of ranges that were compared.", type: "integer" },
        events: { description: "Number of events in them.", type: "integer" },
        differences: {
          description: "What differs, in plain words; gaps between ranges too. Empty if nothing does.",
          type: "array",
          items: { type: "string" },
        },
      },
    },
    DeadLetter: {
      description: "An event that could not be delivered.",
      type: "object",
      required: ["sequence", "reason", "event", "created_at"],
      properties: {
        sequence: { description: "Sequence number of the event.", type: "integer" },
        reason: { description: "Why.", type: "string" },
        event: {
          description: "The event, as far as it was made.",
          type: "object",
          additionalProperties: true,
        },
        created_at: {
          description: "Time of the rejection, in ISO 8601 with milliseconds and `Z`.",
          type: "string",
          format: "date-time",
        },
      },
    },
    DeadLetterPage: {
      description: "One page of dead letters.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Dead letters of this page.",
              type: "array",
              items: { $ref: "#/$defs/DeadLetter" },
            },
          },
        },
      ],
    },
    DeadLetterSelection: {
      description: "Dead letters to deliver again.",
      type: "object",
      properties: {
        sequences: {
          description: "Their sequence numbers. If one is not that of a dead letter, the request is rejected. Default: all.",
          type: "array",
          minItems: 1,
          maxItems: 1000,
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
        },
      },
      additionalProperties: false,
    },
    Redelivery: {
      description: "The outcome of a redelivery.",
      type: "object",
      required: ["delivered", "rejected", "waiting"],
      properties: {
        delivered: { description: "Number of events that were delivered.", type: "integer" },
        rejected: { description: "Number of events that were rejected again.", type: "integer" },
        waiting: {
          description: "Number of events that are still to be delivered, for example because the stream is paused or retries.",
          type: "integer",
        },
      },
    },
    StreamEvents: {
      description: "Events of a stream, in order.",
      type: "object",
      required: ["events", "last"],
      properties: {
        events: { description: "The events.", type: "array", items: { $ref: "#/$defs/CloudEvent" } },
        last: {
          description: "Sequence number to acknowledge; that of the last acknowledged event if there is none.",
          type: "integer",
        },
      },
    },
    CloudEvent: {
      description: "An event of a stream, as CloudEvents 1.0 writes it in JSON.",
      type: "object",
      required: [
        "specversion", "id", "source", "type", "subject", "datacontenttype", "sequence", "removed", "data",
      ],
      properties: {
        specversion: { description: "The version of CloudEvents.", const: "1.0" },
        id: {
          description: "Identifies the event in its stream. An event that is delivered twice has the same id.",
          type: "string",
        },
        source: { description: "Path of the stream.", type: "string" },
        type: {
          description: "Kind of event: the type of its source in the singular, such as `log`, or `test`.",
          type: "string",
        },
        subject: { description: "The network and the number of the block.", type: "string" },
        time: { description: "Time of the block, in ISO 8601.", type: "string", format: "date-time" },
        datacontenttype: { description: "The form of `data`.", const: "application/json" },
        sequence: {
          description: "Position in the stream: a decimal number of 16 digits, so that its texts sort as the events do. It grows by 1 with each event, and by more once after a replay or a change of the stream's settings.",
          type: "string",
          pattern: "^[0-9]{16}$",
        },
        removed: {
          description: "Whether the block was replaced, so that the event did not happen. Undo what you did when it was delivered.",
          type: "boolean",
        },
        data: {
          description: "What happened, as the node writes it, or the value of the stream's projection.",
        },
      },
    },
    Acknowledgement: {
      description: "The last event that you have stored.",
      type: "object",
      required: ["sequence"],
      properties: {
        sequence: {
          description: "Its sequence number.",
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
        },
      },
      additionalProperties: false,
    },
    NonceAccount: {
      description: "An account on a chain: the chain's id, and the address in lower case.",
      type: "string",
      pattern: "^\\d{1,20}:0x[0-9a-f]{40}$",
    },
    Nonce: {
      description: "The nonce of a transaction.",
      type: "integer",
      minimum: 0,
      maximum: 1000000000000,
    },
    NonceToken: {
      description: "Changes whenever a nonce is taken, so that a process that was stopped for too long notices it.",
      type: "string",
      pattern: "^[0-9a-f-]{36}$",
    },
    SignedTransaction: {
      description: "The bytes of a signed transaction, as hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]+$",
      minLength: 4,
    },
    NonceTake: {
      description: "Which nonce to take.",
      type: "object",
      required: ["from", "lease"],
      properties: {
        from: { description: "The lowest nonce that the chain may still accept.", $ref: "#/$defs/Nonce" },
        lease: {
          description: "Milliseconds for which nobody else can take it, unless it is released.",
          type: "integer",
          minimum: 1,
          maximum: 86400000,
        },
      },
      additionalProperties: false,
    },
    TakenNonce: {
      description: "A nonce that a process has taken.",
      type: "object",
      required: ["nonce", "token"],
      properties: { nonce: { $ref: "#/$defs/Nonce" }, token: { $ref: "#/$defs/NonceToken" } },
      additionalProperties: false,
    },
    NonceTransaction: {
      description: "A signed transaction, and the nonce that it has.",
      type: "object",
      required: ["nonce", "token", "transaction"],
      properties: {
        nonce: { $ref: "#/$defs/Nonce" },
        token: { $ref: "#/$defs/NonceToken" },
        transaction: { $ref: "#/$defs/SignedTransaction" },
      },
      additionalProperties: false,
    },
    NonceOutcome: {
      description: "Whether a nonce was changed.",
      type: "object",
      required: ["is_done"],
      properties: {
        is_done: {
          description: "Whether the change was made. If not, the nonce was released, or another process has taken it since.",
          type: "boolean",
        },
      },
    },
    NonceEntry: {
      description: "A nonce that was taken or used.",
      type: "object",
      required: ["nonce", "token", "transactions", "is_leased"],
      properties: {
        nonce: { $ref: "#/$defs/Nonce" },
        token: { $ref: "#/$defs/NonceToken" },
        transactions: {
          description: "The transactions with this nonce, the one that was added last at the end.",
          type: "array",
          items: { $ref: "#/$defs/SignedTransaction" },
        },
        is_leased: {
          description: "Whether the time of its lease has not passed, by the gateway's clock.",
          type: "boolean",
        },
      },
    },
    NonceList: {
      description: "The nonces of an account.",
      type: "object",
      required: ["results"],
      properties: {
        results: {
          description: "All of them, the lowest first.",
          type: "array",
          items: { $ref: "#/$defs/NonceEntry" },
        },
      },
    },
    NonceForget: {
      description: "Which nonces to delete.",
      type: "object",
      required: ["below"],
      properties: { below: { description: "The first nonce to keep.", $ref: "#/$defs/Nonce" } },
      additionalProperties: false,
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
