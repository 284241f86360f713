import { memberTexts } from "../../codec/json/json-text.ts";
import { subscriptionNames } from "../../generated/subscription-names.ts";
import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import type { LiveFeedOptions } from "./live-feed.ts";

/** Whether a method starts a subscription of Solana, whose names are not those of a namespace. */
export function isSolana(method: string): boolean {
  return !method.includes("_") && subscriptionNames.get(method)?.id === "number";
}

/**
 * How the events of a subscription are passed on. Slots and the fate of a transaction can be followed at another
 * upstream: slots only count up, and a node reports a transaction also if it has seen it before. All others end with
 * their upstream, since what accounts contained and programs logged meanwhile would be lost without a word.
 */
export function solanaOptions(request: SubscriptionRequest): LiveFeedOptions {
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
