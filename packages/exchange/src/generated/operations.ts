// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { ExchangeMethods, InfoMethods } from "./methods.ts";

/** How each method of {@link InfoMethods} is sent. */
export const infoOperations: Readonly<Record<keyof InfoMethods, RestOperation>> = {
  meta: {
    method: "POST",
    path: "/info",
    idempotency: "safe",
    body: true,
    member: { tag: "type", value: "meta", fields: ["dex"] },
  },
};

/** How each method of {@link ExchangeMethods} is sent. */
export const exchangeOperations: Readonly<Record<keyof ExchangeMethods, RestOperation>> = {
  agentEnableDexAbstraction: {
    method: "POST",
    path: "/exchange",
    idempotency: "write",
    body: true,
    member: {
      property: "action",
      tag: "type",
      value: "agentEnableDexAbstraction",
      fields: ["dexAbstraction"],
    },
  },
  agentSetAbstraction: {
    method: "POST",
    path: "/exchange",
    idempotency: "write",
    body: true,
    member: { property: "action", tag: "type", value: "agentSetAbstraction", fields: ["abstraction"] },
  },
  userDexAbstraction: {
    method: "POST",
    path: "/exchange",
    idempotency: "write",
    body: true,
    member: {
      property: "action",
      tag: "type",
      value: "userDexAbstraction",
      fields: ["signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
    },
  },
};

/** How an action is signed: by the hash of its bytes, or field by field for the user to read. */
export type ExchangeSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** How each action of {@link ExchangeMethods} is signed. */
export const exchangeSigning: Readonly<Record<keyof ExchangeMethods, ExchangeSigning>> = {
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
