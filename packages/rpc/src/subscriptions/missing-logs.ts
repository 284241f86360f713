import { isNodeAccessError } from "@node-access/auth";
import type { Head, Log, LogFilter } from "../generated/types.ts";
import { MAX_LAG } from "../max-lag.ts";
import { type Gap, createGap, toQuantity } from "./chain-events.ts";
import type { LogBloom } from "./log-bloom.ts";
import { isConnectionLoss, isTransient } from "./transient-error.ts";
import { deliver, readByNumber, readLogs, type Run } from "./reads.ts";

/** Blocks after which one without logs is read again: some nodes return none for a hash that they lack. */
const SETTLED = 6;
/** Blocks after which one whose logs seem complete is read with those around it, which proves it. */
const PROVABLE = 2 * MAX_LAG;
/** Blocks whose logs are read at a time. It is halved if the node rejects the range as too large. */
const READ_BATCH = 500;

/** A block whose logs must be read. */
interface Missing {
  readonly block: Head;
  /** The block that the node must reach first. */
  due: number;
}

/**
 * The blocks of the chain whose logs have not been proven to be complete: read by block hash, with some found, or in a range
 * that ends so far below the newest block that backends which lag have it.
 */
export class MissingLogs {
  readonly #filter: LogFilter;
  readonly #bloom: LogBloom;
  readonly #max: number;
  /** By number. */
  readonly #blocks = new Map<number, Missing>();
  #reached = 0;

  /** @param max - The maximum number of blocks to read. More are reported as a gap. */
  constructor(filter: LogFilter, bloom: LogBloom, max: number) {
    this.#filter = filter;
    this.#bloom = bloom;
    this.#max = max;
  }

  /** Whether blocks must be read now. */
  get isBehind(): boolean {
    return this.#due().length > 0;
  }

  /** The number of the first block; `Infinity` if there is none. */
  get first(): number {
    return Math.min(...this.#blocks.keys());
  }

  /** Adds a block whose logs must be read now. */
  add(block: Head): void {
    this.#blocks.set(Number(block.number), { block, due: 0 });
  }

  /** Adds a block whose logs arrive as notifications. They are read again later, to prove that none is missing. */
  addLater(block: Head): void {
    const number = Number(block.number);
    this.#blocks.set(number, { block, due: number + PROVABLE });
  }

  /** Reads the logs of all blocks now, because notifications may have been missed. */
  expedite(): void {
    for (const missing of this.#blocks.values()) missing.due = 0;
  }

  delete({ number, hash }: Pick<Head, "number" | "hash">): void {
    if (this.#isMissing(Number(number), hash)) this.#blocks.delete(Number(number));
  }

  #isMissing(number: number, hash: string): boolean {
    return this.#blocks.get(number)?.block.hash === hash;
  }

  /** The numbers of the blocks to read now, in order. If one of them is old, all old ones are read together. */
  #due(): number[] {
    const old = this.#reached - MAX_LAG;
    const all = [...this.#blocks].filter(([number]) => number <= this.#reached);
    const due = all.filter(([, missing]) => missing.due <= this.#reached);
    const isOldDue = due.some(([number]) => number <= old);
    return (isOldDue ? [...due, ...all.filter(([number]) => number <= old)] : due).map(([number]) => number);
  }

  /**
   * Reads the logs. After a transient error, blocks stay missing. If the node rejects a read, they become a gap.
   *
   * @param reached - The newest block that the node has reported. It cannot return logs of later ones.
   * @param oldest - The oldest remembered block. Blocks below it that still cannot be read become a gap.
   */
  *read<Event>(reached: number, oldest: number, add: (log: Log) => Iterable<Event>): Run<Event | Gap> {
    this.#reached = reached;
    const numbers = [...new Set(this.#due())].toSorted((a, b) => a - b);
    if (numbers.length > this.#max) {
      for (const number of numbers) this.#blocks.delete(number);
      yield { event: createGap(numbers[0] ?? 0, numbers.at(-1) ?? 0) };
      return;
    }
    let max = READ_BATCH;
    while (numbers.length > 0) {
      if ((numbers[0] ?? 0) > reached - MAX_LAG) return yield* this.#readByHash(numbers, reached, add);
      const part = takeFirstRun(
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
        // A backend on another branch returns the logs of other blocks.
        if (logs.some(({ blockNumber, blockHash }) => this.#isReplaced(Number(blockNumber), blockHash)))
          return;
        const ours = logs.filter((log) => this.#isMissing(Number(log.blockNumber), log.blockHash));
        for (const log of ours) yield* deliver(add(log));
        if (!ours.some((log) => Number(log.blockNumber) === last) && !(yield* this.#isOnNode(last))) return;
      } catch (error) {
        if (isConnectionLoss(error)) return;
        if (!isNodeAccessError(error)) throw error;
        if (part.length > 1) {
          max = (last - first + 1) >> 1;
          continue;
        }
        if (isTransient(error) && first >= oldest) return;
        yield { event: createGap(first, last, error) };
      }
      for (const number of numbers.splice(0, part.length)) this.#blocks.delete(number);
    }
  }

  /** Reads the logs of the newest blocks, one by one. After an error, the rest is read with later blocks. */
  *#readByHash<Event>(
    numbers: readonly number[],
    reached: number,
    add: (log: Log) => Iterable<Event>,
  ): Run<Event> {
    for (const number of numbers) {
      const missing = this.#blocks.get(number);
      if (missing && !this.#bloom.mayMatch(missing.block)) missing.due = number + PROVABLE;
      else if (missing) {
        const blockHash = missing.block.hash;
        let logs: readonly Log[];
        try {
          logs = yield* readLogs({ ...this.#filter, blockHash });
        } catch (error) {
          if (isNodeAccessError(error)) return;
          throw error;
        }
        if (logs.some((log) => log.blockHash !== blockHash)) return;
        for (const log of logs) yield* deliver(add(log));
        if (logs.length === 0) {
          missing.due = number + (number > reached - SETTLED ? SETTLED : PROVABLE);
        } else this.#blocks.delete(number);
      }
    }
  }

  /** Whether the node has a block of this chain, and blocks so far above it that backends which lag have it too. */
  *#isOnNode(number: number): Run<never, boolean> {
    const [block, above] = yield* readByNumber([number, number + MAX_LAG]);
    return !!block && this.#isMissing(number, block.hash) && above !== undefined;
  }

  /** Whether a block has replaced one of these. */
  #isReplaced(number: number, hash: string): boolean {
    return this.#blocks.has(number) && !this.#isMissing(number, hash);
  }
}

/** Returns the first numbers that are close to each other, and less than `max` apart. */
function takeFirstRun(numbers: readonly number[], max: number): readonly number[] {
  const [first = 0] = numbers;
  const end = numbers.findIndex(
    (number, index) => number >= first + max || number > (numbers[index - 1] ?? first) + MAX_LAG,
  );
  return end < 0 ? numbers.slice() : numbers.slice(0, end);
}
