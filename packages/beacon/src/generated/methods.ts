// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { GenesisAnswer } from "./types.ts";

/** The consensus layer of Ethereum. */
export interface BeaconMethods {
  /**
   * The genesis of the beacon chain.
   *
   * @returns The genesis.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, F.
   */
  getGenesis(): Promise<GenesisAnswer>;
}
