// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { AdminMethods } from "./methods.ts";

/** How an operation of the admin API is sent. */
export interface Operation {
  readonly method: string;
  /** Its path, whose parameters are the first arguments of its method. */
  readonly path: string;
  /** Whether the next argument is the body. */
  readonly hasBody?: boolean;
  /** Whether the last argument has the query's parameters. */
  readonly hasQuery?: boolean;
}

/** How each method of {@link AdminMethods} is sent. */
export const adminOperations: Readonly<Record<keyof AdminMethods, Operation>> = {
  readGateway: { method: "GET", path: "/v1/gateway/" },
  listOrganizations: { method: "GET", path: "/v1/organizations/", hasQuery: true },
  addOrganization: { method: "POST", path: "/v1/organizations/", hasBody: true },
  readOrganization: { method: "GET", path: "/v1/organizations/{id}/" },
  renameOrganization: { method: "PATCH", path: "/v1/organizations/{id}/", hasBody: true },
  listApiKeys: { method: "GET", path: "/v1/organizations/{id}/api-keys/", hasQuery: true },
  createApiKey: { method: "POST", path: "/v1/organizations/{id}/api-keys/", hasBody: true },
  readApiKey: { method: "GET", path: "/v1/api-keys/{id}/" },
  rotateApiKey: { method: "POST", path: "/v1/api-keys/{id}/rotate/", hasBody: true },
  revokeApiKey: { method: "POST", path: "/v1/api-keys/{id}/revoke/" },
  listNodes: { method: "GET", path: "/v1/nodes/", hasQuery: true },
  readNode: { method: "GET", path: "/v1/nodes/{id}/" },
  listNodeMethods: { method: "GET", path: "/v1/nodes/{id}/methods/" },
  tryCall: { method: "POST", path: "/v1/nodes/{id}/try-call/", hasBody: true },
  listCredentials: { method: "GET", path: "/v1/nodes/{id}/credentials/", hasQuery: true },
  createCredential: { method: "POST", path: "/v1/nodes/{id}/credentials/", hasBody: true },
  readCredential: { method: "GET", path: "/v1/credentials/{id}/" },
  rotateCredential: { method: "POST", path: "/v1/credentials/{id}/rotate/", hasBody: true },
  revokeCredential: { method: "POST", path: "/v1/credentials/{id}/revoke/" },
  listAllStreams: { method: "GET", path: "/v1/streams/", hasQuery: true },
  pauseStream: { method: "POST", path: "/v1/streams/{id}/pause/" },
  resumeStream: { method: "POST", path: "/v1/streams/{id}/resume/" },
  testStream: { method: "POST", path: "/v1/streams/{id}/test/" },
  listDeadLetters: { method: "GET", path: "/v1/streams/{id}/dead-letters/", hasQuery: true },
  listUsage: { method: "GET", path: "/v1/usage/", hasQuery: true },
  listUpstreams: { method: "GET", path: "/v1/upstreams/", hasQuery: true },
  cordonUpstream: { method: "POST", path: "/v1/upstreams/{id}/cordon/" },
  uncordonUpstream: { method: "POST", path: "/v1/upstreams/{id}/uncordon/" },
  listLightClients: { method: "GET", path: "/v1/light-clients/", hasQuery: true },
  listWrongResults: { method: "GET", path: "/v1/wrong-results/", hasQuery: true },
  readWrongResult: { method: "GET", path: "/v1/wrong-results/{id}/" },
  readTraffic: { method: "GET", path: "/v1/traffic/", hasQuery: true },
  readUpstreamTraffic: { method: "GET", path: "/v1/upstream-traffic/", hasQuery: true },
  listCallers: { method: "GET", path: "/v1/callers/", hasQuery: true },
  readLog: { method: "GET", path: "/v1/log/", hasQuery: true },
  reloadConfig: { method: "POST", path: "/v1/config/reload/" },
  listAuditEntries: { method: "GET", path: "/v1/audit/", hasQuery: true },
};
