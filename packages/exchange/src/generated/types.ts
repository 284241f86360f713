// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** An account's address, 20 bytes. Source: interface, E, vaultAddress. */
export type Address = `0x${string}`;

/** Milliseconds since 1970; strictly increasing for a signer, and recent. Source: interface, E, nonce. */
export type Nonce = number;

/**
 * An EIP-712 signature of an action. Source: interface, E, signature; the values of v,
 * hyperliquid-python-sdk.
 */
export interface Signature {
  /** The first half, 32 bytes. */
  r: `0x${string}`;
  /** The second half, 32 bytes. */
  s: `0x${string}`;
  /** The recovery value. */
  v: 27 | 28;
}

/** What is asked. Source: interface, D. */
export type InfoRequest = MetaRequest;

/** Asks for the perpetuals of a dex. Source: interface, D. */
export interface MetaRequest {
  /** What is asked. */
  type: "meta";
  /** The dex; the empty text is the first one. */
  dex?: string;
}

/**
 * The perpetuals of a dex, their leverage and their margin tables. Source: interface, Perpetuals metadata;
 * collateralToken, hyperliquid-python-sdk.
 */
export interface Meta {
  /** The assets. An asset's place in this list is its index; a delisted asset keeps its place. */
  universe: PerpetualAsset[];
  /** The margin tables by their ids. */
  marginTables: MarginTableEntry[];
  /** The index of the token that margin is paid in. */
  collateralToken?: number;
}

/**
 * A perpetual. Source: interface, Perpetuals metadata; marginTableId and marginMode, hyperliquid-python-sdk.
 */
export interface PerpetualAsset {
  /** The asset's name. */
  name: string;
  /** How many decimal places a size may have. */
  szDecimals: number;
  /** The highest leverage. */
  maxLeverage: number;
  /** Whether the asset trades in isolated margin only. */
  onlyIsolated?: boolean;
  /** Whether the asset is no longer traded. */
  isDelisted?: boolean;
  /** The asset's margin table. An id below 50 has one tier, whose leverage is the id, and is not listed. */
  marginTableId?: number;
  /** How margin is limited, such as `strictIsolated` or `noCross`. */
  marginMode?: string;
}

/** A margin table with its id before it. Source: interface, Perpetuals metadata, marginTables. */
export type MarginTableEntry = [
  number,
  MarginTable
];

/** How far leverage falls as a position grows. Source: interface, Perpetuals metadata, margin table. */
export interface MarginTable {
  /** What the table is called; may be empty. */
  description: string;
  /** The tiers, the lowest first. */
  marginTiers: MarginTier[];
}

/** The leverage from a size on. Source: interface, Perpetuals metadata, margin table. */
export interface MarginTier {
  /** The position's notional from which the tier holds, USD as decimal text. */
  lowerBound: string;
  /** The highest leverage in the tier. */
  maxLeverage: number;
}

/** An action, its nonce and its signature. Source: interface, E; expiresAfter, hyperliquid-python-sdk. */
export interface ExchangeRequest {
  /** What the venue is to do. */
  action: Action;
  /** Milliseconds since 1970; strictly increasing for a signer, and recent. */
  nonce: Nonce;
  /** An EIP-712 signature of an action. */
  signature: Signature;
  /** The vault or subaccount that the signer acts for, if any. */
  vaultAddress?: Address | null;
  /** Milliseconds since 1970 after which the venue refuses the action. */
  expiresAfter?: number;
}

/** What the venue is to do. Source: interface, E. */
export type Action = AgentEnableDexAbstraction | AgentSetAbstraction | UserDexAbstraction;

/**
 * Turns on DEX abstraction. The public venue takes it without `dexAbstraction`, which is hashed if sent.
 * Source: interface, E; that it is sent without more, hyperliquid-python-sdk.
 */
export interface AgentEnableDexAbstraction {
  /** The kind of action. */
  type: "agentEnableDexAbstraction";
  /** The configuration of the abstraction. Its keys are hashed in the order in which they are given. */
  dexAbstraction?: {
    [key: string]: unknown;
  };
}

/** Sets the abstraction of an account. Source: hyperliquid-python-sdk. */
export interface AgentSetAbstraction {
  /** The kind of action. */
  type: "agentSetAbstraction";
  /** `i` is none, `u` a unified account, `p` portfolio margin. */
  abstraction: "i" | "u" | "p";
}

/** Turns DEX abstraction on or off for a user. Source: hyperliquid-python-sdk. */
export interface UserDexAbstraction {
  /** The kind of action. */
  type: "userDexAbstraction";
  /** The chain that the wallet signs for. */
  signatureChainId: `0x${string}`;
  /** The venue's network. */
  hyperliquidChain: "Mainnet" | "Testnet";
  /** The user's address. */
  user: Address;
  /** Whether it is to be on. */
  enabled: boolean;
  /** The nonce of the request. */
  nonce: Nonce;
}

/** Whether the venue processed the action. Source: interface, E; the refusal, hyperliquid-python-sdk. */
export type ExchangeAnswer = ExchangeOk | ExchangeErr;

/** The venue processed the action. Source: interface, E. */
export interface ExchangeOk {
  /** That it was processed. */
  status: "ok";
  /** What came of the action. */
  response: ActionResult;
}

/** What came of the action. Source: interface, E, response; its type, hyperliquid-python-sdk. */
export interface ActionResult {
  /** The kind of result; `default` where there is nothing to tell. */
  type?: string;
  /** The result, where the action has one. */
  data?: unknown;
  [key: string]: unknown;
}

/** The venue refused the action. Source: hyperliquid-python-sdk. */
export interface ExchangeErr {
  /** That it was refused. */
  status: "err";
  /** Why, in the venue's words. */
  response: string;
}
