import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import { itemTexts, memberTexts, withoutSpace } from "../../codec/json/json-text.ts";
import type { Feed } from "./feed.ts";
import type { FeedContext } from "./feed-context.ts";
import { createBlockFeed, createNewHeadsFeed } from "./block-feed.ts";
import { ethereumHeads } from "./head-dialect.ts";
import { acceptOnce, createLiveFeed, type LiveFeedOptions } from "./live-feed.ts";
import { LogFilter } from "./log-filter.ts";
import { createStarknetFeed, isSharedStarknet } from "./starknet-feeds.ts";
import { subscriptionNames } from "../../generated/subscription-names.ts";

/** Whether equal subscriptions may be shared: their events do not depend on when they started. */
export function isShareable(request: SubscriptionRequest): boolean {
  const { method } = request;
  if (method.startsWith("starknet_")) return isSharedStarknet(request);
  return method === "eth_subscribe" || isSolana(method);
}

export function createFeed(request: SubscriptionRequest, context: FeedContext): Feed {
  const { upstreams, output } = context;
  const [kind, option = "null"] = itemTexts(request.params);
  if (request.method.startsWith("starknet_")) return createStarknetFeed(request, context);
  if (isSolana(request.method)) return createLiveFeed(upstreams, solanaOptions(request), output);
  if (request.method !== "eth_subscribe") return createLiveFeed(upstreams, { request }, output);
  switch (kind) {
    case '"newHeads"':
      return createNewHeadsFeed(context.heads(ethereumHeads), output);
    case '"logs"':
      if (!option.startsWith("{")) break;
      return context.logs().feed(new LogFilter(option), output);
    case '"transactionReceipts"':
      return createBlockFeed(upstreams, context.heads(ethereumHeads), context.receipts(option), output);
    case '"newPendingTransactions"':
      return createLiveFeed(upstreams, { request, accept: acceptOnce("hash") }, output);
    case '"syncing"': {
      let last: string | undefined;
      const accept = (result: string): boolean => {
        const isNew = result !== last;
        last = result;
        return isNew;
      };
      return createLiveFeed(upstreams, { request, accept }, output);
    }
  }
  return createLiveFeed(upstreams, { request }, output);
}

/** Whether a method starts a subscription of Solana, whose names are not those of a namespace. */
function isSolana(method: string): boolean {
  return !method.includes("_") && subscriptionNames.get(method)?.id === "number";
}

/**
 * How the events of a subscription are passed on. Slots and the fate of a transaction can be followed at
 * another upstream: slots only count up, and a node reports a transaction also if it has seen it before. All
 * others end with their upstream, since what accounts contained and programs logged meanwhile would be lost
 * without a word.
 */
function solanaOptions(request: SubscriptionRequest): LiveFeedOptions {
  switch (request.method) {
    case "slotSubscribe":
      return { request, accept: onlyHigher((result) => Number(memberTexts(result).get("slot"))) };
    case "rootSubscribe":
      return { request, accept: onlyHigher(Number) };
    case "slotsUpdatesSubscribe":
    case "voteSubscribe":
      return { request, accept: () => true };
    case "signatureSubscribe":
      return {
        request,
        accept: () => true,
        isLast: (result) => memberTexts(result).get("value")?.startsWith("{") === true,
      };
    default:
      return { request };
  }
}

function onlyHigher(numberOf: (result: string) => number): (result: string) => boolean {
  let last = -1;
  return (result) => {
    const number = numberOf(result);
    if (number <= last) return false;
    last = number;
    return true;
  };
}

/**
 * @returns the request as it is sent upstream, in a canonical form, so that equal subscriptions are shared.
 */
export function canonicalRequest(method: string, params = "[]"): SubscriptionRequest {
  const values: unknown = JSON.parse(params);
  if (!method.includes("_")) return { method, params: JSON.stringify(values, sorted) };
  if (method !== "eth_subscribe" || !Array.isArray(values)) return { method, params: withoutSpace(params) };
  const [kind, option] = values as [unknown, unknown];
  switch (kind) {
    case "newHeads":
    case "syncing":
      return { method, params: JSON.stringify([kind]) };
    case "newPendingTransactions":
      return { method, params: JSON.stringify(option === true ? [kind, true] : [kind]) };
    case "logs":
      return { method, params: JSON.stringify([kind, canonicalFilter(option ?? {})]) };
    default:
      return { method, params: withoutSpace(params) };
  }
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Invalid filters are not changed: the upstream reports what is wrong. */
function canonicalFilter(filter: unknown): unknown {
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return filter;
  const { address, topics, ...rest } = filter as Record<string, unknown>;
  const addresses = canonicalChoice(address);
  const positions = Array.isArray(topics) ? topics.map(canonicalChoice) : topics;
  const members = Object.entries(rest).filter(([, value]) => value !== null);
  return Object.fromEntries([
    ...(addresses === null ? [] : [["address", addresses]]),
    ...(positions === null || positions === undefined || (Array.isArray(positions) && positions.length === 0)
      ? []
      : [["topics", positions]]),
    ...members.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]) as unknown;
}

/** A choice of values, in any order: `null` matches any value. */
function canonicalChoice(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value.toLowerCase();
  if (!Array.isArray(value) || !value.every((one) => typeof one === "string")) return value;
  const choices = [...new Set(value.map((one) => one.toLowerCase()))].toSorted();
  if (choices.length === 0) return null;
  return choices.length === 1 ? choices[0] : choices;
}
