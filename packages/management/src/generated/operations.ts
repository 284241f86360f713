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
  listStreams: {
    method: "GET",
    path: "/v1/streams/",
    idempotency: "safe",
    query: ["page", "order_by", "name", "network", "status"],
  },
  createStream: { method: "POST", path: "/v1/streams/", idempotency: "write", body: json },
  getStream: { method: "GET", path: "/v1/streams/{id}/", idempotency: "safe" },
  updateStream: { method: "PATCH", path: "/v1/streams/{id}/", idempotency: "idempotent", body: json },
  deleteStream: {
    method: "DELETE",
    path: "/v1/streams/{id}/",
    idempotency: "idempotent",
    result: readNothing,
  },
  pauseStream: { method: "POST", path: "/v1/streams/{id}/pause/", idempotency: "idempotent" },
  resumeStream: { method: "POST", path: "/v1/streams/{id}/resume/", idempotency: "idempotent" },
  replayStream: { method: "POST", path: "/v1/streams/{id}/replay/", idempotency: "write", body: json },
  testStream: { method: "POST", path: "/v1/streams/{id}/test/", idempotency: "write" },
  rotateStreamSecret: { method: "POST", path: "/v1/streams/{id}/secret/", idempotency: "write" },
  listStreamRanges: { method: "GET", path: "/v1/streams/{id}/ledger/", idempotency: "safe", query: ["page"] },
  recheckStream: { method: "POST", path: "/v1/streams/{id}/recheck/", idempotency: "safe", body: json },
  listDeadLetters: {
    method: "GET",
    path: "/v1/streams/{id}/dead-letters/",
    idempotency: "safe",
    query: ["page"],
  },
  redeliverDeadLetters: {
    method: "POST",
    path: "/v1/streams/{id}/redeliver/",
    idempotency: "write",
    body: json,
  },
  readStreamEvents: {
    method: "GET",
    path: "/v1/streams/{id}/events/",
    idempotency: "safe",
    query: ["limit", "wait"],
  },
  acknowledgeStreamEvents: {
    method: "POST",
    path: "/v1/streams/{id}/acknowledge/",
    idempotency: "idempotent",
    body: json,
    result: readNothing,
  },
  requestSepoliaTokens: { method: "POST", path: "/v1/faucet/sepolia", idempotency: "write", body: json },
};
