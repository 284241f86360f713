import { Buffer } from "node:buffer";
import { operator } from "../../access/caller.ts";
import { countRequest } from "../../access/begin-request.ts";
import type { CallContext } from "../../access/call-context.ts";
import { type CallToTry, checkJson, checkWrite } from "../../router/call-to-try.ts";
import { notFound } from "../../codec/http/problem.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import type { SendCalls } from "../../router/send-calls.ts";
import { findOutcome } from "../../observe/call.ts";
import type { RpcNode } from "../../router/rpc-node.ts";

/** Sends a GraphQL query to a node as its callers do, or throws HttpProblem 400, 404 or 409. */
export async function tryGraphql(
  state: CallContext,
  node: RpcNode,
  path: string,
  call: CallToTry,
  send: SendCalls,
): Promise<Reply> {
  if (call.name !== `POST ${path}`) throw notFound(`GraphQL queries of this node are sent to POST ${path}`);
  if (node.off !== undefined) throw notFound(node.off);
  const { input: query = "", variables, span } = call;
  checkJson(call, "variables", "a JSON object", (value) => Object(value) === value && !Array.isArray(value));
  // Loaded with the first query: many gateways have none.
  const { serveQuery } = await import("./serve-query.ts");
  const { hasMutation } = await import("./query/parse-query.ts");
  checkWrite(call, hasMutation(query) ? "write" : "safe");
  const startedAt = performance.now();
  const inFlight = new InFlightRequests(span, operator.tenant);
  const pending = countRequest(state, operator);
  node.inFlight.add(inFlight);
  try {
    const values = variables === undefined ? "" : `,"variables":${variables}`;
    const served = await serveQuery({
      state,
      node,
      caller: operator,
      request: { method: "POST", url: path, headers },
      body: `{"query":${JSON.stringify(query)}${values}}`,
      send,
      inFlight,
      preference: call.route,
      pending,
    });
    const { status, body, type: method, hasErrors } = served;
    const { id: credential, isAnonymous } = operator;
    const what = { surface: "graphql", method, network: node.network, part: "rpc" } as const;
    const outcome = findOutcome(status);
    const end = { outcome: outcome === "ok" && hasErrors ? "caller" : outcome, status } as const;
    state.traffic.end({ ...what, credential, isAnonymous, startedAt }, end);
    const { label } = node.cluster;
    const contentType = served.headers["content-type"] ?? "application/json";
    return {
      status,
      contentType,
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      ...(label && { label }),
    };
  } finally {
    node.inFlight.delete(inFlight);
    pending.end();
  }
}

const headers = { "content-type": "application/json", accept: "application/json" };
