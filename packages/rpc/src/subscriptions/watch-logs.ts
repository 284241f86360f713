import type { LogFilter } from "../generated/types.ts";
import type { LogEvent, WatchedClient, WatchOptions } from "./chain-events.ts";
import { DeliveredLogs } from "./delivered-logs.ts";
import { MissingLogs } from "./missing-logs.ts";
import { advance, startWatch, unlessPassing, type Watch } from "./watch.ts";

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
  return startWatch(client, options, (watch) => logEvents(watch, filter));
}

async function* logEvents(watch: Watch, filter: LogFilter): AsyncGenerator<LogEvent, void> {
  const { client, chain, maxGap, arrivals, subscriptions } = watch;
  const missing = new MissingLogs(client, filter, maxGap);
  const delivered = new DeliveredLogs(chain);
  // The logs first: of a block whose head comes, they come.
  subscriptions.push(await client.subscribe("logs", filter));
  subscriptions.push(await client.subscribe("newHeads"));
  for await (const arrival of arrivals.read()) {
    if (typeof arrival === "object" && "log" in arrival) {
      yield* delivered.add(arrival.log);
      continue;
    }
    const { tip } = chain;
    // The socket may have been lost amid the logs of a block.
    if (arrival === "remade" && tip && !chain.isStart(tip)) missing.add(tip);
    const change = await unlessPassing(() => advance(chain, arrival));
    if (!change) continue;
    for (const block of change.removed) missing.delete(block);
    yield* delivered.takeBack(change);
    if (change.gap) yield change.gap;
    for (const block of change.added) {
      // Of a head that the node told, the logs come by themselves, unless they came when its block was gone.
      const told = typeof arrival === "object" && block === arrival.head;
      if (!told || delivered.hasLost(block.hash)) missing.add(block);
      delivered.restore(block);
    }
    missing.deleteAbove(change.reached);
    for await (const found of missing.read()) {
      if ("type" in found) yield found;
      else yield* delivered.add(found);
    }
    delivered.forget(Math.min(chain.oldest, missing.first));
  }
}
