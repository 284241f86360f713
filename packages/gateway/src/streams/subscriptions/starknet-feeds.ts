import { itemTexts, memberTexts } from "../../codec/json/json-text.ts";
import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import type { FeedContext } from "./feed-context.ts";
import type { Feed, FeedEvent } from "./feed.ts";
import { acceptOnce, LiveFeed } from "./live-feed.ts";
import { createNewHeadsFeed } from "./new-heads-feed.ts";
import { createEventFeed } from "./starknet-event-feed.ts";
import { reorgNotice, starknetHeads, startAt } from "./starknet-heads.ts";

/** The params of the subscriptions, in order. Source: starkware-libs/starknet-specs. */
const paramNames: Readonly<Record<string, readonly string[]>> = {
  starknet_subscribeNewHeads: ["block_id"],
  starknet_subscribeEvents: ["from_address", "keys", "block_id", "finality_status"],
  starknet_subscribeTransactionStatus: ["transaction_hash"],
};
/** The statuses of a transaction, in order. */
const statusOrder = ["RECEIVED", "CANDIDATE", "PRE_CONFIRMED", "ACCEPTED_ON_L2", "ACCEPTED_ON_L1"];

/** @returns the params of a subscription by name; each is JSON. */
function namedParams({ method, params }: SubscriptionRequest): ReadonlyMap<string, string> {
  if (!params.trimStart().startsWith("[")) return memberTexts(params);
  const names = paramNames[method] ?? [];
  return new Map(itemTexts(params).map((text, index) => [names[index] ?? String(index), text]));
}

/**
 * Whether callers that send the same params may share a subscription: it does not start at an earlier block.
 */
export function isSharedStarknet(request: SubscriptionRequest): boolean {
  return startAt(JSON.parse(namedParams(request).get("block_id") ?? "null")) === undefined;
}

export function createStarknetFeed(request: SubscriptionRequest, context: FeedContext): Feed {
  const { upstreams, output } = context;
  const params = namedParams(request);
  const start = startAt(JSON.parse(params.get("block_id") ?? "null"));
  switch (request.method) {
    case "starknet_subscribeNewHeads":
      return createNewHeadsFeed(context.heads(starknetHeads, start), output, reorgNotice);
    case "starknet_subscribeEvents":
      // Events from before a block is accepted cannot be read later.
      if (params.get("finality_status") === '"PRE_CONFIRMED"') break;
      return createEventFeed(params, start, context);
    case "starknet_subscribeTransactionStatus":
      return new LiveFeed(upstreams, { request, ...statusInOrder() }, output);
    case "starknet_subscribePendingTransactions":
      return new LiveFeed(upstreams, { request, accept: acceptOnce("transaction_hash") }, output);
  }
  return new LiveFeed(upstreams, { request }, output);
}

/**
 * Accepts only statuses beyond the last one: an upstream that takes over may report the current one again,
 * or an older one.
 */
function statusInOrder(): {
  accept(result: string, method: string): boolean;
  current(): readonly FeedEvent[];
} {
  let last: FeedEvent | undefined;
  let lastRank = -1;
  return {
    accept(result, method) {
      if (method.endsWith("Reorg")) {
        lastRank = -1;
        return true;
      }
      const status = memberTexts(memberTexts(result).get("status") ?? "{}").get("finality_status") ?? "";
      const rank = statusOrder.indexOf(status.slice(1, -1));
      if (result === last?.result || (rank >= 0 && rank < lastRank)) return false;
      lastRank = rank;
      last = { result, method };
      return true;
    },
    current: () => (last ? [last] : []),
  };
}
