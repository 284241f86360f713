import type { JsonText } from "../json-text.ts";
import type { Flights } from "../upstream/flights.ts";
import { crowdedFor } from "../http/problem.ts";
import { crowded, type Flight, type Reply, type RpcCall, UpstreamFailure } from "../upstream/reply.ts";
import { answerMixedBatch } from "./answer-mixed-batch.ts";
import { type Forward, type Plan, planCall } from "./plan-call.ts";
import { rpcCode, type RpcError, RpcFailure } from "./rpc-failure.ts";
import { callText, errorText, resultText, type RpcItem, type RpcMessage } from "./rpc-message.ts";
import type { RpcNode } from "./rpc-node.ts";

/** An item with how it is answered; a failure is an answer too. */
export interface PlannedItem {
  readonly id: RpcCall["id"];
  readonly plan: Plan | RpcFailure;
}

/**
 * Answers a JSON-RPC request or batch. What goes upstream unchanged comes back unread.
 *
 * @param flights - Takes what is sent upstream, so that it can be given up when the caller goes.
 * @throws UpstreamFailure if no upstream answers the whole of it.
 */
export function answerRpc(node: RpcNode, message: RpcMessage, flights: Flights): Promise<Reply> {
  const items = message.items.map((item) => ({ id: item.id, plan: planItem(node, item, flights) }));
  const [first] = items;
  if (!message.isBatch && first) return answerOne(node, first, flights);
  const forwards = items.flatMap(({ plan }) =>
    "forward" in plan && !plan.forward.only ? [plan.forward] : [],
  );
  if (forwards.length < items.length) return answerMixedBatch(node, items, flights);
  return fly(sendBatch(node, forwards), flights);
}

/** Sends several calls as one batch. It is as delicate as the most delicate of them. */
export function sendBatch(node: RpcNode, forwards: readonly Forward[]): Flight {
  const calls = forwards.map(({ call }) => call);
  return node.source.send({
    method: "POST",
    path: "",
    body: `[${calls.map(callText).join(",")}]`,
    idempotency: forwards.some(({ idempotency }) => idempotency === "write") ? "write" : "idempotent",
    calls,
  });
}

/** An answer of the gateway's own, which is JSON. */
export function ownReply(text: string, status = 200): Reply {
  return { status, contentType: "application/json", body: Buffer.from(text) };
}

/** @param seconds - After which it may be tried again. */
export function limitError(message: string, seconds: number): RpcError {
  return { code: rpcCode.limit, message, data: { try_again_in: `${seconds}s` } };
}

/** @returns the error that a caller is told of; what went wrong inside stays inside. */
export function asRpcError(error: unknown): RpcError | JsonText {
  if (error instanceof RpcFailure) return error.error;
  if (error instanceof UpstreamFailure && error.reason === "crowded") return limitError(crowded, crowdedFor);
  if (error instanceof UpstreamFailure && error.reason === "too-large") {
    const message = `the answer has ${error.message}: ask for it over HTTP, in a request of its own`;
    return { code: rpcCode.limit, message };
  }
  if (error instanceof UpstreamFailure) {
    const message = error.reason === "timeout" ? "the node did not answer in time" : "no node could answer";
    return { code: rpcCode.unavailable, message };
  }
  return { code: rpcCode.internal, message: "the gateway failed" };
}

function planItem(node: RpcNode, item: RpcItem, flights: Flights): Plan | RpcFailure {
  if ("invalid" in item) return new RpcFailure({ code: rpcCode.invalidRequest, message: item.invalid }, 400);
  try {
    return planCall(node, item, flights);
  } catch (error) {
    if (error instanceof RpcFailure) return error;
    throw error;
  }
}

async function answerOne(node: RpcNode, { id, plan }: PlannedItem, flights: Flights): Promise<Reply> {
  if (plan instanceof RpcFailure) return ownReply(errorText(id, plan.error), plan.status);
  if ("forward" in plan) {
    const { call, idempotency, only } = plan.forward;
    const request = { method: "POST", path: "", body: callText(call), idempotency, calls: [call] } as const;
    return fly(node.source.send(only ? { ...request, only } : request), flights);
  }
  try {
    return ownReply(resultText(id, await plan.run()));
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    return ownReply(errorText(id, asRpcError(error)));
  }
}

function fly(flight: Flight, flights: Flights): Promise<Reply> {
  flights.add(flight);
  return flight.reply;
}
