// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Protocol, SharedProtocol } from "./types.ts";

/** Every {@link Protocol}. */
export const protocols: readonly Protocol[] = [
  "ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "arbitrum", "optimism", "base", "gnosis", "zksync",
  "abstract", "linea", "scroll", "blast", "mantle", "celo", "unichain", "worldchain", "ink", "soneium",
  "zora", "mode", "opbnb", "apechain", "moonbeam", "moonriver", "cronos", "sonic", "berachain", "sei", "kaia",
  "aurora", "fuse", "rootstock", "metis", "taiko", "plasma", "monad", "tezos", "bitcoin", "litecoin",
  "dogecoin", "hyperliquid", "starknet", "solana", "sui", "tron",
];

/** Every {@link SharedProtocol}. */
export const sharedProtocols: readonly SharedProtocol[] = [
  "ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin",
];

/** The keys of secret texts, at any depth. Their values must never be shown. */
export const secretKeys: readonly string[] = [
  "auth_password", "auth_key", "signing_secret",
];
