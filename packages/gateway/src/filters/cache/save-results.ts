import type { ClusterRequest, Reply, RoutedCall } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { callKey } from "../call-key.ts";
import { blockOfCall } from "./cached-block.ts";
import { cachedReply } from "./cached-reply.ts";
import type { ResultStore } from "./result-store.ts";

/** Caches the results of calls, and finds those that other gateways have cached. */
export class SaveResults implements Filter {
  readonly #store: ResultStore;

  constructor(store: ResultStore) {
    this.#store = store;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call, idempotency, only, route } = request;
    if (!call || idempotency !== "safe" || only || call.facts.filter) return next(request);
    const block = blockOfCall(call);
    if (block === undefined) return next(request);
    const key = callKey(call);
    if (route?.noCache || route?.upstream !== undefined)
      return this.#fetch(request, call, block, next, "bypass");
    const shared = this.#store.getShared(key, block);
    if (!shared) return this.#fetch(request, call, block, next, "miss");
    return shared.then((result) => {
      if (request.inFlight?.isAborted) throw abortedFailure();
      return result ? cachedReply(call.id, result) : this.#fetch(request, call, block, next, "miss");
    });
  }

  #fetch(
    request: ClusterRequest,
    call: RoutedCall,
    block: number,
    next: Next,
    cache: "miss" | "bypass",
  ): Reply | Promise<Reply> {
    const sent = this.#store.sent(call, callKey(call), block);
    const save = (upstreamReply: Reply): Reply => {
      const reply = this.#store.save(sent, upstreamReply);
      // Marked with the cache's part in it.
      if (reply.route) reply.route.cache = cache;
      else reply.route = { attempts: 1, cache };
      return reply;
    };
    const response = next(request);
    return response instanceof Promise ? response.then(save) : save(response);
  }
}
