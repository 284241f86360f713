import { Buffer } from "node:buffer";
import { withoutSpace } from "../codec/json-text.ts";
import { resultText } from "../codec/json-rpc/rpc-message.ts";
import { resultPieces } from "./response-body.ts";
import type {
  CachePlace,
  InFlightRequest,
  ClusterRequest,
  Reply,
  RoutedCall,
  Sender,
} from "../codec/cluster.ts";
import { blockOfCall } from "./cached-block.ts";
import type { ChainView } from "./chain-view.ts";
import type { CachedResult } from "./result-cache.ts";
import type { ResultStore, SentCall } from "./result-store.ts";
import { bodyOf, heldBytes, isWhole } from "./held-bytes.ts";
import { SharedRequest, type SharedRequestStage } from "./shared-request.ts";
import { SharedLookup } from "./shared-lookup.ts";

/**
 * Serves calls from the cache, and sends equal concurrent calls only once: all callers get the same response.
 * A caller that leaves cancels the call only if no other caller waits for it.
 */
export class SharedCalls implements Sender, SharedRequestStage {
  readonly #next: Sender;
  readonly #chain: ChainView;
  readonly #store: ResultStore | undefined;
  readonly #onCached: (isHit: boolean) => void;
  /** The last call that was sent, by key. */
  readonly #inFlight = new Map<string, SharedRequest>();
  #writes = 0;

  /**
   * @param store - Without it, nothing is cached.
   * @param onCached - Called for each cacheable call, with whether it was a hit.
   */
  constructor(next: Sender, chain: ChainView, store?: ResultStore, onCached = (_isHit: boolean): void => {}) {
    this.#next = next;
    this.#chain = chain;
    this.#store = store;
    this.#onCached = onCached;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { call, only, idempotency, route } = request;
    if (idempotency === "write") return this.#write(request);
    // Only one upstream knows a filter.
    if (!call || idempotency !== "safe" || only || call.facts.filter) return this.#next.send(request);
    const place = call.missed ?? this.#placeOf(call);
    const { key, block } = place;
    if (route?.noCache || route?.upstream !== undefined) {
      if (block === undefined) return this.#next.send(request);
      return this.#fetch(request, call, key, block, "bypass");
    }
    const known = call.missed ? undefined : this.#lookUp(call, place);
    if (known) return settled(known);
    // A call that was sent before callers saw a newer block, or before a write completed,
    // may return older data than this caller has already seen.
    const { served, isBusy } = this.#chain;
    // While calls wait for connections, a tenant waits only for its own.
    const name = isBusy ? `${request.tenant} ${key}` : key;
    const before = this.#inFlight.get(name);
    const shared =
      before?.served === served && before.writes === this.#writes
        ? before
        : this.#begin(request, call, { key, block }, name, served);
    return shared.join(call.id, this.#next, request);
  }

  /** @returns the response, if its result is cached. Ignores the routing that the caller asks for. */
  cached(call: RoutedCall): Reply | undefined {
    const { idempotency, filter } = call.facts;
    if (idempotency !== "safe" || filter) return undefined;
    const place = this.#placeOf(call);
    const reply = this.#lookUp(call, place);
    if (!reply) call.missed = place;
    return reply;
  }

  #placeOf(call: RoutedCall): CachePlace {
    return { key: keyOf(call), block: this.#store && blockOfCall(call) };
  }

  #lookUp(call: RoutedCall, { key, block }: CachePlace): Reply | undefined {
    if (block === undefined) return undefined;
    const result = this.#store?.get(key, block);
    const isHit = result !== undefined && (isWhole(result.length) || heldBytes.add(result.length));
    this.#onCached(isHit);
    return isHit ? hit(call, result) : undefined;
  }

  responded(sentRequest: SharedRequest, reply: Reply): Reply {
    this.failed(sentRequest);
    return sentRequest.sent ? this.#save(sentRequest.sent, reply, "miss") : reply;
  }

  failed(sentRequest: SharedRequest): void {
    if (this.#inFlight.get(sentRequest.key) === sentRequest) this.#inFlight.delete(sentRequest.key);
  }

  #write(request: ClusterRequest): InFlightRequest {
    const sentRequest = this.#next.send(request);
    const done = (): void => void (this.#writes += 1);
    sentRequest.reply.then(done, done);
    return sentRequest;
  }

  #begin(
    request: ClusterRequest,
    call: RoutedCall,
    { key, block }: CachePlace,
    name: string,
    served: number,
  ): SharedRequest {
    const isShared = block !== undefined && this.#store?.isShared(block);
    const sent = block === undefined || isShared ? undefined : this.#store?.sent(call, key, block);
    const shared = new SharedRequest(call.id, name, served, this.#writes, sent);
    shared.share(isShared ? this.#fetch(request, call, key, block, "miss") : this.#next.send(request), this);
    this.#inFlight.set(name, shared);
    return shared;
  }

  /** Sends a call whose result may be cached. */
  #fetch(
    request: ClusterRequest,
    call: RoutedCall,
    key: string,
    block: number,
    cache: "miss" | "bypass",
  ): InFlightRequest {
    const send = (): InFlightRequest => {
      const sent = this.#store?.sent(call, key, block);
      const sentRequest = this.#next.send(request);
      const save = (reply: Reply): Reply => (sent ? this.#save(sent, reply, cache) : reply);
      return { reply: sentRequest.reply.then(save), abort: () => sentRequest.abort() };
    };
    const shared = cache === "bypass" ? undefined : this.#store?.getShared(key, block);
    if (!shared) return send();
    return new SharedLookup(
      shared.then((result) => (result ? hit(call, result) : undefined)),
      send,
    );
  }

  /** @returns the response, marked with the cache's part in it. */
  #save(sent: SentCall, upstreamReply: Reply, cache: "miss" | "bypass"): Reply {
    const reply = this.#store?.save(sent, upstreamReply) ?? upstreamReply;
    if (reply.route) reply.route.cache = cache;
    else reply.route = { attempts: 1, cache };
    return reply;
  }
}

/** @returns a key that is the same for equal calls, whatever their ids and spaces. */
export function keyOf({ method, params = "[]", repeated }: RoutedCall): string {
  // Params in which a number has replaced a tag have another key.
  if (repeated?.method !== method || repeated.params !== params) return makeKey(method, params);
  return (repeated.key ??= makeKey(method, params));
}

function makeKey(method: string, params: string): string {
  const key = `${method} ${params}`;
  // The regular expression flattens the concatenated string; otherwise its pieces would stay in memory with
  // the cache.
  return / \S*\s/.test(key) ? `${method} ${withoutSpace(params)}` : key;
}

function hit({ id }: RoutedCall, result: CachedResult): Reply {
  const head = {
    status: 200,
    contentType: "application/json",
    route: { attempts: 0, cache: "hit" },
  } as const;
  if (typeof result === "string") return { ...head, body: Buffer.from(resultText(id, result)), result };
  const { length } = result;
  const onRead = isWhole(length) ? undefined : (): void => heldBytes.remove(length);
  return { ...head, body: bodyOf(resultPieces(id, result), onRead) };
}

function settled(reply: Reply): InFlightRequest {
  return {
    reply: Promise.resolve(reply),
    abort() {
      // No caller may have started to read the body.
      if (!Buffer.isBuffer(reply.body)) reply.body.destroy();
    },
  };
}
