import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { itemTexts } from "../../codec/json/json-text.ts";
import type { Block } from "./block.ts";
import { type BlockContents, BlockFeed } from "./block-feed.ts";
import type { FeedContext } from "./feed-context.ts";
import type { Feed, FeedEvent } from "./feed.ts";
import type { HeadStart } from "./head-feed.ts";
import { normalizeFelt, type Link, readEvents, type StarknetEvent } from "./starknet-event.ts";
import { reorgNotice, starknetHeads } from "./starknet-heads.ts";

/**
 * Creates the feed of events. Upstreams get one request for the events of a block, however many callers filter them in
 * their own ways. One that starts at an earlier block reads only what matches: of many blocks, nobody else needs it.
 */
export function createEventFeed(
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
  return new BlockFeed(upstreams, heads(starknetHeads, start), contents, output);
}

/** Which events a caller gets. */
interface EventFilter {
  /** The same filter as `starknet_getEvents` takes it. */
  readonly members: readonly (readonly [string, string])[];
  readonly matches: (event: StarknetEvent) => boolean;
}

/**
 * Source: starkware-libs/starknet-specs, `starknet_subscribeEvents`.
 *
 * @throws RpcFailure if the params are no filter.
 */
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
