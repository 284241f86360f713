import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { callKey } from "../call-key.ts";
import { SharedRequest } from "./shared-request.ts";

/** What decides whether callers may share a call. */
interface SharedChain {
  /** The highest block number that callers have seen. */
  readonly served: number;
  /** Whether requests wait for connections. */
  readonly isBusy: boolean;
}

/**
 * Sends equal concurrent calls only once: all callers get the same response. A caller that leaves cancels
 * the call only if no other caller waits for it.
 */
export class Coalesce implements Filter {
  readonly #chain: SharedChain;
  /** The last call that was sent, by key. */
  readonly #inFlight = new Map<string, SharedRequest>();
  #writes = 0;

  constructor(chain: SharedChain) {
    this.#chain = chain;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call, only, idempotency, route } = request;
    if (idempotency === "write" || call?.facts.broadcast) return this.#write(request, next);
    // Only one upstream knows a filter.
    if (!call || idempotency !== "safe" || only || call.facts.filter) return next(request);
    if (route?.noCache || route?.upstream !== undefined) return next(request);
    const { served, isBusy } = this.#chain;
    // While calls wait for connections, a tenant waits only for its own.
    const key = isBusy ? `${request.tenant} ${callKey(call)}` : callKey(call);
    // A call that was sent before callers saw a newer block, or before a write completed,
    // may return older data than this caller has already seen.
    const before = this.#inFlight.get(key);
    if (before?.served === served && before.writes === this.#writes)
      return before.join(call.id, request, next);
    const shared = new SharedRequest(call.id, served, this.#writes, () => {
      if (this.#inFlight.get(key) === shared) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, shared);
    const reply = shared.join(call.id, request, next);
    shared.send(request, next);
    return reply;
  }

  async #write(request: ClusterRequest, next: Next): Promise<Reply> {
    try {
      return await next(request);
    } finally {
      this.#writes += 1;
    }
  }
}
