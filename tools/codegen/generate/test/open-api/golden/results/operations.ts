// Generated from fixtures/results.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { ResultsMethods } from "./methods.ts";

/** How each method of {@link ResultsMethods} is sent. */
export const resultsOperations: Readonly<Record<keyof ResultsMethods, RestOperation>> = {
  findItem: { method: "GET", path: "/items/{id}", idempotency: "safe", result: "optional" },
  publishItem: { method: "POST", path: "/items/{id}", idempotency: "write", statuses: [] },
  deleteItem: { method: "DELETE", path: "/items/{id}", idempotency: "idempotent", result: "none" },
  getHealth: { method: "GET", path: "/health", idempotency: "safe", statuses: [503] },
};
