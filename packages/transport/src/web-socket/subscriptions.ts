import type { NodeAccessError } from "@node-access/auth";
import { callError, type Place } from "../call-error.ts";
import type { Answer, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import type { Channel } from "./channel.ts";
import { closedError, type ConnectionOwner, type Opened } from "./connection.ts";
import { Feed, type Subscription } from "./subscription.ts";

/** The methods that a kind of subscription is made of, and how its consumer is served. */
export interface SubscribeOptions {
  /** Ends it on the node, such as `eth_unsubscribe`; takes the node's id as its one param. */
  readonly unsubscribeMethod: string;
  /** Carries what it delivers, such as `eth_subscription`. */
  readonly notificationMethod: string;
  /** How many notifications may wait for their consumer. One more ends the subscription. Default 10,000. */
  readonly maxBuffered?: number | undefined;
  /**
   * Runs each time the subscription has been made again on a new socket. What the node sent while there was none is lost:
   * read the missed state again here.
   */
  readonly onReconnect?: (() => void) | undefined;
}

/** Sees a result before anything that arrives after it, also if the call has been given up by then. */
export type OnResult = (result: unknown, late: boolean, channel: Channel) => void;

/** What subscriptions need of their client. */
export interface SubscriptionsOwner extends Omit<Place, "operation"> {
  readonly open: () => Promise<Opened>;
  /** @param on - The only channel that will do. */
  readonly request: (
    operation: Operation,
    params: readonly unknown[] | undefined,
    options: CallOptions,
    on?: Channel,
    onResult?: OnResult,
  ) => Promise<Answer>;
}

interface Entry extends SubscribeOptions {
  /** Making a subscription twice leaves one: the other is ended, or gone with its socket. */
  readonly operation: Operation;
  readonly params: readonly unknown[];
  readonly options: CallOptions;
  readonly feed: Feed;
  /** Ends it on the node, if it is there. */
  leave?: () => Promise<unknown>;
}

const MAX_BUFFERED = 10_000;

let lastSubscription = 0;

/** The subscriptions of one client: makes them, makes them again on each new socket, and brings them what is theirs. */
export class Subscriptions implements ConnectionOwner {
  readonly #owner: SubscriptionsOwner;
  /** In the order in which they were made. */
  readonly #entries = new Set<Entry>();
  /** By method and the node's id on the open socket. */
  readonly #routes = new Map<string, Entry>();
  /** Notifications that came before the answer that tells whose they are. */
  #early: (readonly [string, unknown])[] = [];
  #asking = 0;

  constructor(owner: SubscriptionsOwner) {
    this.#owner = owner;
  }

  get size(): number {
    return this.#entries.size;
  }

  async add<T>(
    method: string,
    params: readonly unknown[],
    subscribe: SubscribeOptions,
    options: CallOptions,
  ): Promise<Subscription<T>> {
    const feed = new Feed();
    const operation: Operation = { name: method, idempotency: "idempotent" };
    const entry: Entry = { ...subscribe, operation, params, options, feed };
    const unsubscribe = (): Promise<void> => {
      feed.discard();
      return this.#remove(entry);
    };
    try {
      await this.#make(entry, options);
    } catch (error) {
      void unsubscribe();
      throw error;
    }
    lastSubscription += 1;
    const subscription: Subscription<T> = {
      id: `0x${lastSubscription.toString(16)}`,
      unsubscribe,
      next: () => feed.next() as Promise<IteratorResult<T, undefined>>,
      async return() {
        await unsubscribe();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => subscription,
    };
    return subscription;
  }

  /** Makes all of them again. */
  onOpened(channel: Channel): void {
    for (const entry of this.#entries) void this.#remake(entry, channel);
  }

  onClosed(): void {
    this.#routes.clear();
    this.#early = [];
    void this.#reconnect();
  }

  onNotification(method: string, params: unknown): void {
    const fields = (params ?? {}) as { subscription?: unknown; subscription_id?: unknown; result?: unknown };
    const key = toKey(method, fields.subscription ?? fields.subscription_id);
    const entry = this.#routes.get(key);
    if (entry) this.#deliver(entry, fields.result);
    else if (this.#asking > 0 && this.#early.length < MAX_BUFFERED) this.#early.push([key, fields.result]);
  }

  /** Ends all of them. */
  close(): void {
    for (const { feed, operation } of this.#entries) feed.discard(closedError({ ...this.#owner, operation }));
    this.#entries.clear();
  }

  async #make(entry: Entry, options: CallOptions, on?: Channel): Promise<void> {
    this.#asking += 1;
    try {
      // At once as the answer comes: what follows it in the same moment may be for this.
      await this.#owner.request(entry.operation, entry.params, options, on, (nodeId, late, channel) => {
        const leave = (): Promise<unknown> => this.#leave(entry, nodeId, channel);
        if (late || entry.feed.ended) void leave();
        else this.#made(entry, toKey(entry.notificationMethod, nodeId), leave);
      });
    } finally {
      this.#asking -= 1;
      if (this.#asking === 0) this.#early = [];
    }
  }

  #made(entry: Entry, key: string, leave: () => Promise<unknown>): void {
    this.#entries.add(entry);
    this.#routes.set(key, entry);
    entry.leave = async () => this.#routes.get(key) === entry && this.#routes.delete(key) && leave();
    const early = this.#early;
    this.#early = early.filter(([whose]) => whose !== key);
    for (const [whose, result] of early) if (whose === key) this.#deliver(entry, result);
  }

  /** Whatever the node makes of it, nothing more is delivered. */
  #leave({ options, unsubscribeMethod: name }: Entry, nodeId: unknown, on: Channel): Promise<unknown> {
    const once = { ...options, retries: 0, signal: undefined };
    return this.#owner.request({ name, idempotency: "idempotent" }, [nodeId], once, on).catch(() => {});
  }

  #deliver(entry: Entry, result: unknown): void {
    const { feed, operation, maxBuffered: limit = MAX_BUFFERED } = entry;
    if (feed.push(result) <= limit) return;
    const option = "maxBuffered";
    const text = `more than ${limit} notifications wait for their consumer; option ${option} allows more`;
    feed.end(callError({ ...this.#owner, operation }, "SUBSCRIPTION_OVERFLOW", text, { limit, option }));
    void this.#remove(entry);
  }

  async #remake(entry: Entry, channel: Channel): Promise<void> {
    try {
      await this.#make(entry, { ...entry.options, signal: undefined }, channel);
      // Apart: what it throws is not the subscription's.
      if (!entry.feed.ended && entry.onReconnect) queueMicrotask(entry.onReconnect);
    } catch (error) {
      // A socket that is gone ends nothing: the next one is tried.
      if (!channel.ended) this.#fail(entry, error);
    }
  }

  async #reconnect(): Promise<void> {
    while (this.#entries.size > 0) {
      const opened = await this.#owner.open();
      if (typeof opened !== "function") return;
      for (const entry of this.#entries) {
        const error = opened({ ...this.#owner, operation: entry.operation, sent: false });
        if (retryDelay(error, entry.operation, 1) === undefined) this.#fail(entry, error);
      }
    }
  }

  #fail(entry: Entry, error: unknown): void {
    this.#entries.delete(entry);
    entry.feed.end(error as NodeAccessError);
  }

  async #remove(entry: Entry): Promise<void> {
    this.#entries.delete(entry);
    await entry.leave?.();
  }
}

function toKey(method: string, nodeId: unknown): string {
  return `${method} ${String(nodeId)}`;
}
