import { LRUCache } from "lru-cache";
import { memberTexts } from "../../codec/json/json-text.ts";
import type { SubscriptionListener, SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import type { Feed, FeedEvent, FeedOutput } from "./feed.ts";
import { openSession, reopen, type Session, type UpstreamLinks } from "./session.ts";

/** Events that are missed while another upstream takes over cannot be read later. */
export interface LiveFeedOptions {
  readonly request: SubscriptionRequest;
  /** An upstream that takes over may repeat events. Without this, the feed ends with its upstream. */
  readonly accept?: (result: string, method: string) => boolean;
  /** @returns whether an event is the last one: the node has ended the subscription. */
  readonly isLast?: (result: string) => boolean;
  /** @returns the first events for a caller that joins now. Default: none. */
  readonly current?: () => readonly FeedEvent[];
}

export class LiveFeed implements Feed {
  readonly #upstreams: UpstreamLinks;
  readonly #options: LiveFeedOptions;
  readonly #output: FeedOutput;
  #session: Session | undefined;
  #isClosed = false;

  constructor(upstreams: UpstreamLinks, options: LiveFeedOptions, output: FeedOutput) {
    this.#upstreams = upstreams;
    this.#options = options;
    this.#output = output;
  }

  start(): Promise<void> {
    return this.#open(true);
  }

  current(): readonly FeedEvent[] {
    return this.#options.current?.() ?? [];
  }

  close(): void {
    this.#isClosed = true;
    this.#session?.subscription.close();
  }

  async #open(isUrgent = false): Promise<void> {
    const { request, accept, isLast } = this.#options;
    let isLost = false;
    const listener: SubscriptionListener = {
      event: (result, method) => {
        if (this.#isClosed || (accept && !accept(result, method))) return;
        this.#output.emit(result, method);
        if (isLast?.(result)) this.#output.finish();
      },
      lost: () => {
        isLost = true;
        if (this.#session) this.#lost();
      },
    };
    const session = await openSession(this.#upstreams, request, () => listener, { isUrgent });
    if (this.#isClosed) return session.subscription.close();
    this.#session = session;
    if (isLost) this.#lost();
  }

  #lost(): void {
    this.#session = undefined;
    if (this.#isClosed) return;
    if (this.#options.accept)
      return void reopen(
        this.#upstreams,
        () => this.#isClosed,
        () => this.#open(),
      );
    this.#isClosed = true;
    this.#output.end("its upstream failed, and what it missed cannot be read at another one");
  }
}

/** The number of pending transactions to remember. */
const maxRecentTransactions = 32_768;

/**
 * Accepts each transaction once: an upstream that takes over reports many of them again.
 *
 * @param member - The member of an event that holds a transaction's hash. Without it, the event itself is the
 * hash.
 */
export function acceptOnce(member: string): (result: string) => boolean {
  const recent = new LRUCache<string, true>({ max: maxRecentTransactions });
  return (result) => {
    const hash = memberTexts(result).get(member) ?? result;
    const isNew = !recent.has(hash);
    if (isNew) recent.set(hash, true);
    return isNew;
  };
}
