// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** A field of EIP-712 typed data. */
export interface TypedField {
  readonly name: string;
  readonly type: string;
}

/** How an action is signed: by the hash of the whole action, or as typed data of its own. */
export type Signing =
  | { readonly scheme: "l1" }
  | { readonly scheme: "user"; readonly primaryType: string; readonly types: readonly TypedField[] };

/** How each action is signed, by its type. */
export const signing: Readonly<Record<string, Signing>> = {
  agentEnableDexAbstraction: { scheme: "l1" },
  agentSetAbstraction: { scheme: "l1" },
  userDexAbstraction: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:UserDexAbstraction",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "user", type: "address" },
      { name: "enabled", type: "bool" },
      { name: "nonce", type: "uint64" },
    ],
  },
};
