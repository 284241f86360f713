import type { Caller } from "../../access/caller.ts";
import type { RpcItem, RpcMessage } from "../../contract/json-rpc/rpc-message.ts";
import type { Reply } from "../../contract/part-source.ts";
import { type CallEnd, outcomeOf, type Traffic } from "../../observe/traffic.ts";
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
  const call = {
    surface: "json-rpc",
    network: node.network,
    credential: caller.id,
    requestId,
    startedAt,
  } as const;
  const [first] = message?.items ?? [];
  if (message?.isBatch) {
    const items = new Map<string, number>();
    for (const item of message.items) {
      const method = methodOf(node, item);
      items.set(method, (items.get(method) ?? 0) + 1);
    }
    traffic.end({ ...call, method: "batch", items }, endOf(served));
  } else traffic.end({ ...call, method: methodOf(node, first) }, endOf(served));
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
  return { outcome: isError ? "caller" : outcome, ...route };
}

/** Whether a single call's response is an error. Only its first bytes are read: a result may be large. */
function isErrorResponse({ body }: Reply): boolean {
  if (!Buffer.isBuffer(body)) return false;
  const head = body.subarray(0, headBytes);
  return head.includes('"error":{') && !head.includes('"result":');
}
