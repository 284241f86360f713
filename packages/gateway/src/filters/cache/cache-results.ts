import { type Filter, readPlainCall } from "../filter.ts";
import { callKey } from "../call-key.ts";
import { heldBytes, isWhole, makeBody } from "../held-bytes.ts";
import { blockOfCall } from "./cached-block.ts";
import type { ResultStore } from "./result-store.ts";
import { Buffer } from "node:buffer";
import { resultText } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { resultPieces } from "../response-body.ts";
import type { CachedResult } from "./result-cache.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";

/** @param onCached - Called for each cacheable call, with whether it was a hit. */
export function readResults(store: ResultStore, onCached: (isHit: boolean) => void): Filter {
  return (request, next) => {
    const call = readPlainCall(request);
    const { route } = request;
    if (!call || route?.noCache || route?.upstream !== undefined) return next(request);
    const block = blockOfCall(call);
    if (block === undefined) return next(request);
    const result = store.get(callKey(call), block);
    const isHit = result !== undefined && (isWhole(result.length) || heldBytes.add(result.length));
    onCached(isHit);
    return isHit ? cachedReply(call.id, result) : next(request);
  };
}

/** @returns the response with a cached result. A large result counts as held until it is read. */
function cachedReply(id: string, result: CachedResult): Reply {
  const head = {
    status: 200,
    contentType: "application/json",
    route: { attempts: 0, cache: "hit" },
  } as const;
  if (typeof result === "string") return { ...head, body: Buffer.from(resultText(id, result)), result };
  const { length } = result;
  const onRead = isWhole(length) ? undefined : (): void => heldBytes.remove(length);
  return { ...head, body: makeBody(resultPieces(id, result), onRead) };
}

/** Caches the results of calls, and finds those that other gateways have cached. */
export function saveResults(store: ResultStore): Filter {
  return (request, next) => {
    const call = readPlainCall(request);
    const block = call && blockOfCall(call);
    if (!call || block === undefined) return next(request);
    const { route } = request;
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
