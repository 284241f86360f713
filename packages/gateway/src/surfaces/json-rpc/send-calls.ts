import type { SendCalls } from "../../router/send-calls.ts";
import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import { JsonText } from "../../codec/json/json-text.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import type { Caller } from "../../access/caller.ts";
import { respondToRpc } from "./respond-to-rpc.ts";
import { asRpcError } from "./rpc-error.ts";

/**
 * Makes the function that sends JSON-RPC calls for another surface, as if the caller had sent them in one message:
 * the same methods are allowed, and the calls pass the same filters.
 */
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
