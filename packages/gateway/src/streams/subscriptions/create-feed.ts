import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import { itemTexts } from "../../codec/json/json-text.ts";
import type { Feed } from "./feed.ts";
import type { FeedContext } from "./feed-context.ts";
import { BlockFeed } from "./block-feed.ts";
import { ethereumHeads } from "./head-dialect.ts";
import { acceptOnce, LiveFeed } from "./live-feed.ts";
import { LogFilter } from "./log-filter.ts";
import { createNewHeadsFeed } from "./new-heads-feed.ts";
import { isSolana, solanaOptions } from "./solana-feeds.ts";
import { createStarknetFeed, isSharedStarknet } from "./starknet-feeds.ts";

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
      return createNewHeadsFeed(context.heads(ethereumHeads), output);
    case '"logs"':
      if (!option.startsWith("{")) break;
      return context.logs().feed(new LogFilter(option), output);
    case '"transactionReceipts"':
      return new BlockFeed(upstreams, context.heads(ethereumHeads), context.receipts(option), output);
    case '"newPendingTransactions"':
      return new LiveFeed(upstreams, { request, accept: acceptOnce("hash") }, output);
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
