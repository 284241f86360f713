import { Buffer } from "node:buffer";
import type { Caller } from "../../access/caller.ts";
import type { RpcItem, RpcMessage } from "../../codec/json-rpc/rpc-message.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { isDisconnect } from "../../upstreams/upstream-failure.ts";
import { type Call, type CallEnd, type CallSpan, type Outcome, findOutcome } from "../../observe/call.ts";
import type { Traffic } from "../../observe/traffic.ts";
import type { RpcNode } from "../../router/rpc-node.ts";

/** A node's error response contains `"error"` within this many bytes, unless its id is a long text. */
const headBytes = 256;

/** Where a message came from, and what receives its report. */
export interface Origin {
  readonly node: RpcNode;
  readonly traffic: Traffic;
  readonly caller: Caller;
  readonly requestId: string | undefined;
  /** When the message arrived, by the process's monotonic clock. */
  readonly startedAt: number;
  readonly span: CallSpan | undefined;
  /** Whether it came over a WebSocket: its response has no HTTP status. */
  readonly isSocket?: boolean;
}

/**
 * @param reply - `undefined` if the caller has disconnected.
 * @param message - `undefined` if it could not be read.
 * @param failed - Which upstreams failed, and how, if none has responded.
 */
export function reportCall(
  origin: Origin,
  reply: Reply | undefined,
  message?: RpcMessage,
  failed?: string,
): void {
  const end = reply ? describeEnd(origin, reply, message, failed) : ({ outcome: "canceled" } as const);
  report(origin, end, message);
}

/** Reports a call without a JSON-RPC response: its caller gets an HTTP error, or its connection is closed. */
export function reportFailure(origin: Origin, error: unknown, message?: RpcMessage): void {
  report(origin, failureEnd(error), message);
}

function failureEnd(error: unknown): CallEnd {
  if (error instanceof HttpProblem) return { outcome: findOutcome(error.status), status: error.status };
  return { outcome: isDisconnect(error) ? "upstream" : "gateway" };
}

export function reportSubscription(origin: Origin, method: string, outcome: Outcome): void {
  origin.traffic.end(describeCall(origin, method), { outcome });
}

function report(origin: Origin, end: CallEnd, message: RpcMessage | undefined): void {
  const { node, traffic } = origin;
  const items = message?.isBatch ? countMethods(node, message) : undefined;
  const method = items ? "batch" : findMethod(node, message?.items[0]);
  traffic.end(describeCall(origin, method, items), end);
}

function describeCall(
  { node: { id: node, network, part }, caller, requestId, startedAt, span }: Origin,
  method: string,
  items?: Call["items"],
): Call {
  const { id: credential, isAnonymous } = caller;
  return {
    surface: "json-rpc",
    method,
    network,
    part,
    node,
    credential,
    isAnonymous,
    requestId,
    items,
    startedAt,
    span,
  };
}

function countMethods(node: RpcNode, message: RpcMessage): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of message.items) {
    const method = findMethod(node, item);
    counts.set(method, (counts.get(method) ?? 0) + 1);
  }
  return counts;
}

/** Callers can invent any number of names, so only those in the specs are counted by name. */
function findMethod({ policy }: RpcNode, item: RpcItem | undefined): string {
  return (item && "method" in item && policy.named(item.method)) || "other";
}

function describeEnd(
  { isSocket }: Origin,
  reply: Reply,
  message: RpcMessage | undefined,
  failed: string | undefined,
): CallEnd {
  const { status, route } = reply;
  const outcome = findOutcome(status);
  const isError = outcome === "ok" && !message?.isBatch && isErrorResponse(reply);
  return {
    outcome: isError ? "caller" : outcome,
    status: isSocket ? undefined : status,
    upstream: route?.upstream,
    attempts: route?.attempts,
    cache: route?.cache,
    hedged: route?.hedged,
    failed: route?.failed ?? failed,
  };
}

/** The member of a successful response, and the beginning of the one in an error response. */
const [result, error] = [Buffer.from('"result":'), Buffer.from('"error":{')];
/** What some nodes have in place of a result, next to an error. */
const none = Buffer.from("null,");

/** Whether a single call's response is an error. Only its first bytes are checked: a result may be large. */
function isErrorResponse({ body, result: known }: Reply): boolean {
  if (known !== undefined || !Buffer.isBuffer(body)) return false;
  const at = body.indexOf(result);
  const hasResult =
    at >= 0 && at <= headBytes - result.length && body.indexOf(none, at) !== at + result.length;
  if (hasResult) return false;
  return body.subarray(0, headBytes).includes(error);
}
