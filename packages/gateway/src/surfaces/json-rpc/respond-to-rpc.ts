import type { Caller } from "../../access/caller.ts";
import type { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText, resultText, type RpcItem, type RpcMessage } from "../../codec/json-rpc/rpc-message.ts";
import { batchRequest, callRequest } from "../../upstreams/rpc-request.ts";
import type { Reply, RoutePreference } from "../../upstreams/upstream.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { respondToMixedBatch } from "./respond-to-mixed-batch.ts";
import { type Plan, planCall, type PlannedItem } from "./plan-call.ts";
import { ownReply, asRpcError } from "./rpc-reply.ts";

/**
 * Responds to a JSON-RPC request or batch. Responses to calls that are sent upstream unchanged are not parsed.
 *
 * @returns the response itself if it is available at once, such as one from the cache.
 * @throws UpstreamFailure if no upstream serves the request.
 */
export function respondToRpc(
  node: RpcNode,
  caller: Caller,
  message: RpcMessage,
  inFlight: InFlightRequests,
  preference: RoutePreference | undefined,
): Reply | Promise<Reply> {
  const [first] = message.items;
  if (!message.isBatch && first)
    return respondToOne(node, first.id, planItem(node, caller, first, inFlight, preference), inFlight);
  const items = message.items.map((item) => ({
    id: item.id,
    dialect: item.dialect,
    plan: planItem(node, caller, item, inFlight, preference),
  }));
  const forwards = items.flatMap(({ plan }) => ("forward" in plan ? [plan.forward] : []));
  if (forwards.length < items.length) return respondToMixedBatch(node, items, inFlight);
  const { span, tenant } = inFlight;
  return node.cluster.handle(batchRequest(forwards, { span, tenant, inFlight }));
}

function planItem(
  node: RpcNode,
  caller: Caller,
  item: RpcItem,
  inFlight: InFlightRequests,
  preference: RoutePreference | undefined,
): Plan | RpcFailure {
  if ("invalid" in item) return new RpcFailure({ code: rpcCode.invalidRequest, message: item.invalid }, 400);
  try {
    return planCall(node, caller, preference ? { ...item, route: preference } : item, inFlight);
  } catch (error) {
    if (error instanceof RpcFailure) return error;
    throw error;
  }
}

function respondToOne(
  node: RpcNode,
  id: string,
  plan: PlannedItem["plan"],
  inFlight: InFlightRequests,
): Reply | Promise<Reply> {
  if (plan instanceof RpcFailure) return ownReply(errorText(id, plan.error), plan.status);
  if ("run" in plan) return runPlan(id, plan.run);
  const { span, tenant } = inFlight;
  return node.cluster.handle(callRequest(plan.forward, { span, tenant, inFlight }));
}

async function runPlan(id: string, run: () => Promise<string>): Promise<Reply> {
  try {
    return ownReply(resultText(id, await run()));
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    return ownReply(errorText(id, asRpcError(error)));
  }
}
