import type { ItemIterator } from "@node-access/transport/stream";
import type { HeadEvent, WatchClient, WatchOptions } from "./chain-events.ts";
import { HeadMachine } from "./head-machine.ts";
import { startWatch } from "./watch.ts";

/**
 * Iterates over the heads of the chain without gaps. Heads missed while there was no connection,
 * or skipped by the node, are fetched by number and delivered in order. Blocks replaced by a
 * reorganization are delivered as `removed`, newest first, before their replacements.
 * Each block is delivered once. Blocks that cannot be fetched are reported as a `gap`; a block that
 * the node does not return only once 16 more have followed it, because backends of a load balancer
 * may lag behind.
 *
 * It starts with the block `fromBlock`, or else after the newest block at the start of the
 * iteration. It keeps the last 128 headers in memory.
 *
 * @param client - A client from `createRpcWebSocketClient`.
 * @param options - The first block, the maximum gap to fetch, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError immediately `INVALID_ARGUMENT` that names the argument; while iterating,
 * the errors that end a subscription (`CLOSED`, `CREDENTIAL_REFUSED`, `SUBSCRIPTION_OVERFLOW`, …),
 * and those of the first calls.
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
export function watchHeads(client: WatchClient, options: WatchOptions = {}): ItemIterator<HeadEvent> {
  return startWatch(client, options, (...start) => new HeadMachine(...start), [["newHeads"]]);
}
