import { type BlockHead, readHead } from "../../clusters/chain/head-reader.ts";

const numberAt = /"blockNumber"\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/gi;
const hashAt = /"blockHash"\s*:\s*"(0x[\da-f]+)"/gi;

/**
 * @returns the blocks that a result names with number and hash: the result itself if it is a block,
 * or the blocks of receipts, logs and the like.
 */
export function blocksIn(result: string): readonly BlockHead[] {
  const block = result.startsWith("{") ? readHead(result) : undefined;
  if (block) return [block];
  const hashes = [...result.matchAll(hashAt)].map(([, hash = ""]) => hash);
  const numbers = [...result.matchAll(numberAt)].map(([, number]) => Number(number));
  if (hashes.length !== numbers.length) return [];
  const blocks = new Map(hashes.map((hash, index) => [hash, numbers[index] ?? -1]));
  return [...blocks].map(([hash, number]) => ({ number, hash }));
}
