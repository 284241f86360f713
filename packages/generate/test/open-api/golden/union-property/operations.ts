// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";

/** How every method of ActMethods is sent: its name goes out under the key `type`. */
export const actOperation: RestOperation = {
  method: "POST",
  path: "/act",
  idempotency: "write",
  body: true,
  member: { property: "action", tag: "type", names: "open shut lock" },
};
