import type { SubscriptionRequest } from "../../contract/json-rpc/upstream-link.ts";
import { itemTexts, memberTexts } from "../../contract/json-text.ts";
import type { Feed, FeedOutput } from "./feed.ts";
import type { HeadDialect } from "./head-dialect.ts";
import type { HeadFeed } from "./head-feed.ts";
import { LiveFeed } from "./live-feed.ts";
import { LogFeed } from "./log-feed.ts";
import { NewHeadsFeed } from "./new-heads-feed.ts";
import { RecentSet } from "./recent-set.ts";
import type { UpstreamLinks } from "./upstream-links.ts";

/** What feeds are made of. */
export interface FeedContext {
  readonly upstreams: UpstreamLinks;
  readonly output: FeedOutput;
  /** The feed of a chain's heads, which others build upon. @param dialect - Default: Ethereum's. */
  heads(dialect?: HeadDialect): HeadFeed;
}

/** Pending transactions to remember: an upstream that takes over reports many of them again. */
const rememberedTransactions = 32_768;

/** Whether callers who send the same params may share a subscription: what it reports does not depend on when it started. */
export function isShareable({ method, params }: SubscriptionRequest): boolean {
  return method === "eth_subscribe" && !params.startsWith("{");
}

/** Makes the feed of a subscription. */
export function createFeed(request: SubscriptionRequest, context: FeedContext): Feed {
  const { upstreams, output } = context;
  const [kind, option = "null"] = itemTexts(request.params);
  if (request.method !== "eth_subscribe") return new LiveFeed(upstreams, { request }, output);
  switch (kind) {
    case '"newHeads"':
      return new NewHeadsFeed(context.heads(), output);
    case '"logs"':
      if (!option.startsWith("{")) break;
      return new LogFeed(upstreams, context.heads(), option, output);
    case '"newPendingTransactions"': {
      const recent = new RecentSet(rememberedTransactions);
      const accept = (result: string): boolean => recent.add(memberTexts(result).get("hash") ?? result);
      return new LiveFeed(upstreams, { request, accept }, output);
    }
    case '"syncing"': {
      let last: string | undefined;
      const accept = (result: string): boolean => {
        const isNew = result !== last;
        last = result;
        return isNew;
      };
      return new LiveFeed(upstreams, { request, accept }, output);
    }
  }
  return new LiveFeed(upstreams, { request }, output);
}
