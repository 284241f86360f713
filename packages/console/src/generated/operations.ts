// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { AdminMethods } from "./methods.ts";

/** How each method of {@link AdminMethods} is sent. */
export const adminOperations: Readonly<Record<keyof AdminMethods, RestOperation>> = {
  readGateway: { method: "GET", path: "/v1/gateway/", idempotency: "safe" },
  listOrganizations: {
    method: "GET",
    path: "/v1/organizations/",
    idempotency: "safe",
    query: ["page", "name"],
  },
  addOrganization: { method: "POST", path: "/v1/organizations/", idempotency: "write", body: true },
  readOrganization: { method: "GET", path: "/v1/organizations/{id}/", idempotency: "safe" },
  renameOrganization: { method: "PATCH", path: "/v1/organizations/{id}/", idempotency: "write", body: true },
  listApiKeys: {
    method: "GET",
    path: "/v1/organizations/{id}/api-keys/",
    idempotency: "safe",
    query: ["page"],
  },
  createApiKey: {
    method: "POST",
    path: "/v1/organizations/{id}/api-keys/",
    idempotency: "write",
    body: true,
  },
  readApiKey: { method: "GET", path: "/v1/api-keys/{id}/", idempotency: "safe" },
  rotateApiKey: { method: "POST", path: "/v1/api-keys/{id}/rotate/", idempotency: "write", body: true },
  revokeApiKey: { method: "POST", path: "/v1/api-keys/{id}/revoke/", idempotency: "idempotent" },
  listNodes: {
    method: "GET",
    path: "/v1/nodes/",
    idempotency: "safe",
    query: ["page", "organization", "network"],
  },
  readNode: { method: "GET", path: "/v1/nodes/{id}/", idempotency: "safe" },
  listNodeMethods: { method: "GET", path: "/v1/nodes/{id}/methods/", idempotency: "safe" },
  tryCall: { method: "POST", path: "/v1/nodes/{id}/try-call/", idempotency: "write", body: true },
  listCredentials: {
    method: "GET",
    path: "/v1/nodes/{id}/credentials/",
    idempotency: "safe",
    query: ["page"],
  },
  createCredential: { method: "POST", path: "/v1/nodes/{id}/credentials/", idempotency: "write", body: true },
  readCredential: { method: "GET", path: "/v1/credentials/{id}/", idempotency: "safe" },
  rotateCredential: {
    method: "POST",
    path: "/v1/credentials/{id}/rotate/",
    idempotency: "write",
    body: true,
  },
  revokeCredential: { method: "POST", path: "/v1/credentials/{id}/revoke/", idempotency: "idempotent" },
  listUsage: { method: "GET", path: "/v1/usage/", idempotency: "safe", query: ["from", "to", "credential"] },
  listUpstreams: { method: "GET", path: "/v1/upstreams/", idempotency: "safe", query: ["page", "network"] },
  cordonUpstream: { method: "POST", path: "/v1/upstreams/{id}/cordon/", idempotency: "idempotent" },
  uncordonUpstream: { method: "POST", path: "/v1/upstreams/{id}/uncordon/", idempotency: "idempotent" },
  listLightClients: {
    method: "GET",
    path: "/v1/light-clients/",
    idempotency: "safe",
    query: ["page", "network"],
  },
  listWrongResults: {
    method: "GET",
    path: "/v1/wrong-results/",
    idempotency: "safe",
    query: ["page", "upstream"],
  },
  readWrongResult: { method: "GET", path: "/v1/wrong-results/{id}/", idempotency: "safe" },
  readTraffic: { method: "GET", path: "/v1/traffic/", idempotency: "safe", query: ["network", "since"] },
  readUpstreamTraffic: {
    method: "GET",
    path: "/v1/upstream-traffic/",
    idempotency: "safe",
    query: ["network"],
  },
  listCallers: { method: "GET", path: "/v1/callers/", idempotency: "safe", query: ["minutes"] },
  readLog: { method: "GET", path: "/v1/log/", idempotency: "safe", query: ["after", "level", "changes"] },
  reloadConfig: { method: "POST", path: "/v1/config/reload/", idempotency: "idempotent" },
  listAuditEntries: {
    method: "GET",
    path: "/v1/audit/",
    idempotency: "safe",
    query: ["page", "actor", "action", "subject"],
  },
};
