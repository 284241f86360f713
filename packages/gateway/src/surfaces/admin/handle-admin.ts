import type { IncomingMessage, ServerResponse } from "node:http";
import { readBearer } from "../../access/authorization.ts";
import { beginRequest } from "../../access/begin-request.ts";
import type { PendingBytes } from "../../access/pending-bytes.ts";
import { plainAddress } from "../../access/proxies.ts";
import { readBody } from "../../codec/http/body.ts";
import { unauthorized } from "../../codec/http/problem.ts";
import { sendJson } from "../../codec/http/respond.ts";
import { selectRoute } from "../../codec/rest/find-route.ts";
import { checkBody, checkQuery } from "../../codec/rest/validator.ts";
import type { OperationIds } from "../../generated/routes.ts";
import { sameDigest, sha256 } from "../../state/digest.ts";
import type { AdminCall, AdminContext, AdminOperation, Operator } from "./admin-call.ts";
import * as gateway from "./gateway.ts";
import { apiKeyOperations, credentialOperations } from "./keys.ts";
import * as log from "./log.ts";
import * as nodes from "./nodes.ts";
import * as organizations from "./organizations.ts";
import * as records from "./records.ts";
import * as streams from "./streams.ts";
import * as traffic from "./traffic.ts";
import * as upstreams from "./upstreams.ts";

const operations: Readonly<Record<OperationIds["admin"], AdminOperation>> = {
  ...gateway,
  ...organizations,
  listApiKeys: apiKeyOperations.list,
  createApiKey: apiKeyOperations.create,
  readApiKey: apiKeyOperations.read,
  rotateApiKey: apiKeyOperations.rotate,
  revokeApiKey: apiKeyOperations.revoke,
  listCredentials: credentialOperations.list,
  createCredential: credentialOperations.create,
  readCredential: credentialOperations.read,
  rotateCredential: credentialOperations.rotate,
  revokeCredential: credentialOperations.revoke,
  ...nodes,
  ...upstreams,
  ...streams,
  ...traffic,
  ...log,
  ...records,
};

export interface AdminAccess {
  /** SHA-256 of the admin key. */
  readonly keyDigest: Buffer;
  readonly bodyBytes: number;
  readonly pendingBytes: PendingBytes;
}

/** @throws HttpProblem 401 without the admin key, and others as in the spec. */
export async function handleAdmin(
  context: AdminContext,
  access: AdminAccess,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  checkKey(access, request);
  const operator = { actor: "admin", source: plainAddress(request.socket.remoteAddress) } as const;
  await performOperation(context, access, operator, request, response);
}

/** @param operator - Already authenticated. */
export async function performOperation(
  context: AdminContext,
  access: Pick<AdminAccess, "bodyBytes" | "pendingBytes">,
  operator: Operator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = "", search] = (request.url ?? "/").split("?", 2);
  const { route, parameters } = selectRoute("admin", request.method, path);
  const pending = beginRequest(access, { tenant: operator.actor }, response);
  const call: AdminCall = {
    context,
    operation: route.operationId as OperationIds["admin"],
    id: parameters["id"] ?? "",
    path,
    query: checkQuery(route, search ?? "") as AdminCall["query"],
    body: route.body && checkBody(route, await readBody(request, access.bodyBytes, pending)),
    ...operator,
  };
  const result = await operations[call.operation](call);
  if (route.method !== "GET") {
    const { id: subject = call.id } = result as { readonly id?: string };
    context.security.changed({ ...operator, action: call.operation, subject });
  }
  sendJson(response, route.status, result);
}

function checkKey({ keyDigest }: AdminAccess, { headers }: IncomingMessage): void {
  if (!sameDigest(keyDigest, sha256(readBearer(headers, "admin key"))))
    throw unauthorized("this is not the admin key");
}
