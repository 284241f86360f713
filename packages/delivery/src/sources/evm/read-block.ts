import { isDeepStrictEqual } from "node:util";
import { badResult } from "@node-access/transport";
import { batch } from "@node-access/rpc/batch";
import { type HistoryOptions, isNullRound, readReceipts } from "@node-access/rpc/history";
import type { BlockWithHashes, Hash, Log, Receipt, RpcClient } from "@node-access/rpc";
import type { ChainBlock, WireHeader } from "./chain-window.ts";

/** A client of an EVM chain: those of other protocols have the methods that are used here too. */
export type EvmClient = RpcClient<"ethereum">;

/** Most nodes and providers accept batches of this many calls. */
const MAX_BATCH = 50;

/** Reads a block, with the hashes of its transactions. */
export async function readBlock(client: EvmClient, { hash }: ChainBlock): Promise<BlockWithHashes> {
  return checkBlock(await client.eth_getBlockByHash(hash as Hash, false), hash);
}

/**
 * Reads all logs of a block. Some nodes return no logs for a hash that they lack, so that the block is read together with them. If there
 * are none although the block's bloom says that there are, its receipts decide: not all chains have blooms that hold.
 */
export async function readBlockLogs(client: EvmClient, block: ChainBlock): Promise<readonly Log[]> {
  const hash = block.hash as Hash;
  const [header, logs] = await batch(client, [
    { method: "eth_getBlockByHash", params: [hash, false] },
    { method: "eth_getLogs", params: [{ blockHash: hash }] },
  ]);
  checkBlock(unwrap(header), hash);
  const result = unwrap(logs);
  const isExpected =
    Array.isArray(result) &&
    result.every((log) => log?.blockHash === hash && Number.isSafeInteger(Number(log.logIndex))) &&
    (result.length > 0 || !block.hasLogs || !(await hasLogs(client, block)));
  if (!isExpected) throw badResult("eth_getLogs", `the logs of block ${block.number}, ${hash}`, result);
  const sorted = result.toSorted((one, other) => Number(one.logIndex) - Number(other.logIndex));
  // Not all nodes return each log once.
  return sorted.filter((log, index) => !isDeepStrictEqual(log, sorted[index - 1]));
}

async function hasLogs(client: EvmClient, block: ChainBlock): Promise<boolean> {
  return (await readBlockReceipts(client, block)).some(({ logs }) => logs.length > 0);
}

/** Reads the receipts of a block: one for each of its transactions. */
export async function readBlockReceipts(
  client: EvmClient,
  { number, hash }: ChainBlock,
): Promise<readonly Receipt[]> {
  const options: HistoryOptions = { from: number, to: number, maxConcurrent: 1 };
  const receipts: Receipt[] = [];
  for await (const { items } of readReceipts(client, options)) receipts.push(...items);
  if (receipts.some(({ blockHash }) => blockHash !== hash))
    throw badResult("eth_getBlockReceipts", `the receipts of block ${number}, ${hash}`, receipts);
  return receipts;
}

/** Reads headers of any blocks, named by hash or by number: `undefined` for a number that the chain skips. */
export async function readHeaders(
  client: EvmClient,
  blocks: readonly (string | number)[],
): Promise<readonly (WireHeader | undefined)[]> {
  const requests = blocks.map((block) =>
    typeof block === "number"
      ? ({ method: "eth_getBlockByNumber", params: [`0x${block.toString(16)}`, false] } as const)
      : ({ method: "eth_getBlockByHash", params: [block as Hash, false] } as const),
  );
  const results = await batch(client, requests, { maxCount: MAX_BATCH });
  return results.map((result, index) =>
    result.status === "rejected" && isNullRound(result.reason)
      ? undefined
      : checkBlock(unwrap(result), blocks[index] ?? ""),
  );
}

function checkBlock(block: BlockWithHashes | null, wanted: string | number): BlockWithHashes {
  const { number, hash, parentHash, timestamp }: Partial<BlockWithHashes> = Object(block);
  const isExpected =
    typeof parentHash === "string" &&
    Number.isSafeInteger(Number(timestamp)) &&
    (typeof wanted === "number" ? Number(number) === wanted : hash === wanted);
  if (block && isExpected) return block;
  const method = typeof wanted === "number" ? "eth_getBlockByNumber" : "eth_getBlockByHash";
  throw badResult(method, `block ${wanted}`, block);
}

function unwrap<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
