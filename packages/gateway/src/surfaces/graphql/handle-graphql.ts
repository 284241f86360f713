import { Buffer } from "node:buffer";
import { logStandIn } from "../../observe/log.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { admitRequest, chargeBody } from "../../access/begin-request.ts";
import type { CallContext } from "../../access/call-context.ts";
import type { Caller } from "../../access/caller.ts";
import { checkOpen } from "../../access/locate-node.ts";
import { checkPreference, routePreference } from "../../access/route-preference.ts";
import { readBody } from "../../codec/http/body.ts";
import { notFound, wrongMethod } from "../../codec/http/problem.ts";
import { markCall, requestIdFor } from "../../codec/http/request-id.ts";
import { sendReply, servedMethod } from "../../codec/http/respond.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import type { SendCalls } from "../../router/send-calls.ts";
import { type CallEnd, findOutcome, nodeCall } from "../../observe/call.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import type { QueryResponse } from "./serve-query.ts";

/** Responds to a GraphQL request, whose fields are read with JSON-RPC calls of the same node. */
export async function handleGraphql(
  state: CallContext,
  node: RpcNode,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
  send: SendCalls,
): Promise<void> {
  const served = watchQuery(state, node, caller, request, response);
  const { inFlight } = served;
  if (node.off !== undefined) throw notFound(node.off);
  const method = servedMethod(request);
  if (method !== "POST" && method !== "GET")
    throw wrongMethod("GraphQL takes POST, and GET for queries", ["GET", "HEAD", "POST"]);
  const pending = await admitRequest(state, caller, request, response);
  const preference = routePreference(caller, request);
  if (preference) await checkPreference(node.cluster, preference, inFlight);
  const body = method === "GET" ? undefined : await readBody(request, state.limits.bodyBytes, pending);
  await chargeBody(state, caller, body ?? "");
  await state.lease.renew();
  checkOpen(state, node.id, caller);
  // Loaded with the first query: many gateways have none.
  const { serveQuery } = await import("./serve-query.ts");
  if (response.destroyed) return;
  node.inFlight.add(inFlight);
  const options = { state, node, caller, request, body, send, inFlight, preference, pending };
  const result = await serveQuery(options).catch((error: unknown) => {
    // Its calls were aborted with it.
    if (!response.destroyed) throw error;
  });
  if (!result || response.destroyed) return;
  served.result = result;
  const { status, headers, body: bytes, retryAfter } = result;
  const { label } = node.cluster;
  if (label) logStandIn(state.log, node.id, "rpc", label);
  const { "content-type": contentType = "application/json", ...others } = headers;
  sendReply(response, {
    status,
    contentType,
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    headers: others,
    ...(retryAfter !== undefined && { retryAfter: String(retryAfter) }),
    ...(label && { label }),
  });
}

interface Served {
  readonly inFlight: InFlightRequests;
  result?: QueryResponse;
}

/** Reports the query when it has ended, and aborts its calls. */
function watchQuery(
  { traffic, tracing }: CallContext,
  node: RpcNode,
  caller: Caller,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Served {
  markCall(response);
  const span = tracing?.begin("graphql", headers);
  const startedAt = performance.now();
  const served: Served = { inFlight: new InFlightRequests(span, caller.tenant) };
  response.on("close", () => {
    node.inFlight.delete(served.inFlight);
    if (!response.writableFinished) served.inFlight.abort();
    const { type = "other", counts } = served.result ?? {};
    const requestId = requestIdFor(response);
    // Usage counts the calls of the node, as it does for a batch.
    const items = counts && counts.size > 0 ? counts : undefined;
    const call = nodeCall("graphql", type, node, "rpc", caller, { requestId, items, startedAt, span });
    traffic.end(call, describeEnd(served, response));
  });
  return served;
}

function describeEnd({ result }: Served, { statusCode: status, writableFinished }: ServerResponse): CallEnd {
  if (!writableFinished) return { outcome: "canceled" };
  const outcome = findOutcome(status);
  return { outcome: outcome === "ok" && result?.hasErrors ? "caller" : outcome, status };
}
