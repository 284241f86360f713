// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Address"
  | "Nonce"
  | "Signature"
  | "InfoRequest"
  | "MetaRequest"
  | "Meta"
  | "PerpetualAsset"
  | "MarginTableEntry"
  | "MarginTable"
  | "MarginTier"
  | "ExchangeRequest"
  | "Action"
  | "AgentEnableDexAbstraction"
  | "AgentSetAbstraction"
  | "UserDexAbstraction"
  | "ExchangeAnswer"
  | "ExchangeOk"
  | "ActionResult"
  | "ExchangeErr";

/**
 * The JSON Schemas of the Trading venue: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Trading venue",
  $defs: {
    Address: {
      description: "An account's address, 20 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
    },
    Nonce: {
      description: "Milliseconds since 1970; strictly increasing for a signer, and recent.",
      type: "integer",
      minimum: 0,
    },
    Signature: {
      description: "An EIP-712 signature of an action.",
      type: "object",
      required: ["r", "s", "v"],
      properties: {
        r: { description: "The first half, 32 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        s: { description: "The second half, 32 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        v: { description: "The recovery value.", type: "integer", enum: [27, 28] },
      },
    },
    InfoRequest: { description: "What is asked.", oneOf: [{ $ref: "#/$defs/MetaRequest" }] },
    MetaRequest: {
      description: "Asks for the perpetuals of a dex.",
      type: "object",
      required: ["type"],
      properties: {
        type: { description: "What is asked.", type: "string", const: "meta" },
        dex: { description: "The dex; the empty text is the first one.", type: "string", default: "" },
      },
    },
    Meta: {
      description: "The perpetuals of a dex, their leverage and their margin tables.",
      type: "object",
      required: ["universe", "marginTables"],
      properties: {
        universe: {
          description: "The assets. An asset's place in this list is its index; a delisted asset keeps its place.",
          type: "array",
          items: { $ref: "#/$defs/PerpetualAsset" },
        },
        marginTables: {
          description: "The margin tables by their ids.",
          type: "array",
          items: { $ref: "#/$defs/MarginTableEntry" },
        },
        collateralToken: { description: "The index of the token that margin is paid in.", type: "integer" },
      },
    },
    PerpetualAsset: {
      description: "A perpetual.",
      type: "object",
      required: ["name", "szDecimals", "maxLeverage"],
      properties: {
        name: { description: "The asset's name.", type: "string" },
        szDecimals: { description: "How many decimal places a size may have.", type: "integer" },
        maxLeverage: { description: "The highest leverage.", type: "integer" },
        onlyIsolated: { description: "Whether the asset trades in isolated margin only.", type: "boolean" },
        isDelisted: { description: "Whether the asset is no longer traded.", type: "boolean" },
        marginTableId: {
          description: "The asset's margin table. An id below 50 has one tier, whose leverage is the id, and is not listed.",
          type: "integer",
        },
        marginMode: {
          description: "How margin is limited, such as `strictIsolated` or `noCross`.",
          type: "string",
        },
      },
    },
    MarginTableEntry: {
      description: "A margin table with its id before it.",
      type: "array",
      prefixItems: [{ description: "The table's id.", type: "integer" }, { $ref: "#/$defs/MarginTable" }],
      minItems: 2,
      maxItems: 2,
    },
    MarginTable: {
      description: "How far leverage falls as a position grows.",
      type: "object",
      required: ["description", "marginTiers"],
      properties: {
        description: { description: "What the table is called; may be empty.", type: "string" },
        marginTiers: {
          description: "The tiers, the lowest first.",
          type: "array",
          items: { $ref: "#/$defs/MarginTier" },
        },
      },
    },
    MarginTier: {
      description: "The leverage from a size on.",
      type: "object",
      required: ["lowerBound", "maxLeverage"],
      properties: {
        lowerBound: {
          description: "The position's notional from which the tier holds, USD as decimal text.",
          type: "string",
        },
        maxLeverage: { description: "The highest leverage in the tier.", type: "integer" },
      },
    },
    ExchangeRequest: {
      description: "An action, its nonce and its signature.",
      type: "object",
      required: ["action", "nonce", "signature"],
      properties: {
        action: { $ref: "#/$defs/Action" },
        nonce: { $ref: "#/$defs/Nonce" },
        signature: { $ref: "#/$defs/Signature" },
        vaultAddress: {
          description: "The vault or subaccount that the signer acts for, if any.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        expiresAfter: {
          description: "Milliseconds since 1970 after which the venue refuses the action.",
          type: "integer",
          minimum: 0,
        },
      },
    },
    Action: {
      description: "What the venue is to do.",
      oneOf: [
        { $ref: "#/$defs/AgentEnableDexAbstraction" },
        { $ref: "#/$defs/AgentSetAbstraction" },
        { $ref: "#/$defs/UserDexAbstraction" },
      ],
    },
    AgentEnableDexAbstraction: {
      description: "Turns on DEX abstraction. The public venue takes it without `dexAbstraction`, which is hashed if sent.",
      type: "object",
      required: ["type"],
      properties: {
        type: { description: "The kind of action.", type: "string", const: "agentEnableDexAbstraction" },
        dexAbstraction: {
          description: "The configuration of the abstraction. Its keys are hashed in the order in which they are given.",
          type: "object",
          additionalProperties: true,
        },
      },
    },
    AgentSetAbstraction: {
      description: "Sets the abstraction of an account.",
      type: "object",
      required: ["type", "abstraction"],
      properties: {
        type: { description: "The kind of action.", type: "string", const: "agentSetAbstraction" },
        abstraction: {
          description: "`i` is none, `u` a unified account, `p` portfolio margin.",
          type: "string",
          enum: ["i", "u", "p"],
        },
      },
    },
    UserDexAbstraction: {
      description: "Turns DEX abstraction on or off for a user.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
      properties: {
        type: { description: "The kind of action.", type: "string", const: "userDexAbstraction" },
        signatureChainId: {
          description: "The chain that the wallet signs for.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]+$",
        },
        hyperliquidChain: {
          description: "The venue's network.",
          type: "string",
          enum: ["Mainnet", "Testnet"],
        },
        user: { description: "The user's address.", $ref: "#/$defs/Address" },
        enabled: { description: "Whether it is to be on.", type: "boolean" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    ExchangeAnswer: {
      description: "Whether the venue processed the action.",
      oneOf: [{ $ref: "#/$defs/ExchangeOk" }, { $ref: "#/$defs/ExchangeErr" }],
    },
    ExchangeOk: {
      description: "The venue processed the action.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { description: "That it was processed.", type: "string", const: "ok" },
        response: { $ref: "#/$defs/ActionResult" },
      },
    },
    ActionResult: {
      description: "What came of the action.",
      type: "object",
      properties: {
        type: {
          description: "The kind of result; `default` where there is nothing to tell.",
          type: "string",
        },
        data: { description: "The result, where the action has one." },
      },
      additionalProperties: true,
    },
    ExchangeErr: {
      description: "The venue refused the action.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { description: "That it was refused.", type: "string", const: "err" },
        response: { description: "Why, in the venue's words.", type: "string" },
      },
    },
  },
};
