import type { HeadEvent, WatchedClient, WatchOptions } from "./chain-events.ts";
import { HeadMachine } from "./head-machine.ts";
import { startWatch } from "./watch.ts";

/**
 * The heads of the chain, without holes: what was missed while there was no connection, or what the node left out, is
 * read by number and told in its place; blocks that a reorganisation replaced are told as `removed`, newest first, before
 * those that replace them. Each block is told once. What cannot be made up for is told as a `gap`.
 *
 * It begins behind the block that is newest when the iteration begins. The last 128 headers are kept in memory.
 *
 * @param client - A client made by `createRpcWebSocketClient`.
 * @param options - How many blocks are read again, and the end.
 * @returns events. Leaving the loop ends the subscription.
 * @throws NodeAccessError at once `INVALID_ARGUMENT`, naming the argument; while iterating what ends a subscription (`CLOSED`, `CREDENTIAL_REFUSED`, `SUBSCRIPTION_OVERFLOW`, …), and what
 * the first calls end with.
 *
 * @example
 * ```ts
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 * import { watchHeads } from "@node-access/rpc/subscriptions";
 *
 * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
 * for await (const event of watchHeads(client)) {
 *   if (event.type === "gap") console.log(`read again: ${event.fromBlock} to ${event.toBlock}`);
 *   else console.log(event.type, event.head.number, event.head.hash);
 * }
 * ```
 *
 * Source: go-ethereum, publish and subscribe.
 */
export function watchHeads(
  client: WatchedClient,
  options: WatchOptions = {},
): AsyncIterableIterator<HeadEvent, undefined> {
  return startWatch(client, options, (maxGap) => new HeadMachine(maxGap), [["newHeads"]]);
}
