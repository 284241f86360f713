import { invalidArgument } from "@node-access/auth";
import type { LogFilter } from "../generated/types.ts";
import type { LogEvent, WatchedClient, WatchOptions } from "./chain-events.ts";
import { LogMachine } from "./log-machine.ts";
import { startWatch } from "./watch.ts";

/**
 * The logs of the chain that fit a filter, without holes: what was missed while there was no connection is read with
 * `eth_getLogs`, and logs of blocks that a reorganisation replaced are told as `removed`, also where that happened
 * meanwhile. A log is told once, known by the hash of its block and its index. What cannot be made up for is a `gap`.
 *
 * It begins behind the block that is newest when the iteration begins. It also subscribes to the heads, which tell
 * what was missed, and keeps the logs of the last 128 blocks in memory.
 *
 * @param client - A client made by `createRpcWebSocketClient`.
 * @param filter - Which logs; all if left out.
 * @param options - How many blocks are read again, and the end.
 * @returns events. Leaving the loop ends the subscription.
 * @throws NodeAccessError as {@link watchHeads}.
 *
 * @example
 * ```ts
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 * import { watchLogs } from "@node-access/rpc/subscriptions";
 *
 * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
 * const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
 * for await (const event of watchLogs(client, { address })) {
 *   if (event.type === "gap") console.log(`read again: ${event.fromBlock} to ${event.toBlock}`);
 *   else console.log(event.type, event.log.transactionHash, event.log.data);
 * }
 * ```
 *
 * Source: go-ethereum, publish and subscribe.
 */
export function watchLogs(
  client: WatchedClient,
  filter: LogFilter = {},
  options: WatchOptions = {},
): AsyncIterableIterator<LogEvent, undefined> {
  if (!filter || typeof filter !== "object") throw invalidArgument("filter", "an object", typeof filter);
  // The logs first: of a block whose head comes, they come.
  const kinds = [["logs", filter], ["newHeads"]] as const;
  return startWatch(client, options, (maxGap) => new LogMachine(filter, maxGap), kinds);
}
