import {
  type HistoryOptions,
  type HistoryPart,
  readBlocks,
  readLogs,
  readReceipts,
} from "@node-access/rpc/history";
import type { BlockWithHashes, Log, Receipt } from "@node-access/rpc";
import type { StreamSource } from "@node-access/management";
import type { SourceItem } from "../../model/source.ts";
import type { ChainBlock } from "./chain-window.ts";
import { LogMatcher, toLogFilter } from "./log-filter.ts";
import type { NodeReads } from "./node-reads.ts";
import type { EvmClient } from "./read-block.ts";

/** An item, with its block. */
export interface PlacedItem extends SourceItem {
  readonly number: number;
  readonly hash: string;
  /** As the node writes it. */
  readonly timestamp: string | undefined;
}

type Parts = AsyncGenerator<HistoryPart<PlacedItem>, void, void>;

/** What a stream delivers of blocks. */
export interface Kind {
  /** See `StreamEvent.type`. */
  readonly type: string;
  /** Reads the items of a new block, together with other streams. */
  read(reads: NodeReads, block: ChainBlock): Promise<readonly SourceItem[]>;
  /**
   * Whether a new block has no items. Absent if each block has some.
   *
   * @returns `undefined` while that is being read; `false` if it cannot be.
   */
  isEmpty?(reads: NodeReads, block: ChainBlock): boolean | undefined;
  /** Reads the items of a range of old blocks. */
  readRange(client: EvmClient, options: HistoryOptions): Parts;
  /** Reads the items of a range by another way. */
  reread(client: EvmClient, options: HistoryOptions): Parts;
}

type LogSource = Extract<StreamSource, { type: "logs" }>;

/** Logs of certain contracts and topics. */
export class LogKind implements Kind {
  readonly type = "log";
  readonly #source: LogSource;
  readonly #filter: LogMatcher;

  constructor(source: LogSource) {
    this.#source = source;
    this.#filter = new LogMatcher(source);
  }

  async read(reads: NodeReads, block: ChainBlock): Promise<readonly SourceItem[]> {
    return this.#select(await reads.logs(block));
  }

  isEmpty(reads: NodeReads, block: ChainBlock): boolean | undefined {
    const index = reads.watches.logIndex(block);
    return typeof index === "object" ? !this.#filter.matchesAny(index) : index;
  }

  readRange(client: EvmClient, options: HistoryOptions): Parts {
    const filter = toLogFilter(this.#source);
    return mapParts(readLogs(client, filter, options), (logs) => this.#select(logs));
  }

  reread(client: EvmClient, options: HistoryOptions): Parts {
    return mapParts(readReceipts(client, options), (all) => all.flatMap(({ logs }) => this.#select(logs)));
  }

  #select(logs: readonly Log[]): readonly PlacedItem[] {
    return logs.filter((log) => this.#filter.matches(log)).map(toLogItem);
  }
}

export const receipts: Kind = {
  type: "receipt",
  read: async (reads, block) => (await reads.receipts(block)).map(toReceiptItem),
  readRange: (client, options) => mapParts(readReceipts(client, options), (all) => all.map(toReceiptItem)),
  reread: (client, options) => receipts.readRange(client, options),
};

export const blocks: Kind = {
  type: "block",
  read: async (reads, block) => [toBlockItem(await reads.block(block))],
  readRange: (client, options) => mapParts(readBlocks(client, options), (all) => all.map(toBlockItem)),
  reread: (client, options) => blocks.readRange(client, options),
};

async function* mapParts<T>(
  parts: AsyncIterable<HistoryPart<T>>,
  map: (items: readonly T[]) => readonly PlacedItem[],
): Parts {
  for await (const part of parts) yield { ...part, items: map(part.items) };
}

function toLogItem(log: Log): PlacedItem {
  const { blockHash: hash, blockNumber, logIndex, blockTimestamp: timestamp } = log;
  return { key: `${hash}:${Number(logIndex)}`, data: log, number: Number(blockNumber), hash, timestamp };
}

function toReceiptItem(receipt: Receipt): PlacedItem {
  const { blockHash: hash, blockNumber, transactionIndex } = receipt;
  const key = `${hash}:${Number(transactionIndex)}`;
  return { key, data: receipt, number: Number(blockNumber), hash, timestamp: undefined };
}

function toBlockItem({ transactions: _transactions, ...block }: BlockWithHashes): PlacedItem {
  const { number, hash, timestamp } = block;
  return { key: hash, data: block, number: Number(number), hash, timestamp };
}
