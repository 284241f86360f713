// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import { json, type RestOperation } from "@node-access/transport/rest";
import type { FeederMethods } from "./methods.ts";

/** How each method of {@link FeederMethods} is sent. */
export const feederOperations: Readonly<Record<keyof FeederMethods, RestOperation>> = {
  simulateTransaction: {
    method: "POST",
    path: "/feeder_gateway/simulate_transaction",
    idempotency: "safe",
    query: ["blockNumber", "skipValidate"],
    body: json,
  },
};
