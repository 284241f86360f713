import type { Caller } from "../../access/caller.ts";
import { notAllowed } from "../../access/locate-node.ts";
import type { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { rpcCode, type RpcError, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { itemTexts } from "../../codec/json/json-text.ts";
import type { Dialect, RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { adapters, type SendCall } from "./adapters/adapters.ts";

type CallOfCaller = RpcCall & Pick<RoutedCall, "route">;

/** A call is forwarded, or the gateway computes its result (JSON) from the responses to other calls. */
export type Plan = { readonly forward: RoutedCall } | { readonly run: () => Promise<string> };

/** An item with its plan; a failure is a response too. */
export interface PlannedItem {
  readonly id: RpcCall["id"];
  readonly plan: Plan | RpcFailure;
  /** Set at nodes that speak several versions of JSON-RPC. */
  readonly dialect: Dialect | undefined;
}

/** Plans a call, or throws RpcFailure if the caller may not make it. */
export function planCall(
  node: RpcNode,
  caller: Caller,
  call: CallOfCaller,
  inFlight: InFlightRequests,
): Plan {
  if (node.off !== undefined)
    throw new RpcFailure({ code: rpcCode.methodNotFound, message: node.off, data: { reason: "off" } });
  const facts = node.policy.allowed(call.method);
  if (!facts) {
    const message = `the method ${call.method.slice(0, 100)} is not offered by this node`;
    throw new RpcFailure({ code: rpcCode.methodNotFound, message });
  }
  if (!isMethodAllowed(caller, call.method, facts)) throw new RpcFailure(methodNotAllowed(call.method));
  const { name, filter } = facts;
  if (facts.subscription) {
    const message = `${name} needs a WebSocket, and a separate message`;
    throw new RpcFailure({ code: rpcCode.methodNotFound, message });
  }
  const routed: RoutedCall = { ...call, method: name, facts };
  if (filter === "makes") return { run: async () => JSON.stringify(await node.makeFilter(routed, inFlight)) };
  if (filter) return useFilter(node, routed, filter === "ends", inFlight);
  if (node.adapters.size > 0) {
    const adapter = adapters.find((one) => one.method === name && node.adapters.has(one.name));
    const params: unknown = adapter && JSON.parse(call.params ?? "[]");
    if (adapter && Array.isArray(params) && adapter.applies(params)) {
      const sendCall: SendCall = (method, ...values) => node.call(method, values, inFlight);
      return { run: async () => JSON.stringify(await adapter.run(sendCall, params)) };
    }
  }
  if (!isEchoed(call.id)) return { run: () => sendWithOwnId(node, routed, inFlight) };
  return { forward: routed };
}

/** Whether the caller's credential allows a method, by the name in the call or by its main name. */
export function isMethodAllowed({ methods }: Caller, called: string, { name }: MethodFacts): boolean {
  return !methods || methods.allows(name) || methods.allows(called);
}

export function methodNotAllowed(called: string): RpcError {
  return { code: rpcCode.methodNotFound, message: notAllowed(called), data: { reason: "not_allowed" } };
}

/** Some nodes round numbers that are not small integers, and reject other values. */
function isEchoed(id: string): boolean {
  return /^"|^null$/.test(id) || /^(?:0|-?[1-9]\d{0,14})$/.test(id);
}

async function sendWithOwnId(node: RpcNode, call: RoutedCall, inFlight: InFlightRequests): Promise<string> {
  const { result } = await node.sendCall({ ...call, id: "1" }, inFlight);
  return result;
}

function useFilter(node: RpcNode, call: RoutedCall, ends: boolean, inFlight: InFlightRequests): Plan {
  const [own = "null"] = itemTexts(call.params ?? "[]");
  const id: unknown = JSON.parse(own);
  if (typeof id !== "string")
    throw new RpcFailure({ code: rpcCode.invalidParams, message: "params[0]: expected the id of a filter" });
  // As every node responds, whether the filter never existed, has expired, or is another caller's.
  const isUnknown = (): boolean => ends && !node.filters.has(id);
  const unknown = "false";
  // Another worker may have made the filter at a development node that this one has not called yet.
  if (node.cluster.isAsleep) {
    const run = async (): Promise<string> => {
      await node.wake();
      return isUnknown() ? unknown : sendWithOwnId(node, node.useFilter(call, id, ends), inFlight);
    };
    return { run };
  }
  return isUnknown() ? { run: async () => unknown } : { forward: node.useFilter(call, id, ends) };
}
