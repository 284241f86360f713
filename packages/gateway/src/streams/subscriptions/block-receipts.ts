import { itemTexts, memberTexts } from "../../codec/json/json-text.ts";
import type { BlockContents } from "./block-feed.ts";
import type { ReadContents } from "./read-once.ts";

export function readReceipts(hash: string, link: Parameters<BlockContents["read"]>[1]): Promise<string> {
  return link.call("eth_getBlockReceipts", `["${hash}"]`);
}

export function hasReceipts(text: string): boolean {
  return text.trimStart().startsWith("[");
}

/** @param option - The subscription's option, as JSON. Without `transactionHashes`, it means all receipts. */
export function createBlockReceipts(read: ReadContents<string>, option: string): BlockContents {
  const text = memberTexts(option).get("transactionHashes") ?? "null";
  const hashes = text === "null" ? undefined : new Set(itemTexts(text).map((hash) => hash.toLowerCase()));
  return {
    replaced: () => [],
    async read({ hash }, link) {
      const found = await read(hash, link);
      if (!hasReceipts(found)) return undefined;
      const receipts = itemTexts(found).filter((receipt) => {
        const transaction = memberTexts(receipt).get("transactionHash")?.toLowerCase() ?? "";
        return !hashes || hashes.has(transaction);
      });
      return receipts.length > 0 ? [{ result: `[${receipts.join(",")}]` }] : [];
    },
  };
}
