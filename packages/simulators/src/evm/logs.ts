import { Pauses } from "../json-rpc/pauses.ts";
import { rpcCode, failure, invalid } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";
import type { Log } from "./seeded-blocks.ts";
import { randomBytes } from "node:crypto";
import type { BlockNumbers } from "./blocks.ts";
import type { Method, Methods } from "../json-rpc/simulated-node.ts";
import { putNewest } from "../values.ts";

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

/** @returns the logs of a block that match the filter. */
export function blockLogs(chain: EvmChain, filter: LogFilter, number: number): Log[] {
  return chain.block(number).transactions.flatMap(({ log }) => (log && matches(filter, log) ? [log] : []));
}

/** @returns those of a range of blocks. @throws RpcFailure if there are too many blocks. */
async function listLogs(chain: EvmChain, filter: LogFilter, first: number, last: number): Promise<Log[]> {
  if (last - first >= maxBlocks) {
    const message = `query exceeds max block range ${maxBlocks}`;
    throw failure(rpcCode.limit, message);
  }
  const logs: Log[] = [];
  const pauses = new Pauses();
  for (let number = first; number <= last; number++) {
    await pauses.take();
    logs.push(...blockLogs(chain, filter, number));
  }
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

/** @returns the methods that read logs, and those of filters. */
export function logMethods(
  chain: EvmChain,
  { byHash, byTag }: BlockNumbers,
): {
  readonly readLogs: (query: LogQuery) => Promise<Log[]>;
  readonly methods: Readonly<Record<string, Method>>;
} {
  const filters = new Map<string, Filter>();
  const find = (id: unknown, kind?: Filter["kind"]): Filter => {
    const filter = filters.get(String(id));
    if (!filter || (kind && filter.kind !== kind)) throw failure(rpcCode.server, "filter not found");
    return filter;
  };
  const add = (kind: Filter["kind"], query: LogQuery = {}): string => {
    const id = `0x${randomBytes(16).toString("hex")}`;
    putNewest(filters, id, { kind, query, next: chain.head + 1, sent: chain.sent.length }, maxFilters);
    return id;
  };
  /** Everything new since the last poll. */
  const poll = (filter: Filter): unknown => {
    const { head, sent } = chain;
    const first = Math.max(filter.next, head - maxBlocks + 1);
    const waiting = filter.kind === "pending" ? sent.slice(filter.sent) : [];
    filter.next = head + 1;
    filter.sent = sent.length;
    if (head < first) return waiting;
    if (filter.kind === "logs") return listLogs(chain, filter.query, first, head);
    const numbers = Array.from({ length: head - first + 1 }, (_, index) => first + index);
    if (filter.kind === "blocks") return numbers.map((number) => chain.block(number).hash);
    // Transactions that are pending at a block are in the next one.
    const own = numbers.flatMap((number) => chain.ownTransactions(number + 1));
    return [...own.map(({ transaction }) => transaction["hash"]), ...waiting];
  };
  const readLogs = async (query: LogQuery): Promise<Log[]> => {
    const { blockHash, fromBlock = "latest", toBlock = "latest" } = query;
    if (blockHash !== undefined) {
      if (query.fromBlock !== undefined || query.toBlock !== undefined)
        throw invalid("cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other");
      const number = byHash(blockHash);
      if (number === undefined) throw failure(rpcCode.server, "unknown block");
      return blockLogs(chain, query, number);
    }
    const [first = 0, last = 0] = [fromBlock, toBlock].map((tag) => byTag(tag) ?? Number(tag));
    if (first > last) throw invalid("invalid block range params");
    return listLogs(chain, query, first, Math.min(last, chain.head));
  };
  const methods: Methods = {
    eth_getLogs: ([query]) => readLogs(query as LogQuery),
    eth_newFilter: ([query]) => add("logs", query as LogQuery),
    eth_newBlockFilter: () => add("blocks"),
    eth_newPendingTransactionFilter: () => add("pending"),
    eth_getFilterChanges: ([id]) => poll(find(id)),
    eth_getFilterLogs: ([id]) => readLogs(find(id, "logs").query),
    eth_uninstallFilter: ([id]) => filters.delete(String(id)),
  };
  return { readLogs, methods };
}
