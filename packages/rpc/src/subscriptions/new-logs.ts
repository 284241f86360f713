import { getParts } from "../client-parts.ts";
import type { Log, LogFilter, LogQuery } from "../generated/types.ts";
import type { LogEvent } from "./chain-events.ts";
import { copyFilter } from "./copy-filter.ts";
import { LogMachine } from "./log-machine.ts";
import { MAX_GAP, pollChain, type PollingOptions, type Start } from "./poll-chain.ts";

/**
 * The part of a client that {@link newLogs} uses. `L` is the type of a log in the client's view of
 * numbers.
 */
export interface NewLogsClient<L = Log> {
  /** Returns the logs of a range of blocks. */
  eth_getLogs(filter: LogQuery): Promise<readonly L[]>;
}

/**
 * Iterates over new logs that match a filter, by polling. Each log is delivered once, as with
 * `watchLogs`, and again with `removed` if a reorganization has replaced its block. It reads the logs
 * of each block, not a filter of the node, so backends of a load balancer that lag behind, or were
 * restarted, hide none. A log that such a backend did not return arrives at most 32 blocks late.
 *
 * @param client - A client from `createRpcClient` or `createRpcWebSocketClient`, or its decoded view.
 * @param filter - Which logs to deliver. Default: all.
 * @param options - The interval, the cursor of a history to continue from, a signal, and a callback for gaps.
 * @returns an iterator over logs. Leaving the loop stops polling.
 * @throws NodeAccessError the same errors as `newBlocks`.
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
  const { view } = getParts(client);
  const own = copyFilter(filter);
  const decode = view?.({ method: "eth_getLogs", params: [own] }).decode;
  const create = (...start: Start): LogMachine => new LogMachine(own, MAX_GAP, ...start);
  for await (const event of pollChain<LogEvent>(client, create, options)) {
    const logs = { status: "fulfilled", value: [event.log] } as const;
    const outcome: PromiseSettledResult<unknown> = decode?.(logs) ?? logs;
    if (outcome.status === "rejected") throw outcome.reason;
    // The type of a log follows from the client's view.
    yield* outcome.value as L[];
  }
}
