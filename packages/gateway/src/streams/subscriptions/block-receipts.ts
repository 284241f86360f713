import { itemTexts, memberTexts } from "../../codec/json/json-text.ts";
import type { Block } from "./block.ts";
import type { BlockContents } from "./block-feed.ts";
import type { FeedEvent } from "./feed.ts";
import type { ReadOnce } from "./read-once.ts";

/** Reads a block's receipts, as JSON. */
export function readReceipts(hash: string, link: Parameters<BlockContents["read"]>[1]): Promise<string> {
  return link.call("eth_getBlockReceipts", `["${hash}"]`);
}

/** Whether the upstream had the block. */
export function hasReceipts(text: string): boolean {
  return text.trimStart().startsWith("[");
}

/** Reports a block's receipts in one list, as `transactionReceipts` does. */
export class BlockReceipts implements BlockContents {
  readonly #reader: ReadOnce<string>;
  readonly #hashes: ReadonlySet<string> | undefined;

  /** @param option - The subscription's option, as JSON. Without `transactionHashes`, it means all receipts. */
  constructor(reader: ReadOnce<string>, option: string) {
    this.#reader = reader;
    const hashes = memberTexts(option).get("transactionHashes") ?? "null";
    this.#hashes =
      hashes === "null" ? undefined : new Set(itemTexts(hashes).map((hash) => hash.toLowerCase()));
  }

  replaced(): readonly FeedEvent[] {
    return [];
  }

  async read(
    { hash }: Block,
    link: Parameters<BlockContents["read"]>[1],
  ): Promise<readonly FeedEvent[] | undefined> {
    const text = await this.#reader.read(hash, link);
    if (!hasReceipts(text)) return undefined;
    const receipts = itemTexts(text).filter((receipt) => {
      const transaction = memberTexts(receipt).get("transactionHash")?.toLowerCase() ?? "";
      return !this.#hashes || this.#hashes.has(transaction);
    });
    return receipts.length > 0 ? [{ result: `[${receipts.join(",")}]` }] : [];
  }
}
