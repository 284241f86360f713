// Generated from fixtures/types.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { TypesMethods } from "./methods.ts";

/** How each method of {@link TypesMethods} is sent. */
export const typesOperations: Readonly<Record<keyof TypesMethods, RestOperation>> = {
  getThing: { method: "GET", path: "/things", idempotency: "safe" },
  getOldThing: { method: "GET", path: "/old-things", idempotency: "safe" },
};
