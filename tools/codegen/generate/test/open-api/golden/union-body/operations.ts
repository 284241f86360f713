// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";

/** How every method of AskMethods is sent: the method's name is the value of the key `kind`. */
export const askOperation: RestOperation = {
  method: "POST",
  path: "/ask",
  idempotency: "safe",
  body: true,
  member: { tag: "kind", names: ["weather", "time"] },
};
