import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { checkNumbers, checkSignal, onAbort, sleep } from "@node-access/transport";
import { iterate } from "@node-access/transport/stream";
import type { Hash } from "../generated/types.ts";
import { blockReplaced, readCursor } from "../history-cursor.ts";
import { MAX_LAG } from "../max-lag.ts";
import { isTransient } from "../subscriptions/transient-error.ts";
import { readBlockNumber, readEnd } from "./arguments.ts";
import { Calls } from "./calls.ts";
import { aborted, isTooLarge, mayBeTooLarge, mayPass } from "./failed-read.ts";
import { findEnd, MAX_TRIES, requireBlock, retryAfter } from "./find-end.ts";
import type { HistoryOptions, HistoryPart, HistoryParts } from "./history-part.ts";
import type { PartSize } from "./part-size.ts";

/** What was read of consecutive blocks. */
export interface Reading<T> {
  readonly items: readonly T[];
  /** The hash of the block before the first one; `undefined` if the first one need not follow another. */
  readonly parentHash: Hash | undefined;
  /** The last block: no number after it has one. `undefined` if none of the numbers has one. */
  readonly last: { readonly number: number; readonly hash: Hash } | undefined;
  /** What decides how many blocks the next parts have. */
  readonly results: number;
}

/** Reads the blocks of a part. */
export interface PartReader<T> {
  readonly size: PartSize;
  /** Chooses the last block of the part that begins with a block. Default: as `size` says. */
  lastAfter?(first: number): number;
  /** @throws NodeAccessError if it fails, or what it has read does not belong together. */
  read(first: number, last: number, signal: AbortSignal): Promise<Reading<T>>;
}

/**
 * Creates the reader of a history. `newest` is the number of the chain's newest block, and `start` that of the first block if it need not follow
 * another one: the node may not have the block before it.
 */
export type CreateReader<T> = (calls: Calls, newest: number, start: number | undefined) => PartReader<T>;

/** How often a rejected read is repeated before fewer blocks are read. */
const TRIES_BEFORE_CUT = 3;

/**
 * Reads a history part by part: several at the same time, delivered in order. A part follows the previous one only if the
 * hash of the block before it is that of the last block delivered.
 *
 * @param name - The function that the user calls, for errors.
 */
export function readParts<T>(
  name: string,
  client: unknown,
  options: HistoryOptions | undefined,
  create: CreateReader<T>,
): HistoryParts<T> {
  const { from = 0, to, cursor: given, maxConcurrent = 4, signal }: HistoryOptions = Object(options);
  const calls = new Calls(client);
  const cursor = readCursor(given);
  const first = cursor?.nextBlock ?? readBlockNumber("from", from);
  const end = readEnd(to);
  checkNumbers({ maxConcurrent }, ["maxConcurrent"], isCount, "a whole number from 1");
  checkSignal({ signal });

  const controller = new AbortController();
  let removeListener: (() => void) | undefined;
  let queue: PartQueue<T> | undefined;
  const start = async (): Promise<PartQueue<T>> => {
    if (signal) removeListener = onAbort(signal, () => controller.abort());
    const { last, newest } = await findEnd(calls, end, controller.signal);
    if (cursor && first - 1 > newest + MAX_LAG)
      throw invalidArgument(
        "cursor.nextBlock",
        `a block of the chain, whose newest one is ${newest}`,
        `${first}`,
      );
    const reader = create(calls, newest, cursor ? undefined : first);
    if (cursor && first > last && first - 1 <= newest)
      await requireBlock(calls, first - 1, cursor.blockHash, name, controller.signal);
    const range = { first, last, blockHash: cursor?.blockHash };
    return new PartQueue(name, reader, range, maxConcurrent, controller.signal);
  };
  return iterate<HistoryPart<T>, HistoryPart<T>>({
    async read() {
      if (signal?.aborted) throw aborted(name);
      try {
        queue ??= await start();
        const part = await queue.next();
        return part && [part];
      } catch (error) {
        throw signal?.aborted ? aborted(name) : error;
      }
    },
    map: (part) => part,
    close() {
      removeListener?.();
      controller.abort();
    },
  });
}

/** A part to read, or several that will be cut into parts when they are read. */
interface Part<T> {
  /** Lower than what is being read if the chain skips the numbers before that. */
  first: number;
  last: number;
  /** Absent until the part is read. It never rejects. */
  reading?: Promise<PromiseSettledResult<Reading<T>>> | undefined;
}

/** The blocks that are left, in order. The first parts are being read, or wait for the consumer. */
class PartQueue<T> {
  readonly #name: string;
  readonly #reader: PartReader<T>;
  readonly #parts: Part<T>[];
  readonly #max: number;
  readonly #signal: AbortSignal;
  /** The hash of the last block delivered; `undefined` if none was. */
  #blockHash: Hash | undefined;

  /** @param max - Maximum parts that are read or wait. */
  constructor(
    name: string,
    reader: PartReader<T>,
    { first, last, blockHash }: { first: number; last: number; blockHash: Hash | undefined },
    max: number,
    signal: AbortSignal,
  ) {
    this.#name = name;
    this.#reader = reader;
    this.#parts = first <= last ? [{ first, last }] : [];
    this.#blockHash = blockHash;
    this.#max = max;
    this.#signal = signal;
  }

  /** Returns the next part; `undefined` after the last one. */
  async next(): Promise<HistoryPart<T> | undefined> {
    // A chain that changes during the last try is no reason to fail.
    let mismatches = 0;
    for (let tries = 1; ;) {
      this.#fill();
      const [part] = this.#parts;
      if (!part) return undefined;
      const { first, last } = part;
      const outcome = await part.reading;
      part.reading = undefined;
      if (outcome?.status === "fulfilled") {
        const { value } = outcome;
        if (!value.last) {
          this.#skip(first);
          continue;
        }
        if (this.#blockHash === undefined || value.parentHash === this.#blockHash)
          return this.#deliver(first, value.last, value);
        mismatches += 1;
        if (mismatches === MAX_TRIES)
          throw blockReplaced(this.#name, first - 1, this.#blockHash, value.parentHash);
      } else {
        const error: unknown = outcome?.reason;
        const blocks = last - first + 1;
        const mayCut = blocks > 1 && tries < MAX_TRIES;
        if (mayCut && (isTooLarge(error) || (tries >= TRIES_BEFORE_CUT && mayBeTooLarge(error)))) {
          this.#reader.size.reject(blocks, error);
          if (isNodeAccessError(error, "TIMEOUT")) tries += 1;
          if (tries < TRIES_BEFORE_CUT || !isTransient(error)) continue;
        } else {
          if (tries === MAX_TRIES || !mayPass(error)) throw error;
          tries += 1;
        }
      }
      await sleep(retryAfter(tries - 1 + mismatches), this.#signal);
    }
  }

  /** Reads as many parts as may be read. */
  #fill(): void {
    let count = this.#parts.filter(({ reading }) => reading).length;
    for (let index = 0; index < this.#parts.length && count < this.#max; index += 1) {
      const part = this.#parts[index] as Part<T>;
      if (part.reading) continue;
      const { first, last: end } = part;
      const { size } = this.#reader;
      part.last = Math.min(end, this.#reader.lastAfter?.(first) ?? first + size.next - 1);
      if (part.last < end) this.#parts.splice(index + 1, 0, { first: part.last + 1, last: end });
      part.reading = settle(this.#reader.read(first, part.last, this.#signal));
      count += 1;
    }
  }

  #deliver(
    first: number,
    { number: last, hash: blockHash }: NonNullable<Reading<T>["last"]>,
    { items, results }: Reading<T>,
  ): HistoryPart<T> {
    this.#skip(last + 1);
    this.#reader.size.accept(last - first + 1, results);
    this.#blockHash = blockHash;
    return { fromBlock: first, toBlock: last, items, cursor: { nextBlock: last + 1, blockHash } };
  }

  /** Removes the first part. The numbers from `first` on, which have no block, belong to the next one: its parent proves it. */
  #skip(first: number): void {
    this.#parts.shift();
    const [next] = this.#parts;
    if (next) next.first = first;
  }
}

function isCount(value: number): boolean {
  return value >= 1 && value % 1 === 0;
}

async function settle<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [outcome] = await Promise.allSettled([promise]);
  return outcome;
}
