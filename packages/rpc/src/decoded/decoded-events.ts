import { invalidArgument, type NodeAccessError, kindOf } from "@node-access/auth";
import type { ItemIterator } from "@node-access/transport/stream";
import type { Head, Log } from "../generated/types.ts";
import type { HeadEvent as WireHeadEvent, LogEvent as WireLogEvent } from "../subscriptions/chain-events.ts";
import { decode } from "./decode.ts";
import { mapIterator, type Source } from "./map-iterator.ts";
import { named, NO_QUANTITIES, type Shape } from "./shape.ts";

/** Blocks whose events are unknown. Read them again if you need them. */
export interface Gap {
  /** Distinguishes it from other events. */
  readonly type: "gap";
  /** The first block. */
  readonly fromBlock: bigint;
  /** The last block. */
  readonly toBlock: bigint;
  /** The node's error. Absent if the node does not have the blocks, or there are more than `maxGap`. */
  readonly reason: NodeAccessError | undefined;
}

/** An event of `watchHeads` with quantities as bigint. */
export type HeadEvent =
  | { readonly type: "head"; readonly head: Head<"bigint"> }
  | { readonly type: "removed"; readonly head: Head<"bigint"> }
  | Gap;

/** An event of `watchLogs` with quantities as bigint. */
export type LogEvent =
  | { readonly type: "log"; readonly log: Log<"bigint"> }
  | { readonly type: "removed"; readonly log: Log<"bigint"> }
  | Gap;

/**
 * Decodes the events of `watchHeads` or `watchLogs`: heads, logs and gaps with quantities as bigint.
 *
 * @param events - The iterator from `watchHeads` or `watchLogs`.
 * @returns an iterator over the decoded events. Leaving the loop ends the watch.
 * @throws NodeAccessError the errors of the watch.
 *
 * @example
 * ```ts
 * import { decodedEvents } from "@node-access/rpc/decoded";
 * import { watchHeads } from "@node-access/rpc/subscriptions";
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 *
 * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
 * for await (const event of decodedEvents(watchHeads(client))) {
 *   if (event.type === "head") console.log(event.head.number + 1n, "is next");
 * }
 * ```
 *
 * Source: ethereum/execution-apis defines quantities.
 */
export function decodedEvents(events: ItemIterator<WireHeadEvent>): ItemIterator<HeadEvent>;
export function decodedEvents(events: ItemIterator<WireLogEvent>): ItemIterator<LogEvent>;
export function decodedEvents(events: object): unknown {
  if (typeof (events as Partial<Source> | undefined)?.next !== "function")
    throw invalidArgument("events", "the result of watchHeads or watchLogs", kindOf(events));
  const head = named.ofResult("newHeads", []);
  const log = named.ofResult("logs", []);
  const parts: [string, Shape][] = [];
  if (head) parts.push(["head", head]);
  if (log) parts.push(["log", log]);
  const event: Shape = { ...NO_QUANTITIES, quantities: ["fromBlock", "toBlock"], parts };
  return mapIterator(events as Source, (notification) => decode(notification, event));
}
