import { partsOf } from "./client-parts.ts";
import type { BlockWithHashes, Hash, Log, LogFilter, LogQuery } from "./generated/types.ts";
import { pollChain, type PollingOptions } from "./poll-chain.ts";
import type { HeadEvent, LogEvent } from "./subscriptions/chain-events.ts";
import { copyFilter } from "./subscriptions/copy-filter.ts";
import { HeadMachine } from "./subscriptions/head-machine.ts";
import { LogMachine } from "./subscriptions/log-machine.ts";

export type { PollingOptions } from "./poll-chain.ts";
export { pendingTransactions } from "./pending-transactions.ts";
export type { PendingTransactionsClient, PendingTransactionsOptions } from "./pending-transactions.ts";
export type { Gap } from "./subscriptions/chain-events.ts";

/** Maximum consecutive blocks to read after a pause. More are reported as a gap. */
const MAX_GAP = 1_000;

/** The part of a client that {@link newBlocks} uses. Clients of all EVM protocols have it. */
export interface NewBlocksClient {
  /** Returns a block of any chain that the node has. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<Pick<BlockWithHashes, "hash"> | null>;
}

/**
 * The part of a client that {@link newLogs} uses. `L` is the type of a log in the client's view of
 * numbers.
 */
export interface NewLogsClient<L = Log> {
  /** Returns the logs of a range of blocks. */
  eth_getLogs(filter: LogQuery): Promise<readonly L[]>;
}

/**
 * Iterates over the hashes of new blocks by polling, without gaps and in order. After a
 * reorganization, it delivers the blocks of the new branch; `watchHeads` also reports those that it
 * replaced. It reads blocks, not a filter of the node, so it works behind load balancers.
 *
 * @param client - A client from `createRpcClient` or `createRpcWebSocketClient`, or its decoded view.
 * @param options - The interval, a signal, and a callback for gaps.
 * @returns an iterator over hashes. Leaving the loop stops polling.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid client or option; and the errors
 * of calls, if the first or four consecutive polls fail after their retries.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { newBlocks } from "@node-access/rpc/filters";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * for await (const hash of newBlocks(client, { interval: 2_000, onGap: console.log })) console.log(hash);
 * ```
 *
 * Source: ethereum/execution-apis.
 */
export async function* newBlocks(
  client: NewBlocksClient,
  options: PollingOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  for await (const event of pollChain<HeadEvent>(client, new HeadMachine(MAX_GAP), options))
    if (event.type === "head") yield event.head.hash;
}

/**
 * Iterates over new logs that match a filter, by polling. Each log is delivered once, as with
 * `watchLogs`, and again with `removed` if a reorganization has replaced its block. It reads the logs
 * of each block, not a filter of the node, so backends of a load balancer that lag behind, or were
 * restarted, hide none. A log that such a backend did not return arrives at most 32 blocks late.
 *
 * @param client - A client from `createRpcClient` or `createRpcWebSocketClient`, or its decoded view.
 * @param filter - Which logs to deliver. Default: all.
 * @param options - The interval, a signal, and a callback for gaps.
 * @returns an iterator over logs. Leaving the loop stops polling.
 * @throws NodeAccessError the same errors as {@link newBlocks}.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { newLogs } from "@node-access/rpc/filters";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
 * for await (const log of newLogs(client, { address })) console.log(log.removed, log.data);
 * ```
 *
 * Source: ethereum/execution-apis.
 */
export async function* newLogs<L = Log>(
  client: NewLogsClient<L>,
  filter: LogFilter = {},
  options: PollingOptions = {},
): AsyncGenerator<L, void, undefined> {
  const { view } = partsOf(client);
  const own = copyFilter(filter);
  const decode = view?.({ method: "eth_getLogs", params: [own] }).decode;
  for await (const event of pollChain<LogEvent>(client, new LogMachine(own, MAX_GAP), options)) {
    const logs = { status: "fulfilled", value: [event.log] } as const;
    const outcome: PromiseSettledResult<unknown> = decode?.(logs) ?? logs;
    // The type of a log follows from the client's view.
    if (outcome.status === "fulfilled") yield* outcome.value as L[];
  }
}
