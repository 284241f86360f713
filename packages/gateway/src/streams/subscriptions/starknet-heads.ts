import { memberTexts, objectText } from "../../codec/json/json-text.ts";
import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { type Block, type BlockReader, makeParent } from "./block.ts";
import type { FeedEvent } from "./feed.ts";
import type { HeadDialect } from "./head-dialect.ts";
import type { HeadStart } from "./head-feed.ts";

/** Members of `starknet_getBlockWithTxHashes` that notifications of heads do not have. */
const bodyMembers = ["status", "transactions"];

export const starknetHeads: HeadDialect = {
  request: { method: "starknet_subscribeNewHeads", params: "[]" },
  latest: ["starknet_getBlockWithTxHashes", '["latest"]'],
  byNumber: (number) => ["starknet_getBlockWithTxHashes", `[{"block_number":${number}}]`],
  byHash: (hash) => ["starknet_getBlockWithTxHashes", `[{"block_hash":"${hash}"}]`],
  // Without a block to start at, Starknet's nodes report the newest one first.
  async start(blocks) {
    const latest = await blocks.latest();
    return latest && makeParent(latest);
  },
  readEvent: readStarknetBlock,
  readBlock(text) {
    const block = readStarknetBlock(text);
    if (!block) return undefined;
    const members = memberTexts(text);
    for (const name of bodyMembers) members.delete(name);
    return { ...block, text: objectText(members) };
  },
};

/** How far back a subscription may start. Source: starkware-libs/starknet-specs. */
const maxBlocksBack = 1_024;

/** @returns the start of a feed at a block named by number or hash; `undefined` for the newest block. */
export function startAt(blockId: unknown): HeadStart | undefined {
  const { block_number: number, block_hash: hash } = Object(blockId) as Readonly<Record<string, unknown>>;
  if (blockId === undefined || blockId === null || blockId === "latest") return undefined;
  return async (blocks) => {
    const block = await readStart(blocks, number, hash);
    const latest = await blocks.latest();
    if (!block || !latest) throw new RpcFailure({ code: 24, message: "Block not found" });
    if (latest.number - block.number > maxBlocksBack)
      throw new RpcFailure({ code: 68, message: "Cannot go back more than 1024 blocks" });
    return makeParent(block);
  };
}

async function readStart(blocks: BlockReader, number: unknown, hash: unknown): Promise<Block | undefined> {
  if (typeof number === "number") return blocks.byNumber(number);
  if (typeof hash === "string" && /^0x[0-9a-f]+$/i.test(hash)) return blocks.byHash(hash);
  throw new RpcFailure({
    code: rpcCode.invalidParams,
    message: "block_id: expected a block's number or hash",
  });
}

export function reorgNotice(blocks: readonly Block[]): readonly FeedEvent[] {
  const known = blocks.filter(({ text }) => text !== "");
  const [last, first] = [known[0], known.at(-1)];
  if (!last || !first) return [];
  const result = JSON.stringify({
    starting_block_hash: first.hash,
    starting_block_number: first.number,
    ending_block_hash: last.hash,
    ending_block_number: last.number,
  });
  return [{ result, method: "starknet_subscriptionReorg" }];
}

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
