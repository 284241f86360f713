import { isNodeAccessError } from "@node-access/auth";
import type { Hash, Head, Log, LogFilter } from "../generated/types.ts";
import { type Gap, gapOf, toQuantity } from "./chain-events.ts";
import { isConnectionLoss, isPassing } from "./transient-error.ts";
import { readByNumber, readLogs, type Run } from "./reads.ts";

/** Blocks whose logs are read together. A node that finds them too many refuses; then it is half as many. */
const TOGETHER = 500;

/** The blocks of the chain whose logs may not all have been delivered, until they have been read. */
export class MissingLogs {
  readonly #filter: LogFilter;
  readonly #most: number;
  /** Hashes by number. */
  readonly #blocks = new Map<number, Hash>();

  /** @param most - Blocks that are read; more are reported as a gap. */
  constructor(filter: LogFilter, most: number) {
    this.#filter = filter;
    this.#most = most;
  }

  get size(): number {
    return this.#blocks.size;
  }

  /** The number of the first of the blocks; `Infinity` if none is missing. */
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
   * Reads the logs. What cannot be read now stays missing; what the node refuses is a gap.
   *
   * @param reached - The newest block that the node has said to have. It cannot give logs of later ones.
   * @param oldest - The oldest block that is remembered. What could not be read until a block is older is a gap.
   * @param add - Makes events of the logs of one answer.
   */
  *read<Event>(
    reached: number,
    oldest: number,
    add: (logs: readonly Log[]) => Iterable<Event>,
  ): Run<Event | Gap> {
    const numbers = [...this.#blocks.keys()].filter((number) => number <= reached).toSorted((a, b) => a - b);
    if (numbers.length > this.#most) {
      for (const number of numbers) this.#blocks.delete(number);
      yield { event: gapOf(numbers[0] ?? 0, numbers.at(-1) ?? 0) };
      return;
    }
    let most = TOGETHER;
    while (numbers.length > 0) {
      const part = firstRun(numbers, most);
      const [first = 0] = part;
      const last = part.at(-1) ?? first;
      let logs: readonly Log[];
      try {
        // Before too: logs from a node that only then gets these blocks are not all.
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
          most = part.length >> 1;
          continue;
        }
        if (isPassing(error) && first >= oldest) return;
        yield { event: gapOf(first, last, error) };
      }
      for (const number of numbers.splice(0, part.length)) this.#blocks.delete(number);
    }
  }

  /** Whether the node says that it has a block of this chain. */
  *#isOnNode(number: number): Run<never, boolean> {
    const [block] = yield* readByNumber([number]);
    return block?.hash === this.#blocks.get(number);
  }
}

/** The numbers up to the first that is not followed by the next one. */
function firstRun(numbers: readonly number[], most: number): readonly number[] {
  const [first = 0] = numbers;
  const end = numbers.findIndex((number, index) => index === most || number !== first + index);
  return end < 0 ? numbers.slice() : numbers.slice(0, end);
}
