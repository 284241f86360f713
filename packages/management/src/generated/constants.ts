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

/** The keys whose texts must not be shown, wherever they stand. */
export const secretKeys: readonly string[] = [
  "auth_password",
  "auth_key",
];
