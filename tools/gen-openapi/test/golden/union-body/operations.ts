// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { AskMethods } from "./methods.ts";

/** How each method of {@link AskMethods} is sent. */
export const askOperations: Readonly<Record<keyof AskMethods, RestOperation>> = {
  weather: {
    method: "POST",
    path: "/ask",
    idempotency: "safe",
    body: true,
    member: { tag: "kind", value: "weather", fields: ["place"] },
  },
  time: {
    method: "POST",
    path: "/ask",
    idempotency: "safe",
    member: { tag: "kind", value: "time", fields: [] },
  },
};
