import { badResult } from "@node-access/transport";
import type { BlockWithHashes, Hash, Head, Log, LogQuery, Quantity } from "../generated/types.ts";
import { toQuantity } from "./chain-events.ts";

/** A call whose result a state machine needs. */
export type Read =
  | { readonly method: "eth_getBlockByNumber"; readonly params: readonly [Quantity | "latest", false] }
  | { readonly method: "eth_getBlockByHash"; readonly params: readonly [Hash, false] }
  | { readonly method: "eth_getLogs"; readonly params: readonly [LogQuery] };

/** An output of a state machine: reads to make together, or an event to deliver. */
export type Output<Event> = { readonly reads: readonly Read[] } | { readonly event: Event };

/**
 * A run, resumed with the results of reads in order or the error of one, and with nothing after an event. The result is `undefined` for a
 * block number that the chain skips.
 */
export type Run<Event, Value = void> = Generator<Output<Event>, Value, readonly unknown[] | undefined>;

export function* deliver<Event>(events: Iterable<Event>): Run<Event> {
  for (const event of events) yield { event };
}

/** Reads the newest block, or `undefined` if the node has none. */
export function* readLatest(): Run<never, Head | undefined> {
  const [block] = (yield { reads: [{ method: "eth_getBlockByNumber", params: ["latest", false] }] }) ?? [];
  return block === null ? undefined : toHead(block, "eth_getBlockByNumber");
}

/** Reads blocks by number; `undefined` for those that the node does not have, and `null` for numbers that the chain skips. */
export function* readByNumber(numbers: readonly number[]): Run<never, (Head | undefined | null)[]> {
  const method = "eth_getBlockByNumber";
  const reads = numbers.map((number): Read => ({ method, params: [toQuantity(number), false] }));
  const blocks = (yield { reads }) ?? [];
  return numbers.map((number, index) => {
    const block = blocks[index];
    if (block === undefined) return null;
    return block === null ? undefined : toHead(block, method, number);
  });
}

/** Reads a block by hash, even if it has left the chain, as long as the node has it. */
export function* readByHash(hash: Hash): Run<never, Head | undefined> {
  const [block] = (yield { reads: [{ method: "eth_getBlockByHash", params: [hash, false] }] }) ?? [];
  return block === null ? undefined : toHead(block, "eth_getBlockByHash", undefined, hash);
}

/** Reads the logs of the current chain that match a query. */
export function* readLogs(query: LogQuery): Run<never, readonly Log[]> {
  const [logs] = (yield { reads: [{ method: "eth_getLogs", params: [query] }] }) ?? [];
  if (!Array.isArray(logs) || !logs.every(isLog)) throw badResult("eth_getLogs", "a list of logs", logs);
  return logs;
}

/** Checks whether a notification is a head with the fields that are needed to connect it to the chain. */
export function isHead(value: unknown): value is Head {
  const { number, hash, parentHash } = Object(value) as Record<string, unknown>;
  return isQuantity(number) && typeof hash === "string" && typeof parentHash === "string";
}

/** Checks whether a notification is a log of a block. */
export function isLog(value: unknown): value is Log {
  const { blockNumber, blockHash, logIndex } = Object(value) as Record<string, unknown>;
  return isQuantity(blockNumber) && typeof blockHash === "string" && isQuantity(logIndex);
}

/** Checks whether a value is a quantity that a number can hold. */
export function isQuantity(value: unknown): value is Quantity {
  return typeof value === "string" && value.startsWith("0x") && Number.isSafeInteger(Number(value));
}

/** Converts a block to a head, without the fields that a head does not have. */
function toHead(block: unknown, method: string, number?: number, hash?: Hash): Head {
  const isExpected =
    isHead(block) &&
    (number === undefined || Number(block.number) === number) &&
    (hash === undefined || block.hash === hash);
  if (!isExpected) throw badResult(method, `block ${hash ?? number ?? "latest"}`, block);
  const {
    transactions: _transactions,
    uncles: _uncles,
    withdrawals: _withdrawals,
    ...head
  } = block as unknown as BlockWithHashes;
  return head;
}
