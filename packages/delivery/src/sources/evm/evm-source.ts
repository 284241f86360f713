import { isNodeAccessError } from "@node-access/auth";
import type { StreamConfirmations, StreamStart } from "@node-access/management";
import { type Cursor, type Reading, type Source, type SourceBlock, SourceError } from "../../model/source.ts";
import { untilAborted } from "../until-aborted.ts";
import { BlockWatch, cursorAfter } from "./block-watch.ts";
import { findStart } from "./find-start.ts";
import type { Kind } from "./kinds.ts";
import { BlockGone, type NodeReads } from "./node-reads.ts";
import { PrunedHistory } from "./pruned-history.ts";
import { groupByBlock, type RangePart, RangeReader } from "./range-reader.ts";
import { readHeaders } from "./read-block.ts";

/**
 * A stream that is this many blocks behind reads ranges with its own filter, not block by block with the others. After a restart, all
 * of them are behind: many read less together.
 */
const RANGE = 64;
const RANGE_OF_MANY = 1_000;
/** Blocks to read at a time with the others. */
const MAX_BLOCKS = 16;
/** Milliseconds for which a node may lack blocks that the stream has read: another one that lags a little responds, or a reorg goes on. */
const MAX_LAG = 30_000;

/** Reads blocks of an EVM chain, their logs or their receipts. */
export class EvmSource implements Source {
  readonly #kind: Kind;
  readonly #reads: NodeReads;
  readonly #confirmations: StreamConfirmations;
  readonly #release: () => void;
  /** How often the chain was replaced before the stream began to read. */
  readonly #replacements: number;
  #pruned: PrunedHistory | undefined;
  #lagsSince: number | undefined;
  #range: RangeReader | undefined;
  #watch: BlockWatch | undefined;

  /** @param release - Called once the source is closed. */
  constructor(kind: Kind, confirmations: StreamConfirmations, reads: NodeReads, release: () => void) {
    this.#kind = kind;
    this.#confirmations = confirmations;
    this.#reads = reads;
    this.#release = release;
    this.#replacements = reads.replacements;
    reads.watches.streams += 1;
  }

  get type(): string {
    return this.#kind.type;
  }

  get head(): number | undefined {
    return this.#reads.newest(this.#confirmations);
  }

  final({ next, hash }: Cursor): number | undefined {
    const { window, final } = this.#reads;
    return hash !== undefined && window.at(next - 1)?.hash === hash ? final : undefined;
  }

  begin(start: StreamStart, signal: AbortSignal): Promise<Cursor> {
    return findStart(start, this.#reads, signal);
  }

  get next(): number | undefined {
    return this.#watch?.next;
  }

  watch(cursor: Cursor, wake: () => void): (() => void) | undefined {
    const reads = this.#reads;
    const watch = new BlockWatch(cursor, reads, this.#kind, this.#confirmations, wake);
    // Until it is known what is final, `read` waits.
    const isReplaced = reads.replacements !== this.#replacements;
    if (isReplaced || reads.final === undefined || watch.look(Infinity)) return undefined;
    this.#closeRange();
    this.#watch = watch;
    return reads.watches.add(watch);
  }

  async read(cursor: Cursor, signal: AbortSignal): Promise<Reading | "replaced"> {
    const reads = this.#reads;
    let watch = this.#watch?.cursor === cursor ? this.#watch : undefined;
    this.#watch = undefined;
    for (;;) {
      await reads.ready(signal);
      this.#checkChain(cursor);
      if (reads.window.hasReplaced(cursor)) return "replaced";
      const passed = watch?.passed;
      const from = passed ? cursorAfter(passed.last) : cursor;
      const newest = this.head ?? -1;
      const hasNew = passed ? reads.window.range(from.next, newest).length > 0 : newest >= from.next;
      if (hasNew) {
        const range = reads.watches.hasMany ? RANGE_OF_MANY : RANGE;
        const isFar = newest - from.next >= range || !reads.window.isNear(from.next);
        const reading = await (isFar
          ? this.#readRange(from, newest, signal)
          : this.#readNew(from, newest, signal));
        if (reading && reading !== "replaced" && passed) return { ...reading, first: toPlace(passed.first) };
        if (reading && !passed) return reading;
        if (reading) watch = undefined;
      } else if (passed) return toReading({ ...passed, blocks: [] }, reads.final ?? -1);
      else {
        this.#closeRange();
        await reads.changed(signal);
      }
    }
  }

  async findCurrent(
    blocks: readonly { readonly number: number; readonly hash: string }[],
    signal: AbortSignal,
  ): Promise<readonly boolean[]> {
    await this.#reads.ready(signal);
    const { window, client } = this.#reads;
    const current = new Map<number, string | undefined>();
    for (const { number } of blocks) current.set(number, window.at(number)?.hash);
    const { from = 0 } = window;
    const old = [...current.keys()].filter((number) => number < from);
    if (old.length > 0) {
      const headers = await untilAborted(readHeaders(client, old), signal);
      for (const [index, number] of old.entries()) current.set(number, headers[index]?.hash);
    }
    return blocks.map(({ number, hash }) => current.get(number) === hash);
  }

  async *reread(from: number, to: number, signal: AbortSignal): AsyncGenerator<SourceBlock, void, void> {
    for await (const { items } of this.#kind.reread(this.#reads.client, { from, to, signal }))
      yield* groupByBlock(items);
  }

  close(): void {
    this.#closeRange();
    this.#reads.watches.streams -= 1;
    this.#release();
  }

  /** @throws SourceError if the blocks before the cursor are those of another chain; Error if the node has lacked them for long. */
  #checkChain({ next, hash }: Cursor): void {
    const tip = this.#reads.window.tip?.number ?? -1;
    if (this.#reads.replacements !== this.#replacements)
      throw new SourceError(
        `the chain was replaced by another one, whose first block differs and whose newest block is ${tip}: ` +
          `replay the stream from one of its blocks`,
      );
    const lags = hash !== undefined && tip < next - 1;
    this.#lagsSince = lags ? (this.#lagsSince ?? performance.now()) : undefined;
    if (this.#lagsSince !== undefined && performance.now() > this.#lagsSince + MAX_LAG)
      throw new Error(
        `the newest block of the node is ${tip}, and the stream continues at ${next}: the node lags, or its chain was ` +
          `replaced. If it was, pause the stream and replay it from a block of the new chain`,
      );
  }

  /** @returns `undefined` if the chain has changed: try again. */
  async #readNew(cursor: Cursor, newest: number, signal: AbortSignal): Promise<Reading | undefined> {
    this.#closeRange();
    const { next } = cursor;
    const { window } = this.#reads;
    await this.#reads.cover(Math.max(0, next - 1), signal);
    const final = this.#reads.final ?? -1;
    const blocks = window.range(next, newest).slice(0, MAX_BLOCKS);
    const [first] = blocks;
    const last = blocks.at(-1);
    // Some chains skip numbers, so that there may be no block yet.
    if (!first && (window.from ?? Infinity) <= next) await this.#reads.changed(signal);
    if (!first || !last || window.hasReplaced(cursor)) return undefined;
    try {
      const items = await untilAborted(
        Promise.all(blocks.map((block) => this.#kind.read(this.#reads, block))),
        signal,
      );
      const read = blocks.map(({ number, hash, time }, index) => ({
        number,
        hash,
        time,
        items: items[index] ?? [],
      }));
      return toReading({ first, last, blocks: read.filter((block) => block.items.length > 0) }, final);
    } catch (error) {
      if (!(error instanceof BlockGone)) throw error;
      if (window.at(last.number) === last) await this.#reads.changed(signal);
      return undefined;
    }
  }

  /** @returns `undefined` after the last block. */
  async #readRange(
    cursor: Cursor,
    newest: number,
    signal: AbortSignal,
  ): Promise<Reading | "replaced" | undefined> {
    const known = this.#range?.continues(cursor) ? this.#range : undefined;
    if (!known) this.#closeRange();
    const range = (this.#range = known ?? new RangeReader(this.#reads, this.#kind, cursor, newest));
    try {
      const { final } = range;
      const part = await untilAborted(range.next(), signal);
      if (part) return toReading(part, final);
      this.#closeRange();
      if (!known) await this.#reads.changed(signal);
      return undefined;
    } catch (error) {
      this.#closeRange();
      if (isNodeAccessError(error, "BLOCK_REPLACED")) return "replaced";
      this.#pruned ??= new PrunedHistory();
      await untilAborted(this.#pruned.failed(cursor.next, error, this.#reads), signal);
      throw error;
    }
  }

  #closeRange(): void {
    this.#range?.close();
    this.#range = undefined;
  }
}

function toReading({ first, last, blocks }: RangePart, finalNumber: number): Reading {
  for (const { number, items } of blocks)
    if (new Set(items.map(({ key }) => key)).size < items.length)
      throw new SourceError(
        `block ${number} has several logs with the same index: the node counts them by transaction`,
      );
  return {
    blocks,
    first: toPlace(first),
    last: toPlace(last),
    cursor: cursorAfter(last),
    finalNumber,
  };
}

function toPlace({ number, hash }: Reading["first"]): Reading["first"] {
  return { number, hash };
}
