import { badResult } from "@node-access/transport";
import type { HistoryPart } from "@node-access/rpc/history";
import type { Cursor, SourceBlock, SourceItem } from "../../model/source.ts";
import { toTime } from "./chain-window.ts";
import type { Kind, PlacedItem } from "./kinds.ts";
import type { NodeReads } from "./node-reads.ts";
import { readHeaders } from "./read-block.ts";

/** Consecutive blocks of a range. */
export interface RangePart {
  readonly first: { readonly number: number; readonly hash: string };
  readonly last: { readonly number: number; readonly hash: string };
  readonly blocks: readonly SourceBlock[];
}

interface GroupedBlock extends SourceBlock {
  time: string | undefined;
  readonly items: SourceItem[];
}

/** Parts to read ahead, while few streams read ranges. Each takes a few megabytes. */
const READ_AHEAD = 4;
const MAX_AHEAD = 4;

/** Reads old blocks for one stream, part by part, with its own filter. */
export class RangeReader {
  static #count = 0;
  readonly #reads: NodeReads;
  readonly #parts: ReturnType<Kind["readRange"]>;
  readonly #controller = new AbortController();
  /** The number of the newest block that was final before anything was read. */
  readonly final: number;
  #cursor: Cursor;

  /** @param to - The number of the last block. */
  constructor(reads: NodeReads, kind: Kind, cursor: Cursor, to: number) {
    const { next, hash } = cursor;
    this.#reads = reads;
    this.#cursor = cursor;
    this.final = reads.final ?? -1;
    RangeReader.#count += 1;
    this.#parts = kind.readRange(reads.client, {
      ...(hash === undefined || next === 0
        ? { from: next }
        : { cursor: { nextBlock: next, blockHash: hash as `0x${string}` } }),
      to,
      maxConcurrent: RangeReader.#count > MAX_AHEAD ? 1 : READ_AHEAD,
      signal: this.#controller.signal,
    });
  }

  /** Whether the next part follows a cursor. */
  continues({ next, hash }: Cursor): boolean {
    return this.#cursor.next === next && this.#cursor.hash === hash;
  }

  /** Reads the next part; `undefined` after the last one. */
  async next(): Promise<RangePart | undefined> {
    const { value } = await this.#reads.readRange(() => this.#parts.next());
    if (!value) return undefined;
    const { hash: parentHash } = this.#cursor;
    this.#cursor = { next: value.cursor.nextBlock, hash: value.cursor.blockHash };
    return this.#complete(value, parentHash);
  }

  close(): void {
    if (this.#controller.signal.aborted) return;
    RangeReader.#count -= 1;
    this.#controller.abort();
    void this.#parts.return();
  }

  /** Reads what is missing: the hash of the first block, and the times of blocks. */
  async #complete(part: HistoryPart<PlacedItem>, parentHash: string | undefined): Promise<RangePart> {
    const { fromBlock, toBlock, items, cursor } = part;
    const blocks = groupByBlock(items);
    const missing = blocks.filter(({ time }) => time === undefined).map(({ hash }) => hash);
    const [oldest, ...headers] = await readHeaders(this.#reads.client, [fromBlock, ...missing]);
    let first = oldest;
    // Some chains skip numbers, but the last one of a part has a block.
    for (let number = fromBlock + 1; !first && number <= toBlock; number += 1)
      [first] = await readHeaders(this.#reads.client, [number]);
    if (!first || (parentHash !== undefined && first.parentHash !== parentHash))
      throw badResult(
        "eth_getBlockByNumber",
        `block ${fromBlock} after ${parentHash}, but after ${first?.parentHash}`,
        first,
      );
    const times = new Map(missing.map((hash, index) => [hash, headers[index]?.timestamp]));
    for (const block of blocks) block.time ??= toTime(times.get(block.hash) ?? "");
    return {
      first: { number: Number(first.number), hash: first.hash },
      last: { number: toBlock, hash: cursor.blockHash },
      blocks,
    };
  }
}

/** Groups items, in the order of the chain, by their blocks. */
export function groupByBlock(items: readonly PlacedItem[]): GroupedBlock[] {
  const blocks: GroupedBlock[] = [];
  for (const { key, data, number, hash, timestamp } of items) {
    if (blocks.at(-1)?.hash !== hash) {
      const time = timestamp === undefined ? undefined : toTime(timestamp);
      blocks.push({ number, hash, time, items: [] });
    }
    blocks.at(-1)?.items.push({ key, data });
  }
  return blocks;
}
