import { isNodeAccessError } from "@node-access/auth";
import type { Hash, Head, Log, LogFilter } from "../generated/types.ts";
import { type Gap, gapOf, toQuantity } from "./chain-events.ts";
import { isConnectionLoss, isTransient } from "./transient-error.ts";
import { readByNumber, readLogs, type Run } from "./reads.ts";

/** Blocks whose logs are read at a time. It is halved if the node rejects the range as too large. */
const READ_BATCH = 500;

/** The blocks of the chain whose logs must be fetched, because some may not have been delivered. */
export class MissingLogs {
  readonly #filter: LogFilter;
  readonly #max: number;
  /** Block hashes by number. */
  readonly #blocks = new Map<number, Hash>();

  /** @param max - The maximum number of blocks to read. More are reported as a gap. */
  constructor(filter: LogFilter, max: number) {
    this.#filter = filter;
    this.#max = max;
  }

  get size(): number {
    return this.#blocks.size;
  }

  /** The number of the first block; `Infinity` if there is none. */
  get first(): number {
    return Math.min(...this.#blocks.keys());
  }

  add({ number, hash }: Head): void {
    this.#blocks.set(Number(number), hash);
  }

  delete({ number, hash }: Head): void {
    if (this.#blocks.get(Number(number)) === hash) this.#blocks.delete(Number(number));
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
      for (const number of numbers) this.#blocks.delete(number);
      yield { event: gapOf(numbers[0] ?? 0, numbers.at(-1) ?? 0) };
      return;
    }
    let max = READ_BATCH;
    while (numbers.length > 0) {
      const part = firstRun(numbers, max);
      const [first = 0] = part;
      const last = part.at(-1) ?? first;
      let logs: readonly Log[];
      try {
        // Checked before reading too, because a node that is still importing these blocks returns
        // incomplete logs.
        if (!(yield* this.#isOnNode(last))) return;
        const range = { fromBlock: toQuantity(first), toBlock: toQuantity(last) };
        logs = yield* readLogs({ ...this.#filter, ...range });
        const ours = logs.filter((log) => this.#blocks.get(Number(log.blockNumber)) === log.blockHash);
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
      for (const number of numbers.splice(0, part.length)) this.#blocks.delete(number);
    }
  }

  /** Whether the node has a block of this chain. */
  *#isOnNode(number: number): Run<never, boolean> {
    const [block] = yield* readByNumber([number]);
    return block?.hash === this.#blocks.get(number);
  }
}

/** Returns the first run of consecutive numbers. */
function firstRun(numbers: readonly number[], max: number): readonly number[] {
  const [first = 0] = numbers;
  const end = numbers.findIndex((number, index) => index === max || number !== first + index);
  return end < 0 ? numbers.slice() : numbers.slice(0, end);
}
