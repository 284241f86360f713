// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { ManagementMethods } from "./methods.ts";

/** How each method of {@link ManagementMethods} is sent. */
export const managementOperations: Readonly<Record<keyof ManagementMethods, RestOperation>> = {
  getOrganization: { method: "GET", path: "/v1/organization/", idempotency: "safe" },
  listNodes: { method: "GET", path: "/v1/nodes/", idempotency: "safe", query: ["page", "order_by"] },
  getNode: { method: "GET", path: "/v1/nodes/{id}/", idempotency: "safe" },
  updateNode: { method: "PATCH", path: "/v1/nodes/{id}/", idempotency: "write", body: true },
};
