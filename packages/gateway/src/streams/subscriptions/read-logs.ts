import { itemTexts } from "../../codec/json/json-text.ts";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import { type Block, toQuantity } from "./block.ts";
import { ethereumHeads } from "./head-dialect.ts";
import { type Log, readLog } from "./log.ts";

/** Makes the calls: at one upstream, or at any. */
type Caller = Pick<UpstreamLink, "call">;

/**
 * Reads all logs of blocks.
 *
 * @param blocks - In order, without gaps.
 * @returns the logs in order; `undefined` if the upstream does not have these blocks on its chain.
 * @throws as `call` does.
 */
export async function readLogs(blocks: readonly Block[], link: Caller): Promise<readonly Log[] | undefined> {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return [];
  // If the upstream got the last block only after reading the logs, some would be missing.
  if (!(await hasBlock(last, link))) return undefined;
  const range = { fromBlock: toQuantity(first.number), toBlock: toQuantity(last.number) };
  const text = await link.call("eth_getLogs", JSON.stringify([range]));
  const hashes = new Map(blocks.map(({ number, hash }) => [number, hash]));
  const logs = itemTexts(text).map(readLog);
  if (!text.trimStart().startsWith("[")) return undefined;
  if (!logs.every((log) => log && hashes.get(log.blockNumber) === log.blockHash)) return undefined;
  // Without a log of the last block, the upstream may have left its branch in the meantime.
  if (logs.at(-1)?.blockHash !== last.hash && !(await hasBlock(last, link))) return undefined;
  return logs as Log[];
}

async function hasBlock({ number, hash }: Block, link: Caller): Promise<boolean> {
  const block = ethereumHeads.readBlock(await link.call(...ethereumHeads.byNumber(number)));
  return block?.hash === hash;
}
