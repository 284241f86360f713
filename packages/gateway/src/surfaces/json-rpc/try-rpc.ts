import { countRequest } from "../../access/begin-request.ts";
import { operator } from "../../access/caller.ts";
import type { CallContext } from "../../access/call-context.ts";
import { type CallToTry, checkJson, checkWrite } from "../../router/call-to-try.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { rpcReply } from "./message-reply.ts";

/**
 * Sends a JSON-RPC call to a node as its callers do.
 *
 * @throws HttpProblem 400 if the params are not JSON, 409 if it is a write that was not explicitly allowed.
 */
export async function tryRpc(state: CallContext, node: RpcNode, call: CallToTry): Promise<Reply> {
  checkJson(
    call,
    "input",
    "JSON: an array or an object",
    (value) => typeof value === "object" && value !== null,
  );
  checkWrite(call, node.policy.allowed(call.name)?.idempotency);
  const params = call.input === undefined ? "" : `,"params":${call.input}`;
  const text = `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(call.name)}${params}}`;
  const origin = { caller: operator, requestId: undefined, startedAt: performance.now(), span: undefined };
  const inFlight = new InFlightRequests(call.span, operator.tenant);
  const pending = countRequest(state, operator);
  node.inFlight.add(inFlight);
  try {
    return await rpcReply(state, node, origin, { text, route: call.route }, inFlight, pending);
  } finally {
    node.inFlight.delete(inFlight);
    pending.end();
  }
}
