import type { Reply } from "../../upstreams/upstream.ts";
import type { Filter } from "../filter.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { callKey } from "../call-key.ts";
import { blockOfCall } from "./cached-block.ts";
import { cachedReply } from "./cached-reply.ts";
import type { ResultStore } from "./result-store.ts";

/** Caches the results of calls, and finds those that other gateways have cached. */
export function saveResults(store: ResultStore): Filter {
  return (request, next) => {
    const { call, idempotency, only, route } = request;
    if (!call || idempotency !== "safe" || only || call.facts.filter) return next(request);
    const block = blockOfCall(call);
    if (block === undefined) return next(request);
    const key = callKey(call);
    const fetch = (cache: "miss" | "bypass"): Reply | Promise<Reply> => {
      const sent = { call, key, block, reorgs: store.cache.reorgs };
      const save = (upstreamReply: Reply): Reply => {
        const reply = store.save(sent, upstreamReply);
        // Marked with the cache's part in it.
        if (reply.route) reply.route.cache = cache;
        else reply.route = { attempts: 1, cache };
        return reply;
      };
      const response = next(request);
      return response instanceof Promise ? response.then(save) : save(response);
    };
    if (route?.noCache || route?.upstream !== undefined) return fetch("bypass");
    const shared = store.getShared(key, block);
    if (!shared) return fetch("miss");
    return shared.then((result) => {
      if (request.inFlight?.isAborted) throw abortedFailure();
      return result ? cachedReply(call.id, result) : fetch("miss");
    });
  };
}
