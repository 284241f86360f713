// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The schemas that requests must match, by spec and name. */
export const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  management: {
    NodeConfiguration: {
      type: "object",
      properties: { archive: { type: "boolean" } },
      additionalProperties: true,
    },
    NodeUpdate: {
      type: "object",
      minProperties: 1,
      properties: {
        name: { type: "string", minLength: 1 },
        configuration: { $ref: "/management/NodeConfiguration" },
      },
      additionalProperties: false,
    },
    NodeOrder: { type: "string", enum: ["name", "-name", "created_at", "-created_at"] },
  },
  beacon: {},
  exchange: {
    Address: { type: "string", pattern: "^0x[0-9a-fA-F]{40}$" },
    Nonce: { type: "integer", minimum: 0 },
    Signature: {
      type: "object",
      required: ["r", "s", "v"],
      properties: {
        r: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        s: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        v: { type: "integer", enum: [27, 28] },
      },
    },
    InfoRequest: { oneOf: [{ $ref: "/exchange/MetaRequest" }] },
    MetaRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { type: "string", const: "meta" }, dex: { type: "string", default: "" } },
    },
    ExchangeRequest: {
      type: "object",
      required: ["action", "nonce", "signature"],
      properties: {
        action: { $ref: "/exchange/Action" },
        nonce: { $ref: "/exchange/Nonce" },
        signature: { $ref: "/exchange/Signature" },
        vaultAddress: { oneOf: [{ $ref: "/exchange/Address" }, { type: "null" }] },
        expiresAfter: { type: "integer", minimum: 0 },
      },
    },
    Action: {
      oneOf: [
        { $ref: "/exchange/AgentEnableDexAbstraction" },
        { $ref: "/exchange/AgentSetAbstraction" },
        { $ref: "/exchange/UserDexAbstraction" },
      ],
    },
    AgentEnableDexAbstraction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { type: "string", const: "agentEnableDexAbstraction" },
        dexAbstraction: { type: "object", additionalProperties: true },
      },
    },
    AgentSetAbstraction: {
      type: "object",
      required: ["type", "abstraction"],
      properties: {
        type: { type: "string", const: "agentSetAbstraction" },
        abstraction: { type: "string", enum: ["i", "u", "p"] },
      },
    },
    UserDexAbstraction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
      properties: {
        type: { type: "string", const: "userDexAbstraction" },
        signatureChainId: { type: "string", pattern: "^0x[0-9a-fA-F]+$" },
        hyperliquidChain: { type: "string", enum: ["Mainnet", "Testnet"] },
        user: { $ref: "/exchange/Address" },
        enabled: { type: "boolean" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
  },
  feeder: {
    Felt: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
    FeederBlock: {
      oneOf: [
        { type: "integer", format: "uint64", minimum: 0 },
        { type: "string", enum: ["latest", "pending"] },
      ],
    },
    InvokeFunction: {
      type: "object",
      required: ["type", "sender_address", "nonce", "max_fee", "version", "calldata", "signature"],
      properties: {
        type: { type: "string", enum: ["INVOKE_FUNCTION"] },
        sender_address: { $ref: "/feeder/Felt" },
        nonce: { $ref: "/feeder/Felt" },
        max_fee: { $ref: "/feeder/Felt" },
        version: { $ref: "/feeder/Felt" },
        calldata: { type: "array", items: { $ref: "/feeder/Felt" } },
        signature: { type: "array", items: { $ref: "/feeder/Felt" } },
      },
    },
  },
};
