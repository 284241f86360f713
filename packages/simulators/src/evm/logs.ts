import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";
import type { Log } from "./seeded-blocks.ts";
import { randomBytes } from "node:crypto";

/** A filter for logs. */
export interface LogFilter {
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | readonly (string | null)[] | null)[];
}

/** A filter for logs, and the blocks to search. */
export interface LogQuery extends LogFilter {
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly blockHash?: string;
}

/** Maximum blocks in one query: hosted nodes have such a limit too. A poll of a filter that comes later misses earlier blocks. */
const maxBlocks = 1_000;

/** @returns the logs of a range of blocks that match the filter. @throws RpcFailure if there are too many blocks. */
export function listLogs(chain: EvmChain, filter: LogFilter, first: number, last: number): Log[] {
  if (last - first >= maxBlocks) {
    const message = `query exceeds max block range ${maxBlocks}`;
    throw new RpcFailure({ code: rpcCode.limit, message });
  }
  const logs: Log[] = [];
  for (let number = first; number <= last; number++)
    for (const { log } of chain.block(number).transactions) if (log && matches(filter, log)) logs.push(log);
  return logs;
}

/** Whether a log matches a filter. Source: ethereum/execution-apis. */
export function matches({ address, topics = [] }: LogFilter, log: Log): boolean {
  if (topics.length > log.topics.length) return false;
  const addresses = typeof address === "string" ? [address] : (address ?? []);
  if (addresses.length > 0 && !includes(addresses, log.address)) return false;
  return topics.every((wanted, index) => {
    const any = typeof wanted === "string" ? [wanted] : (wanted ?? []);
    return any.length === 0 || any.includes(null) || includes(any, log.topics[index] ?? "");
  });
}

function includes(values: readonly (string | null)[], value: string): boolean {
  return values.some((one) => one?.toLowerCase() === value);
}

/** A filter: its kind and query, and the first block that has not been reported. */
interface Filter {
  readonly kind: "logs" | "blocks" | "pending";
  readonly query: LogQuery;
  next: number;
  /** How many sent transactions have been reported, or came before the filter. */
  sent: number;
}

/** Maximum filters; adding another one removes the oldest. The gateway removes filters that are not polled. */
const maxFilters = 10_000;

export class EvmFilters {
  readonly #chain: EvmChain;
  readonly #filters = new Map<string, Filter>();

  constructor(chain: EvmChain) {
    this.#chain = chain;
  }

  /** @param head - Number of the newest block. */
  add(kind: Filter["kind"], head: number, query: LogQuery = {}): string {
    const [oldest] = this.#filters.keys();
    if (oldest !== undefined && this.#filters.size >= maxFilters) this.#filters.delete(oldest);
    const id = `0x${randomBytes(16).toString("hex")}`;
    this.#filters.set(id, { kind, query, next: head + 1, sent: this.#chain.sent.length });
    return id;
  }

  /** @returns everything new since the last poll. */
  changes(id: string, head: number): readonly unknown[] {
    const filter = this.#find(id);
    const [first, last] = [Math.max(filter.next, head - maxBlocks + 1), head];
    filter.next = head + 1;
    const { sent } = this.#chain;
    const waiting = filter.kind === "pending" ? sent.slice(filter.sent) : [];
    filter.sent = sent.length;
    if (last < first) return waiting;
    if (filter.kind === "logs") return listLogs(this.#chain, filter.query, first, last);
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    if (filter.kind === "blocks") return numbers.map((number) => this.#chain.block(number).hash);
    // Transactions that are pending at a block are in the next one.
    const own = numbers.flatMap((number) => this.#chain.ownTransactions(number + 1));
    return [...own.map(({ transaction }) => transaction["hash"]), ...waiting];
  }

  /** @returns the query of a filter for logs. */
  query(id: string): LogQuery {
    const { kind, query } = this.#find(id);
    if (kind !== "logs") throw notFound();
    return query;
  }

  remove(id: string): boolean {
    return this.#filters.delete(id);
  }

  #find(id: string): Filter {
    const filter = this.#filters.get(id);
    if (!filter) throw notFound();
    return filter;
  }
}

function notFound(): RpcFailure {
  return new RpcFailure({ code: rpcCode.server, message: "filter not found" });
}
