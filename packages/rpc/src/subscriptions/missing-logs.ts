import { isNodeAccessError } from "@node-access/auth";
import type { Head, Log, LogFilter } from "../generated/types.ts";
import { type Gap, gapOf, toQuantity } from "./chain-events.ts";
import type { LogBloom } from "./log-bloom.ts";
import { isConnectionLoss, isTransient } from "./transient-error.ts";
import { readByNumber, readLogs, type Run } from "./reads.ts";

/**
 * How far a backend may lag behind the one that reported the newest block: hosted endpoints are load balancers.
 * The logs of later blocks are read by block hash, which most backends without the block reject. For a range
 * that ends beyond their newest block, they return fewer logs.
 */
export const MAX_LAG = 16;
/**
 * How many blocks must follow one without logs: some nodes return none for a hash that they do not know yet,
 * so the logs are read once more then.
 */
const SETTLED = 6;
/** Blocks whose logs are read at a time. It is halved if the node rejects the range as too large. */
const READ_BATCH = 500;

/** The blocks of the chain whose logs must be fetched, because some may not have been delivered. */
export class MissingLogs {
  readonly #filter: LogFilter;
  readonly #bloom: LogBloom;
  readonly #max: number;
  /** By number. */
  readonly #blocks = new Map<number, Head>();
  /** The newest blocks whose logs were read once, without a result. They are read again later. */
  readonly #empty = new Set<Head>();

  /** @param max - The maximum number of blocks to read. More are reported as a gap. */
  constructor(filter: LogFilter, bloom: LogBloom, max: number) {
    this.#filter = filter;
    this.#bloom = bloom;
    this.#max = max;
  }

  /** Whether blocks must be read now. */
  get isBehind(): boolean {
    return this.#blocks.size > this.#empty.size;
  }

  /** The number of the first block; `Infinity` if there is none. */
  get first(): number {
    return Math.min(...this.#blocks.keys());
  }

  add(block: Head): void {
    this.#remove(Number(block.number));
    this.#blocks.set(Number(block.number), block);
  }

  delete({ number, hash }: Head): void {
    if (this.#blocks.get(Number(number))?.hash === hash) this.#remove(Number(number));
  }

  #remove(number: number): void {
    const block = this.#blocks.get(number);
    if (block) this.#empty.delete(block);
    this.#blocks.delete(number);
  }

  /**
   * Reads the logs. After a transient error, blocks stay missing. If the node rejects a read,
   * they become a gap.
   *
   * @param reached - The newest block that the node has reported. It cannot return logs of later ones.
   * @param oldest - The oldest remembered block. Blocks below it that still cannot be read become a gap.
   * @param add - Converts the logs of one response into events.
   */
  *read<Event>(
    reached: number,
    oldest: number,
    add: (logs: readonly Log[]) => Iterable<Event>,
  ): Run<Event | Gap> {
    const numbers = [...this.#blocks.keys()].filter((number) => number <= reached).toSorted((a, b) => a - b);
    if (numbers.length > this.#max) {
      for (const number of numbers) this.#remove(number);
      yield { event: gapOf(numbers[0] ?? 0, numbers.at(-1) ?? 0) };
      return;
    }
    let max = READ_BATCH;
    while (numbers.length > 0) {
      if ((numbers[0] ?? 0) > reached - MAX_LAG) return yield* this.#readByHash(numbers, reached, add);
      const part = firstRun(
        numbers.filter((number) => number <= reached - MAX_LAG),
        max,
      );
      const [first = 0] = part;
      const last = part.at(-1) ?? first;
      let logs: readonly Log[];
      try {
        // Checked before reading too, because a node that is still importing these blocks returns
        // incomplete logs.
        if (!(yield* this.#isOnNode(last))) return;
        const range = { fromBlock: toQuantity(first), toBlock: toQuantity(last) };
        logs = yield* readLogs({ ...this.#filter, ...range });
        const ours = logs.filter((log) => this.#blocks.get(Number(log.blockNumber))?.hash === log.blockHash);
        for (const event of add(ours)) yield { event };
        if (!ours.some((log) => Number(log.blockNumber) === last) && !(yield* this.#isOnNode(last))) return;
      } catch (error) {
        if (isConnectionLoss(error)) return;
        if (!isNodeAccessError(error)) throw error;
        if (part.length > 1) {
          max = part.length >> 1;
          continue;
        }
        if (isTransient(error) && first >= oldest) return;
        yield { event: gapOf(first, last, error) };
      }
      for (const number of numbers.splice(0, part.length)) this.#remove(number);
    }
  }

  /**
   * Reads the logs of the newest blocks, one by one. After an error, the rest stays missing: it is read
   * again with the next block, and with the older ones once it is old.
   */
  *#readByHash<Event>(
    numbers: readonly number[],
    reached: number,
    add: (logs: readonly Log[]) => Iterable<Event>,
  ): Run<Event> {
    for (const number of numbers) {
      const block = this.#blocks.get(number);
      const isSettled = number <= reached - SETTLED;
      if (block && this.#empty.has(block) && !isSettled) continue;
      if (block && this.#bloom.mayMatch(block)) {
        let logs: readonly Log[];
        try {
          logs = yield* readLogs({ ...this.#filter, blockHash: block.hash });
        } catch (error) {
          if (isNodeAccessError(error)) return;
          throw error;
        }
        if (logs.some(({ blockHash }) => blockHash !== block.hash)) return;
        for (const event of add(logs)) yield { event };
        if (logs.length === 0 && !isSettled) {
          this.#empty.add(block);
          continue;
        }
      }
      this.#remove(number);
    }
  }

  /** Whether the node has a block of this chain, and blocks so far above it that backends which lag have it too. */
  *#isOnNode(number: number): Run<never, boolean> {
    const [block, above] = yield* readByNumber([number, number + MAX_LAG]);
    return block?.hash === this.#blocks.get(number)?.hash && above !== undefined;
  }
}

/** Returns the first run of consecutive numbers. */
function firstRun(numbers: readonly number[], max: number): readonly number[] {
  const [first = 0] = numbers;
  const end = numbers.findIndex((number, index) => index === max || number !== first + index);
  return end < 0 ? numbers.slice() : numbers.slice(0, end);
}
