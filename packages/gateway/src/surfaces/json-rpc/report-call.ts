import type { Caller } from "../../access/caller.ts";
import type { RpcItem, RpcMessage } from "../../contract/json-rpc/rpc-message.ts";
import type { Reply } from "../../contract/part-source.ts";
import { type CallEnd, outcomeOf } from "../../observe/call.ts";
import type { Traffic } from "../../observe/traffic.ts";
import type { RpcNode } from "../../routing/rpc-node.ts";

/** Where an error response of a node has its error, if its id is no long text. */
const headBytes = 256;

/** A message that was served. */
interface Served {
  readonly caller: Caller;
  /** Nothing if it could not be read. */
  readonly message: RpcMessage | undefined;
  readonly reply: Reply;
  readonly isGone: boolean;
  readonly requestId: string | undefined;
  readonly startedAt: number;
}

/** Reports a JSON-RPC call or batch. */
export function reportCall(traffic: Traffic, node: RpcNode, served: Served): void {
  const { caller, message, requestId, startedAt } = served;
  const items = message?.isBatch ? countMethods(node, message) : undefined;
  const call = {
    surface: "json-rpc",
    method: items ? "batch" : methodOf(node, message?.items[0]),
    network: node.network,
    credential: caller.id,
    isStranger: caller.isStranger,
    requestId,
    items,
    startedAt,
  } as const;
  traffic.end(call, endOf(served));
}

/** How many calls of each method a batch has. */
function countMethods(node: RpcNode, message: RpcMessage): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of message.items) {
    const method = methodOf(node, item);
    counts.set(method, (counts.get(method) ?? 0) + 1);
  }
  return counts;
}

/** Callers can make up any number of names, so only those of the specs are counted by name. */
function methodOf({ policy }: RpcNode, item: RpcItem | undefined): string {
  return (item && "method" in item && policy.named(item.method)) || "other";
}

function endOf({ message, reply, isGone }: Served): CallEnd {
  if (isGone) return { outcome: "gone" };
  const { status, route } = reply;
  const outcome = outcomeOf(status);
  const isError = outcome === "ok" && !message?.isBatch && isErrorResponse(reply);
  return {
    outcome: isError ? "caller" : outcome,
    upstream: route?.upstream,
    attempts: route?.attempts,
    cache: route?.cache,
    hedged: route?.hedged,
  };
}

/** The member that a good response has, and the beginning of the one that an error response has. */
const [result, error] = [Buffer.from('"result":'), Buffer.from('"error":{')];

/** Whether a single call's response is an error. Only its first bytes count: a result may be large. */
function isErrorResponse({ body }: Reply): boolean {
  if (!Buffer.isBuffer(body)) return false;
  const at = body.indexOf(result);
  if (at >= 0 && at <= headBytes - result.length) return false;
  return body.subarray(0, headBytes).includes(error);
}
