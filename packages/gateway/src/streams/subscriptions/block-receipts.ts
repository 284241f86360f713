import { itemTexts, memberTexts } from "../../codec/json-text.ts";
import type { Block } from "./block.ts";
import type { BlockContents } from "./block-feed.ts";
import type { FeedEvent } from "./feed.ts";

/** Blocks whose receipts are kept for further subscriptions. */
const maxBlocks = 4;

/** Reads a block's receipts once for all subscriptions that need them at the same time. */
export class ReceiptReader {
  readonly #texts = new Map<string, Promise<string>>();

  /** @returns the receipts, as JSON. */
  read(hash: string, link: Parameters<BlockContents["read"]>[1]): Promise<string> {
    const known = this.#texts.get(hash);
    if (known) return known;
    const text = link.call("eth_getBlockReceipts", `["${hash}"]`);
    this.#texts.set(hash, text);
    // What was not found may be found at the next attempt.
    text.then(
      (read) => read.trimStart().startsWith("[") || this.#texts.delete(hash),
      () => this.#texts.delete(hash),
    );
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > maxBlocks && oldest !== undefined) this.#texts.delete(oldest);
    return text;
  }
}

/** Reports a block's receipts in one list, as `transactionReceipts` does. */
export class BlockReceipts implements BlockContents {
  readonly #reader: ReceiptReader;
  readonly #hashes: ReadonlySet<string> | undefined;

  /**
   * @param reader - Reads the receipts for all subscriptions.
   * @param option - The subscription's option, as JSON. Without `transactionHashes`, it means all receipts.
   */
  constructor(reader: ReceiptReader, option: string) {
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
    if (!text.trimStart().startsWith("[")) return undefined;
    const receipts = itemTexts(text).filter((receipt) => {
      const transaction = memberTexts(receipt).get("transactionHash")?.toLowerCase() ?? "";
      return !this.#hashes || this.#hashes.has(transaction);
    });
    return receipts.length > 0 ? [{ result: `[${receipts.join(",")}]` }] : [];
  }
}
