import type { NodeDirectory } from "../../access/node-directory.ts";
import { type CallToTry, checkJson, checkWrite } from "../../router/call-to-try.ts";
import { operator } from "../../access/caller.ts";
import { logStandIn } from "../../observe/log.ts";
import type { NodeService } from "../../router/node-service.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Transform } from "node:stream";
import { admitRequest, chargeBody } from "../../access/begin-request.ts";
import type { CallContext } from "../../access/call-context.ts";
import type { Lease } from "../../access/lease.ts";
import { checkAllowed, checkCredential, checkOpen, type Located } from "../../access/locate-node.ts";
import { checkPreference, routePreference } from "../../access/route-preference.ts";
import {
  overloadedRetryAfter,
  HttpProblem,
  notFound,
  tooMany,
  wrongMethod,
} from "../../codec/http/problem.ts";
import { otherBodyBytes } from "../../options/limits.ts";
import { markCall, requestIdFor } from "../../codec/http/request-id.ts";
import { sendProblem, problemReply } from "../../codec/http/send-problem.ts";
import type { Cluster, Reply } from "../../upstreams/upstream.ts";
import { sendReply, type RouteReport } from "../../codec/http/respond.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import {
  isLate,
  overloadFailure,
  tooManyLargeResponses,
  isDisconnect,
  UpstreamFailure,
} from "../../upstreams/upstream-failure.ts";
import type { RequestSpan } from "../../observe/request-span.ts";
import { findRoute } from "../../codec/rest/find-route.ts";
import { type Endpoint, endpointCredentials } from "../../generated/catalog.ts";
import type { Route } from "../../generated/routes.ts";
import { findOutcome, nodeCall } from "../../observe/call.ts";
import { mayHoldMore } from "../../upstreams/shares.ts";
import { readRestRequest, restRequest } from "./rest-request.ts";

/** Responds to a request to a node's REST endpoint, or throws HttpProblem if it has nothing at that path. */
export async function handleEndpoint(
  state: CallContext,
  located: Located,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
): Promise<Endpoint> {
  const found = findEndpoint(located, request.method ?? "", state.nodes);
  const { endpoint, route, cluster } = found;
  let served: Served | undefined;
  try {
    checkCredential(located, `the ${endpoint} endpoint`, endpointCredentials[endpoint]);
    served = watchCall(state, located, found, request, response);
    checkAllowed(located.caller, route.method, route.path);
    const pending = await admitRequest(state, located.caller, request, response);
    const preference = routePreference(located.caller, request);
    if (preference) await checkPreference(cluster, preference, served.inFlight);
    const path = located.rest + search;
    const { limits } = state;
    const maxBytes = route.spec === "beacon" ? limits.bodyBytes : otherBodyBytes(limits);
    const sent = await readRestRequest(route, request, path, maxBytes, pending);
    await chargeBody(state, located.caller, sent.bytes ?? sent.body ?? "");
    await state.lease.renew();
    checkOpen(state, located.service.id, located.caller);
    const { inFlight } = located.service;
    if (sent.isStream) countStream(state, located, response);
    inFlight.add(served.inFlight);
    // The caller may have disconnected while its body was read.
    if (response.destroyed) served.inFlight.abort();
    const reply = await cluster.handle({
      ...sent,
      inFlight: served.inFlight,
      ...(preference && { route: preference }),
      ...(served.span && { span: served.span }),
      tenant: located.caller.tenant,
    });
    served.route = reply.route;
    if (Buffer.isBuffer(reply.body) && !pending.addResponse(reply.body.length))
      throw overloadFailure(sent.idempotency === "write");
    const { label: by } = reply;
    if (by) logStandIn(state.log, located.service.id, endpoint, by);
    sendReply(response, sent.isStream ? heldEvents(reply, state.lease) : reply);
  } catch (error) {
    if (response.destroyed) return endpoint;
    if (served && error instanceof UpstreamFailure) served.failed = error.failed;
    sendProblem(response, asProblem(error), route.spec);
  }
  return endpoint;
}

interface Served {
  readonly span: RequestSpan | undefined;
  readonly inFlight: InFlightRequests;
  route?: RouteReport | undefined;
  /** Which upstreams failed, and how, if none has responded. */
  failed?: string | undefined;
}

/** Reports the call when it has ended, and aborts its upstream request. */
function watchCall(
  { traffic, tracing }: CallContext,
  { service, caller }: Located,
  { endpoint, route }: Found,
  request: IncomingMessage,
  response: ServerResponse,
): Served {
  const span = tracing?.begin("rest", request.headers);
  markCall(response);
  const served: Served = { span, inFlight: new InFlightRequests(span, caller.tenant) };
  const requestId = requestIdFor(response);
  const method = `${route.method} ${route.path}`;
  const call = nodeCall("rest", method, service, endpoint, caller, { requestId, span });
  response.on("close", () => {
    service.eventStreams.delete(response);
    service.inFlight.delete(served.inFlight);
    if (!response.writableFinished) served.inFlight.abort();
    const { statusCode: status, headersSent, writableFinished } = response;
    // Only the caller ends an event stream.
    const isSent = route.events ? headersSent : writableFinished;
    traffic.end(
      call,
      isSent
        ? { outcome: findOutcome(status), status, failed: served.failed, ...served.route }
        : { outcome: "canceled" },
    );
  });
  return served;
}

interface Found {
  readonly endpoint: Endpoint;
  readonly route: Route;
  readonly cluster: Cluster;
}

/** @param nodes - Say whether the path begins with the node's own token, for the error. */
function findEndpoint(
  { service, rest }: Pick<Located, "service" | "rest">,
  method: string,
  nodes?: NodeDirectory,
): Found {
  const allowed: string[] = [];
  for (const [endpoint, cluster] of service.endpoints) {
    const search = findRoute(endpoint, method, rest);
    const off = search.match && service.off.get(endpoint);
    if (off !== undefined) throw notFound(off);
    if (search.match) return { endpoint, route: search.match.route, cluster };
    allowed.push(...search.allowed);
  }
  if (allowed.length > 0) throw wrongMethod(`expected ${allowed.join(", ")}`, allowed);
  throw notFound(nothingAt(service, rest, nodes));
}

/** What a caller learns whose path the node does not have. It may contain a token, so it is not repeated. */
function nothingAt({ id, protocol }: NodeService, path: string, nodes: NodeDirectory | undefined): string {
  const [, first = ""] = path.split("/");
  return nodes?.find(first)?.owner === id
    ? "the token is in the request twice: give it either in the endpoint or as the credential"
    : `this ${protocol} node has nothing at that path`;
}

/** @throws HttpProblem 429 if the caller has its share of the node's event streams. */
function countStream(
  { limits, networks }: CallContext,
  { caller, service }: Located,
  response: ServerResponse,
): void {
  const { eventStreams: open, network } = service;
  const max = limits.eventStreams;
  const held = [...open.values()].filter(({ tenant }) => tenant === caller.tenant).length;
  if (!mayHoldMore(held, max - open.size, networks.findWeight(network)(caller.tenant))) {
    const share = open.size < max ? ", which is its share" : ": all are in use";
    const message = `this credential has ${held} of the node's ${max} event streams${share}`;
    throw tooMany(message, overloadedRetryAfter);
  }
  // If the caller has already disconnected, no event will report it.
  if (!response.destroyed) open.set(response, caller);
}

/** Holds events while it is not known whether the caller's credential still exists. */
function heldEvents(reply: Reply, lease: Lease): Reply {
  if (Buffer.isBuffer(reply.body)) return reply;
  const held = new Transform({
    transform: (chunk, _encoding, done) => lease.run(() => done(null, chunk)),
  });
  return { ...reply, isEndless: true, body: pipeline(reply.body, held, () => {}) };
}

/** @throws the error, unless it explains why there is no response. */
function asProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (!(error instanceof UpstreamFailure) || isDisconnect(error)) throw error;
  if (error.reason === "overloaded") return tooMany(tooManyLargeResponses, overloadedRetryAfter, "gateway");
  if (error.reason === "throttled") return tooMany(error.message, error.retryAfter ?? 1, "upstreams");
  const known = error.reason === "dropped" ? error.message : error.shown;
  if (isLate(error))
    return new HttpProblem(504, "upstream_timeout", known ?? "the node did not respond in time");
  const detail = known ?? "no node could respond";
  return new HttpProblem(502, "upstream_failed", detail);
}

/** Sends a REST request as a node's callers do, or throws HttpProblem 400, 404 or 409. */
export async function tryRest(state: CallContext, service: NodeService, call: CallToTry): Promise<Reply> {
  checkJson(call, "input", "JSON");
  const [method = "", path = ""] = call.name.split(" ", 2);
  const [rest = ""] = path.split("?", 1);
  const { endpoint: part, route, cluster } = findEndpoint({ service, rest }, method);
  checkWrite(call, route.idempotency);
  if (route.events) throw new HttpProblem(400, "is_stream", "a stream of events cannot be tried");
  const startedAt = performance.now();
  const inFlight = new InFlightRequests(call.span);
  const respond = async (): Promise<Reply> =>
    cluster.handle({
      ...restRequest(route, path),
      ...(call.input !== undefined && { body: call.input }),
      route: call.route,
      inFlight,
      ...(call.span && { span: call.span }),
    });
  service.inFlight.add(inFlight);
  const reply: Reply = await respond()
    .catch((error: unknown) => problemReply(asProblem(error), route.spec))
    .finally(() => service.inFlight.delete(inFlight));
  const { network } = service;
  const served = { surface: "rest", method: `${method} ${route.path}`, network, part, startedAt } as const;
  const { id: credential, isAnonymous } = operator;
  const end = { outcome: findOutcome(reply.status), ...reply.route };
  state.traffic.end({ ...served, credential, isAnonymous }, end);
  return reply;
}
