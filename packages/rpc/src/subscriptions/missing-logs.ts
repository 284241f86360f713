import { isNodeAccessError } from "@node-access/auth";
import type { Hash, Head, Log, LogFilter } from "../generated/types.ts";
import { type WatchingClient, type Gap, gapOf, toQuantity } from "./chain-events.ts";
import { isPassing } from "./passing-error.ts";

/** Blocks whose logs are asked for together. A node that finds them too many refuses; then it is half as many. */
const TOGETHER = 500;

/** The blocks whose logs have been missed, until they have been read. */
export class MissingLogs {
  readonly #client: WatchingClient;
  readonly #filter: LogFilter;
  readonly #maxGap: number;
  /** Hashes by number. */
  readonly #blocks = new Map<number, Hash>();

  constructor(client: WatchingClient, filter: LogFilter, maxGap: number) {
    this.#client = client;
    this.#filter = filter;
    this.#maxGap = maxGap;
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

  /** Leaves out the blocks that a node does not have yet: it will tell their logs. */
  deleteAbove(last: number): void {
    for (const number of this.#blocks.keys()) if (number > last) this.#blocks.delete(number);
  }

  /** Reads the logs. What cannot be read now stays missing; what the node refuses is a gap. */
  async *read(): AsyncGenerator<Log | Gap, void> {
    const numbers = [...this.#blocks.keys()].toSorted((a, b) => a - b);
    if (numbers.length > this.#maxGap + 1) {
      this.#blocks.clear();
      yield gapOf(numbers[0] ?? 0, numbers.at(-1) ?? 0);
      return;
    }
    let count = TOGETHER;
    while (numbers.length > 0) {
      const part = numbers.slice(0, count);
      const [first = 0] = part;
      const last = part.at(-1) ?? first;
      try {
        const range = { fromBlock: toQuantity(first), toBlock: toQuantity(last) };
        const logs = await this.#client.eth_getLogs({ ...this.#filter, ...range });
        for (const log of logs) if (this.#blocks.get(Number(log.blockNumber)) === log.blockHash) yield log;
      } catch (error) {
        if (isPassing(error) || !isNodeAccessError(error)) {
          if (isPassing(error)) return;
          throw error;
        }
        if (part.length > 1) {
          count = part.length >> 1;
          continue;
        }
        yield gapOf(first, last, error);
      }
      for (const number of numbers.splice(0, part.length)) this.#blocks.delete(number);
    }
  }
}
