// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "InstanceId" | "Gateway" | "NetworkState" | "Time" | "KeyName" | "Rate" | "Burst" | "MethodPatterns"
  | "Origins" | "Origin" | "MethodPattern" | "KeyStatus" | "KeyCreate" | "KeyRotate" | "KeyFacts"
  | "PageLinks" | "Problem" | "ProblemError" | "ServingState" | "Node" | "NodePart" | "NodePage" | "CallKind"
  | "NodeMethod" | "NodeMethodList" | "TryCall" | "TriedCall" | "CallAttempt" | "NodeId" | "CredentialId"
  | "Routing" | "CredentialCreate" | "Credential" | "NewCredential" | "CredentialPage" | "OrganizationId"
  | "Organization" | "OrganizationCreate" | "NewOrganization" | "FirstNode" | "OrganizationPage" | "ApiKeyId"
  | "ApiKey" | "NewApiKey" | "ApiKeyPage" | "StreamId" | "StreamStatus" | "StreamRecord" | "StreamRecordPage"
  | "StreamTest" | "DeadLetter" | "DeadLetterPage" | "Day" | "Usage" | "UsageList" | "UpstreamId" | "Upstream"
  | "WaitingCaller" | "UpstreamPage" | "TrustedBlock" | "LightClient" | "LightClientPage" | "WrongResultId"
  | "WrongResult" | "WrongResultWithEvidence" | "WrongResultPage" | "Outcomes" | "Latency" | "TrafficSample"
  | "Traffic" | "UpstreamSample" | "UpstreamTraffic" | "UpstreamTrafficList" | "Caller" | "CallerList"
  | "LogLevel" | "LogEntry" | "LogTail" | "Reload" | "AuditEntry" | "AuditDetail" | "AuditPage";

/**
 * The JSON Schemas of the Admin API of a gateway: a document whose `$defs` holds one for each type, under the
 * type's name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Admin API of a gateway",
  $defs: {
    InstanceId: { description: "Id of the gateway process. It changes with each start.", type: "string" },
    Gateway: {
      description: "State of a gateway process.",
      type: "object",
      required: [
        "instance", "host", "worker", "workers", "processes", "version", "node_version", "started_at", "url",
        "grpc_url", "database", "not_ready", "networks", "keeps_history",
      ],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        host: { description: "Host name of the machine.", type: "string" },
        worker: {
          description: "Number of the worker; null if the gateway runs as a single process.",
          type: ["string", "null"],
        },
        workers: {
          description: "Number of workers; 1 if the gateway runs as a single process.",
          type: "integer",
        },
        processes: {
          description: "Number of running gateway processes that share the database, including the workers of all gateways.",
          type: "integer",
        },
        version: { description: "Version of the gateway package.", type: "string" },
        node_version: { description: "Version of Node.js.", type: "string" },
        started_at: { description: "Time at which the process was started.", $ref: "#/$defs/Time" },
        url: { description: "URL for HTTP and WebSocket callers.", type: "string" },
        grpc_url: { description: "URL for gRPC callers.", type: "string" },
        database: {
          description: "Kind of database in which the gateway stores its state.",
          enum: ["sqlite", "postgres"],
        },
        not_ready: {
          description: "Reason why `/readyz` responds with 503; null if the gateway is ready.",
          type: ["string", "null"],
        },
        networks: {
          description: "The parts of networks that have upstreams, with their state at this gateway process.",
          type: "array",
          items: { $ref: "#/$defs/NetworkState" },
        },
        keeps_history: {
          description: "Whether the gateway records the last hour of its traffic and the latest log entries. Gateways with a console do.",
          type: "boolean",
        },
      },
    },
    NetworkState: {
      description: "How well the upstreams of a part of a network serve it. `/readyz`, the metrics and the errors of callers say the same.",
      type: "object",
      required: ["network", "part", "state", "since", "serving", "upstreams", "reason"],
      properties: {
        network: { description: "Name of the network.", type: "string", examples: ["ethereum-mainnet"] },
        part: { description: "Name of the part.", type: "string", examples: ["rpc"] },
        state: { $ref: "#/$defs/ServingState" },
        since: {
          description: "Time since which this gateway process has seen the part in its state.",
          $ref: "#/$defs/Time",
        },
        serving: { description: "Number of upstreams that serve calls as they should.", type: "integer" },
        upstreams: { description: "Number of upstreams.", type: "integer" },
        reason: {
          description: "What is wrong with which upstreams; null if all serve.",
          type: ["string", "null"],
        },
      },
    },
    Time: {
      description: "Time in UTC, in ISO 8601.",
      type: "string",
      format: "date-time",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$",
    },
    KeyName: {
      description: "Name of a key or credential. Names need not be unique.",
      type: "string",
      minLength: 1,
      maxLength: 200,
    },
    Rate: {
      description: "Rate limit in requests per second, counted like the gateway's own limit.",
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    Burst: {
      description: "Burst limit: number of requests at once after a pause.",
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    MethodPatterns: {
      description: "Methods that a key or credential allows; all others are rejected. JSON-RPC methods are listed by name, such as `eth_call`; REST operations by their path in the spec, such as `/eth/v1/beacon/headers/{block_id}`, optionally preceded by an HTTP method and a space: `GET /v1/nodes/`; gRPC methods by their path, such as `/geyser.Geyser/Subscribe`. A trailing `*` matches any suffix: `debug_*`, `GET /v1/*`, `/geyser.Geyser/*`.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { $ref: "#/$defs/MethodPattern" },
    },
    Origins: {
      description: "Origins of web pages, such as `https://app.example`; `*` means all origins.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { $ref: "#/$defs/Origin" },
    },
    Origin: {
      description: "Origin of a web page as sent by browsers, without a path, or `*`.",
      type: "string",
      maxLength: 300,
      pattern: "^(?:\\*|https?://[a-z0-9.:\\[\\]-]+)$",
    },
    MethodPattern: {
      description: "A JSON-RPC method, REST operation or gRPC method, or a prefix of several followed by `*`.",
      type: "string",
      maxLength: 200,
      pattern: "^(\\*|\\w+\\*?|((GET|POST|PUT|PATCH|DELETE) )?/[\\w./{}-]*\\*?)$",
    },
    KeyStatus: {
      description: "Status of a key or credential. Only `active` ones are accepted.",
      type: "string",
      enum: ["active", "expired", "revoked"],
    },
    KeyCreate: {
      description: "A key or credential to create.",
      type: "object",
      required: ["name"],
      properties: {
        name: { $ref: "#/$defs/KeyName" },
        expires_at: {
          description: "Expiry, in the future. By default, the key or credential does not expire.",
          $ref: "#/$defs/Time",
        },
        rate: {
          description: "Rate limit, in requests per second. Default: the gateway's own limit.",
          $ref: "#/$defs/Rate",
        },
        burst: {
          description: "Burst limit: number of requests at once. Default: twice the rate, or the gateway's own limit if `rate` is omitted too.",
          $ref: "#/$defs/Burst",
        },
        methods: { description: "Allowed methods. Default: all methods.", $ref: "#/$defs/MethodPatterns" },
        origins: {
          description: "Allowed origins of web pages. Default: the origins that the gateway allows.",
          $ref: "#/$defs/Origins",
        },
      },
      additionalProperties: false,
    },
    KeyRotate: {
      description: "Options of a rotation, which replaces a key or credential.",
      type: "object",
      required: ["overlap"],
      properties: {
        overlap: {
          description: "Number of seconds for which the old key or credential remains valid after the rotation; 0 ends it immediately.",
          type: "integer",
          minimum: 0,
          maximum: 31536000,
        },
        expires_at: {
          description: "Expiry of the new key or credential. Default: the expiry of the old one.",
          $ref: "#/$defs/Time",
        },
      },
      additionalProperties: false,
    },
    KeyFacts: {
      description: "A key or credential without its secrets, which are returned only on creation.",
      type: "object",
      required: [
        "name", "status", "created_at", "expires_at", "revoked_at", "last_used_at", "rate", "burst",
        "methods", "origins",
      ],
      properties: {
        name: { $ref: "#/$defs/KeyName" },
        status: { $ref: "#/$defs/KeyStatus" },
        created_at: { description: "Time of creation.", $ref: "#/$defs/Time" },
        expires_at: {
          description: "Expiry; null if the key or credential does not expire.",
          type: ["string", "null"],
          format: "date-time",
        },
        revoked_at: {
          description: "Time of revocation; null if it was not revoked.",
          type: ["string", "null"],
          format: "date-time",
        },
        last_used_at: {
          description: "Time of the last use, accurate to a few minutes; null if it was never used.",
          type: ["string", "null"],
          format: "date-time",
        },
        rate: {
          description: "Rate limit, in requests per second; null for the gateway's own limit.",
          type: ["integer", "null"],
        },
        burst: {
          description: "Burst limit: number of requests at once; null if it is derived from the rate.",
          type: ["integer", "null"],
        },
        methods: {
          description: "Allowed methods; null for all methods.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/MethodPattern" },
        },
        origins: {
          description: "Allowed origins of web pages; null for the origins that the gateway allows.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/Origin" },
        },
      },
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
    ServingState: {
      description: "Serving state: `serving` if all upstreams serve; `degraded` if some do not; `failing` if none does, and some still get requests, of which many fail; `down` if none gets requests; `off` if the config has no upstream for it.",
      type: "string",
      enum: ["serving", "degraded", "failing", "down", "off"],
    },
    Node: {
      description: "A node, with its state at this gateway.",
      type: "object",
      required: [
        "id", "name", "organization", "protocol", "network", "created_at", "state", "connections", "parts",
      ],
      properties: {
        id: { $ref: "#/$defs/NodeId" },
        name: { description: "Name of the node, given by its owner.", type: "string" },
        organization: {
          description: "Id of the organization that owns the node.",
          $ref: "#/$defs/OrganizationId",
        },
        protocol: { description: "Protocol of the node, such as `ethereum`.", type: "string" },
        network: { description: "Network of the node, such as `ethereum-mainnet`.", type: "string" },
        created_at: { description: "Time of creation.", $ref: "#/$defs/Time" },
        state: {
          description: "Worst state of the node's parts, ignoring parts that are `off`; `off` if all parts are.",
          $ref: "#/$defs/ServingState",
        },
        connections: {
          description: "Number of open WebSockets and streams of the node's callers at this gateway process.",
          type: "integer",
        },
        parts: {
          description: "Parts of the node, such as JSON-RPC.",
          type: "array",
          items: { $ref: "#/$defs/NodePart" },
        },
      },
    },
    NodePart: {
      description: "A part of a node, such as JSON-RPC or the beacon endpoint.",
      type: "object",
      required: ["part", "served_by", "state", "upstreams", "usable", "head", "lag"],
      properties: {
        part: { description: "Name of the part.", type: "string", examples: ["rpc"] },
        served_by: {
          description: "Kind of server for this part of the node.",
          enum: ["upstreams", "anvil", "recorded", "simulator", "off"],
        },
        state: { $ref: "#/$defs/ServingState" },
        upstreams: { description: "Number of upstreams.", type: "integer" },
        usable: {
          description: "Number of upstreams that get requests now, or will after a pause.",
          type: "integer",
        },
        head: { description: "Latest block that callers see, if known.", type: ["integer", "null"] },
        lag: {
          description: "Number of blocks that this part is behind the latest block of its upstreams, if known.",
          type: ["integer", "null"],
        },
      },
    },
    NodePage: {
      description: "One page of nodes.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: { description: "Items of this page.", type: "array", items: { $ref: "#/$defs/Node" } },
          },
        },
      ],
    },
    CallKind: {
      description: "Kind of a call: JSON-RPC, REST, GraphQL or gRPC.",
      type: "string",
      enum: ["rpc", "rest", "graphql", "grpc"],
    },
    NodeMethod: {
      description: "A method or operation of a node.",
      type: "object",
      required: ["kind", "name", "call", "input", "writes"],
      properties: {
        kind: { $ref: "#/$defs/CallKind" },
        name: {
          description: "JSON-RPC method, HTTP method and path of a REST operation as in its spec, a kind of GraphQL operation with its field, or a gRPC service and method.",
          type: "string",
        },
        call: { description: "`name` of an example for `tryCall`.", type: "string" },
        input: {
          description: "`input` of the example: JSON text, or a GraphQL query; null if it has none.",
          type: ["string", "null"],
        },
        writes: { description: "Whether the method may be a write.", type: "boolean" },
      },
    },
    NodeMethodList: {
      description: "The methods and operations of a node.",
      type: "object",
      required: ["results"],
      properties: {
        results: {
          description: "Methods and operations, JSON-RPC methods first, then REST, gRPC and GraphQL.",
          type: "array",
          items: { $ref: "#/$defs/NodeMethod" },
        },
      },
    },
    TryCall: {
      description: "A test call.",
      type: "object",
      required: ["kind", "name"],
      properties: {
        kind: { $ref: "#/$defs/CallKind" },
        name: {
          description: "JSON-RPC method, such as `eth_blockNumber`; HTTP method and path with query, such as `GET /eth/v1/node/version`; `POST /graphql` for GraphQL; or gRPC service and method, such as `geyser.Geyser/GetSlot`.",
          type: "string",
          minLength: 1,
          maxLength: 4000,
        },
        input: {
          description: "Params of a JSON-RPC call, or body of a REST request, as JSON text. Numbers are sent unchanged. For GraphQL, the text of the query. For gRPC, the request as JSON: fields have their names in the proto file, bytes are hex with `0x`, 64-bit integers are numbers or texts, and enums are names or numbers.",
          type: "string",
        },
        variables: {
          description: "For GraphQL: the values of the query's variables, as JSON text of an object.",
          type: "string",
        },
        upstream: {
          description: "Name of the upstream to use. Default: chosen by the gateway. Not for gRPC.",
          type: "string",
          maxLength: 200,
        },
        no_cache: { description: "Whether to bypass the cache.", type: "boolean", default: false },
        allow_write: {
          description: "Whether to send the call even if it is, or may be, a write.",
          type: "boolean",
          default: false,
        },
      },
      additionalProperties: false,
    },
    TriedCall: {
      description: "Response of a test call, with its route.",
      type: "object",
      required: [
        "status", "grpc_status", "body", "is_truncated", "content_type", "milliseconds", "upstream",
        "served_by", "cache", "is_hedged", "attempts", "instance",
      ],
      properties: {
        status: { description: "HTTP status that a caller would receive.", type: "integer" },
        grpc_status: {
          description: "Status of a gRPC call; null for other calls, and for a stream that was ended here after its first messages.",
          type: ["integer", "null"],
        },
        body: {
          description: "First 64 KiB of the response body. For gRPC, the response as JSON, in the form of `input`; for a stream, a list of its first messages; after a failure, an object with the `message`.",
          type: "string",
        },
        is_truncated: { description: "Whether the body was truncated.", type: "boolean" },
        content_type: { description: "Content type of the body.", type: "string" },
        milliseconds: {
          description: "Duration of the call in the gateway, in milliseconds.",
          type: "number",
        },
        upstream: {
          description: "Name of the upstream that responded; null if none did.",
          type: ["string", "null"],
        },
        served_by: {
          description: "Kind of simulator that responded; null if an upstream, the cache or the gateway itself responded.",
          type: ["string", "null"],
          enum: ["recorded", "simulator", "fixture", "fault", null],
        },
        cache: {
          description: "Result of the cache lookup; null if the response is not cacheable.",
          type: ["string", "null"],
          enum: ["hit", "miss", "bypass", null],
        },
        is_hedged: {
          description: "Whether the call was hedged: also sent to a second upstream because the first one was slow.",
          type: "boolean",
        },
        attempts: {
          description: "Requests that were sent to upstreams for the call, in order. Empty if the cache or the gateway itself responded, or if the call joined an identical call in flight.",
          type: "array",
          items: { $ref: "#/$defs/CallAttempt" },
        },
        instance: { $ref: "#/$defs/InstanceId" },
      },
    },
    CallAttempt: {
      description: "A request that was sent to an upstream.",
      type: "object",
      required: ["upstream", "after", "milliseconds", "outcome", "detail"],
      properties: {
        upstream: { description: "Name of the upstream.", type: "string" },
        after: {
          description: "Time from the start of the call to this attempt, in milliseconds.",
          type: "number",
        },
        milliseconds: { description: "Duration of the attempt, in milliseconds.", type: "number" },
        outcome: {
          description: "Outcome of the attempt: `responded` if it served the call, `rejected` if the response led to another attempt, `failed` if there was no response, `abandoned` if another upstream was faster.",
          enum: ["responded", "rejected", "failed", "abandoned"],
        },
        detail: {
          description: "Reason why the attempt was rejected or failed; null otherwise.",
          type: ["string", "null"],
        },
      },
    },
    NodeId: { description: "The id of a node.", type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    CredentialId: {
      description: "Id of a credential. Not a secret.",
      type: "string",
      pattern: "^NC-\\d+(-\\d+)*$",
    },
    Routing: {
      description: "Whether callers may choose the upstream of a call (`x-node-access-use-upstream`) and bypass the cache (`cache-control: no-cache`).",
      type: "boolean",
    },
    CredentialCreate: {
      description: "A credential to create.",
      type: "object",
      required: ["name"],
      properties: {
        name: { $ref: "#/$defs/KeyName" },
        expires_at: {
          description: "Expiry of the credential. By default, the credential does not expire.",
          $ref: "#/$defs/Time",
        },
        rate: {
          description: "Rate limit, in requests per second. Default: the gateway's own limit.",
          $ref: "#/$defs/Rate",
        },
        burst: {
          description: "Burst limit: number of requests at once. Default: twice the rate, or the gateway's own limit if `rate` is omitted too.",
          $ref: "#/$defs/Burst",
        },
        methods: { description: "Allowed methods. Default: all methods.", $ref: "#/$defs/MethodPatterns" },
        origins: {
          description: "Allowed origins of web pages. Default: the origins that the gateway allows.",
          $ref: "#/$defs/Origins",
        },
        routing: {
          description: "Whether callers may choose the upstream and bypass the cache. Default: they may not.",
          $ref: "#/$defs/Routing",
        },
      },
      additionalProperties: false,
    },
    Credential: {
      description: "A credential for the endpoints of a node: an access key, or a user name and password. The management API shows the first credential of a node with the node; after a rotation, it shows the new one.",
      allOf: [
        { $ref: "#/$defs/KeyFacts" },
        {
          type: "object",
          required: ["id", "node", "username", "replaces", "routing"],
          properties: {
            id: { $ref: "#/$defs/CredentialId" },
            node: { $ref: "#/$defs/NodeId" },
            username: { description: "User name for HTTP basic authentication.", type: "string" },
            replaces: {
              description: "Id of the credential that this one replaced; null if there is none.",
              type: ["string", "null"],
            },
            routing: { $ref: "#/$defs/Routing" },
          },
        },
      ],
    },
    NewCredential: {
      description: "A new credential, with its secrets.",
      allOf: [
        { $ref: "#/$defs/Credential" },
        {
          type: "object",
          required: ["password", "key"],
          properties: {
            password: { description: "Password for HTTP basic authentication.", type: "string" },
            key: {
              description: "Access key: the token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC.",
              type: "string",
            },
          },
        },
      ],
    },
    CredentialPage: {
      description: "One page of credentials.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/Credential" },
            },
          },
        },
      ],
    },
    OrganizationId: {
      description: "The id of an organization.",
      type: "string",
      pattern: "^RG-\\d+(-\\d+)*$",
    },
    Organization: {
      description: "An organization.",
      type: "object",
      required: ["id", "name", "created_at"],
      properties: {
        id: { $ref: "#/$defs/OrganizationId" },
        name: { description: "Name of the organization.", type: "string" },
        created_at: { description: "Time of creation.", $ref: "#/$defs/Time" },
      },
    },
    OrganizationCreate: {
      description: "An organization to create.",
      type: "object",
      required: ["name"],
      properties: {
        name: {
          description: "Name of the organization, unique among all organizations.",
          type: "string",
          minLength: 1,
          maxLength: 200,
        },
      },
      additionalProperties: false,
    },
    NewOrganization: {
      description: "A new organization, with its secrets.",
      allOf: [
        { $ref: "#/$defs/Organization" },
        {
          type: "object",
          required: ["api_key", "nodes"],
          properties: {
            api_key: { description: "API key for the management API.", type: "string" },
            nodes: {
              description: "First nodes of the organization.",
              type: "array",
              items: { $ref: "#/$defs/FirstNode" },
            },
          },
        },
      ],
    },
    FirstNode: {
      description: "A first node of an organization, with its credentials.",
      type: "object",
      required: ["id", "protocol", "username", "password", "key"],
      properties: {
        id: { $ref: "#/$defs/NodeId" },
        protocol: { description: "Protocol of the node.", type: "string" },
        username: { description: "User name for HTTP basic authentication.", type: "string" },
        password: { description: "Password for HTTP basic authentication.", type: "string" },
        key: {
          description: "Access key: the token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC.",
          type: "string",
        },
      },
    },
    OrganizationPage: {
      description: "One page of organizations.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/Organization" },
            },
          },
        },
      ],
    },
    ApiKeyId: {
      description: "Id of an API key. Not a secret.",
      type: "string",
      pattern: "^AK-\\d+(-\\d+)*$",
    },
    ApiKey: {
      description: "An API key for the management API of an organization.",
      allOf: [
        { $ref: "#/$defs/KeyFacts" },
        {
          type: "object",
          required: ["id", "organization", "replaces"],
          properties: {
            id: { $ref: "#/$defs/ApiKeyId" },
            organization: { $ref: "#/$defs/OrganizationId" },
            replaces: {
              description: "Id of the API key that this one replaced; null if there is none.",
              type: ["string", "null"],
            },
          },
        },
      ],
    },
    NewApiKey: {
      description: "A new API key, with its secret.",
      allOf: [
        { $ref: "#/$defs/ApiKey" },
        {
          type: "object",
          required: ["key"],
          properties: { key: { description: "Bearer token for the management API.", type: "string" } },
        },
      ],
    },
    ApiKeyPage: {
      description: "One page of API keys.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: { description: "Items of this page.", type: "array", items: { $ref: "#/$defs/ApiKey" } },
          },
        },
      ],
    },
    StreamId: { description: "The id of a stream.", type: "string", pattern: "^ST-\\d+(-\\d+)*$" },
    StreamStatus: {
      description: "What a stream does: `running` (it delivers), `waiting` (its network has no node, or no upstream that responds), `retrying` (the last delivery or read failed, and is repeated) or `paused`.",
      type: "string",
      enum: ["running", "waiting", "retrying", "paused"],
    },
    StreamRecord: {
      description: "A stream: events of a network, delivered in order to a destination, each at least once.",
      type: "object",
      required: [
        "id", "name", "organization", "network", "public_network", "source", "destination", "status",
        "reason", "next", "delivered", "lag", "dead_letters", "delivered_at", "retry_at", "instance",
        "created_at",
      ],
      properties: {
        id: { $ref: "#/$defs/StreamId" },
        name: { description: "Name of the stream.", type: "string" },
        organization: { $ref: "#/$defs/OrganizationId" },
        network: { description: "Id of its network.", type: "string" },
        public_network: { description: "The chain, such as `ethereum-mainnet`.", type: "string" },
        source: {
          description: "What it delivers, as `StreamSource` in the management API.",
          type: "object",
          additionalProperties: true,
        },
        destination: {
          description: "Where it delivers, as `StreamDestination` in the management API, without passwords.",
          type: "object",
          additionalProperties: true,
        },
        status: { $ref: "#/$defs/StreamStatus" },
        reason: {
          description: "Why it waits, retries or is paused; null if it runs, or its owner paused it.",
          type: ["string", "null"],
        },
        next: {
          description: "Number of the next block to read; null before the first one. Up to 10 seconds old if another gateway runs the stream, and its blocks have no events.",
          type: ["integer", "null"],
        },
        delivered: {
          description: "Sequence number of the last event that was delivered; 0 before the first one.",
          type: "integer",
        },
        lag: {
          description: "Number of blocks that could be delivered and are not; null if it is not known.",
          type: ["integer", "null"],
        },
        dead_letters: { description: "Number of dead letters.", type: "integer" },
        delivered_at: {
          description: "Time of the last delivery; null before the first one.",
          type: ["string", "null"],
          format: "date-time",
        },
        retry_at: {
          description: "Time of the next attempt; null unless it retries.",
          type: ["string", "null"],
          format: "date-time",
        },
        instance: { description: "The gateway that runs it; null if none does.", type: ["string", "null"] },
        created_at: { description: "Time of creation.", $ref: "#/$defs/Time" },
      },
    },
    StreamRecordPage: {
      description: "One page of streams.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/StreamRecord" },
            },
          },
        },
      ],
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
    DeadLetter: {
      description: "An event that could not be delivered.",
      type: "object",
      required: ["sequence", "event", "block", "reason", "created_at"],
      properties: {
        sequence: { description: "Sequence number of the event.", type: "integer" },
        event: { description: "Id of the event.", type: "string" },
        block: { description: "Number of its block.", type: "integer" },
        reason: { description: "Why it could not be delivered.", type: "string" },
        created_at: { description: "Time of the rejection.", $ref: "#/$defs/Time" },
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
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/DeadLetter" },
            },
          },
        },
      ],
    },
    Day: { description: "Day, in UTC.", type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
    Usage: {
      description: "Calls of a method with a credential on one day.",
      type: "object",
      required: ["day", "credential", "method", "calls", "errors"],
      properties: {
        day: { $ref: "#/$defs/Day" },
        credential: { description: "Id of an API key or node credential.", type: "string" },
        method: {
          description: "Name of a JSON-RPC method, HTTP method and path of a REST operation as in its spec, or path of a gRPC method; `other` for unknown methods.",
          type: "string",
        },
        calls: { description: "Number of calls. The calls of a batch count individually.", type: "integer" },
        errors: {
          description: "Number of failed calls. Calls of a JSON-RPC batch count only if the whole batch failed.",
          type: "integer",
        },
      },
    },
    UsageList: {
      description: "Usage, sorted by day, credential and method.",
      type: "object",
      required: ["results"],
      properties: {
        results: {
          description: "Usage of each day, credential and method.",
          type: "array",
          items: { $ref: "#/$defs/Usage" },
        },
      },
    },
    UpstreamId: {
      type: "string",
      description: "Id of an upstream: network, part and name, separated by dots.",
    },
    Upstream: {
      description: "An upstream, to which requests are sent, with its state at this gateway.",
      type: "object",
      required: [
        "id", "network", "part", "name", "tier", "weight", "state", "breaker", "head", "lag", "score",
        "latency", "throttled_until", "cordoned", "cordon_reason", "requests_per_second", "requests_per_day",
        "requests_today", "waiting",
      ],
      properties: {
        id: { $ref: "#/$defs/UpstreamId" },
        network: { description: "Network of the upstream, such as `ethereum-mainnet`.", type: "string" },
        part: {
          description: "Part of the network that the upstream serves.",
          type: "string",
          examples: ["rpc"],
        },
        name: { description: "Name of the upstream in the config file.", type: "string" },
        tier: {
          description: "Tier of the upstream. Upstreams of a higher tier are used only if none of a lower tier can serve a request.",
          type: "integer",
        },
        weight: { description: "Weight: relative share of the requests in its tier.", type: "number" },
        state: {
          description: "State: `serving`; `failing` if it failed at least a quarter of the last requests; `down` while the circuit breaker is not closed, or it does not report its chain; `throttled` after it rejected requests as too many, or while its budget is used up; `lagging` if it has lacked the newest block for some time; `cordoned`; `mismatched` if it serves another chain.",
          enum: ["serving", "failing", "down", "throttled", "lagging", "cordoned", "mismatched"],
        },
        breaker: {
          description: "State of the circuit breaker. Half-open, it lets one request through to test the upstream.",
          enum: ["closed", "open", "half-open"],
        },
        head: { description: "Latest block of the upstream, if known.", type: ["integer", "null"] },
        lag: {
          description: "Number of blocks that the upstream is behind the newest one that an upstream has or callers have seen, if known.",
          type: ["integer", "null"],
        },
        score: {
          description: "Score from 0 to 1, based on errors, throttling, tail latency and lag in the last minutes.",
          type: "number",
        },
        latency: {
          description: "95th percentile of the upstream's response times, in milliseconds, if known.",
          type: ["number", "null"],
        },
        throttled_until: {
          description: "Time until which the upstream receives no requests, because it rejected some as too many.",
          type: ["string", "null"],
          format: "date-time",
        },
        cordoned: {
          description: "Whether an operator, or a check of its results, has taken the upstream out of service.",
          type: "boolean",
        },
        cordon_reason: {
          description: "Reason for which the gateway cordoned the upstream, if it did.",
          type: ["string", "null"],
        },
        requests_per_second: {
          description: "Maximum number of requests per second to the upstream, if limited.",
          type: ["number", "null"],
        },
        requests_per_day: {
          description: "Maximum number of requests per day (UTC) to the upstream, if limited.",
          type: ["integer", "null"],
        },
        requests_today: {
          description: "Number of requests that all gateways have sent to the upstream today, if requests per day are limited.",
          type: ["integer", "null"],
        },
        waiting: {
          description: "Callers whose requests wait for their share of the upstream's connections, those with most first.",
          type: "array",
          items: { $ref: "#/$defs/WaitingCaller" },
        },
      },
    },
    WaitingCaller: {
      description: "A caller whose requests wait for its share of an upstream.",
      type: "object",
      required: ["queue", "caller", "waiting", "active", "limit"],
      properties: {
        queue: {
          description: "What they wait for: `connections`, or `heavy_connections` for heavy calls.",
          type: "string",
          examples: ["connections"],
        },
        caller: {
          description: "Id of the caller's credential, or of the first one that it replaces; empty for the gateway itself.",
          type: "string",
        },
        waiting: { description: "Number of requests that wait.", type: "integer" },
        active: { description: "Number of its requests in flight.", type: "integer" },
        limit: {
          description: "Number of requests that all callers together may have in flight.",
          type: ["integer", "null"],
        },
      },
    },
    UpstreamPage: {
      description: "One page of upstreams.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/Upstream" },
            },
          },
        },
      ],
    },
    TrustedBlock: {
      description: "A block that the light client trusts. Its sync committee signed it.",
      type: "object",
      required: ["slot", "number", "hash"],
      properties: {
        slot: { description: "Slot of the beacon block.", type: "integer" },
        number: { description: "Number of the execution block.", type: "integer" },
        hash: { description: "Hash of the execution block.", type: "string", pattern: "^0x[0-9a-f]{64}$" },
      },
    },
    LightClient: {
      description: "A light client, which follows the sync committee of a network's beacon chain.",
      type: "object",
      required: [
        "network", "checkpoint", "upstream", "latest", "finalized", "period", "lag", "followed_at", "error",
      ],
      properties: {
        network: { description: "Name of the network.", type: "string", examples: ["ethereum-mainnet"] },
        checkpoint: { description: "Root of the beacon block that the operator trusts.", type: "string" },
        upstream: {
          description: "Name of the beacon upstream that it asked last; null before it asked one.",
          type: ["string", "null"],
          examples: ["own-1"],
        },
        latest: {
          description: "The newest block that the sync committee signed; null before it has followed the chain.",
          anyOf: [{ $ref: "#/$defs/TrustedBlock" }, { type: "null" }],
        },
        finalized: {
          description: "The newest final block; null before it has followed the chain.",
          anyOf: [{ $ref: "#/$defs/TrustedBlock" }, { type: "null" }],
        },
        period: {
          description: "Number of the sync committee's period that the newest block is in; null before it has followed the chain.",
          type: ["integer", "null"],
        },
        lag: {
          description: "Slots since the newest block, by the clock of the gateway; null before it has followed the chain.",
          type: ["integer", "null"],
        },
        followed_at: {
          description: "Time at which it followed the chain last; null if it has not since the gateway was started.",
          anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }],
        },
        error: {
          description: "Why it cannot follow the chain now, such as a wrong checkpoint or signature; null if it can.",
          type: ["string", "null"],
        },
      },
    },
    LightClientPage: {
      description: "One page of light clients.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/LightClient" },
            },
          },
        },
      ],
    },
    WrongResultId: {
      type: "string",
      description: "Number of a wrong result. Later ones have larger numbers.",
      pattern: "^[0-9]{1,15}$",
    },
    WrongResult: {
      description: "A result of an upstream that contradicts its block, itself or its request.",
      type: "object",
      required: [
        "id", "at", "upstream", "method", "check", "path", "expected", "actual", "cordoned", "evidence_size",
      ],
      properties: {
        id: { $ref: "#/$defs/WrongResultId" },
        at: { description: "Time of the check.", $ref: "#/$defs/Time" },
        upstream: { $ref: "#/$defs/UpstreamId" },
        method: { description: "Method of the call.", type: "string", examples: ["eth_getLogs"] },
        check: {
          description: "Name of the check that failed, such as `receipts-root`: those of `@node-access/verify`.",
          type: "string",
          examples: ["missing-log"],
        },
        path: {
          description: "Place of what is wrong, in the result or in the data that it was compared with.",
          type: "string",
          examples: ["result[3].status"],
        },
        expected: { description: "Value that the chain requires.", type: "string" },
        actual: { description: "Value that the upstream returned.", type: "string" },
        cordoned: { description: "Whether the upstream was cordoned for this result.", type: "boolean" },
        evidence_size: {
          description: "Characters of the evidence; 0 if it was too large to store.",
          type: "integer",
        },
      },
    },
    WrongResultWithEvidence: {
      description: "A wrong result of an upstream, with its evidence.",
      allOf: [
        { $ref: "#/$defs/WrongResult" },
        {
          type: "object",
          required: ["evidence"],
          properties: {
            evidence: {
              description: "Evidence: the call, its result, and what the same upstream returned for the check. `verifyEvidence` of `@node-access/verify` checks it. `null` if it was too large to store.",
              type: ["object", "null"],
              additionalProperties: true,
            },
          },
        },
      ],
    },
    WrongResultPage: {
      description: "One page of wrong results.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/WrongResult" },
            },
          },
        },
      ],
    },
    Outcomes: {
      description: "Number of calls by outcome.",
      type: "object",
      required: ["ok", "caller", "denied", "throttled", "upstream", "timeout", "gateway", "canceled"],
      properties: {
        ok: { description: "Number of successful calls.", type: "integer" },
        caller: {
          description: "Number of calls that failed because of the caller, such as invalid params or a reverted call.",
          type: "integer",
        },
        denied: {
          description: "Number of calls rejected because the credential does not allow them.",
          type: "integer",
        },
        throttled: {
          description: "Number of calls rejected because the caller exceeded its limits.",
          type: "integer",
        },
        upstream: { description: "Number of calls that no upstream could serve.", type: "integer" },
        timeout: { description: "Number of calls that no upstream served in time.", type: "integer" },
        gateway: { description: "Number of calls that failed because of the gateway.", type: "integer" },
        canceled: { description: "Number of calls canceled by the caller.", type: "integer" },
      },
    },
    Latency: {
      description: "Percentiles of call durations, in milliseconds, with an error of at most 5 %.",
      type: "object",
      required: ["p50", "p95", "p99"],
      properties: {
        p50: { description: "Median, in milliseconds.", type: "number" },
        p95: { description: "95th percentile, in milliseconds.", type: "number" },
        p99: { description: "99th percentile, in milliseconds.", type: "number" },
      },
    },
    TrafficSample: {
      description: "Traffic in one interval. A JSON-RPC batch counts as one call.",
      type: "object",
      required: ["at", "calls", "latency", "cache", "hedges", "upstream_failures"],
      properties: {
        at: { description: "End of the interval.", $ref: "#/$defs/Time" },
        calls: { $ref: "#/$defs/Outcomes" },
        latency: {
          description: "Percentiles of call durations; null without calls.",
          anyOf: [{ $ref: "#/$defs/Latency" }, { type: "null" }],
        },
        cache: {
          description: "Cacheable calls.",
          type: "object",
          required: ["hits", "misses"],
          properties: {
            hits: { description: "Number of cache hits.", type: "integer" },
            misses: { description: "Number of cache misses.", type: "integer" },
          },
        },
        hedges: {
          description: "Hedged calls, which were also sent to a second upstream because the first one was slow.",
          type: "object",
          required: ["won", "lost"],
          properties: {
            won: {
              description: "Number of hedged calls in which the second upstream responded first.",
              type: "integer",
            },
            lost: {
              description: "Number of hedged calls in which the first upstream responded first.",
              type: "integer",
            },
          },
        },
        upstream_failures: {
          description: "Number of requests that an upstream could not serve. Most of these calls were served by another upstream.",
          type: "integer",
        },
      },
    },
    Traffic: {
      description: "The traffic of a gateway.",
      type: "object",
      required: ["instance", "interval", "networks", "samples"],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        interval: { description: "Length of an interval, in seconds.", type: "integer" },
        networks: {
          description: "Networks with calls in the last hour.",
          type: "array",
          items: { type: "string" },
        },
        samples: {
          description: "Intervals, oldest first, including those without calls.",
          type: "array",
          items: { $ref: "#/$defs/TrafficSample" },
        },
      },
    },
    UpstreamSample: {
      description: "Traffic of an upstream in one interval.",
      type: "object",
      required: ["at", "calls", "latency", "failures", "throttled"],
      properties: {
        at: { description: "End of the interval.", $ref: "#/$defs/Time" },
        calls: {
          description: "Number of calls that it served. A JSON-RPC batch counts as one call.",
          type: "integer",
        },
        latency: {
          description: "95th percentile of the durations of these calls, in milliseconds; null without calls.",
          type: ["number", "null"],
        },
        failures: {
          description: "Number of requests that failed, those of the gateway for newest blocks included.",
          type: "integer",
        },
        throttled: { description: "Number of requests that it rejected as too many.", type: "integer" },
      },
    },
    UpstreamTraffic: {
      description: "Traffic of one upstream.",
      type: "object",
      required: ["id", "samples"],
      properties: {
        id: { $ref: "#/$defs/UpstreamId" },
        samples: {
          description: "Intervals, oldest first, including those without calls.",
          type: "array",
          items: { $ref: "#/$defs/UpstreamSample" },
        },
      },
    },
    UpstreamTrafficList: {
      description: "Traffic by upstream.",
      type: "object",
      required: ["instance", "interval", "upstreams"],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        interval: { description: "Length of an interval, in seconds.", type: "integer" },
        upstreams: {
          description: "Upstreams, by id.",
          type: "array",
          items: { $ref: "#/$defs/UpstreamTraffic" },
        },
      },
    },
    Caller: {
      description: "The traffic of one caller.",
      type: "object",
      required: ["credential", "name", "owner", "cost", "calls", "errors", "throttled"],
      properties: {
        credential: {
          description: "Id of an API key or node credential; `none` for callers without one, `other` for callers that are not counted separately.",
          type: "string",
        },
        name: {
          description: "Name of the key or credential; null if it has none.",
          type: ["string", "null"],
        },
        owner: {
          description: "Id of the organization or node to which the key or credential belongs; null if it is not known.",
          type: ["string", "null"],
        },
        cost: {
          description: "Cost of the caller's requests, as counted against the rate limit: 1 for each, 10 for a heavy call, more for large requests by their bytes.",
          type: "number",
        },
        calls: { description: "Number of calls. A JSON-RPC batch counts as one call.", type: "integer" },
        errors: {
          description: "Number of requests that failed for any reason other than throttling.",
          type: "integer",
        },
        throttled: {
          description: "Number of requests rejected because the caller exceeded its limits.",
          type: "integer",
        },
      },
    },
    CallerList: {
      description: "Callers with the highest cost.",
      type: "object",
      required: ["instance", "seconds", "cost", "results"],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        seconds: { description: "Length of the period, in seconds.", type: "number" },
        cost: { description: "Total cost of all callers.", type: "number" },
        results: {
          description: "Callers, highest cost first.",
          type: "array",
          items: { $ref: "#/$defs/Caller" },
        },
      },
    },
    LogLevel: { description: "Level of a log entry.", type: "string", enum: ["info", "warn", "error"] },
    LogEntry: {
      description: "A log entry.",
      type: "object",
      required: ["id", "time", "level", "event", "fields"],
      properties: {
        id: { description: "Id of the entry, unique in the log.", type: "string" },
        time: { description: "Time of the entry.", $ref: "#/$defs/Time" },
        level: { $ref: "#/$defs/LogLevel" },
        event: { description: "Name of the event, as a constant phrase.", type: "string" },
        fields: {
          description: "Fields of the entry. `worker` is the worker that wrote it. `change` is how a state has changed: `failed`, `throttled`, `lagging`, `forked`, `mismatched`, `reorg`, `cordoned`, `reloaded` or `recovered`; `from` is what has recovered.",
          type: "object",
          additionalProperties: { type: ["string", "number", "boolean"] },
        },
      },
    },
    LogTail: {
      description: "A list of the latest log entries.",
      type: "object",
      required: ["instance", "cursor", "skipped", "entries"],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        cursor: {
          description: "Cursor for the next request, which returns the entries after these.",
          type: "string",
        },
        skipped: {
          description: "Number of entries that were omitted because there were too many.",
          type: "integer",
        },
        entries: {
          description: "Log entries, oldest first.",
          type: "array",
          items: { $ref: "#/$defs/LogEntry" },
        },
      },
    },
    Reload: {
      description: "Result of a reload.",
      type: "object",
      required: ["networks", "needs_restart"],
      properties: {
        networks: { description: "Networks in the config file.", type: "array", items: { type: "string" } },
        needs_restart: {
          description: "Changed options that take effect only after a restart.",
          type: "array",
          items: { type: "string" },
        },
      },
      additionalProperties: false,
    },
    AuditEntry: {
      description: "An entry of the audit log.",
      type: "object",
      required: ["id", "at", "actor", "action", "subject", "source", "detail"],
      properties: {
        id: {
          description: "Number of the entry. Later entries have larger numbers.",
          type: "string",
          pattern: "^[0-9]+$",
        },
        at: { description: "Time of the change.", $ref: "#/$defs/Time" },
        actor: {
          description: "Actor of the change: the id of an API key of the management API, `admin` for the admin API, `console` for the gateway's console, `gateway` for what a gateway decided itself, or `command line` for the start of a gateway.",
          type: "string",
        },
        action: {
          description: "Operation of the management or admin API that made the change, such as `updateNode` or `revokeApiKey`.",
          type: "string",
        },
        subject: { description: "Id of the changed object.", type: "string" },
        source: {
          description: "IP address of the request; `this machine` for the start of a gateway.",
          type: "string",
        },
        detail: { $ref: "#/$defs/AuditDetail" },
      },
    },
    AuditDetail: {
      description: "The details of a change, without secrets.",
      type: "object",
      properties: {
        before: {
          description: "Values of the changed fields before the change.",
          type: "object",
          additionalProperties: true,
        },
        after: {
          description: "Values of the changed fields after the change.",
          type: "object",
          additionalProperties: true,
        },
      },
    },
    AuditPage: {
      description: "One page of the audit log.",
      allOf: [
        { $ref: "#/$defs/PageLinks" },
        {
          type: "object",
          required: ["results"],
          properties: {
            results: {
              description: "Items of this page.",
              type: "array",
              items: { $ref: "#/$defs/AuditEntry" },
            },
          },
        },
      ],
    },
  },
};
