import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";
import type { Log } from "./seeded-blocks.ts";

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

/** Maximum blocks in one query: hosted nodes have such a limit too. */
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
