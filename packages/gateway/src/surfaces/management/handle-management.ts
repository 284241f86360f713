import { markCall, requestIdFor, requestIdHeader } from "../../codec/http/request-id.ts";
import { logStandIn } from "../../observe/log.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBearer } from "../../access/authorization.ts";
import { beginWithRoom, chargeBody } from "../../access/begin-request.ts";
import type { Key } from "../../access/key.ts";
import { checkAllowed, checkNotEnded } from "../../access/locate-node.ts";
import { otherBodyBytes } from "../../options/limits.ts";
import { readBody } from "../../codec/http/body.ts";
import { unauthorized } from "../../codec/http/problem.ts";
import { servedByHeader, sendJson } from "../../codec/http/respond.ts";
import { selectRoute } from "../../codec/rest/find-route.ts";
import { checkBody, checkPath, checkQuery } from "../../codec/rest/validator.ts";
import type { ManagementResults } from "../../generated/management-records.ts";
import type { OperationIds } from "../../generated/routes.ts";
import { findOutcome } from "../../observe/call.ts";
import type { ListQuery } from "../../state/tables/listed-table.ts";
import * as deadLetters from "./dead-letters.ts";
import { runSerially } from "./run-serially.ts";
import type { ManagementOperation, ManagementContext } from "./management-call.ts";
import * as networks from "./networks.ts";
import * as nodes from "./nodes.ts";
import * as nonces from "./nonces.ts";
import * as organizations from "./organizations.ts";
import * as projects from "./projects.ts";
import * as streamActions from "./stream-actions.ts";
import * as streamEvents from "./stream-events.ts";
import * as streamLedger from "./stream-ledger.ts";
import * as streams from "./streams.ts";

/** The operations on stored records. The gateway responds to the others with the spec's examples: it has no tokens to give. */
const operations: {
  readonly [Id in OperationIds["management"]]: ManagementOperation<ManagementResults[Id]> | "simulator";
} = {
  ...organizations,
  ...projects,
  ...networks,
  ...nodes,
  ...nonces,
  requestSepoliaTokens: "simulator",
  ...streams,
  ...streamActions,
  ...streamLedger,
  ...deadLetters,
  ...streamEvents,
};

/** Operations that wait for what a stream does, and acknowledgements: other changes do not wait for them. */
const unordered: ReadonlySet<string> = new Set<OperationIds["management"]>([
  "pauseStream",
  "testStream",
  "recheckStream",
  "redeliverDeadLetters",
  "acknowledgeStreamEvents",
]);

/** Operations that change nothing, or change it with each read of events. */
const unlogged: ReadonlySet<string> = new Set<OperationIds["management"]>([
  "testStream",
  "recheckStream",
  "acknowledgeStreamEvents",
]);

export async function handleManagement(
  state: ManagementContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): Promise<void> {
  const caller = findCaller(state, request);
  state.cors.admit(caller, request, response);
  const organization = caller.owner;
  const { route, parameters } = selectRoute("management", request.method, path);
  markCall(response);
  const call = {
    surface: "management",
    method: `${route.method} ${route.path}`,
    network: "",
    credential: caller.id,
    requestId: requestIdFor(response),
    startedAt: performance.now(),
    span: state.tracing?.begin("management", request.headers),
  } as const;
  response.on("close", () => {
    const { statusCode: status } = response;
    state.traffic.end(call, { outcome: findOutcome(status), status });
  });
  checkAllowed(caller, route.method, route.path);
  const query = checkQuery(route, search) as ListQuery;
  const operation = route.operationId as OperationIds["management"];
  const isOfNonces = operation in nonces;
  const { id = "" } = isOfNonces ? checkPath(route, parameters) : parameters;
  // Transactions have blobs.
  const bodyBytes = isOfNonces ? state.limits.bodyBytes : otherBodyBytes(state.limits);
  const pending = await beginWithRoom(state, caller, request, response);
  const text = route.body ? await readBody(request, bodyBytes, pending) : "";
  await chargeBody(state, caller, text);
  await state.lease.renew();
  checkNotEnded(caller);
  const body = route.body && checkBody(route, text);
  const perform: ManagementOperation | "simulator" = operations[operation];
  if (perform === "simulator") {
    logStandIn(state.log, undefined, "management", perform);
    const { restExamples } = await import("../../generated/rest-examples.ts");
    return sendJson(response, route.status, restExamples.management?.[operation], {
      [servedByHeader]: perform,
    });
  }
  const from = { actor: caller.id, source: state.proxies.source(request) };
  const isWaiting = (): boolean => {
    checkNotEnded(caller);
    return !response.destroyed && !state.streams.isClosed;
  };
  const run = (): Promise<object | undefined> =>
    perform({ ...from, state, operation, organization, id, path, query, body, text, isWaiting });
  const isOrdered = route.method !== "GET" && !unordered.has(operation);
  const result = await (isOrdered ? runSerially(organization, run) : run());
  // Nonces change with each transaction of an account.
  if (route.method !== "GET" && !isOfNonces && !unlogged.has(operation)) {
    const { id: subject = id } = (result ?? {}) as { readonly id?: string };
    state.security.changed({ ...from, action: operation, subject });
  }
  if (result) sendJson(response, route.status, result);
  else response.writeHead(route.status, [requestIdHeader, requestIdFor(response) ?? ""]).end();
}

/** @throws HttpProblem 401 if there is no active API key. */
function findCaller({ apiKeys, rateLimit }: ManagementContext, { headers }: IncomingMessage): Key {
  const key = apiKeys.find(readBearer(headers, "API key"));
  if (!key) throw unauthorized("this API key is not known");
  checkNotEnded(key);
  key.use();
  const wait = rateLimit.take(key, 1);
  if (wait > 0) throw rateLimit.exceeded(key, wait);
  return key;
}
