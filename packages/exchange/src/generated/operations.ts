// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";

/** How every method of InfoMethods is sent: its name goes out under the key `type`. */
export const infoOperation: RestOperation = {
  method: "POST",
  path: "/info",
  idempotency: "safe",
  body: true,
  member: { tag: "type" },
};

/** How every method of ExchangeMethods is sent: its name goes out under the key `type`. */
export const exchangeOperation: RestOperation = {
  method: "POST",
  path: "/exchange",
  idempotency: "write",
  body: true,
  member: { property: "action", tag: "type" },
};
