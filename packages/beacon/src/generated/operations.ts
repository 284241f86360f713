// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { BeaconMethods } from "./methods.ts";

/** How each method of {@link BeaconMethods} is sent. */
export const beaconOperations: Readonly<Record<keyof BeaconMethods, RestOperation>> = {
  getGenesis: { method: "GET", path: "/eth/v1/beacon/genesis", idempotency: "safe" },
};
