import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import { itemTexts, memberTexts } from "../../codec/json/json-text.ts";
import type { Feed } from "./feed.ts";
import type { FeedContext } from "./feed-context.ts";
import { BlockFeed } from "./block-feed.ts";
import { ethereumHeads } from "./head-dialect.ts";
import { LiveFeed } from "./live-feed.ts";
import { LogFilter } from "./log-filter.ts";
import { NewHeadsFeed } from "./new-heads-feed.ts";
import { isSolana, solanaOptions } from "./solana-feeds.ts";
import { RecentSet } from "./recent-set.ts";
import { createStarknetFeed, isSharedStarknet } from "./starknet-feeds.ts";

/** The number of pending transactions to remember: an upstream that takes over reports many of them again. */
const maxRecentTransactions = 32_768;

/**
 * Whether callers that send the same params may share a subscription: its events do not depend on when it
 * started.
 */
export function isShareable(request: SubscriptionRequest): boolean {
  const { method } = request;
  if (method.startsWith("starknet_")) return isSharedStarknet(request);
  return method === "eth_subscribe" || isSolana(method);
}

export function createFeed(request: SubscriptionRequest, context: FeedContext): Feed {
  const { upstreams, output } = context;
  const [kind, option = "null"] = itemTexts(request.params);
  if (request.method.startsWith("starknet_")) return createStarknetFeed(request, context);
  if (isSolana(request.method)) return new LiveFeed(upstreams, solanaOptions(request), output);
  if (request.method !== "eth_subscribe") return new LiveFeed(upstreams, { request }, output);
  switch (kind) {
    case '"newHeads"':
      return new NewHeadsFeed(context.heads(ethereumHeads), output);
    case '"logs"':
      if (!option.startsWith("{")) break;
      return context.logs().feed(new LogFilter(option), output);
    case '"transactionReceipts"':
      return new BlockFeed(upstreams, context.heads(ethereumHeads), context.receipts(option), output);
    case '"newPendingTransactions"': {
      const recent = new RecentSet(maxRecentTransactions);
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
