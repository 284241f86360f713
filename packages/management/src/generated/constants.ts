// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { SharedProtocol } from "./types.ts";

/** Every {@link SharedProtocol}. */
export const sharedProtocols: readonly SharedProtocol[] = [
  "ethereum",
  "polygon-pos",
  "bsc",
  "avalanche",
  "fantom",
  "tezos",
  "bitcoin",
];

/** The keys of secret texts, at any depth. Their values must never be shown. */
export const secretKeys: readonly string[] = [
  "auth_password",
  "auth_key",
];
