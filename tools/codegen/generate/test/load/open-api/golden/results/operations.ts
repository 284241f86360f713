// Generated from fixtures/results.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import { readNothing, readOptional, readStatus, type RestOperation } from "@node-access/transport/rest";
import type { ResultsMethods } from "./methods.ts";

/** How each method of {@link ResultsMethods} is sent. */
export const resultsOperations: Readonly<Record<keyof ResultsMethods, RestOperation>> = {
  findItem: { method: "GET", path: "/items/{id}", idempotency: "safe", result: readOptional },
  publishItem: { method: "POST", path: "/items/{id}", idempotency: "write", result: readStatus },
  deleteItem: { method: "DELETE", path: "/items/{id}", idempotency: "idempotent", result: readNothing },
  getHealth: { method: "GET", path: "/health", idempotency: "safe", result: readStatus, statuses: [503] },
};
