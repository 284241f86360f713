import { itemTexts, memberTexts } from "../../codec/json/json-text.ts";
import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import type { FeedContext } from "./feed-context.ts";
import type { Feed, FeedEvent } from "./feed.ts";
import { acceptOnce, createLiveFeed } from "./live-feed.ts";
import { type BlockContents, createBlockFeed, createNewHeadsFeed } from "./block-feed.ts";
import { reorgNotice, starknetHeads, startAt } from "./starknet-heads.ts";
import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { Block } from "./block.ts";
import type { HeadStart } from "./head-feed.ts";
import { type Link, normalizeFelt, readEvents, type StarknetEvent } from "./starknet-event.ts";

/** The params of the subscriptions, in order. Source: starkware-libs/starknet-specs. */
const paramNames: Readonly<Record<string, readonly string[]>> = {
  starknet_subscribeNewHeads: ["block_id"],
  starknet_subscribeEvents: ["from_address", "keys", "block_id", "finality_status"],
  starknet_subscribeTransactionStatus: ["transaction_hash"],
};
const statusOrder = ["RECEIVED", "CANDIDATE", "PRE_CONFIRMED", "ACCEPTED_ON_L2", "ACCEPTED_ON_L1"];

/** @returns the params of a subscription by name; each is JSON. */
function namedParams({ method, params }: SubscriptionRequest): ReadonlyMap<string, string> {
  if (!params.trimStart().startsWith("[")) return memberTexts(params);
  const names = paramNames[method] ?? [];
  return new Map(itemTexts(params).map((text, index) => [names[index] ?? String(index), text]));
}

/** Whether it does not start at an earlier block. */
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
      return createLiveFeed(upstreams, { request, ...statusInOrder() }, output);
    case "starknet_subscribePendingTransactions":
      return createLiveFeed(upstreams, { request, accept: acceptOnce("transaction_hash") }, output);
  }
  return createLiveFeed(upstreams, { request }, output);
}

/** An upstream that takes over may report the current status again, or an older one. */
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

/**
 * Upstreams get one request for the events of a block, however many callers filter them. A feed that starts
 * at an earlier block reads only what matches: of many blocks, nobody else needs it.
 */
function createEventFeed(
  params: ReadonlyMap<string, string>,
  start: HeadStart | undefined,
  { upstreams, heads, readEvents: readShared, output }: FeedContext,
): Feed {
  const filter = readFilter(params);
  const read = ({ hash }: Block, link: Link): Promise<readonly StarknetEvent[]> =>
    start ? readEvents(hash, link, filter.members) : readShared(hash, link);
  const contents: BlockContents = {
    read: async (block, link) =>
      (await read(block, link)).filter(filter.matches).map(({ text }): FeedEvent => ({ result: text })),
    replaced: reorgNotice,
  };
  return createBlockFeed(upstreams, heads(starknetHeads, start), contents, output);
}

interface EventFilter {
  /** The same filter as `starknet_getEvents` takes it. */
  readonly members: readonly (readonly [string, string])[];
  readonly matches: (event: StarknetEvent) => boolean;
}

/** Source: starkware-libs/starknet-specs. @throws RpcFailure if the params are no filter. */
function readFilter(params: ReadonlyMap<string, string>): EventFilter {
  const address = params.get("from_address") ?? "null";
  const keys = params.get("keys") ?? "null";
  const given: EventFilter["members"] = [
    ["address", address],
    ["keys", keys],
  ];
  const isList = address.startsWith("[") || address === "null";
  const addresses = readChoice(isList ? address : `[${address}]`, "from_address");
  const choices = readList(keys, "keys").map((choice, index) => readChoice(choice, `keys[${index}]`));
  return {
    members: given.filter(([, text]) => text !== "null"),
    matches: (event) =>
      fits(addresses, event.address) && choices.every((choice, index) => fits(choice, event.keys[index])),
  };
}

/** An empty choice is any value. */
function fits(choice: ReadonlySet<string>, value = ""): boolean {
  return choice.size === 0 || choice.has(value);
}

function readChoice(text: string, place: string): ReadonlySet<string> {
  const values = readList(text, place);
  if (!values.every((value) => /^"0x[\da-f]{1,64}"$/i.test(value))) throw invalid(place);
  return new Set(values.map(normalizeFelt));
}

function readList(text: string, place: string): readonly string[] {
  if (text === "null") return [];
  if (!text.startsWith("[")) throw invalid(place);
  return itemTexts(text);
}

function invalid(place: string): RpcFailure {
  const expected = place === "keys" ? "a list of lists of field elements" : "field elements in hexadecimal";
  return new RpcFailure({ code: rpcCode.invalidParams, message: `${place}: expected ${expected}` });
}
