import type { Filter } from "../filter.ts";
import { callKey } from "../call-key.ts";
import { heldBytes, isWhole } from "../held-bytes.ts";
import { blockOfCall } from "./cached-block.ts";
import { cachedReply } from "./cached-reply.ts";
import type { ResultStore } from "./result-store.ts";

/**
 * Responds to calls whose results are cached.
 *
 * @param onCached - Called for each cacheable call, with whether it was a hit.
 */
export function readResults(store: ResultStore, onCached: (isHit: boolean) => void): Filter {
  return (request, next) => {
    const { call, idempotency, only, route } = request;
    // Only one upstream knows a filter.
    if (!call || idempotency !== "safe" || only || call.facts.filter) return next(request);
    if (route?.noCache || route?.upstream !== undefined) return next(request);
    const block = blockOfCall(call);
    if (block === undefined) return next(request);
    const result = store.get(callKey(call), block);
    const isHit = result !== undefined && (isWhole(result.length) || heldBytes.add(result.length));
    onCached(isHit);
    return isHit ? cachedReply(call.id, result) : next(request);
  };
}
