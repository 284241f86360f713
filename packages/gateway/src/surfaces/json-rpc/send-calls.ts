import type { SendCalls } from "../../router/send-calls.ts";
import { Exchange } from "./message-reply.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { type CallToTry, checkJson, checkWrite } from "../../router/call-to-try.ts";
import type { CallContext } from "../../access/call-context.ts";
import { countRequest } from "../../access/begin-request.ts";
import { asRpcError } from "./rpc-reply.ts";
import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import { JsonText } from "../../codec/json/json-text.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { type Caller, operator } from "../../access/caller.ts";
import { respondToRpc } from "./respond-to-rpc.ts";

/** Makes the function that sends calls for another surface, as if the caller had sent one message. */
export function sendCallsTo(node: RpcNode, caller: Caller): SendCalls {
  return async (calls, inFlight, preference) => {
    const items = calls.map(({ method, params }, index) => ({ id: String(index), method, params }));
    const message = { isBatch: items.length > 1, items };
    try {
      return { text: await readText(await respondToRpc(node, caller, message, inFlight, preference)) };
    } catch (error) {
      const failure = error instanceof UpstreamFailure ? error : undefined;
      return { error: plain(asRpcError(error)), failure };
    }
  };
}

function plain(error: RpcError | JsonText): RpcError {
  return error instanceof JsonText ? (JSON.parse(error.text) as RpcError) : error;
}

/** Sends a JSON-RPC call to a node as its callers do, or throws HttpProblem 400 or 409. */
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
  const { traffic } = state;
  const origin = {
    node,
    traffic,
    caller: operator,
    requestId: undefined,
    startedAt: performance.now(),
    span: undefined,
  };
  const inFlight = new InFlightRequests(call.span, operator.tenant);
  const pending = countRequest(state, operator);
  node.inFlight.add(inFlight);
  try {
    return await new Exchange(state, origin, inFlight, pending).reply({ text, route: call.route });
  } finally {
    node.inFlight.delete(inFlight);
    pending.end();
  }
}
