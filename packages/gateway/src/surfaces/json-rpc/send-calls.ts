import type { CallOutcome, SendCalls } from "../../codec/json-rpc/send-calls.ts";
import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import { JsonText } from "../../codec/json-text.ts";
import { textOf } from "../../codec/reply-text.ts";
import { UpstreamFailure } from "../../codec/upstream-failure.ts";
import { notJsonRpc, type RpcNode } from "../../router/rpc-node.ts";
import type { Caller } from "../../access/caller.ts";
import { respondToRpc } from "./respond-to-rpc.ts";
import { asRpcError } from "./rpc-error.ts";

/**
 * Makes the function that sends JSON-RPC calls for another surface, as if the caller had sent them in one message:
 * the same methods are allowed, and the calls pass the same filters.
 */
export function sendCallsTo(node: RpcNode, caller: Caller): SendCalls {
  return async (calls, inFlight, preference) => {
    const items = calls.map(({ method, params }, index) => ({
      id: String(index),
      method,
      params: JSON.stringify(params),
    }));
    const message = { isBatch: items.length > 1, items };
    try {
      const reply = await respondToRpc(node, caller, message, inFlight, preference);
      const text = await textOf(reply);
      return { outcomes: readOutcomes(text, items.length), length: text.length };
    } catch (error) {
      const failed: CallOutcome = { error: plain(asRpcError(error)), failure: failureOf(error) };
      return { outcomes: items.map(() => failed), length: 0 };
    }
  };
}

/** @throws RpcFailure if the text is not JSON-RPC. */
function readOutcomes(text: string, count: number): readonly CallOutcome[] {
  const responses = [parsed(text)].flat() as readonly { id?: unknown; result?: unknown; error?: RpcError }[];
  const byId = new Map(responses.map((response) => [String(Object(response).id), response]));
  return Array.from({ length: count }, (_, index) => {
    const { result, error } = byId.get(String(index)) ?? (count === 1 ? responses[0] : undefined) ?? {};
    if (error) return { error };
    return result === undefined ? { error: plain(notJsonRpc().error) } : { result };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJsonRpc();
  }
}

function plain(error: RpcError | JsonText): RpcError {
  return error instanceof JsonText ? (JSON.parse(error.text) as RpcError) : error;
}

function failureOf(error: unknown): UpstreamFailure | undefined {
  return error instanceof UpstreamFailure ? error : undefined;
}
