import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { itemTexts } from "../../codec/json/json-text.ts";
import type { Block } from "./block.ts";
import { type BlockContents, BlockFeed } from "./block-feed.ts";
import type { FeedContext } from "./feed-context.ts";
import type { Feed, FeedEvent } from "./feed.ts";
import type { HeadStart } from "./head-feed.ts";
import { feltOf, type Link, readEvents, type StarknetEvent } from "./starknet-event.ts";
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
  const filter = new EventFilter(params);
  const read = ({ hash }: Block, link: Link): Promise<readonly StarknetEvent[]> =>
    start ? readEvents(hash, link, filter.members) : readShared(hash, link);
  const contents: BlockContents = {
    read: async (block, link) => (await read(block, link)).flatMap((event) => filter.matching(event)),
    replaced: reorgNotice,
  };
  return new BlockFeed(upstreams, heads(starknetHeads, start), contents, output);
}

/** Which events a caller gets. Source: starkware-libs/starknet-specs, `starknet_subscribeEvents`. */
class EventFilter {
  /** The same filter as `starknet_getEvents` takes it. */
  readonly members: readonly (readonly [string, string])[];
  readonly #addresses: ReadonlySet<string>;
  readonly #keys: readonly ReadonlySet<string>[];

  /** @throws RpcFailure if the params are no filter. */
  constructor(params: ReadonlyMap<string, string>) {
    const address = params.get("from_address") ?? "null";
    const keys = params.get("keys") ?? "null";
    this.members = (
      [
        ["address", address],
        ["keys", keys],
      ] as const
    ).filter(([, text]) => text !== "null");
    this.#addresses = choiceOf(
      address.startsWith("[") || address === "null" ? address : `[${address}]`,
      "from_address",
    );
    this.#keys = listOf(keys, "keys").map((choice, index) => choiceOf(choice, `keys[${index}]`));
  }

  /** @returns the event as it is reported; an empty list if it does not match. */
  matching({ address, keys, text }: StarknetEvent): readonly FeedEvent[] {
    const hasAddress = this.#addresses.size === 0 || this.#addresses.has(address);
    const isMatch =
      hasAddress && this.#keys.every((choice, index) => choice.size === 0 || choice.has(keys[index] ?? ""));
    return isMatch ? [{ result: text }] : [];
  }
}

/** An empty choice is any value. */
function choiceOf(text: string, place: string): ReadonlySet<string> {
  const values = listOf(text, place);
  if (!values.every((value) => /^"0x[\da-f]{1,64}"$/i.test(value))) throw invalid(place);
  return new Set(values.map(feltOf));
}

function listOf(text: string, place: string): readonly string[] {
  if (text === "null") return [];
  if (!text.startsWith("[")) throw invalid(place);
  return itemTexts(text);
}

function invalid(place: string): RpcFailure {
  const expected = place === "keys" ? "a list of lists of field elements" : "field elements in hexadecimal";
  return new RpcFailure({ code: rpcCode.invalidParams, message: `${place}: expected ${expected}` });
}
