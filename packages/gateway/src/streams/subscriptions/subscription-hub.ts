import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { callText } from "../../codec/json-rpc/rpc-message.ts";
import type { RpcCall } from "../../codec/cluster.ts";
import { canonicalRequest } from "./canonical-params.ts";
import { createFeed, isShareable } from "./create-feed.ts";
import type { Feed } from "./feed.ts";
import type { HeadDialect } from "./head-dialect.ts";
import { HeadFeed, type HeadStart } from "./head-feed.ts";
import { notificationMethod } from "./polling-link.ts";
import { SharedSubscription, type Subscriber } from "./shared-subscription.ts";
import type { UpstreamLinks } from "./upstream-links.ts";

/** Maximum different subscriptions among the callers of one pool. */
const maxFeeds = 10_000;

/** A caller's membership in a shared subscription. */
export interface Membership {
  /** Delivers the events from now on to a caller. */
  add(subscriber: Subscriber): void;
  delete(subscriber: Subscriber): void;
  /** Ends the membership. The last one ends the subscription upstream. */
  leave(): void;
}

interface Entry {
  readonly shared: SharedSubscription;
  readonly feed: Feed;
  readonly started: Promise<void>;
  members: number;
}

/** The subscriptions of all callers of one pool: equal ones share one upstream subscription. */
export class SubscriptionHub {
  readonly #upstreams: UpstreamLinks;
  readonly #entries = new Map<string, Entry>();
  readonly #heads = new Map<HeadDialect, HeadFeed>();
  #lastKey = 0;

  constructor(upstreams: UpstreamLinks) {
    this.#upstreams = upstreams;
  }

  /**
   * Joins a subscription, and starts it if it is the first of its kind.
   *
   * @throws RpcFailure with the node's error, or UpstreamFailure, if no upstream accepts the subscription.
   */
  async join(call: RpcCall): Promise<Membership> {
    const { method, params } = call;
    // Checked before the params are parsed, since they may nest too deep.
    if (call.isDeep) callText(call);
    const request = canonicalRequest(method, params);
    this.#lastKey += 1;
    const key = isShareable(request) ? `${method} ${request.params}` : `${this.#lastKey}`;
    const entry = this.#entries.get(key) ?? this.#start(key, request);
    entry.members += 1;
    let isMember = true;
    const leave = (): void => {
      if (!isMember) return;
      isMember = false;
      entry.members -= 1;
      if (entry.members === 0) this.#end(key, entry);
    };
    try {
      await entry.started;
    } catch (error) {
      leave();
      throw error;
    }
    const { shared, feed } = entry;
    return {
      add: (subscriber) => shared.add(subscriber, feed.current?.()),
      delete: (subscriber) => shared.delete(subscriber),
      leave,
    };
  }

  #start(key: string, request: ReturnType<typeof canonicalRequest>): Entry {
    if (this.#entries.size >= maxFeeds) {
      const message = `the network's callers have ${maxFeeds} different subscriptions already`;
      throw new RpcFailure({ code: rpcCode.limit, message });
    }
    const isStarknet = request.method.startsWith("starknet_");
    const form = {
      method: notificationMethod(request.method),
      idName: isStarknet ? "subscription_id" : "subscription",
    } as const;
    const shared = new SharedSubscription(form, () => this.#end(key, entry));
    const feed = createFeed(request, {
      upstreams: this.#upstreams,
      heads: (dialect, start) => this.#headFeed(dialect, start),
      output: shared,
    });
    const entry: Entry = { shared, feed, started: feed.start(), members: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #end(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    entry.feed.close();
  }

  #headFeed(dialect: HeadDialect, start?: HeadStart): HeadFeed {
    // A feed that starts at an earlier block is not shared.
    if (start) return new HeadFeed(this.#upstreams, dialect, start);
    const feed = this.#heads.get(dialect);
    if (feed && !feed.isClosed) return feed;
    const created = new HeadFeed(this.#upstreams, dialect);
    this.#heads.set(dialect, created);
    return created;
  }
}
