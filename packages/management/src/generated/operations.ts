// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import { json, readNothing, type RestOperation } from "@node-access/transport/rest";
import type { ManagementMethods } from "./methods.ts";

/** How each method of {@link ManagementMethods} is sent. */
export const managementOperations: Readonly<Record<keyof ManagementMethods, RestOperation>> = {
  getOrganization: { method: "GET", path: "/v1/organization/", idempotency: "safe" },
  updateOrganization: { method: "PATCH", path: "/v1/organization/", idempotency: "write", body: json },
  listProjects: {
    method: "GET",
    path: "/v1/projects/",
    idempotency: "safe",
    query: ["page", "order_by", "organization", "name", "type"],
  },
  createProject: { method: "POST", path: "/v1/projects/", idempotency: "write", body: json },
  getProject: { method: "GET", path: "/v1/projects/{id}/", idempotency: "safe" },
  updateProject: { method: "PATCH", path: "/v1/projects/{id}/", idempotency: "write", body: json },
  deleteProject: {
    method: "DELETE",
    path: "/v1/projects/{id}/",
    idempotency: "idempotent",
    result: readNothing,
  },
  listProjectMembers: {
    method: "GET",
    path: "/v1/projects/{id}/members/",
    idempotency: "safe",
    query: ["page"],
  },
  listNetworks: {
    method: "GET",
    path: "/v1/networks/",
    idempotency: "safe",
    query: ["page", "order_by", "project", "name", "public_network", "status", "protocol", "project_type"],
  },
  createNetwork: { method: "POST", path: "/v1/networks/", idempotency: "write", body: json },
  getNetwork: { method: "GET", path: "/v1/networks/{id}/", idempotency: "safe" },
  updateNetwork: { method: "PATCH", path: "/v1/networks/{id}/", idempotency: "write", body: json },
  deleteNetwork: {
    method: "DELETE",
    path: "/v1/networks/{id}/",
    idempotency: "idempotent",
    result: readNothing,
  },
  listNodes: {
    method: "GET",
    path: "/v1/nodes/",
    idempotency: "safe",
    query: [
      "page", "order_by", "project", "organization", "network", "region", "provider", "protocol", "status",
      "role", "type", "archive", "public_network", "name", "project_type",
    ],
  },
  createNode: { method: "POST", path: "/v1/nodes/", idempotency: "write", body: json },
  getNode: { method: "GET", path: "/v1/nodes/{id}/", idempotency: "safe" },
  updateNode: { method: "PATCH", path: "/v1/nodes/{id}/", idempotency: "write", body: json },
  deleteNode: { method: "DELETE", path: "/v1/nodes/{id}/", idempotency: "idempotent", result: readNothing },
  requestSepoliaTokens: { method: "POST", path: "/v1/faucet/sepolia", idempotency: "write", body: json },
};
