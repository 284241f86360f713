import { LRUCache } from "lru-cache";
import { ownBytes } from "./own-bytes.ts";
import { textAt } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";

/** Estimated bytes of an entry in addition to its body and key. */
const overhead = 500;

/**
 * Caches responses of REST operations that can no longer change, such as those about a finalized block.
 * Large responses are not cached.
 */
export class RestCache implements Filter {
  readonly #onCached: (isHit: boolean) => void;
  readonly #replies: LRUCache<string, Reply & { readonly body: Buffer }>;

  /**
   * @param bytes - Maximum bytes of all responses together.
   * @param onCached - Called for each cacheable request, with whether it was a hit.
   */
  constructor(bytes: number, onCached: (isHit: boolean) => void) {
    this.#onCached = onCached;
    this.#replies = new LRUCache({ maxSize: bytes });
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { cache, method, path, headers, body, route } = request;
    if (!cache || request.only || route?.upstream !== undefined) return next(request);
    const key = JSON.stringify([method, path, headers, body]);
    const known = route?.noCache ? undefined : this.#replies.get(key);
    this.#onCached(known !== undefined);
    return known ? { ...known, route: { attempts: 0, cache: "hit" } } : this.#fetch(request, key, next);
  }

  async #fetch(request: ClusterRequest, key: string, next: Next): Promise<Reply> {
    const reply = await next(request);
    this.#save(key, request, reply);
    const cache = request.route?.noCache ? "bypass" : "miss";
    return { ...reply, route: { attempts: 1, ...reply.route, cache } };
  }

  #save(key: string, { cache }: ClusterRequest, { status, body, contentType, headers }: Reply): void {
    if (status !== 200 || !Buffer.isBuffer(body) || !contentType.startsWith("application/json")) return;
    const final = cache?.final;
    if (final && textAt(body.toString("latin1"), final.path) !== JSON.stringify(final.value)) return;
    const size = overhead + 2 * key.length + body.length;
    this.#replies.set(
      key,
      { status, contentType, body: ownBytes(body), ...(headers && { headers }) },
      { size },
    );
  }
}
