import { itemTexts, memberTexts } from "../../codec/json-text.ts";
import type { Block } from "./block.ts";
import type { BlockContents } from "./block-feed.ts";
import type { FeedEvent } from "./feed.ts";

/** Reports a block's receipts in one list, as `transactionReceipts` does. */
export class BlockReceipts implements BlockContents {
  readonly #hashes: ReadonlySet<string> | undefined;

  /**
   * @param option - The subscription's option, as JSON. Without `transactionHashes`, it means all receipts.
   */
  constructor(option: string) {
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
    const text = await link.call("eth_getBlockReceipts", `["${hash}"]`);
    if (!text.trimStart().startsWith("[")) return undefined;
    const receipts = itemTexts(text).filter((receipt) => {
      const transaction = memberTexts(receipt).get("transactionHash")?.toLowerCase() ?? "";
      return !this.#hashes || this.#hashes.has(transaction);
    });
    return receipts.length > 0 ? [{ result: `[${receipts.join(",")}]` }] : [];
  }
}
