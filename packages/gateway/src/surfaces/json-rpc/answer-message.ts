import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { GatewayState } from "../../access/gateway-state.ts";
import type { Pending } from "../../access/pending-bytes.ts";
import type { Flights } from "../../contract/flights.ts";
import { crowdedFor } from "../../contract/http/problem.ts";
import { RpcFailure } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText, readRpcMessage, type RpcMessage } from "../../contract/json-rpc/rpc-message.ts";
import type { JsonScanner } from "../../contract/json-scanner.ts";
import { crowded, type Reply, type RouteWish, UpstreamFailure } from "../../contract/part-source.ts";
import type { RpcNode } from "../../routing/rpc-node.ts";
import { answerRpc } from "./answer-rpc.ts";
import { type Origin, reportCall, reportFailure } from "./report-call.ts";
import { asRpcError } from "./rpc-error.ts";
import { checkWish, routeWish } from "./route-wish.ts";
import { limited, ownReply } from "./rpc-reply.ts";

/** How many requests a heavy call counts as, such as a trace. */
const heavyWeight = 10;

/** A message as it was received. */
export interface ReceivedMessage {
  readonly text: string;
  /** How many requests were already counted for it. Default: none. */
  readonly charged?: number;
  /** Has already checked the text. */
  readonly scanner?: JsonScanner | undefined;
  /** The HTTP request that carried it: its headers may ask for a certain routing. */
  readonly request?: IncomingMessage;
  /** The routing that its sender asks for, if there is no HTTP request. */
  readonly route?: RouteWish;
}

/** How many requests the calls of a message count as. */
function workOf({ policy }: RpcNode, { items }: RpcMessage): number {
  let sum = 0;
  for (const item of items) sum += "method" in item && policy.isHeavy(item.method) ? heavyWeight : 1;
  return sum;
}

/**
 * Responds to the text of a JSON-RPC request or batch, over any transport; failures become JSON-RPC errors.
 *
 * @param pending - Counts the response's bytes, if it is complete.
 */
export async function rpcReply(
  { limits, rateLimit, metrics, log, traffic }: GatewayState,
  node: RpcNode,
  origin: Origin,
  { text, charged = 0, scanner, request, route }: ReceivedMessage,
  flights: Flights,
  pending: Pending,
): Promise<Reply> {
  const { caller } = origin;
  let message: RpcMessage | undefined;
  const served = (reply: Reply): Reply => {
    reportCall(traffic, node, origin, flights.isAborted ? undefined : reply, message);
    return reply;
  };
  try {
    // Checked before parsing: a caller that sends too much must not cost CPU time.
    const early = rateLimit.wait(caller, rateLimit.cost(0, text.length) - charged);
    if (early > 0) return served(limited("null", early));
    message = readRpcMessage(text, limits.batchItems, scanner);
    metrics.rpcCalls(message.items.length);
    const wait = rateLimit.take(caller, rateLimit.cost(workOf(node, message), text.length) - charged);
    if (wait > 0) return served(limited(idOf(message), wait));
    const wish = route ?? (request && routeWish(caller, request));
    if (wish) await checkWish(node.source, wish);
    // Callers never see the chain go back: neither within this response nor from this one to the next.
    const { heads } = node;
    const ready = heads?.ready();
    if (ready) await ready;
    const reply = await answerRpc(node, caller, message, flights, wish);
    const shown = heads?.reveal(reply);
    if (shown) await shown;
    if (Buffer.isBuffer(reply.body) && !pending.addAnswer(reply.body.length)) throw noRoom(node, message);
    const { label: by } = node.source;
    if (by) log("info", "served without a node", { node: node.id, part: "rpc", by });
    return served(reply);
  } catch (error) {
    const failed = failureReply(idOf(message), error);
    if (failed) return served(failed);
    reportFailure(traffic, node, origin, error, message);
    throw error;
  }
}

/** The id of a message that is a single call. */
function idOf(message: RpcMessage | undefined): string {
  return (message?.isBatch === false && message.items[0]?.id) || "null";
}

/** @returns `undefined` if the error is not a failure of the call or of its upstreams. */
function failureReply(id: string, error: unknown): Reply | undefined {
  if (error instanceof RpcFailure) return ownReply(errorText(id, error.error), error.status);
  if (!(error instanceof UpstreamFailure)) return undefined;
  if (error.reason === "crowded") return limited(id, crowdedFor, crowded);
  if (error.reason === "throttled") return limited(id, error.retryAfter ?? 1, error.message);
  return ownReply(errorText(id, asRpcError(error)), error.reason === "timeout" ? 504 : 502);
}

/** The error of a response without room. A write has been done, and must not be sent again. */
export function noRoom(node: RpcNode, { items }: RpcMessage): UpstreamFailure {
  const writes = items.some(
    (item) => "method" in item && node.policy.allowed(item.method)?.idempotency === "write",
  );
  return new UpstreamFailure(writes ? "aborted" : "crowded", "answers");
}
