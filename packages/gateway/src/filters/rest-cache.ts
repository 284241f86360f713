import { LRUCache } from "lru-cache";
import { ownBytes } from "./own-bytes.ts";
import { textAt } from "../codec/json-text.ts";
import type { InFlightRequest, ClusterRequest, Reply, Sender } from "../codec/cluster.ts";

/** Estimated bytes of an entry in addition to its body and key. */
const overhead = 500;

/**
 * Caches responses of REST operations that can no longer change, such as those about a finalized block.
 * Large responses are not cached.
 */
export class RestCache implements Sender {
  readonly #next: Sender;
  readonly #onCached: (isHit: boolean) => void;
  readonly #replies: LRUCache<string, Reply & { readonly body: Buffer }>;

  /**
   * @param bytes - Maximum bytes of all responses together.
   * @param onCached - Called for each cacheable request, with whether it was a hit.
   */
  constructor(next: Sender, bytes: number, onCached: (isHit: boolean) => void) {
    this.#next = next;
    this.#onCached = onCached;
    this.#replies = new LRUCache({ maxSize: bytes });
  }

  send(request: ClusterRequest): InFlightRequest {
    const { cache, method, path, headers, body, route } = request;
    if (!cache || request.only || route?.upstream !== undefined) return this.#next.send(request);
    const key = JSON.stringify([method, path, headers, body]);
    const known = route?.noCache ? undefined : this.#replies.get(key);
    this.#onCached(known !== undefined);
    if (known)
      return { reply: Promise.resolve({ ...known, route: { attempts: 0, cache: "hit" } }), abort() {} };
    const sentRequest = this.#next.send(request);
    const outcome = route?.noCache ? "bypass" : "miss";
    const save = (reply: Reply): Reply => {
      this.#save(key, request, reply);
      return { ...reply, route: { attempts: 1, ...reply.route, cache: outcome } };
    };
    return { reply: sentRequest.reply.then(save), abort: () => sentRequest.abort() };
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
