import { badResult } from "@node-access/transport";
import type { Hash, Log, LogFilter } from "../generated/types.ts";
import { MAX_LAG } from "../max-lag.ts";
import { copyFilter } from "../subscriptions/copy-filter.ts";
import type { NewLogsClient } from "../subscriptions/new-logs.ts";
import { toQuantity } from "../subscriptions/chain-events.ts";
import { isLog } from "../subscriptions/reads.ts";
import type { Calls } from "./calls.ts";
import type { HistoryOptions, HistoryParts } from "./history-part.ts";
import { PartSize } from "./part-size.ts";
import { blockRequest, checkBlock, createReading, readLinked } from "./read-blocks.ts";
import { type PartReader, readParts, type Reading } from "./read-parts.ts";

/**
 * Reads the logs of any range that match a filter, in order, each exactly once. Ranges that the endpoint rejects as too large are
 * split. The limit of the endpoint is remembered for the client. Backends of a load balancer may lag up to 16 blocks behind: the
 * newest blocks are read by hash. Some providers cut lists short without an error: one that is cut at a multiple of 1,000 logs is read
 * again in halves, another one cannot be told from a whole one.
 *
 * @param client - A client or pool of an EVM chain, its decoded view, or a client whose results are `verified`, which proves that
 * no log is missing.
 * @param filter - Which logs to read: `{}` for all.
 * @param options - The range, or the cursor to continue from, and a signal.
 * @returns an iterator over parts. Store the `cursor` of a part with its logs: it continues after them. A part may have no logs.
 * @throws NodeAccessError the same errors as {@link readBlocks}.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { readLogs } from "@node-access/rpc/history";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
 * for await (const { items, cursor } of readLogs(client, { address }, { to: "finalized" }))
 *   console.log(items.length, "logs before block", cursor.nextBlock);
 * ```
 *
 * Source: ethereum/execution-apis.
 */
export function readLogs<L = Log>(
  client: NewLogsClient<L>,
  filter: LogFilter,
  options?: HistoryOptions,
): HistoryParts<L> {
  const own = copyFilter(filter);
  return readParts(
    "readLogs",
    client,
    options,
    (...about) => new LogReader(own, ...about),
  ) as HistoryParts<L>;
}

class LogReader implements PartReader<unknown> {
  readonly #calls: Calls;
  readonly #filter: LogFilter;
  readonly #decode: (logs: unknown) => unknown;
  /** The newest block that backends which lag have. */
  readonly #settled: number;
  /** The block that need not follow another one. */
  readonly #start: number;
  readonly size: PartSize;

  constructor(filter: LogFilter, calls: Calls, newest: number, start = 0) {
    this.#calls = calls;
    this.#filter = filter;
    this.#decode = calls.decoder({ method: "eth_getLogs", params: [filter] });
    this.#settled = newest - MAX_LAG;
    this.#start = start;
    // Few at first: blocks of busy chains have hundreds of logs each, and several parts are read before the first has arrived.
    this.size = new PartSize(calls.endpoint, "logs", 20, 10_000);
  }

  lastAfter(first: number): number {
    const last = first + Math.min(this.size.next, first > this.#settled ? MAX_LAG : Infinity) - 1;
    return first > this.#settled ? last : Math.min(this.#settled, last);
  }

  async read(first: number, last: number, signal: AbortSignal): Promise<Reading<unknown>> {
    const found = await (first > this.#settled
      ? this.#readByHash(first, last, signal)
      : this.#readRange(first, last, signal));
    return { ...found, items: this.#decode(found.items) as readonly unknown[] };
  }

  /** One request, so that the blocks around the logs come from the same backend. */
  async #readRange(first: number, last: number, signal: AbortSignal): Promise<Reading<Log>> {
    const filter = { ...this.#filter, fromBlock: toQuantity(first), toBlock: toQuantity(last) };
    const before = first > this.#start ? [blockRequest(first - 1, false)] : [];
    // The last block comes first: if the chain changes after that, the next part does not follow this one.
    const [end, result, start] = await this.#calls.all(
      [blockRequest(last, false), { method: "eth_getLogs", params: [filter] }, ...before],
      signal,
    );
    if (end === undefined)
      return first < last ? this.#readRange(first, last - 1, signal) : createReading([], []);
    const { hash } = checkBlock(end, last);
    // Some providers cut a list short at a round number of logs, without an error.
    if (last > first && isRound(result)) return this.#readHalves(first, last, signal);
    const logs = checkLogs(result, ({ blockNumber, blockHash }) => {
      const number = Number(blockNumber);
      return number >= first && (number < last || (number === last && blockHash === hash));
    });
    const parentHash = before.length > 0 ? await this.#hashUpTo(first - 1, start, signal) : undefined;
    return { items: logs, parentHash, last: { number: last, hash }, results: logs.length };
  }

  /** The hash of the newest block up to a number. @param block - What the node has returned for the number. */
  async #hashUpTo(number: number, block: unknown, signal: AbortSignal): Promise<Hash | undefined> {
    if (block !== undefined) return checkBlock(block, number).hash;
    if (number <= this.#start) return undefined;
    return this.#hashUpTo(number - 1, await this.#calls.one(blockRequest(number - 1, false), signal), signal);
  }

  async #readHalves(first: number, last: number, signal: AbortSignal): Promise<Reading<Log>> {
    const middle = Math.floor((first + last) / 2);
    const older = await this.#readRange(first, middle, signal);
    const newer = await this.#readRange(middle + 1, last, signal);
    if (!newer.last) return older;
    if (older.last && newer.parentHash !== older.last.hash)
      throw badResult("eth_getBlockByNumber", `block ${middle}, ${older.last.hash}`, newer.parentHash);
    const items = [...older.items, ...newer.items];
    const { parentHash } = older.last ? older : newer;
    return { ...newer, items, parentHash, results: items.length };
  }

  async #readByHash(first: number, last: number, signal: AbortSignal): Promise<Reading<Log>> {
    const blocks = await readLinked(this.#calls, [first, last], false, signal);
    // Some nodes return no logs for a hash that they lack, so that the block is read together with them. The blooms of blocks
    // are of no use: those of some chains lack the logs of system transactions.
    const results = await this.#calls.all(
      blocks.flatMap(({ hash: blockHash }) => [
        { method: "eth_getBlockByHash", params: [blockHash, false] },
        { method: "eth_getLogs", params: [{ ...this.#filter, blockHash }] },
      ]),
      signal,
    );
    const logs = blocks.flatMap(({ number, hash }, index) => {
      checkBlock(results[2 * index], Number(number));
      return checkLogs(results[2 * index + 1], ({ blockHash }) => blockHash === hash);
    });
    return { ...createReading(blocks, logs), results: logs.length };
  }
}

/** Checks that a result is a list of logs of certain blocks. @returns them in order, each once: not all nodes do that. */
function checkLogs(result: unknown, isExpected: (log: Log) => boolean): readonly Log[] {
  if (!Array.isArray(result) || !result.every((log) => isLog(log) && isExpected(log)))
    throw badResult("eth_getLogs", "logs of the requested blocks", result);
  const logs = (result as readonly Log[]).toSorted(compareLogs);
  return logs.filter((log, index) => {
    const before = logs[index - 1];
    if (before?.blockNumber === log.blockNumber && before.blockHash !== log.blockHash)
      throw badResult("eth_getLogs", `logs of one block ${Number(log.blockNumber)}`, [before, log]);
    return !before || compareLogs(before, log) < 0 || JSON.stringify(before) !== JSON.stringify(log);
  });
}

/** Compares positions. Some chains count logs by transaction. */
function compareLogs(one: Log, other: Log): number {
  return (
    Number(one.blockNumber) - Number(other.blockNumber) ||
    Number(one.transactionIndex ?? 0) - Number(other.transactionIndex ?? 0) ||
    Number(one.logIndex) - Number(other.logIndex)
  );
}

function isRound(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.length % 1_000 === 0;
}
