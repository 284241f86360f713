import type { ItemIterator } from "@node-access/transport/stream";
import type { LogFilter } from "../generated/types.ts";
import type { LogEvent, WatchClient, WatchOptions } from "./chain-events.ts";
import { copyFilter } from "./copy-filter.ts";
import { LogMachine } from "./log-machine.ts";
import { startWatch } from "./watch.ts";

/**
 * Iterates over the logs that match a filter, without gaps. Logs missed while there was no
 * connection are fetched with `eth_getLogs`. Logs of blocks replaced by a reorganization are
 * delivered as `removed`, even if that happened without a connection. Each log, identified by block
 * hash and log index, is delivered once. Blocks that cannot be fetched are reported as a `gap`.
 *
 * Notifications are not trusted to be complete: the logs of each block are read again with
 * `eth_getLogs`, 32 blocks later at the latest, about one call per 16 blocks. If no notification of
 * a block arrived, its logs are read as soon as the next head arrives. Backends of a load balancer
 * may lag up to 16 blocks behind: the newest blocks are read by block hash, and ranges end 16 blocks
 * below the newest one.
 *
 * It starts with the block `fromBlock`, or else after the newest block at the start of the
 * iteration. It also subscribes to heads, to detect missed blocks, and keeps the logs of the last
 * 128 blocks in memory.
 *
 * @param client - A client from `createRpcWebSocketClient`.
 * @param filter - Which logs to deliver. Default: all.
 * @param options - The first block, the maximum gap to fetch, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError the same errors as {@link watchHeads}.
 *
 * @example
 * ```ts
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 * import { watchLogs } from "@node-access/rpc/subscriptions";
 *
 * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
 * const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
 * for await (const event of watchLogs(client, { address }, { fromBlock: "0x1" })) {
 *   if (event.type === "gap") console.log(`read again: ${event.fromBlock} to ${event.toBlock}`);
 *   else console.log(event.type, event.log.transactionHash, event.log.data);
 * }
 * ```
 *
 * Source: go-ethereum, publish and subscribe.
 */
export function watchLogs(
  client: WatchClient,
  filter: LogFilter = {},
  options: WatchOptions = {},
): ItemIterator<LogEvent> {
  const own = copyFilter(filter);
  // Logs first, so when a head arrives, notifications of the block's logs arrive too.
  const kinds = [["logs", own], ["newHeads"]] as const;
  return startWatch(client, options, (...start) => new LogMachine(own, ...start), kinds);
}
