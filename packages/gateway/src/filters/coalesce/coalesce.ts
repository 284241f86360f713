import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import { type Filter, type Next, readPlainCall } from "../filter.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import { callKey } from "../call-key.ts";
import { SharedRequest } from "./shared-request.ts";

/** Sends equal concurrent calls once, until no caller waits for them any more. */
export function coalesceCalls(chain: Pick<ChainHeads, "served" | "isBusy">): Filter {
  /** The last call that was sent, by key. */
  const inFlight = new Map<string, SharedRequest>();
  let writes = 0;
  const write = async (request: ClusterRequest, next: Next): Promise<Reply> => {
    try {
      return await next(request);
    } finally {
      writes += 1;
    }
  };
  return (request, next) => {
    const { idempotency, route } = request;
    if (idempotency === "write" || request.call?.facts.broadcast) return write(request, next);
    const call = readPlainCall(request);
    if (!call || route?.noCache || route?.upstream !== undefined) return next(request);
    const { served, isBusy } = chain;
    // While calls wait for connections, a tenant waits only for its own.
    const own = isBusy ? `${request.tenant} ${callKey(call)}` : callKey(call);
    // A call without a block may be on its way to an upstream that lacks the one that this caller asks for.
    const least = call.block === undefined ? route?.notBefore : undefined;
    const key = least === undefined ? own : `${least} ${own}`;
    // A call that was sent before callers saw a newer block, or before a write completed,
    // may return older data than this caller has already seen.
    const before = inFlight.get(key);
    if (before?.served === served && before.writes === writes) return before.join(call.id, request, next);
    const shared = new SharedRequest(call.id, served, writes, () => {
      if (inFlight.get(key) === shared) inFlight.delete(key);
    });
    inFlight.set(key, shared);
    const reply = shared.join(call.id, request, next);
    shared.send(request, next);
    return reply;
  };
}
