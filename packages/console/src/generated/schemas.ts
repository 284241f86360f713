// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "InstanceId"
  | "Gateway"
  | "Time"
  | "KeyName"
  | "Rate"
  | "Burst"
  | "MethodPatterns"
  | "Origins"
  | "Origin"
  | "MethodPattern"
  | "KeyStatus"
  | "KeyCreate"
  | "KeyRotate"
  | "KeyFacts"
  | "PageLinks"
  | "Problem"
  | "ProblemError"
  | "OrganizationId"
  | "Organization"
  | "OrganizationCreate"
  | "NewOrganization"
  | "FirstNode"
  | "OrganizationPage"
  | "NodeId"
  | "CredentialId"
  | "Routing"
  | "CredentialCreate"
  | "Credential"
  | "NewCredential"
  | "CredentialPage"
  | "ApiKeyId"
  | "ApiKey"
  | "NewApiKey"
  | "ApiKeyPage"
  | "ServingState"
  | "Node"
  | "NodePart"
  | "NodePage"
  | "CallKind"
  | "NodeMethod"
  | "NodeMethodList"
  | "TryCall"
  | "TriedCall"
  | "CallAttempt"
  | "Day"
  | "Usage"
  | "UsageList"
  | "UpstreamId"
  | "Upstream"
  | "UpstreamPage"
  | "Outcomes"
  | "Latency"
  | "TrafficSample"
  | "Traffic"
  | "Caller"
  | "CallerList"
  | "LogLevel"
  | "LogEntry"
  | "LogTail"
  | "Reload"
  | "AuditEntry"
  | "AuditDetail"
  | "AuditPage";

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
    InstanceId: {
      description: "The id of the gateway process that responds. It has a new one with each start.",
      type: "string",
    },
    Gateway: {
      description: "A gateway process, and what it is part of.",
      type: "object",
      required: [
        "instance",
        "host",
        "worker",
        "workers",
        "processes",
        "version",
        "node_version",
        "started_at",
        "url",
        "grpc_url",
        "database",
        "not_ready",
        "keeps_history",
      ],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        host: { description: "The name of its machine.", type: "string" },
        worker: {
          description: "The number of this worker; null if the gateway is one process.",
          type: ["string", "null"],
        },
        workers: { description: "Number of workers; 1 if the gateway is one process.", type: "integer" },
        processes: {
          description: "Number of gateway processes that share the database now, including the workers of all gateways.",
          type: "integer",
        },
        version: { description: "The version of the package.", type: "string" },
        node_version: { description: "The version of Node that it runs on.", type: "string" },
        started_at: { description: "When it was started.", $ref: "#/$defs/Time" },
        url: { description: "The address for callers over HTTP and WebSocket.", type: "string" },
        grpc_url: { description: "The address for callers over gRPC.", type: "string" },
        database: { description: "The kind of database that holds its state.", enum: ["sqlite", "postgres"] },
        not_ready: {
          description: "Why `/readyz` responds 503; null if it does not.",
          type: ["string", "null"],
        },
        keeps_history: {
          description: "Whether it keeps the last hour of its traffic and the tail of its log, as gateways with a console do.",
          type: "boolean",
        },
      },
    },
    Time: {
      description: "A time in UTC, in ISO 8601.",
      type: "string",
      format: "date-time",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$",
    },
    KeyName: {
      description: "The name of a key or credential. Names need not be unique.",
      type: "string",
      minLength: 1,
      maxLength: 200,
    },
    Rate: {
      description: "Requests a second, counted as the gateway's own limit counts them.",
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    Burst: {
      description: "Requests that may come at once after a pause.",
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    MethodPatterns: {
      description: "The methods that a key or credential allows; all others are rejected. A JSON-RPC method goes by its name, such as `eth_call`. A REST operation goes by its path as its spec writes it, such as `/eth/v1/beacon/headers/{block_id}`, with its HTTP method and a space before it where only that one is meant: `GET /v1/nodes/`. A gRPC method goes by its path, such as `/geyser.Geyser/Subscribe`. A `*` at the end stands for any rest: `debug_*`, `GET /v1/*`, `/geyser.Geyser/*`.",
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
      description: "The origin of a web page as browsers send it, without a path, or `*`.",
      type: "string",
      maxLength: 300,
      pattern: "^(?:\\*|https?://[a-z0-9.:\\[\\]-]+)$",
    },
    MethodPattern: {
      description: "A JSON-RPC method, a REST operation or a gRPC method, or several of them by what their names begin with.",
      type: "string",
      maxLength: 200,
      pattern: "^(\\*|\\w+\\*?|((GET|POST|PUT|PATCH|DELETE) )?/[\\w./{}-]*\\*?)$",
    },
    KeyStatus: {
      description: "Whether a key or credential opens anything. Only an active one does.",
      type: "string",
      enum: ["active", "expired", "revoked"],
    },
    KeyCreate: {
      description: "A key or credential to make.",
      type: "object",
      required: ["name"],
      properties: {
        name: { $ref: "#/$defs/KeyName" },
        expires_at: {
          description: "When it ends, in the future. Without it, it does not expire.",
          $ref: "#/$defs/Time",
        },
        rate: {
          description: "The rate limit in requests per second. Without it, the gateway's own limit applies.",
          $ref: "#/$defs/Rate",
        },
        burst: {
          description: "Requests at once. Without it, twice the rate, or the gateway's limit if the rate is omitted too.",
          $ref: "#/$defs/Burst",
        },
        methods: {
          description: "The methods that it allows. Without it, it allows all.",
          $ref: "#/$defs/MethodPatterns",
        },
        origins: {
          description: "The origins of web pages that may use it. Without it, those that the gateway allows.",
          $ref: "#/$defs/Origins",
        },
      },
      additionalProperties: false,
    },
    KeyRotate: {
      description: "Options of a rotation, which replaces a key or credential by a new one.",
      type: "object",
      required: ["overlap"],
      properties: {
        overlap: {
          description: "Seconds for which the old one keeps working after the rotation. With 0 it stops at once.",
          type: "integer",
          minimum: 0,
          maximum: 31536000,
        },
        expires_at: {
          description: "The time at which the new one expires. Without it, the new one expires when the old one would have.",
          $ref: "#/$defs/Time",
        },
      },
      additionalProperties: false,
    },
    KeyFacts: {
      description: "A key or credential without its secret, which is shown only once, when it is created.",
      type: "object",
      required: [
        "name",
        "status",
        "created_at",
        "expires_at",
        "revoked_at",
        "last_used_at",
        "rate",
        "burst",
        "methods",
        "origins",
      ],
      properties: {
        name: { $ref: "#/$defs/KeyName" },
        status: { $ref: "#/$defs/KeyStatus" },
        created_at: { description: "The time at which it was created.", $ref: "#/$defs/Time" },
        expires_at: {
          description: "When it ends or has ended; null if it does not expire.",
          type: ["string", "null"],
          format: "date-time",
        },
        revoked_at: {
          description: "When it was revoked; null if it was not.",
          type: ["string", "null"],
          format: "date-time",
        },
        last_used_at: {
          description: "When it was last used, within a few minutes; null if it never was.",
          type: ["string", "null"],
          format: "date-time",
        },
        rate: {
          description: "Requests a second; null where the gateway's limit holds.",
          type: ["integer", "null"],
        },
        burst: {
          description: "Requests at once; null where it follows from the rate.",
          type: ["integer", "null"],
        },
        methods: {
          description: "The methods that it allows; null if it allows all.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/MethodPattern" },
        },
        origins: {
          description: "The origins of web pages that may use it; null for those that the gateway allows.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/Origin" },
        },
      },
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
        name: { description: "The organization's name.", type: "string" },
        created_at: { description: "The time at which it was created.", $ref: "#/$defs/Time" },
      },
    },
    OrganizationCreate: {
      description: "A new organization.",
      type: "object",
      required: ["name"],
      properties: {
        name: {
          description: "The name, which no other organization has.",
          type: "string",
          minLength: 1,
          maxLength: 200,
        },
      },
      additionalProperties: false,
    },
    NewOrganization: {
      description: "An organization that was just made, with its secrets.",
      allOf: [
        { $ref: "#/$defs/Organization" },
        {
          type: "object",
          required: ["api_key", "nodes"],
          properties: {
            api_key: { description: "The key that opens the management API.", type: "string" },
            nodes: {
              description: "The organization's first nodes.",
              type: "array",
              items: { $ref: "#/$defs/FirstNode" },
            },
          },
        },
      ],
    },
    FirstNode: {
      description: "A node that an organization begins with, and what opens it.",
      type: "object",
      required: ["id", "protocol", "username", "password", "key"],
      properties: {
        id: { $ref: "#/$defs/NodeId" },
        protocol: { description: "The protocol that it speaks.", type: "string" },
        username: { description: "The user name for HTTP basic authentication.", type: "string" },
        password: { description: "The password for HTTP basic authentication.", type: "string" },
        key: {
          description: "The token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC.",
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
              description: "The page's items.",
              type: "array",
              items: { $ref: "#/$defs/Organization" },
            },
          },
        },
      ],
    },
    NodeId: { description: "The id of a node.", type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    CredentialId: {
      description: "The id of a credential, which is no secret.",
      type: "string",
      pattern: "^NC-\\d+(-\\d+)*$",
    },
    Routing: {
      description: "Whether its callers may choose the upstream that serves a call (`x-node-access-use-upstream`), and bypass the cache (`cache-control: no-cache`).",
      type: "boolean",
    },
    CredentialCreate: {
      description: "A credential that is to be made.",
      type: "object",
      required: ["name"],
      properties: {
        name: { $ref: "#/$defs/KeyName" },
        expires_at: {
          description: "The time at which it expires. Without it, it never expires.",
          $ref: "#/$defs/Time",
        },
        rate: {
          description: "The rate limit in requests per second. Without it, the gateway's own limit applies.",
          $ref: "#/$defs/Rate",
        },
        burst: {
          description: "Requests at once. Without it, twice the rate, or the gateway's limit if there is no rate either.",
          $ref: "#/$defs/Burst",
        },
        methods: {
          description: "The methods that it allows. Without it, it allows all.",
          $ref: "#/$defs/MethodPatterns",
        },
        origins: {
          description: "The origins of web pages that may use it. Without it, those that the gateway allows.",
          $ref: "#/$defs/Origins",
        },
        routing: { description: "Without it, they may not.", $ref: "#/$defs/Routing" },
      },
      additionalProperties: false,
    },
    Credential: {
      description: "A credential, which opens the endpoints of a node: by its key, or by its user name and password. A node begins with one, which the management API shows with the node; the one that replaces it is shown there instead.",
      allOf: [
        { $ref: "#/$defs/KeyFacts" },
        {
          type: "object",
          required: ["id", "node", "username", "replaces", "routing"],
          properties: {
            id: { $ref: "#/$defs/CredentialId" },
            node: { $ref: "#/$defs/NodeId" },
            username: { description: "The user name for HTTP basic authentication.", type: "string" },
            replaces: {
              description: "The id of the credential that this one replaces; null if it replaces none.",
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
            password: { description: "The password for HTTP basic authentication.", type: "string" },
            key: {
              description: "The token in the URL, the key of the beacon endpoint, and the `x-token` of gRPC.",
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
              description: "The page's items.",
              type: "array",
              items: { $ref: "#/$defs/Credential" },
            },
          },
        },
      ],
    },
    ApiKeyId: {
      description: "The id of an API key, which is no secret.",
      type: "string",
      pattern: "^AK-\\d+(-\\d+)*$",
    },
    ApiKey: {
      description: "An API key, which opens the management API of an organization.",
      allOf: [
        { $ref: "#/$defs/KeyFacts" },
        {
          type: "object",
          required: ["id", "organization", "replaces"],
          properties: {
            id: { $ref: "#/$defs/ApiKeyId" },
            organization: { $ref: "#/$defs/OrganizationId" },
            replaces: {
              description: "The id of the API key that this one replaces; null if it replaces none.",
              type: ["string", "null"],
            },
          },
        },
      ],
    },
    NewApiKey: {
      description: "An API key that was just made, with its secret.",
      allOf: [
        { $ref: "#/$defs/ApiKey" },
        {
          type: "object",
          required: ["key"],
          properties: { key: { description: "The bearer token of the management API.", type: "string" } },
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
            results: { description: "The page's items.", type: "array", items: { $ref: "#/$defs/ApiKey" } },
          },
        },
      ],
    },
    ServingState: {
      description: "`serving` if everything that serves it can be used; `degraded` if some of its upstreams cannot; `down` if none can; `off` if the config has nothing that serves it.",
      type: "string",
      enum: ["serving", "degraded", "down", "off"],
    },
    Node: {
      description: "A node, and how the gateway that responds serves it.",
      type: "object",
      required: [
        "id",
        "name",
        "organization",
        "protocol",
        "network",
        "created_at",
        "state",
        "connections",
        "parts",
      ],
      properties: {
        id: { $ref: "#/$defs/NodeId" },
        name: { description: "The name that its owner gave it.", type: "string" },
        organization: { description: "The id of its owner.", $ref: "#/$defs/OrganizationId" },
        protocol: { description: "The protocol that it speaks, such as `ethereum`.", type: "string" },
        network: {
          description: "The network that it belongs to, such as `ethereum-mainnet`.",
          type: "string",
        },
        created_at: { description: "The time at which it was created.", $ref: "#/$defs/Time" },
        state: {
          description: "The worst state of its parts that are not off; `off` if all are.",
          $ref: "#/$defs/ServingState",
        },
        connections: {
          description: "Number of WebSockets and streams that callers of the node have open at this gateway process.",
          type: "integer",
        },
        parts: {
          description: "The parts of the node that the gateway serves.",
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
        part: { description: "The name of the part.", type: "string", examples: ["rpc"] },
        served_by: {
          description: "The kind of server behind this part of the node.",
          enum: ["upstreams", "anvil", "recorded", "simulator", "off"],
        },
        state: { $ref: "#/$defs/ServingState" },
        upstreams: { description: "Number of upstreams.", type: "integer" },
        usable: { description: "Number of upstreams that are serving or throttled.", type: "integer" },
        head: {
          description: "The newest block that its callers are shown, if that is known.",
          type: ["integer", "null"],
        },
        lag: {
          description: "Number of blocks that it is behind the newest block of its upstreams, if that is known.",
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
            results: { description: "The page's items.", type: "array", items: { $ref: "#/$defs/Node" } },
          },
        },
      ],
    },
    CallKind: {
      description: "Whether a call is a JSON-RPC call or a REST request.",
      type: "string",
      enum: ["rpc", "rest"],
    },
    NodeMethod: {
      description: "A method or operation of a node.",
      type: "object",
      required: ["kind", "name", "call", "input", "writes"],
      properties: {
        kind: { $ref: "#/$defs/CallKind" },
        name: {
          description: "The JSON-RPC method, or the HTTP method and the path of a REST operation as its spec writes it.",
          type: "string",
        },
        call: { description: "The `name` of an example for `tryCall`.", type: "string" },
        input: {
          description: "The `input` of that example, as JSON text; null if it has none.",
          type: ["string", "null"],
        },
        writes: { description: "Whether it may change something.", type: "boolean" },
      },
    },
    NodeMethodList: {
      description: "The methods and operations of a node.",
      type: "object",
      required: ["results"],
      properties: {
        results: {
          description: "JSON-RPC methods first.",
          type: "array",
          items: { $ref: "#/$defs/NodeMethod" },
        },
      },
    },
    TryCall: {
      description: "A call to try.",
      type: "object",
      required: ["kind", "name"],
      properties: {
        kind: { $ref: "#/$defs/CallKind" },
        name: {
          description: "The JSON-RPC method, such as `eth_blockNumber`; or the HTTP method and the path with its query, such as `GET /eth/v1/node/version`.",
          type: "string",
          minLength: 1,
          maxLength: 4000,
        },
        input: {
          description: "The params of a JSON-RPC call, or the body of a REST request, as JSON text. Numbers go on as they are written.",
          type: "string",
        },
        upstream: {
          description: "The name of the upstream that is to respond. Without it, the gateway chooses.",
          type: "string",
          maxLength: 200,
        },
        no_cache: {
          description: "Whether a response from the cache will not do.",
          type: "boolean",
          default: false,
        },
        allow_write: {
          description: "Whether the call is sent although it may change something.",
          type: "boolean",
          default: false,
        },
      },
      additionalProperties: false,
    },
    TriedCall: {
      description: "The response to a call, and how it was routed.",
      type: "object",
      required: [
        "status",
        "body",
        "is_truncated",
        "content_type",
        "milliseconds",
        "upstream",
        "served_by",
        "cache",
        "is_hedged",
        "attempts",
        "instance",
      ],
      properties: {
        status: { description: "The HTTP status that a caller would get.", type: "integer" },
        body: { description: "The first 64 KiB of the response's body.", type: "string" },
        is_truncated: { description: "Whether the body is longer than that.", type: "boolean" },
        content_type: { description: "The content type of the body.", type: "string" },
        milliseconds: { description: "Time the call took in the gateway, in milliseconds.", type: "number" },
        upstream: {
          description: "The name of the upstream that responded; null if none did.",
          type: ["string", "null"],
        },
        served_by: {
          description: "The kind of simulator that responded; null if an upstream, the cache or the gateway itself did.",
          type: ["string", "null"],
          enum: ["recorded", "simulator", "fixture", "fault", null],
        },
        cache: {
          description: "The outcome of the cache lookup; null if the response may not be cached.",
          type: ["string", "null"],
          enum: ["hit", "miss", "bypass", null],
        },
        is_hedged: {
          description: "Whether the call was also sent to a second upstream because the first one was slow.",
          type: "boolean",
        },
        attempts: {
          description: "The requests that were sent to upstreams for it, in order. None if the cache or the gateway itself responded, or if the call joined an identical one that was in flight.",
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
        upstream: { description: "The upstream's name.", type: "string" },
        after: {
          description: "Time from the call's arrival to this attempt, in milliseconds.",
          type: "number",
        },
        milliseconds: { description: "Time the attempt took, in milliseconds.", type: "number" },
        outcome: {
          description: "`responded` if the caller got its response; `rejected` if the response made the gateway try another upstream; `failed` if there was none; `abandoned` if another upstream was faster.",
          enum: ["responded", "rejected", "failed", "abandoned"],
        },
        detail: { description: "Why it was rejected or failed; null otherwise.", type: ["string", "null"] },
      },
    },
    Day: { description: "A day.", type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
    Usage: {
      description: "Calls of a method by a credential on one day.",
      type: "object",
      required: ["day", "credential", "method", "calls", "errors"],
      properties: {
        day: { $ref: "#/$defs/Day" },
        credential: { description: "The id of an API key or of a credential of a node.", type: "string" },
        method: {
          description: "A JSON-RPC method by its name, a REST operation by its HTTP method and the path of its spec, a gRPC method by its path; `other` for what no spec names.",
          type: "string",
        },
        calls: { description: "The calls of a batch count one by one.", type: "integer" },
        errors: {
          description: "Number of calls that failed. Calls of a JSON-RPC batch count only if the whole batch failed.",
          type: "integer",
        },
      },
    },
    UsageList: {
      description: "Usage, ordered by day, credential and method.",
      type: "object",
      required: ["results"],
      properties: {
        results: {
          description: "One for each day, credential and method.",
          type: "array",
          items: { $ref: "#/$defs/Usage" },
        },
      },
    },
    UpstreamId: { type: "string", description: "Network, part and name of an upstream, with dots between." },
    Upstream: {
      description: "A node that requests are sent to, and how it is.",
      type: "object",
      required: [
        "id",
        "network",
        "part",
        "name",
        "tier",
        "weight",
        "state",
        "breaker",
        "head",
        "lag",
        "score",
        "latency",
        "throttled_until",
        "cordoned",
        "requests_per_second",
        "requests_per_day",
        "requests_today",
      ],
      properties: {
        id: { $ref: "#/$defs/UpstreamId" },
        network: { description: "The network that it serves, such as `ethereum-mainnet`.", type: "string" },
        part: { description: "The part of the network that it serves.", type: "string", examples: ["rpc"] },
        name: { description: "Its name in the configuration.", type: "string" },
        tier: {
          description: "Upstreams of a higher tier are used only if none of a lower one can serve a request.",
          type: "integer",
        },
        weight: { description: "Its share of the requests of its tier.", type: "number" },
        state: {
          description: "`serving`; `down` while its circuit breaker is not closed; `throttled` after it rejected requests as too many, or while its budget is used up; `cordoned`; `mismatched` if it serves another chain.",
          enum: ["serving", "down", "throttled", "cordoned", "mismatched"],
        },
        breaker: {
          description: "Whether its circuit breaker lets requests through. Half open, it lets one through to test the upstream.",
          enum: ["closed", "open", "half-open"],
        },
        head: { description: "The newest block that it has, if that is known.", type: ["integer", "null"] },
        lag: {
          description: "Number of blocks the upstream is behind the newest one, if that is known.",
          type: ["integer", "null"],
        },
        score: {
          description: "From 0 to 1, by its errors, throttling, tail latency and lag of the last minutes.",
          type: "number",
        },
        latency: {
          description: "95th percentile of the upstream's response times, in milliseconds, if that is known.",
          type: ["number", "null"],
        },
        throttled_until: {
          description: "Until when it gets no requests, because it rejected some as too many.",
          type: ["string", "null"],
          format: "date-time",
        },
        cordoned: { description: "Whether an operator has taken it out of use.", type: "boolean" },
        requests_per_second: {
          description: "Maximum requests to the upstream in a second, if they are limited.",
          type: ["number", "null"],
        },
        requests_per_day: {
          description: "Maximum requests to the upstream in a day (UTC), if they are limited.",
          type: ["integer", "null"],
        },
        requests_today: {
          description: "Requests that all gateways sent to the upstream today, if requests per day are limited.",
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
            results: { description: "The page's items.", type: "array", items: { $ref: "#/$defs/Upstream" } },
          },
        },
      ],
    },
    Outcomes: {
      description: "Number of calls by outcome.",
      type: "object",
      required: ["ok", "caller", "denied", "throttled", "upstream", "timeout", "gateway", "canceled"],
      properties: {
        ok: { description: "They succeeded.", type: "integer" },
        caller: {
          description: "The caller was wrong, as with invalid params or a call that reverts.",
          type: "integer",
        },
        denied: { description: "The credential does not allow it.", type: "integer" },
        throttled: { description: "The caller sent more than its limits allow.", type: "integer" },
        upstream: { description: "No upstream could respond.", type: "integer" },
        timeout: { description: "No upstream responded in time.", type: "integer" },
        gateway: { description: "The gateway failed.", type: "integer" },
        canceled: { description: "The caller left before its response came.", type: "integer" },
      },
    },
    Latency: {
      description: "Percentiles of the time calls took, in milliseconds. They are off by 5 % at most.",
      type: "object",
      required: ["p50", "p95", "p99"],
      properties: {
        p50: { description: "Half of them took no longer.", type: "number" },
        p95: { description: "95 of 100 took no longer.", type: "number" },
        p99: { description: "99 of 100 took no longer.", type: "number" },
      },
    },
    TrafficSample: {
      description: "The traffic of one interval. A JSON-RPC batch is one call.",
      type: "object",
      required: ["at", "calls", "latency", "cache", "hedges", "upstream_failures"],
      properties: {
        at: { description: "When the interval ended.", $ref: "#/$defs/Time" },
        calls: { $ref: "#/$defs/Outcomes" },
        latency: {
          description: "Null if there were no calls.",
          anyOf: [{ $ref: "#/$defs/Latency" }, { type: "null" }],
        },
        cache: {
          description: "Calls whose results may be cached.",
          type: "object",
          required: ["hits", "misses"],
          properties: {
            hits: { description: "The cache had the result.", type: "integer" },
            misses: { description: "It did not.", type: "integer" },
          },
        },
        hedges: {
          description: "Calls that were also sent to a second upstream, because the first one was slow.",
          type: "object",
          required: ["won", "lost"],
          properties: {
            won: { description: "The second upstream responded first.", type: "integer" },
            lost: { description: "The first one did.", type: "integer" },
          },
        },
        upstream_failures: {
          description: "Requests that an upstream could not serve. Most of these calls were served by another upstream.",
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
        interval: { description: "Seconds of an interval.", type: "integer" },
        networks: {
          description: "The networks that had calls in the last hour.",
          type: "array",
          items: { type: "string" },
        },
        samples: {
          description: "The intervals, oldest first, those without calls too.",
          type: "array",
          items: { $ref: "#/$defs/TrafficSample" },
        },
      },
    },
    Caller: {
      description: "The traffic of one caller.",
      type: "object",
      required: ["credential", "name", "owner", "cost", "calls", "errors", "throttled"],
      properties: {
        credential: {
          description: "The id of an API key or a credential of a node; `none` for callers without one, `other` for those that are not counted by themselves.",
          type: "string",
        },
        name: {
          description: "The name of the key or credential; null if it has none.",
          type: ["string", "null"],
        },
        owner: {
          description: "The id of the organization or node that it opens; null if that is not known.",
          type: ["string", "null"],
        },
        cost: {
          description: "The cost of its requests, as counted against its rate limit: one for each, ten for a heavy call, more for large ones by their bytes.",
          type: "number",
        },
        calls: { description: "A JSON-RPC batch is one call.", type: "integer" },
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
      description: "The callers that cost most.",
      type: "object",
      required: ["instance", "seconds", "cost", "results"],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        seconds: { description: "Number of seconds that the figures cover.", type: "number" },
        cost: { description: "Total cost of all callers.", type: "number" },
        results: {
          description: "The callers, most expensive first.",
          type: "array",
          items: { $ref: "#/$defs/Caller" },
        },
      },
    },
    LogLevel: { description: "The severity of an entry.", type: "string", enum: ["info", "warn", "error"] },
    LogEntry: {
      description: "Something that happened.",
      type: "object",
      required: ["id", "time", "level", "event", "fields"],
      properties: {
        id: { description: "Unlike that of any other entry in the log.", type: "string" },
        time: { description: "When it happened.", $ref: "#/$defs/Time" },
        level: { $ref: "#/$defs/LogLevel" },
        event: { description: "The event, named by a phrase that stays the same.", type: "string" },
        fields: {
          description: "The fields of the entry. `worker` names the worker that wrote it.",
          type: "object",
          additionalProperties: { type: ["string", "number", "boolean"] },
        },
      },
    },
    LogTail: {
      description: "The end of a log.",
      type: "object",
      required: ["instance", "cursor", "skipped", "entries"],
      properties: {
        instance: { $ref: "#/$defs/InstanceId" },
        cursor: {
          description: "The cursor to pass in the next request to get the entries after these.",
          type: "string",
        },
        skipped: {
          description: "Number of further entries that were omitted because there were too many.",
          type: "integer",
        },
        entries: {
          description: "The entries, oldest first.",
          type: "array",
          items: { $ref: "#/$defs/LogEntry" },
        },
      },
    },
    Reload: {
      description: "The result of a reload.",
      type: "object",
      required: ["networks", "needs_restart"],
      properties: {
        networks: {
          description: "The networks that the config names.",
          type: "array",
          items: { type: "string" },
        },
        needs_restart: {
          description: "The options that have changed and take effect at the next start.",
          type: "array",
          items: { type: "string" },
        },
      },
      additionalProperties: false,
    },
    AuditEntry: {
      description: "A change that was made.",
      type: "object",
      required: ["id", "at", "actor", "action", "subject", "source", "detail"],
      properties: {
        id: {
          description: "The entry's number. A later entry has a larger one.",
          type: "string",
          pattern: "^[0-9]+$",
        },
        at: { description: "When the change was made.", $ref: "#/$defs/Time" },
        actor: {
          description: "The actor: the id of an API key of the management API, `admin` for the admin API, `console` for the gateway's console, or `command line` for a gateway's own start.",
          type: "string",
        },
        action: {
          description: "The operation of the management or admin API that made it, such as `updateNode` or `revokeApiKey`.",
          type: "string",
        },
        subject: { description: "The id of the object that was changed.", type: "string" },
        source: {
          description: "The address that the request came from; `this machine` for a gateway's own start.",
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
          description: "The values before the change, of the fields that changed.",
          type: "object",
          additionalProperties: true,
        },
        after: {
          description: "The values after the change, of the fields that changed.",
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
              description: "The page's items.",
              type: "array",
              items: { $ref: "#/$defs/AuditEntry" },
            },
          },
        },
      ],
    },
  },
};
