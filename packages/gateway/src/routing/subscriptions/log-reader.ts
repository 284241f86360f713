import { itemTexts, memberTexts, objectText } from "../../contract/json-text.ts";
import type { UpstreamLink } from "../../contract/json-rpc/upstream-link.ts";
import { type Block, toQuantity } from "./block.ts";
import { ethereumHeads } from "./head-dialect.ts";
import { type Log, readLog } from "./log.ts";

/** What makes the calls: one upstream, or any. */
type Caller = Pick<UpstreamLink, "call">;

/** Reads the logs of blocks that fit a filter. */
export class LogReader {
  readonly #filter: string;

  /** @param filter - As callers give it to `eth_subscribe`; JSON. */
  constructor(filter: string) {
    this.#filter = filter;
  }

  /**
   * Reads the logs of blocks.
   *
   * @param blocks - In order, without gaps.
   * @returns the logs in order; `undefined` if the upstream does not have these blocks on its chain.
   * @throws as `call` does.
   */
  async read(blocks: readonly Block[], at: Caller): Promise<readonly Log[] | undefined> {
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (!first || !last) return [];
    // An upstream that gets the last block only after it has read the logs gives too few.
    if (!(await hasBlock(last, at))) return undefined;
    const range = [
      ["fromBlock", JSON.stringify(toQuantity(first.number))],
      ["toBlock", JSON.stringify(toQuantity(last.number))],
    ] as const;
    const text = await at.call("eth_getLogs", `[${objectText([...memberTexts(this.#filter), ...range])}]`);
    const hashes = new Map(blocks.map(({ number, hash }) => [number, hash]));
    const logs = itemTexts(text).map(readLog);
    if (!text.trimStart().startsWith("[")) return undefined;
    if (!logs.every((log) => log && hashes.get(log.blockNumber) === log.blockHash)) return undefined;
    // No log of the last block: the upstream may have left its branch meanwhile.
    if (logs.at(-1)?.blockHash !== last.hash && !(await hasBlock(last, at))) return undefined;
    return logs as Log[];
  }
}

async function hasBlock({ number, hash }: Block, at: Caller): Promise<boolean> {
  const block = ethereumHeads.readBlock(await at.call(...ethereumHeads.byNumber(number)));
  return block?.hash === hash;
}
