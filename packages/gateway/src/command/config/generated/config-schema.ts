// Generated from the types of the gateway's options. Do not edit: change them and run `npm run generate`.

/** JSON Schema of the config file. */
export const configSchema: object = {
  type: "object",
  properties: {
    port: { type: "integer", minimum: 0, maximum: 65535, expected: "a port, from 0 to 65535" },
    grpcPort: { type: "integer", minimum: 0, maximum: 65535, expected: "a port, from 0 to 65535" },
    host: { type: "string", minLength: 1 },
    database: { type: "string", minLength: 1 },
    databaseSchema: { type: "string", minLength: 1 },
    databasePoolSize: { type: "integer", minimum: 2, maximum: 1000, expected: "an integer from 2 to 1000" },
    state: { $ref: "#/definitions/StalenessOptions" },
    keyFile: { type: "string", minLength: 1 },
    key: { type: "string", minLength: 1 },
    formerKeyFile: { type: "string", minLength: 1 },
    formerKey: { type: "string", minLength: 1 },
    counters: { type: "string", pattern: "^rediss?://", expected: "a redis:// or rediss:// URL" },
    cache: { type: "string", pattern: "^rediss?://", expected: "a redis:// or rediss:// URL" },
    tls: { $ref: "#/definitions/TlsOptions" },
    publicUrl: { type: "string", pattern: "^https://[^/]", expected: "the https:// URL that callers use" },
    trustedProxies: { type: "array", items: { type: "string", minLength: 1 } },
    cors: { $ref: "#/definitions/CorsOptions" },
    insecureHttp: { type: "boolean" },
    networks: { $ref: "#/definitions/NetworksOption" },
    readiness: { $ref: "#/definitions/Readiness" },
    allowMethods: { type: "array", items: { type: "string", minLength: 1 } },
    safeMethods: { type: "array", items: { type: "string", minLength: 1 } },
    venue: { $ref: "#/definitions/VenueOptions" },
    streams: { $ref: "#/definitions/StreamsOptions" },
    geyserRate: { type: "number", minimum: 0, maximum: 100000, expected: "a number from 0 to 100000" },
    chainId: { type: "integer", minimum: 1, maximum: 9007199254740991, expected: "a whole number above 0" },
    blockTime: { type: "number", minimum: 10, maximum: 3600000, expected: "milliseconds from 10 to 3600000" },
    seed: { type: "string", minLength: 1 },
    credentials: { $ref: "#/definitions/FixedCredentials" },
    fixtures: { $ref: "#/definitions/Fixtures" },
    faults: { type: "array", items: { $ref: "#/definitions/Fault" } },
    record: { type: "string", minLength: 1 },
    limits: {
      type: "object",
      properties: {
        bodyBytes: { type: "number" },
        batchItems: { type: "number" },
        graphqlDepth: { type: "number" },
        graphqlCost: { type: "number" },
        nodes: { type: "number" },
        projects: { type: "number" },
        networks: { type: "number" },
        streams: { type: "number" },
        pendingBytes: { type: "number" },
        requestsPerSecond: { type: "number" },
        requestBurst: { type: "number" },
        bytesPerRequest: { type: "number" },
        requestTimeout: { type: "number" },
        lightTimeout: { type: "number" },
        standardTimeout: { type: "number" },
        upstreamTimeout: { type: "number" },
        largeResponses: { type: "number" },
        eventStreams: { type: "number" },
        stallTimeout: { type: "number" },
        filterIdle: { type: "number" },
        filters: { type: "number" },
        subscriptions: { type: "number" },
        pingInterval: { type: "number" },
        webSocketIdle: { type: "number" },
        drain: { type: "number" },
        shutdown: { type: "number" },
      },
      additionalProperties: false,
    },
    admin: { $ref: "#/definitions/AdminOptions" },
    console: { $ref: "#/definitions/ConsoleOptions" },
    metrics: { $ref: "#/definitions/MetricsOptions" },
    accessLog: { type: "number", minimum: 0, maximum: 1, expected: "a share of calls, from 0 to 1" },
    telemetry: { type: "boolean" },
  },
  additionalProperties: false,
  definitions: {
    StalenessOptions: {
      type: "object",
      properties: {
        maxStaleness: { type: "integer", minimum: 1000, expected: "milliseconds, from 1000 on" },
        maxStalenessInUse: { type: "integer", minimum: 1000, expected: "milliseconds, from 1000 on" },
      },
      additionalProperties: false,
    },
    TlsOptions: {
      anyOf: [{ $ref: "#/definitions/CertificatePair" }, { $ref: "#/definitions/CertificateFiles" }],
    },
    CertificatePair: {
      type: "object",
      properties: { cert: { type: "string", minLength: 1 }, key: { type: "string", minLength: 1 } },
      required: ["cert", "key"],
      additionalProperties: false,
    },
    CertificateFiles: {
      type: "object",
      properties: { certFile: { type: "string", minLength: 1 }, keyFile: { type: "string", minLength: 1 } },
      required: ["certFile", "keyFile"],
      additionalProperties: false,
    },
    CorsOptions: {
      type: "object",
      properties: {
        origins: {
          anyOf: [{ type: "array", items: { type: "string", minLength: 1 } }, { type: "string", const: "*" }],
          expected: "\"*\", or a list of origins such as https://app.example",
        },
        maxAge: { type: "integer", minimum: 0, expected: "a whole number of seconds" },
      },
      required: ["origins"],
      additionalProperties: false,
    },
    NetworksOption: { type: "object", additionalProperties: { $ref: "#/definitions/NetworkOption" } },
    NetworkOption: {
      anyOf: [
        { $ref: "#/definitions/NetworkOptions" },
        { type: "string", const: "simulator" },
        { type: "string", const: "off" },
      ],
      expected: "\"simulator\", \"off\", or an object with the network's parts",
    },
    NetworkOptions: {
      type: "object",
      additionalProperties: false,
      properties: {
        rpc: { $ref: "#/definitions/PartOptions" },
        beacon: { $ref: "#/definitions/PartOptions" },
        info: { $ref: "#/definitions/PartOptions" },
        exchange: { $ref: "#/definitions/PartOptions" },
        feeder: { $ref: "#/definitions/PartOptions" },
        grpc: { $ref: "#/definitions/PartOptions" },
        tezos: { $ref: "#/definitions/PartOptions" },
        tron: { $ref: "#/definitions/PartOptions" },
        "avalanche-p": { $ref: "#/definitions/PartOptions" },
        "avalanche-x": { $ref: "#/definitions/PartOptions" },
        "avalanche-atomic": { $ref: "#/definitions/PartOptions" },
        "avalanche-info": { $ref: "#/definitions/PartOptions" },
        "avalanche-health": { $ref: "#/definitions/PartOptions" },
        nanoreth: { $ref: "#/definitions/PartOptions" },
        chainId: { type: ["number", "string"], expected: "a whole number above 0, a text, or any" },
        genesis: { type: "string", expected: "a genesis, as the network's nodes report it", minLength: 1 },
        shares: {
          type: "object",
          additionalProperties: { $ref: "#/definitions/Share" },
          expected: "ids of credentials, each with a number above 0",
        },
      },
    },
    PartOptions: {
      anyOf: [
        { $ref: "#/definitions/UpstreamsPart" },
        { $ref: "#/definitions/AnvilPart" },
        { $ref: "#/definitions/RecordedPart" },
        { type: "string", const: "simulator" },
        { type: "string", const: "off" },
      ],
      expected: "\"simulator\", \"off\", or an object with upstreams, anvil or recorded",
    },
    UpstreamsPart: {
      type: "object",
      properties: {
        upstreams: {
          type: "array",
          items: { $ref: "#/definitions/UpstreamOptions" },
          minItems: 1,
          expected: "a list of one or more upstreams",
        },
        cache: { anyOf: [{ type: "string", const: "off" }, { $ref: "#/definitions/CacheOptions" }] },
        hedging: { type: "string", const: "off" },
        consensus: { $ref: "#/definitions/ConsensusOptions" },
        integrity: {
          anyOf: [
            { type: "string", const: "off" },
            { $ref: "#/definitions/IntegrityMode" },
            { $ref: "#/definitions/IntegrityOptions" },
          ],
          expected: "\"off\", \"observe\", \"enforce\", or an object with a mode",
        },
        broadcast: { type: "integer", minimum: 1 },
      },
      required: ["upstreams"],
      additionalProperties: false,
    },
    UpstreamOptions: {
      type: "object",
      properties: {
        name: {
          type: "string",
          pattern: "^[a-z0-9-]{1,40}$",
          expected: "a name of 1 to 40 lower-case letters, digits and hyphens",
        },
        url: { type: "string", pattern: "^https?://[^/]", expected: "an http:// or https:// URL" },
        webSocketUrl: { type: "string", pattern: "^wss?://[^/]", expected: "a ws:// or wss:// URL" },
        tier: { type: "integer", minimum: 1, expected: "a whole number from 1" },
        weight: { type: "number", exclusiveMinimum: 0, expected: "a number above 0" },
        budget: { $ref: "#/definitions/UpstreamBudget" },
        headers: { type: "object", additionalProperties: { type: "string", minLength: 1 } },
        limits: { $ref: "#/definitions/UpstreamLimits" },
        methods: { $ref: "#/definitions/UpstreamMethods" },
        report: { type: "string", expected: "the path of a report", minLength: 1 },
        adapters: { type: "array", items: { $ref: "#/definitions/AdapterName" } },
      },
      required: ["name", "url"],
      additionalProperties: false,
    },
    UpstreamBudget: {
      type: "object",
      properties: {
        requestsPerSecond: { type: "number", exclusiveMinimum: 0, expected: "a number above 0" },
        requestsPerDay: { type: "number", exclusiveMinimum: 0, expected: "a number above 0" },
      },
      additionalProperties: false,
    },
    UpstreamLimits: {
      type: "object",
      properties: {
        logsRange: { type: "integer", minimum: 1, expected: "a whole number from 1" },
        batchItems: { type: "integer", minimum: 1, expected: "a whole number from 1" },
        bodyBytes: { type: "integer", minimum: 1, expected: "a whole number from 1" },
        connections: { type: "integer", minimum: 1, expected: "a whole number from 1" },
      },
      additionalProperties: false,
    },
    UpstreamMethods: {
      type: "object",
      properties: {
        only: {
          type: "array",
          items: { type: "string", minLength: 1 },
          minItems: 1,
          expected: "a list of one or more methods, or namespaces such as debug_*",
        },
        except: { type: "array", items: { type: "string", minLength: 1 } },
      },
      additionalProperties: false,
    },
    AdapterName: { type: "string", enum: ["raw-header", "replay-transaction", "replay-by-hash", "header"] },
    CacheOptions: {
      type: "object",
      properties: { bytes: { type: "integer", minimum: 1048576 } },
      required: ["bytes"],
      additionalProperties: false,
    },
    ConsensusOptions: {
      type: "object",
      properties: {
        methods: {
          type: "array",
          items: { type: "string", minLength: 1 },
          minItems: 1,
          expected: "a list of one or more names of methods",
        },
        participants: { type: "integer", minimum: 2 },
        quorum: { type: "integer", minimum: 2 },
      },
      required: ["methods", "participants", "quorum"],
      additionalProperties: false,
    },
    IntegrityMode: { type: "string", enum: ["observe", "enforce"] },
    IntegrityOptions: {
      type: "object",
      properties: {
        mode: { $ref: "#/definitions/IntegrityMode" },
        level: { $ref: "#/definitions/IntegrityLevel" },
        trustedBlock: { $ref: "#/definitions/TrustedBlockOptions" },
        lightClient: { $ref: "#/definitions/LightClientOptions" },
        methods: {
          type: "array",
          items: { type: "string", minLength: 1 },
          minItems: 1,
          expected: "a list of one or more names of methods",
        },
        sampling: { type: "number", minimum: 0, maximum: 1, expected: "a number from 0 to 1" },
        maxReads: { type: "integer", minimum: 0, expected: "a whole number from 0" },
        readsPerMinute: { type: "integer", minimum: 0, expected: "a whole number from 0" },
        senders: { type: "boolean" },
      },
      required: ["mode"],
      additionalProperties: false,
    },
    IntegrityLevel: { type: "string", enum: ["consistent", "verified"] },
    TrustedBlockOptions: {
      type: "object",
      properties: {
        number: { type: "integer", minimum: 0 },
        hash: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$", expected: "32 bytes in hex" },
      },
      required: ["number", "hash"],
      additionalProperties: false,
    },
    LightClientOptions: {
      type: "object",
      properties: {
        checkpoint: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$", expected: "32 bytes in hex" },
        network: { $ref: "#/definitions/BeaconNetworkOptions" },
      },
      required: ["checkpoint"],
      additionalProperties: false,
    },
    BeaconNetworkOptions: {
      type: "object",
      properties: {
        genesisValidatorsRoot: {
          type: "string",
          pattern: "^0x[0-9a-fA-F]{64}$",
          expected: "32 bytes in hex",
        },
        genesisTime: { type: "integer", minimum: 1 },
        forks: {
          type: "array",
          items: { $ref: "#/definitions/BeaconForkOptions" },
          minItems: 1,
          expected: "a list of one or more forks",
        },
        secondsPerSlot: { type: "integer", minimum: 1 },
        slotsPerEpoch: { type: "integer", minimum: 1 },
        epochsPerPeriod: { type: "integer", minimum: 1 },
        committeeSize: { type: "integer", minimum: 8 },
      },
      required: ["genesisValidatorsRoot", "genesisTime", "forks"],
      additionalProperties: false,
    },
    BeaconForkOptions: {
      type: "object",
      properties: {
        name: { type: "string", enum: ["altair", "bellatrix", "capella", "deneb", "electra", "fulu"] },
        version: { type: "string", pattern: "^0x[0-9a-fA-F]{8}$", expected: "4 bytes in hex" },
        epoch: { type: "integer", minimum: 0 },
      },
      required: ["name", "version", "epoch"],
      additionalProperties: false,
    },
    AnvilPart: {
      type: "object",
      properties: {
        anvil: {
          anyOf: [
            { type: "boolean", const: true },
            { type: "array", items: { type: "string", minLength: 1 } },
          ],
          expected: "true, or a list of anvil's command-line arguments",
        },
        adapters: { type: "array", items: { $ref: "#/definitions/AdapterName" } },
      },
      required: ["anvil"],
      additionalProperties: false,
    },
    RecordedPart: {
      type: "object",
      properties: { recorded: { type: "string", expected: "the path of a JSON file", minLength: 1 } },
      required: ["recorded"],
      additionalProperties: false,
    },
    Share: { type: "number", exclusiveMinimum: 0, expected: "a number above 0" },
    Readiness: { type: "string", enum: ["all", "any", "none"] },
    VenueOptions: {
      type: "object",
      properties: {
        network: { type: "string", enum: ["mainnet", "testnet"] },
        accounts: { type: "array", items: { $ref: "#/definitions/VenueAccount" } },
      },
      additionalProperties: false,
    },
    VenueAccount: {
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
      expected: "an address, 0x and 40 hex digits",
    },
    StreamsOptions: {
      type: "object",
      properties: {
        allowPrivate: {
          anyOf: [{ type: "boolean" }, { type: "array", items: { type: "string", minLength: 1 } }],
          expected: "true, false, or a list of ranges such as 10.0.0.0/8",
        },
        folder: { type: "string", minLength: 1 },
      },
      additionalProperties: false,
    },
    FixedCredentials: {
      type: "object",
      properties: {
        apiKey: { type: "string", minLength: 1 },
        nodes: {
          type: "object",
          properties: {
            ethereum: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            "polygon-pos": {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            bsc: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            avalanche: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            fantom: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            arbitrum: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            optimism: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            base: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            gnosis: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            zksync: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            abstract: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            linea: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            scroll: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            blast: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            mantle: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            celo: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            unichain: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            worldchain: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            ink: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            soneium: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            zora: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            mode: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            opbnb: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            apechain: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            moonbeam: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            moonriver: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            cronos: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            sonic: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            berachain: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            sei: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            kaia: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            aurora: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            fuse: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            rootstock: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            metis: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            taiko: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            plasma: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            monad: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            tezos: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            bitcoin: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            litecoin: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            dogecoin: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            hyperliquid: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            starknet: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            solana: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            sui: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
            tron: {
              type: "object",
              properties: {
                username: { type: "string", minLength: 1 },
                password: { type: "string", minLength: 1 },
                key: { type: "string", minLength: 1 },
              },
              additionalProperties: false,
            },
          },
          additionalProperties: false,
        },
        consolePassword: { type: "string", minLength: 1 },
      },
      additionalProperties: false,
    },
    Fixtures: { type: "object", additionalProperties: {} },
    Fault: {
      type: "object",
      properties: {
        methods: { type: "array", items: { type: "string", minLength: 1 } },
        subscriptions: { type: "array", items: { type: "string", minLength: 1 } },
        rate: { type: "number", minimum: 0, maximum: 1, expected: "a number from 0 to 1" },
        latency: {
          anyOf: [
            { $ref: "#/definitions/Delay" },
            { type: "array", items: { $ref: "#/definitions/Delay" }, minItems: 2, maxItems: 2 },
          ],
        },
        error: {
          type: "object",
          properties: { code: { type: "number" }, message: { type: "string", minLength: 1 }, data: {} },
          required: ["code", "message"],
          additionalProperties: false,
        },
        status: { type: "integer", minimum: 400, maximum: 599, expected: "an HTTP status from 400 to 599" },
        retryAfter: { type: "number", minimum: 0, maximum: 3600, expected: "seconds from 0 to 3600" },
        grpcStatus: { type: "integer", minimum: 1, maximum: 16, expected: "a gRPC status from 1 to 16" },
        disconnect: { type: "boolean", const: true },
      },
      additionalProperties: false,
    },
    Delay: { type: "number", minimum: 0, maximum: 60000, expected: "milliseconds from 0 to 60000" },
    AdminOptions: {
      type: "object",
      properties: {
        port: { type: "integer", minimum: 0, maximum: 65535, expected: "a port, from 0 to 65535" },
        host: { type: "string", minLength: 1 },
        key: { type: "string", minLength: 1 },
        keyFile: { type: "string", minLength: 1 },
      },
      additionalProperties: false,
    },
    ConsoleOptions: {
      type: "object",
      properties: {
        port: { type: "integer", minimum: 0, maximum: 65535, expected: "a port, from 0 to 65535" },
        host: { type: "string", minLength: 1 },
        password: { type: "string", minLength: 1 },
      },
      additionalProperties: false,
    },
    MetricsOptions: {
      type: "object",
      properties: {
        port: { type: "integer", minimum: 0, maximum: 65535, expected: "a port, from 0 to 65535" },
        host: { type: "string", minLength: 1 },
      },
      additionalProperties: false,
    },
  },
};
