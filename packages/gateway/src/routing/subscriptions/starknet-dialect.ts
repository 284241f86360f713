import { memberTexts, objectText } from "../../contract/json-text.ts";
import type { Block } from "./block.ts";
import type { HeadDialect } from "./head-dialect.ts";

/** Members of `starknet_getBlockWithTxHashes` that notifications of heads do not have. */
const bodyMembers = ["status", "transactions"];

/** Starknet's nodes. */
export const starknetHeads: HeadDialect = {
  request: { method: "starknet_subscribeNewHeads", params: "[]" },
  latest: ["starknet_getBlockWithTxHashes", '["latest"]'],
  byNumber: (number) => ["starknet_getBlockWithTxHashes", `[{"block_number":${number}}]`],
  byHash: (hash) => ["starknet_getBlockWithTxHashes", `[{"block_hash":"${hash}"}]`],
  readEvent: readStarknetBlock,
  readBlock(text) {
    const block = readStarknetBlock(text);
    if (!block) return undefined;
    const members = memberTexts(text);
    for (const name of bodyMembers) members.delete(name);
    return { ...block, text: objectText(members) };
  },
};

function readStarknetBlock(text: string): Block | undefined {
  const members = memberTexts(text);
  const [number, hash, parentHash] = ["block_number", "block_hash", "parent_hash"].map(
    (name) => members.get(name) ?? "",
  );
  if (!number || !/^\d+$/.test(number) || !isString(hash) || !isString(parentHash)) return undefined;
  return { number: Number(number), hash: hash.slice(1, -1), parentHash: parentHash.slice(1, -1), text };
}

function isString(text: string | undefined): text is string {
  return text?.startsWith('"') === true;
}
