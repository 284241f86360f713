import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { callText, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { createBlockReceipts, hasReceipts, readReceipts } from "./block-receipts.ts";
import { canonicalRequest, createFeed, isShareable } from "./create-feed.ts";
import type { Feed } from "./feed.ts";
import { ethereumHeads, type HeadDialect } from "./head-dialect.ts";
import { HeadFeed, type HeadStart } from "./head-feed.ts";
import { notificationMethod } from "./polling-link.ts";
import { readOnce } from "./read-once.ts";
import { SharedLogs } from "./shared-logs.ts";
import { Shares, type WeightOf } from "../../upstreams/shares.ts";
import { SharedSubscription } from "./shared-subscription.ts";
import { readEvents } from "./starknet-event.ts";
import type { UpstreamLinks } from "./session.ts";

/** Maximum different subscriptions of each caller, for all callers of one pool. */
const maxSubscriptions = 10_000;
/** How many of them may each be a subscription at an upstream, since they cannot share one. */
const maxUpstreamSubscriptions = 1_000;

/** A subscription that several callers may have. */
export interface HubEntry {
  readonly key: string;
  readonly shared: SharedSubscription;
  readonly feed: Feed;
  readonly started: Promise<void>;
  /** What it counts in. */
  readonly shares: readonly Shares[];
  /** How many callers each tenant has in it. */
  readonly members: Map<string, number>;
}

/** The subscriptions of all callers of one pool: equal ones share one upstream subscription. */
export class SubscriptionHub {
  readonly #upstreams: UpstreamLinks;
  readonly #entries = new Map<string, HubEntry>();
  readonly #heads = new Map<HeadDialect, HeadFeed>();
  readonly #logs: SharedLogs;
  readonly #readReceipts = readOnce(readReceipts, hasReceipts);
  readonly #readEvents = readOnce(readEvents);
  readonly #all: Shares;
  readonly #atUpstreams: Shares;
  #lastKey = 0;

  constructor(upstreams: UpstreamLinks, weightOf: WeightOf) {
    this.#upstreams = upstreams;
    this.#logs = new SharedLogs(upstreams, () => this.#headFeed(ethereumHeads));
    this.#all = new Shares(maxSubscriptions, weightOf);
    this.#atUpstreams = new Shares(maxUpstreamSubscriptions, weightOf);
  }

  /**
   * Joins a subscription, and starts it if it is the first of its kind.
   *
   * @throws RpcFailure with the node's error, or UpstreamFailure, if no upstream accepts the subscription.
   */
  async join(call: RpcCall, tenant: string): Promise<HubEntry> {
    const { method, params } = call;
    // Checked before the params are parsed, since they may nest too deep.
    if (call.isDeep) callText(call);
    const request = canonicalRequest(method, params);
    this.#lastKey += 1;
    const key = isShareable(request) ? `${method} ${request.params}` : `${this.#lastKey}`;
    const known = this.#entries.get(key);
    if (!known?.members.has(tenant)) this.#checkRoom(tenant);
    const entry = known ?? this.#start(key, request);
    this.#enter(entry, tenant);
    try {
      await entry.started;
    } catch (error) {
      this.leave(entry, tenant);
      throw error;
    }
    return entry;
  }

  #start(key: string, request: ReturnType<typeof canonicalRequest>): HubEntry {
    const isStarknet = request.method.startsWith("starknet_");
    const form = {
      method: notificationMethod(request.method),
      idName: isStarknet ? "subscription_id" : "subscription",
    } as const;
    const shared = new SharedSubscription(form, () => this.#end(entry));
    const feed = createFeed(request, {
      upstreams: this.#upstreams,
      heads: (dialect, start) => this.#headFeed(dialect, start),
      logs: () => this.#logs,
      receipts: (option) => createBlockReceipts(this.#readReceipts, option),
      readEvents: this.#readEvents,
      output: shared,
    });
    // Those to heads, logs, receipts and events share one at the upstream, unless they start at an earlier block.
    const isOwn = feed.isLive || !isShareable(request);
    const shares = isOwn ? [this.#all, this.#atUpstreams] : [this.#all];
    const entry: HubEntry = { key, shared, feed, started: feed.start(), shares, members: new Map() };
    this.#entries.set(key, entry);
    return entry;
  }

  /** @throws RpcFailure if a tenant has its share of subscriptions. */
  #checkRoom(tenant: string): void {
    const [places, shares] = this.#atUpstreams.hasRoom(tenant)
      ? (["subscriptions to this network", this.#all] as const)
      : (["subscriptions at the network's upstreams", this.#atUpstreams] as const);
    if (shares.hasRoom(tenant)) return;
    const message = `${shares.describe(tenant, places)}: end subscriptions that are no longer needed`;
    throw new RpcFailure({ code: rpcCode.limit, message });
  }

  #enter({ members, shares }: HubEntry, tenant: string): void {
    const count = members.get(tenant) ?? 0;
    members.set(tenant, count + 1);
    if (count > 0) return;
    for (const one of shares) one.take(tenant);
  }

  /** Ends the subscription of one caller that has joined. The last one ends the subscription upstream. */
  leave(entry: HubEntry, tenant: string): void {
    const { members, shares } = entry;
    const count = members.get(tenant) ?? 0;
    if (count > 1) return void members.set(tenant, count - 1);
    members.delete(tenant);
    for (const one of shares) one.release(tenant);
    if (members.size === 0) this.#end(entry);
  }

  #end(entry: HubEntry): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key);
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
