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

/** Delivers the events of one upstream subscription, and moves it to another upstream if that is allowed. */
export function createLiveFeed(upstreams: UpstreamLinks, options: LiveFeedOptions, output: FeedOutput): Feed {
  const { request, accept, isLast } = options;
  let session: Session | undefined;
  let isClosed = false;

  async function open(isUrgent = false): Promise<void> {
    let isLost = false;
    const listener: SubscriptionListener = {
      event: (result, method) => {
        if (isClosed || (accept && !accept(result, method))) return;
        output.emit(result, method);
        if (isLast?.(result)) output.finish();
      },
      lost: () => {
        isLost = true;
        if (session) lost();
      },
    };
    const opened = await openSession(upstreams, request, () => listener, { isUrgent });
    if (isClosed) return opened.subscription.close();
    session = opened;
    if (isLost) lost();
  }

  function lost(): void {
    session = undefined;
    if (isClosed) return;
    if (accept)
      return void reopen(
        upstreams,
        () => isClosed,
        () => open(),
      );
    isClosed = true;
    output.end("its upstream failed, and what it missed cannot be read at another one");
  }

  return {
    isLive: true,
    start: () => open(true),
    current: () => options.current?.() ?? [],
    close() {
      isClosed = true;
      session?.subscription.close();
    },
  };
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
