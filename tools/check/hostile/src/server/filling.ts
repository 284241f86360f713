import type { Body } from "./fault.ts";
import type { fill } from "./fill.ts";
import { parseCalls, type RpcHandler, rpcResponse } from "./json-rpc-response.ts";
import type { SeenRequest } from "./request.ts";

/** Returns the values of a body's placeholders for the response to a request. */
export function filling(request: SeenRequest, node: RpcHandler): Parameters<typeof fill>[1] {
  const calls = parseCalls(request.body);
  const isRpc = Array.isArray(calls) || calls?.method !== undefined;
  let made: unknown;
  /** Not made for a response that has nothing of it, since a node carries out a write then. */
  const correct = (): unknown => (made ??= isRpc ? rpcResponse(request, node) : restResponse(request));
  const single = Array.isArray(calls) ? undefined : calls;
  return {
    request,
    id: single?.id,
    get correct() {
      return JSON.stringify(correct());
    },
    get result() {
      return JSON.stringify((correct() as { result?: unknown }).result ?? correct());
    },
    altered: (fault: Body & object) =>
      JSON.stringify("batch" in fault ? rpcResponse(request, node, fault.batch) : correct()),
  };
}

/**
 * Returns a response in which every REST client of the suite finds its request's nonce, each in the fields that it reads.
 *
 * @param request - If it has no nonce, the response contains `none`.
 */
function restResponse({ nonces: [nonce = "none"] }: SeenRequest): object {
  return {
    id: nonce,
    name: nonce,
    object: "model",
    data: { genesis_time: nonce },
    universe: [{ name: nonce }],
    status: "ok",
    response: { type: nonce },
    choices: [{ message: { role: "assistant", content: nonce } }],
  };
}
