import { itemTexts, memberTexts, objectText } from "../../codec/json/json-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { BlockContents } from "./block-feed.ts";

const pageSize = 1_000;
/** Maximum pages of one block. */
const maxPages = 100;

/** An event of a block, with what filters look at. */
export interface StarknetEvent {
  readonly text: string;
  readonly address: string;
  readonly keys: readonly string[];
}

export type Link = Parameters<BlockContents["read"]>[1];

/** @param filter - Which events to read, as `starknet_getEvents` takes it. Default: all of the block. */
export async function readEvents(
  hash: string,
  link: Link,
  filter: readonly (readonly [string, string])[] = [],
): Promise<readonly StarknetEvent[]> {
  const block = `{"block_hash":"${hash}"}`;
  const events: StarknetEvent[] = [];
  let token: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const members = [
      ["from_block", block] as const,
      ["to_block", block] as const,
      ...filter,
      ["chunk_size", String(pageSize)] as const,
      ...(token === undefined ? [] : [["continuation_token", token] as const]),
    ];
    const result = memberTexts(await link.call("starknet_getEvents", `[${objectText(members)}]`));
    const texts = result.get("events");
    if (texts === undefined) throw new UpstreamFailure("malformed", "no list of events");
    for (const text of itemTexts(texts)) events.push(readEvent(text));
    token = result.get("continuation_token");
    if (token === undefined || token === "null") return events;
  }
  throw new UpstreamFailure("too-large", "too many events in a block");
}

function readEvent(text: string): StarknetEvent {
  const members = memberTexts(text);
  return {
    address: normalizeFelt(members.get("from_address") ?? ""),
    keys: itemTexts(members.get("keys") ?? "[]").map(normalizeFelt),
    text: objectText(members.set("finality_status", '"ACCEPTED_ON_L2"')),
  };
}

/** @returns a field element, which is JSON, in the form in which equal ones are equal. */
export function normalizeFelt(text: string): string {
  return text.toLowerCase().replace(/^"0x0*(?=.)/, '"0x');
}
