import { withoutSpace } from "../../contract/json-text.ts";
import { resultParts } from "../../contract/json-rpc/response-body.ts";
import type { Flight, PartRequest, Reply, RoutedCall, Sender } from "../../contract/part-source.ts";
import { blockOfCall } from "./cached-block.ts";
import type { ChainView } from "./chain-view.ts";
import type { ResultStore } from "./result-store.ts";
import { bodyOf, heldBytes, isWhole } from "./held-bytes.ts";
import { SharedFlight } from "./shared-flight.ts";
import { SharedLookup } from "./shared-lookup.ts";

/**
 * Serves calls from the cache, and sends a call that is on its way already only once: everybody who asks the same meanwhile
 * gets its response. A caller that leaves cancels the call only if nobody else waits for it.
 */
export class SharedCalls implements Sender {
  readonly #next: Sender;
  readonly #chain: ChainView;
  readonly #store: ResultStore | undefined;
  readonly #onCached: (isHit: boolean) => void;
  readonly #inFlight = new Map<string, SharedFlight>();
  #writes = 0;

  /**
   * @param store - Without it, nothing is cached.
   * @param onCached - Called for each call whose result may be cached, with whether the cache had it.
   */
  constructor(next: Sender, chain: ChainView, store?: ResultStore, onCached = (_isHit: boolean): void => {}) {
    this.#next = next;
    this.#chain = chain;
    this.#store = store;
    this.#onCached = onCached;
  }

  send(request: PartRequest): Flight {
    const { call, only, idempotency, route } = request;
    if (idempotency === "write") return this.#write(request);
    // Only one upstream knows a filter.
    if (!call || idempotency !== "safe" || only || call.facts.filter) return this.#next.send(request);
    const key = keyOf(call);
    const block = this.#store && blockOfCall(call);
    if (route?.noCache || route?.upstream !== undefined) {
      if (block === undefined) return this.#next.send(request);
      return this.#fetch(request, key, block, "bypass");
    }
    const result = block === undefined ? undefined : this.#store?.get(key, block);
    const isHit = result !== undefined && (isWhole(result.length) || heldBytes.add(result.length));
    if (block !== undefined) this.#onCached(isHit);
    if (isHit) return settled(hit(call, result));
    // What was sent before callers were shown a newer block, or before a write was done, may be older than what this caller knows.
    const place = `${this.#chain.served} ${this.#writes} ${key}`;
    const shared = this.#inFlight.get(place) ?? this.#begin(place, request, key, block);
    return shared.join(call.id, this.#next, request);
  }

  #write(request: PartRequest): Flight {
    const flight = this.#next.send(request);
    const done = (): void => void (this.#writes += 1);
    flight.reply.then(done, done);
    return flight;
  }

  #begin(place: string, request: PartRequest, key: string, block: number | undefined): SharedFlight {
    const onSettled = (): void => void this.#inFlight.delete(place);
    const id = request.call?.id ?? "null";
    let shared: SharedFlight;
    if (block === undefined) shared = new SharedFlight(this.#next.send(request), id, onSettled);
    else if (this.#store?.isShared(block))
      shared = new SharedFlight(this.#fetch(request, key, block, "miss"), id, onSettled);
    else {
      const keep = this.#keeper(request, key, block, "miss");
      shared = new SharedFlight(this.#next.send(request), id, onSettled, keep);
    }
    this.#inFlight.set(place, shared);
    return shared;
  }

  #keeper(
    { call }: PartRequest,
    key: string,
    block: number,
    cache: "miss" | "bypass",
  ): ((reply: Reply) => Reply) | undefined {
    const keep = call && this.#store?.keeper(call, key, block);
    return keep && ((reply): Reply => withCache(keep(reply), cache));
  }

  /** Sends a call whose result may be kept. */
  #fetch(request: PartRequest, key: string, block: number, cache: "miss" | "bypass"): Flight {
    const { call } = request;
    const keep = this.#keeper(request, key, block, cache);
    if (!call || !keep) return this.#next.send(request);
    const send = (): Flight => {
      const flight = this.#next.send(request);
      return { reply: flight.reply.then(keep), abort: () => flight.abort() };
    };
    const shared = cache === "bypass" ? undefined : this.#store?.getShared(key, block);
    if (!shared) return send();
    return new SharedLookup(
      shared.then((result) => (result ? hit(call, result) : undefined)),
      send,
    );
  }
}

/** @returns what two calls have in common exactly if they ask the same: their ids do not matter, nor do spaces. */
export function keyOf({ method, params = "[]" }: RoutedCall): string {
  return `${method} ${/\s/.test(params) ? withoutSpace(params) : params}`;
}

function hit({ id }: RoutedCall, result: Buffer): Reply {
  return {
    status: 200,
    contentType: "application/json",
    body: bodyOf(
      resultParts(id, result),
      isWhole(result.length) ? undefined : () => heldBytes.remove(result.length),
    ),
    route: { attempts: 0, cache: "hit" },
  };
}

function settled(reply: Reply): Flight {
  return {
    reply: Promise.resolve(reply),
    abort() {
      // Nobody may have begun to read it.
      if (!Buffer.isBuffer(reply.body)) reply.body.destroy();
    },
  };
}

/** @returns the response, with what the cache had to do with it. */
function withCache(reply: Reply, cache: "miss" | "bypass"): Reply {
  if (reply.route) reply.route.cache = cache;
  else reply.route = { attempts: 1, cache };
  return reply;
}
