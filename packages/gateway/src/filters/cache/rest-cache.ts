import { LRUCache } from "lru-cache";
import { ownBytes } from "./result-cache.ts";
import { textAt } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";

/** Estimated bytes of an entry in addition to its body and key. */
const overhead = 500;

/**
 * Caches responses of REST operations that can no longer change, such as those about a finalized block, but
 * no large ones.
 *
 * @param bytes - Maximum bytes of all responses together.
 * @param onCached - Called for each cacheable request, with whether it was a hit.
 */
export function cacheRest(bytes: number, onCached: (isHit: boolean) => void): Filter {
  const replies = new LRUCache<string, Reply>({ maxSize: bytes });
  const save = (key: string, { cache }: ClusterRequest, reply: Reply): void => {
    const { status, body, contentType, headers = {} } = reply;
    if (status !== 200 || !Buffer.isBuffer(body) || !contentType.startsWith("application/json")) return;
    const final = cache?.final;
    if (final && textAt(body.toString("latin1"), final.path) !== JSON.stringify(final.value)) return;
    const size = overhead + 2 * key.length + body.length;
    replies.set(key, { status, contentType, body: ownBytes(body), headers }, { size });
  };
  const fetch = async (request: ClusterRequest, key: string, next: Next): Promise<Reply> => {
    const reply = await next(request);
    save(key, request, reply);
    const cache = request.route?.noCache ? "bypass" : "miss";
    return { ...reply, route: { attempts: 1, ...reply.route, cache } };
  };
  return (request, next) => {
    const { cache, method, path, headers, body, route } = request;
    if (!cache || request.only || route?.upstream !== undefined) return next(request);
    const key = JSON.stringify([method, path, headers, body]);
    const known = route?.noCache ? undefined : replies.get(key);
    onCached(known !== undefined);
    return known ? { ...known, route: { attempts: 0, cache: "hit" } } : fetch(request, key, next);
  };
}
